// What is public of a player: lives, a token of each colour, treasures, protection.
import { Glyph, Icon } from "../../look/glyph.tsx";
import type { Sight } from "../../play/sight.ts";
import type { Attack } from "./attack.ts";
import { squareName } from "./places.ts";
import { texts } from "./texts.ts";
import { colours, TokenPicture, TokenSlot, tokenOf } from "./token.tsx";
import "./players.css";

export function PlayerState(props: { sight: Sight<"fluch">; seat: number; attack: Attack | null }) {
  const { sight, seat, attack } = props;
  const { view, reading, ahead, over, lang, word } = sight;
  const player = view.open.players[seat];
  if (!player) return null;
  const t = texts[lang];
  // What an attack has cost is seen until it is over.
  const before = attack?.before ?? player.lives;
  const after = ahead?.view?.open.players[seat]?.lives ?? player.lives;
  const owned = player.tokens.filter((value) => value > 0).length;
  const ready = !over && (owned >= reading.colours || player.treasures.length >= reading.treasures);
  const found = player.treasures.map(({ object, origin }) => `${word(`object.${object}`)} ${word(`origin.${origin}`)}`);
  return (
    <div class="state">
      <p class="lives">
        <Glyph name="g-life" size={22} />
        <b aria-hidden="true">{after === player.lives ? before : player.lives}</b>
        <span class="unseen">{t.lives(player.lives)}</span>
        {(after !== player.lives || before !== player.lives) && (
          <b class={after < before ? "after less" : "after"}>→ {after}</b>
        )}
      </p>
      <p class="owned">
        <span class="unseen">{t.tokens(owned)}: </span>
        {colours.map((colour, i) => {
          const value = player.tokens[i] ?? 0;
          if (value === 0) return <TokenSlot key={colour} colour={colour} size={28} />;
          const token = tokenOf(colour, value);
          return (
            <span key={colour} title={word(`token.${token}`)}>
              <TokenPicture token={token} size={28} />
              <span class="unseen">{word(`token.${token}`)} </span>
            </span>
          );
        })}
      </p>
      <p class="count" aria-hidden="true">
        <TokenPicture token="none" size={16} />
        <b>{owned}</b>
      </p>
      <p class="treasures" title={found.join("\n")}>
        <span class="unseen">{t.treasures(player.treasures.length, reading.treasures)}</span>
        <span aria-hidden="true">
          <b>{player.treasures.length}</b>/{reading.treasures}
        </span>
      </p>
      {player.protection.length > 0 && (
        <p class="tag" title={player.protection.map((card) => word(`card.${card}`)).join("\n")}>
          <Icon name="shield" /> {t.protection(player.protection.length)}
        </p>
      )}
      <Knows sight={sight} seat={seat} />
      {player.out || attack?.returns ? (
        <p class="tag alarm">{player.out ? t.out : t.fallen}</p>
      ) : (
        ready && (
          <p class="tag alarm">
            <Icon name="warn" /> {t.goalReached}
          </p>
        )
      )}
    </div>
  );
}

// With all hands open: the tokens that lie face down, but not for this player.
function Knows({ sight: { hands, view, reading, lang, word }, seat }: { sight: Sight<"fluch">; seat: number }) {
  const known = hands?.[seat]?.seen.flatMap((token, n) =>
    token !== "none" && view.open.chambers[n]?.faceDown ? [{ token, at: squareName(reading.chambers[n] ?? 0) }] : [],
  );
  if (!known || known.length === 0) return null;
  return (
    <p class="tag knows">
      <Icon name="reveal" /> {texts[lang].knows}:
      {known.map(({ token, at }) => (
        <span key={at} title={word(`token.${token}`)}>
          <TokenPicture token={token} size={20} />
          <span class="unseen">{word(`token.${token}`)}, </span>
          {at}
        </span>
      ))}
    </p>
  );
}

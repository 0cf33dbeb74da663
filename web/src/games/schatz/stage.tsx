// The middle of the table: the way through the six adventures with everybody's pawn, and the pharaoh card with the items.
import type { Item } from "../../generated/schatz.ts";
import type { Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { AdventureCard, CardFace, capital, ItemGlyph, Pawn } from "./cards.tsx";
import type { Curse } from "./curse.ts";
import { texts } from "./texts.ts";

const items: Item[] = ["ladder", "torch", "rope", "spade"];

export function Stage(props: { sight: Sight<"schatz">; curse: Curse | null; conjuring: boolean }) {
  const { sight, curse, conjuring } = props;
  const { view, front } = sight;
  const { open } = view;
  const t = texts[sight.lang];
  const ahead = sight.ahead?.view?.open;
  const standAt = (place: number) => sight.sitters.flatMap((_, seat) => (open.passed[seat] === place ? [seat] : []));
  const goal = front === null ? null : (open.passed[front] ?? 0);
  // The curse lies where it covers no pawn, if there is such a place.
  const calm = open.row.findLastIndex((_, i) => i < 4 && standAt(i + 1).length + standAt(i + 2).length === 0);
  const cursed = calm < 0 ? 3 : calm;
  const pawnWill = front !== null && ahead && ahead.passed[front] !== open.passed[front];
  return (
    <div class="stage">
      <Landscape />
      <ol class="way">
        <li class="start">
          <Post />
          <span class="sign">{t.start}</span>
          <Pawns seats={standAt(0)} sight={sight} />
        </li>
        {open.row.map((adventure, i) => (
          <li key={adventure} class={i === goal ? "slot goal" : "slot"}>
            {i === goal && <span class="flag">{t.goal}</span>}
            <AdventureCard adventure={adventure} difficulty={sight.reading.difficulties[i] ?? 0} word={sight.word} />
            <Pawns seats={standAt(i + 1)} sight={sight} />
            {curse && i === cursed && (
              <span class="curse" aria-hidden="true">
                <CardFace card="curse" word={sight.word} />
              </span>
            )}
            {pawnWill && i === goal && (
              <span class="pawns ghost">
                <Pawn seat={front} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <Pharaoh sight={sight} conjuring={conjuring} />
    </div>
  );
}

function Post() {
  return (
    <svg class="post" viewBox="0 0 74 120" aria-hidden="true">
      <path d="M37 118V30" stroke="#2a1d10" stroke-width="7" />
      <path d="M37 118V30" stroke="#a56a35" stroke-width="4" />
      <path d="M6 14H52L70 28 52 42H6Z" fill="#fbf1d8" stroke="#2a1d10" stroke-width="2.5" stroke-linejoin="round" />
    </svg>
  );
}

function Pawns({ seats, sight }: { seats: number[]; sight: Sight<"schatz"> }) {
  if (seats.length === 0) return null;
  return (
    <span class={`pawns many-${Math.min(seats.length, 4)}`}>
      {seats.map((seat) => (
        <Pawn key={seat} seat={seat} />
      ))}
      <span class="unseen">{seats.map(sight.nameOf).join(", ")}</span>
    </span>
  );
}

// Where the black pawn stands, and where it may be put.
function Pharaoh({ sight, conjuring }: { sight: Sight<"schatz">; conjuring: boolean }) {
  const t = texts[sight.lang];
  const { pawn } = sight.view.open;
  const will = sight.ahead?.view?.open.pawn;
  const moveTo = (to: Item) => ({ is: conjuring ? ("magic" as const) : ("movePawn" as const), to });
  return (
    <section class="pharaoh" aria-label={t.pharaoh}>
      {items.map((item) => {
        const inside = (
          <>
            <ItemGlyph item={item} />
            <span class="itemName">{capital(sight.word(`item.${item}`))}</span>
            {(item === pawn || item === will) && (
              <svg class={item === pawn ? "blackPawn" : "blackPawn ghost"} viewBox="0 0 64 64" aria-hidden="true">
                <use href="#sp-pawn" width="64" height="64" />
              </svg>
            )}
            {item === pawn && <span class="unseen">, {t.blackPawn}</span>}
          </>
        );
        const classes = `item ${item}${item === pawn ? " here" : ""}`;
        return sight.isLegal(moveTo(item)) ? (
          <Target key={item} sight={sight} move={moveTo(item)} class={classes}>
            {inside}
          </Target>
        ) : (
          <div key={item} class={classes}>
            {inside}
          </div>
        );
      })}
      <svg class="medallion" viewBox="0 0 92 92" aria-hidden="true">
        <circle cx="46" cy="46" r="44" fill="#e3cb98" stroke="#2a1d10" stroke-width="2.5" />
        <circle cx="46" cy="46" r="39" fill="#1f3f7a" stroke="#c8962a" stroke-width="2" />
        <use href="#sp-pharaoh" x="10" y="11" width="72" height="72" />
      </svg>
    </section>
  );
}

// Desert to tomb, from left to right, between two painted friezes.
function Landscape() {
  return (
    <svg class="landscape" viewBox="0 0 1440 292" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="schatz-sky" x1="0" x2="1">
          <stop offset="0" stop-color="#f3d9a0" />
          <stop offset=".55" stop-color="#e4b06a" />
          <stop offset="1" stop-color="#8a4a2c" />
        </linearGradient>
        <pattern id="schatz-frieze" width="60" height="12" patternUnits="userSpaceOnUse">
          <rect width="60" height="12" fill="#2a1d10" />
          <rect y="2" width="60" height="8" fill="#f0cf74" />
          <rect x="3" y="2" width="14" height="8" fill="#1f3f7a" />
          <rect x="23" y="2" width="14" height="8" fill="#b3402a" />
          <rect x="43" y="2" width="14" height="8" fill="#1d8a86" />
        </pattern>
      </defs>
      <rect width="1440" height="292" fill="url(#schatz-sky)" />
      <path d="M0 150C120 110 240 190 380 150S640 110 760 160V292H0Z" fill="#dfb06a" opacity=".7" />
      <path d="M640 292 960 20 1280 292Z" fill="#b97f45" opacity=".55" />
      <path d="M960 20 1280 292H1010Z" fill="#7d4c28" opacity=".45" />
      <path d="M980 292 1220 60 1440 272V292Z" fill="#8a5430" opacity=".5" />
      <path d="M0 216C160 180 300 250 520 214S860 230 1100 240 1300 230 1440 244V292H0Z" fill="#c98f4c" />
      <path d="M0 256C260 230 420 280 700 256S1200 270 1440 262V292H0Z" fill="#a86c36" />
      <path
        d="M20 240C220 262 900 262 1110 236"
        fill="none"
        stroke="#fff1c8"
        stroke-width="4"
        stroke-dasharray="2 13"
        stroke-linecap="round"
      />
      <rect width="1440" height="12" fill="url(#schatz-frieze)" />
      <rect y="280" width="1440" height="12" fill="url(#schatz-frieze)" />
    </svg>
  );
}

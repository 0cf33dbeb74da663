// What is public of a player: the adventurer, how many of everything, tombs won, the medallion, the camp.
import type { ComponentChildren } from "preact";
import type { Card } from "../../generated/medaillon.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Back, CardFace, drawingOf } from "./card.tsx";
import { copiesOf, copyKey, type Here } from "./facts.ts";
import { texts } from "./texts.ts";

export function Expedition({ sight, seat }: { sight: Here; seat: number }) {
  const t = texts[sight.lang];
  const { open, own } = sight.view;
  const adventurer = open.adventurer[seat] ?? "none";
  const camp = open.camp[seat] ?? [];
  const then = sight.ahead?.view?.open;
  const known = sight.front !== null && seat !== sight.front ? own.known : [];
  const holds = open.holder === seat;
  const campId = `medaillon-camp-${seat}`;
  return (
    <>
      <svg
        class="portrait"
        viewBox="6 2 88 88"
        data-card={adventurer}
        role="img"
        aria-label={sight.word(`card.${adventurer}`)}
      >
        <use href={drawingOf(adventurer)} width="96" height="96" />
      </svg>
      <p class="adventurer">{sight.word(`card.${adventurer}`)}</p>
      <dl class="counts">
        <Count label={t.coins} now={open.coins[seat]} later={then?.coins[seat]}>
          <Glyph name="md-coin" />
        </Count>
        <Count label={t.hand} now={open.handSize[seat]} later={then?.handSize[seat]}>
          <Back deck="main" />
        </Count>
        <Count label={t.papyri} now={open.papyri[seat]} later={then?.papyri[seat]}>
          <Back deck="papyrus" />
        </Count>
        <Count label={t.pass} now={open.mayPass[seat] ? 1 : 0} later={undefined}>
          <Glyph name="md-pass" />
        </Count>
      </dl>
      <Won sight={sight} seat={seat} />
      {holds && (
        <p class="holds">
          <Glyph name="md-medallion" />
          <span class="long">{t.holds}</span>
          <span class="unseen short">{t.holdsShort}</span>
        </p>
      )}
      {known.length > 0 && (
        <div class="known">
          <h3>{t.known}</h3>
          <Small sight={sight} cards={known} />
        </div>
      )}
      <div class="camp">
        <h3>{t.camp}</h3>
        {camp.length > 0 ? (
          <Small sight={sight} cards={camp} dense={known.length > 0} />
        ) : (
          <p class="nobody">{t.campEmpty}</p>
        )}
      </div>
      <button
        type="button"
        class="showCamp"
        popoverTarget={campId}
        aria-label={t.showCamp(sight.nameOf(seat), camp.length)}
      >
        <Tent /> {camp.length}
      </button>
      <div popover="auto" id={campId} class="campSheet">
        <h3>{seat === sight.front ? t.yourCamp : t.campOf(sight.nameOf(seat))}</h3>
        <Small sight={sight} cards={[adventurer, ...camp]} />
        {known.length > 0 && (
          <>
            <h3>{t.known}</h3>
            <Small sight={sight} cards={known} />
          </>
        )}
      </div>
    </>
  );
}

function Count(props: {
  label: string;
  now: number | undefined;
  later: number | undefined;
  children: ComponentChildren;
}) {
  const { label, now = 0, later = now, children } = props;
  return (
    <div class={now === 0 && later === 0 ? "none" : ""}>
      {children}
      <dd>
        {now}
        {later !== now && <ins>→{later}</ins>}
      </dd>
      <dt>{label}</dt>
    </div>
  );
}

function Won({ sight, seat }: { sight: Here; seat: number }) {
  const t = texts[sight.lang];
  const won = sight.view.open.won[seat] ?? [];
  const { toWin } = sight.reading;
  const names = won.map((tomb) => sight.word(`tomb.${tomb}`));
  return (
    <p class="won" title={names.join(", ")}>
      {Array.from({ length: toWin }, (_, i) => (
        <Glyph key={i} name="md-tomb" kind={i < won.length ? "glyph" : "glyph open"} />
      ))}
      <span class="many">{t.tombsWon(won.length, toWin)}</span>
      <span class="unseen">
        {sight.word("picture.won")}
        {names.length > 0 && `: ${names.join(", ")}`}
      </span>
    </p>
  );
}

// Cards side by side, smaller where there are many.
function Small({ sight, cards, dense = false }: { sight: Here; cards: Card[]; dense?: boolean }) {
  return (
    <ul class={dense || cards.length > 3 ? "cards small" : "cards"}>
      {copiesOf(cards).map((copy) => (
        <li key={copyKey(copy)} class="spot">
          <CardFace sight={sight} card={copy.card} />
        </li>
      ))}
    </ul>
  );
}

function Tent() {
  return (
    <svg class="tentSign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4 2 20h20ZM12 11l-4 9h8Z" fill-rule="evenodd" />
    </svg>
  );
}

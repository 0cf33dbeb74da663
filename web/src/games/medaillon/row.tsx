// One side of the board: in the tomb who has entered, what lies beside them, and how strong that is; in camp the camp.
import type { ComponentChildren } from "preact";
import type { Card } from "../../generated/medaillon.ts";
import { Back, CardFace, labelOf } from "./card.tsx";
import {
  added,
  aheadInTomb,
  askOf,
  copiesOf,
  copyKey,
  doomedOf,
  goneOf,
  type Here,
  type InTomb,
  laidOf,
  nearSeat,
  partyMove,
  partyOf,
  printedOf,
  sumOf,
} from "./facts.ts";
import { OpenHand } from "./open.tsx";
import { isEcho, type Pick, Place, type Tag, usePick } from "./place.tsx";
import { texts } from "./texts.ts";

export function TombRow({ sight, seat, trap }: { sight: Here; seat: number; trap: Card | null }) {
  const pick = usePick();
  const t = texts[sight.lang];
  const { open } = sight.view;
  const own = seat === sight.front;
  const sending = own && sight.asked && askOf(sight) === "send";
  return (
    <section class={seat === nearSeat(sight) ? "row near" : "row"} aria-label={sight.nameOf(seat)}>
      <ul class="cards">
        {partyOf(sight, seat).map((one) => (
          <Character key={copyKey(one)} {...{ sight, seat, one, trap, pick }} />
        ))}
        {goneOf(sight, seat).map(({ card, healed }, i) => (
          <li key={`gone ${i}`} class="spot gone">
            <CardFace sight={sight} card={card} />
            <span class="tag">{healed ? t.healed : t.gone}</span>
          </li>
        ))}
      </ul>
      {sending ? (
        <Beside label={t.whoGoes}>
          {copiesOf([open.adventurer[seat] ?? "none", ...(open.camp[seat] ?? [])])
            .filter(({ card }) => card !== open.adventurer[seat] || !open.party[seat]?.includes(card))
            .map((copy) => (
              <Place
                key={copyKey(copy)}
                sight={sight}
                copy={copy}
                pick={pick}
                move={{ is: "send", card: copy.card }}
                label={labelOf(sight, copy.card)}
              >
                <CardFace sight={sight} card={copy.card} />
              </Place>
            ))}
        </Beside>
      ) : (
        <Obstacles sight={sight} seat={seat} pick={pick} />
      )}
      <Plaque sight={sight} seat={seat} />
      <OpenHand sight={sight} seat={seat} />
    </section>
  );
}

// Right of a dashed rule.
function Beside({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="beside">
      <small class="label">{label}</small>
      <ul class="cards" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

function Character(props: { sight: Here; seat: number; one: InTomb; trap: Card | null; pick: Pick }) {
  const { sight, seat, one, trap, pick } = props;
  const t = texts[sight.lang];
  const { open } = sight.view;
  const move = one.ghost ? null : partyMove(sight, seat, one, trap);
  const isStruck = seat === sight.front && askOf(sight) === "heal" && open.struck.card === one.card && one.nth === 0;
  const reason = move?.is === "trigger" ? reasonOf(sight, one, move.trap) : undefined;
  const doomed = doomedOf(sight, seat).includes(one.card) && !isEcho(pick, one);
  const state = [one.ghost && "ghost", isStruck && "struck", doomed && "doomed", one.blessed && "blessed"];
  return (
    <Place
      sight={sight}
      copy={one}
      pick={pick}
      move={move}
      label={labelOf(sight, one.card, one.strength)}
      class={state.filter(Boolean).join(" ")}
      tag={isStruck ? { words: t.struck } : reason}
    >
      <CardFace sight={sight} card={one.card} strength={one.strength} later={doomed ? undefined : one.later} />
    </Place>
  );
}

// Of a target what the limit of the trap is held against; of the others why not, as far as it can be seen. The rules say
// more when such a card is pressed.
function reasonOf(sight: Here, { card, strength, blessed }: InTomb, trap: Card): Tag | undefined {
  const t = texts[sight.lang];
  const { limit } = printedOf(sight, trap);
  const printed = printedOf(sight, card);
  const counts = sight.view.open.options.trapLimit === "printed" ? printed.strength : strength;
  if (sight.isLegal({ is: "trigger", trap, target: card, blessed }))
    return limit === 0 ? undefined : { sum: `${counts} ≤ ${limit}` };
  return limit > 0 && counts > limit && printed.kind !== "adventurer"
    ? { words: t.tooStrong, sum: `${counts} > ${limit}` }
    : { words: t.notATarget };
}

// What has been laid: face down, one's own seen through; afterwards the traps, and the papyri that last.
function Obstacles({ sight, seat, pick }: { sight: Here; seat: number; pick: Pick }) {
  const t = texts[sight.lang];
  const { open } = sight.view;
  const mine = seat === sight.front;
  const cards = open.laidCards[seat] ?? 0;
  const papyri = open.laidPapyri[seat] ?? 0;
  const laid = laidOf(sight, seat);
  const ghosts = mine ? added(laid, aheadInTomb(sight)?.view.own.laid ?? laid) : [];
  if (laid.length + ghosts.length > 0) {
    const later = aheadInTomb(sight);
    const laterCopies = copiesOf(later?.view.own.laid ?? []);
    return (
      <Beside label={mine ? t.onlyYou : t.faceDownMany(laid.length)}>
        {copiesOf(laid).map((copy, i) => (
          <li key={copyKey(copy)} class="spot hidden">
            <CardFace sight={sight} card={copy.card} strength={laidStrength(sight, copy.card, sight.reading.laid[i])} />
            <span class="tag">{t.hidden}</span>
          </li>
        ))}
        {ghosts.map((copy) => {
          const at = laterCopies.findIndex(({ card, nth }) => card === copy.card && nth === copy.nth);
          return (
            <li key={`ghost ${copyKey(copy)}`} class="spot ghost">
              <CardFace
                sight={sight}
                card={copy.card}
                strength={laidStrength(sight, copy.card, later?.reading.laid[at])}
              />
            </li>
          );
        })}
      </Beside>
    );
  }
  if (cards + papyri > 0)
    return (
      <Beside label={t.faceDownMany(cards + papyri)}>
        {Array.from({ length: cards + papyri }, (_, i) => (
          <li key={i} class="spot down">
            <Back deck={i < cards ? "main" : "papyrus"} />
            <span class="unseen">{i < cards ? t.faceDown : t.faceDownPapyrus}</span>
          </li>
        ))}
      </Beside>
    );
  const traps = open.traps[seat] ?? [];
  const inForce = open.inForce[seat] ?? [];
  // While one's own are triggered, they lie in the place of the hand.
  const lying = mine && sight.asked && askOf(sight) === "trigger" ? [] : traps;
  if (lying.length + inForce.length === 0) return null;
  const disarming = !mine && sight.asked && askOf(sight) === "disarm";
  return (
    <Beside label={lying.length > 0 ? t.trapsHere : t.inForce}>
      {copiesOf(lying).map((copy) => (
        <Place
          key={copyKey(copy)}
          sight={sight}
          copy={copy}
          pick={pick}
          move={disarming ? { is: "disarm", trap: copy.card } : null}
          label={labelOf(sight, copy.card)}
        >
          <CardFace sight={sight} card={copy.card} />
        </Place>
      ))}
      {inForce.map((card) => (
        <li key={card} class="spot">
          <CardFace sight={sight} card={card} />
        </li>
      ))}
    </Beside>
  );
}

// What fights with strength when it is turned up; of a bluff the printed one is shown.
function laidStrength(sight: Here, card: Card, strength: number | undefined): number | undefined {
  const { kind, character } = printedOf(sight, card);
  return character && (kind === "undead" || kind === "papyrus") ? strength : undefined;
}

// The sum, and what it is made of.
function Plaque({ sight, seat }: { sight: Here; seat: number }) {
  const t = texts[sight.lang];
  const { open } = sight.view;
  const { open: shown, all, later } = sumOf(sight, seat);
  const faceDown = (open.laidCards[seat] ?? 0) + (open.laidPapyri[seat] ?? 0);
  const own = seat === sight.front;
  const parts = partyOf(sight, seat).filter(({ ghost }) => !ghost);
  const made =
    own && faceDown > 0
      ? `${t.openSum(shown)} + ${t.hiddenSum(all - shown)}`
      : faceDown > 0
        ? t.faceDownMany(faceDown)
        : parts.map(({ strength }) => strength).join(" + ");
  return (
    <div class={`plaque seat-${seat + 1}`}>
      <strong>{own ? sight.t.you : sight.nameOf(seat)}</strong>
      <div class="sum">
        <b key={all}>{all}</b>
        {!own && faceDown > 0 && (later === null || later === all) && <i class="long"> +?</i>}
        {later !== null && later !== all && <ins> → {later}</ins>}
      </div>
      <small class="long">{made}</small>
      <small class="brief" aria-hidden="true">
        {faceDown > 0 && (own ? `${shown} + ${all - shown}` : `+? ×${faceDown}`)}
      </small>
    </div>
  );
}

export function CampRow({ sight, seat }: { sight: Here; seat: number }) {
  const t = texts[sight.lang];
  const { open } = sight.view;
  const own = seat === sight.front;
  const camp = open.camp[seat] ?? [];
  const ghosts = sight.ahead?.view ? added(camp, sight.ahead.view.open.camp[seat] ?? []) : [];
  const title = own ? t.yourCamp : t.campOf(sight.nameOf(seat));
  return (
    <section class={seat === nearSeat(sight) ? "row camp near" : "row camp"} aria-label={title}>
      <h2>{title}</h2>
      <ul class="cards">
        <li class="spot">
          <CardFace sight={sight} card={open.adventurer[seat] ?? "none"} />
        </li>
        {copiesOf(camp).map((copy) => (
          <li key={copyKey(copy)} class="spot">
            <CardFace sight={sight} card={copy.card} />
          </li>
        ))}
        {ghosts.map((copy) => (
          <li key={`ghost ${copyKey(copy)}`} class="spot ghost">
            <CardFace sight={sight} card={copy.card} />
          </li>
        ))}
      </ul>
      <OpenHand sight={sight} seat={seat} />
    </section>
  );
}

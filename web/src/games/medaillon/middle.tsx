// What lies between the two sides: the tomb with the steps of the round and who leads; in camp what is to be chosen.
import type { ComponentChildren } from "preact";
import type { Move, Tomb } from "../../generated/medaillon.ts";
import { Glyph } from "../../look/glyph.tsx";
import { SeatShape } from "../../look/seat.tsx";
import { Steps } from "../../play/steps.tsx";
import { Target } from "../../play/target.tsx";
import { Back, CardFace, labelOf } from "./card.tsx";
import {
  askOf,
  campStepOf,
  copiesOf,
  copyKey,
  farSeat,
  type Here,
  lastTombOf,
  nearSeat,
  stepOf,
  sumOf,
} from "./facts.ts";
import { Place, usePick } from "./place.tsx";
import { texts } from "./texts.ts";

export function TombMiddle({ sight }: { sight: Here }) {
  return (
    <div class="middle">
      <StepsNow sight={sight} />
      {sight.view.open.tomb !== "none" ? (
        <Gate sight={sight} tomb={sight.view.open.tomb} />
      ) : (
        <LastTomb sight={sight} />
      )}
      <Verdict sight={sight} />
    </div>
  );
}

// Of the round; in the own camp phase those of the phase.
function StepsNow({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const inCamp = sight.asked ? campStepOf(sight) : -1;
  const [titles, now] = inCamp < 0 ? [t.steps, stepOf(sight)] : [t.campSteps, inCamp];
  const steps = titles.map((title, i) => ({ title, state: i < now ? "done" : i === now ? "now" : "later" }) as const);
  return <Steps t={sight.t} steps={steps} />;
}

// A tomb card: a gate, with its name and what holds inside.
export function Gate({ sight, tomb, children }: { sight: Here; tomb: Tomb; children?: ComponentChildren }) {
  return (
    <article class="gate">
      <svg class="shape" viewBox="0 0 400 180" preserveAspectRatio="none" aria-hidden="true">
        <path class="stones" d="M6 176 22 30H378L394 176Z" />
        <path class="lintel" d="M2 30C2 12 10 4 22 4H378C390 4 398 12 398 30Z" />
        <path class="course" d="M22 42H378M20 56H380" />
        <path class="lapisBand" d="M30 18H180M220 18H370" />
        <path class="redBand" d="M30 18H180M220 18H370" />
      </svg>
      <Glyph name="md-tomb" kind="entrance" />
      <div class="words">
        <small>{sight.word("picture.tomb")}</small>
        <h2>{sight.word(`tomb.${tomb}`)}</h2>
        <p>{sight.word(`tomb.${tomb}`, "about")}</p>
        {children}
      </div>
    </article>
  );
}

// Who leads, as it lies or as it would.
function Verdict({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const { open } = sight.view;
  const [near, far] = [nearSeat(sight), farSeat(sight)];
  const sums = [sumOf(sight, near), sumOf(sight, far)] as const;
  if (open.party.every((party) => party.length === 0) && !sight.ahead)
    return <p class="verdict">{open.tomb !== "none" && t.nobodyIn}</p>;
  const foreseen = sums.some(({ later }) => later !== null);
  const [mine, theirs] = sums.map(({ all, later }) => later ?? all) as [number, number];
  const leader = mine >= theirs ? near : far;
  const by = Math.abs(mine - theirs);
  const unseen = [near, far]
    .filter((seat) => seat !== sight.front)
    .reduce((sum, seat) => sum + (open.laidCards[seat] ?? 0) + (open.laidPapyri[seat] ?? 0), 0);
  return (
    <div class={leader === sight.front ? "verdict ahead" : "verdict"}>
      <small>{foreseen ? sight.ahead?.say : t.now}</small>
      <strong>{by === 0 ? t.tie : leader === sight.front ? t.youLead(by) : t.leads(sight.nameOf(leader), by)}</strong>
      {unseen > 0 && <small>{t.notYet(unseen)}</small>}
    </div>
  );
}

export function CampMiddle({ sight }: { sight: Here }) {
  switch (sight.asked ? askOf(sight) : undefined) {
    case "split":
      return <Splits sight={sight} />;
    case "keep":
    case "putUnder":
      return <Looked sight={sight} />;
    case "open":
      return <OpenOrPass sight={sight} />;
    default:
      return (
        <div class="middle calm">
          <StepsNow sight={sight} />
          <LastTomb sight={sight} />
          <NextTomb sight={sight} />
        </div>
      );
  }
}

// The last tomb, and how it ended.
function LastTomb({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const last = lastTombOf(sight);
  if (!last)
    return (
      <div class="last">
        <Glyph name="md-tomb" size={56} />
        <p>{t.firstTomb}</p>
      </div>
    );
  const [near, far] = [nearSeat(sight), farSeat(sight)];
  return (
    <div class="last">
      <Glyph name="md-tomb" size={56} />
      <p>
        <small>{t.lastTomb}</small>
        <strong>{sight.word(`tomb.${last.tomb}`)}</strong>
        <span>
          <SeatShape seat={last.seat} size={14} /> {t.wentTo(sight.nameOf(last.seat))}
          {last.sums.length === 2
            ? ` (${sight.nameOf(near)} ${last.sums[near]}, ${sight.nameOf(far)} ${last.sums[far]})`
            : `, ${t.noFight}`}
        </span>
      </p>
    </div>
  );
}

// What a seer has shown.
function NextTomb({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const { foreseen } = sight.view.own;
  if (sight.front === null || foreseen === "none") return null;
  return (
    <div class="last">
      <Back deck="tomb" />
      <p>
        <small>{t.nextTomb}</small>
        <strong>{sight.word(`tomb.${foreseen}`)}</strong>
        <span>{sight.word(`tomb.${foreseen}`, "about")}</span>
      </p>
    </div>
  );
}

// Five ways to split four resources.
function Splits({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const { open } = sight.view;
  const me = nearSeat(sight);
  const pointed = sight.ahead?.move.is === "split" ? sight.ahead.move : null;
  const [coins, cards] = [open.coins[me] ?? 0, open.handSize[me] ?? 0];
  return (
    <div class="middle choosing">
      <header>
        <h2>{t.split}</h2>
        <StepsNow sight={sight} />
      </header>
      <div class="choices five">
        {sight.moves.map(({ move }) => {
          if (move.is !== "split") return null;
          return (
            <Choice key={move.coins} sight={sight} move={move}>
              <span class="resources">
                {Array.from({ length: move.coins }, (_, i) => (
                  <Glyph key={i} name="md-coin" kind="coin" />
                ))}
                {Array.from({ length: move.cards }, (_, i) => (
                  <Back key={i} deck="main" />
                ))}
              </span>
              <b>
                {move.coins} + {move.cards}
              </b>
              <small>
                {t.nCoins(move.coins)}, {t.nCards(move.cards)}
              </small>
            </Choice>
          );
        })}
      </div>
      <div class="below">
        <p class="then">
          {pointed
            ? t.have(`${coins} → ${coins + pointed.coins}`, `${cards} → ${cards + pointed.cards}`)
            : sight.t.previewAbout}
        </p>
        <NextTomb sight={sight} />
      </div>
    </div>
  );
}

function Choice({ sight, move, children }: { sight: Here; move: Move; children: ComponentChildren }) {
  return (
    <div class="way">
      <Target sight={sight} move={move} class="choice" />
      <span class="shown" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}

// What an archaeologist sees.
function Looked({ sight }: { sight: Here }) {
  const pick = usePick();
  const keeping = askOf(sight) === "keep";
  return (
    <div class="middle choosing">
      <h2>{sight.word("picture.looked")}</h2>
      <ul class="cards looked">
        {copiesOf(sight.view.own.looked).map((copy) => (
          <Place
            key={copyKey(copy)}
            sight={sight}
            copy={copy}
            pick={pick}
            move={keeping ? { is: "keep", card: copy.card } : { is: "putUnder", card: copy.card }}
            label={labelOf(sight, copy.card)}
          >
            <CardFace sight={sight} card={copy.card} />
          </Place>
        ))}
      </ul>
    </div>
  );
}

function OpenOrPass({ sight }: { sight: Here }) {
  const say = (kind: Move["is"]) => sight.moves.find(({ move }) => move.is === kind)?.say;
  return (
    <div class="middle choosing">
      <div class="choices two">
        {say("openTomb") && (
          <Choice sight={sight} move={{ is: "openTomb" }}>
            <Glyph name="md-tomb" kind="sign" />
            <b>{say("openTomb")}</b>
          </Choice>
        )}
        {say("pass") && (
          <Choice sight={sight} move={{ is: "pass" }}>
            <Glyph name="md-pass" kind="sign" />
            <b>{say("pass")}</b>
          </Choice>
        )}
      </div>
      <NextTomb sight={sight} />
    </div>
  );
}

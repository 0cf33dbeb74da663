// A curse hits: only what lies in front is offered, each card with what would be left; the hand is small, it is safe. And
// the list of who gives up what.
import type { Move } from "../../generated/schatz.ts";
import { SeatShape } from "../../look/seat.tsx";
import type { Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { CardFace, capital, printedOn } from "./cards.tsx";
import type { Curse } from "./curse.ts";
import { inFrontOf, SmallCards } from "./front.tsx";
import { Meter } from "./meter.tsx";
import { texts } from "./texts.ts";

export function GiveUp({ sight }: { sight: Sight<"schatz"> }) {
  const t = texts[sight.lang];
  const { hand } = sight.view.own;
  return (
    <div class="giveUp panel">
      <div class="choices">
        {sight.moves.map(({ move }) => move.is === "giveUp" && <Choice key={move.card} sight={sight} move={move} />)}
      </div>
      {hand.length > 0 && <SmallCards sight={sight} cards={hand} label={t.safeHand} />}
    </div>
  );
}

function Choice({ sight, move }: { sight: Sight<"schatz">; move: Extract<Move, { is: "giveUp" }> }) {
  const t = texts[sight.lang];
  const { card } = move;
  const { value } = printedOn(card);
  const { difficulty, laid, sum } = inFrontOf(sight, sight.front as number);
  const without = laid.filter((_, i) => i !== laid.indexOf(card));
  return (
    <Target sight={sight} move={move} class="choice">
      <CardFace card={card} word={sight.word} size="table" />
      <span class="result">
        <span class="name">{capital(sight.word(`card.${card}`))}</span>
        <b>{value > 0 ? `${sum} → ${sum - value}` : t.remains(sum)}</b>
        <Meter difficulty={difficulty} laid={value > 0 ? without : laid} />
        <small>{t.missing(difficulty - sum + value)}</small>
      </span>
    </Target>
  );
}

export function Losses({ sight, curse }: { sight: Sight<"schatz">; curse: Curse }) {
  const t = texts[sight.lang];
  const { by, losses } = curse;
  return (
    <section class="losses">
      <h2>{t.whoGives}</h2>
      <ol>
        {losses.map(({ seat, state, card }) => (
          <li key={seat} class={state}>
            <SeatShape seat={seat} size={15} />
            <span class="who">{seat === sight.front ? capital(sight.t.you) : sight.nameOf(seat)}</span>
            {card ? (
              <>
                <CardFace card={card} word={sight.word} size="table" />
                <span class="what">{capital(sight.word(`card.${card}`))}</span>
              </>
            ) : (
              <span class="what">
                {state === "done" ? t.hasChosen : state === "now" ? t.chooses : seat === by ? t.last : t.later}
              </span>
            )}
            {seat === by && <span class="unseen"> ({t.hasCursed})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

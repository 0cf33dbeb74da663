// In the place of the hand while traps are triggered: those that have been, the own ones of which one is taken, and what
// the target that is pointed at would cost.
import type { Card } from "../../generated/medaillon.ts";
import { SeatShape } from "../../look/seat.tsx";
import { CardFace, labelOf, nameOf } from "./card.tsx";
import { farSeat, type Here, lossesOf, nearSeat, sumOf, triggeredOf } from "./facts.ts";
import { texts } from "./texts.ts";

export function Traps(props: { sight: Here; trap: Card | null; takeTrap: (trap: Card) => void }) {
  const { sight, trap, takeTrap } = props;
  const t = texts[sight.lang];
  const mine = sight.view.open.traps[nearSeat(sight)] ?? [];
  const pointed = sight.ahead?.move.is === "trigger";
  return (
    <section class="traps" aria-label={t.whichTrap}>
      {triggeredOf(sight).map(({ seat, trap }, i) => (
        <div key={`done ${i}`} class="spot gone">
          <CardFace sight={sight} card={trap} />
          <small>
            <SeatShape seat={seat} size={12} /> {t.triggered}
          </small>
        </div>
      ))}
      {[...new Set(mine)].map((card) => {
        const many = mine.filter((other) => other === card).length;
        const inVain = sight.isLegal({ is: "trigger", trap: card, target: "none", blessed: false });
        return (
          <div key={card} class={card === trap ? "spot taken" : "spot"}>
            <button
              type="button"
              class="take"
              aria-pressed={card === trap}
              aria-label={labelOf(sight, card)}
              onClick={() => takeTrap(card)}
            />
            <span class="shown" aria-hidden="true">
              <CardFace sight={sight} card={card} />
            </span>
            <small>
              {many > 1 && `${many} × `}
              {inVain ? t.noTarget : card === trap ? t.thisTrap : t.nextTrap}
            </small>
          </div>
        );
      })}
      {pointed ? (
        <Losses sight={sight} />
      ) : (
        trap && (
          <p class="about">
            <b>{nameOf(sight, trap)}</b> {sight.word(`card.${trap}`, "about")}
          </p>
        )
      )}
    </section>
  );
}

// One by one what the trap would cost, and what is left; also bonuses that go with the one who is hit.
function Losses({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const sides = [farSeat(sight), nearSeat(sight)].map((seat) => {
    const { all, later } = sumOf(sight, seat);
    const losses = lossesOf(sight, seat);
    const told = losses.reduce((sum, { by }) => sum + by, 0);
    return { seat, all, later: later ?? all + told, losses, more: later === null ? 0 : later - all - told };
  });
  const changed = sides.filter(({ seat, all, later }) => later !== all || seat === farSeat(sight));
  return (
    <section class="losses panel">
      <h2>{sight.ahead?.say}</h2>
      <ul>
        {sides.flatMap(({ seat, losses, more }) => [
          ...losses.map(({ card, by, gone }, i) => (
            <li key={`${seat} ${i}`}>
              <b>{signed(by)}</b> {nameOf(sight, card)}: {gone ? t.gone : by < 0 ? t.weaker : t.stronger}
            </li>
          )),
          more !== 0 && (
            <li key={`${seat} more`}>
              <b>{signed(more)}</b> {t.hungOnIt}
            </li>
          ),
        ])}
        {sight.ahead?.events.map(({ event, say }, i) => event.is === "protected" && <li key={i}>{say}</li>)}
      </ul>
      {changed.map(({ seat, all, later }) => (
        <p key={seat}>{later === all ? t.stays(sight.nameOf(seat), all) : `${sight.nameOf(seat)} ${all} → ${later}`}</p>
      ))}
    </section>
  );
}

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

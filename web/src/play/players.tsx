// Who sits at the table, each with a colour and a shape, and whose turn it is.
import { SeatShape } from "../look/seat.tsx";
import type { Sitter } from "../protocol.ts";
import type { Texts } from "../texts.ts";

export function Players(props: { t: Texts; sitters: Sitter[]; front: number | null; actors: number[] }) {
  const { t, sitters, front, actors } = props;
  return (
    <section class="players" aria-label={t.atTable}>
      <ul>
        {sitters.map(({ name, bot }, seat) => (
          <li key={seat} class={`panel seat-${seat + 1}${actors.includes(seat) ? " active" : ""}`}>
            <SeatShape seat={seat} />
            <strong>{name}</strong>
            <span class="kind">{seat === front ? t.you : bot ? t.bot(bot) : t.aPerson}</span>
            {actors.includes(seat) && <span class="unseen">{t.isAsked}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

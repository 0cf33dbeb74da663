// Who sits at the table, each with a colour and a shape, what is public of them, and whose turn it is.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { SeatShape } from "../look/seat.tsx";
import { Around } from "./around.ts";
import type { GameId, Sight } from "./sight.ts";

export function Players<Id extends GameId>(props: {
  sight: Sight<Id>;
  order?: number[] | undefined; // as they sit if left out
  player: (seat: number) => ComponentChildren;
}) {
  const { sight, player } = props;
  const { t, sitters, front, actors } = sight;
  const { afar } = useContext(Around);
  const order = props.order ?? sitters.map((_, seat) => seat);
  return (
    <section class="players" aria-label={t.atTable}>
      <ul>
        {order.map((seat) => (
          <li key={seat} class={`panel seat-${seat + 1}${actors.includes(seat) ? " active" : ""}`}>
            <div class="who">
              <SeatShape seat={seat} />
              <strong>{sitters[seat]?.name}</strong>
              <span class="kind">
                {seat === front
                  ? t.you
                  : afar
                    ? afar.presence(seat)
                    : sitters[seat]?.bot
                      ? t.botShort(sitters[seat].bot)
                      : t.aPerson}
              </span>
              {actors.includes(seat) && <span class="unseen">{t.isAsked}</span>}
            </div>
            {player(seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

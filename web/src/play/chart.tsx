// How everybody stood over the game: a line for each seat, told apart by colour and dashes, and numbered moves.
import type { ComponentChildren } from "preact";
import { SeatShape } from "../look/seat.tsx";
import type { Sitter, Weighed } from "../protocol.ts";
import type { Texts } from "../texts.ts";
import { type Marked, standsAt } from "./analysis.ts";
import "./chart.css";

const dashes = ["", "6 4", "2 4", "8 3 2 3", "12 4", "1 3"];

export function Chart(props: {
  t: Texts;
  sitters: Sitter[];
  weighed: Weighed[];
  length: number;
  now: number | null; // the move that is looked at; what comes after it is pale
  marks: Marked[];
  children?: ComponentChildren; // what lies over it
}) {
  const { t, sitters, weighed, length, now, marks, children } = props;
  const alone = sitters.length === 1;
  const seats = sitters.map((_, seat) => seat);
  const most = alone ? Math.max(...weighed.map((one) => standsAt(one, 0) ?? 0), 1) : 100;
  const across = (move: number) => (100 * move) / Math.max(length, 1);
  const down = (worth: number) => 100 - (100 * worth) / most;
  const at = (move: number, seat: number) => {
    const one = weighed[move - 1];
    return one ? standsAt(one, seat) : null;
  };
  const shown = now === null || now > weighed.length ? weighed.length : now;
  return (
    <figure class="chart">
      <figcaption>
        <strong>{alone ? t.chartPoints : t.chartChances}</strong>
        {seats.map((seat) => {
          const worth = at(shown, seat);
          return (
            <span key={seat} class="key">
              <SeatShape seat={seat} size={13} /> <span class="who">{sitters[seat]?.name}</span>{" "}
              {worth !== null && <b>{Math.round(worth)}</b>}
            </span>
          );
        })}
      </figcaption>
      <div class="plot" aria-hidden={children ? undefined : true}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 50H100" class="half" />
          {seats.map((seat) => (
            <polyline
              key={seat}
              class={`seat-${seat + 1}`}
              stroke-dasharray={dashes[seat]}
              points={weighed
                .flatMap((one, n) => {
                  const worth = standsAt(one, seat);
                  return worth === null ? [] : [`${across(n + 1)},${down(worth)}`];
                })
                .join(" ")}
            />
          ))}
          {now !== null && <rect class="veil" x={across(now)} width={100 - across(now)} height="100" />}
          {now !== null && <path d={`M${across(now)} 0V100`} class="now" />}
        </svg>
        {marks.map(({ move, seat }, i) => (
          <i
            key={move}
            class={`mark seat-${seat + 1}`}
            style={{ left: `${across(move)}%`, top: `${down(at(move, seat) ?? 0)}%` }}
          >
            {i + 1}
          </i>
        ))}
        {children}
      </div>
    </figure>
  );
}

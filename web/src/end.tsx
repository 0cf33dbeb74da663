// The end of a game: how it came about, and everybody's place with what counted.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Sitter, Standing } from "./protocol.ts";
import type { Texts } from "./texts.ts";

export function End(props: { t: Texts; standing: Standing; sitters: Sitter[]; again: () => void }) {
  const { t, standing, sitters, again } = props;
  const { place, lines } = standing.result;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const ranked = sitters
    .map(({ name }, seat) => ({ name, seat, place: place[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return (
    <div class="end">
      <h2 id="question" ref={heading} tabIndex={-1}>
        {t.over}
      </h2>
      <p>{standing.how}</p>
      <ul class="places">
        {ranked.map(({ name, seat, place }) => (
          <li key={seat}>
            <strong>
              {t.place(place)}: {name}
            </strong>
            <ul>{standing.lines.map((say, i) => (lines[i]?.seat === seat ? <li key={i}>{say}</li> : null))}</ul>
          </li>
        ))}
      </ul>
      <button type="button" class="main" onClick={again}>
        {t.again}
      </button>
    </div>
  );
}

// What a mummy or a curse from a photo has done: it has come all shortest ways from its chamber to the entrance. Who was
// there has fled, or what was lit has gone out; where it was is seen as long as the photo is.
import type { Event, Open } from "../../generated/gold.ts";
import { Lamps, Person, standing } from "./figures.tsx";
import { cornerOf, middleOf, shortestLines, type Window } from "./geometry.ts";
import { Danger, Way } from "./marks.tsx";
import { bubbleAt } from "./targets.tsx";
import type { GoldTexts } from "./texts.ts";

export interface Haunt {
  mummy: boolean; // or a curse
  at: number;
  lines: number[][];
  fled: Extract<Event, { is: "fled" }>[];
  wentOut: Extract<Event, { is: "wentOut" }>[];
}

// Null if nothing was let loose, or its ways have been changed since.
export function hauntOf(open: Open, events: Event[]): Haunt | null {
  const begin = events.find((event) => event.is === "mummyWoke" || event.is === "curseReleased");
  if (!begin) return null;
  const lines = shortestLines(open.tiles, begin.at, open.entrance);
  if (lines[0]?.length !== begin.steps + 1) return null;
  return {
    mummy: begin.is === "mummyWoke",
    at: begin.at,
    lines,
    fled: events.filter((event) => event.is === "fled"),
    wentOut: events.filter((event) => event.is === "wentOut"),
  };
}

// Under the pieces.
export function HauntedWays({ haunt: { lines, mummy, at, fled, wentOut } }: { haunt: Haunt }) {
  const { x, y } = middleOf(at);
  const left = [...fled.map(({ from }) => from), ...wentOut.map(({ at }) => at)];
  return (
    <>
      <Danger area={[...new Set(lines.flatMap((line) => line.slice(1, -1)))]} />
      <Way lines={lines} danger />
      <path
        d={rays.map((turn) => rayAt(turn, x, y)).join("")}
        stroke="#fff6d8"
        stroke-width="4"
        stroke-linecap="round"
        opacity=".85"
      />
      <use href={mummy ? "#g-mummy" : "#g-curse"} x={x - 27} y={y - 34} width="54" height="54" />
      {[...new Set(left)].map((at) => {
        const corner = cornerOf(at);
        return (
          <g key={at} transform={`translate(${corner.x + 50} ${corner.y + 16})`} fill="none">
            <circle r="13" fill="#8f2f1d" stroke="#ffd9cb" stroke-width="2.4" />
            <path d="M0 -6v11m-5 -5l5 5l5 -5" stroke="#fff3ea" stroke-width="2.8" stroke-linecap="round" />
          </g>
        );
      })}
    </>
  );
}

const rays = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
function rayAt(turn: number, x: number, y: number): string {
  const point = (far: number) => `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  return `M${point(52)}L${point(68)}`;
}

// Among the pieces: who and what was there before.
export function HauntedPlaces({ haunt: { fled, wentOut } }: { haunt: Haunt }) {
  return (
    <>
      <Lamps lamps={wentOut} out />
      {standing(fled.map(({ seat, figure, from }) => ({ seat, figure, at: from }))).map((stance) => (
        <Person key={`${stance.seat} ${stance.figure}`} stance={stance} ghost />
      ))}
    </>
  );
}

export function HauntedLabel(props: { haunt: Haunt; entrance: number; window: Window; t: GoldTexts }) {
  const { haunt, entrance, window, t } = props;
  const { mummy, fled, wentOut, lines } = haunt;
  return (
    <div class="fallLabel" style={bubbleAt(entrance, window, 8, lines[0]?.at(-2))}>
      <b>{mummy ? t.fleeHere(fled.length) : t.goOut(wentOut.length)}</b>
      <span>{t.wayLong((lines[0]?.length ?? 1) - 1, lines.length)}</span>
    </div>
  );
}

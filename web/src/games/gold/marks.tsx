// What is drawn over the tiles: what falls next, what happened last, what the move pointed at would do.
import type { ComponentChildren } from "preact";
import type { Event, Figure, Open } from "../../generated/gold.ts";
import { type Stance, stancesOf } from "./figures.tsx";
import {
  beside,
  cornerOf,
  middleOf,
  type Point,
  pathOf,
  type Side,
  shortestLines,
  sides,
  steps,
  tileSize,
} from "./geometry.ts";

// One outline around all places of an area, a little inside their edges.
function outlineOf(area: number[]): string {
  const has = (at: number | null) => at !== null && area.includes(at);
  const inset = 3;
  const half = tileSize / 2;
  return area
    .flatMap((at) =>
      sides
        .filter((side) => !has(beside(at, side)))
        .map((side) => {
          const { x, y } = middleOf(at);
          const [right, down] = steps[side];
          // Where the next place belongs to it the line goes on, and around the corner if the area does.
          const reach = (along: Side) => {
            const next = beside(at, along);
            if (!has(next)) return half - inset;
            return has(beside(next as number, side)) ? half + inset : half;
          };
          const ends: [Side, Side] = right === 0 ? ["w", "e"] : ["n", "s"];
          const [from, to] = ends.map((along) => {
            const [alongRight, alongDown] = steps[along];
            const far = reach(along);
            return `${x + right * (half - inset) + alongRight * far} ${y + down * (half - inset) + alongDown * far}`;
          });
          return `M${from}L${to}`;
        }),
    )
    .join("");
}

export const MarkDefs = () => (
  <defs>
    <pattern id="gold-hatch" width="14" height="14" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
      <rect width="14" height="14" fill="#b3402a" opacity=".1" />
      <rect width="5" height="14" fill="#b3402a" opacity=".27" />
    </pattern>
  </defs>
);

export function Danger({ area, cracked = false }: { area: number[]; cracked?: boolean }) {
  const outline = outlineOf(area);
  const each = (draw: (corner: { x: number; y: number }) => string) => area.map((at) => draw(cornerOf(at))).join("");
  return (
    <g fill="none" stroke-linecap="square">
      <path d={each(({ x, y }) => `M${x + 3} ${y + 3}h94v94h-94z`)} fill="url(#gold-hatch)" />
      {cracked && (
        <path
          d={each(({ x, y }) => `M${x + 60} ${y + 4}l8 9l-9 7l7 12l-6 6M${x + 96} ${y + 66}l-9 6l3 9l-11 7`)}
          stroke="var(--lip)"
          stroke-width="2.4"
        />
      )}
      <path d={outline} stroke="#2b0a04" stroke-width="7" opacity=".85" />
      <path d={outline} stroke="#ff8a6b" stroke-width="3.4" stroke-dasharray="12 8" stroke-linecap="butt" />
    </g>
  );
}

// Ways with an arrow at the end of each.
export function Way(props: { lines: number[][]; danger?: boolean; children?: ComponentChildren }) {
  const { lines, danger = false, children } = props;
  const d = lines.map((line) => pathOf(line.map(middleOf))).join("");
  const last = new Map(lines.map((line) => [line.slice(-2).join(), line.slice(-2).map(middleOf)]));
  return (
    <g class={danger ? "way danger" : "way"} fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path class="edge" d={d} stroke-width="15" />
      <path class="glow" d={d} stroke-width="9" />
      <path d={d} stroke="#fff" stroke-width="3.5" stroke-dasharray="1 11" />
      {[...last].map(([key, [before, end]]) => before && end && <Arrow key={key} from={before} to={end} />)}
      {children}
    </g>
  );
}

function Arrow({ from, to }: { from: Point; to: Point }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      class="arrow"
      d="M-11 -18L11 0L-11 18Z"
      stroke-width="4"
      transform={`translate(${to.x} ${to.y}) rotate(${turn})`}
    />
  );
}

// The way of a figure for one action: what lies between is lit by its own lamps.
export const walkLine = (open: Open, seat: number, from: number, to: number) =>
  shortestLines(open.tiles, from, to, (at) => open.players[seat]?.lamps.includes(at) ?? false)[0] ?? [from, to];

export function WalkAhead({ line }: { line: number[] }) {
  return (
    <Way lines={[line]}>
      {line.slice(1, -1).map((at) => {
        const { x, y } = middleOf(at);
        return (
          <g key={at} stroke-width="3">
            <circle class="milestone" cx={x} cy={y} r="10" />
            <circle cx={x} cy={y} r="4.5" fill="#f3b63a" />
          </g>
        );
      })}
    </Way>
  );
}

// Where a figure would stand afterwards.
export const ghostOf = (after: Open, seat: number, figure: Figure): Stance | undefined =>
  stancesOf(after, seat).find((one) => one.seat === seat && one.figure === figure);

// What the last move brought, in the colour of who made it. Where a target lies its ring is enough.
export function LastMove(props: { open: Open; events: Event[]; hasTarget: (at: number) => boolean }) {
  const { open, events, hasTarget } = props;
  const shown = events.flatMap((event): { seat: number; at: number; from: number | null }[] => {
    switch (event.is) {
      case "walked":
        return [{ seat: event.seat, at: event.to, from: event.from }];
      case "laid":
      case "turned":
      case "lit":
      case "doused":
      case "took":
      case "dropped":
      case "revealed":
        return [{ seat: event.seat, at: event.at, from: null }];
      default:
        return [];
    }
  });
  return shown.map(({ seat, at, from }) => {
    const { x, y } = cornerOf(at);
    const corners = "M5 24V5H24M76 5H95V24M95 76V95H76M24 95H5V76";
    return (
      <g key={`${at} ${from}`} class={`lastMove seat-${seat + 1}`} fill="none" stroke-linecap="round">
        {from !== null && <path class="trail" d={pathOf(walkLine(open, seat, from, at).map(middleOf))} />}
        {!hasTarget(at) && (
          <g transform={`translate(${x} ${y})`}>
            <path d={corners} stroke="var(--halo)" stroke-width="7" />
            <path d={corners} stroke="var(--seat)" stroke-width="4" />
          </g>
        )}
      </g>
    );
  });
}

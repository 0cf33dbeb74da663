// Who and what is on the tiles: figures with what they carry, lamps in the corners, treasures on the floor.
import type { Figure, Open, Treasure } from "../../generated/gold.ts";
import { SeatShape } from "../../look/seat.tsx";
import { cornerOf, middleOf } from "./geometry.ts";

export const figureNames = ["archaeologist", "helper"] as const satisfies Figure[];

export const treasureGlyphs: Record<Treasure, string> = {
  none: "",
  two: "g-treasure-2",
  three: "g-treasure-3",
  mask: "g-mask",
};

// Where somebody's feet are, and how large they are drawn.
export interface Stance {
  seat: number;
  figure: Figure;
  at: number;
  x: number;
  y: number;
  size: number;
}

type Spot = [x: number, y: number, size: number];
const spots: Spot[][] = [
  [[50, 82, 1]],
  [
    [30, 82, 0.88],
    [69, 84, 0.88],
  ],
  [
    [50, 60, 0.78],
    [28, 90, 0.78],
    [72, 90, 0.78],
  ],
  [
    [30, 58, 0.74],
    [70, 58, 0.74],
    [30, 92, 0.74],
    [70, 92, 0.74],
  ],
];
function spotOf(i: number, many: number): Spot {
  const found = spots[many - 1]?.[i];
  if (found) return found;
  const back = Math.floor(many / 2);
  const [place, row] = i < back ? [i, back] : [i - back, many - back];
  return [15 + (70 * place) / Math.max(1, row - 1), i < back ? 54 : 92, 0.6];
}

// Where these stand, with room for all on their tiles.
export function standing(there: { seat: number; figure: Figure; at: number }[]): Stance[] {
  return there.map((one) => {
    const together = there.filter(({ at }) => at === one.at);
    const [x, y, size] = spotOf(together.indexOf(one), together.length);
    const corner = cornerOf(one.at);
    return { ...one, x: corner.x + x, y: corner.y + y, size };
  });
}

// All figures that are still there; those of the seat in front stand in front.
export function stancesOf(open: Open, front: number | null): Stance[] {
  const seats = Array.from({ length: open.options.players }, (_, seat) => seat);
  return standing(
    seats
      .toSorted((one, other) => Number(one === front) - Number(other === front))
      .flatMap((seat) => figureNames.map((figure, i) => ({ seat, figure, ...open.players[seat]?.figures[i] })))
      .flatMap(({ seat, figure, at, lost }) => (at === undefined || lost ? [] : [{ seat, figure, at }])),
  );
}

const sizes: Record<Figure, number> = { archaeologist: 62, helper: 52 };

export function Person(props: { stance: Stance; carries?: Treasure; selected?: boolean; ghost?: boolean }) {
  const { stance, carries = "none", selected = false, ghost = false } = props;
  const { seat, figure, x, y, size } = stance;
  const high = sizes[figure];
  return (
    <g
      class={`figure seat-${seat + 1}${ghost ? " ghost" : ""}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(${size})` }}
    >
      <g class="grown">
        {selected && (
          <>
            <ellipse cy="-3" rx="33" ry="13" fill="none" stroke="var(--ink)" stroke-width="7" />
            <ellipse cy="-3" rx="33" ry="13" fill="#c8962a80" stroke="var(--ring)" stroke-width="4" />
          </>
        )}
        <ellipse rx={0.38 * high} ry={0.1 * high} fill="#000" opacity=".35" />
        <use href={`#g-${figure}`} x={-high / 2} y={-0.93 * high} width={high} height={high} />
        <g transform={`translate(${(figure === "helper" ? -0.16 : -0.145) * high} ${-0.275 * high})`}>
          <SeatShape seat={seat} size={0.29 * high} />
        </g>
        {carries !== "none" && (
          <use href={`#${treasureGlyphs[carries]}`} x={0.14 * high} y={-0.43 * high} width="32" height="32" />
        )}
      </g>
    </g>
  );
}

// Each seat has a corner of its own.
const niches = [
  [1, 0],
  [72, 0],
  [72, 71],
  [1, 71],
] as const;
export const hasLampAbove = (open: Open, at: number) => open.players[1]?.lamps.includes(at) ?? false;

export function Lamps({ lamps, out = false }: { lamps: { seat: number; at: number }[]; out?: boolean }) {
  return lamps.map(({ seat, at }) => {
    const { x, y } = cornerOf(at);
    const [right, down] = niches[seat] ?? [0, 0];
    return (
      <g key={`${seat} ${at}`} class={`${out ? "lamp out" : "lamp"} seat-${seat + 1}`}>
        <use href="#g-lamp" x={x + right} y={y + down} width="27" height="27" />
      </g>
    );
  });
}
export const lampsOf = (open: Open) => open.players.flatMap(({ lamps }, seat) => lamps.map((at) => ({ seat, at })));

// The light of these lamps.
export function Pools({ lamps }: { lamps: number[] }) {
  return (
    <>
      <radialGradient id="gold-pool">
        <stop stop-color="#ffd873" stop-opacity=".55" />
        <stop offset=".55" stop-color="#ffc24d" stop-opacity=".24" />
        <stop offset="1" stop-color="#ffc24d" stop-opacity="0" />
      </radialGradient>
      {lamps.map((at) => {
        const { x, y } = middleOf(at);
        return <circle key={at} cx={x} cy={y} r="56" fill="url(#gold-pool)" />;
      })}
    </>
  );
}

// Where the treasures on one tile lie, beginning at the lower right.
const heap = [
  [65, 66],
  [36, 68],
  [7, 66],
  [65, 36],
  [7, 36],
  [36, 6],
  [65, 6],
  [7, 6],
  [36, 36],
] as const;

export interface Laid {
  at: number;
  treasure: Treasure;
  x: number;
  y: number;
}
export const treasureSize = 33;
export function treasuresOf(open: Open): Laid[] {
  return open.lying.map(({ at, treasure }, i) => {
    const before = open.lying.slice(0, i).filter((other) => other.at === at).length;
    const [right, down] = heap[before] ?? [36, 36];
    const corner = cornerOf(at);
    return { at, treasure, x: corner.x + right, y: corner.y + down };
  });
}

export function Treasures({ open }: { open: Open }) {
  return treasuresOf(open).map(({ treasure, x, y }) => (
    <use
      key={`${x} ${y}`}
      href={`#${treasureGlyphs[treasure]}`}
      x={x}
      y={y}
      width={treasureSize}
      height={treasureSize}
    />
  ));
}

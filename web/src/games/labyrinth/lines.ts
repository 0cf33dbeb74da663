// Where things lie on a board and how its lines run. A field is 66 units wide, and the origin is the corner of A1.
import type { Entry, Plan, Quarter, Shape, Ways } from "../../generated/labyrinth.ts";

export const f = 66;
export const frame = 32;
const across = 10;
export const board = across * f;

type Side = "n" | "e" | "s" | "w";
const sides: Side[] = ["n", "e", "s", "w"];
export const quarters: Quarter[] = ["a", "b", "c", "d"];

// A board to be drawn: as the engine reads it, or with what the page has drawn into it.
export type Drawn = Omit<Plan, "walls"> & { walls: readonly string[] };

export const hasSide = (ways: Ways | string | undefined, side: Side) =>
  ways !== undefined && ways !== "none" && ways.includes(side);
export const isClosed = ({ walls }: Drawn, field: number) => sides.every((side) => hasSide(walls[field], side));

const columnOf = (field: number) => field % across;
const rowOf = (field: number) => Math.floor(field / across);
export const placeOf = (field: number) => Math.floor(field / 20) * 5 + Math.floor(columnOf(field) / 2);
export const fieldAt = (place: number, quarter: Quarter) => {
  const at = quarters.indexOf(quarter);
  return (Math.floor(place / 5) * 2 + (at >> 1)) * across + (place % 5) * 2 + (at & 1);
};
export const quarterOf = (field: number) => quarters[(rowOf(field) % 2) * 2 + (columnOf(field) % 2)] as Quarter;
// As the house calls it: A1 in the north-west.
export const nameOf = (place: number) => `${"ABCDE"[place % 5]}${Math.floor(place / 5) + 1}`;
export const cornerOf = (field: number) => [columnOf(field) * f, rowOf(field) * f] as const;
export const middleOf = (field: number) => [(columnOf(field) + 0.5) * f, (rowOf(field) + 0.5) * f] as const;
export const isCovered = ({ tiles }: Drawn, field: number) => (tiles[placeOf(field)]?.number ?? 0) > 0;
export const fields = Array.from({ length: across * across }, (_, field) => field);
export const places = Array.from({ length: 25 }, (_, place) => place);

const steps: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const opposite: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };

function beside(field: number, side: Side): number | null {
  const column = columnOf(field) + steps[side][0];
  const row = rowOf(field) + steps[side][1];
  return column < 0 || row < 0 || column >= across || row >= across ? null : row * across + column;
}

function edgeOf(field: number, side: Side): string {
  const [x, y] = cornerOf(field);
  if (side === "n" || side === "s") return `M${x} ${side === "n" ? y : y + f}h${f}`;
  return `M${side === "w" ? x : x + f} ${y}v${f}`;
}

export const squares = (some: number[]) =>
  some.map((field) => `M${cornerOf(field).join(" ")}h${f}v${f}h${-f}z`).join("");

// All walls of the tiles that lie, each once: between two fields it belongs to the one in the west or north.
export function wallsOf(plan: Drawn): string {
  return fields
    .flatMap((field) =>
      sides
        .filter((side) => {
          const other = beside(field, side);
          const mine = side === "e" || side === "s" || other === null;
          return mine && (isCovered(plan, field) || (other !== null && isCovered(plan, other)));
        })
        .filter((side) => hasSide(plan.walls[field], side))
        .map((side) => edgeOf(field, side)),
    )
    .join("");
}

// The walls of a tile alone, from its corner.
export const wallsOfShape = ({ open }: Shape) =>
  quarters
    .flatMap((quarter, i) =>
      sides.filter((side) => !hasSide(open[i], side)).map((side) => edgeOf(fieldAt(0, quarter), side)),
    )
    .join("");

const sideOf = ({ side }: Entry) => side as Side;
// From its field towards the outside, in parts of a field.
export function outside(entry: Entry, by: number): [number, number] {
  const [x, y] = middleOf(entry.field);
  const [dx, dy] = steps[sideOf(entry)];
  return [x + dx * by * f, y + dy * by * f];
}

// The robber's way, from before the entrance.
export function wayOf(corridor: number[], entry: Entry | undefined): string {
  const points = corridor.map(middleOf);
  return `M${[...(entry ? [outside(entry, 0.75)] : []), ...points].map((point) => point.join(" ")).join("L")}`;
}

// On which side of a field that position of the corridor lies; null: on none.
export const towards = (plan: Drawn, field: number, position: number) =>
  sides.find((side) => position > 0 && beside(field, side) === plan.corridor[position - 1]) ?? null;

// The board with a tile drawn into it.
export function withTile(plan: Drawn, at: number, number: number, shape: Shape): Drawn {
  const walls = plan.walls.map((ways) => sides.filter((side) => hasSide(ways, side)));
  quarters.forEach((quarter, i) => {
    const field = fieldAt(at, quarter);
    for (const side of sides) {
      if (hasSide(shape.open[i], side)) continue;
      const other = beside(field, side);
      walls[field]?.push(side);
      if (other !== null) walls[other]?.push(opposite[side]);
    }
  });
  return {
    ...plan,
    walls: walls.map((some) => some.join("")),
    tiles: plan.tiles.map((tile, place) => (place === at ? { number, turns: 0 } : tile)),
    scarabs: [...plan.scarabs, ...shape.scarabs.map((quarter) => fieldAt(at, quarter))],
  };
}

// The corridor so many fields further, as far as openings lead on: it never branches.
export function further(plan: Drawn, entry: Entry, by: number): number[] {
  const corridor = [...plan.corridor];
  for (let i = 0; i < by; ++i) {
    const last = corridor.at(-1);
    const next =
      last === undefined
        ? entry.field
        : sides
            .filter((side) => !hasSide(plan.walls[last], side))
            .map((side) => beside(last, side))
            .find((other) => other !== null && isCovered(plan, other) && !corridor.includes(other));
    if (next === undefined || next === null) break;
    corridor.push(next);
  }
  return corridor;
}

// Where a target lies over the drawing.
export function lies(x: number, y: number, width: number, height: number) {
  const share = (length: number) => `${((100 * length) / (board + 2 * frame)).toFixed(3)}%`;
  return { left: share(x + frame), top: share(y + frame), width: share(width), height: share(height) };
}

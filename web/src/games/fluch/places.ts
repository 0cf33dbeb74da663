// Where everything is: squares and their names, open sides, and which of them meet. It is what a draughtsman needs; what
// may be done there says the house.
import type { Move, Reading, Tile, View, Ways } from "../../generated/fluch.ts";

export const columns = 13;
export const rows = 14; // the last one holds the entrances
export const squares = columns * columns;
export const columnOf = (at: number) => at % columns;
export const rowOf = (at: number) => Math.floor(at / columns);
export const squareName = (at: number) => `${String.fromCharCode(65 + columnOf(at))}${rowOf(at) + 1}`;

// Open sides are bits, as a compass goes round: north, east, south, west. So they number the ways in their order.
export const compass = [1, 2, 4, 8] as const;
const [north] = compass;
const all = 15;
const everyWays: Ways[] = [
  ...(["none", "n", "e", "ne", "s", "ns", "es", "nes"] as const),
  ...(["w", "wn", "ew", "wne", "sw", "swn", "esw", "nesw"] as const),
];
export const sidesOf = (ways: Ways) => everyWays.indexOf(ways);
export const isGrey = (tile: Tile) => tile.startsWith("grey");
export const sidesOfTile = (tile: Tile) => sidesOf(tile.replace("grey", "").toLowerCase() as Ways);
const opposite = (side: number) => ((side << 2) | (side >> 2)) & all;

// A quarter to the right, so many times.
export function turned(ways: Ways, quarters: number): Ways {
  const by = ((quarters % 4) + 4) % 4;
  const sides = sidesOf(ways);
  return everyWays[((sides << by) | (sides >> (4 - by))) & all] as Ways;
}
// The ways among these that come next when something is turned; `least` 0: as it lies, if that is one of them.
export function nextAmong(among: Ways[], from: Ways, by: number, least: 0 | 1): Ways {
  for (let quarters = least; quarters < 4 + least; ++quarters) {
    const ways = turned(from, quarters * by);
    if (among.includes(ways)) return ways;
  }
  return among[0] ?? from;
}

// ---- the tomb

export interface Tomb {
  sides: number[]; // open ones, for every square and entrance
  chambers: Set<number>;
  entrances: Set<number>;
}
export function tombOf({ open }: View, reading: Reading): Tomb {
  const chambers = new Set(reading.inUse);
  const entrances = new Set(reading.entrances);
  const sides = Array.from({ length: columns * rows }, (_, at) => {
    if (entrances.has(at)) return north;
    return chambers.has(at) ? all : sidesOfTile(open.tiles[at] ?? "none");
  });
  return { sides, chambers, entrances };
}
export const isFree = ({ sides }: Tomb, at: number) => at < squares && sides[at] === 0;

// The neighbour on that side, if there is a place.
export function beside({ entrances }: Tomb, at: number, side: number): number | null {
  const column = columnOf(at) + (side === 2 ? 1 : side === 8 ? -1 : 0);
  const to = rowOf(at) * columns + column + (side === 4 ? columns : side === 1 ? -columns : 0);
  if (column < 0 || column >= columns || to < 0) return null;
  return to < squares || entrances.has(to) ? to : null;
}
// The sides where a neighbour is open towards this place.
export const openTowards = (tomb: Tomb, at: number) =>
  compass.filter((side) => ((tomb.sides[beside(tomb, at, side) ?? -1] ?? 0) & opposite(side)) !== 0);
export const hasNeighbour = (tomb: Tomb, at: number) =>
  compass.some((side) => (tomb.sides[beside(tomb, at, side) ?? -1] ?? 0) !== 0);
// Where something with these sides open would be joined to its neighbours.
export const jointsOf = (tomb: Tomb, at: number, sides: number) =>
  openTowards(tomb, at).filter((side) => (sides & side) !== 0);

// ---- moves that have a place on the board

export type PlacedMove = Extract<Move, { at: number } | { to: number }>;
export type PlacedKind = PlacedMove["is"];
export type TurnedMove = Extract<Move, { open: Ways }>;
export const isPlaced = (move: Move): move is PlacedMove => "at" in move || "to" in move;
export const placeOf = (move: PlacedMove) => ("at" in move ? move.at : move.to);
export const isTurned = (move: Move): move is TurnedMove => "open" in move;

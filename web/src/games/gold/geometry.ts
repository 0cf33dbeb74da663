// Where things are on the board, in the units of its drawing, and how the corridors join. What may be done says the
// house; here it is only found where to draw it.
import type { Tile, Ways } from "../../generated/gold.ts";

export const width = 6;
export const places = width * width;
export const tileSize = 100;
export const frameSize = 672;
const firstTile = 36; // from the outer edge of the frame
const stairs = 28; // they stand out of the frame

export interface Point {
  x: number;
  y: number;
}
export const cornerOf = (at: number): Point => ({
  x: firstTile + tileSize * (at % width),
  y: firstTile + tileSize * Math.floor(at / width),
});
export const middleOf = (at: number): Point => {
  const { x, y } = cornerOf(at);
  return { x: x + tileSize / 2, y: y + tileSize / 2 };
};

export const nameOfPlace = (at: number) => `${"ABCDEF"[at % width]}${Math.floor(at / width) + 1}`;

export const sides = ["n", "e", "s", "w"] as const;
export type Side = (typeof sides)[number];
export const steps: Record<Side, [columns: number, rows: number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const opposite: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };

// The place beside another; null: that is outside.
export function beside(at: number, side: Side): number | null {
  const [columns, rows] = steps[side];
  const column = (at % width) + columns;
  const row = Math.floor(at / width) + rows;
  return column < 0 || column >= width || row < 0 || row >= width ? null : row * width + column;
}
export const outerSide = (at: number): Side | undefined => sides.find((side) => beside(at, side) === null);

export const allWays = ["n", "e", "ne", "s", "ns", "es", "nes", "w", "wn", "ew", "wne", "sw", "swn", "esw", "nesw"];
export const isOpen = (open: string, side: Side) => open !== "none" && open.includes(side);
export const turnedRight = (open: Ways): Ways => {
  const onward: Record<Side, Side> = { n: "e", e: "s", s: "w", w: "n" };
  const turned = sides.filter((side) => isOpen(open, side)).map((side) => onward[side]);
  const alike = (ways: string) => ways.length === turned.length && turned.every((side) => ways.includes(side));
  return (allWays.find(alike) ?? "ns") as Ways;
};
// Whether one can see through from a tile to the next.
export function isJoined(tiles: Tile[], at: number, side: Side): boolean {
  const to = beside(at, side);
  const here = tiles[at];
  const there = to === null ? undefined : tiles[to];
  return !!here && !!there && isOpen(here.open, side) && isOpen(there.open, opposite[side]);
}

// Nothing is left but the way out.
export const isRuin = (tiles: Tile[]) => tiles.every(({ kind }) => kind === "fallen" || kind === "entrance");

// All shortest lines along the corridors, with both ends; what lies between must be such tiles.
export function shortestLines(tiles: Tile[], from: number, to: number, over = (_at: number) => true): number[][] {
  const joined = (at: number) =>
    sides.flatMap((side) => (isJoined(tiles, at, side) ? [beside(at, side) as number] : []));
  const far = new Map([[to, 0]]);
  const found = [to];
  for (const at of found) {
    if (at !== to && !over(at)) continue;
    for (const next of joined(at)) {
      if (far.has(next)) continue;
      far.set(next, (far.get(at) as number) + 1);
      found.push(next);
    }
  }
  const onward = (at: number): number[][] =>
    at === to
      ? [[to]]
      : joined(at)
          .filter((next) => far.get(next) === (far.get(at) as number) - 1 && (next === to || over(next)))
          .flatMap(onward)
          .map((line) => [at, ...line]);
  return far.has(from) ? onward(from) : [];
}

export const pathOf = (points: Point[]) => points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");

// What of the plane the drawing shows: the frame, and the stairs on their side of it.
export interface Window extends Point {
  across: number;
  down: number;
}
export function windowOf(entrance: number | null): Window {
  const side = entrance === null ? undefined : outerSide(entrance);
  const [columns, rows] = side ? steps[side] : [0, 0];
  return {
    x: Math.min(0, columns) * stairs,
    y: Math.min(0, rows) * stairs,
    across: frameSize + Math.abs(columns) * stairs,
    down: frameSize + Math.abs(rows) * stairs,
  };
}

// A number that looks drawn by lot and is always the same, from 0 to 1: for rubble.
export function speckle(...seeds: number[]): number {
  let mixed = 0x9e3779b9;
  for (const seed of seeds) mixed = Math.imul(mixed ^ (seed + 0x7f4a7c15), 0x85ebca6b) ^ (mixed >>> 13);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

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

// A shortest line along the corridors over such tiles, with both its ends; straight if there is none.
export function lineAlong(tiles: Tile[], from: number, to: number, over: (at: number) => boolean): number[] {
  const cameFrom = new Map<number, number>([[from, from]]);
  const found = [from];
  for (const at of found) {
    if (at === to) break;
    if (at !== from && !over(at)) continue;
    for (const side of sides) {
      const next = beside(at, side);
      if (next === null || cameFrom.has(next) || !isJoined(tiles, at, side)) continue;
      cameFrom.set(next, at);
      found.push(next);
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const line = [to];
  for (let at = to; at !== from; ) {
    at = cameFrom.get(at) as number;
    line.unshift(at);
  }
  return line;
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

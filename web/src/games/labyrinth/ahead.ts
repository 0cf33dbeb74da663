// What moves would bring: how the own board would look, how far the robber would walk, what a stone would be worth.
import type { Fate, Gem, Reading, Stake } from "../../generated/labyrinth.ts";
import type { Ahead, Sight } from "../../play/sight.ts";
import { type Drawn, further, placeOf, withTile } from "./lines.ts";

// The own board as the move that is pointed at would leave it.
export interface AheadBoard {
  plan: Drawn;
  ghost: number | null; // the place of a tile that would be laid
  known: boolean; // the engine has read it; else only the tile and the way are drawn
  length: number; // of the corridor then
  chambers: Verdict[]; // those of the tile where a stone would count at once
}

export function boardAhead(sight: Sight<"labyrinth">): AheadBoard | null {
  const { ahead, front, reading, view } = sight;
  const now = front === null ? undefined : reading.boards[front];
  if (!ahead || front === null || !now) return null;
  const { move, events } = ahead;
  if (move.is === "bet" || move.is === "done") return null;
  const ghost = move.is === "lay" ? move.at : null;
  const then = ahead.reading?.boards[front];
  if (then) {
    const chambers = ghost === null ? [] : chambersOn(ahead.reading as Reading, ghost);
    return { plan: then, ghost, known: true, length: then.corridor.length, chambers };
  }
  // The turn would end with it, and what comes then is not known; how far the robber walks is.
  const shape = move.is === "lay" ? reading.shapes[move.turns] : undefined;
  const laid = move.is === "lay" && shape ? withTile(now, move.at, view.open.cards.at(-1) ?? 0, shape) : now;
  const plan = move.is === "start" ? { ...laid, gate: move.gate } : laid;
  const entry = reading.entries.find(({ gate }) => gate === plan.gate);
  const walk = events.find(({ event }) => event.is === "walked" && event.seat === front)?.event;
  const corridor = entry && walk?.is === "walked" ? further(plan, entry, walk.fields) : plan.corridor;
  return { plan: { ...plan, corridor }, ghost, known: false, length: corridor.length, chambers: [] };
}

// How far the robber would walk.
export function walkAhead(sight: Sight<"labyrinth">): { fields: number; length: number } | "shutOut" | null {
  for (const { event } of sight.ahead?.events ?? []) {
    if ((event.is === "ahead" || event.is === "walked") && event.seat === sight.front) return event;
    if (event.is === "shutOut" && event.seat === sight.front) return "shutOut";
  }
  return null;
}

export type Peeks = Map<string, Ahead<"labyrinth">>;

// What a stone on a free scarab would bring now.
export interface Verdict extends Stake {
  fate: Fate;
  position: number; // of the first corridor field that touches it; 0: none does
}
const kinds: Gem[] = ["none", "plain", "blue", "green", "red", "special"];
export function verdictOn({ prospects }: Reading, field: number, gem: Gem): Verdict | null {
  const prospect = prospects.find((one) => one.field === field);
  const stake = prospect?.stakes[kinds.indexOf(gem)];
  return prospect && stake ? { ...stake, fate: prospect.fate, position: prospect.position } : null;
}

const chambersOn = (reading: Reading, place: number): Verdict[] =>
  reading.prospects
    .filter(({ field }) => placeOf(field) === place)
    .flatMap(({ field }) => verdictOn(reading, field, "plain") ?? [])
    .filter(({ fate }) => fate === "counts");

// What a stone of this kind is worth by itself; null: that cannot be read off now.
export const worthOf = ({ prospects }: Reading, gem: Gem): number | null =>
  prospects[0]?.stakes[kinds.indexOf(gem)]?.worth ?? null;

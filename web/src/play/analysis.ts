// What the moves of a game that is over were worth: worked out move by move while its result is looked at. It can be
// stopped, and goes on where it was.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../game.ts";
import type { HintedMove, Weighed } from "../protocol.ts";

// So many milliseconds are thought about each move, and about all of a long game together.
const moveTakes = 60;
const gameTakes = 15_000;

export interface Analysis {
  weighed: Weighed[]; // the first moves, as far as it has come
  length: number; // of the game
  works: boolean;
  start: () => void;
  stop: () => void;
}

export function useAnalysis(game: Game, length: number, over: boolean): Analysis {
  const [weighed, setWeighed] = useState<Weighed[]>([]);
  const [works, setWorks] = useState(false);
  const run = useRef(0); // a later one ends an earlier one
  const stop = () => {
    ++run.current;
    setWorks(false);
  };
  const goOn = async (from: number) => {
    const mine = ++run.current;
    setWorks(true);
    const takes = Math.ceil(Math.min(moveTakes, gameTakes / length));
    for (let n = from; n < length; ++n) {
      const one = await game.weigh(n, takes);
      if (mine !== run.current) return;
      setWeighed((before) => [...before.slice(0, n), one]);
    }
    setWorks(false);
  };
  useEffect(() => {
    setWeighed([]);
    if (over) void goOn(0);
    return stop;
  }, [game, over]);
  return { weighed, length, works, start: () => void goOn(weighed.length), stop };
}

// Of 100 chances; who plays alone has points.
export const worthOf = ({ points, chance }: HintedMove) => points ?? 100 * chance;

// How a seat stood after a move; null: not known.
export function standsAt(one: Weighed, seat: number): number | null {
  if (one.made.points !== undefined) return one.made.points;
  const chance = one.chances[seat];
  return chance == null ? null : 100 * chance;
}

// A move is counted from 1, as people do.
export interface Marked {
  move: number;
  seat: number;
}
export interface Dear extends Marked {
  weighed: Weighed;
  cost: number;
}
// The moves that cost most, in the order in which they were made. Less than that is within what is guessed.
const least = 2;
export function dearest(weighed: Weighed[], most: number): Dear[] {
  return weighed
    .map((one, n) => ({ move: n + 1, seat: one.seat, weighed: one, cost: worthOf(one.best) - worthOf(one.made) }))
    .filter(({ cost }) => cost >= least)
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, most)
    .toSorted((one, other) => one.move - other.move);
}

// Where somebody's chances changed most and stayed so, and whose. What is guessed for one move wavers; and one story is
// told once, not move by move.
const around = 3;
const apart = 5;
const swings = 8;
export function momentsOf(weighed: Weighed[], seats: number, most: number): Marked[] {
  const stood = (from: number, to: number, seat: number) => {
    const known = weighed.slice(Math.max(from, 0), to).flatMap((one) => standsAt(one, seat) ?? []);
    return known.length === 0 ? null : known.reduce((sum, n) => sum + n, 0) / known.length;
  };
  const swingAt = (n: number, seat: number) => {
    const [before, after] = [stood(n - around, n, seat), stood(n, n + around, seat)];
    return before === null || after === null ? 0 : Math.abs(after - before);
  };
  const all = weighed.flatMap((_, n) =>
    Array.from({ length: seats }, (_, seat) => ({ move: n + 1, seat, swing: swingAt(n, seat) })),
  );
  const found: Marked[] = [];
  for (const { move, seat, swing } of all.toSorted((one, other) => other.swing - one.swing)) {
    if (swing < swings || found.length === most) break;
    if (found.every((other) => Math.abs(other.move - move) >= apart)) found.push({ move, seat });
  }
  return found.toSorted((one, other) => one.move - other.move);
}

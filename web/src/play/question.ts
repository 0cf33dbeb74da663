// What the seat in front is asked. Where all decide at the same time, another's move brings a new position and leaves the
// question as it is: then what is chosen and pointed at stays.
import { useRef } from "preact/hooks";
import type { AtTable } from "../game.ts";
import { keyOf } from "./sight.ts";

// The position in which it was first asked.
export function useQuestion(at: AtTable): AtTable {
  const first = useRef(at);
  const newest = useRef(at);
  if (!asksTheSame(newest.current, at)) first.current = at;
  newest.current = at;
  return first.current;
}

function asksTheSame(before: AtTable, now: AtTable): boolean {
  if (before === now) return true;
  const { front } = now;
  const isAsked = ({ seen, thinking }: AtTable) => front !== null && thinking === null && seen.actors.includes(front);
  return (
    front === before.front &&
    isAsked(before) &&
    isAsked(now) &&
    now.seen.length > before.seen.length &&
    now.told.every(({ n, seat }) => n <= before.seen.length || seat !== front) &&
    keyOf(before.moves) === keyOf(now.moves)
  );
}

// What a seat is asked, and what it holds for that: the tile as it is turned, the stone that is next.
import { useEffect } from "preact/hooks";
import type { Gem } from "../../generated/labyrinth.ts";
import type { Sight } from "../../play/sight.ts";
import { useTurning } from "../../play/target.tsx";

type LabyrinthSight = Sight<"labyrinth">;

// What the seat in front is asked, or what all are waiting for.
export type Step = "lay" | "stones" | "start" | "bet";

export function stepOf({ moves, view }: LabyrinthSight): Step {
  const kinds = moves.map(({ move }) => move.is);
  if (kinds.includes("done")) return "stones";
  if (kinds.includes("start") && !kinds.includes("lay")) return "start";
  return view.open.agenda.at(-1)?.ask === "bet" ? "bet" : "lay";
}

export interface InHand {
  turns: number; // of the tile
  turn: (by?: number) => void;
  gem: Gem | null; // the stone that a press on a scarab places
  pick: (gem: Gem) => void;
  nextGem: () => void;
}

// How the tile is turned, and which stone a press on a scarab places. What is pointed at or chosen turns with it.
export function useHand(sight: LabyrinthSight, step: Step): InHand {
  const { reading, hinted, chosen, ahead } = sight;
  const [turns, turn] = useTurning(reading.shapes.length);
  const gems = [...new Set(sight.moves.flatMap(({ move }) => (move.is === "stone" ? [move.gem] : [])))];
  const [which, turnGem] = useTurning(step === "stones" ? gems.length : 0);
  const gem = gems[which] ?? null;

  useEffect(() => turn(-turns), [reading.turn]);
  useEffect(() => {
    if (hinted?.is === "lay") turn(hinted.turns - turns);
    if (hinted?.is === "stone") turnGem(gems.indexOf(hinted.gem) - which);
  }, [hinted]);
  useEffect(() => {
    const inHand = <M extends NonNullable<typeof chosen>>(move: M): M =>
      move.is === "lay" ? { ...move, turns } : move.is === "stone" && gem ? { ...move, gem } : move;
    if (chosen) sight.choose(inHand(chosen));
    else if (ahead) sight.point(inHand(ahead.move));
  }, [turns, gem]);

  return { turns, turn, gem, pick: (gem) => turnGem(gems.indexOf(gem) - which), nextGem: () => turnGem(1) };
}

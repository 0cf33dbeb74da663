// What a seat is asked, and what it holds for that: the tile as it is turned, the stone that is next.
import type { Gem, Move } from "../../generated/labyrinth.ts";
import { keyOf, type Sight } from "../../play/sight.ts";
import { useSince } from "../../play/since.ts";
import { useTurnKeys } from "../../play/target.tsx";

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

interface Held {
  turns: number;
  gem: Gem | null;
}

// Every tile comes unturned, and what a hint is about lies as it says.
export function useHand(sight: LabyrinthSight, step: Step): InHand {
  const { reading, front, hinted, chosen, ahead } = sight;
  const [held, hold] = useSince<Held>(`${reading.turn} ${front} ${hinted && keyOf(hinted)}`, {
    turns: hinted?.is === "lay" ? hinted.turns : 0,
    gem: hinted?.is === "stone" ? hinted.gem : null,
  });
  const gems = [...new Set(sight.moves.flatMap(({ move }) => (move.is === "stone" ? [move.gem] : [])))];
  const gem = gems.find((one) => one === held.gem) ?? gems[0] ?? null;

  // What is chosen or pointed at turns with it.
  const holdNow = (next: Held) => {
    const anew = (move: Move): Move =>
      move.is === "lay"
        ? { ...move, turns: next.turns }
        : move.is === "stone" && next.gem
          ? { ...move, gem: next.gem }
          : move;
    hold(next);
    if (chosen) sight.choose(anew(chosen));
    else if (ahead) sight.point(anew(ahead.move));
  };
  const ways = reading.shapes.length;
  const turn = (by = 1) => holdNow({ gem, turns: (held.turns + by + ways) % ways });
  const pick = (gem: Gem) => holdNow({ ...held, gem });
  const nextGem = (by = 1) => pick(gems.at((gems.indexOf(gem as Gem) + by) % gems.length) as Gem);
  const laying = sight.moves.some(({ move }) => move.is === "lay");
  useTurnKeys(laying ? ways > 1 : step === "stones" && gems.length > 1, laying ? turn : nextGem);

  return { turns: held.turns, turn, gem, pick, nextGem: () => nextGem() };
}

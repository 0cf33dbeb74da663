// What the seat in front is about to do: with which figure, and how a tile lies that can be turned.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Figure, Move } from "../../generated/gold.ts";
import type { Possible, Sight } from "../../play/sight.ts";
import { useTurnKeys } from "../../play/target.tsx";
import { turnedRight } from "./geometry.ts";

export type GoldSight = Sight<"gold">;

// Whose targets the board shows. The helper walks to tiles and turns them, so it is said which is meant.
export type Picked = Figure | "turning";
export const figureOf = (picked: Picked): Figure => (picked === "turning" ? "helper" : picked);

export interface Acting {
  picked: Picked;
  pick: (picked: Picked) => void;
  turn: (by?: number) => void;
  // What pressing a place means, whether it may be done or not; null: nothing.
  moveAt: (at: number) => Move | null;
  layings: Possible<"gold">[];
}

// The number of ways any tile can lie divides it: so each goes around evenly.
const manyWays = 12;

export const askOf = ({ view, asked }: GoldSight) => (asked ? (view.open.agenda.at(-1)?.ask ?? null) : null);
// The tile just revealed, whose orientation is to be chosen.
export const unlaid = ({ view }: GoldSight) => {
  const task = view.open.agenda.at(-1);
  return task?.ask === "lay" ? task.n : null;
};

// How many actions a move takes, as far as that can be seen; the last one may end the turn.
export function costOf({ reading, front }: GoldSight, ahead: Sight<"gold">["ahead"] | undefined): number | null {
  if (!ahead?.view || !ahead.reading) return null;
  const goesOn = front !== null && ahead.view.open.agenda[0]?.who.includes(front);
  return goesOn && ahead.reading.actions < reading.actions ? reading.actions - ahead.reading.actions : reading.actions;
}

const pickedFor = (move: Move, picked: Picked): Picked => {
  switch (move.is) {
    case "walk":
      return move.figure;
    case "rotate":
      return "turning";
    case "light":
    case "douse":
      return figureOf(picked) === "helper" ? picked : "helper";
    case "reveal":
    case "take":
    case "drop":
    case "steal":
      return "archaeologist";
    default:
      return picked;
  }
};

export function useActing(sight: GoldSight): Acting {
  const { view, front, moves, hinted, chosen, ahead } = sight;
  const [wished, setPicked] = useState<Picked>("archaeologist");
  const [which, setWhich] = useState(0);
  const pieces = front === null ? undefined : view.open.players[front]?.figures;
  const picked = pieces?.[0]?.lost
    ? wished === "archaeologist"
      ? "helper"
      : wished
    : pieces?.[1]?.lost
      ? "archaeologist"
      : wished;

  const layings = moves.filter(({ move }) => move.is === "lay");
  const rotationsAt = (at: number) => moves.filter(({ move }) => move.is === "rotate" && move.at === at);
  const turned = (ways: Possible<"gold">[], by = which) => ways[by % ways.length]?.move ?? null;

  // What is chosen or pointed at turns with it.
  const turn = (by = 1) => {
    const next = (which + by + manyWays) % manyWays;
    const held = chosen ?? ahead?.move;
    const move =
      held?.is === "lay" ? turned(layings, next) : held?.is === "rotate" ? turned(rotationsAt(held.at), next) : null;
    setWhich(next);
    if (move && chosen) sight.choose(move);
    else if (move) sight.point(move);
  };
  useTurnKeys(
    moves.some(({ move }) => move.is === "lay" || move.is === "rotate"),
    turn,
  );
  // A hint shows itself.
  useLayoutEffect(() => {
    if (!hinted) return;
    setPicked((before) => pickedFor(hinted, before));
    if (hinted.is !== "lay" && hinted.is !== "rotate") return;
    const ways = hinted.is === "lay" ? layings : rotationsAt(hinted.at);
    setWhich(ways.findIndex(({ move }) => "open" in move && move.open === hinted.open));
  }, [hinted]);

  const actAt = (at: number): Move => {
    const { kind, open } = view.open.tiles[at] ?? { kind: "faceDown", open: "none" };
    if (picked === "turning") return turned(rotationsAt(at)) ?? { is: "rotate", at, open: turnedRight(open) };
    if (picked === "archaeologist" && kind === "faceDown") return { is: "reveal", at };
    return { is: "walk", figure: picked, to: at };
  };
  return {
    picked,
    pick: (next) => {
      sight.choose(null);
      setPicked(next);
    },
    turn,
    layings,
    moveAt: (at) => {
      const ask = askOf(sight);
      if (ask === "entrance") return { is: "entrance", at };
      if (ask === "lay") return at === unlaid(sight) ? turned(layings) : null;
      return ask === "act" ? actAt(at) : null;
    },
  };
}

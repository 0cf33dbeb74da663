// The table of Das Medaillon: two expeditions, the tomb or the camps between them, one's own cards below.
import { useEffect, useState } from "preact/hooks";
import type { Card } from "../../generated/medaillon.ts";
import { Plan } from "../../play/plan.tsx";
import { useTravel } from "../../play/travel.ts";
import { Board } from "./board.tsx";
import { farSeat, type Here, nearSeat } from "./facts.ts";
import { Hand } from "./hand.tsx";
import { Expedition } from "./players.tsx";
import { Side, Status } from "./side.tsx";
import "./medaillon.css";
import "./card.css";
import "./spot.css";
import "./board.css";
import "./hand.css";
import "./around.css";
import "./sizes.css";
import "./watched.css";

export default function MedaillonTable({ sight }: { sight: Here }) {
  const [trap, takeTrap] = useTrap(sight);
  const [reading, setReading] = useState(false);
  useDropping(sight);
  useTravel(sight.at, ".medaillon :is(.stage, .act, .piles) [data-card]");
  return (
    <Plan
      sight={sight}
      name={`medaillon${sight.front === null ? " watched" : ""}${sight.hands ? " allOpen" : ""}`}
      order={[farSeat(sight), nearSeat(sight)]}
      player={(seat) => <Expedition sight={sight} seat={seat} />}
      board={<Board {...{ sight, trap, reading, setReading }} />}
      hand={sight.front !== null && <Hand sight={sight} trap={trap} takeTrap={takeTrap} />}
      side={<Side sight={sight} />}
      status={<Status {...{ sight, reading, setReading }} />}
    />
  );
}

// Which of one's own traps is to be triggered next: the one that was taken, at first one that has a target.
function useTrap({ moves, hinted, choose }: Here): [Card | null, (trap: Card) => void] {
  const [taken, take] = useState<Card | null>(null);
  const triggers = moves.flatMap(({ move }) => (move.is === "trigger" ? [move] : []));
  useEffect(() => {
    if (hinted?.is === "trigger") take(hinted.trap);
  }, [hinted]);
  const usual = (triggers.find(({ target }) => target !== "none") ?? triggers[0])?.trap ?? null;
  const trap = triggers.find((one) => one.trap === taken)?.trap ?? usual;
  const takeAnew = (other: Card) => {
    choose(null);
    take(other);
  };
  return [trap, takeAnew];
}

// A press beside everything drops what was chosen.
function useDropping({ chosen, choose }: Here) {
  useEffect(() => {
    if (!chosen) return;
    const drop = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(".table") && !target.closest("button, .spot")) choose(null);
    };
    document.addEventListener("click", drop);
    return () => document.removeEventListener("click", drop);
  }, [chosen]);
}

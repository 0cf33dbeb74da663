// The table of Der Fluch des Pharao.
import { Plan } from "../../play/plan.tsx";
import type { Sight } from "../../play/sight.ts";
import { useAim } from "./aim.ts";
import { Board } from "./board.tsx";
import { Hand } from "./hand.tsx";
import { PlayerState } from "./players.tsx";
import { Side } from "./side.tsx";
import "./fluch.css";

export default function FluchTable({ sight }: { sight: Sight<"fluch"> }) {
  const aim = useAim(sight);
  return (
    <Plan
      sight={sight}
      name="fluch"
      board={<Board sight={sight} aim={aim} />}
      hand={<Hand sight={sight} aim={aim} />}
      side={<Side sight={sight} />}
      player={(seat) => <PlayerState sight={sight} seat={seat} />}
    />
  );
}

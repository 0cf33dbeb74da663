// The table of Der Fluch des Pharao.
import { useMemo } from "preact/hooks";
import { Plan } from "../../play/plan.tsx";
import type { Sight } from "../../play/sight.ts";
import { useAim } from "./aim.ts";
import { attackOf } from "./attack.ts";
import { Board } from "./board.tsx";
import { Hand } from "./hand.tsx";
import { PlayerState } from "./players.tsx";
import { Side } from "./side.tsx";
import "./fluch.css";

export default function FluchTable({ sight }: { sight: Sight<"fluch"> }) {
  const aim = useAim(sight);
  const attack = useMemo(() => attackOf(sight), [sight.at]);
  return (
    <Plan
      sight={sight}
      name="fluch"
      board={<Board sight={sight} aim={aim} attack={attack} />}
      hand={<Hand sight={sight} aim={aim} attack={attack} />}
      side={<Side sight={sight} />}
      player={(seat) => <PlayerState sight={sight} seat={seat} attack={attack?.seat === seat ? attack : null} />}
    />
  );
}

// A table for a game that is still being built: what is seen, as the house tells it, and its moves as buttons.
import { MoveButtons } from "../../play/moves.tsx";
import { Plan } from "../../play/plan.tsx";
import type { GameId, Sight } from "../../play/sight.ts";
import "./plain.css";

export default function PlainTable({ sight }: { sight: Sight<GameId> }) {
  return (
    <Plan
      sight={sight}
      name="plain"
      player={() => null}
      board={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it on a small screen
        <pre tabIndex={0}>{JSON.stringify(sight.view, null, 1)}</pre>
      }
      hand={<MoveButtons sight={sight} moves={sight.moves} />}
    />
  );
}

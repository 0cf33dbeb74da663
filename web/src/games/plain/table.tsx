// A table for any game: its picture in letters, and its moves as buttons.
import { MoveButtons } from "../../play/moves.tsx";
import { Plan } from "../../play/plan.tsx";
import type { GameId, Sight } from "../../play/sight.ts";
import "./plain.css";

export default function PlainTable({ sight }: { sight: Sight<GameId> }) {
  const { at } = sight;
  return (
    <Plan
      sight={sight}
      name="plain"
      player={() => null}
      board={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it on a small screen
        <pre tabIndex={0}>{at.seen.picture}</pre>
      }
      hand={<MoveButtons sight={sight} moves={sight.moves} />}
    />
  );
}

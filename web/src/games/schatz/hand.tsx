// The own hand, a shallow fan: what may be played stands, the rest sits lower. While swapping, cards are marked instead.
import type { Card } from "../../generated/schatz.ts";
import type { Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { CardFace } from "./cards.tsx";
import { texts } from "./texts.ts";

export interface Marking {
  marked: number[]; // places in the hand
  mark: (place: number) => void;
}

export function Hand(props: {
  sight: Sight<"schatz">;
  marking: Marking | null; // null: a card is played
  conjuring: boolean;
  conjure: (on: boolean) => void;
}) {
  const { sight, marking, conjuring, conjure } = props;
  const { hand } = sight.view.own;
  const t = texts[sight.lang];
  const canConjure = sight.moves.some(({ move }) => move.is === "magic");
  return (
    <ul class="hand" aria-label={t.hand} style={{ "--n": hand.length }}>
      {hand.map((card, i) => (
        <li key={`${card} ${hand.indexOf(card) - i}`} style={{ "--i": i - (hand.length - 1) / 2 }}>
          {marking ? (
            <button
              type="button"
              class={marking.marked.includes(i) ? "target legal chosen" : "target legal"}
              aria-pressed={marking.marked.includes(i)}
              onClick={() => marking.mark(i)}
            >
              <CardFace card={card} word={sight.word} />
            </button>
          ) : card === "magic" && canConjure ? (
            <button
              type="button"
              class={conjuring ? "target legal chosen" : "target legal"}
              aria-pressed={conjuring}
              onClick={() => conjure(!conjuring)}
            >
              <CardFace card={card} word={sight.word} />
            </button>
          ) : (
            <Target sight={sight} move={{ is: "play", card }} label={labelOf(sight, card)}>
              <CardFace card={card} word={sight.word} />
            </Target>
          )}
        </li>
      ))}
    </ul>
  );
}

// A card that may not be played now has no sentence of the house's; its name will do.
const labelOf = (sight: Sight<"schatz">, card: Card) =>
  sight.moves.find(({ move }) => move.is === "play" && move.card === card)?.say ?? sight.word(`card.${card}`);

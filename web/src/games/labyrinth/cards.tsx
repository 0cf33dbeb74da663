// Number cards: one large, and the row of those turned up so far, five by five.

import { Glyph } from "../../look/glyph.tsx";
import type { Sight } from "../../play/sight.ts";
import type { LabyrinthTexts } from "./texts.ts";

export function NumberCard({ n, now = false }: { n: number; now?: boolean }) {
  return (
    <svg class={now ? "numberCard now" : "numberCard"} viewBox="0 0 50 70" aria-hidden="true">
      <rect x={1} y={1} width={48} height={68} rx={6} class="paper" />
      <rect x={5} y={5} width={40} height={60} rx={3} class="inner" />
      <path d="M9 16v-7h7M41 16v-7h-7M9 54v7h7M41 54v7h-7" class="corner" />
      <text x={25} y={45}>
        {n}
      </text>
    </svg>
  );
}

export const cardsLeft = ({ view }: Sight<"labyrinth">) => view.open.stack.of.reduce((sum, n) => sum + n, 0);

// On a phone only the last ones are shown; a press on the pile opens the rest.
export function TurnedUp({ sight, t, open }: { sight: Sight<"labyrinth">; t: LabyrinthTexts; open: () => void }) {
  const { view, reading } = sight;
  const { cards } = view.open;
  const left = cardsLeft(sight);
  const betting = view.open.agenda.at(-1)?.ask === "bet";
  const now = Math.floor((betting ? cards.length : cards.length - 1) / 5) * 5;
  return (
    <div class="turnedUp panel">
      <p class="unseen">
        {t.turnOf(reading.turn, reading.turns)}. {t.turnedUp(cards.join(", ") || t.none)}. {t.pile(left)}.
      </p>
      <button type="button" class="pile" aria-label={t.stackShort} onClick={open}>
        <Glyph name="back-number" kind="cardBack" />
        <b>{left}</b>
      </button>
      {[0, 5, 10, 15, 20].map((from) => (
        <div
          key={from}
          class={["five", from === now && "now", from === now && betting && "bets"].filter(Boolean).join(" ")}
          aria-hidden="true"
        >
          {[0, 1, 2, 3, 4].map((i) => {
            const card = cards[from + i];
            if (card !== undefined) return <NumberCard key={i} n={card} now={from + i === cards.length - 1} />;
            return (
              <span key={i} class="slot">
                {betting && from + i === cards.length ? "?" : ""}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

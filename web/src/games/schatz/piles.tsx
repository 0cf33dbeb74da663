// The draw pile and the discards, with what can be done there.
import type { Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { CardBack, CardFace } from "./cards.tsx";
import type { Curse } from "./curse.ts";
import { Losses } from "./giveup.tsx";
import { texts } from "./texts.ts";

export function Piles(props: {
  sight: Sight<"schatz">;
  curse: Curse | null; // while it is settled, nothing is drawn
  swapping: boolean;
  swap: () => void;
}) {
  const { sight, curse, swapping, swap } = props;
  const t = texts[sight.lang];
  const { pileSize, discarded } = sight.view.open;
  const top = discarded.at(-1);
  const canSwap = sight.moves.some(({ move }) => move.is === "swap");
  const canDraw = sight.moves.some(({ move }) => move.is === "draw");
  const handSize = sight.view.own.hand.length;
  return (
    <section class="piles panel" aria-label={t.piles}>
      <div class="pile">
        <div class="stack">
          {Array.from({ length: Math.min(3, pileSize) }, (_, i) => (
            <CardBack key={i} />
          ))}
        </div>
        <span class="count">{pileSize}</span>
        <span class="caption">{t.drawPile}</span>
      </div>
      <div class="pile">
        <div class="stack turned">{top && <CardFace card={top} word={sight.word} />}</div>
        <span class="count">{discarded.length}</span>
        <span class="caption">{t.discards}</span>
      </div>
      {curse && <Losses sight={sight} curse={curse} />}
      {!curse && sight.front !== null && !sight.over && (
        <div class="do">
          {canSwap && !canDraw ? (
            <Target sight={sight} move={{ is: "draw", cards: 1 }} class="move no" label={t.noDrawing(handSize)}>
              {t.noDrawing(handSize)}
            </Target>
          ) : (
            [1, 2].map((cards) => (
              <Target key={cards} sight={sight} move={{ is: "draw", cards }} class="move" label={t.draw(cards)}>
                {t.draw(cards)}
              </Target>
            ))
          )}
          <button
            type="button"
            class={canSwap ? "target legal move" : "move"}
            disabled={!canSwap}
            aria-pressed={swapping}
            onClick={swap}
          >
            {t.swap}
          </button>
        </div>
      )}
    </section>
  );
}

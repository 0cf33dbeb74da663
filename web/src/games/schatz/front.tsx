// What lies in front of a player for the adventure that comes next: of the others in short, of the own seat with the sum
// written out and what the card that is pointed at would make of it.
import type { Card } from "../../generated/schatz.ts";
import type { Sight } from "../../play/sight.ts";
import { CardBack, CardFace, capital, Pawn, printedOn } from "./cards.tsx";
import { Meter } from "./meter.tsx";
import { texts } from "./texts.ts";

export function inFrontOf({ view, reading, word }: Sight<"schatz">, seat: number) {
  const { row, passed, laid, protections } = view.open;
  const place = passed[seat] ?? 0;
  const adventure = row[place];
  return {
    adventure: adventure ? capital(word(`adventure.${adventure}`, "short") || word(`adventure.${adventure}`)) : null,
    difficulty: reading.difficulties[place] ?? 0,
    laid: laid[seat] ?? [],
    protections: Array.from({ length: protections[seat] ?? 0 }, (): Card => "protection"),
    sum: reading.sums[seat] ?? 0,
  };
}

export function Rival({ sight, seat }: { sight: Sight<"schatz">; seat: number }) {
  const t = texts[sight.lang];
  const { adventure, difficulty, laid, protections } = inFrontOf(sight, seat);
  const hand = sight.view.open.handSize[seat] ?? 0;
  return (
    <>
      <Pawn seat={seat} />
      <p class="inHand">
        <CardBack /> <span>{hand}</span> <span class="long">{t.inHand(hand).replace(/^\d+ /, "")}</span>
      </p>
      <div class="front">
        {[...laid, ...protections].map((card, i) => (
          <CardFace key={i} card={card} word={sight.word} size="table" />
        ))}
      </div>
      <div class="sum">
        <Sum sight={sight} seat={seat} />
        {adventure && <Meter difficulty={difficulty} laid={laid} />}
      </div>
    </>
  );
}

// The adventure, and how much of it is done.
function Sum({ sight, seat }: { sight: Sight<"schatz">; seat: number }) {
  const t = texts[sight.lang];
  const { adventure, difficulty, sum } = inFrontOf(sight, seat);
  return (
    <p>
      <span class="adventureOf">{adventure ?? t.treasure}</span>
      {adventure && (
        <span>
          <b>{sum}</b>
          <span class="long"> {t.of} </span>
          <span class="brief">/</span>
          {difficulty}
        </span>
      )}
    </p>
  );
}

// A place with its hand open, as it can be seen when the game is over.
export function OpenPlace({ sight, seat, hand }: { sight: Sight<"schatz">; seat: number; hand: Card[] }) {
  const t = texts[sight.lang];
  const { laid, protections } = inFrontOf(sight, seat);
  return (
    <>
      <div class="sum">
        <Sum sight={sight} seat={seat} />
      </div>
      <div class="lying">
        <SmallCards sight={sight} cards={[...laid, ...protections]} label={t.onTable} />
        <SmallCards sight={sight} cards={hand} label={t.handOf(hand.length)} />
      </div>
    </>
  );
}

// Side by side, over each other where there are many.
export function SmallCards({ sight, cards, label }: { sight: Sight<"schatz">; cards: Card[]; label: string }) {
  return (
    <figure class="small" style={{ "--n": cards.length }}>
      <ul>
        {cards.map((card, i) => (
          <li key={i}>
            <CardFace card={card} word={sight.word} size="table" />
          </li>
        ))}
      </ul>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

export function Mine({ sight }: { sight: Sight<"schatz"> }) {
  const t = texts[sight.lang];
  const seat = sight.front as number;
  const { adventure, difficulty, laid, protections, sum } = inFrontOf(sight, seat);
  if (!adventure) return null;
  const { ahead } = sight;
  const move = ahead?.move;
  const toLay = move?.is === "play" && printedOn(move.card).value > 0 ? move.card : undefined;
  const total = sum + (toLay ? printedOn(toLay).value : 0);
  return (
    <div class="mine panel">
      <div class="front">
        {[...laid, ...protections].map((card, i) => (
          <CardFace key={i} card={card} word={sight.word} size="table" />
        ))}
        {toLay && (
          <span class="ghost">
            <CardFace card={toLay} word={sight.word} size="table" />
          </span>
        )}
      </div>
      <div class="sum">
        <p>
          <span class="adventureOf">{t.front(adventure)}</span>
          <span class="total">
            {laid.length > 1 && `${laid.map((card) => printedOn(card).value).join(" + ")} `}
            {toLay && (
              <span class="plus">
                {laid.length === 1 && sum} + {printedOn(toLay).value}
              </span>
            )}
            {(laid.length > 1 || toLay) && " = "}
            <b>{total}</b> {t.of} {difficulty} {total === difficulty && <strong class="exact">{t.exact}</strong>}
          </span>
        </p>
        <Meter difficulty={difficulty} laid={laid} more={toLay} large />
        <p class="then">
          {ahead
            ? ahead.events.map(({ say }) => say).join(" ") + (ahead.whole ? "" : ` … ${sight.t.previewUnknown}`)
            : " "}
        </p>
      </div>
    </div>
  );
}

// Beside the board: the piles, papyri that are out of the game, and in camp how much may be kept.
import { Glyph } from "../../look/glyph.tsx";
import { Back, CardFace } from "./card.tsx";
import { askOf, discardsOf, type Here, inTomb } from "./facts.ts";
import { ReadButton, type Reading } from "./reader.tsx";
import { texts } from "./texts.ts";

export function Side({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const { open } = sight.view;
  return (
    <>
      <section class="panel piles" aria-label={t.piles}>
        <div>
          <Back deck="tomb" />
          <b>{sight.reading.tombs}</b> {t.tombs}
        </div>
        <div>
          <Back deck="main" />
          <b>{open.deckSize}</b> {t.deck}
        </div>
        <div>
          {open.discardTop === "none" ? <span class="noCard" /> : <CardFace sight={sight} card={open.discardTop} />}
          <b>{discardsOf(sight)}</b> {t.discards}
        </div>
      </section>
      {open.used.length > 0 && (
        <section class="panel used">
          <h2>{t.used}</h2>
          <ul class="cards">
            {open.used.map((card) => (
              <li key={card} class="spot">
                <CardFace sight={sight} card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {sight.asked && !inTomb(sight) && askOf(sight) !== "open" && <Limits sight={sight} />}
    </>
  );
}

// What may be kept, as slots; what would come has a dashed edge, what is too much lies in red ones.
function Limits({ sight }: { sight: Here }) {
  const t = texts[sight.lang];
  const { cards, coins, cardLimit, coinLimit } = limitsOf(sight);
  const me = sight.front ?? 0;
  const { handSize, coins: have } = sight.view.open;
  return (
    <section class="panel limits">
      <h2>{t.limits}</h2>
      <p class={cards > cardLimit ? "over" : ""}>
        {t.hand} <b>{t.limit(cards, cardLimit)}</b>
      </p>
      <Slots many={cards} now={handSize[me] ?? 0} limit={cardLimit} deck />
      <p class={coins > coinLimit ? "over" : ""}>
        {t.coins} <b>{t.limit(coins, coinLimit)}</b>
      </p>
      <Slots many={coins} now={have[me] ?? 0} limit={coinLimit} />
    </section>
  );
}

function Slots(props: { many: number; now: number; limit: number; deck?: boolean }) {
  const { many, now, limit, deck = false } = props;
  const stateOf = (i: number) => (i >= limit ? "over" : i >= many ? "free" : i >= now ? "coming" : "");
  return (
    <div class="slots" aria-hidden="true">
      {Array.from({ length: Math.max(many, limit) }, (_, i) => (
        <span key={i} class={stateOf(i)}>
          {i < many && (deck ? <Back deck="main" /> : <Glyph name="md-coin" />)}
        </span>
      ))}
    </div>
  );
}

// As it is, or as it would be with the split that is pointed at.
function limitsOf({ view, reading, ahead, front }: Here) {
  const me = front ?? 0;
  const split = ahead?.move.is === "split" ? ahead.move : { coins: 0, cards: 0 };
  const later = ahead?.whole && ahead.move.is !== "split" && ahead.move.is !== "endCamp" ? ahead.view?.open : undefined;
  return {
    cards: later?.handSize[me] ?? (view.open.handSize[me] ?? 0) + split.cards,
    coins: later?.coins[me] ?? (view.open.coins[me] ?? 0) + split.coins,
    cardLimit: reading.handLimit,
    coinLimit: reading.forces[me]?.coinLimit ?? 0,
  };
}

// In the prompt: the round, and in camp the limits in short.
export function Status({ sight, ...reading }: { sight: Here } & Reading) {
  const t = texts[sight.lang];
  const { cards, coins, cardLimit, coinLimit } = limitsOf(sight);
  const camps = sight.asked && ["split", "camp", "surplus"].includes(askOf(sight) ?? "");
  return (
    <>
      <span class="roundNumber">{t.round(sight.view.open.round)}</span>
      {camps && (
        <span class="inShort">
          <span class={cards > cardLimit ? "over" : ""}>
            <Back deck="main" /> <span class="unseen">{t.hand}</span>
            {cards}/{cardLimit}
          </span>
          <span class={coins > coinLimit ? "over" : ""}>
            <Glyph name="md-coin" /> <span class="unseen">{t.coins}</span>
            {coins}/{coinLimit}
          </span>
        </span>
      )}
      <ReadButton sight={sight} {...reading} />
    </>
  );
}

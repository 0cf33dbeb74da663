// What only its owner could see, in a game that is over and looked at with all hands open: the hand and the papyri, what
// is being looked at, what is known to lie under the deck, and which tomb comes next.
import { Back, CardFace, Eye } from "./card.tsx";
import { copiesOf, copyKey, type Here, isKnown } from "./facts.ts";
import { texts } from "./texts.ts";

export function OpenHand({ sight, seat }: { sight: Here; seat: number }) {
  const t = texts[sight.lang];
  const own = sight.hands?.[seat];
  if (!own) return null;
  const groups = [
    { label: t.hand, cards: own.hand },
    { label: t.papyri, cards: own.papyri },
    { label: sight.word("picture.looked"), cards: own.looked },
    { label: t.under, cards: own.under },
  ];
  return (
    <div class="openHand">
      {groups.map(
        ({ label, cards }) =>
          cards.length > 0 && (
            <div key={label}>
              <small class="label">
                {label} ({cards.length})
              </small>
              <ul class="cards" aria-label={label}>
                {copiesOf(cards).map((copy) => (
                  <li key={copyKey(copy)} class="spot">
                    <CardFace sight={sight} card={copy.card} />
                    {cards === own.hand && isKnown(own, copy) && <Eye label={t.shownTo(sight.nameOf(1 - seat))} />}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {own.foreseen !== "none" && (
        <div>
          <small class="label">{t.nextTomb}</small>
          <p class="foreseen">
            <Back deck="tomb" /> {sight.word(`tomb.${own.foreseen}`)}
          </p>
        </div>
      )}
    </div>
  );
}

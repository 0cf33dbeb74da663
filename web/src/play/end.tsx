// The end of a game: how it came about, everybody's place with what counted, and the name of the deal, to be shared.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Sitter, Standing } from "../protocol.ts";
import type { Texts } from "../texts.ts";

export function End(props: {
  t: Texts;
  standing: Standing;
  sitters: Sitter[];
  again: () => void;
  sameDeal: ((deal: string) => void) | null;
}) {
  const { t, standing, sitters, again, sameDeal } = props;
  const { place, lines } = standing.result;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const ranked = sitters
    .map(({ name }, seat) => ({ name, seat, place: place[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return (
    <div class="end">
      <h2 id="question" ref={heading} tabIndex={-1}>
        {t.over}
      </h2>
      <p>{standing.how}</p>
      <ul class="places">
        {ranked.map(({ name, seat, place }) => (
          <li key={seat}>
            <strong>
              {t.place(place)}: {name}
            </strong>
            <ul>{standing.lines.map((say, i) => (lines[i]?.seat === seat ? <li key={i}>{say}</li> : null))}</ul>
          </li>
        ))}
      </ul>
      {standing.deal !== null && <SharedDeal t={t} deal={standing.deal} sameDeal={sameDeal} />}
      <button type="button" class="main" onClick={again}>
        {t.again}
      </button>
    </div>
  );
}

function SharedDeal(props: { t: Texts; deal: string; sameDeal: ((deal: string) => void) | null }) {
  const { t, deal, sameDeal } = props;
  const [copied, setCopied] = useState<boolean | null>(null);
  // Not every browser lets a page copy; the code can always be marked by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(deal);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div class="deal">
      <p>
        {t.dealWas}: <code>{deal}</code>
      </p>
      <p class="about">{t.dealShare}</p>
      <div class="row">
        <button type="button" onClick={copy}>
          {t.copy}
        </button>
        {sameDeal && (
          <button type="button" onClick={() => sameDeal(deal)}>
            {t.sameDeal}
          </button>
        )}
        <p role="status">{copied === null ? "" : copied ? t.copied : t.notCopied}</p>
      </div>
    </div>
  );
}

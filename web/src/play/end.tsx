// The end of a game: who won and why, everybody's place with what counted, and the name of the deal, to be shared.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Sitter, Standing } from "../protocol.ts";
import type { Texts } from "../texts.ts";
import "./end.css";

export function End(props: {
  t: Texts;
  game: string;
  standing: Standing;
  sitters: Sitter[];
  rematch: (() => void) | null; // null: no deal brings back how it began
  setUp: () => void;
  sameDeal: ((deal: string) => void) | null;
}) {
  const { t, game, standing, sitters, rematch, setUp, sameDeal } = props;
  const { place, points, lines } = standing.result;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const ranked = sitters
    .map(({ name }, seat) => ({ name, seat, place: place[seat] ?? 0, points: points[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  const winners = ranked.filter(({ place }) => place === 1).map(({ name }) => name);
  // Where points decide nothing, they are not shown.
  const counted = points.some((n) => n !== 0);
  return (
    <div class="end">
      <div class="victory">
        <Glyph kind="scene" name={`sc-${game}`} />
        <div>
          <h2 id="question" ref={heading} tabIndex={-1}>
            {sitters.length === 1 ? t.over : t.wins(winners)}
          </h2>
          <p>{standing.how}</p>
        </div>
      </div>
      <ol class="places">
        {ranked.map(({ name, seat, place, points }) => (
          <li key={seat} class={`panel seat-${seat + 1}${place === 1 ? " first" : ""}`}>
            <span class="place">
              <span class="unseen">{t.place(place)}: </span>
              <span aria-hidden="true">{place}</span>
            </span>
            <SeatShape seat={seat} size={22} />
            <strong>{name}</strong>
            <ul>{standing.lines.map((say, i) => (lines[i]?.seat === seat ? <li key={i}>{say}</li> : null))}</ul>
            {counted && (
              <span class="points">
                <b>{points}</b> {t.points(points)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {standing.deal !== null && <SharedDeal t={t} deal={standing.deal} sameDeal={sameDeal} />}
      <div class="row">
        {rematch && (
          <button type="button" class="main" onClick={rematch}>
            {t.rematch}
          </button>
        )}
        <button type="button" onClick={setUp}>
          {t.setUpAnew}
        </button>
      </div>
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

// The end of a game: who won and why, then everybody's shelf with what counted, and the name of the deal, to be shared.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../game.ts";
import { Glyph } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Sitter, Standing, Told } from "../protocol.ts";
import type { Texts } from "../texts.ts";
import { type Analysis, momentsOf } from "./analysis.ts";
import { Chart } from "./chart.tsx";
import { Progress } from "./replay.tsx";
import { thingOf } from "./shelf.ts";
import "./end.css";

// Where one goes from here.
export interface Leave {
  say: string;
  go: () => void;
}

export function End(props: {
  t: Texts;
  game: Game;
  standing: Standing;
  analysis: Analysis;
  rematch: (() => void) | null; // null: no deal brings back how it began
  lookAt: (moves: number) => void; // back, at how it was then
  save: () => void;
  link: () => Promise<string>; // to this game
  leave: Leave;
  sameDeal: ((deal: string) => void) | null;
  seal: ComponentChildren; // of the deal
}) {
  const { t, game, standing, analysis, rematch, lookAt, save, link, leave, sameDeal, seal } = props;
  const { sitters } = game;
  const { length } = analysis;
  const { place, points } = standing.result;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const ranked = sitters.map((_, seat) => seat).sort((one, other) => (place[one] ?? 0) - (place[other] ?? 0));
  const winners = ranked.filter((seat) => place[seat] === 1).map((seat) => sitters[seat]?.name ?? "");
  // Where points decide nothing, they are not shown.
  const counted = points.some((n) => n !== 0);
  return (
    <div class="table end" data-length={length}>
      <div class="result">
        <div class="victory">
          <Glyph kind="scene" name={`sc-${game.game}`} />
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {sitters.length === 1 ? t.over : t.wins(winners)}
            </h1>
            <p>{standing.how}</p>
          </div>
        </div>
        <ol class="places">
          {ranked.map((seat) => (
            <Place
              key={seat}
              t={t}
              game={game.game}
              standing={standing}
              seat={seat}
              sitter={sitters[seat]}
              counted={counted}
            />
          ))}
        </ol>
      </div>
      <div class="looks">
        <Story t={t} game={game} analysis={analysis} lookAt={lookAt} />
        {seal}
        <Sharing t={t} deal={standing.deal} link={link} sameDeal={sameDeal} />
      </div>
      <div class="row endDo">
        {rematch && (
          <button type="button" class="main" onClick={rematch}>
            {t.rematch}
          </button>
        )}
        <button type="button" onClick={() => lookAt(length)}>
          {t.replay}
        </button>
        <button type="button" title={t.saveAbout} onClick={save}>
          {t.save}
        </button>
        <button type="button" onClick={leave.go}>
          {leave.say}
        </button>
      </div>
    </div>
  );
}

// Who was ahead when, and the moments that changed it, told in the game's own sentences. Each leads into the replay.
const moments = 4;
function Story(props: { t: Texts; game: Game; analysis: Analysis; lookAt: (moves: number) => void }) {
  const { t, game, analysis, lookAt } = props;
  const [told, setTold] = useState<Told[]>([]);
  useEffect(() => void game.story().then(setTold), [game, t]);
  const { weighed, length } = analysis;
  // Of a secret move nothing was told, but it is no secret any more.
  const said = (move: number) => {
    const events = told.find(({ n }) => n === move)?.events ?? [];
    const one = weighed[move - 1];
    if (events.length > 0 || !one)
      return events
        .slice(0, 2)
        .map(({ say }) => say)
        .join(" ");
    return `${game.sitters[one.seat]?.name}: ${one.made.say}`;
  };
  const marks = momentsOf(weighed, game.sitters.length, moments);
  return (
    <section class="panel story" aria-label={t.whoWasAhead}>
      <Chart t={t} sitters={game.sitters} weighed={weighed} length={length} now={null} marks={marks} />
      <Progress t={t} analysis={analysis} />
      <ol>
        {marks.map(({ move, seat }, i) => (
          <li key={move}>
            <button type="button" class={`seat-${seat + 1}`} onClick={() => lookAt(move)}>
              <i class="mark">{i + 1}</i>
              <span>{said(move)}</span>
              <small>{t.moveNumber(move)}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Place(props: {
  t: Texts;
  game: string;
  standing: Standing;
  seat: number;
  sitter: Sitter | undefined;
  counted: boolean;
}) {
  const { t, game, standing, seat, sitter, counted } = props;
  const place = standing.result.place[seat] ?? 0;
  const points = standing.result.points[seat] ?? 0;
  const lines = standing.result.lines.flatMap((line, i) =>
    line.seat === seat ? [{ ...line, say: standing.lines[i] }] : [],
  );
  // What does not stand on the shelf is told in words.
  const untold = lines.filter(({ why, n }) => !thingOf(game, why) || n === 0);
  const sums = lines.filter(({ points }) => points !== 0).map(({ points }) => points);
  return (
    <li class={`panel seat-${seat + 1}${place === 1 ? " first" : ""}`}>
      <span class="place">
        <span class="unseen">{t.place(place)}: </span>
        <span aria-hidden="true">{place}</span>
      </span>
      <span class="name">
        <SeatShape seat={seat} size={22} />
        <span>
          <strong>{sitter?.name}</strong>
          <small>{sitter?.bot ? t.botShort(sitter.bot) : t.aPerson}</small>
        </span>
      </span>
      <div class="shelf">
        {lines.map(({ why, n, points, say }, i) => {
          const thing = thingOf(game, why);
          if (!thing || n === 0) return null;
          return (
            <span key={i} class={points < 0 ? "things lost" : "things"} role="img" aria-label={say} title={say}>
              <Glyph name={thing} size={44} />
              {n > 1 && <span class="times">× {n}</span>}
              {points !== 0 && <span class="worth">{points > 0 ? `+${points}` : `−${-points}`}</span>}
            </span>
          );
        })}
      </div>
      <p class="why">
        {untold.map(({ say }) => say).join(" · ")}
        {sums.length > 1 && (
          <b>
            {sums.map((n, i) => (n < 0 ? ` − ${-n}` : i > 0 ? ` + ${n}` : `${n}`)).join("")} = {points}
          </b>
        )}
      </p>
      {counted && (
        <span class="points">
          <b>{points}</b> {t.points(points)}
        </span>
      )}
    </li>
  );
}

// The name of the deal, for the same luck; and a link, to look at this very game.
function Sharing(props: {
  t: Texts;
  deal: string | null;
  link: () => Promise<string>;
  sameDeal: ((deal: string) => void) | null;
}) {
  const { t, deal, link, sameDeal } = props;
  const [copied, setCopied] = useState<boolean | null>(null);
  // Not every browser lets a page copy; the code can always be marked by hand.
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div class="deal panel">
      {deal !== null && (
        <>
          <p>
            {t.dealWas}: <code>{deal}</code>
          </p>
          <p class="about">{t.dealShare}</p>
        </>
      )}
      <div class="row">
        {deal !== null && (
          <button type="button" onClick={() => void copy(deal)}>
            {t.copy}
          </button>
        )}
        <button type="button" onClick={async () => void copy(await link())}>
          {t.copyLink}
        </button>
        {deal !== null && sameDeal && (
          <button type="button" onClick={() => sameDeal(deal)}>
            {t.sameDeal}
          </button>
        )}
        <p role="status">{copied === null ? "" : copied ? t.copied : t.notCopied}</p>
      </div>
    </div>
  );
}

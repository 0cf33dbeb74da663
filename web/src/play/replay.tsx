// Looking back: to any move, and when the game is over with anybody's eyes; then also which moves were worth what.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AtTable, Game } from "../game.ts";
import { Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { From } from "../protocol.ts";
import type { Texts } from "../texts.ts";
import { type Analysis, type Dear, dearest } from "./analysis.ts";
import { Chart } from "./chart.tsx";
import { Prompt } from "./prompt.tsx";
import "./replay.css";

// So many milliseconds a move stays when the replay runs.
const pace = 900;
// So many of the dearest moves are listed.
const listed = 5;

// Where one looks, and how to go elsewhere. `at` is null while nobody looks back.
export interface Replay {
  at: AtTable | null;
  moves: number;
  length: number;
  from: From;
  over: boolean;
  runs: boolean;
  lookAt: (moves: number) => void;
  lookFrom: (from: From) => void;
  run: (runs: boolean) => void;
  close: () => void;
}

export function useReplay(t: Texts, game: Game, now: AtTable): Replay {
  const [back, setBack] = useState<{ moves: number; from: From } | null>(null);
  const [at, setAt] = useState<AtTable | null>(null);
  const [runs, setRuns] = useState(false);
  const { length, standing } = now.seen;
  const over = standing !== null;
  const { moves, from } = back ?? { moves: 0, from: null };
  useEffect(() => {
    let late = false;
    if (back) void game.look(moves, from).then((found) => late || setAt(found));
    else setAt(null);
    return () => {
      late = true;
    };
  }, [game, back, t]);
  useEffect(() => setBack(null), [game]);
  useEffect(() => {
    if (!runs) return;
    if (moves >= length) return setRuns(false);
    const next = setTimeout(() => setBack({ moves: moves + 1, from }), pace);
    return () => clearTimeout(next);
  }, [runs, moves]);
  return {
    at: back && at,
    moves,
    length,
    from,
    over,
    runs,
    lookAt: (to) => {
      setRuns(false);
      // While it is played, as the seat in front saw it.
      setBack({ moves: Math.min(Math.max(to, 0), length), from: back ? from : over ? "all" : now.front });
    },
    lookFrom: (from) => setBack({ moves, from }),
    run: setRuns,
    close: () => setBack(null),
  };
}

// What was done above the table, the way through the game below it.
export function LookBack(props: {
  t: Texts;
  game: Game;
  replay: Replay;
  analysis: Analysis;
  playOn: (moves: number) => void; // from there, as a game of its own
  children: ComponentChildren; // the table
}) {
  const { t, game, replay, analysis, playOn, children } = props;
  const { at, moves, length, from, over, lookAt } = replay;
  const last = at?.told.at(-1);
  const dear = dearest(analysis.weighed, listed);
  return (
    <div class="lookBack">
      <div class="lookTop">
        <Prompt
          seat={last?.seat ?? null}
          who={`${moves} / ${length}`}
          asked={last?.events.map(({ say }) => say).join(" ") || (game.sitters[last?.seat ?? -1]?.name ?? "")}
        >
          <button type="button" class="inPrompt" onClick={replay.close}>
            {over ? t.result : t.backToGame}
          </button>
        </Prompt>
        {over && <SeenBy t={t} game={game} from={from} lookFrom={replay.lookFrom} />}
      </div>
      {children}
      <section class="replay panel" aria-label={t.replay}>
        <div class="replayDo">
          <Paces t={t} replay={replay} />
          {over && moves < length && (
            <button type="button" onClick={() => playOn(moves)}>
              {t.playOn}
            </button>
          )}
        </div>
        {analysis.weighed.length > 0 ? (
          <Chart t={t} sitters={game.sitters} weighed={analysis.weighed} length={length} now={moves} marks={dear}>
            <Scrub t={t} replay={replay} />
          </Chart>
        ) : (
          <Scrub t={t} replay={replay} />
        )}
        {over && <Dearest t={t} analysis={analysis} dear={dear} moves={moves} lookAt={lookAt} />}
      </section>
    </div>
  );
}

function SeenBy(props: { t: Texts; game: Game; from: From; lookFrom: (from: From) => void }) {
  const { t, game, from, lookFrom } = props;
  const eyes: { from: From; name: string; sign: ComponentChildren }[] = [
    ...game.sitters.map(({ name }, seat) => ({ from: seat, name, sign: <SeatShape seat={seat} size={16} /> })),
    { from: null, name: t.spectator, sign: <Icon name="people" /> },
    { from: "all", name: t.allOpen, sign: <Icon name="reveal" /> },
  ];
  return (
    <fieldset class="seenBy">
      <legend>{t.viewFrom}</legend>
      {eyes.map((eye) => (
        <label key={String(eye.from)} title={eye.name}>
          <input
            type="radio"
            name="seenBy"
            class="unseen"
            aria-label={eye.name}
            checked={eye.from === from}
            onChange={() => lookFrom(eye.from)}
          />
          {eye.sign} <span class="name">{eye.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Paces({ t, replay: { moves, length, runs, run, lookAt } }: { t: Texts; replay: Replay }) {
  const step = (sign: string, label: string, to: number) => (
    <button type="button" class="round" aria-label={label} disabled={to < 0 || to > length} onClick={() => lookAt(to)}>
      {sign}
    </button>
  );
  return (
    <div class="paces">
      {step("«", t.toStart, moves === 0 ? -1 : 0)}
      {step("‹", t.moveBack, moves - 1)}
      <button type="button" class="main round" aria-label={runs ? t.pause : t.run} onClick={() => run(!runs)}>
        <Icon name={runs ? "pause" : "play"} />
      </button>
      {step("›", t.moveOn, moves + 1)}
      {step("»", t.toEnd, moves === length ? -1 : length)}
    </div>
  );
}

function Scrub({ t, replay: { moves, length, lookAt } }: { t: Texts; replay: Replay }) {
  return (
    <input
      class="scrub"
      type="range"
      min="0"
      max={length}
      value={moves}
      aria-label={t.scrub}
      aria-valuetext={`${moves} / ${length}`}
      onInput={({ currentTarget }) => lookAt(Number(currentTarget.value))}
    />
  );
}

function Dearest(props: {
  t: Texts;
  analysis: Analysis;
  dear: Dear[];
  moves: number;
  lookAt: (moves: number) => void;
}) {
  const { t, analysis, dear, moves, lookAt } = props;
  return (
    <div class="dearest">
      <h2>{t.dearest}</h2>
      <Progress t={t} analysis={analysis} />
      <ol>
        {dear.map(({ move, seat, weighed: { made, best }, cost }, i) => (
          <li key={move}>
            <button type="button" aria-current={move === moves} onClick={() => lookAt(move)}>
              <i class="number">{i + 1}</i>
              <span>
                <SeatShape seat={seat} size={13} /> {made.say}{" "}
                <small>
                  {t.moveNumber(move)}, {t.better}: {best.say}
                </small>
              </span>
              <b>−{Math.round(cost)}</b>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

// How far it is, and a way to stop it; or to go on.
export function Progress({ t, analysis }: { t: Texts; analysis: Analysis }) {
  const { weighed, length, works, start, stop } = analysis;
  if (weighed.length >= length) return null;
  return (
    <button type="button" class="progress" onClick={works ? stop : start}>
      <Icon name="hint" /> {works ? `${t.stop} (${weighed.length} / ${length})` : t.analyse}
    </button>
  );
}

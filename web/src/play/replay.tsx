// Looking back: to any move, and when the game is over from any seat; then also which moves were worth what.
import { useEffect, useRef, useState } from "preact/hooks";
import type { AtTable, LocalGame } from "../game.ts";
import { Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { From, Weighed } from "../protocol.ts";
import type { Texts } from "../texts.ts";
import "./replay.css";

// So many milliseconds a move stays when the replay runs.
const pace = 900;
// So many of the dearest moves are listed.
const dearest = 5;

// What to show, the bar to go through it, and how to begin. `at` is null while nobody looks back.
export function useReplay(t: Texts, game: LocalGame, now: AtTable, playOn: (moves: number) => void) {
  const [back, setBack] = useState<{ moves: number; seat: From } | null>(null);
  const [at, setAt] = useState<AtTable | null>(null);
  const [runs, setRuns] = useState(false);
  const { length, standing } = now.seen;
  const over = standing !== null;
  const { moves, seat } = back ?? { moves: 0, seat: null as From };
  useEffect(() => {
    let late = false;
    if (back) void game.look(moves, seat).then((found) => late || setAt(found));
    else setAt(null);
    return () => {
      late = true;
    };
  }, [game, back, t]);
  useEffect(() => setBack(null), [game]);
  useEffect(() => {
    if (!runs) return;
    if (moves >= length) return setRuns(false);
    const next = setTimeout(() => setBack({ moves: moves + 1, seat }), pace);
    return () => clearTimeout(next);
  }, [runs, moves]);
  // While it is played, as the seat in front saw it.
  const lookAt = (to: number) => {
    setRuns(false);
    setBack({ moves: Math.min(Math.max(to, 0), length), seat: back ? seat : over ? "all" : now.front });
  };
  const close = () => setBack(null);

  const step = (name: string, label: string, to: number) => (
    <button type="button" class="round" aria-label={label} disabled={to < 0 || to > length} onClick={() => lookAt(to)}>
      {name}
    </button>
  );
  const bar = (
    <section class="replay panel" aria-label={t.replay}>
      <div class="replayDo">
        {step("«", t.toStart, moves === 0 ? -1 : 0)}
        {step("‹", t.moveBack, moves - 1)}
        <button type="button" class="main round" aria-label={runs ? t.pause : t.run} onClick={() => setRuns(!runs)}>
          <Icon name={runs ? "pause" : "play"} />
        </button>
        {step("›", t.moveOn, moves + 1)}
        {step("»", t.toEnd, moves === length ? -1 : length)}
        <output>
          {moves} / {length}
        </output>
        {over && (
          <>
            <label for="replay-seat">{t.viewFrom}</label>
            <select
              id="replay-seat"
              value={String(seat ?? "")}
              onChange={({ currentTarget: { value } }) => setBack({ moves, seat: fromOf(value) })}
            >
              <option value="all">{t.allOpen}</option>
              <option value="">{t.spectator}</option>
              {game.sitters.map(({ name }, seat) => (
                <option key={seat} value={String(seat)}>
                  {name}
                </option>
              ))}
            </select>
          </>
        )}
        {over && moves < length && (
          <button type="button" onClick={() => playOn(moves)}>
            {t.playOn}
          </button>
        )}
        <button type="button" onClick={close}>
          {over ? t.result : t.backToGame}
        </button>
      </div>
      <Analysis t={t} game={game} length={length} moves={moves} go={lookAt} over={over} />
    </section>
  );
  return { at: back && at, bar, lookAt };
}

const fromOf = (value: string): From => (value === "all" ? value : value === "" ? null : Number(value));

// The chances of everybody over the game, and the moves that cost most. It is worked out move by move and can be stopped.
function Analysis(props: {
  t: Texts;
  game: LocalGame;
  length: number;
  moves: number;
  go: (to: number) => void;
  over: boolean;
}) {
  const { t, game, length, moves, go, over } = props;
  const [weighed, setWeighed] = useState<Weighed[]>([]);
  const [works, setWorks] = useState(false);
  const stopped = useRef(false);
  const stop = () => {
    stopped.current = true;
  };
  useEffect(() => stop, []);
  const analyse = async () => {
    stopped.current = false;
    setWorks(true);
    for (let n = weighed.length; n < length && !stopped.current; ++n) {
      const one = await game.weigh(n);
      setWeighed((before) => [...before, one]);
    }
    setWorks(false);
  };
  const costs = weighed
    .map((one, n) => ({ n, cost: one.best.chance - one.made.chance, ...one }))
    .filter(({ cost }) => cost >= 0.02)
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, dearest);
  return (
    <>
      <div class="scrub">
        {weighed.length > 0 && <Chart game={game} weighed={weighed} length={length} moves={moves} />}
        <input
          type="range"
          min="0"
          max={length}
          value={moves}
          aria-label={t.scrub}
          aria-valuetext={`${moves} / ${length}`}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </div>
      <div class="analysis">
        {over && weighed.length < length && (
          <button type="button" onClick={works ? stop : () => void analyse()}>
            <Icon name="hint" /> {works ? `${t.stop} (${weighed.length} / ${length})` : t.analyse}
          </button>
        )}
        {costs.length > 0 && (
          <>
            <h2>{t.dearest}</h2>
            <ol>
              {costs.map(({ n, seat, made, best, cost }) => (
                <li key={n}>
                  <button type="button" onClick={() => go(n + 1)}>
                    <SeatShape seat={seat} size={14} /> {t.moveNumber(n + 1)}: {made.say}
                    <b>−{Math.round(100 * cost)}</b>
                    <span class="about">
                      {t.better}: {best.say}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}

const dashes = ["", "6 4", "2 4", "8 3 2 3", "12 4", "1 3"];

function Chart(props: { game: LocalGame; weighed: Weighed[]; length: number; moves: number }) {
  const { game, weighed, length, moves } = props;
  const x = (n: number) => (1000 * n) / Math.max(length, 1);
  return (
    <svg class="chart" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 50H1000" class="half" />
      {game.sitters.map((_, seat) => (
        <polyline
          key={seat}
          class={`seat-${seat + 1}`}
          stroke-dasharray={dashes[seat]}
          points={weighed
            .flatMap(({ chances }, n) => {
              const chance = chances[seat];
              return chance == null ? [] : [`${x(n + 1)},${100 - 100 * chance}`];
            })
            .join(" ")}
        />
      ))}
      <path d={`M${x(moves)} 0V100`} class="now" />
    </svg>
  );
}

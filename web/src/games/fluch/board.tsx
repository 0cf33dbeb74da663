// The tomb from above: the track of Ammut, thirteen by thirteen squares, five entrances. One drawing, over which a target
// lies on every square.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Event } from "../../generated/fluch.ts";
import { Icon } from "../../look/glyph.tsx";
import { type Ahead, keyOf, type Sight } from "../../play/sight.ts";
import { placed, Target, usePeeks } from "../../play/target.tsx";
import type { Aim } from "./aim.ts";
import { Ammut, Explorer } from "./figures.tsx";
import { Tokens } from "./lying.tsx";
import { Ghost, LayMarks } from "./marks.tsx";
import { centre, tall, wide } from "./measures.ts";
import { NewsNote } from "./news.tsx";
import { columnOf, columns, isFree, rowOf, rows, squareName, squares, type Tomb, tombOf } from "./places.ts";
import { Scene } from "./scene.tsx";
import { type FluchTexts, texts } from "./texts.ts";
import { AmmutInMaze, onTrack } from "./track.tsx";
import "./board.css";

type FluchSight = Sight<"fluch">;

export function Board({ sight, aim }: { sight: FluchSight; aim: Aim }) {
  const { view, reading } = sight;
  const tomb = tombOf(view, reading);
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const t = texts[sight.lang];
  // The figure in turn comes to the middle.
  const middle = figureInTurn(sight, aim);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !zoomed || middle === null) return;
    const [x, y] = centre(middle);
    box.scrollTo({
      left: (x / wide) * box.scrollWidth - box.clientWidth / 2,
      top: (y / tall) * box.scrollHeight - box.clientHeight / 2,
    });
  }, [zoomed, middle]);
  return (
    <>
      <div ref={frame} class={zoomed ? "window zoomed" : "window"}>
        <div class={aim.turns ? "stone turnable" : "stone"}>
          <Drawing sight={sight} aim={aim} tomb={tomb} />
          {sight.asked && aim.kind && <Squares sight={sight} aim={aim} tomb={tomb} t={t} />}
        </div>
      </div>
      <NewsNote sight={sight} />
      <button type="button" class="zoom" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
        <Icon name="reveal" />
        <span class="unseen">{t.zoom}</span>
        <span aria-hidden="true">{zoomed ? "1×" : "2×"}</span>
      </button>
    </>
  );
}

function figureInTurn({ view: { open }, actors }: FluchSight, { kind }: Aim): number | null {
  const explorer = open.players[actors[0] ?? open.active];
  const ofAmmut = kind === "lead" || kind === "put";
  if (ofAmmut && open.ammut.space === 0) return open.ammut.at;
  return explorer?.inside ? explorer.at : null;
}

// ---- what can be pressed

// Very many, so they are made anew only for what concerns them.
function Squares({ sight, aim, tomb, t }: { sight: FluchSight; aim: Aim; tomb: Tomb; t: FluchTexts }) {
  const walks = aim.kind === "step" || aim.kind === "lead";
  const peeks = usePeeks(sight, walks ? sight.moves.filter(({ move }) => move.is === aim.kind) : []);
  const newest = useRef(aim);
  newest.current = aim;
  const targets = () =>
    Array.from({ length: columns * rows }, (_, at) => {
      const move = at < squares || tomb.entrances.has(at) ? aim.moveAt(at) : null;
      if (!move) return null;
      const peek = peeks.get(keyOf(move));
      const comes = peek && whatComes(peek, t);
      const label = comes
        ? `${peek.say}: ${comes.words}`
        : !aim.isLegalAt(at) && t.place(squareName(at), whatLies(sight, tomb, at, t));
      return (
        <Target
          key={at}
          sight={sight}
          move={move}
          quiet
          style={placed(columnOf(at), rowOf(at), columns, rows)}
          class={comes?.attack ? "danger" : ""}
          {...(label ? { label } : {})}
          {...(aim.turns ? { again: () => newest.current.turn(1) } : {})}
        >
          {comes && (
            <span class="badge" aria-hidden="true">
              {comes.sign}
            </span>
          )}
        </Target>
      );
    });
  const list = useMemo(targets, [sight.at, sight.chosen, sight.hinted, sight.lang, aim.kind, aim.wanted, peeks]);
  return <div class={`squares by-${aim.kind}`}>{list}</div>;
}

// What is left after this step, or that something comes: an attack, something unknown, the way out.
function whatComes(peek: Ahead<"fluch">, t: FluchTexts) {
  const has = (is: Event["is"]) => peek.events.some(({ event }) => event.is === is);
  if (has("escaped")) return { sign: "★", words: t.escape, attack: false };
  if (has("attacked")) return { sign: "!", words: t.attack, attack: true };
  if (!peek.whole) return { sign: "?", words: t.unknown, attack: false };
  const { pips = 0, steps = 0 } = peek.reading ?? {};
  return peek.move.is === "step"
    ? { sign: pips, words: `${t.pips(pips)} ${t.pipsFor}`, attack: false }
    : { sign: steps, words: `${t.steps(steps)} ${t.stepsFor}`, attack: false };
}

function whatLies({ view: { open }, reading, word }: FluchSight, tomb: Tomb, at: number, t: FluchTexts): string {
  if (tomb.entrances.has(at)) return t.entrance;
  if (!tomb.chambers.has(at)) return isFree(tomb, at) ? t.freeSquare : t.tile;
  const chamber = open.chambers[reading.chambers.indexOf(at)];
  if (chamber?.faceDown) return t.closedChamber;
  return chamber && chamber.token !== "none" ? `${t.chamber}, ${word(`token.${chamber.token}`)}` : t.emptyChamber;
}

// ---- what is seen

function Drawing({ sight, aim, tomb }: { sight: FluchSight; aim: Aim; tomb: Tomb }) {
  const { view, asked, ahead, at: moment } = sight;
  const { open } = view;
  const byAmmut = aim.kind === "lead" || aim.kind === "put";
  const actor = sight.actors[0] ?? open.active;
  // Pointing changes little: all this stays until somebody has moved.
  const scene = useMemo(() => <Scene sight={sight} tomb={tomb} actor={actor} />, [moment]);
  const tokens = useMemo(() => <Tokens sight={sight} tomb={tomb} beside={false} />, [moment]);
  const tokensBeside = useMemo(() => <Tokens sight={sight} tomb={tomb} beside />, [moment]);
  const marks = useMemo(() => aim.turns && <LayMarks aim={aim} tomb={tomb} />, [moment, aim.kind]);
  const spaceAhead = ahead?.view?.open.ammut.space ?? 0;
  return (
    <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
      {scene}
      {asked && marks}
      {tokens}
      <Ghost sight={sight} aim={aim} tomb={tomb} />
      {open.players.map(({ inside, at }, seat) => {
        if (!inside) return null;
        const [x, y] = centre(at);
        const shares = open.players.some((other, i) => i !== seat && other.inside && other.at === at);
        const meets = open.ammut.space === 0 && open.ammut.at === at;
        const aside = meets ? -15 : shares ? (seat === actor ? -9 : 9) : 0;
        return <Explorer key={seat} seat={seat} x={x + aside} y={y} turn={seat === actor && !byAmmut && !sight.over} />;
      })}
      {open.ammut.space === 0 && <AmmutInMaze sight={sight} />}
      {tokensBeside}
      {open.ammut.space > 0 && spaceAhead > open.ammut.space && <Ammut ghost x={onTrack(spaceAhead)} y={25} />}
    </svg>
  );
}

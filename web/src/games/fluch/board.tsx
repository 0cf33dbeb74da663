// The tomb from above: the track of Ammut, thirteen by thirteen squares, five entrances. One drawing, over which a target
// lies on every square.
import { useMemo, useRef } from "preact/hooks";
import type { Event } from "../../generated/fluch.ts";
import { type Ahead, keyOf, type Sight } from "../../play/sight.ts";
import { placed, Target, usePeeks } from "../../play/target.tsx";
import type { Aim } from "./aim.ts";
import type { Attack } from "./attack.ts";
import { FightFlag } from "./attacking.tsx";
import { Ammut, Explorer } from "./figures.tsx";
import { Tokens } from "./lying.tsx";
import { Ghost, LayMarks } from "./marks.tsx";
import { centre, tall, wide } from "./measures.ts";
import { NewsNote } from "./news.tsx";
import { columnOf, columns, isFree, rowOf, rows, squareName, squares, type Tomb, tombOf } from "./places.ts";
import { Scene } from "./scene.tsx";
import { type FluchTexts, texts } from "./texts.ts";
import { AmmutInMaze, onTrack } from "./track.tsx";
import { Zoom } from "./zoom.tsx";
import "./board.css";

type FluchSight = Sight<"fluch">;

export function Board({ sight, aim, attack }: { sight: FluchSight; aim: Aim; attack: Attack | null }) {
  const { view, reading } = sight;
  const tomb = useMemo(() => tombOf(view, reading), [view]);
  const t = texts[sight.lang];
  return (
    <>
      <Zoom sight={sight} tomb={tomb} middle={aim.pointed ?? figureInTurn(sight, aim)}>
        <div class={aim.turns ? "stone turnable" : "stone"}>
          <Drawing sight={sight} aim={aim} tomb={tomb} attack={attack} />
          {sight.asked && aim.kind && <Squares sight={sight} aim={aim} tomb={tomb} t={t} />}
          {attack && !attack.put && <FightFlag sight={sight} attack={attack} />}
        </div>
      </Zoom>
      {!attack && <NewsNote sight={sight} />}
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

// Two drawings, one over the other: the upper one has everything that changes with what is pointed at, so that the lower
// one need not be painted anew.
function Drawing(props: { sight: FluchSight; aim: Aim; tomb: Tomb; attack: Attack | null }) {
  const { sight, aim, tomb, attack } = props;
  const { view, asked, ahead, at: moment } = sight;
  const { open } = view;
  const byAmmut = aim.kind === "lead" || aim.kind === "put";
  const actor = sight.actors[0] ?? open.active;
  const ground = useMemo(
    () => (
      <svg class="ground" viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
        <Scene sight={sight} tomb={tomb} actor={actor} attack={attack} />
        {asked && aim.turns && <LayMarks aim={aim} tomb={tomb} />}
        <Tokens sight={sight} tomb={tomb} beside={false} />
      </svg>
    ),
    [moment, aim.kind],
  );
  const tokensBeside = useMemo(() => <Tokens sight={sight} tomb={tomb} beside />, [moment]);
  const victim = attack?.at !== open.ammut.at ? null : attack.died ? "died" : "stands";
  const spaceAhead = ahead?.view?.open.ammut.space ?? 0;
  return (
    <>
      {ground}
      <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
        <Ghost sight={sight} aim={aim} tomb={tomb} />
        {open.players.map(({ inside, at }, seat) => {
          if (!inside) return null;
          const [x, y] = centre(at);
          const shares = open.players.some((other, i) => i !== seat && other.inside && other.at === at);
          const meets = open.ammut.space === 0 && open.ammut.at === at;
          const aside = meets ? -17 : shares ? (seat === actor ? -9 : 9) : 0;
          const turn = seat === actor && !byAmmut && !sight.over;
          return <Explorer key={seat} seat={seat} x={x + aside} y={y} turn={turn} />;
        })}
        {open.ammut.space === 0 && <AmmutInMaze at={open.ammut.at} victim={victim} />}
        {tokensBeside}
        {open.ammut.space > 0 && spaceAhead > open.ammut.space && <Ammut ghost x={onTrack(spaceAhead)} y={25} />}
      </svg>
    </>
  );
}

// The tomb from above: the track of Ammut, thirteen by thirteen squares, five entrances. One drawing, over which a target
// lies on every square.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Event } from "../../generated/fluch.ts";
import { Icon } from "../../look/glyph.tsx";
import { type Ahead, keyOf, type Sight } from "../../play/sight.ts";
import { placed, Target, usePeeks } from "../../play/target.tsx";
import type { Aim } from "./aim.ts";
import { Ammut, Explorer } from "./figures.tsx";
import { Ghost, LayMarks } from "./marks.tsx";
import { centre, corner, tall, unit, wide } from "./measures.ts";
import { NewsNote } from "./news.tsx";
import {
  columnOf,
  columns,
  compass,
  isFree,
  jointsOf,
  rowOf,
  rows,
  squareName,
  squares,
  type Tomb,
  tombOf,
} from "./places.ts";
import { laidOf, recentOf, trailsOf } from "./recent.ts";
import { type FluchTexts, textsIn } from "./texts.ts";
import { ThingDrawings } from "./things.tsx";
import { idOfTile, TileDrawings } from "./tile.tsx";
import { TokenPicture } from "./token.tsx";
import "./board.css";

type FluchSight = Sight<"fluch">;

export function Board({ sight, aim }: { sight: FluchSight; aim: Aim }) {
  const { view, reading } = sight;
  const tomb = tombOf(view, reading);
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const t = textsIn(sight.lang);
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

function Scene({ sight, tomb, actor }: { sight: FluchSight; tomb: Tomb; actor: number }) {
  const { open } = sight.view;
  const recent = recentOf(sight);
  const torch = open.players[actor];
  return (
    <>
      <TileDrawings />
      <ThingDrawings />
      <Frame />
      <Track sight={sight} />
      <path
        d={Array.from({ length: squares }, (_, at) => (isFree(tomb, at) ? freeSquare(at) : "")).join("")}
        fill="var(--free)"
        stroke="var(--free-line)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      {open.tiles.map((tile, at) => {
        const [x, y] = corner(at);
        return tile === "none" ? null : (
          <use key={at} href={`#${idOfTile(tile)}`} x={x} y={y} width={unit} height={unit} />
        );
      })}
      {[...tomb.chambers].map((at) => {
        const [x, y] = corner(at);
        return <use key={at} href="#fluch-chamber" x={x} y={y} width={unit} height={unit} />;
      })}
      {[...tomb.entrances].map((at) => (
        <Entrance key={at} at={at} />
      ))}
      <path class="thresholds" d={thresholds(tomb)} />
      {torch?.inside && <Torch at={torch.at} />}
      {laidOf(recent).map(({ at, seat }) => (
        <LastTile key={at} at={at} seat={seat} />
      ))}
      {trailsOf(recent).map(({ seat, places }, i) => (
        <path
          key={i}
          class={seat === null ? "trail ammut" : `trail seat-${seat + 1}`}
          d={`M${places.map((at) => centre(at).join(" ")).join("L")}`}
        />
      ))}
    </>
  );
}

const freeSquare = (at: number) => {
  const [x, y] = corner(at);
  return `M${x + 3} ${y + 3}h44v44h-44z`;
};

// Floor over the seam where two open sides meet; where an opening meets a wall there is none.
function thresholds(tomb: Tomb): string {
  const [north, east] = compass;
  return tomb.sides
    .flatMap((sides, at) => {
      const [x, y] = corner(at);
      return jointsOf(tomb, at, sides).map((side) => {
        if (side === east) return `M${x + unit - 1.6} ${y + 17}h3.2v18h-3.2z`;
        return side === north ? `M${x + 17} ${y - 1.6}h18v3.2h-18z` : "";
      });
    })
    .join("");
}

function Frame() {
  return (
    <>
      <g class="frame">
        <polygon points="1,46 701,46 679,65 23,65" fill="var(--py-n)" />
        <polygon points="701,46 701,740 679,721 679,65" fill="var(--py-e)" />
        <polygon points="701,740 1,740 23,721 679,721" fill="var(--py-s)" />
        <polygon points="1,740 1,46 23,65 23,721" fill="var(--py-w)" />
        <rect
          x="1"
          y="46"
          width="700"
          height="694"
          rx="4"
          fill="none"
          stroke="var(--lip)"
          stroke-width="2"
          opacity=".6"
        />
      </g>
      <g class="names">
        {Array.from({ length: columns }, (_, i) => (
          <text key={i} x="13" y={98 + unit * i}>
            {i + 1}
          </text>
        ))}
        {Array.from({ length: columns }, (_, i) => (
          <text key={i} x={51 + unit * i} y="734">
            {String.fromCharCode(65 + i)}
          </text>
        ))}
      </g>
      <rect x="23" y="65" width="656" height="656" rx="5" fill="var(--pit)" />
      <path d="M25 718V67H676" stroke="#000" stroke-opacity=".4" stroke-width="4" fill="none" />
    </>
  );
}

function Entrance({ at }: { at: number }) {
  const [x, y] = corner(at);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M1 -1H49L56 48H-6Z" fill="#c8962a" stroke="var(--lip)" stroke-width="2" stroke-linejoin="round" />
      <path d="M12 -2H38L42 48H8Z" fill="var(--floor-2)" stroke="var(--lip)" stroke-width="2" />
      <path d="M11 14H39M10 26H40M9 38H41" stroke="var(--lip)" stroke-width="1.5" opacity=".5" />
      <text class="door" x="25" y="36">
        {String.fromCharCode(65 + columnOf(at))}
      </text>
    </g>
  );
}

// ---- Ammut

const onTrack = (space: number) => 51 + unit * (space - 1);

// Where she has been there are paws, the next space has its number, the last shows a chamber.
function Track({ sight: { view, reading } }: { sight: FluchSight }) {
  const { space } = view.open.ammut;
  const behind = space === 0 ? reading.track : space;
  return (
    <g class="track">
      <rect x="1" y="1" width="700" height="48" rx="8" fill="#5f1c10" stroke="#c8962a" stroke-width="2.5" />
      {Array.from({ length: reading.track }, (_, i) => i + 1).map((one) => {
        const x = onTrack(one);
        const next = one === behind + 1;
        return (
          <g key={one} transform={`translate(${x} 25)`}>
            <rect
              class={one < behind ? "space behind" : next ? "space next" : "space"}
              x="-22"
              y="-19"
              width="44"
              height="38"
              rx="6"
            />
            {one < reading.track && one < behind && (
              <g fill="#ffb79f" opacity=".75" transform="translate(0 1)">
                <ellipse cy="3" rx="6" ry="5" />
                <circle cx="-7" cy="-4" r="2.6" />
                <circle cx="-2.5" cy="-7.5" r="2.6" />
                <circle cx="2.5" cy="-7.5" r="2.6" />
                <circle cx="7" cy="-4" r="2.6" />
              </g>
            )}
            {one < reading.track && one > behind && (
              <text class={next ? "next" : ""} y="6">
                {one}
              </text>
            )}
            {one === reading.track && <use href="#fluch-chamber" x="-17" y="-17" width="34" height="34" />}
          </g>
        );
      })}
      {space > 0 && <Ammut x={onTrack(space)} y={25} />}
    </g>
  );
}

function AmmutInMaze({ sight: { view } }: { sight: FluchSight }) {
  const { at } = view.open.ammut;
  const [x, y] = centre(at);
  const meets = view.open.players.some((player) => player.inside && player.at === at);
  return (
    <>
      {meets && (
        <g class="fight" transform={`translate(${x} ${y})`}>
          <rect x="-27" y="-27" width="54" height="54" rx="9" />
          <rect class="dashes" x="-27" y="-27" width="54" height="54" rx="9" />
        </g>
      )}
      <Ammut x={x + (meets ? 17 : 0)} y={y} />
    </>
  );
}

// ---- what lies there

// In their chambers, and in heaps: those beside a figure lie in front of it.
function Tokens({ sight, tomb, beside }: { sight: FluchSight; tomb: Tomb; beside: boolean }) {
  const { open, own } = sight.view;
  const isTaken = (at: number) =>
    open.players.some((player) => player.inside && player.at === at) ||
    (open.ammut.space === 0 && open.ammut.at === at);
  const heaps = Map.groupBy(open.heaps, ({ at }) => at);
  return (
    <>
      {sight.reading.chambers.map((at, n) => {
        const chamber = open.chambers[n];
        if (!chamber || !tomb.chambers.has(at) || isTaken(at) !== beside) return null;
        const [x, y] = corner(at);
        if (!chamber.faceDown && chamber.token === "none")
          return beside ? null : <use key={at} href="#fluch-looted" x={x + 4} y={y + 4} width="42" height="42" />;
        // Looked at in secret, and left face down.
        const known = chamber.faceDown ? (own.seen[n] ?? "none") : chamber.token;
        const where = beside || heaps.has(at) ? { x: x + 29, y: y + 28, size: 22 } : { x: x + 9, y: y + 9, size: 32 };
        return (
          <TokenPicture
            key={at}
            {...where}
            token={known}
            class={chamber.faceDown && known !== "none" ? "token secret" : "token"}
          />
        );
      })}
      {[...heaps].flatMap(([at, heap]) => {
        if (isTaken(at) !== beside) return [];
        const [x, y] = corner(at);
        const size = beside || heap.length > 2 ? 21 : 25;
        const step = Math.min(13, 26 / Math.max(1, heap.length - 1));
        return heap.map(({ token }, i) => (
          <TokenPicture
            key={`${at} ${i}`}
            token={token}
            size={size}
            x={x + step * i}
            y={y + 48 - size - (i % 2 ? 8 : 0)}
          />
        ));
      })}
    </>
  );
}

function Torch({ at }: { at: number }) {
  const [x, y] = centre(at);
  return <circle class="torch" cx={x} cy={y} r="128" fill="url(#fluch-torch)" />;
}

function LastTile({ at, seat }: { at: number; seat: number }) {
  const [x, y] = corner(at);
  const corners = "M3 14V3H14M36 3H47V14M47 36V47H36M14 47H3V36";
  return (
    <g class={`lastTile seat-${seat + 1}`} transform={`translate(${x} ${y})`}>
      <path d={corners} stroke="#fff6df" stroke-width="7" />
      <path d={corners} stroke="var(--seat)" stroke-width="4" />
    </g>
  );
}

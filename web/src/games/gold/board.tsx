// The pyramid from above, and over it what can be pressed.
import type { ComponentChildren } from "preact";
import type { Event, Open, Tile as TileOf } from "../../generated/gold.ts";
import { type Acting, askOf, figureOf, type GoldSight, unlaid } from "./acting.ts";
import { figureNames, Lamps, lampsOf, Person, Pools, stancesOf, Treasures } from "./figures.tsx";
import {
  cornerOf,
  isJoined,
  isRuin,
  middleOf,
  outerSide,
  type Side,
  tileSize,
  type Window,
  windowOf,
} from "./geometry.ts";
import { Frame, Pit, Stairs } from "./ground.tsx";
import { HauntedLabel, HauntedPlaces, HauntedWays, hauntOf } from "./haunting.tsx";
import { Danger, ghostOf, LastMove, MarkDefs, WalkAhead, walkLine } from "./marks.tsx";
import type { Shown } from "./photo.tsx";
import { FallLabel, Flag, Targets } from "./targets.tsx";
import type { GoldTexts } from "./texts.ts";
import { Emblem, Tile, TileDefs } from "./tile.tsx";

const entranceOf = ({ tiles, entrance }: Open) => (tiles[entrance]?.kind === "entrance" ? entrance : null);

export function Board(props: { sight: GoldSight; acting: Acting; photo: Shown | null; t: GoldTexts }) {
  const { sight, acting, photo, t } = props;
  const { view, reading, front, latest } = sight;
  const { open } = view;
  const haunt = photo && hauntOf(open, photo.events);
  const entrance = entranceOf(open);
  const window = windowOf(entrance);
  const viewBox = `${window.x} ${window.y} ${window.across} ${window.down}`;
  const stances = entrance === null ? [] : stancesOf(open, front);
  const turned = tileAhead(sight, acting);
  const tiles = turned ? open.tiles.with(turned.at, turned.tile) : open.tiles;
  const fallen = open.tiles.some(({ kind }) => kind === "fallen");
  const acts = askOf(sight) === "act";
  const laid = latest.flatMap((event) =>
    event.is === "revealed" || event.is === "laid" || event.is === "entranceLaid" ? [event.at] : [],
  );
  const hasTarget = (at: number) => {
    const move = acting.moveAt(at);
    return move !== null && sight.isLegal(move);
  };
  return (
    <div class="stage" style={{ "--ratio": window.across / window.down }}>
      <svg class="pyramid" viewBox={viewBox} role="img" aria-label={t.board}>
        <TileDefs />
        <MarkDefs />
        <Frame />
        <Pit tiles={open.tiles} centre={open.ruin.centre} />
        {tiles.map((tile, at) => tile.kind === "entrance" && <Stairs key={at} entrance={at} />)}
        {tiles.map((tile, at) => (
          <At key={at} at={at}>
            {tile.kind !== "fallen" && (
              <g class={laid.includes(at) ? "settles" : ""}>
                <Tile tile={tile} outside={outerSide(at)} />
              </g>
            )}
          </At>
        ))}
        <Thresholds tiles={tiles} />
        <Pools lamps={front === null ? [] : (open.players[front]?.lamps ?? [])} />
        {/* The light of the lamps must not bleach them. */}
        {tiles.map(({ kind }, at) => (
          <At key={at} at={at}>
            <Emblem kind={kind} crowded={stances.some((one) => one.at === at)} />
          </At>
        ))}
        {reading.falling.length > 0 && <Danger area={reading.falling} cracked />}
        {haunt && <HauntedWays haunt={haunt} />}
        <LastMove open={open} events={latest} hasTarget={hasTarget} />
      </svg>
      <Targets sight={sight} acting={acting} window={window} t={t} />
      {/* What stands on the tiles is not covered by the rings around them. */}
      <svg class="pieces" viewBox={viewBox} aria-hidden="true">
        <PathAhead sight={sight} />
        {haunt && <HauntedPlaces haunt={haunt} />}
        <Lamps lamps={lampsOf(open)} />
        {stances.map((stance) => (
          <Person
            key={`${stance.seat} ${stance.figure}`}
            stance={stance}
            carries={(stance.figure === "archaeologist" && open.players[stance.seat]?.carries) || "none"}
            selected={acts && stance.seat === front && stance.figure === figureOf(acting.picked)}
          />
        ))}
        <Treasures open={open} />
        <GhostAhead sight={sight} />
      </svg>
      {fallen && <Caption sight={sight} window={window} t={t} />}
      <FallLabel sight={sight} window={window} t={t} />
      {haunt && !sight.ahead && <HauntedLabel haunt={haunt} entrance={open.entrance} window={window} t={t} />}
      <Flag sight={sight} window={window} t={t} />
    </div>
  );
}

function At({ at, children }: { at: number; children: ComponentChildren }) {
  const { x, y } = cornerOf(at);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

// Where two open sides meet, the floor goes on.
function Thresholds({ tiles }: { tiles: TileOf[] }) {
  const joints = tiles.flatMap((_, at) =>
    (["e", "s"] satisfies Side[]).filter((side) => isJoined(tiles, at, side)).map((side) => ({ at, side })),
  );
  return joints.map(({ at, side }) => {
    const { x, y } = cornerOf(at);
    const [left, top, across, down] = side === "e" ? [97, 32.5, 6, 35.5] : [32.5, 97, 35.5, 6];
    return <rect key={`${at}${side}`} x={x + left} y={y + top} width={across} height={down} fill="var(--floor-2)" />;
  });
}

// A tile that is turned, laid, or becomes the entrance, as it would lie.
function tileAhead(sight: GoldSight, acting: Acting): { at: number; tile: TileOf } | null {
  const { view, ahead } = sight;
  const place = unlaid(sight);
  const move = ahead?.move ?? (place === null ? null : acting.moveAt(place));
  const at = move?.is === "lay" ? place : move?.is === "rotate" || move?.is === "entrance" ? move.at : null;
  const tile = at === null ? undefined : view.open.tiles[at];
  if (at === null || !tile || !move) return null;
  if ("open" in move) return { at, tile: { ...tile, open: move.open } };
  return { at, tile: ahead?.view?.open.tiles[at] ?? { kind: "entrance", open: "nesw" } };
}

const walkAhead = ({ ahead, front, view }: GoldSight) => {
  if (ahead?.move.is !== "walk" || front === null) return null;
  const { figure, to } = ahead.move;
  const from = view.open.players[front]?.figures[figureNames.indexOf(figure)]?.at;
  return from === undefined ? null : { seat: front, figure, from, to, after: ahead.view?.open };
};

function PathAhead({ sight }: { sight: GoldSight }) {
  const walk = walkAhead(sight);
  return walk && <WalkAhead line={walkLine(sight.view.open, walk.seat, walk.from, walk.to)} />;
}

function GhostAhead({ sight }: { sight: GoldSight }) {
  const walk = walkAhead(sight);
  if (!walk) return null;
  const { x, y } = middleOf(walk.to);
  const stance = walk.after
    ? ghostOf(walk.after, walk.seat, walk.figure)
    : { seat: walk.seat, figure: walk.figure, at: walk.to, x, y: y + 32, size: 1 };
  // It may be that the figure falls, or flees, before the turn is over.
  return stance?.at === walk.to ? <Person stance={stance} ghost /> : null;
}

// What the last ring took along, as far as it is still told.
function lastRing({ at: { told } }: GoldSight, t: GoldTexts): string | null {
  const events = told.findLast(({ events }) => events.some(({ event }) => event.is === "ringFell"))?.events ?? [];
  const many = (is: string) => events.filter(({ event }) => event.is === is).length;
  const ring = events.map(({ event }) => event as Event).find((event) => event.is === "ringFell");
  if (!ring) return null;
  const lamps = many("lampBuried");
  const treasures = many("buried");
  return [t.tiles(ring.tiles), lamps > 0 && t.lamps(lamps), treasures > 0 && t.treasures(treasures)]
    .filter(Boolean)
    .join(", ");
}

// In the pit: how far it has come.
function Caption({ sight, window, t }: { sight: GoldSight; window: Window; t: GoldTexts }) {
  const { ruin, tiles } = sight.view.open;
  const nothingLeft = isRuin(tiles);
  if (!nothingLeft && ruin.ring < 2) return null;
  const fell = nothingLeft ? null : lastRing(sight, t);
  const fallen = tiles.flatMap(({ kind }, at) => (kind === "fallen" ? [cornerOf(at)] : []));
  const range = (all: number[]) => [Math.min(...all), Math.max(...all) + tileSize] as const;
  const [left, right] = range(fallen.map(({ x }) => x));
  const [top, bottom] = range(fallen.map(({ y }) => y));
  return (
    <p
      class="caption"
      style={{
        left: `${(100 * ((left + right) / 2 - window.x)) / window.across}%`,
        top: `${(100 * ((top + bottom) / 2 - window.y)) / window.down}%`,
        maxWidth: `${(100 * (right - left - tileSize / 2)) / window.across}%`,
      }}
    >
      {nothingLeft ? t.hasFallen : t.ringFallen(ruin.ring - 1)}
      {fell && <small>{fell}</small>}
    </p>
  );
}

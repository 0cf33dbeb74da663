// A pyramid from above: its slopes and entrances, the tiles with their walls, the lit corridor, stones, flags, robber.
import type { ComponentChildren } from "preact";
import type { Entry, LaidStone } from "../../generated/labyrinth.ts";
import { drawingOf } from "./gems.tsx";
import {
  board,
  cornerOf,
  type Drawn,
  f,
  fields,
  frame,
  hasSide,
  isClosed,
  isCovered,
  middleOf,
  outside,
  placeOf,
  places,
  squares,
  wallsOf,
  wayOf,
} from "./lines.ts";
import { Scarab, Walls } from "./tile.tsx";

const seatShapes = ["circle", "square", "triangle", "diamond", "star"];

export function Pyramid(props: {
  plan: Drawn;
  entries: Entry[];
  seat: number;
  label: string;
  small?: boolean; // a rival's: the corridor is a line without numbers
  before?: number | undefined; // so long the corridor is; what is beyond would be new
  ghost?: number | null; // the place of a tile that does not lie yet
  turning?: ComponentChildren; // that tile once more, over it while it turns
  newest?: number | null; // the place of the last tile
}) {
  const { plan, entries, seat, label, small = false, ghost = null, turning, newest = null } = props;
  const { corridor, stones, scarabs } = plan;
  const before = props.before ?? corridor.length;
  const entry = entries.find(({ gate }) => gate === plan.gate);
  // Where the corridor runs no stone can count any more.
  const free = scarabs.filter((field) => !corridor.includes(field));
  const niches = [...scarabs, ...stones.map(({ field }) => field)];
  const covered = fields.filter((field) => isCovered(plan, field));
  const dark = covered.filter((field) => isClosed(plan, field));
  const walls = wallsOf(plan);
  const clip = `labyrinth-floor-${seat}${small ? "-small" : ""}`;
  const tiles = places.filter((place) => (plan.tiles[place]?.number ?? 0) > 0);
  return (
    <svg
      class={`pyramid seat-${seat + 1}${small ? " small" : ""}`}
      viewBox={`${-frame} ${-frame} ${board + 2 * frame} ${board + 2 * frame}`}
      role="img"
      aria-label={label}
    >
      <Slopes joints={!small} />
      <Doors entries={entries} />
      <rect width={board} height={board} class="plot" />
      <path d={`M2 ${board}V2H${board}`} class="plotShade" />
      <path
        d={places
          .filter((place) => !tiles.includes(place))
          .map(pit)
          .join("")}
        class="pit"
      />
      <path d={squares(covered)} class="floor" />
      <path d={squares(niches)} class="niche" />
      <path d={squares(dark)} class="chamber" />
      <path d={squares(corridor.slice(0, before))} class="lit" />
      <path d={squares(corridor.slice(before))} class="newlyLit" />
      {entry && <rect {...doorAt(entry)} class={before > 0 ? "lit" : "ownDoor"} />}
      {before > 0 && <path d={wayOf(corridor.slice(0, before), entry)} class="way" />}
      {small && before > 0 && <path d={wayOf(corridor.slice(0, before), entry)} class="line" />}
      {!small && (
        <>
          <clipPath id={clip}>
            <path d={squares(covered)} />
          </clipPath>
          <g clip-path={`url(#${clip})`}>
            <path d={walls} class="cast" />
          </g>
          <path
            d={tiles
              .map((place) => `M${1 + 132 * (place % 5)} ${132 * (1 + Math.floor(place / 5)) - 1}v-130h130`)
              .join("")}
            class="seam"
          />
        </>
      )}
      {corridor.length > before && (
        <path d={wayOf(corridor.slice(Math.max(0, before - 1)), before ? undefined : entry)} class="newWay" />
      )}
      {small ? <path d={walls} class="wall" /> : <Walls path={walls} />}
      {!small &&
        free.map((field) => (
          <g
            key={field}
            class={ghost !== null && placeOf(field) === ghost ? "promised" : ""}
            transform={`translate(${cornerOf(field).join(" ")})`}
          >
            <Scarab />
            {ghost !== null && placeOf(field) === ghost && <rect x={9.2} y={9.2} width={47.5} height={47.5} rx={6.6} />}
          </g>
        ))}
      {stones.map((stone) =>
        small ? <Dot key={stone.field} stone={stone} /> : <Stone key={stone.field} stone={stone} />,
      )}
      {newest !== null && <CornerMarks place={newest} />}
      {ghost !== null && (
        <g key={ghost} class="over" transform={`translate(${132 * (ghost % 5)} ${132 * Math.floor(ghost / 5)})`}>
          {turning}
        </g>
      )}
      {ghost !== null && <GhostEdge place={ghost} />}
      {!small && <Numbers plan={plan} before={before} />}
      {entry && (
        <Robber
          at={before > 0 ? middleOf(corridor[before - 1] as number) : outside(entry, 0.72)}
          seat={seat}
          length={before}
          small={small}
        />
      )}
    </svg>
  );
}

const pit = (place: number) => `M${132 * (place % 5) + 6.6} ${132 * Math.floor(place / 5) + 6.6}h118.8v118.8h-118.8z`;

// ---- around it

const far = board + frame - 4;
const near = 4 - frame;
const slopes = {
  north: `M${near} ${near}H${far}L${board} 0H0Z`,
  east: `M${far} ${near}V${far}L${board} ${board}V0Z`,
  south: `M${far} ${far}H${near}L0 ${board}H${board}Z`,
  west: `M${near} ${far}V${near}L0 0V${board}Z`,
};
const courses = [10.1, 19.6];
const joints = Array.from({ length: 19 }, (_, i) => {
  const along = 33 * (i + 1);
  const [from, to] = i % 2 === 0 ? [0.6, 10.1] : [10.1, 19.6];
  const deep = to - from;
  return (
    `M${along} ${-to}v${deep}M${along} ${board + from}v${deep}` +
    `M${-to} ${along}h${deep}M${board + from} ${along}h${deep}`
  );
}).join("");

function Slopes({ joints: withJoints }: { joints: boolean }) {
  return (
    <g class="slopes">
      <rect x={-frame} y={-frame} width={board + 2 * frame} height={board + 2 * frame} rx={6} class="base" />
      {Object.entries(slopes).map(([side, path]) => (
        <path key={side} d={path} class={side} />
      ))}
      {courses.map((by) => (
        <rect key={by} x={-by} y={-by} width={board + 2 * by} height={board + 2 * by} class="course" />
      ))}
      {withJoints && <path d={joints} class="joint" />}
      <path
        d={`M${near} ${near}L0 0M${far} ${near}L${board} 0M${far} ${far}L${board} ${board}M${near} ${far}L0 ${board}`}
        class="hip"
      />
    </g>
  );
}

function doorAt({ field, side }: Entry) {
  const [x, y] = cornerOf(field);
  const upright = hasSide(side, "w") || hasSide(side, "e");
  return {
    x: hasSide(side, "w") ? -frame : hasSide(side, "e") ? board - 2 : x,
    y: hasSide(side, "n") ? -frame : hasSide(side, "s") ? board - 2 : y,
    width: upright ? frame + 2 : f,
    height: upright ? f : frame + 2,
  };
}

// Two halves each; a dashed line parts them.
function Doors({ entries }: { entries: Entry[] }) {
  const parted = entries.filter((_, i) => i % 2 === 1).map((right, i) => [entries[2 * i] as Entry, right] as const);
  return (
    <>
      {entries.map((entry) => (
        <rect key={entry.gate} {...doorAt(entry)} class="door" />
      ))}
      <path
        d={parted.map(([left, right]) => `M${between(left, right, 0.5)}L${between(left, right, 1)}`).join("")}
        class="parting"
      />
    </>
  );
}
const between = (left: Entry, right: Entry, out: number) => {
  const [[x, y], [toX, toY]] = [outside(left, out), outside(right, out)];
  return `${(x + toX) / 2} ${(y + toY) / 2}`;
};

// ---- on it

const flags = [15, 30, 45];

function Numbers({ plan: { corridor, stones }, before }: { plan: Drawn; before: number }) {
  return (
    <>
      {corridor.map((field, i) => {
        const n = i + 1;
        const [x, y] = middleOf(field);
        if (flags.includes(n)) {
          const [left, top] = [x - 25.1, y - 30.4];
          return (
            <use
              key={n}
              href={`#lp-mark-${n}`}
              class={n > before ? "flag new" : "flag"}
              x={left}
              y={top}
              width={55.4}
              height={55.4}
            />
          );
        }
        // The robber stands there, or a stone lies there.
        if (n === before || stones.some((stone) => stone.field === field)) return null;
        return (
          <g key={n} class={n > before ? "number new" : "number"} transform={`translate(${x} ${y})`}>
            {n > before && <rect x={-17.8} y={-13.2} width={35.6} height={26.4} rx={6.6} />}
            <text y={8}>{n}</text>
          </g>
        );
      })}
    </>
  );
}

function Stone({ stone: { field, gem, fate, factor } }: { stone: LaidStone }) {
  const counts = fate === "counts";
  return (
    <g class={counts ? "stone counts" : "stone waits"} transform={`translate(${cornerOf(field).join(" ")})`}>
      {counts && <rect x={9.2} y={9.2} width={47.5} height={47.5} rx={5.3} class="setting" />}
      <use href={`#${drawingOf(gem)}`} x={13.9} y={13.9} width={38.3} height={38.3} />
      {!counts && (
        <>
          <circle cx={33} cy={33} r={24.4} class="ringEdge" />
          <circle cx={33} cy={33} r={24.4} class="ring" />
        </>
      )}
      {counts && factor > 1 && (
        <g class="factor" transform="translate(50.2 15.8)">
          <circle r={12.4} />
          <text y={5.3}>×{factor}</text>
        </g>
      )}
    </g>
  );
}

function Dot({ stone: { field, gem, fate } }: { stone: LaidStone }) {
  const [x, y] = middleOf(field);
  return (
    <use
      href={`#${drawingOf(gem)}`}
      class={fate === "counts" ? "dot" : "dot waits"}
      x={x - 24}
      y={y - 24}
      width={48}
      height={48}
    />
  );
}

function CornerMarks({ place }: { place: number }) {
  const [x, y] = [132 * (place % 5), 132 * Math.floor(place / 5)];
  const path = `M${x} ${y + 20}v-20h20M${x + 112} ${y}h20v20M${x + 132} ${y + 112}v20h-20M${x + 20} ${y + 132}h-20v-20`;
  return (
    <g key={place} class="corners">
      <rect x={x} y={y} width={132} height={132} class="landing" />
      <path d={path} class="under" />
      <path d={path} />
    </g>
  );
}

function GhostEdge({ place }: { place: number }) {
  const lies = { x: 132 * (place % 5), y: 132 * Math.floor(place / 5), width: 132, height: 132, rx: 3 };
  return (
    <g class="ghost">
      <rect {...lies} class="halo" />
      <rect {...lies} class="edge" />
      <rect {...lies} class="dashes" />
    </g>
  );
}

function Robber(props: { at: readonly [number, number]; seat: number; length: number; small: boolean }) {
  const { at, seat, length, small } = props;
  return (
    <g class="robber" style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      {small ? (
        <use href={`#seat-${seatShapes[seat]}`} class="seatMark" x={-42} y={-42} width={84} height={84} />
      ) : (
        <>
          <circle r={30.4} class="lamp" />
          <use href="#lp-robber" x={-33} y={-40.9} width={66} height={66} />
          {length > 0 && (
            <g class="length" transform="translate(18.5 19)">
              <rect x={-15.5} y={-12} width={31} height={24} rx={6.6} />
              <text y={6.5}>{length}</text>
            </g>
          )}
        </>
      )}
    </g>
  );
}

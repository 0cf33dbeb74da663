// A tile in stone, 100 wide, with its corner at the origin. It is drawn anew for each orientation, so that the light
// always falls from the upper left.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Kind, Tile as TileOf, Ways } from "../../generated/gold.ts";
import { allWays, isOpen, type Side, turnedRight } from "./geometry.ts";

export const emblems: Partial<Record<Kind, string>> = {
  lotus: "g-lotus",
  eye: "g-wadjet",
  falcon: "g-falcon",
  ibis: "g-ibis",
  crown: "g-crown",
};

type Sided = (open: boolean) => string;
// Goes around a tile from its north side; each side says what it draws if it is open or not.
const around = (open: string, north: Sided, east: Sided, south: Sided, west: Sided) =>
  (
    [
      ["n", north],
      ["e", east],
      ["s", south],
      ["w", west],
    ] as [Side, Sided][]
  )
    .map(([side, draw]) => draw(isOpen(open, side)))
    .join("");

const hall = (open: string, a: number, b: number, out: number) => {
  const far = 100 - out;
  return `M${a} ${a}${around(
    open,
    (is) => (is ? `V${out}H${b}V${a}` : `H${b}`),
    (is) => (is ? `H${far}V${b}H${b}` : `V${b}`),
    (is) => (is ? `V${far}H${a}V${b}` : `H${a}`),
    (is) => (is ? `H${out}V${a}H${a}` : `V${a}`),
  )}Z`;
};
const hallWalls = (open: string, a: number, b: number) =>
  around(
    open,
    (is) => (is ? `M${a} 2V${a}M${b} 2V${a}` : `M${a} ${a}H${b}`),
    (is) => (is ? `M98 ${a}H${b}M98 ${b}H${b}` : `M${b} ${a}V${b}`),
    (is) => (is ? `M${a} 98V${b}M${b} 98V${b}` : `M${a} ${b}H${b}`),
    (is) => (is ? `M2 ${a}H${a}M2 ${b}H${a}` : `M${a} ${a}V${b}`),
  );
const corridor = (open: string) => hall(open, 30, 70, -14);

const room = (open: string) =>
  `M30 16${around(
    open,
    (is) => `${is ? "V-14H70V16" : "H70"}H84V30`,
    (is) => `${is ? "H114V70H84" : "V70"}V84H70`,
    (is) => `${is ? "V114H30V84" : "H30"}H16V70`,
    (is) => `${is ? "H-14V30H16" : "V30"}V16`,
  )}Z`;
const roomWalls = (open: string) =>
  `M30 16H16V30M70 16H84V30M30 84H16V70M70 84H84V70${around(
    open,
    (is) => (is ? "M30 2V16M70 2V16" : "M30 16H70"),
    (is) => (is ? "M98 30H84M98 70H84" : "M84 30V70"),
    (is) => (is ? "M30 98V84M70 98V84" : "M30 84H70"),
    (is) => (is ? "M2 30H16M2 70H16" : "M16 30V70"),
  )}`;

const joints = (open: string) =>
  `M4 22H28M14 4V22M22 22V40M4 76H28M16 76V96M72 24H96M84 4V24M76 24V40M72 78H96M82 78V96${around(
    open,
    (is) => (is ? "" : "M40 4V16M62 4V16M30 16H70M50 16V28"),
    (is) => (is ? "" : "M84 40H96M84 62H96M84 30V70M72 50H84"),
    (is) => (is ? "" : "M40 84V96M62 84V96M30 84H70M50 72V84"),
    (is) => (is ? "" : "M4 40H16M4 62H16M16 30V70M16 50H28"),
  )}`;
const paving = (open: string) =>
  `M30 50H38M62 50H70M50 30V38M50 62V70${around(
    open,
    (is) => (is ? "M30 14H70" : ""),
    (is) => (is ? "M86 30V70" : ""),
    (is) => (is ? "M30 86H70" : ""),
    (is) => (is ? "M14 30V70" : ""),
  )}`;

export const star = "M32 2L40 24L62 24L45 38L51 60L32 47L13 60L19 38L2 24L24 24Z";
const starsAt = [6, 18, 89, 78].flatMap((x) => [6, 18, 89, 78].map((y) => [x, y] as const));
// Three in each corner.
const stars = starsAt.filter(([x, y]) => !([18, 78].includes(x) && [18, 78].includes(y)));

// What the tiles share: gradients take the colours of the theme where they are defined, and so stand in the page.
export function TileDefs() {
  const slope = (id: string, from: string, to: string) => (
    <linearGradient id={`gold-${id}`} x1="0" y1="0" x2="1" y2="1">
      <stop stop-color={from} />
      <stop offset="1" stop-color={to} />
    </linearGradient>
  );
  return (
    <defs>
      {slope("wall", "var(--wall-1)", "var(--wall-2)")}
      {slope("floor", "var(--floor-1)", "var(--floor-2)")}
      {slope("slab", "var(--slab-1)", "var(--slab-2)")}
      {slope("lapis", "#2c5499", "#19346a")}
      <clipPath id="gold-tile">
        <rect x="2" y="2" width="96" height="96" rx="8" />
      </clipPath>
      {["none", ...allWays].map((open) => (
        <clipPath key={open} id={`gold-corridor-${open}`}>
          <path d={corridor(open)} />
        </clipPath>
      ))}
      {["none", ...allWays].map((open) => (
        <clipPath key={open} id={`gold-room-${open}`}>
          <path d={room(open)} />
        </clipPath>
      ))}
    </defs>
  );
}

// The tile without its emblem; `outside` is where the stairs of an entrance lead.
export function Tile({ tile, outside }: { tile: TileOf; outside?: Side | undefined }) {
  if (tile.kind === "faceDown") return <Back />;
  if (tile.kind === "entrance") return <Entrance open={`${tile.open}${outside ?? ""}`} />;
  return emblems[tile.kind] ? <Chamber open={tile.open} /> : <Corridor open={tile.open} />;
}

// What tells a chamber from the others. With `crowded` it gives way to who stands there.
export function Emblem({ kind, crowded = false }: { kind: Kind; crowded?: boolean }) {
  const emblem = emblems[kind];
  if (!emblem) return null;
  return <use href={`#${emblem}`} x={crowded ? 41 : 33} y={crowded ? 25 : 33} width="34" height="34" />;
}

const Shadow = () => <rect x="3" y="5" width="96" height="95" rx="8" fill="#000" opacity=".35" />;
const Rim = () => (
  <rect x="2" y="2" width="96" height="96" rx="8" fill="none" stroke="var(--lip)" stroke-width="1.5" opacity=".7" />
);

const engraving = "M50 26L72 66H28ZM50 26L58 66M20 74H80";

export function Back() {
  const engraved = (
    <>
      <path d={engraving} />
      <circle cx="50" cy="50" r="35" stroke-dasharray="3 6.16" />
    </>
  );
  return (
    <g fill="none">
      <Shadow />
      <rect x="2" y="2" width="96" height="96" rx="8" fill="url(#gold-slab)" />
      <path d="M5 92V11Q5 5 11 5H92" stroke="var(--slab-hi)" stroke-width="3" opacity=".9" />
      <path d="M8 95H89Q95 95 95 89V8" stroke="var(--slab-lo)" stroke-width="3.5" opacity=".8" />
      <g stroke-linejoin="round" stroke-linecap="round">
        <g transform="translate(1.4 1.4)" stroke="var(--slab-hi)" stroke-width="2.4">
          {engraved}
        </g>
        <g stroke="var(--engrave)" stroke-width="2.6">
          {engraved}
        </g>
      </g>
      <Rim />
    </g>
  );
}

// The floor lies deep: the walls above and to the left throw a shadow on it.
function Floor({ shape, clip, paved }: { shape: string; clip: string; paved: string }) {
  return (
    <>
      <path d={shape} fill="var(--floor-sh)" />
      <g clip-path={`url(#${clip})`}>
        <path d={shape} transform="translate(7 7)" fill="url(#gold-floor)" />
        <path d={paved} stroke="var(--floor-sh)" stroke-width="1.4" opacity=".55" />
      </g>
    </>
  );
}

// What is cut into a tile turns in it when it comes to lie another way; the stone and its light stay.
function Turning({ open, children }: { open: Ways; children: ComponentChildren }) {
  const lay = useRef(open);
  const turned = useRef("");
  if (lay.current !== open) {
    turned.current = turnedRight(open) === lay.current ? "turned left" : "turned";
    lay.current = open;
  }
  return (
    <g key={open} class={turned.current}>
      {children}
    </g>
  );
}

const Bevel = () => (
  <>
    <path d="M4 96V4H96" stroke="#fff" stroke-opacity=".4" stroke-width="3" />
    <path d="M4 97H97V4" stroke="#000" stroke-opacity=".22" stroke-width="3" />
  </>
);

function Corridor({ open }: { open: Ways }) {
  const walls = hallWalls(open, 30, 70);
  return (
    <g fill="none">
      <Shadow />
      <g clip-path="url(#gold-tile)">
        <rect x="2" y="2" width="96" height="96" fill="url(#gold-wall)" />
        <path d={joints(open)} stroke="var(--joint)" stroke-width="1.6" opacity=".6" />
        <Bevel />
        <Turning open={open}>
          <g stroke-linecap="square">
            <path d={walls} transform="translate(3 3)" stroke="var(--lit)" stroke-width="3.5" opacity=".8" />
            <Floor shape={corridor(open)} clip={`gold-corridor-${open}`} paved={paving(open)} />
            <path d={walls} stroke="var(--lip)" stroke-width="4" />
          </g>
        </Turning>
      </g>
      <Rim />
    </g>
  );
}

function Chamber({ open }: { open: Ways }) {
  const walls = roomWalls(open);
  return (
    <g fill="none">
      <Shadow />
      <g clip-path="url(#gold-tile)">
        <rect x="2" y="2" width="96" height="96" fill="url(#gold-lapis)" />
        {stars.map(([x, y]) => (
          <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.075)`} d={star} fill="#f0c95c" />
        ))}
        <Bevel />
        <Turning open={open}>
          <path d={walls} transform="translate(3 3)" stroke="#f0c95c" stroke-width="3" opacity=".9" />
          <Floor shape={room(open)} clip={`gold-room-${open}`} paved="M30 10H70M30 90H70M10 30V70M90 30V70" />
          <rect x="25" y="25" width="50" height="50" rx="3" stroke="#1f3f7a" stroke-width="2.4" />
          <rect x="29" y="29" width="42" height="42" rx="2" stroke="#c8962a" stroke-width="2" />
          <path d={walls} stroke="var(--lip)" stroke-width="4" stroke-linecap="square" />
        </Turning>
      </g>
      <Rim />
    </g>
  );
}

function Entrance({ open }: { open: string }) {
  return (
    <g fill="none">
      <rect x="2" y="2" width="96" height="96" rx="8" fill="#c8962a" />
      <path d="M4 98V4H96" stroke="#fff" stroke-opacity=".55" stroke-width="3" />
      <path d={hall(open, 24, 76, 0)} fill="url(#gold-floor)" />
      <path d={hallWalls(open, 24, 76)} stroke="var(--lip)" stroke-width="4" stroke-linecap="square" />
      <rect x="2" y="2" width="96" height="96" rx="8" stroke="var(--lip)" stroke-width="2" />
      <g stroke="#c8962a" stroke-width="2.6">
        <circle cx="50" cy="50" r="20" />
        <path d="M50 36L62 58H38Z" />
      </g>
    </g>
  );
}

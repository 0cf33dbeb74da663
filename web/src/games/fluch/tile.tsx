// How tiles and chambers are drawn: cut into the stone, with the light from the upper left however they lie. Each is drawn
// once, and then used by its name.
import type { Tile } from "../../generated/fluch.ts";
import { isGrey, sidesOfTile } from "./places.ts";

// The two walls of a corridor, and the rim of a slab. Everything keeps inside the rim by itself: a clip for each tile would
// make painting the board dear.
const a = 27;
const b = 73;
const rim = 1;
const far = 100 - rim;

const box = (left: number, top: number, right: number, bottom: number) => `M${left} ${top}H${right}V${bottom}H${left}Z`;

function floorOf(sides: number): string {
  const [n, e, s, w] = [sides & 1, sides & 2, sides & 4, sides & 8];
  return (
    `M${a} ${a}${n ? `V${rim}H${b}V${a}` : `H${b}`}${e ? `H${far}V${b}H${b}` : `V${b}`}` +
    `${s ? `V${far}H${a}V${b}` : `H${a}`}${w ? `H${rim}V${a}H${a}` : `V${a}`}Z`
  );
}
// The floor without the shadow of its upper and left walls: what it shares with itself when moved by `shade`, in boxes
// that overlap a little.
const shade = 7;
function litOf(sides: number): string {
  const [n, e, s, w] = [sides & 1, sides & 2, sides & 4, sides & 8];
  const from = a + shade;
  return [
    box(from, from, b, b),
    n && box(from, rim, b, from + 1),
    e && box(b - 1, from, far, b),
    s && box(from, b - 1, b, far),
    w && box(rim, from, from + 1, b),
    n && e && box(b - 1, a, b + shade, from + 1),
    s && w && box(a, b - 1, from + 1, b + shade),
  ]
    .filter(Boolean)
    .join("");
}
// Along the walls only, never across an opening.
function wallsOf(sides: number): string {
  const [n, e, s, w] = [sides & 1, sides & 2, sides & 4, sides & 8];
  return (
    (n ? `M${a} 4V${a}M${b} 4V${a}` : `M${a} ${a}H${b}`) +
    (e ? `M96 ${a}H${b}M96 ${b}H${b}` : `M${b} ${a}V${b}`) +
    (s ? `M${a} 96V${b}M${b} 96V${b}` : `M${a} ${b}H${b}`) +
    (w ? `M4 ${a}H${a}M4 ${b}H${a}` : `M${a} ${a}V${b}`)
  );
}

// Two sides open, or more.
const shapes = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15];
const greyShapes = [3, 5, 6, 9, 10, 12];

export const tileId = (sides: number, grey: boolean) => `fluch-${grey ? "grey" : "tile"}-${sides}`;
export const idOfTile = (tile: Tile) => tileId(sidesOfTile(tile), isGrey(tile));

const slab = { x: rim, y: rim, width: far - rim, height: far - rim, rx: 6 };

function TileDrawing({ sides, grey }: { sides: number; grey: boolean }) {
  return (
    <symbol id={tileId(sides, grey)} viewBox="0 0 100 100" overflow="visible">
      <rect {...slab} fill={`url(#${grey ? "fluch-basalt" : "fluch-wall"})`} />
      {grey ? (
        <rect {...slab} fill="url(#fluch-hatch)" />
      ) : (
        <path
          d="M2 14H27M14 2V14M86 2V14M73 14H98M2 86H27M14 86V98M73 86H98M86 86V98"
          stroke="var(--joint)"
          stroke-width="2"
          opacity=".55"
        />
      )}
      <path d="M3 95V8Q3 3 8 3H95" stroke="#fff" stroke-opacity=".38" stroke-width="3.5" fill="none" />
      <path d="M5 97.5H92Q97.5 97.5 97.5 92V5" stroke="#000" stroke-opacity=".28" stroke-width="3.5" fill="none" />
      <path d={floorOf(sides)} fill="var(--floor-sh)" />
      <path d={litOf(sides)} fill="url(#fluch-floor)" />
      {grey && (
        <>
          <path d="M50 33L67 50L50 67L33 50Z" fill="var(--lip)" />
          <path d="M50 41L59 50L50 59L41 50Z" fill="var(--floor-1)" />
          <circle cx="50" cy="50" r="3.6" fill="var(--lip)" />
        </>
      )}
      <path d={wallsOf(sides)} stroke="var(--lip)" stroke-width="5.5" fill="none" stroke-linecap="square" />
      <rect {...slab} fill="none" stroke="var(--lip)" stroke-width={grey ? 4 : 2} opacity=".8" />
    </symbol>
  );
}

function ChamberDrawing() {
  const floor = "M30 1H70V14H86V30H99V70H86V86H70V99H30V86H14V70H1V30H14V14H30Z";
  // As with tiles, by 6.
  const lit = [
    box(20, 20, 86, 86),
    box(36, rim, 70, far),
    box(rim, 36, far, 70),
    box(36, 14, 76, 24),
    box(14, 36, 24, 76),
    box(30, 80, 70, 92),
    box(80, 30, 92, 70),
  ].join("");
  const lipAt = (by: number) =>
    `M${30 + by} 1V${14 + by}H${14 + by}V${30 + by}H1M${70 + by} 1V${14 + by}H${86 + by}V${30 + by}H99` +
    `M${30 + by} 99V${86 + by}H${14 + by}V${70 + by}H1M${70 + by} 99V${86 + by}H${86 + by}V${70 + by}H99`;
  return (
    <symbol id="fluch-chamber" viewBox="0 0 100 100" overflow="visible">
      <rect {...slab} fill="url(#fluch-lapis)" />
      <path d={floor} fill="var(--floor-sh)" />
      <path d={lit} fill="url(#fluch-floor)" />
      <path d={lipAt(2)} stroke="#f0c95c" stroke-width="3" fill="none" />
      <path d={lipAt(0)} stroke="var(--lip)" stroke-width="5" fill="none" />
      <rect {...slab} fill="none" stroke="#c8962a" stroke-width="2.5" />
    </symbol>
  );
}

function Slope({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stop-color={from} />
      <stop offset="1" stop-color={to} />
    </linearGradient>
  );
}

export function TileDrawings() {
  return (
    <defs>
      <Slope id="fluch-wall" from="var(--wall-1)" to="var(--wall-2)" />
      <Slope id="fluch-basalt" from="var(--grey-1)" to="var(--grey-2)" />
      <Slope id="fluch-floor" from="var(--floor-1)" to="var(--floor-2)" />
      <Slope id="fluch-lapis" from="#2c5499" to="#19346a" />
      <radialGradient id="fluch-torch">
        <stop stop-color="#ffd873" stop-opacity=".75" />
        <stop offset=".55" stop-color="#ffc24d" stop-opacity=".28" />
        <stop offset="1" stop-color="#ffc24d" stop-opacity="0" />
      </radialGradient>
      <pattern id="fluch-hatch" width="9" height="9" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
        <rect width="3" height="9" fill="var(--grey-j)" opacity=".75" />
      </pattern>
      {shapes.map((sides) => (
        <TileDrawing key={sides} sides={sides} grey={false} />
      ))}
      {greyShapes.map((sides) => (
        <TileDrawing key={sides} sides={sides} grey />
      ))}
      <ChamberDrawing />
      <symbol id="fluch-looted" viewBox="0 0 100 100">
        <rect x="34" y="30" width="32" height="40" rx="4" fill="none" stroke="var(--engrave2)" stroke-width="4" />
        <path d="M42 38H58M42 46H58M42 54H58" stroke="var(--engrave2)" stroke-width="3.5" />
      </symbol>
    </defs>
  );
}

// Something that shows how it is turned. Light does not turn with a tile: each way is a drawing of its own, that comes with
// a short swing.
export const swing = (spin: number) => ({ class: spin === 0 ? "" : "swings", style: { "--spin": spin } });

// A tile outside the board.
export function TilePicture({ sides, grey, spin = 0 }: { sides: number; grey: boolean; spin?: number }) {
  const swings = swing(spin);
  return (
    <svg
      key={sides}
      class={`tilePicture ${swings.class}`}
      style={swings.style}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <use href={`#${tileId(sides, grey)}`} width="100" height="100" />
    </svg>
  );
}

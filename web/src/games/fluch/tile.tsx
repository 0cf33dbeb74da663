// How tiles and chambers are drawn: cut into the stone, with the light from the upper left however they lie. Each is drawn
// once, and then used by its name.
import type { Tile } from "../../generated/fluch.ts";
import { isGrey, sidesOfTile } from "./places.ts";

// The two walls of a corridor.
const a = 27;
const b = 73;

function floorOf(sides: number): string {
  const [n, e, s, w] = [sides & 1, sides & 2, sides & 4, sides & 8];
  return (
    `M${a} ${a}${n ? `V-14H${b}V${a}` : `H${b}`}${e ? `H114V${b}H${b}` : `V${b}`}` +
    `${s ? `V114H${a}V${b}` : `H${a}`}${w ? `H-14V${a}H${a}` : `V${a}`}Z`
  );
}
// Along the walls only, never across an opening.
function wallsOf(sides: number): string {
  const [n, e, s, w] = [sides & 1, sides & 2, sides & 4, sides & 8];
  return (
    (n ? `M${a} 1V${a}M${b} 1V${a}` : `M${a} ${a}H${b}`) +
    (e ? `M99 ${a}H${b}M99 ${b}H${b}` : `M${b} ${a}V${b}`) +
    (s ? `M${a} 99V${b}M${b} 99V${b}` : `M${a} ${b}H${b}`) +
    (w ? `M1 ${a}H${a}M1 ${b}H${a}` : `M${a} ${a}V${b}`)
  );
}

// Two sides open, or more.
const shapes = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15];
const greyShapes = [3, 5, 6, 9, 10, 12];

export const tileId = (sides: number, grey: boolean) => `fluch-${grey ? "grey" : "tile"}-${sides}`;
export const idOfTile = (tile: Tile) => tileId(sidesOfTile(tile), isGrey(tile));

function TileDrawing({ sides, grey }: { sides: number; grey: boolean }) {
  const id = tileId(sides, grey);
  const floor = floorOf(sides);
  return (
    <symbol id={id} viewBox="0 0 100 100">
      <clipPath id={`${id}-floor`}>
        <path d={floor} />
      </clipPath>
      <g clip-path="url(#fluch-slab)">
        <rect width="100" height="100" fill={`url(#${grey ? "fluch-basalt" : "fluch-wall"})`} />
        {grey ? (
          <rect width="100" height="100" fill="url(#fluch-hatch)" />
        ) : (
          <path
            d="M2 14H27M14 2V14M86 2V14M73 14H98M2 86H27M14 86V98M73 86H98M86 86V98"
            stroke="var(--joint)"
            stroke-width="2"
            opacity=".55"
          />
        )}
        <path d="M3 97V3H97" stroke="#fff" stroke-opacity=".38" stroke-width="3.5" fill="none" />
        <path d="M3 98H98V3" stroke="#000" stroke-opacity=".28" stroke-width="3.5" fill="none" />
        <path d={floor} fill="var(--floor-sh)" />
        <g clip-path={`url(#${id}-floor)`}>
          <path d={floor} transform="translate(7 7)" fill="url(#fluch-floor)" />
          {grey && (
            <>
              <path d="M50 33L67 50L50 67L33 50Z" fill="var(--lip)" />
              <path d="M50 41L59 50L50 59L41 50Z" fill="var(--floor-1)" />
              <circle cx="50" cy="50" r="3.6" fill="var(--lip)" />
            </>
          )}
        </g>
        <path d={wallsOf(sides)} stroke="var(--lip)" stroke-width="5.5" fill="none" stroke-linecap="square" />
      </g>
      <rect
        x="1"
        y="1"
        width="98"
        height="98"
        rx="6"
        fill="none"
        stroke="var(--lip)"
        stroke-width={grey ? 4 : 2}
        opacity=".8"
      />
    </symbol>
  );
}

function ChamberDrawing() {
  const floor = "M30 -14H70V14H86V30H114V70H86V86H70V114H30V86H14V70H-14V30H14V14H30Z";
  const lip = "M30 1V14H14V30H1M70 1V14H86V30H99M30 99V86H14V70H1M70 99V86H86V70H99";
  return (
    <symbol id="fluch-chamber" viewBox="0 0 100 100">
      <clipPath id="fluch-chamber-floor">
        <path d={floor} />
      </clipPath>
      <g clip-path="url(#fluch-slab)">
        <rect x="1" y="1" width="98" height="98" rx="6" fill="url(#fluch-lapis)" />
        <path d={floor} fill="var(--floor-sh)" />
        <g clip-path="url(#fluch-chamber-floor)">
          <path d={floor} transform="translate(6 6)" fill="url(#fluch-floor)" />
        </g>
        <path d={lip} transform="translate(2 2)" stroke="#f0c95c" stroke-width="3" fill="none" />
        <path d={lip} stroke="var(--lip)" stroke-width="5" fill="none" stroke-linecap="square" />
      </g>
      <rect x="1" y="1" width="98" height="98" rx="6" fill="none" stroke="#c8962a" stroke-width="2.5" />
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
      <clipPath id="fluch-slab">
        <rect x="1" y="1" width="98" height="98" rx="6" />
      </clipPath>
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

// A tile outside the board.
export function TilePicture({ sides, grey }: { sides: number; grey: boolean }) {
  return (
    <svg class="tilePicture" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${tileId(sides, grey)}`} width="100" height="100" />
    </svg>
  );
}

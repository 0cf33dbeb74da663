// What the tiles lie in: the pyramid seen from above, the stairs to its entrance, and the pit where tiles have fallen.
import { useRef } from "preact/hooks";
import type { Tile } from "../../generated/gold.ts";
import { beside, cornerOf, frameSize, middleOf, outerSide, type Side, sides, speckle, tileSize } from "./geometry.ts";
import { Back, Emblem, Tile as TilePicture } from "./tile.tsx";

// Three courses of stone around the tray, each shifted against the one before.
const courses = [0, 1, 2]
  .map((course) => {
    const near = 2 + 11 * course;
    const far = frameSize - near;
    const stones = Array.from({ length: 14 }, (_, i) => 20 + 33 * (course % 2) + 22 * (course >> 1) + 46 * i);
    const across = stones
      .filter((at) => at < far - 20)
      .map(
        (at) =>
          `M${at} ${near}V${near + 11}M${near} ${at}H${near + 11}M${far} ${at}H${far - 11}M${at} ${far}V${far - 11}`,
      )
      .join("");
    return `M${near} ${near}H${far}V${far}H${near}Z${across}`;
  })
  .join("");

export function Frame() {
  return (
    <g fill="none">
      <path d="M2 2H670L640 32H32Z" fill="var(--py-n)" />
      <path d="M670 2V670L640 640V32Z" fill="var(--py-e)" />
      <path d="M670 670H2L32 640H640Z" fill="var(--py-s)" />
      <path d="M2 670V2L32 32V640Z" fill="var(--py-w)" />
      <path d={courses} stroke="var(--joint)" stroke-width="1.2" opacity=".45" />
      <path d="M2 2L32 32M670 2L640 32M2 670L32 640M670 670L640 640" stroke="var(--joint)" stroke-width="1.5" />
      <rect x="2" y="2" width="668" height="668" rx="4" stroke="var(--lip)" stroke-width="2" opacity=".55" />
      <rect x="32" y="32" width="608" height="608" rx="10" fill="var(--tray)" />
      <path d="M34 636V40Q34 34 40 34H636" stroke="#000" stroke-opacity=".5" stroke-width="5" />
    </g>
  );
}

const turns: Record<Side, number> = { s: 0, w: 90, n: 180, e: 270 };

export function Stairs({ entrance }: { entrance: number }) {
  const side = outerSide(entrance);
  if (!side) return null;
  const { x, y } = middleOf(entrance);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turns[side]})`} stroke="var(--lip)" stroke-linejoin="round">
      <path d="M-64 109L-42 48H42L64 109Z" fill="var(--floor-2)" stroke-width="2.5" />
      <path d="M-42 48L-64 109H-74L-52 48ZM42 48L64 109H74L52 48Z" fill="#c8962a" stroke-width="2.5" />
      {[64, 79, 94].map((step, i) => (
        <g key={step} opacity=".55">
          <path d={`M${-46 - 5 * i} ${step}H${46 + 5 * i}`} stroke-width="2" />
          <path d={`M${-46 - 5 * i} ${step + 2.5}H${46 + 5 * i}`} stroke="#fff" stroke-width="2.5" />
        </g>
      ))}
    </g>
  );
}

const isFallen = (tiles: Tile[], at: number | null) => at !== null && tiles[at]?.kind === "fallen";

// The edge of a fallen place goes straight on to the next one and is ragged towards what still stands.
function edgeOf(tiles: Tile[], at: number): string {
  const { x, y } = cornerOf(at);
  const points = sides.flatMap((side, turn) => {
    const open = isFallen(tiles, beside(at, side));
    return [0, 20, 42, 61, 80].map((along, i) => {
      const deep = open || i === 0 ? 0 : 1 + 8 * speckle(at, turn, i);
      const [right, down] = [
        [along, deep],
        [tileSize - deep, along],
        [tileSize - along, tileSize - deep],
        [deep, tileSize - along],
      ][turn] as [number, number];
      return `${x + right} ${y + down}`;
    });
  });
  return `M${points.join("L")}Z`;
}

// Stones that lie along an edge.
function Rubble({ at, side }: { at: number; side: Side }) {
  const { x, y } = middleOf(at);
  const turn = sides.indexOf(side);
  return (
    <g transform={`translate(${x} ${y}) rotate(${90 * turn})`} stroke="#000" stroke-width="1.5">
      {[0, 1, 2, 3, 4].map((i) => {
        const size = 4 + 11 * speckle(at, turn, i, 1);
        const along = -44 + 88 * speckle(at, turn, i, 2);
        const deep = -45 + 16 * speckle(at, turn, i, 3) + 12 * speckle(at, turn, i, 4) ** 3;
        return (
          // The light stays where it is, so a stone turns back what its edge was turned.
          <g
            key={i}
            transform={`translate(${along} ${deep}) rotate(${80 * speckle(at, i) - 90 * turn}) scale(${size / 14})`}
          >
            <path d="M-14 -7L4 -12L14 4L-6 12Z" fill="var(--wall-2)" />
            <path d="M-14 -7L4 -12L1 -1Z" fill="var(--wall-1)" stroke="none" />
          </g>
        );
      })}
    </g>
  );
}

// Rings first, and each of them around.
function fromCentre(centre: number, at: number): number {
  const [from, to] = [middleOf(centre), middleOf(at)];
  const ring = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return 10 * ring + Math.atan2(to.y - from.y, to.x - from.x);
}

// So many milliseconds after the one before it a tile falls.
const fallsLater = 60;

interface Dropped {
  face: Tile; // as it lay there
  delay: number;
}

// What fell while somebody looked on.
function useDropped(tiles: Tile[], fallen: number[], centre: number): Map<number, Dropped> {
  const seen = useRef(tiles);
  const dropped = useRef(new Map<number, Dropped>());
  if (seen.current !== tiles) {
    const newly = fallen
      .filter((at) => !isFallen(seen.current, at))
      .toSorted((one, other) => fromCentre(centre, one) - fromCentre(centre, other));
    for (const [i, at] of newly.entries())
      dropped.current.set(at, { face: seen.current[at] as Tile, delay: i * fallsLater });
    for (const at of [...dropped.current.keys()]) if (!isFallen(tiles, at)) dropped.current.delete(at);
    seen.current = tiles;
  }
  return dropped.current;
}

// It is seen falling, outward from the middle.
export function Pit({ tiles, centre }: { tiles: Tile[]; centre: number }) {
  const fallen = tiles.flatMap((_, at) => (isFallen(tiles, at) ? [at] : []));
  const dropped = useDropped(tiles, fallen, centre);
  if (fallen.length === 0) return null;
  const { x, y } = middleOf(centre);
  return (
    <g>
      <radialGradient id="gold-void" gradientUnits="userSpaceOnUse" cx={x} cy={y} r="330">
        <stop stop-color="var(--void-1)" />
        <stop offset=".5" stop-color="var(--void-1)" />
        <stop offset="1" stop-color="var(--void-2)" />
      </radialGradient>
      <path d={fallen.map((at) => edgeOf(tiles, at)).join("")} fill="url(#gold-void)" />
      {fallen
        .filter((at) => at !== centre && speckle(at, 7) < 0.4)
        .map((at) => {
          const middle = middleOf(at);
          const size = 0.4 + 0.2 * speckle(at, 8);
          return (
            <g
              key={at}
              transform={`translate(${middle.x} ${middle.y}) rotate(${70 * speckle(at, 9) - 35}) scale(${size}) translate(-50 -50)`}
              opacity=".45"
            >
              <Back />
              <path d="M0 40L30 54L22 72L0 80ZM70 100L80 74L100 70V100Z" fill="var(--void-1)" />
            </g>
          );
        })}
      {fallen.flatMap((at) =>
        sides
          .filter((side) => beside(at, side) !== null && !isFallen(tiles, beside(at, side)))
          .map((side) => <Rubble key={`${at}${side}`} at={at} side={side} />),
      )}
      {[...dropped].map(([at, { face, delay }]) => {
        const corner = cornerOf(at);
        return (
          <g key={at} transform={`translate(${corner.x} ${corner.y})`}>
            <g class="dropping" style={{ animationDelay: `${delay}ms` }}>
              <TilePicture tile={face} outside={outerSide(at)} />
              <Emblem kind={face.kind} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

// Where a tile may go, quietly, and what is pointed at, loudly: the tile as it would lie, the figure where it would be.
import type { Sight } from "../../play/sight.ts";
import type { Aim } from "./aim.ts";
import { Ammut, Explorer } from "./figures.tsx";
import { centre, corner, unit } from "./measures.ts";
import { hasNeighbour, isFree, isGrey, jointsOf, openTowards, sidesOf, squares, type Tomb } from "./places.ts";
import { tileId } from "./tile.tsx";

// A ring with notches where it could be joined, a dot where nothing is beside it, a cross where it fits in no way. Tiles
// that can be exchanged or turned have a plain ring.
export function LayMarks({ aim, tomb }: { aim: Aim; tomb: Tomb }) {
  return (
    <g class="layMarks">
      {Array.from({ length: squares }, (_, at) => {
        const [x, y] = corner(at);
        const free = isFree(tomb, at);
        if (aim.isLegalAt(at)) {
          if (free && !hasNeighbour(tomb, at))
            return (
              <g key={at}>
                <circle class="edge" cx={x + 25} cy={y + 25} r="6" />
                <circle class="glow" cx={x + 25} cy={y + 25} r="3.6" />
              </g>
            );
          return (
            <g key={at} transform={`translate(${x} ${y})`}>
              <rect class="ringEdge" x="5" y="5" width="40" height="40" rx="5" />
              <rect class="ring" x="5" y="5" width="40" height="40" rx="5" />
              {free && openTowards(tomb, at).map((side) => <Notch key={side} side={side} />)}
            </g>
          );
        }
        return free && aim.kind === "lay" ? (
          <g key={at} transform={`translate(${x} ${y})`}>
            <rect x="3" y="3" width="44" height="44" fill="#2a1708" opacity=".42" />
            <path class="cross" d="M20 20l10 10m0 -10l-10 10" />
          </g>
        ) : null;
      })}
    </g>
  );
}

function Notch({ side }: { side: number }) {
  const upright = side === 2 || side === 8;
  const [x, y] = side === 1 ? [18, 5.5] : side === 2 ? [39.5, 18] : side === 4 ? [18, 39.5] : [5.5, 18];
  return <rect class="notch" x={x} y={y} width={upright ? 5 : 14} height={upright ? 14 : 5} rx="2.5" />;
}

export function Ghost({ sight, aim, tomb }: { sight: Sight<"fluch">; aim: Aim; tomb: Tomb }) {
  const { view, reading } = sight;
  const { kind, pointed: at, lies } = aim;
  if (at === null || kind === null) return null;
  const [x, y] = centre(at);
  if (aim.turns && lies) {
    const grey = kind === "twist" ? isGrey(view.open.tiles[at] ?? "none") : (reading.tile ?? "").startsWith("grey");
    return <TileGhost at={at} sides={sidesOf(lies)} grey={grey} joints={kind === "lay" ? tomb : null} />;
  }
  const seat = sight.front ?? view.open.active;
  const explorer = view.open.players[seat];
  const ofAmmut = kind === "lead" || kind === "put";
  const from = kind === "step" ? explorer?.at : kind === "lead" ? view.open.ammut.at : undefined;
  return (
    <>
      {from !== undefined && <Path places={[from, at]} />}
      {ofAmmut ? <Ammut ghost x={x} y={y} /> : <Explorer ghost seat={seat} x={x} y={y} />}
    </>
  );
}

export function Path({ places, ...more }: { places: number[]; class?: string }) {
  const d = `M${places.map((at) => centre(at).join(" ")).join("L")}`;
  return (
    <g class={`path ${more.class ?? ""}`}>
      <path class="edge" d={d} />
      <path class="glow" d={d} />
      <path class="miles" d={d} />
    </g>
  );
}

// With a tick on every joint that it makes, where joints count.
function TileGhost(props: { at: number; sides: number; grey: boolean; joints: Tomb | null }) {
  const { at, sides, grey, joints } = props;
  const [x, y] = corner(at);
  const ticks = joints ? jointsOf(joints, at, sides) : [];
  return (
    <g class="tileGhost" transform={`translate(${x} ${y})`}>
      <rect x="-9" y="-9" width="68" height="68" rx="13" fill="var(--glow)" opacity=".3" />
      <rect x="-5" y="-5" width="60" height="60" rx="10" fill="var(--glow)" opacity=".5" />
      <use href={`#${tileId(sides, grey)}`} width={unit} height={unit} />
      <rect class="ringEdge" x="1" y="1" width="48" height="48" rx="6" />
      <rect class="ring" x="1" y="1" width="48" height="48" rx="6" />
      {ticks.map((side) => {
        const [left, top] = side === 1 ? [25, 0] : side === 2 ? [50, 25] : side === 4 ? [25, 50] : [0, 25];
        return (
          <g key={side} class="tick" transform={`translate(${left} ${top})`}>
            <circle r="9.5" />
            <path d="M-4 0l3 3.4 5.4 -6" />
          </g>
        );
      })}
    </g>
  );
}

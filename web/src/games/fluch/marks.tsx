// Where a tile may go, quietly, and what is pointed at, loudly: the tile as it would lie, the figure where it would be.
import type { Sight } from "../../play/sight.ts";
import type { Aim } from "./aim.ts";
import { Ammut, Explorer } from "./figures.tsx";
import { centre, corner, unit } from "./measures.ts";
import { hasNeighbour, isFree, isGrey, jointsOf, openTowards, sidesOf, squares, type Tomb } from "./places.ts";
import { swing, tileId } from "./tile.tsx";

// A ring with notches where it could be joined, a dot where nothing is beside it, a cross where it fits in no way. Tiles
// that can be exchanged or turned have a plain ring. All of a kind are one path: there are more than a hundred of them.
export function LayMarks({ aim, tomb }: { aim: Aim; tomb: Tomb }) {
  const places = Array.from({ length: squares }, (_, at) => at);
  const legal = places.filter(aim.isLegalAt);
  const lonely = legal.filter((at) => isFree(tomb, at) && !hasNeighbour(tomb, at));
  const ringed = legal.filter((at) => !lonely.includes(at));
  const hopeless = aim.kind === "lay" ? places.filter((at) => isFree(tomb, at) && !aim.isLegalAt(at)) : [];
  const rings = drawn(ringed, () => "m10 5h30a5 5 0 0 1 5 5v30a5 5 0 0 1 -5 5h-30a5 5 0 0 1 -5 -5v-30a5 5 0 0 1 5 -5z");
  const notches = drawn(ringed, (at) => (isFree(tomb, at) ? openTowards(tomb, at).map(notch) : []));
  const dots = drawn(lonely, () => "m25 25h0");
  return (
    <g class="layMarks">
      <path class="veil" d={drawn(hopeless, () => "m3 3h44v44h-44z")} />
      <path class="cross" d={drawn(hopeless, () => "m20 20l10 10m0 -10l-10 10")} />
      <path class="ring edge" d={rings} />
      <path class="ring" d={rings} />
      <path class="notch edge" d={notches} />
      <path class="notch" d={notches} />
      <path class="dot edge" d={dots} />
      <path class="dot" d={dots} />
    </g>
  );
}

// The same from the corner of each of these places.
const drawn = (places: number[], mark: (at: number) => string | string[]) =>
  places.flatMap((at) => [mark(at)].flat().map((d) => `M${corner(at).join(" ")}${d}`)).join("");

const notch = (side: number) =>
  side === 1 ? "m20.5 8h9" : side === 2 ? "m42 20.5v9" : side === 4 ? "m20.5 42h9" : "m8 20.5v9";

export function Ghost({ sight, aim, tomb }: { sight: Sight<"fluch">; aim: Aim; tomb: Tomb }) {
  const { view, reading } = sight;
  const { kind, pointed: at, lies } = aim;
  if (at === null || kind === null) return null;
  const [x, y] = centre(at);
  if (aim.turns && lies) {
    const grey = kind === "twist" ? isGrey(view.open.tiles[at] ?? "none") : (reading.tile ?? "").startsWith("grey");
    return (
      <TileGhost at={at} sides={sidesOf(lies)} grey={grey} joints={kind === "lay" ? tomb : null} spin={aim.spin} />
    );
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
function TileGhost(props: { at: number; sides: number; grey: boolean; joints: Tomb | null; spin: number }) {
  const { at, sides, grey, joints, spin } = props;
  const [x, y] = corner(at);
  const ticks = joints ? jointsOf(joints, at, sides) : [];
  return (
    <g class="tileGhost" transform={`translate(${x} ${y})`}>
      <rect x="-9" y="-9" width="68" height="68" rx="13" fill="var(--glow)" opacity=".3" />
      <rect x="-5" y="-5" width="60" height="60" rx="10" fill="var(--glow)" opacity=".5" />
      <g key={sides} {...swing(spin)}>
        <use href={`#${tileId(sides, grey)}`} width={unit} height={unit} />
        <rect class="ringEdge" x="1" y="1" width="48" height="48" rx="6" />
        <rect class="ring" x="1" y="1" width="48" height="48" rx="6" />
      </g>
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

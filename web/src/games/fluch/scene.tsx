// Everything on the board that stays as it is until somebody has moved.
import type { Sight } from "../../play/sight.ts";
import type { Attack } from "./attack.ts";
import { Path } from "./marks.tsx";
import { centre, corner, unit } from "./measures.ts";
import { columnOf, columns, compass, isFree, jointsOf, squares, type Tomb } from "./places.ts";
import { laidOf, recentOf, trailsOf } from "./recent.ts";
import { ThingDrawings } from "./things.tsx";
import { idOfTile, TileDrawings } from "./tile.tsx";
import { Track } from "./track.tsx";

export function Scene(props: { sight: Sight<"fluch">; tomb: Tomb; actor: number; attack: Attack | null }) {
  const { sight, tomb, actor, attack } = props;
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
      {attack?.way && <Path class="danger" places={attack.way.places} />}
      {attack?.returns && attack.asked !== "enter" && [...tomb.entrances].map((at) => <LaterDoor key={at} at={at} />)}
    </>
  );
}

// It will be asked for, but not yet.
function LaterDoor({ at }: { at: number }) {
  const [x, y] = corner(at);
  const shape = { x: x + 6, y: y + 4, width: unit - 12, height: unit - 12, rx: 6 };
  return (
    <g class="laterDoor">
      <rect class="edge" {...shape} />
      <rect class="glow" {...shape} />
    </g>
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

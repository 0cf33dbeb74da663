// A tile by itself, drawn anew for every way it is turned, so that the light stays where it is.
import { useRef } from "preact/hooks";
import type { Shape } from "../../generated/labyrinth.ts";
import { cornerOf, f, fieldAt, wallsOfShape } from "./lines.ts";

export function TilePicture({ shape }: { shape: Shape }) {
  return (
    <svg class="tilePicture" viewBox="-8 -8 148 148" aria-hidden="true">
      <TileDrawing shape={shape} />
    </svg>
  );
}

function TileDrawing({ shape }: { shape: Shape }) {
  return (
    <>
      <rect width={2 * f} height={2 * f} rx={4} class="floor" />
      {shape.scarabs.map((quarter) => (
        <g key={quarter} transform={`translate(${cornerOf(fieldAt(0, quarter)).join(" ")})`}>
          <rect width={f} height={f} class="niche" />
          <Scarab />
        </g>
      ))}
      <Walls path={wallsOfShape(shape)} />
    </>
  );
}

// A tile that is seen turning into the way it lies; the first way is no turn.
export function TurningTile({ shape, turns, ways }: { shape: Shape; turns: number; ways: number }) {
  const lay = useRef(turns);
  const turned = useRef("");
  if (lay.current !== turns) {
    turned.current = (turns + 1) % ways === lay.current && ways > 2 ? "turned left" : "turned";
    lay.current = turns;
  }
  return (
    <g key={turns} class={turned.current}>
      <TileDrawing shape={shape} />
    </g>
  );
}

// Stone that stands up: dark, with two lit ridges towards the light.
export function Walls({ path }: { path: string }) {
  return (
    <>
      <path d={path} class="wall" />
      <path d={path} class="ridge" />
      <path d={path} class="crest" />
    </>
  );
}

// In the middle of its field.
export function Scarab() {
  return <use href="#lp-scarab" class="scarab" x={17.8} y={17.2} width={30.4} height={30.4} />;
}

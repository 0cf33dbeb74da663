// Ammut: on her track above the board, or in the maze.
import type { Sight } from "../../play/sight.ts";
import { Ammut } from "./figures.tsx";
import { centre, unit } from "./measures.ts";

type FluchSight = Sight<"fluch">;

export const onTrack = (space: number) => 51 + unit * (space - 1);

// Where she has been there are paws, the next space has its number, the last shows a chamber.
export function Track({ sight: { view, reading } }: { sight: FluchSight }) {
  const { space } = view.open.ammut;
  const behind = space === 0 ? reading.track : space;
  return (
    <g class="track">
      <rect x="1" y="1" width="700" height="48" rx="8" fill="#5f1c10" stroke="#c8962a" stroke-width="2.5" />
      {Array.from({ length: reading.track }, (_, i) => i + 1).map((one) => {
        const x = onTrack(one);
        const next = one === behind + 1;
        return (
          <g key={one} transform={`translate(${x} 25)`}>
            <rect
              class={one < behind ? "space behind" : next ? "space next" : "space"}
              x="-22"
              y="-19"
              width="44"
              height="38"
              rx="6"
            />
            {one < reading.track && one < behind && (
              <g fill="#ffb79f" opacity=".75" transform="translate(0 1)">
                <ellipse cy="3" rx="6" ry="5" />
                <circle cx="-7" cy="-4" r="2.6" />
                <circle cx="-2.5" cy="-7.5" r="2.6" />
                <circle cx="2.5" cy="-7.5" r="2.6" />
                <circle cx="7" cy="-4" r="2.6" />
              </g>
            )}
            {one < reading.track && one > behind && (
              <text class={next ? "next" : ""} y="6">
                {one}
              </text>
            )}
            {one === reading.track && <use href="#fluch-chamber" x="-17" y="-17" width="34" height="34" />}
          </g>
        );
      })}
      {space > 0 && <Ammut x={onTrack(space)} y={25} />}
    </g>
  );
}

// `victim`: whom she has attacked here, and whether that explorer still stands beside her.
export function AmmutInMaze({ at, victim }: { at: number; victim: "stands" | "died" | null }) {
  const aside = victim === "stands" ? 20 : victim === "died" ? 8 : 0;
  const [x, y] = centre(at);
  return (
    <>
      {victim && (
        <g class="fight" transform={`translate(${x} ${y})`}>
          <rect x="-27" y="-27" width="54" height="54" rx="9" />
          <rect class="dashes" x="-27" y="-27" width="54" height="54" rx="9" />
        </g>
      )}
      <Ammut x={x + aside} y={y} />
    </>
  );
}

// Who walks through the tomb. A figure stands on its square, and travels when it goes elsewhere.
import { SeatShape } from "../../look/seat.tsx";

interface Stands {
  x: number; // the middle of its place
  y: number;
  ghost?: boolean; // where it would be
}

// On a phone they are larger.
const standing = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px) scale(var(--figure, 1))` });

export function Explorer({ seat, x, y, ghost, turn }: Stands & { seat: number; turn?: boolean }) {
  const size = turn ? 52 : 46;
  return (
    <g class={`figure seat-${seat + 1}${ghost ? " ghost" : ""}`} style={standing(x, y)}>
      {turn && (
        <>
          <ellipse cy="17" rx="23" ry="9" fill="#c8962a" fill-opacity=".4" stroke="#2a1d10" stroke-width="5" />
          <ellipse cy="17" rx="23" ry="9" fill="none" stroke="#ffcf4d" stroke-width="3" />
        </>
      )}
      <ellipse cy="18" rx={size * 0.36} ry={size * 0.1} fill="#000" opacity=".4" />
      <use href="#g-explorer" x={-size / 2} y={21 - size} width={size} height={size} />
      <g transform={`translate(${-size * 0.165} ${21 - size * 0.34})`}>
        <SeatShape seat={seat} size={size * 0.3} />
      </g>
    </g>
  );
}

export function Ammut({ x, y, ghost }: Stands) {
  return (
    <g class={`figure ammut${ghost ? " ghost" : ""}`} style={standing(x, y)}>
      {!ghost && <circle r="28" fill="#ffcf4d" opacity=".25" />}
      <use href="#g-ammut" x="-25" y="-25" width="50" height="50" />
    </g>
  );
}

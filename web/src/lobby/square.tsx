// A link as a square code that a phone's camera can read. It is dark on light by day and night: cameras want it so.
import { encode } from "uqr";

export function Square({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="square" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}

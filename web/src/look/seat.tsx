// Whose something is: a colour and a shape, never the colour alone. Words beside it say the name.
const shapes = ["circle", "square", "triangle", "diamond", "star", "hexagon"];

export const shapeOf = (seat: number) => `#seat-${shapes[seat]}`;

// `free`: nobody sits there, the shape is a hole.
export function SeatShape({ seat, size = 18, free = false }: { seat: number; size?: number; free?: boolean }) {
  return (
    <svg class={`seatShape seat-${seat + 1}${free ? " freeSeat" : ""}`} width={size} height={size} aria-hidden="true">
      <use href={shapeOf(seat)} width="100%" height="100%" />
    </svg>
  );
}

// Chamber tokens: a colour that has a sign, and a value in studs. Face down they are jars, all alike.
import type { Token } from "../../generated/fluch.ts";

export const colours = ["red", "yellow", "blue", "green", "orange"] as const;
export type Colour = (typeof colours)[number];
const signs: Record<Colour, string> = {
  red: "scarab",
  yellow: "sun",
  blue: "eye",
  green: "lotus",
  orange: "falcon",
};
export const tokenOf = (colour: Colour, value: number) => `${colour}${value}` as Token;
const colourOf = (token: Token) => token.slice(0, -1) as Colour;

interface Lies {
  x?: number;
  y?: number;
  size: number;
  class?: string;
}

// `token` none: a jar, for nobody knows it.
export function TokenPicture({ token, size, ...lies }: Lies & { token: Token }) {
  const place = { ...lies, width: size, height: size, overflow: "visible" };
  if (token === "none")
    return (
      <svg {...place} viewBox="0 0 64 64" aria-hidden="true">
        <use href="#g-chamber-token" width="64" height="64" />
      </svg>
    );
  const colour = colourOf(token);
  const value = Number(token.at(-1));
  return (
    <svg
      {...place}
      viewBox="0 0 64 64"
      aria-hidden="true"
      style={{ "--token": `var(--token-${colour})`, color: "#fff8e6" }}
    >
      <use href="#g-chamber-token-open" width="64" height="64" />
      <use href={`#sign-${signs[colour]}`} x="17" y="11" width="30" height="30" />
      {Array.from({ length: value }, (_, i) => (
        <circle
          key={i}
          cx={32 + 11 * (i - (value - 1) / 2)}
          cy="50"
          r="4.3"
          fill="#fff8e6"
          stroke="#2a1d10"
          stroke-width="1.5"
        />
      ))}
    </svg>
  );
}

// The empty place of a colour.
export function TokenSlot({ colour, size }: { colour: Colour; size: number }) {
  return (
    <svg class="slot" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="27" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="7 6" />
      <use href={`#sign-${signs[colour]}`} x="17" y="17" width="30" height="30" />
    </svg>
  );
}

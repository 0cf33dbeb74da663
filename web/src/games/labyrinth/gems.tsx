// Treasure stones: each kind has its colour and its cut.
import type { Gem, Options } from "../../generated/labyrinth.ts";

// As the engine counts them.
const kinds: Gem[] = ["none", "plain", "blue", "green", "red", "special"];
export const countOf = (left: number[], gem: Gem) => left[kinds.indexOf(gem)] ?? 0;

// The kinds of stones that there are in this game.
export const gemsIn = ({ scoring, betting }: Options): Gem[] => [
  ...(scoring === "expert" ? (["blue", "green", "red"] as const) : (["plain"] as const)),
  ...(betting === "on" ? (["special"] as const) : []),
];

const drawings: Record<Gem, string> = {
  none: "",
  plain: "labyrinth-stone",
  blue: "lp-stone-blue",
  green: "lp-stone-green",
  red: "lp-stone-red",
  special: "lp-special",
};
export const drawingOf = (gem: Gem) => drawings[gem];

// The equal stones of the basic game: amber, cut long.
export function PlainStone() {
  return (
    <svg class="unseen" aria-hidden="true">
      <symbol id="labyrinth-stone" viewBox="0 0 64 64">
        <g fill="none" stroke="#2a1d10" stroke-linejoin="round">
          <path d="M32 6 52 20V44L32 58 12 44V20Z" fill="#d98a1f" />
          <path d="M32 6 12 20l8 5 12-9Z" fill="#ffe0a0" />
          <path d="M32 6 52 20l-8 5-12-9Z" fill="#f5b956" />
          <path d="M12 20v24l8-5V25Z" fill="#eda23a" />
          <path d="M52 20v24l-8-5V25Z" fill="#a8610f" />
          <path d="M32 58 12 44l8-5 12 9Z" fill="#8f4f0b" />
          <path d="M32 58 52 44l-8-5-12 9Z" fill="#7a4108" />
          <path d="M32 16 44 25V39L32 48 20 39V25Z" fill="#f0a637" stroke-width="1.3" />
          <path d="M32 6v10M52 20l-8 5M52 44l-8-5M32 58V48M12 44l8-5M12 20l8 5" stroke-width="1.1" />
          <path d="M32 6 52 20V44L32 58 12 44V20Z" stroke-width="2.8" />
          <path d="M25 26l5-4v6l-5 4Z" fill="#fff" stroke="none" opacity=".85" />
        </g>
      </symbol>
    </svg>
  );
}

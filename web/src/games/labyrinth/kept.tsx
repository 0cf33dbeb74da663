// What a seat has decided in this turn and not shown yet. In a game that is over, looked at with all hands open, it is told
// in the player's place, and the tile lies on the board as one that does not count yet.
import type { Sight } from "../../play/sight.ts";
import { type Drawn, fieldAt, nameOf, quarters, withTile } from "./lines.ts";
import type { LabyrinthTexts } from "./texts.ts";

export function Kept({ sight, t, seat }: { sight: Sight<"labyrinth">; t: LabyrinthTexts; seat: number }) {
  const own = sight.hands?.[seat];
  if (!own) return null;
  const laid = sight.view.open.progress[seat]?.laid;
  const said = [
    own.bet !== "none" && t.betsOn(sight.word(`guess.${own.bet}`)),
    own.gate !== "none" && t.startsAt(sight.word(`gate.${own.gate}`, "code")),
    laid && t.liesAt(nameOf(own.at)),
    ...own.stones.map((gem, i) => gem !== "none" && t.stoneOn(sight.word(`gem.${gem}`), quarters[i] ?? "")),
  ].filter((one) => typeof one === "string");
  if (said.length === 0) return null;
  return (
    <p class="kept">
      <b>{t.kept}:</b> {said.join(", ")}
    </p>
  );
}

// A seat's board, with the tile that it keeps to itself if that may be seen.
export function boardOf(sight: Sight<"labyrinth">, seat: number): { plan: Drawn; ghost: number | null } | null {
  const { reading, view, hands } = sight;
  const plan = reading.boards[seat];
  if (!plan) return null;
  const own = hands?.[seat];
  const shape = own && view.open.progress[seat]?.laid ? reading.shapes[own.turns] : undefined;
  if (!own || !shape) return { plan, ghost: null };
  const withIt = withTile(plan, own.at, view.open.cards.at(-1) ?? 0, shape);
  const stones = own.stones.flatMap((gem, i) =>
    gem === "none"
      ? []
      : [{ gem, field: fieldAt(own.at, quarters[i] ?? "a"), fate: "open" as const, factor: 1, points: 0 }],
  );
  const taken = stones.map(({ field }) => field);
  return {
    plan: {
      ...withIt,
      stones: [...withIt.stones, ...stones],
      scarabs: withIt.scarabs.filter((field) => !taken.includes(field)),
    },
    ghost: own.at,
  };
}

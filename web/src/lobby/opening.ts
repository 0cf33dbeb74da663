// An online table, opened as it was planned: who sits here takes a seat at once, the others are waited for.
import type { Hall } from "../online/hall.ts";
import type { Chair, Clock } from "../online/protocol.ts";
import type { Answer } from "../protocol.ts";
import { isHere, type Plan, type Planned } from "../setup/plan.ts";

// What is agreed on beside the rules.
export interface Terms {
  listed: boolean; // anyone here finds it
  clock: Clock;
}
export const usualTerms: Terms = { listed: true, clock: { kind: "none", seconds: 0 } };

const chairFor = ({ bot = 0, chair }: Planned): Chair =>
  bot && !chair ? { kind: "bot", level: bot } : { kind: chair ?? "open", level: 0 };

export async function openTable(
  hall: Hall,
  game: string,
  { sitters, options }: Plan,
  terms: Terms,
): Promise<Answer<{ table: string }>> {
  const opened = await hall.ask({ do: "open", game, options, seats: sitters.map(chairFor), ...terms });
  const me = sitters.findIndex(isHere);
  if (!opened.ok || me < 0) return opened;
  const sat = await hall.sit(opened.table, me, "");
  return sat.ok ? opened : sat;
}

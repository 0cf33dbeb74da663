// The seals of a deal as this device saw them: the house's before it gave its own, and all of them before any share was
// shown. Only what is kept here, and not what the house says later, shows that nobody chose the deal.
import { keptAbout } from "./kept.ts";
import type { ShownTable } from "./protocol.ts";

export interface Seals {
  table: string;
  house: string | null; // as it was when sitting down; null: on another device
  seats: string[] | null; // of all seats while dealing, empty for bots; null: not seen
}

const kept = keptAbout<Seals>("mastaba.seals");

export const sealsOf = (table: string): Seals => kept.of(table) ?? { table, house: null, seats: null };

// What was seen first counts.
export function sawBeforeSitting({ table, seal }: ShownTable) {
  const seals = sealsOf(table);
  if (seals.house === null) kept.keep({ ...seals, house: seal });
}
export function sawWhileDealing({ table, seats }: ShownTable) {
  const seals = sealsOf(table);
  if (seals.seats === null) kept.keep({ ...seals, seats: seats.map(({ seal }) => seal) });
}

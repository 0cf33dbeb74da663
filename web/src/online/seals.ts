// The seals of a deal as this device saw them: the house's before it gave its own, and all of them before any share was
// shown. Only what is kept here, and not what the house says later, shows that nobody chose the deal.
import { remember, remembered } from "../memory.ts";
import type { ShownTable } from "./protocol.ts";

export interface Seals {
  table: string;
  house: string | null; // as it was when sitting down; null: on another device
  seats: string[] | null; // of all seats while dealing, empty for bots; null: not seen
}

const name = "mastaba.seals";
const tablesKept = 200;

function all(): Seals[] {
  try {
    return JSON.parse(remembered(name) ?? "[]");
  } catch {
    return [];
  }
}
export function sealsOf(table: string): Seals {
  return all().find((one) => one.table === table) ?? { table, house: null, seats: null };
}
function keep(seals: Seals) {
  const others = all().filter(({ table }) => table !== seals.table);
  remember(name, JSON.stringify([...others, seals].slice(-tablesKept)));
}

// What was seen first counts.
export function sawBeforeSitting({ table, seal }: ShownTable) {
  const seals = sealsOf(table);
  if (seals.house === null) keep({ ...seals, house: seal });
}
export function sawWhileDealing({ table, seats }: ShownTable) {
  const seals = sealsOf(table);
  if (seals.seats === null) keep({ ...seals, seats: seats.map(({ seal }) => seal) });
}

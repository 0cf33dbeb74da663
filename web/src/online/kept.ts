// Short notes about tables that this device keeps for a while: the newest, and of each table one.
import { remember, remembered } from "../memory.ts";

const tablesKept = 200;

export function keptAbout<Kept extends { table: string }>(name: string) {
  const all = (): Kept[] => {
    try {
      return JSON.parse(remembered(name) ?? "[]");
    } catch {
      return [];
    }
  };
  return {
    of: (table: string) => all().find((one) => one.table === table),
    keep(one: Kept) {
      const others = all().filter(({ table }) => table !== one.table);
      remember(name, JSON.stringify([...others, one].slice(-tablesKept)));
    },
  };
}

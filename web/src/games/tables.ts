// Each game's own table, loaded when it is needed.
import type { ComponentType } from "preact";
import type { GameId, Sight } from "../play/sight.ts";

type AnyTable = ComponentType<{ sight: Sight<GameId> }>;

const tables = import.meta.glob<{ default: unknown }>("./*/table.tsx");

// A game without one of its own gets the plain one.
export async function tableOf(game: string): Promise<AnyTable> {
  const load = tables[`./${game}/table.tsx`] ?? (() => import("./plain/table.tsx"));
  return (await load()).default as AnyTable;
}

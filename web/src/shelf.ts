// Where games lie that nobody has finished: on this device, beside the house, in the worker. A record holds every card,
// so the page itself never sees one; it learns what it needs to name a game on the shelf.
import { createStore, del, get, set, values } from "idb-keyval";
import type { GameRecord, OnShelf } from "./protocol.ts";

export interface Kept extends OnShelf {
  over: boolean;
  record: GameRecord;
}
export interface Shelf {
  put(kept: Kept): Promise<void>;
  take(id: string): Promise<Kept | undefined>;
  drop(id: string): Promise<void>;
  all(): Promise<Kept[]>;
}

export function deviceShelf(): Shelf {
  const tables = createStore("mastaba", "tables");
  return {
    put: (kept) => set(kept.id, kept, tables),
    take: (id) => get<Kept>(id, tables),
    drop: (id) => del(id, tables),
    all: () => values<Kept>(tables),
  };
}

// Where the browser forbids to keep anything, games last as long as the page.
export function noShelf(): Shelf {
  const kept = new Map<string, Kept>();
  return {
    put: async (one) => void kept.set(one.id, one),
    take: async (id) => kept.get(id),
    drop: async (id) => void kept.delete(id),
    all: async () => [...kept.values()],
  };
}

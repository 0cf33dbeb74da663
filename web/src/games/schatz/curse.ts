// A curse that is being settled: who played it, and who gives up what, in the order of choosing. It decides nothing.
import type { Card, Event } from "../../generated/schatz.ts";
import type { Sight } from "../../play/sight.ts";

export interface Loss {
  seat: number;
  state: "done" | "now" | "later";
  card: Card | null; // null: not chosen yet, or not shown yet
}
export interface Curse {
  by: number;
  losses: Loss[];
}

export function curseOf({ view, at }: Sight<"schatz">): Curse | null {
  const { agenda } = view.open;
  const by = agenda.find(({ ask }) => ask === "endCurse")?.of;
  if (by === undefined) return null;
  const told = at.told.flatMap(({ events }) => events.map(({ event }) => event as Event));
  const done = told
    .slice(told.findLastIndex(({ is }) => is === "cursed"))
    .flatMap((event): Loss[] =>
      event.is === "gaveUp"
        ? [{ seat: event.seat, state: "done", card: event.card }]
        : event.is === "chose"
          ? [{ seat: event.seat, state: "done", card: null }]
          : [],
    );
  // What comes next is at the end of the agenda.
  const waiting = agenda.toReversed().flatMap(({ ask, who, of }): Loss[] => {
    if (ask === "giveUp") return who.map((seat) => ({ seat, state: "now", card: null }));
    return ask === "hit" ? [{ seat: of, state: "later", card: null }] : [];
  });
  return { by, losses: [...done, ...waiting] };
}

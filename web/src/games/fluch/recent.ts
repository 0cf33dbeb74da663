// What has happened since the seat in front did something: it stays marked on the board until it moves again.
import type { Event } from "../../generated/fluch.ts";
import type { Sight } from "../../play/sight.ts";

export interface Happened<Is extends Event["is"] = Event["is"]> {
  event: Extract<Event, { is: Is }>;
  say: string;
}

// Who only watches sees what the last one has done.
export function recentOf({ at: { told }, front }: Sight<"fluch">): Happened[] {
  const last = told.at(-1)?.seat;
  const before = told.findLastIndex(({ seat }) => (front === null ? seat !== last : seat === front));
  const since = told.slice(before + 1);
  return (since.length > 0 ? since : told.slice(-1)).flatMap(({ events }) => events as Happened[]);
}

// Where somebody has gone, from place to place.
export interface Trail {
  seat: number | null; // null: Ammut
  places: number[];
}

export function trailsOf(recent: Happened[]): Trail[] {
  const trails: Trail[] = [];
  const walk = (seat: number | null, from: number, to: number) => {
    const known = trails.find((trail) => trail.seat === seat && trail.places.at(-1) === from);
    if (known) known.places.push(to);
    else trails.push({ seat, places: [from, to] });
  };
  for (const { event } of recent) {
    if (event.is === "stepped") walk(event.seat, event.from, event.to);
    if (event.is === "ammutLed") walk(null, event.from, event.to);
  }
  return trails;
}

// Tiles that were laid, exchanged or turned, and by whom.
export const laidOf = (recent: Happened[]) =>
  recent.flatMap(({ event }) =>
    event.is === "laid" || event.is === "exchanged" || event.is === "twisted" ? [event] : [],
  );

// An attack of Ammut, from the moment when she meets somebody until both of them stand elsewhere: what has come of it, and
// what is still to be decided.
import type { Ask, Card, Event, Face } from "../../generated/fluch.ts";
import type { Sight } from "../../play/sight.ts";
import { type Happened, type Trail, trailsOf } from "./recent.ts";

export interface Attack {
  seat: number; // who is attacked
  at: number;
  way: Trail | null; // the steps that ended there: hers, or those of who went to her
  by: number; // who made them
  face: Face | null; // of the die in the fight, if there was one
  card: Card | null; // that was used against her
  before: number; // lives
  left: number;
  died: Happened<"died"> | null;
  returns: boolean; // there will be a new explorer
  put: Happened<"ammutPut"> | null; // where Ammut has gone since
  asked: Ask; // what is decided now
}

// Null while there is none.
export function attackOf({ view: { open }, at: { told } }: Sight<"fluch">): Attack | null {
  const events = told.flatMap(({ seat, events }) => (events as Happened[]).map((one) => ({ ...one, by: seat })));
  const begin = events.findLastIndex(({ event }) => event.is === "attacked");
  const attacked = events[begin];
  if (attacked?.event.is !== "attacked") return null;
  const { seat, at } = attacked.event;
  const since = events.slice(begin + 1);
  const find = <Is extends Event["is"]>(is: Is) =>
    (since.find(({ event }) => event.is === is && "seat" in event && event.seat === seat) ??
      null) as Happened<Is> | null;
  const died = find("died");

  const asks = open.agenda.filter(({ who }) => who.includes(seat)).map(({ ask }) => ask);
  const asked = asks.findLast(
    (ask) => ask === "banish" || (ask === "enter" && died) || (ask === "ward" && since.length === 0),
  );
  if (!asked) return null;

  const before = events.slice(0, begin);
  const last = before.at(-1)?.event.is;
  const steps = before.slice(before.findLastIndex(({ event }) => event.is !== last) + 1);
  const lost = find("lostLives")?.event;
  const left = lost?.left ?? open.players[seat]?.lives ?? 0;
  return {
    seat,
    at,
    way: trailsOf(steps).at(-1) ?? null,
    by: attacked.by ?? seat,
    face: find("fought")?.event.face ?? null,
    card: find("warded")?.event.card ?? null,
    before: left + (lost?.lost ?? 0),
    left,
    died,
    returns: asks.includes("enter"),
    put: find("ammutPut"),
    asked,
  };
}

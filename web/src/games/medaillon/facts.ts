// What this table reads out of a view: who stands where, how strong, and what would change. It decides nothing.
import type { Ask, Card, Event, Move, Own, Printed, Tomb } from "../../generated/medaillon.ts";
import { keyOf, type Sight } from "../../play/sight.ts";

export type Here = Sight<"medaillon">;

export const printedOf = ({ reading }: Here, card: Card): Printed =>
  reading.cards.find((one) => one.card === card) ?? {
    card,
    kind: "none",
    cost: 0,
    strength: 0,
    limit: 0,
    character: false,
  };

// The seat at the lower edge, and the one opposite.
export const nearSeat = ({ front }: Here) => front ?? 0;
export const farSeat = (sight: Here) => 1 - nearSeat(sight);

export const askOf = ({ view }: Here): Ask | undefined => view.open.agenda.at(-1)?.ask;
export const inTomb = ({ view: { open } }: Here) =>
  open.tomb !== "none" || open.party.some((party) => party.length > 0);

// Which of the six steps of a round this is.
export function stepOf(sight: Here): number {
  return whichOf(sight, [
    ["split", "camp", "keep", "putUnder", "surplus", "robbed"],
    ["open", "opening"],
    ["send"],
    ["lay"],
    ["disarm", "bless", "trigger", "heal"],
    ["rescue", "recall"],
  ]);
}
// And which of the three of a camp phase.
export const campStepOf = (sight: Here) => whichOf(sight, [["split"], ["camp", "keep", "putUnder"], ["surplus"]]);

function whichOf(sight: Here, steps: Ask[][]): number {
  const ask = askOf(sight);
  return steps.findIndex((step) => ask !== undefined && step.includes(ask));
}

// One of possibly several equal cards in a list: the nth of its name.
export interface Copy {
  card: Card;
  nth: number;
}
export const copiesOf = (cards: Card[]): Copy[] =>
  cards.map((card, i) => ({ card, nth: cards.slice(0, i).filter((other) => other === card).length }));
export const copyKey = ({ card, nth }: Copy) => `${card} ${nth}`;

// Whether the other player knows this card of a hand.
export const isKnown = ({ shown }: Own, { card, nth }: Copy) => nth < shown.filter((other) => other === card).length;

// What a seat has laid face down, as far as it can be seen through.
export const laidOf = ({ view, front, hands }: Here, seat: number): Card[] =>
  hands?.[seat]?.laid ?? (seat === front ? view.own.laid : []);

// What the second list has more.
export function added(now: Card[], then: Card[]): Copy[] {
  const many = (card: Card) => now.filter((other) => other === card).length;
  return copiesOf(then).filter(({ card, nth }) => nth >= many(card));
}

export interface InTomb extends Copy {
  strength: number;
  blessed: boolean;
  ghost: boolean; // it would come in
  later: number; // as strong as it would be
}
// Who is in the tomb of a seat, its adventurer first, and who would come in.
export function partyOf(sight: Here, seat: number): InTomb[] {
  const { open } = sight.view;
  const forces = sight.reading.forces[seat]?.party ?? [];
  const party = open.party[seat] ?? [];
  const ahead = aheadInTomb(sight);
  const laterParty = copiesOf(ahead?.view.open.party[seat] ?? []);
  const laterForces = ahead?.reading.forces[seat]?.party ?? [];
  // Where one of several equal cards goes, the others are like those that stay.
  const laterOf = ({ card, nth }: Copy) =>
    laterForces[laterParty.findLastIndex((one) => one.card === card && one.nth <= nth)] ?? null;
  const here = copiesOf(party).map((copy, i) => ({
    ...copy,
    strength: forces[i] ?? 0,
    blessed: copy.card === open.blessed[seat] && copy.nth === 0,
    ghost: false,
    later: laterOf(copy) ?? forces[i] ?? 0,
  }));
  // Who is about to be sent is pointed at beside them: there it must not move away.
  const sending = askOf(sight) === "send";
  const ghosts = ahead && !sending ? added(party, ahead.view.open.party[seat] ?? []) : [];
  const coming = ghosts.map((copy) => {
    const strength = laterOf(copy) ?? 0;
    return { ...copy, strength, blessed: false, ghost: true, later: strength };
  });
  const leads = ({ card }: Copy) => (printedOf(sight, card).kind === "adventurer" ? 0 : 1);
  return [...here, ...coming].toSorted((one, other) => leads(one) - leads(other));
}

// What is pointed at, if it leaves everybody in this tomb.
export function aheadInTomb({ ahead, view }: Here) {
  if (!ahead?.whole || !ahead.view || !ahead.reading || ahead.view.open.tomb !== view.open.tomb) return null;
  return { view: ahead.view, reading: ahead.reading };
}

// How strong a seat is, and would be.
export function sumOf(sight: Here, seat: number): { open: number; all: number; later: number | null } {
  const { reading, view, front, ahead } = sight;
  const open = reading.forces[seat]?.strength ?? 0;
  const own = seat === front;
  const all = own && view.own.laid.length > 0 ? reading.withLaid : open;
  const then = aheadInTomb(sight);
  const fought = ahead?.events.map(({ event }) => event).find((event) => event.is === "fought" && event.seat === seat);
  if (fought?.is === "fought") return { open, all, later: fought.strength };
  if (!then) return { open, all, later: null };
  const hides = own && then.view.own.laid.length > 0;
  return { open, all, later: hides ? then.reading.withLaid : (then.reading.forces[seat]?.strength ?? 0) };
}

// Who would be eliminated by what is pointed at.
export const doomedOf = ({ ahead }: Here, seat: number): Card[] =>
  (ahead?.events ?? []).flatMap(({ event }) => (event.is === "eliminated" && event.seat === seat ? [event.card] : []));

// What the move that is pointed at would change in the strengths of a seat, one by one.
export interface Loss {
  card: Card;
  by: number;
  gone: boolean;
}
export function lossesOf(sight: Here, seat: number): Loss[] {
  const doomed = doomedOf(sight, seat);
  return partyOf(sight, seat).flatMap(({ card, nth, strength, later, ghost }) => {
    if (ghost) return [];
    if (nth < doomed.filter((other) => other === card).length) return { card, by: -strength, gone: true };
    return later === strength ? [] : { card, by: later - strength, gone: false };
  });
}

// What was told since the last event of a kind.
function toldSince({ at }: Here, kind: Event["is"]): Event[] {
  const events = at.told.flatMap((chapter) => chapter.events.map(({ event }) => event as Event));
  const from = events.findLastIndex(({ is }) => is === kind);
  return from < 0 ? [] : events.slice(from);
}

// Who was in this tomb and is no more.
export const goneOf = (sight: Here, seat: number): { card: Card; healed: boolean }[] =>
  toldSince(sight, "opened").flatMap((event) =>
    (event.is === "eliminated" || event.is === "healed") && event.seat === seat
      ? [{ card: event.card, healed: event.is === "healed" }]
      : [],
  );

// The traps of this tomb that have been triggered.
export const triggeredOf = (sight: Here): { seat: number; trap: Card }[] =>
  toldSince(sight, "opened").flatMap((event) =>
    event.is === "triggered" ? [{ seat: event.seat, trap: event.trap }] : [],
  );

export interface LastTomb {
  tomb: Tomb;
  seat: number;
  sums: number[]; // by seat; empty: there was no fight
}
export function lastTombOf(sight: Here): LastTomb | null {
  const events = toldSince(sight, "opened");
  const won = events.find((event) => event.is === "wonTomb");
  if (won?.is !== "wonTomb") return null;
  const sums = [0, 1].flatMap((seat) =>
    events.flatMap((event) => (event.is === "fought" && event.seat === seat ? [event.strength] : [])),
  );
  return { tomb: won.tomb, seat: won.seat, sums };
}

// The move that a press on a hand card means now.
export function handMove(sight: Here, card: Card): Move {
  const ask = askOf(sight);
  if (ask === "surplus" || ask === "robbed" || ask === "opening") return { is: "discard", card };
  return inTomb(sight) ? { is: "layCard", card } : { is: "play", card };
}
export const papyrusMove = (sight: Here, papyrus: Card): Move =>
  inTomb(sight) ? { is: "layPapyrus", papyrus } : { is: "unroll", papyrus };

// The move that a press on a character in the tomb means now, if any.
export function partyMove(sight: Here, seat: number, { card, blessed }: InTomb, trap: Card | null): Move | null {
  if (!sight.asked) return null;
  const own = seat === sight.front;
  switch (askOf(sight)) {
    case "trigger":
      return own || !trap ? null : { is: "trigger", trap, target: card, blessed };
    case "bless":
      return own ? { is: "bless", card } : null;
    case "heal":
      return own ? { is: "heal", card } : null;
    case "rescue":
      return own ? { is: "rescue", card } : null;
    case "recall":
      return own ? { is: "recall", undead: card } : null;
    default:
      return null;
  }
}

// Whether a move has its place on the board or in the hand. What has none becomes a button.
export function isPlaced(sight: Here, move: Move): boolean {
  const { open, own } = sight.view;
  const mine = nearSeat(sight);
  const has = (cards: Card[] | undefined, card: Card) => cards?.includes(card) ?? false;
  switch (move.is) {
    case "play":
    case "discard":
    case "layCard":
      return has(own.hand, move.card) && keyOf(handMove(sight, move.card)) === keyOf(move);
    case "unroll":
    case "layPapyrus":
      return has(own.papyri, move.papyrus) && keyOf(papyrusMove(sight, move.papyrus)) === keyOf(move);
    case "keep":
    case "putUnder":
      return has(own.looked, move.card);
    case "send":
      return inTomb(sight) && (move.card === open.adventurer[mine] || has(open.camp[mine], move.card));
    case "disarm":
      return has(open.traps[1 - mine], move.trap);
    case "trigger":
      return has(open.traps[mine], move.trap) && (move.target === "none" || has(open.party[1 - mine], move.target));
    case "bless":
    case "heal":
    case "rescue":
      return has(open.party[mine], move.card);
    case "recall":
      return has(open.party[mine], move.undead);
    case "split":
    case "openTomb":
    case "pass":
      return !inTomb(sight);
    default:
      return true; // an action of its own
  }
}

// How many lie on the discard pile.
export const discardsOf = ({ view }: Here) => view.open.discarded.of.reduce((sum, many) => sum + many, 0);

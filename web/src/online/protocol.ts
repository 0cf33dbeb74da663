// What the page and the hall say to each other: docs/protocol.md, "Online tables". The hall's own types are generated from
// the program; here stands what a game puts into them.
import type { Note, Request, ShownTable, Stage } from "../generated/online.ts";
import type { GameRecord, PossibleMove, Preview, Seen, Told } from "../protocol.ts";

export type * from "../generated/online.ts";

export const protocolVersion = 1;
// What stands in place of a seat in the note of somebody who only watches.
export const noSeat = 7;

export interface Play {
  seen: Seen;
  moves: PossibleMove[];
  told: Told[];
}
export interface TableNews {
  about: ShownTable;
  play: Play | null;
  notes: Note[];
  at: number; // when the last news came; told and notes are already merged
}

// A game that is over, with all that its deal was made of.
export interface Played {
  record: GameRecord & { seed: string };
  secret: string;
  shares: string[]; // of the people, in the order of the seats
}

// What is answered beside `ok`.
interface Gives {
  hello: { now: number; opened: number };
  open: { table: string };
  rematch: { table: string };
  told: { told: Told[] };
  record: { played: Played };
  preview: { preview: Preview };
}
export type Do = Request["do"];
export type Given<Asked extends Do> = Asked extends keyof Gives ? Gives[Asked] : object;

// Ended before its end, by all or because nobody came any more.
export const hasNoResult = ({ stage, agreedToEnd, abandoned }: ShownTable) =>
  stage === "over" && (agreedToEnd || abandoned);
export const isBegun = (stage: Stage) => stage !== "gathering" && stage !== "dealing" && stage !== "closed";

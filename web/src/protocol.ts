// What the page may ask the house, and what comes back: docs/protocol.md in types. A game's own moves and views stay
// open here, for the page handles every game alike; what one game looks like is in generated/.
import type { Games } from "./generated/games.ts";

export type Lang = "de" | "en";

export type AnyMove = { is: string; [field: string]: unknown };
export type AnyView = { open: object; own: object; me: number };

// The types of one game if the house has it, and the general ones as long as it does not.
export type MoveOf<Id extends string> = Id extends keyof Games ? Games[Id]["move"] : AnyMove;

export interface GameOption {
  option: string;
  usual: unknown;
  title: string;
  about: string;
  values: { value: unknown; say: string }[];
}
export interface Door {
  id: string;
  name: string;
  about: string;
  players: [fewest: number, most: number];
}
export interface GameInfo extends Door {
  forTesting: boolean;
  options: GameOption[];
}

// bot: 0 or left out for a person, or the bot's level, from 1 to 5.
export interface Sitter {
  name: string;
  bot?: number;
}
export interface GameRecord {
  game: string;
  seats: Sitter[];
  options: Record<string, unknown>;
  position: object | null;
  moves: { seat: number; move: AnyMove }[];
}

export interface Said {
  event: { is: string };
  say: string;
}
export interface Told {
  n: number;
  seat?: number; // whose move it was; none: the setup
  events: Said[];
}
export interface Standing {
  result: { place: number[]; points: number[]; lines: { seat: number; why: string; n: number; points: number }[] };
  how: string;
  lines: string[];
  deal: string | null; // its name
}
export interface Seen {
  view: AnyView;
  reading: object; // what anybody can read off the view
  actors: number[];
  asked: string;
  undo: boolean;
  length: number;
  standing: Standing | null;
}
export interface PossibleMove {
  move: AnyMove;
  say: string;
}
// The chance of the seat to win with this move, from 0 to 1; who plays alone has points.
export interface HintedMove extends PossibleMove {
  type: string;
  chance: number;
  points?: number;
}
export interface Hint {
  moves: HintedMove[]; // the best first
  chances: (number | null)[]; // of all seats after the best; null: not known
  simulations: number;
}
export interface Judgement {
  best: HintedMove;
  made: HintedMove;
  chances: (number | null)[]; // of all seats after the move made
}
// A move of a game that is over, judged by what its seat could know.
export interface Weighed extends Judgement {
  seat: number;
}
export interface Preview {
  events: Said[];
  whole: boolean;
  // What is afterwards, if it is whole.
  view?: AnyView;
  reading?: object;
}

export interface Refused {
  ok: false;
  what: string;
  why: string;
  where?: string;
  rule?: string;
}
export type Answer<Gives> = ({ ok: true } & Gives) | Refused;
// Where only a fault of our own could be refused.
export function must<Gives>(answer: Answer<Gives>): { ok: true } & Gives {
  if (!answer.ok) throw new Error(`${answer.what}: ${answer.why}`);
  return answer;
}

// A game that lies on this device's shelf.
export interface OnShelf {
  id: string;
  game: string;
  sitters: Sitter[];
  options: Record<string, unknown> | null; // null: it began from a position
  length: number;
  actors: number[];
  changed: number; // when, in milliseconds
}

// Whose eyes a game that is over is seen with; null: a spectator's.
export type From = number | "all" | null;
// What each seat has for itself, when all lies open.
export type Hands = AnyView["own"][] | null;

type Here = { table: number };
// A table that the keeper has opened, and its game on the shelf.
export type Opened = Here & OnShelf;
type OfSeat = { table: number; seat: number };
type Nothing = Record<never, never>;
// How hard is thought. The seed is the keeper's business (keeper.ts).
type Thinking = { level?: number; seed?: number; simulations?: number; milliseconds?: number };

export interface Requests {
  games: { needs: Nothing; gives: { games: GameInfo[] } };
  words: { needs: { game: string }; gives: { words: Record<string, string> } };
  code: { needs: { random: string }; gives: { code: string } };
  new: {
    needs: { game: string; seed: string; seats: Sitter[]; options: Record<string, unknown> };
    gives: { opened: Opened };
  };
  load: { needs: { record: unknown }; gives: { opened: Opened } };
  after: { needs: Here & { moves: number }; gives: { table: number } };
  close: { needs: Here; gives: Nothing };
  view: { needs: Here & { seat?: number; whose?: number }; gives: Seen };
  told: { needs: Here & { seat?: number; from: number }; gives: { told: Told[] } };
  moves: { needs: OfSeat; gives: { moves: PossibleMove[] } };
  preview: { needs: OfSeat & { move: AnyMove }; gives: { preview: Preview } };
  play: { needs: OfSeat & { move: AnyMove }; gives: Nothing };
  undo: { needs: OfSeat; gives: Nothing };
  bot: { needs: OfSeat & Thinking; gives: { move: AnyMove } };
  hint: { needs: OfSeat & Thinking; gives: Hint };
  judge: { needs: OfSeat & Thinking & { move: AnyMove }; gives: Judgement };
  record: { needs: Here; gives: { record: GameRecord } };
  // These are the keeper's own (keeper.ts).
  sit: { needs: Here & { seat: number | null }; gives: Nothing };
  letBotMove: { needs: Here; gives: Nothing };
  // How it looked after so many moves: to the seat in front, and when the game is over to any, or with all hands open. And
  // then, what the next move was worth.
  look: { needs: Here & { moves: number; seat: From }; gives: { seen: Seen; told: Told[]; hands: Hands } };
  playOn: { needs: Here & { moves: number }; gives: { opened: Opened } }; // from there, as a game of its own
  weigh: { needs: Here & { moves: number; milliseconds: number }; gives: { weighed: Weighed } };
  shelf: { needs: Nothing; gives: { tables: OnShelf[] } }; // what was played last comes first
  resume: { needs: { id: string }; gives: { opened: Opened | null } }; // null: it is gone
  forget: { needs: { id: string }; gives: Nothing };
}
export type Request = { [Do in keyof Requests]: { do: Do; lang: Lang } & Requests[Do]["needs"] }[keyof Requests];

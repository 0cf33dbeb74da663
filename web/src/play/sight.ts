// What a game's table gets to show, and what can be done there. The page knows no rules: what may be done is in `moves`,
// what it would bring is asked for when it is pointed at, and why something may not be done says the refusal.
import type { AtTable } from "../game.ts";
import type { Games } from "../generated/games.ts";
import type { Lang, Sitter } from "../protocol.ts";
import type { Texts } from "../texts.ts";

export type GameId = keyof Games;
export type Form = "short" | "code" | "mark" | "about";

export interface Possible<Id extends GameId> {
  move: Games[Id]["move"];
  say: string;
}
// What a move would do: all of it, or up to the first news.
export interface Ahead<Id extends GameId> extends Possible<Id> {
  events: { event: Games[Id]["event"]; say: string }[];
  whole: boolean;
  view?: Games[Id]["view"]; // if it is whole
  reading?: Games[Id]["reading"];
}

export interface Sight<Id extends GameId> {
  t: Texts;
  lang: Lang;
  // The name of a thing: word("card.magic"), or another form of it; empty if there is none.
  word: (key: string, form?: Form) => string;
  sitters: Sitter[];
  nameOf: (seat: number) => string;

  view: Games[Id]["view"];
  reading: Games[Id]["reading"];
  front: number | null; // the seat in front of the screen; null: nobody's
  actors: number[]; // who is asked
  asked: boolean; // whether the seat in front is
  over: boolean; // nothing can be done any more: the end, or looking back
  moves: Possible<Id>[]; // of the seat in front
  hands: Games[Id]["view"]["own"][] | null; // each seat's, in a game that is over, looked at with all hands open
  latest: Games[Id]["event"][]; // what the last move brought
  at: AtTable; // for the parts that all tables share

  hinted: Games[Id]["move"] | null;
  // What is pointed at, by a pointer, by the keyboard or by a first tap; null: nothing, or it may not be done.
  ahead: Ahead<Id> | null;
  // What a first tap has chosen; a second one, or the button with its name, does it.
  chosen: Games[Id]["move"] | null;
  isLegal: (move: Games[Id]["move"]) => boolean;
  point: (move: Games[Id]["move"] | null) => void;
  choose: (move: Games[Id]["move"] | null) => void;
  // Does it, or says why not.
  play: (move: Games[Id]["move"]) => void;
  // What each of these would do, by `keyOf` the move; they come in as they are found.
  peek: (move: Games[Id]["move"]) => Promise<Ahead<Id> | null>;
}

export const keyOf = (move: object) => JSON.stringify(move);

// Whether the last press came from a finger or a pen: then there was no pointing before it.
let byTouch = false;
addEventListener("pointerdown", ({ pointerType }) => (byTouch = pointerType !== "mouse"), true);
addEventListener("keydown", () => (byTouch = false), true);
export const isTouch = () => byTouch;

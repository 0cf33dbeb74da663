// What every table has around it, whatever the game.
import { type ComponentChildren, createContext, type RefObject } from "preact";
import type { Game } from "../game.ts";
import type { Refused } from "../protocol.ts";

// Of people who play from elsewhere: whether they are there, and the time that is left to them.
export interface Afar {
  presence: (seat: number) => ComponentChildren;
  clock: (seat: number) => ComponentChildren;
}

export interface AroundTable {
  title: string;
  game: Game;
  refused: Refused | null;
  question: RefObject<HTMLHeadingElement | null>;
  undo: () => void;
  hint: () => void;
  save: () => void;
  looksBack: boolean;
  lookAt: (moves: number) => void; // how it was after so many moves
  showRule: (rule: number) => void;
  afar: Afar | null; // null: all sit at this device
}

export const Around = createContext<AroundTable>(null as never);

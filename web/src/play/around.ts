// What every table has around it, whatever the game.
import { createContext, type RefObject } from "preact";
import type { LocalGame } from "../game.ts";
import type { Refused } from "../protocol.ts";

export interface AroundTable {
  title: string;
  game: LocalGame;
  refused: Refused | null;
  question: RefObject<HTMLHeadingElement | null>;
  undo: () => void;
  hint: () => void;
  save: () => void;
  looksBack: boolean;
  lookAt: (moves: number) => void; // how it was after so many moves
  showRule: (rule: number) => void;
}

export const Around = createContext<AroundTable>(null as never);

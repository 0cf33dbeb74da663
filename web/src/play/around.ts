// What every table has around it, whatever the game.
import { type ComponentChildren, createContext, type RefObject } from "preact";
import type { Game } from "../game.ts";
import type { Refused } from "../protocol.ts";

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
  // Whether somebody is there, where people play from afar; nothing: all sit at this device.
  presence: ((seat: number) => ComponentChildren) | undefined;
}

export const Around = createContext<AroundTable>(null as never);

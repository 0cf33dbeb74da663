// What every table has around it, whatever the game.
import { type ComponentChildren, createContext, type RefObject } from "preact";
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
  replay: ComponentChildren; // the bar of a replay, in place of what could be done
  showRule: (rule: number) => void;
}

export const Around = createContext<AroundTable>(null as never);

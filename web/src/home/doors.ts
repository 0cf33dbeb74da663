// What stands at a door: one short sentence, and what to expect. The house has the rest.
import type { Lang } from "../protocol.ts";

export type Weight = "light" | "medium" | "deep";
interface Door {
  line?: Record<Lang, string>;
  minutes?: number;
  weight?: Weight;
  opponents?: number; // whom one meets if one plays at once
}

const doors: Record<string, Door> = {
  gold: {
    line: {
      de: "Erforsche die Pyramide, trag Schätze hinaus, lauf, wenn sie einstürzt.",
      en: "Explore the pyramid, carry treasures out, run when it falls.",
    },
    minutes: 45,
    weight: "medium",
    opponents: 2,
  },
  fluch: {
    line: {
      de: "Bau das Labyrinth, plündere Kammern, flieh vor Ammut.",
      en: "Build the maze, loot chambers, flee from Ammut.",
    },
    minutes: 60,
    weight: "medium",
    opponents: 2,
  },
  schatz: {
    line: { de: "Ein Wettlauf mit Karten durch sechs Abenteuer.", en: "A card race through six adventures." },
    minutes: 30,
    weight: "light",
    opponents: 2,
  },
  labyrinth: {
    line: {
      de: "Alle legen dasselbe Plättchen. Wessen Gang wird am längsten?",
      en: "Everyone lays the same tile. Whose corridor runs longest?",
    },
    minutes: 30,
    weight: "light",
    opponents: 2,
  },
  medaillon: {
    line: {
      de: "Ein Duell der Expeditionen: Begleiter, Fallen und Bluff.",
      en: "A duel of expeditions: companions, traps and bluff.",
    },
    minutes: 40,
    weight: "deep",
  },
};

// In this order they stand in the wall.
export const order = Object.keys(doors);

export const doorOf = (game: string): Door => doors[game] ?? {};

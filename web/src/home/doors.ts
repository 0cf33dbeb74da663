// What stands at a door: one short sentence, and what to expect. The house has the rest.
import type { Door, Lang } from "../protocol.ts";

export type Weight = "light" | "medium" | "deep";
interface Sign {
  line?: Record<Lang, string>;
  minutes?: number;
  weight?: Weight;
  opponents?: number; // whom one meets if one plays at once
}

const signs: Record<string, Sign> = {
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
const order = Object.keys(signs);
const placeOf = ({ id }: Door) => (order.includes(id) ? order.indexOf(id) : order.length);
export const inOrder = <Game extends Door>(games: Game[]) =>
  games.toSorted((one, other) => placeOf(one) - placeOf(other));

export const signOf = (game: string): Sign => signs[game] ?? {};

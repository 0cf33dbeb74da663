// Ways to play a game that are chosen with one press: who sits there, and which rules. And which options are about
// something that is reconstructed; RULES.md of the game says what is known of it.
import type { Lang } from "../protocol.ts";

export interface Preset {
  name: Record<Lang, string>;
  about: Record<Lang, string>;
  players: number;
  bot: number; // the level of those that are no people
  options: Record<string, string>;
}

const asWritten = (players: number): Preset => ({
  name: { de: "Wie im Regelheft", en: "By the book" },
  about: { de: "mit den üblichen Regeln", en: "with the usual rules" },
  players,
  bot: 2,
  options: {},
});

const presets: Record<string, Preset[]> = {
  gold: [
    asWritten(3),
    {
      name: { de: "Familie", en: "Family" },
      about: { de: "milde Fotos, offene Museen, sanfte Bots", en: "mild photos, open museums, gentle bots" },
      players: 3,
      bot: 1,
      options: { photos: "mild", museums: "open", flight: "delivered" },
    },
    {
      name: { de: "Schneller Einsturz", en: "Quick collapse" },
      about: { de: "verwinkelt, und der erste Ring fällt gleich", en: "twisty, and the first ring falls at once" },
      players: 4,
      bot: 4,
      options: { mix: "twisty", pace: "hard" },
    },
  ],
  fluch: [
    asWritten(3),
    {
      name: { de: "Familie", en: "Family" },
      about: { de: "offene Gräber, kurzes Spiel, sanfte Bots", en: "open tombs, a short game, gentle bots" },
      players: 3,
      bot: 1,
      options: { tokensHidden: "no", shortGame: "yes" },
    },
    {
      name: { de: "Ammuts Jagd", en: "Ammut’s hunt" },
      about: { de: "sie kommt öfter, und tot ist tot", en: "she comes more often, and dead is dead" },
      players: 4,
      bot: 3,
      options: { die: "hunter", permadeath: "yes" },
    },
  ],
  schatz: [
    asWritten(4),
    {
      name: { de: "Familie", en: "Family" },
      about: { de: "leichte Abenteuer zuerst, sanfte Bots", en: "easy adventures first, gentle bots" },
      players: 4,
      bot: 1,
      options: { order: "ascending" },
    },
    {
      name: { de: "Zu sechst", en: "Six at the table" },
      about: { de: "und Flüche treffen alle zugleich", en: "and curses strike all at once" },
      players: 6,
      bot: 2,
      options: { losses: "atOnce" },
    },
  ],
  labyrinth: [
    {
      name: { de: "Familie", en: "Family" },
      about: { de: "Grundspiel, sanfte Bots", en: "basic game, gentle bots" },
      players: 3,
      bot: 1,
      options: {},
    },
    {
      name: { de: "Profi", en: "Expert" },
      about: { de: "Farben zählen, mit Wetten", en: "colours count, with bets" },
      players: 3,
      bot: 4,
      options: { scoring: "expert", betting: "on" },
    },
    {
      name: { de: "Solo", en: "Solo" },
      about: { de: "allein, für die beste Wertung", en: "alone, for the best rating" },
      players: 1,
      bot: 2,
      options: {},
    },
  ],
  medaillon: [
    asWritten(2),
    {
      name: { de: "Kurzes Duell", en: "A short duel" },
      about: { de: "drei Gräber, sanfter Bot", en: "three tombs, a gentle bot" },
      players: 2,
      bot: 1,
      options: { tombs: "three" },
    },
    {
      name: { de: "Gegen den Pharao", en: "Against the pharaoh" },
      about: { de: "der stärkste Bot, mit Entschädigung", en: "the strongest bot, with compensation" },
      players: 2,
      bot: 5,
      options: { compensation: "on" },
    },
  ],
};

export const presetsOf = (game: string) => presets[game] ?? [];

const reconstructed: Record<string, string[]> = {
  gold: ["openings", "mix", "doors", "photos"],
  fluch: ["tokensByPlayers", "chamberFill", "die", "eventAmmut", "reviveLives"],
  labyrinth: ["entrances", "special"],
};

export const isReconstructed = (game: string, option: string) => reconstructed[game]?.includes(option) ?? false;

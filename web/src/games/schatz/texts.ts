// The page's own words at this table, in German and English.
import type { Lang } from "../../protocol.ts";

const english = {
  start: "Start",
  goal: "Your goal",
  pharaoh: "Pharaoh card",
  blackPawn: "the black pawn is here",
  piles: "Piles",
  drawPile: "Draw pile",
  discards: "Discarded",
  inHand: (n: number) => `${n} in hand`,
  draw: (n: number) => `Draw ${n}`,
  swap: "Swap cards",
  swapHow: "Choose the cards that go, then swap.",
  swapThese: "Swap these",
  notNow: "Never mind",
  magicHow: "Where does the black pawn go?",
  of: "of",
  exact: "exact!",
  front: (adventure: string) => `Before you for: ${adventure}`,
  hand: "Your hand",
  onTable: "on the table",
  handOf: (n: number) => `hand of ${n}`,
  treasure: "at the treasure",
};

const german: typeof english = {
  start: "Start",
  goal: "Dein Ziel",
  pharaoh: "Pharaokarte",
  blackPawn: "hier steht die schwarze Figur",
  piles: "Stapel",
  drawPile: "Nachziehstapel",
  discards: "Ablage",
  inHand: (n) => `${n} auf der Hand`,
  draw: (n) => `${n} ziehen`,
  swap: "Karten tauschen",
  swapHow: "Wähle die Karten, die gehen, dann tausche.",
  swapThese: "Diese tauschen",
  notNow: "Doch nicht",
  magicHow: "Wohin kommt die schwarze Figur?",
  of: "von",
  exact: "genau!",
  front: (adventure) => `Vor dir für: ${adventure}`,
  hand: "Deine Hand",
  onTable: "auf dem Tisch",
  handOf: (n) => (n === 1 ? "1 Karte auf der Hand" : `${n} Karten auf der Hand`),
  treasure: "am Schatz",
};

export const texts: Record<Lang, typeof english> = { de: german, en: english };

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
  cards: (n: number): string => (n === 1 ? "1 card" : `${n} cards`),
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
  nothingYet: "nothing yet",
  hand: "Your hand",
  passedOf: (n: number) => `${n} of 6 adventures passed`,
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
  cards: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
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
  nothingYet: "noch nichts",
  hand: "Deine Hand",
  passedOf: (n) => `${n} von 6 Abenteuern bestanden`,
  treasure: "am Schatz",
};

export const texts: Record<Lang, typeof english> = { de: german, en: english };

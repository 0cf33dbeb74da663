// What the page's address may say: ?game=gold&lang=de&pause=0
import type { Lang } from "./protocol.ts";

const asked = new URLSearchParams(location.search);

// The game to begin with, which is offered even if it is only for testing.
export const gameInAddress = asked.get("game");

export const langInAddress: Lang = (asked.get("lang") ?? navigator.language).toLowerCase().startsWith("de")
  ? "de"
  : "en";

// Milliseconds before a bot moves, so that one can follow.
export const botPause = Number(asked.get("pause") ?? 700) || 0;

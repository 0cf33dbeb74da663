// "21:04", as one reads it off a clock.
import type { Lang } from "../protocol.ts";

export const clockTime = (lang: Lang, at: number) =>
  new Date(at).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

// Every word around online tables, in German and English.
import type { Lang } from "../protocol.ts";

const english = {
  perhapsNotSent: "The connection broke just then. Look whether it happened.",
};
const german: typeof english = {
  perhapsNotSent: "Die Verbindung riss gerade dabei ab. Sieh nach, ob es geschehen ist.",
};

export type OnlineTexts = typeof english;
export const onlineTexts: Record<Lang, OnlineTexts> = { de: german, en: english };

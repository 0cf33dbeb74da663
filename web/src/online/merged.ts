// News of a table, worked into what was known of it: what was told and noted comes in pieces.
import type { News, Play, TableNews } from "./protocol.ts";

// What stands in the newer piece replaces what has the same or a later number; over a gap nothing is kept.
function continued<One extends { n: number }>(before: One[], newer: One[]): One[] {
  const first = newer[0]?.n;
  if (first === undefined) return before;
  const kept = before.filter(({ n }) => n < first);
  return first > 0 && kept.at(-1)?.n !== first - 1 ? newer : [...kept, ...newer];
}

export function merged(before: TableNews | undefined, news: Extract<News, { is: "table" }>): TableNews {
  const play = (news.play ?? null) as Play | null;
  return {
    about: news.about,
    play: play ? { ...play, told: continued(before?.play?.told ?? [], play.told) } : (before?.play ?? null),
    notes: continued(before?.notes ?? [], news.notes),
    at: Date.now(),
  };
}

// How much was said at a table that one has not seen; this device remembers up to where one has read.
import { useEffect, useState } from "preact/hooks";
import { keptAbout } from "./kept.ts";
import type { TableNews } from "./protocol.ts";

const kept = keptAbout<{ table: string; read: number }>("mastaba.read");

export function useUnread(news: TableNews | undefined, isOpen: boolean): number {
  const table = news?.about.table;
  const newest = news?.notes.at(-1)?.n ?? -1;
  const [read, setRead] = useState(-1);
  useEffect(() => setRead((table && kept.of(table)?.read) || -1), [table]);
  useEffect(() => {
    if (!table || !isOpen || newest < 0) return;
    setRead(newest);
    kept.keep({ table, read: newest });
  }, [table, isOpen, newest]);
  const spoke = news?.notes.filter(({ n, is, seat }) => n > read && is === "spoke" && seat !== news.about.you) ?? [];
  return isOpen ? 0 : spoke.length;
}

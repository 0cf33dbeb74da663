// Being told by the browser that it is one's turn, while the page is not in sight. It is asked for by a button, never by
// itself, and only where a browser allows it: not on plain http.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import type { GameInfo, Lang } from "../protocol.ts";
import type { HallState } from "./hall.ts";
import { type OnlineTexts, onlineTexts } from "./texts.ts";

const canNotify = "Notification" in globalThis && isSecureContext;

export function Notify({ t }: { t: OnlineTexts }) {
  const [allowed, setAllowed] = useState(() => (canNotify ? Notification.permission : "denied"));
  if (!canNotify) return null;
  if (allowed !== "default") return <p class="about">{allowed === "granted" ? t.notifyOn : t.notifyOff}</p>;
  return (
    <button type="button" class="tool" onClick={async () => setAllowed(await Notification.requestPermission())}>
      <Icon name="bell" /> {t.notify}
    </button>
  );
}

function tell(text: string, table: string, goTo: (table: string) => void) {
  if (!canNotify || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const told = new Notification(text, { tag: table });
    told.addEventListener("click", () => {
      focus();
      goTo(table);
    });
  } catch {
    // Some phones let only a service worker speak, and suspend a page that is not in sight anyway.
  }
}

// Tells of every table where it has become one's turn, and of nudges.
export function useTelling(state: HallState, lang: Lang, games: GameInfo[], goTo: (table: string) => void) {
  const t = onlineTexts[lang];
  const known = useRef(new Set<string>());
  const nameOf = (game: string | undefined) => games.find(({ id }) => id === game)?.name ?? "";
  useEffect(() => {
    const turns = state.mine.filter(({ yourTurn }) => yourTurn);
    for (const { table, game } of turns) if (!known.current.has(table)) tell(t.turnAt(nameOf(game)), table, goTo);
    known.current = new Set(turns.map(({ table }) => table));
  }, [state.mine]);
  useEffect(() => {
    if (!state.nudged) return;
    const { table, by } = state.nudged;
    tell(t.nudgedAt(by, nameOf(state.mine.find((one) => one.table === table)?.game)), table, goTo);
  }, [state.nudged]);
}

// Whether somebody's page is open: a dot and a word.
import { useEffect, useState } from "preact/hooks";
import type { ShownSeat } from "../online/protocol.ts";
import type { LobbyTexts } from "./texts.ts";
import { day, hour, minute } from "./words.ts";
import "./presence.css";

const lookEvery = 20_000;

// The house's clock, as far as we know it, every now and then.
export function useNow(clockAhead: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), lookEvery);
    return () => clearInterval(clock);
  }, []);
  return now + clockAhead;
}

function awayFor(t: LobbyTexts, seconds: number): string {
  if (seconds < minute) return t.offline;
  if (seconds < hour) return t.away.minutes(Math.floor(seconds / minute));
  return seconds < day ? t.away.hours(Math.floor(seconds / hour)) : t.away.days(Math.floor(seconds / day));
}

export function Presence({ t, seat, now }: { t: LobbyTexts; seat: ShownSeat; now: number }) {
  return (
    <span class={seat.here ? "presence isHere" : "presence"}>
      {seat.here ? t.here : seat.away ? awayFor(t, (now - seat.away) / 1000) : t.offline}
    </span>
  );
}

// The time that is left to somebody. The house tells it now and then; in between it ticks here.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import type { TableNews } from "./protocol.ts";
import type { OnlineTexts } from "./texts.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
// From here on it is time to hurry.
const little = 30 * second;

// "0:42", "12:05", "5 h 12 min", "2 days"
function timeLeft(t: OnlineTexts, left: number): string {
  if (left >= day) return t.days(Math.floor(left / day));
  if (left >= hour) return t.hours(Math.floor(left / hour), Math.floor((left % hour) / minute));
  return `${Math.floor(left / minute)}:${String(Math.floor((left % minute) / second)).padStart(2, "0")}`;
}

// Date.now(), and so again every second.
export function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(clock);
  }, []);
  return now;
}

export function SeatClock({ t, news, seat }: { t: OnlineTexts; news: TableNews; seat: number }) {
  const { stage, seats } = news.about;
  const told = seats[seat]?.left ?? null;
  const runs = news.play?.seen.actors.includes(seat) ?? false;
  return told === null || stage !== "running" ? null : <Shown t={t} told={told} since={runs ? news.at : null} />;
}

function Shown({ t, told, since }: { t: OnlineTexts; told: number; since: number | null }) {
  const now = useSeconds();
  const left = since === null ? told : Math.max(0, told - Math.max(0, now - since));
  const time = timeLeft(t, left);
  return (
    <span class={left < little ? "seatClock little" : "seatClock"} role="timer" aria-label={t.left(time)}>
      <Icon name="clock" />
      {time}
    </span>
  );
}

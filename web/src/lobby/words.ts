// How a table is put in words: what is unusual at it, how fast it goes, who sits there.
import type { Clock, Listed } from "../online/protocol.ts";
import type { GameInfo } from "../protocol.ts";
import type { LobbyTexts } from "./texts.ts";

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

// "a day", "3 days", "10 min", "90 s": in the largest unit that leaves no rest.
export function lasting(t: LobbyTexts, seconds: number): string {
  if (seconds % day === 0) return t.lasts.days(seconds / day);
  if (seconds % hour === 0) return t.lasts.hours(seconds / hour);
  // A minute or two are felt in seconds.
  return seconds % minute === 0 && seconds > 2 * minute ? t.lasts.minutes(seconds / minute) : t.lasts.seconds(seconds);
}

// Nobody waits before the screen where a move may take so long.
export const isSlow = ({ kind, seconds }: Clock) =>
  (kind === "move" && seconds >= hour) || (kind === "bank" && seconds >= day);

export function paceOf(t: LobbyTexts, clock: Clock): string {
  if (clock.kind === "none") return t.noClock;
  const time = lasting(t, clock.seconds);
  const pace = clock.kind === "move" ? t.aMove(time) : t.each(time);
  return isSlow(clock) ? t.slow(pace) : t.live(pace);
}

// Only what differs from the usual rules.
export function unusual(game: GameInfo | undefined, options: unknown): string[] {
  const chosen = options as Record<string, unknown>;
  return (game?.options ?? []).flatMap(({ option, usual, title, values }) => {
    const say = values.find(({ value }) => value === chosen[option])?.say;
    return say === undefined || chosen[option] === usual ? [] : [`${title}: ${say}`];
  });
}

export const rulesOf = (t: LobbyTexts, game: GameInfo | undefined, options: unknown) =>
  unusual(game, options).join(" · ") || t.usualRules;

const isFree = ({ taken }: { taken: boolean }) => !taken;
export const freeOf = (seats: { taken: boolean }[]) => seats.filter(isFree).length;

// What to join, what to watch.
export const mayJoin = ({ stage, seats }: Listed) => stage === "gathering" && seats.some(isFree);
export const isRunning = ({ stage }: Listed) => stage === "running";

// Whose turn it is first; then what runs; then what gathers; and of each the newest.
export function mineInOrder(mine: Listed[]): Listed[] {
  const rank = (one: Listed) => (one.yourTurn ? 0 : isRunning(one) ? 1 : 2);
  return mine.toSorted((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

// A table in what somebody pasted: a link to it, or its 16 digits.
export function tableIn(text: string): { table: string; invitation: string } | null {
  const found = /(?:^|\/online\/)([0-9a-f]{16})(?:\/([0-9a-f]+))?$/.exec(text.trim().toLowerCase());
  return found?.[1] ? { table: found[1], invitation: found[2] ?? "" } : null;
}

// What is being set up: who sits where, which rules, which deal. And how a table is laid from it.
import { signOf } from "../home/doors.ts";
import type { House } from "../house.ts";
import { remember, remembered } from "../memory.ts";
import { type Door, type GameInfo, type Lang, must, type Sitter } from "../protocol.ts";

// Who is to sit there: somebody at this device, a bot, or whoever comes to an online table, freely or by invitation.
export interface Planned extends Sitter {
  chair?: "open" | "invited";
}
// With a seat for somebody elsewhere the table is an online one.
export const isOnline = (sitters: Planned[]) => sitters.some(({ chair }) => chair);
export const isHere = ({ bot, chair }: Planned) => !bot && !chair;

// It outlasts a game, so that the next one starts from it.
export interface Plan {
  game: string | null; // that the options belong to
  sitters: Planned[];
  options: Record<string, unknown>; // those that differ from the usual
  deal: string;
}

const names = ["Anna", "Ben", "Cleo", "Dina", "Emil", "Fatma"];
export const sitter = (seat: number): Sitter => ({ name: names[seat] ?? "", bot: seat === 0 ? 0 : 2 });
export const usualPlan: Plan = { game: null, sitters: [sitter(0), sitter(1)], options: {}, deal: "" };

// Somebody alone, with as many opponents as the game is best with. They are scribes: sensible, and quick.
export function planToPlayNow(game: Door, name: string): Plan {
  const others = Math.max(signOf(game.id).opponents ?? 1, game.players[0] - 1);
  const sitters = Array.from({ length: others + 1 }, (_, seat) => sitter(seat));
  return { game: game.id, sitters: sitters.with(0, { name, bot: 0 }), options: {}, deal: "" };
}
// The same with as many seats for people elsewhere.
export function planOnline(game: Door, name: string): Plan {
  const now = planToPlayNow(game, name);
  const sitters = now.sitters.map((one, seat): Planned => (seat === 0 ? one : { ...one, bot: 0, chair: "open" }));
  return { ...now, sitters };
}

// How this game was set up the last time on this device, as far as the game still knows it.
type Last = Pick<Plan, "sitters" | "options">;
const lastKey = (game: string) => `last-${game}`;
export const rememberPlan = (game: string, { sitters, options }: Last) =>
  remember(lastKey(game), JSON.stringify({ sitters, options }));
export function lastPlan({ id, players: [fewest, most], options }: GameInfo): Last | null {
  try {
    const last = JSON.parse(remembered(lastKey(id)) ?? "null") as Last | null;
    if (!last || last.sitters.length < fewest || last.sitters.length > most) return null;
    const known = options.flatMap(({ option, values }) => {
      const value = last.options[option];
      return values.some((one) => one.value === value) ? [[option, value]] : [];
    });
    const sitters = last.sitters.map(({ name, bot = 0, chair }) => (chair ? { name, bot, chair } : { name, bot }));
    return { sitters, options: Object.fromEntries(known) };
  } catch {
    return null; // somebody else has written there
  }
}

// So many people and bots as the game takes; whoever sat there stays.
export const seated = (sitters: Planned[], many: number): Planned[] =>
  Array.from({ length: many }, (_, seat) => sitters[seat] ?? sitter(seat));

// The browser has the random numbers, the house makes a code of them.
async function freshCode(house: House, lang: Lang): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return must(await house.ask(lang, "code", { random })).code;
}

// Lays the table, with luck of its own where none is named.
export async function layTable(house: House, lang: Lang, game: string, { sitters, options, deal }: Plan) {
  const seed = deal.trim() || (await freshCode(house, lang));
  return house.ask(lang, "new", { game, seed, seats: sitters, options });
}

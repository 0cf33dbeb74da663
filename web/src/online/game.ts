// A game at an online table. What is seen and what is done comes from the house; when the game is over all of it comes to
// this device, to be checked and looked back at.
import { type AtTable, type Game, localGame } from "../game.ts";
import type { House } from "../house.ts";
import { type Lang, must, type Opened } from "../protocol.ts";
import { judge, type Verdict } from "./fair.ts";
import { fewAtOnce } from "./few.ts";
import type { Hall } from "./hall.ts";
import type { Play, ShownTable, TableNews } from "./protocol.ts";
import { sealsOf } from "./seals.ts";

export interface OnlineGame extends Game {
  isFair(): Promise<Verdict>; // when it is over
}

// So much of what was told is shown, as at any table.
const movesTold = 40;
// So many previews are asked for at once.
const previewsAtOnce = 4;

export function onlineGame(
  hall: Hall,
  house: House,
  first: ShownTable,
  settings: { lang: () => Lang; show: (screen: AtTable) => void },
): OnlineGame {
  const { table, game } = first;
  const sitters = first.seats.map(({ name, level }) => ({ name, bot: level }));
  let shown: Play | null = null;
  let busy = false;
  let unsubscribe = () => {};
  const preview = fewAtOnce(previewsAtOnce);
  const now = () => hall.state().tables[table] as TableNews;

  // Who comes and goes changes nothing of the game: what is chosen stays.
  function look() {
    const { about, play } = now();
    if (!play || play === shown) return;
    shown = play;
    settings.show(screenOf(about, play));
  }

  let brought: ReturnType<typeof bring> | undefined;
  // All of it, loaded by the own engine, which refuses what was altered.
  async function bring() {
    const { played } = must(await hall.ask({ do: "record", table }));
    return { played, loaded: await house.ask(settings.lang(), "load", { record: played.record }) };
  }
  const once = () => {
    brought ??= bring();
    return brought;
  };
  const whole = async (): Promise<Game> => {
    const { loaded } = await once();
    // Of what does not fit nothing can be shown; that it does not is said by `isFair`.
    return loaded.ok
      ? localGame(house, loaded.opened, { ...settings, pause: 0, show: () => {} })
      : new Promise(() => {});
  };
  async function putAway({ table, id }: Opened) {
    await house.ask(settings.lang(), "close", { table });
    await house.ask(settings.lang(), "forget", { id });
  }

  return {
    id: table,
    game,
    sitters,
    options: null,
    isHere: false,

    async start() {
      unsubscribe = hall.subscribe(look);
      look();
    },
    async go() {
      shown = null;
      look();
    },
    async close() {
      unsubscribe();
      const loaded = (await brought)?.loaded;
      if (loaded?.ok) await putAway(loaded.opened);
    },

    async play(move) {
      const { you, made } = now().about;
      // A second click on the same button is not a second move.
      if (you === null || busy) return null;
      busy = true;
      const answer = await hall.ask({ do: "play", table, move, made });
      busy = false;
      return answer.ok ? null : answer;
    },
    async undo() {
      const answer = await hall.ask({ do: "undo", table });
      return answer.ok ? null : answer;
    },
    preview(move) {
      const asked = now().play;
      return preview(async () => {
        if (asked !== now().play) return null;
        const answer = await hall.ask({ do: "preview", table, move });
        return answer.ok ? answer.preview : null;
      });
    },
    hint: async () => null,
    hurry() {},
    async handOver() {},
    async takeSeat() {},

    words: async () => must(await house.ask(settings.lang(), "words", { game })).words,
    story: async () => must(await hall.ask({ do: "told", table, from: 0 })).told,
    look: async (moves, from) => (await whole()).look(moves, from),
    weigh: async (moves, milliseconds) => (await whole()).weigh(moves, milliseconds),
    playOn: async (moves) => (await whole()).playOn(moves),
    record: async () => (await whole()).record(),

    async isFair() {
      const { played, loaded } = await once();
      const { about, play } = now();
      const seen = loaded.ok ? must(await house.ask(settings.lang(), "view", { table: loaded.opened.table })) : null;
      // A game that was ended before its end is no game of this device.
      if (loaded.ok && !seen?.standing) {
        brought = undefined;
        await putAway(loaded.opened);
      }
      const replayed = { refused: loaded.ok ? null : loaded.why, result: seen?.standing?.result ?? null };
      return judge(played, about, play?.seen.standing?.result ?? null, sealsOf(table), replayed);
    },
  };
}

function screenOf({ you, seats }: ShownTable, { seen, moves, told }: Play): AtTable {
  const { actors, standing } = seen;
  const isAsked = you !== null && actors.includes(you) && !seats[you]?.standIn;
  return {
    is: "table",
    front: standing ? null : you, // the end belongs to all
    seen,
    moves,
    told: told.slice(-movesTold - 1),
    hands: null,
    thinking: isAsked ? null : (actors[0] ?? null),
    next: null,
  };
}

// One game at one device: whose turn it is to look at the screen, when a bot moves, when the curtain falls. Everything the
// page learns of a table it learns here, and always as the seat in `front`, or as a spectator while nobody sits there.
import type { House } from "./house.ts";
import {
  type AnyMove,
  type From,
  type GameRecord,
  type Hands,
  type Lang,
  must,
  type OnShelf,
  type Opened,
  type PossibleMove,
  type Preview,
  type Refused,
  type Requests,
  type Seen,
  type Sitter,
  type Told,
  type Weighed,
} from "./protocol.ts";

export interface AtTable {
  is: "table";
  front: number | null;
  seen: Seen;
  moves: PossibleMove[];
  told: Told[];
  hands: Hands;
  thinking: number | null; // the bot that moves next
  next: number | null; // the person to hand the device to
}
export type Screen =
  | { is: "nobody" } // the hand is put away, and the next name not yet called
  | { is: "curtain"; next: number }
  | AtTable;

// So much of what was told is shown; the rest is in the record.
const movesTold = 40;
// So many milliseconds are thought about a hint.
const hintTakes = 300;

// A game as its table sees it, wherever it is played: `localGame` in this very browser, `onlineGame` (online/game.ts) with
// others.
export interface Game {
  id: string;
  game: string;
  sitters: Sitter[];
  options: OnShelf["options"]; // null: no deal brings back how it began
  // Whether this device holds all of it while it is played: then there are hints, and it can be saved and looked back at.
  isHere: boolean;
  start(): Promise<void>;
  go(): Promise<void>; // shows it anew, as in another language
  close(): Promise<void>;

  // Nothing, or why not.
  play(move: AnyMove): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  // What it would do; null: nobody is asked.
  preview(move: AnyMove): Promise<Preview | null>;
  hint(): Promise<AnyMove | null>;
  hurry(): void; // the bots need not be followed now
  // Down comes the curtain, and up for somebody else.
  handOver(): Promise<void>;
  takeSeat(seat: number): Promise<void>;

  words(): Promise<Record<string, string>>; // the names of the game's things
  story(): Promise<Told[]>; // all that was told to everybody
  look(moves: number, from: From): Promise<AtTable>; // as it looked after so many moves
  // The host's record: it holds every card. It goes into a file, never onto the screen.
  record(): Promise<GameRecord>;
  // When it is over: what the next move was worth, and another game that goes on from there.
  weigh(moves: number, milliseconds: number): Promise<Weighed>;
  playOn(moves: number): Promise<Opened>;
}

export function localGame(
  house: House,
  { id, game, table, sitters, options }: Opened,
  settings: { lang: () => Lang; pause: number; show: (screen: Screen) => void },
): Game {
  const people = sitters.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  let front: number | null = null;
  let busy = false;
  let newest = 0; // a later run of `go` ends an earlier one
  let hurry = () => {}; // ends the pause before a bot's move
  let hurried = false; // until somebody is asked

  const ask = <Do extends keyof Requests>(name: Do, needs: Requests[Do]["needs"]) =>
    house.ask(settings.lang(), name, needs);

  async function sit(seat: number | null) {
    front = seat;
    must(await ask("sit", { table, seat }));
  }

  // What the seat in front may see; nothing if meanwhile somebody else sits there, or the table is left.
  async function look(overtaken: () => boolean): Promise<AtTable | null> {
    const seat = front;
    const me = seat === null ? { table } : { table, seat };
    const [seen, moves] = await Promise.all([
      ask("view", me).then(must),
      seat === null ? [] : ask("moves", { table, seat }).then((answer) => must(answer).moves),
    ]);
    const from = Math.max(0, seen.length - movesTold);
    if (overtaken()) return null;
    const { told } = must(await ask("told", { ...me, from }));
    return { is: "table", front: seat, seen, moves, told, hands: null, thinking: null, next: null };
  }

  // Goes on until a person has something to do.
  async function go(): Promise<void> {
    const run = ++newest;
    const overtaken = () => run !== newest;
    const show = (screen: Screen) => {
      busy = false;
      settings.show(screen);
    };
    for (;;) {
      const at = await look(overtaken);
      if (!at || overtaken()) return;
      const { actors } = at.seen;
      const bot = actors.find((seat) => !people.includes(seat));
      const person = actors.find((seat) => people.includes(seat));
      if (actors.length === 0 && people.length > 1 && front !== null) {
        // The end belongs to all, and so shows nobody's hand.
        await sit(null);
      } else if (actors.length === 0 || (front !== null && actors.includes(front))) {
        hurried = false;
        return show(at);
      } else if (bot !== undefined) {
        show({ ...at, thinking: bot });
        await new Promise<void>((done) => {
          hurry = done;
          setTimeout(done, hurried ? 0 : settings.pause);
        });
        if (overtaken()) return;
        must(await ask("letBotMove", { table }));
      } else if (front === null) {
        return show({ is: "curtain", next: person as number });
      } else {
        return show({ ...at, next: person as number });
      }
      if (overtaken()) return;
    }
  }

  return {
    id,
    game,
    sitters,
    options,
    isHere: true,
    go,

    async start() {
      if (people.length === 1) await sit(people[0] as number);
      await go();
    },

    // Down comes the curtain: first the hand leaves the screen, then the next name is called.
    async handOver() {
      ++newest;
      settings.show({ is: "nobody" });
      await sit(null);
      await go();
    },
    async takeSeat(seat: number) {
      ++newest;
      await sit(seat);
      await go();
    },

    hurry() {
      hurried = true;
      hurry();
    },

    async play(move: AnyMove) {
      // A second click on the same button is not a second move.
      if (front === null || busy) return null;
      busy = true;
      const answer = await ask("play", { table, seat: front, move });
      if (answer.ok) void go();
      else busy = false;
      return answer.ok ? null : answer;
    },
    async undo() {
      if (front === null) return null;
      const answer = await ask("undo", { table, seat: front });
      if (answer.ok) void go();
      return answer.ok ? null : answer;
    },
    async preview(move: AnyMove) {
      if (front === null) return null;
      const answer = await ask("preview", { table, seat: front, move });
      return answer.ok ? answer.preview : null;
    },
    async hint() {
      if (front === null) return null;
      const answer = await ask("hint", { table, seat: front, milliseconds: hintTakes });
      return answer.ok ? (answer.moves[0]?.move ?? null) : null;
    },
    async look(moves: number, seat: From) {
      const { seen, told, hands } = must(await ask("look", { table, moves, seat }));
      const front = seat === "all" ? null : seat;
      return { is: "table", front, seen, moves: [], told, hands, thinking: null, next: null };
    },
    async story() {
      return must(await ask("told", { table, from: 0 })).told;
    },
    async playOn(moves: number) {
      return must(await ask("playOn", { table, moves })).opened;
    },
    async weigh(moves: number, milliseconds: number) {
      return must(await ask("weigh", { table, moves, milliseconds })).weighed;
    },
    async words() {
      return must(await ask("words", { game })).words;
    },
    async record() {
      return must(await ask("record", { table })).record;
    },
    async close() {
      ++newest;
      await ask("close", { table });
    },
  };
}

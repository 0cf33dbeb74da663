// Keeps the players apart. The house shows any seat's view to whoever asks, so the keeper stands in front of it, in the
// worker, and knows who sits in front of the screen: a question about any other seat is turned away, and what a bot
// thinks never reaches the page. After every move it puts the game onto the shelf, so that nothing is lost.
import {
  type Answer,
  type From,
  type GameRecord,
  type Lang,
  must,
  type OnShelf,
  type Request,
  type Requests,
  type Sitter,
} from "./protocol.ts";
import type { Kept, Shelf } from "./shelf.ts";

type Ask = (request: object) => unknown;

// So much of what was told goes with a look at a game that is over.
const toldInReplay = 40;

// The character of who thinks at a seat: the same throughout a game and when it is loaded again, and no secret.
function characterOf(sitters: Sitter[], seat: number): number {
  let hash = 0x811c9dc5 ^ seat;
  for (const letter of sitters.map(({ name }) => name).join("\n"))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 1;
}

interface Table {
  id: string;
  sitters: Sitter[];
  front: number | null; // the seat in front of the screen; null while nobody is, as behind the curtain
  made?: GameRecord["moves"]; // when the game is over and looked back at
}

// The options of a game as another one may have them: the number of players follows from the seats, and new games are
// played by the newest rules.
function optionsOf({ options, position }: GameRecord) {
  const { players: _players, rules: _rules, ...others } = options;
  return position ? null : others;
}

export function keeper(askHouse: Ask, shelf: Shelf): (request: Request) => unknown {
  const tables = new Map<number, Table>();

  function ask<Do extends keyof Requests>(
    name: Do,
    needs: Requests[Do]["needs"] & { lang?: Lang },
  ): Answer<Requests[Do]["gives"]> {
    return askHouse({ do: name, ...needs }) as Answer<Requests[Do]["gives"]>;
  }

  function at(table: number) {
    const found = tables.get(table);
    if (!found) throw new Error(`there is no table ${table}`);
    return found;
  }

  function open(answer: Answer<{ table: number }>, id: string = crypto.randomUUID()) {
    if (!answer.ok) return answer;
    const { table } = answer;
    const kept = keep(table, id);
    tables.set(table, { id, sitters: kept.sitters, front: null });
    return { ok: true, opened: { table, ...withoutRecord(kept) } };
  }

  function keep(table: number, id: string): Kept {
    const { length, actors, standing } = must(ask("view", { table }));
    const { record } = must(ask("record", { table }));
    const { game, seats: sitters } = record;
    const options = optionsOf(record);
    const over = standing !== null;
    const kept: Kept = { id, game, sitters, options, length, actors, changed: Date.now(), over, record };
    // A full disk must not stop the game: then it is only not kept.
    shelf.put(kept).catch((error) => console.warn("not kept:", error));
    return kept;
  }
  function kept<Gives>(table: number, answer: Answer<Gives>): Answer<Gives> {
    if (answer.ok) keep(table, at(table).id);
    return answer;
  }

  const withoutRecord = ({ record: _record, over: _over, ...rest }: Kept): OnShelf => rest;

  async function onShelf() {
    // A browser may have a database and yet not open it, as in a private window: then nothing lies there.
    const all = await shelf.all().catch(() => []);
    const unfinished = all.filter(({ over }) => !over);
    return { ok: true, tables: unfinished.toSorted((one, other) => other.changed - one.changed).map(withoutRecord) };
  }

  async function resume(id: string) {
    const found = await shelf.take(id).catch(() => undefined);
    if (!found) return { ok: true, opened: null };
    return open(askHouse({ do: "load", record: found.record }) as Answer<{ table: number }>, id);
  }

  // Another game that goes on from a move of one that is over.
  function playOn(table: number, moves: number) {
    mustBeOver(table);
    const { record } = must(ask("record", { table }));
    const cut = { ...record, moves: record.moves.slice(0, moves), result: null };
    return open(askHouse({ do: "load", record: cut }) as Answer<{ table: number }>);
  }

  // A game that is over has been seen; any other stays on the shelf.
  function close(table: number) {
    const { id } = at(table);
    if (must(ask("view", { table })).standing !== null) void shelf.drop(id);
    tables.delete(table);
    return ask("close", { table });
  }

  function letBotMove(table: number) {
    const { sitters } = at(table);
    const open = ask("view", { table });
    if (!open.ok) return open;
    const seat = open.actors.find((actor) => sitters[actor]?.bot);
    if (seat === undefined) throw new Error("no bot is asked");
    const thought = ask("bot", { table, seat, level: sitters[seat]?.bot ?? 1, seed: characterOf(sitters, seat) });
    if (!thought.ok) return thought;
    const { move } = thought;
    const played = kept(table, ask("play", { table, seat, move }));
    return played.ok ? { ok: true } : played;
  }

  // `then` is a table with the game after so many moves.
  function looking<Gives>(table: number, moves: number, use: (then: number) => Gives): Gives {
    const then = must(ask("after", { table, moves })).table;
    try {
      return use(then);
    } finally {
      ask("close", { table: then });
    }
  }
  // A game that is over hides nothing any more. Before that, the seat in front may look at what it has seen.
  function mustBeOver(table: number) {
    if (must(ask("view", { table })).standing === null) throw new Error("the game is not over");
  }
  function look(table: number, moves: number, from: From, lang: Lang) {
    if (from !== null && from !== at(table).front) mustBeOver(table);
    return looking(table, moves, (then) => {
      const as = (seat: From) => (typeof seat === "number" ? { table: then, seat, lang } : { table: then, lang });
      const toldTo = (seat: From) => must(ask("told", { ...as(seat), from: Math.max(0, moves - toldInReplay) })).told;
      const seen = must(ask("view", as(from)));
      if (from !== "all") return { ok: true, seen, told: toldTo(from), hands: null };
      const seats = at(table).sitters.map((_, seat) => seat);
      const hands = seats.map((seat) => must(ask("view", as(seat))).view.own);
      // Each move as it was told to who made it.
      const toldToEach = seats.map(toldTo);
      const told = toldTo(null).map((one, n) => (one.seat === undefined ? one : (toldToEach[one.seat]?.[n] ?? one)));
      return { ok: true, seen, told, hands };
    });
  }
  function weigh(table: number, moves: number, milliseconds: number, lang: Lang) {
    mustBeOver(table);
    return looking(table, moves, (then) => {
      at(table).made ??= must(ask("record", { table })).record.moves;
      const made = at(table).made?.[moves];
      if (!made) throw new Error(`there is no move after ${moves}`);
      const { seat, move } = made;
      const seed = characterOf(at(table).sitters, seat);
      const judged = must(ask("judge", { table: then, seat, move, milliseconds, seed, lang }));
      return { ok: true, weighed: { ...judged, seat } };
    });
  }

  return (request) => {
    switch (request.do) {
      case "new":
      case "load":
        return open(askHouse(request) as Answer<{ table: number }>);
      case "shelf":
        return onShelf();
      case "resume":
        return resume(request.id);
      case "forget":
        return shelf.drop(request.id).then(() => ({ ok: true }));
      case "sit": {
        const table = at(request.table);
        if (request.seat !== null && table.sitters[request.seat]?.bot) throw new Error("that seat is a bot's");
        table.front = request.seat;
        return { ok: true };
      }
      case "look":
        return look(request.table, request.moves, request.seat, request.lang);
      case "weigh":
        return weigh(request.table, request.moves, request.milliseconds, request.lang);
      case "playOn":
        return playOn(request.table, request.moves);
      case "letBotMove":
        return letBotMove(request.table);
      case "close":
        return close(request.table);
      default:
        if ("seat" in request && request.seat !== at(request.table).front)
          throw new Error(`seat ${request.seat} is not in front of the screen`);
        // Advice, too, depends on nothing but what the seat sees.
        if (request.do === "hint" || request.do === "bot")
          return askHouse({ ...request, seed: characterOf(at(request.table).sitters, request.seat) });
        if (request.do === "play" || request.do === "undo")
          return kept(request.table, askHouse(request) as Answer<object>);
        return askHouse(request);
    }
  };
}

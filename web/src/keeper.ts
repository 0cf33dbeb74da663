// Keeps the players apart. The house shows any seat's view to whoever asks, so the keeper stands in front of it, in the
// worker, and knows who sits in front of the screen: a question about any other seat is turned away, and what a bot
// thinks never reaches the page.
import type { Answer, Request, Requests, Sitter } from "./protocol.ts";

type Ask = (request: object) => unknown;

// The character of who thinks at a seat: the same throughout a game and when it is loaded again, and no secret.
function characterOf(sitters: Sitter[], seat: number): number {
  let hash = 0x811c9dc5 ^ seat;
  for (const letter of sitters.map(({ name }) => name).join("\n"))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 1;
}

export function keeper(askHouse: Ask): (request: Request) => unknown {
  // Of each table: its seats, and the one in front of the screen; null while nobody is, as behind the curtain.
  const tables = new Map<number, { sitters: Sitter[]; front: number | null }>();

  function ask<Do extends keyof Requests>(name: Do, needs: Requests[Do]["needs"]): Answer<Requests[Do]["gives"]> {
    return askHouse({ do: name, ...needs }) as Answer<Requests[Do]["gives"]>;
  }

  function at(table: number) {
    const found = tables.get(table);
    if (!found) throw new Error(`there is no table ${table}`);
    return found;
  }

  function open(answer: Answer<{ table: number }>, sitters: Sitter[]) {
    if (answer.ok) tables.set(answer.table, { sitters, front: null });
    return answer;
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
    const played = ask("play", { table, seat, move });
    return played.ok ? { ok: true } : played;
  }

  return (request) => {
    switch (request.do) {
      case "new":
        return open(askHouse(request) as Answer<{ table: number }>, request.seats);
      case "load":
        // If the house takes the record, it has seats.
        return open(
          askHouse(request) as Answer<{ table: number }>,
          (request.record as { seats?: Sitter[] } | null)?.seats ?? [],
        );
      case "sit": {
        const table = at(request.table);
        if (request.seat !== null && table.sitters[request.seat]?.bot) throw new Error("that seat is a bot's");
        table.front = request.seat;
        return { ok: true };
      }
      case "letBotMove":
        return letBotMove(request.table);
      case "close":
        tables.delete(request.table);
        return askHouse(request);
      default:
        if ("seat" in request && request.seat !== at(request.table).front)
          throw new Error(`seat ${request.seat} is not in front of the screen`);
        // Advice, too, depends on nothing but what the seat sees.
        if (request.do === "hint" || request.do === "bot")
          return askHouse({ ...request, seed: characterOf(at(request.table).sitters, request.seat) });
        return askHouse(request);
    }
  };
}

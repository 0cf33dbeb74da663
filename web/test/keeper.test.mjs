// The keeper in front of the house: nobody sees another seat's view, a bot's thoughts stay where they are, and no game
// is lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openHouse } from "../../wasm/house.mjs";
import { keeper } from "../src/keeper.ts";
import { noShelf } from "../src/shelf.ts";

const house = await openHouse(readFileSync(new URL("../../build/wasm/wasm/mastaba.wasm", import.meta.url)));

const seats = [{ name: "Anna" }, { name: "Ben" }, { name: "Cleo", bot: 2 }];
// A game in which all decide at the same time.
const newGame = { do: "new", game: "labyrinth", seed: "keeper", seats, options: {} };

function sitDown(shelf = noShelf()) {
  const ask = keeper(house.ask, shelf);
  const { table, id } = ask(newGame).opened;
  return { table, id, ask: (name, needs) => ask({ do: name, table, ...needs }) };
}
const aboutASeat = ["view", "told", "moves", "record", "undo", "bot", "hint"];

test("turns every question about a seat away while nobody sits in front of the screen", () => {
  const { ask } = sitDown();
  for (const name of aboutASeat) assert.throws(() => ask(name, { seat: 0 }), /not in front of the screen/);
  assert.equal(ask("view", {}).ok, true);
});

test("answers the seat in front, and no other", () => {
  const { ask } = sitDown();
  ask("sit", { seat: 1 });
  assert.equal(ask("view", { seat: 1 }).view.me, 1);
  for (const name of aboutASeat) assert.throws(() => ask(name, { seat: 0 }), /not in front of the screen/);
  ask("sit", { seat: null });
  assert.throws(() => ask("view", { seat: 1 }), /not in front of the screen/);
});

test("lets a bot move without telling what it did", () => {
  const { ask } = sitDown();
  assert.throws(() => ask("sit", { seat: 2 }), /is a bot's/);
  assert.deepEqual(ask("letBotMove", {}), { ok: true });
  assert.equal(ask("view", {}).length, 1);
  // After its tile it may have stones to place; then it waits for the others.
  assert.throws(() => {
    for (let moves = 0; moves < 5; ++moves) ask("letBotMove", {});
  }, /no bot is asked/);
});

test("gives hints to the seat in front, always with the same character", () => {
  const asked = [];
  const ask = keeper((request) => {
    asked.push(request);
    return house.ask(request);
  }, noShelf());
  const { table } = ask(newGame).opened;
  ask({ do: "sit", table, seat: 0 });
  const hint = ask({ do: "hint", table, seat: 0, simulations: 60, seed: 5 });
  assert.equal(hint.ok, true);
  assert.ok(hint.moves[0].chance >= hint.moves.at(-1).chance);
  assert.equal(hint.chances.length, 3);
  assert.deepEqual(ask({ do: "hint", table, seat: 0, simulations: 60, seed: 6 }), hint, "whatever the page says");
  assert.throws(() => ask({ do: "hint", table, seat: 1, simulations: 60 }), /not in front of the screen/);

  // The bot has one of its own, which a loaded game has too.
  const seedsOf = (name) => asked.filter((request) => request.do === name).map(({ seed }) => seed);
  const record = house.ask({ do: "record", table }).record;
  ask({ do: "letBotMove", table });
  const again = ask({ do: "load", record });
  ask({ do: "letBotMove", table: again.opened.table });
  assert.equal(new Set(seedsOf("bot")).size, 1);
  assert.equal(new Set([...seedsOf("bot"), ...seedsOf("hint")]).size, 2);
});

test("puts a game onto the shelf after every move, and takes it from there", async () => {
  const shelf = noShelf();
  const { id, ask } = sitDown(shelf);
  ask("letBotMove", {});
  ask("sit", { seat: 0 });
  const [{ move }] = ask("moves", { seat: 0 }).moves;
  ask("play", { seat: 0, move });
  const { view } = ask("view", { seat: 0 });

  // Another page on the same device, later.
  const later = keeper(house.ask, shelf);
  const { tables } = await later({ do: "shelf" });
  assert.equal(tables.length, 1);
  assert.equal(tables[0].id, id);
  assert.equal(tables[0].length, 2);
  assert.deepEqual(
    tables[0].sitters.map(({ name }) => name),
    ["Anna", "Ben", "Cleo"],
  );
  assert.equal("record" in tables[0], false, "the page never sees the hidden cards");
  const { opened } = await later({ do: "resume", id });
  assert.equal("record" in opened, false);
  const { table } = opened;
  assert.throws(() => later({ do: "view", table, seat: 0 }), /not in front of the screen/);
  later({ do: "sit", table, seat: 0 });
  assert.deepEqual(later({ do: "view", table, seat: 0 }).view, view);

  later({ do: "close", table });
  assert.equal((await later({ do: "shelf" })).tables.length, 1, "it is not over");
  await later({ do: "forget", id });
  assert.deepEqual((await later({ do: "shelf" })).tables, []);
  assert.equal((await later({ do: "resume", id })).opened, null);
});

test("clears a game away that is over, as soon as somebody leaves it", async () => {
  const shelf = noShelf();
  const bots = seats.map(({ name }) => ({ name, bot: 2 }));
  const ask = keeper(house.ask, shelf);
  const { table, id } = ask({ ...newGame, seats: bots }).opened;
  while (ask({ do: "view", table }).actors.length > 0) ask({ do: "letBotMove", table });
  assert.deepEqual((await ask({ do: "shelf" })).tables, [], "nothing is left to do there");
  assert.equal((await shelf.take(id)).over, true, "but a reload shows its end");
  ask({ do: "close", table });
  assert.equal(await shelf.take(id), undefined);
});

test("refuses a game on the shelf that was altered, and says why", async () => {
  const shelf = noShelf();
  const { id, ask } = sitDown(shelf);
  ask("letBotMove", {});
  const kept = await shelf.take(id);
  const altered = structuredClone(kept);
  altered.record.moves[0].check = "00000000";
  await shelf.put(altered);
  const answer = await ask("resume", { id });
  assert.equal(answer.ok, false);
  assert.ok(answer.why.length > 20);
});

test("shows other seats, and what moves were worth, only when the game is over", () => {
  const bots = seats.map(({ name }) => ({ name, bot: 1 }));
  const ask = keeper(house.ask, noShelf());
  const { table } = ask({ ...newGame, seats: bots }).opened;
  assert.throws(() => ask({ do: "look", table, moves: 0, seat: 1, lang: "en" }), /not over/);
  assert.throws(() => ask({ do: "look", table, moves: 0, seat: "all", lang: "en" }), /not over/);
  assert.throws(() => ask({ do: "weigh", table, moves: 0, milliseconds: 5, lang: "en" }), /not over/);
  assert.throws(() => ask({ do: "playOn", table, moves: 0, lang: "en" }), /not over/);
  assert.equal(ask({ do: "look", table, moves: 0, seat: null, lang: "en" }).seen.length, 0, "what lies open");
  while (ask({ do: "view", table }).actors.length > 0) ask({ do: "letBotMove", table });
  const { seen, told } = ask({ do: "look", table, moves: 3, seat: 1, lang: "en" });
  assert.equal(seen.length, 3);
  assert.equal(seen.view.me, 1);
  assert.equal(told.length, 4);
  const watched = ask({ do: "look", table, moves: 3, seat: null, lang: "en" });
  assert.equal(watched.seen.view.own.at, 0, "a spectator has nothing");
  assert.equal(watched.hands, null);
  const { hands } = ask({ do: "look", table, moves: 3, seat: "all", lang: "en" });
  assert.equal(hands.length, seats.length);
  assert.deepEqual(hands[1], seen.view.own);
  const { weighed } = ask({ do: "weigh", table, moves: 3, milliseconds: 5, lang: "de" });
  assert.ok(weighed.best.chance >= 0 && weighed.made.say.length > 3);
  const { opened } = ask({ do: "playOn", table, moves: 3, lang: "en" });
  assert.equal(opened.length, 3);
  assert.notEqual(opened.table, table);
});

test("plays on where nothing can be kept", async () => {
  const broken = () => Promise.reject(new Error("no database here"));
  const ask = keeper(house.ask, { all: broken, take: broken, put: broken, drop: broken });
  const { table } = ask(newGame).opened;
  assert.deepEqual(ask({ do: "letBotMove", table }), { ok: true });
  assert.deepEqual(await ask({ do: "shelf" }), { ok: true, tables: [] });
  assert.deepEqual(await ask({ do: "resume", id: "gone" }), { ok: true, opened: null });
});

test("lets the seat in front look back at what it saw", () => {
  const { ask } = sitDown();
  ask("sit", { seat: 0 });
  const before = ask("view", { seat: 0 }).view;
  const [{ move }] = ask("moves", { seat: 0 }).moves;
  ask("play", { seat: 0, move });
  assert.deepEqual(ask("look", { moves: 0, seat: 0, lang: "en" }).seen.view, before);
  assert.throws(() => ask("look", { moves: 0, seat: 1, lang: "en" }), /not over/);
});

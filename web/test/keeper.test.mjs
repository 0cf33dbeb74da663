// The keeper in front of the house: nobody sees another seat's view, and a bot's thoughts stay where they are.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openHouse } from "../../wasm/house.mjs";
import { keeper } from "../src/keeper.ts";

const house = await openHouse(readFileSync(new URL("../../build/wasm/wasm/mastaba.wasm", import.meta.url)));

function sitDown() {
  const ask = keeper(house.ask);
  const seats = [{ name: "Anna" }, { name: "Ben" }, { name: "Cleo", bot: 2 }];
  const { table } = ask({ do: "new", game: "toy", seed: "keeper", seats, options: {} });
  return { table, ask: (name, needs) => ask({ do: name, table, ...needs }) };
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
  assert.throws(() => ask("letBotMove", {}), /no bot is asked/);
});

test("gives hints to the seat in front, always with the same character", () => {
  const asked = [];
  const ask = keeper((request) => {
    asked.push(request);
    return house.ask(request);
  });
  const seats = [{ name: "Anna" }, { name: "Ben" }, { name: "Cleo", bot: 2 }];
  const { table } = ask({ do: "new", game: "toy", seed: "keeper", seats, options: {} });
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
  ask({ do: "letBotMove", table: again.table });
  assert.equal(new Set(seedsOf("bot")).size, 1);
  assert.equal(new Set([...seedsOf("bot"), ...seedsOf("hint")]).size, 2);
});

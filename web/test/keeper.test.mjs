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
const aboutASeat = ["view", "told", "moves", "record", "undo", "bot"];

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

// The house in WebAssembly: the same games as natively, and answers to everything.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { openHouse } from "../../wasm/house.mjs";
import { faults } from "./schema.mjs";

const house = await openHouse(readFileSync(process.env.MASTABA_WASM));

test("plays the fixed games exactly as the native house does", () => {
  // The test game is not in the module.
  const onFile = readFileSync(process.env.MASTABA_FINGERPRINT, "utf8").trim().split("\n");
  const real = onFile.filter((line) => !line.startsWith("toy "));
  const { games } = house.ask({ do: "games" });
  const here = games.map(({ id }, i) => `${id} ${house.fingerprint(i).toString(16).padStart(16, "0")}`);
  assert.deepEqual(here, real);
});

test("plays a whole game over JSON", () => {
  const seats = ["Anna", "Ben", "Cleo"].map((name) => ({ name }));
  const { table } = house.ask({ do: "new", game: "schatz", seed: "whole", seats });
  let moves = 0;
  for (; moves < 1000; ++moves) {
    const [seat] = house.ask({ do: "view", table }).actors;
    if (seat === undefined) break;
    const { move } = house.ask({ do: "bot", table, seat, seed: moves });
    assert.equal(house.ask({ do: "play", table, seat, move }).ok, true);
  }
  const { standing } = house.ask({ do: "view", table, lang: "de" });
  assert.ok(standing.result.place.includes(1));
  assert.ok(moves > 10 && moves < 1000);
  const { record } = house.ask({ do: "record", table });
  assert.equal(house.ask({ do: "load", record }).ok, true);
  record.moves[3].check = "00000000";
  const refused = house.ask({ do: "load", record });
  assert.deepEqual([refused.ok, refused.what, refused.where], [false, "altered", "moves[3]"]);
});

test("writes records that follow the schema, which finds what is wrong", () => {
  const schema = JSON.parse(readFileSync(new URL("../../docs/record.schema.json", import.meta.url)));
  const goldens = new URL("../../games/schatz/goldens.txt", import.meta.url);
  const [line] = readFileSync(goldens, "utf8").split("\n");
  const { record } = JSON.parse(line);
  const { table } = house.ask({ do: "load", record });
  const written = house.ask({ do: "record", table }).record;
  assert.deepEqual(written, { ...record, deal: null }, "from before deals had names");
  assert.deepEqual(faults(schema, written), []);
  assert.deepEqual(faults(schema, { ...written, seed: "x" }), [".seed does not match ^[0-9a-f]{64}$"]);
  assert.deepEqual(faults(schema, { ...written, note: 1 }), [".note does not belong there"]);
  written.moves[2].seat = 9;
  assert.deepEqual(faults(schema, written), [".moves[2].seat is above 5"]);
});

test("gives fresh codes, and the luck that a code stands for everywhere", () => {
  assert.equal(house.ask({ do: "code", random: "0000000000000001" }).code, "0000-0000-0001");
  const seats = [{ name: "Anna" }, { name: "Ben" }];
  const { table } = house.ask({ do: "new", game: "schatz", seed: "k7qm 2xbt 9fhd", seats });
  const { record } = house.ask({ do: "record", table });
  assert.equal(record.deal, "K7QM-2XBT-9FHD");
  // The same as in table/test/deal_test.cpp.
  assert.equal(record.seed, "3dac40441122b46c0375f141d483805a625497dd0ba0b7d7576dd0c97c3d6b9a");
  assert.equal(house.ask({ do: "load", record }).ok, true);
  const refused = house.ask({ do: "load", record: { ...record, deal: "K7QM-2XBT-9FHE" } });
  assert.deepEqual([refused.what, refused.where], ["altered", "deal"]);
});

test("refuses what makes no sense and goes on", () => {
  for (const request of [null, 7, [], {}, { do: "dance" }, { do: "view", table: 99 }, { do: "load", record: {} }]) {
    const answer = house.ask(request);
    assert.equal(answer.ok, false);
    assert.ok(answer.why.length > 10);
  }
  assert.equal(house.ask({ do: "games" }).ok, true);
});

test("speaks German with umlauts and takes names as they are", () => {
  const seats = [{ name: 'Jörg "der Große" 🐫' }, { name: "<b>Ben</b>" }];
  const { table } = house.ask({ do: "new", game: "schatz", seed: "names", seats });
  const { told } = house.ask({ do: "told", table, seat: 0, lang: "de" });
  assert.ok(told[0].events.some(({ say }) => say.startsWith('Jörg "der Große" 🐫 zieht ')));
});

// One list of requests, answered here and by the program on a pipe.
const native = process.env.MASTABA;
test("thinks exactly as the native house does", { skip: !native || !existsSync(native) }, async () => {
  const here = await openHouse(readFileSync(process.env.MASTABA_WASM)); // where no table is open yet
  const { games } = here.ask({ do: "games" });
  const requests = games.flatMap(({ id }, i) => {
    const thinking = { table: i + 1, seed: 7, simulations: 60 };
    const asked = [0, 1].flatMap((seat) => [
      { do: "hint", seat, ...thinking },
      { do: "hint", seat, ...thinking, level: 3 },
      ...[1, 2, 3, 4, 5].map((level) => ({ do: "bot", seat, ...thinking, level })),
    ]);
    return [{ do: "new", game: id, seed: "alike", seats: [{ name: "Anna" }, { name: "Ben" }] }, ...asked];
  });
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join("");
  const { stdout } = spawnSync(native, ["engine"], { input, encoding: "utf8", maxBuffer: 1 << 26 });
  const there = stdout.trim().split("\n");
  assert.equal(there.length, requests.length);
  const thought = new Set();
  for (const [i, request] of requests.entries()) {
    const answer = here.ask(request);
    assert.deepEqual(answer, JSON.parse(there[i]), JSON.stringify(request));
    if (request.do === "hint" && answer.ok) thought.add(request.table);
  }
  assert.equal(thought.size, games.length, "each game was thought about");
});

test("thinks no longer than it may", () => {
  const seats = [{ name: "Anna" }, { name: "Ben" }];
  const { table } = house.ask({ do: "new", game: "schatz", seed: "time", seats });
  const [seat] = house.ask({ do: "view", table }).actors;
  const start = performance.now();
  const hint = house.ask({ do: "hint", table, seat, milliseconds: 50 });
  assert.ok(performance.now() - start < 5000);
  assert.ok(hint.simulations > 1);
});

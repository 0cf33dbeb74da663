// The house is killed at random moments while games of all kinds are played in it, and opened again, over and over. What
// anybody was told stays; everybody goes on; every game that ends has a whole record.
//
//   MASTABA=build/release/cli/mastaba node --experimental-websocket tests/chaos/chaos.mjs --kills 100
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Engine } from "../online/engine.mjs";
import { checkDeal } from "../online/fair.mjs";
import { games, hosting, program } from "../online/hosting.mjs";
import { chairs, Visitor } from "../online/visitor.mjs";
import { Player } from "./player.mjs";

const kinds = { schatz: ["open", 1, "open"], gold: ["open", "open", 2], toy: ["open", "open", "open"] };

export async function chaos({ kills, longest = 500 }) {
  const ends = [];
  const hall = await hosting({ after: (end) => ends.push(end) }, { kept: true });
  const engine = new Engine(program);
  const counts = { kills: 0, reconnects: 0, moves: 0, words: 0, tables: 0, games: 0, records: 0 };
  let opening = Promise.resolve();
  // Who comes back waits at the door while the house is being opened.
  const house = { address: () => opening.then(() => hall.address) };
  let broken = null;
  const done = () => counts.kills >= kills || broken !== null;
  const finished = []; // tables

  // Some people who play one game after the other.
  async function party(game, n) {
    const chairsHere = chairs(...(kinds[game] ?? ["open", "open"]));
    const people = chairsHere
      .filter((chair) => chair.kind === "open")
      .map((_, seat) => new Player(new Visitor(`${game}${seat}`, { from: `10.${n}.0.${seat}` }), house, counts));
    const [host] = people;
    while (!done()) {
      host.table = null;
      const { table } = await host.stubbornly((visitor) => visitor.must("open", { game, seats: chairsHere }));
      ++counts.tables;
      await Promise.all(people.map((one) => one.playAt(table, done)));
      finished.push({ table, people });
    }
    return people;
  }

  const playing = Promise.all([...games, "toy"].map(party));
  playing.catch((error) => {
    broken = error;
  });
  try {
    while (!done()) {
      await setTimeout(5 + Math.random() * longest);
      opening = (async () => {
        const { code } = await hall.close("SIGKILL");
        assert.equal(code, null, "it was killed, and had not ended by itself");
        ++counts.kills;
        if (Math.random() < 0.2) await killAtTheDoor(hall.file);
        await hall.reopen();
      })();
      await opening;
    }
    const parties = await playing;
    for (const { table, people } of finished) await checkTable(engine, table, people, counts);
    await Promise.all(parties.flat().map(({ visitor }) => visitor.close()));
    const { code } = await hall.close();
    assert.equal(code, 0);
    assert.equal(soundness(hall.file), "ok");
    return counts;
  } finally {
    await engine.close();
    for (const end of ends) await end();
  }
}

// Opens the house and kills it before it can have said so, or just after.
async function killAtTheDoor(file) {
  const house = spawn(program, ["serve", "--port", "0", "--data", file], { stdio: "ignore" });
  const ended = once(house, "exit");
  await setTimeout(Math.random() * 60);
  house.kill("SIGKILL");
  await ended;
}

// Games that were still running are ended by all together; then the record must be whole.
async function checkTable(engine, table, people, counts) {
  const [{ visitor: host }, ...others] = people;
  for (const one of people) await one.stubbornly((visitor) => visitor.must("watch", { table }));
  const stage = async () => (await host.now(table)).about.stage;
  if ((await stage()) === "over") ++counts.games;
  for (let attempt = 0; attempt < 50 && (await stage()) === "running"; ++attempt) {
    await host.ask("ask", { table, wish: "end" });
    for (const { visitor } of others) await visitor.ask("agree", { table, yes: true });
  }
  if ((await stage()) !== "over") return; // it never began
  const { about, told } = host.table(table);
  const { played } = await host.must("record", { table });
  const record = checkDeal(about, played);
  const local = await engine.must({ do: "load", record });
  await engine.must({ do: "close", table: local.table });
  assert.ok(record.moves.length >= (told.at(-1)?.n ?? 0));
  for (const { visitor } of people) await visitor.must("unwatch", { table });
  ++counts.records;
}

// What SQLite itself says about the file.
function soundness(file) {
  const script =
    "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('PRAGMA integrity_check').fetchone())";
  return spawnSync("python3", ["-c", script, file], { encoding: "utf8" }).stdout.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { kills: { type: "string", default: "100" } } });
  const began = Date.now();
  const counts = await chaos({ kills: Number(values.kills) });
  const said = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`${said.join(", ")} in ${Math.round((Date.now() - began) / 1000)} s: nothing was lost.`);
}

// A house whose disk is full says so: what it cannot store has not happened, and nothing that was stored is lost. When
// there is room again, it goes on.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { hosting } from "../online/hosting.mjs";
import { beginGame, chairs, playOn, sha256 } from "../online/visitor.mjs";
import { fill, isPossible, makeRoom, onDiskOf } from "./small_disk.mjs";

const toy = { game: "toy", seats: chairs("open", "open", "open") };

// All that must be true of it, however the disk came to be full.
async function tryFull(hall, { fill, makeRoom }) {
  const people = await hall.visitors("Mira", "Jonas", "Lena");
  const [mira, jonas] = people;
  const lang = await hall.visitor("Deutsch", { lang: "de" });
  const table = await beginGame(people, toy);
  await playOn(people, table, { most: 9 });
  const { table: other } = await mira.must("open", toy);
  await mira.must("watch", { table: other });
  const before = structuredClone(await mira.now(table));
  const mover = people.find((one) => one.table(table).play.moves.length > 0);
  const { move } = mover.table(table).play.moves[0];
  const { made } = mover.table(table).about;

  fill();
  const { what, why } = await mover.ask("play", { table, move, made });
  assert.equal(what, "notStored");
  assert.match(why, /has not happened/);
  assert.match((await lang.ask("open", toy)).why, /nicht geschehen/);
  assert.equal(await mira.refused("say", { table, text: "?" }), "notStored");
  assert.equal(await jonas.refused("sit", { table: other, seal: sha256("x") }), "notStored");
  assert.equal((await fetch(`${hall.address}healthz`)).status, 503);

  // Everybody sees it as it was, who was there and who comes now.
  const late = await hall.visitor("Late");
  await late.must("watch", { table });
  for (const one of [...people, late]) {
    const { play, about } = await one.now(table);
    assert.deepEqual([play.seen.length, about.stage], [before.play.seen.length, "running"]);
  }
  assert.deepEqual((await mira.now(table)).play.seen, before.play.seen);
  assert.deepEqual((await mira.must("told", { table, from: 0 })).told, before.told);
  assert.equal((await jonas.must("ping")).ok, true);

  makeRoom();
  await mover.must("play", { table, move, made });
  assert.equal(await hall.healthy(), true);
  assert.match(hall.house.logged(), /"notWritten".*\n(.*\n)*.*"writesAgain"/);
  await playOn(people, table);
  assert.equal((await mira.now(table)).about.stage, "over");
  return { mira, table };
}

test("a disk without room", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "mastaba-disk-"));
  if (!isPossible(folder)) return t.skip("no namespaces here");
  const hall = await hosting(t, { args: ["--data", join(folder, "house.db")], under: onDiskOf(folder, "1m") });
  t.after(() => rmdirSync(folder));
  const { pid } = hall.house;
  await tryFull(hall, { fill: () => fill(pid, folder), makeRoom: () => makeRoom(pid, folder) });
});

// The signal would end the program; without it, it gets a fault as on a full disk.
const under = ["bash", "-c", `trap "" XFSZ; exec "$@"`, "bash"];
function limit({ pid }, bytes) {
  const { status } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
  assert.equal(status, 0);
}

test("files that may not grow; and everything is there when the house is killed and opened again", async (t) => {
  const hall = await hosting(t, { kept: true, under });
  const { mira, table } = await tryFull(hall, {
    fill: () => limit(hall.house, 1),
    makeRoom: () => limit(hall.house, "unlimited"),
  });
  const { played } = await mira.must("record", { table });
  await hall.close("SIGKILL");
  await hall.reopen();
  const back = await hall.visitor("Mira", { token: mira.token });
  assert.deepEqual((await back.must("record", { table })).played, played);
});

test("a bot that cannot store its move waits before it tries again, and then goes on", async (t) => {
  const hall = await hosting(t, { kept: true, under, pause: 700 });
  const mira = await hall.visitor("Mira");
  const table = await beginGame([mira], { game: "toy", seats: chairs("open", 1) });
  limit(hall.house, 1);
  const failures = () => hall.house.logged().split("notWritten").length - 1;
  // Nothing tells when nothing happens: so this waits.
  await setTimeout(2500);
  assert.ok(failures() > 0 && failures() < 25, `it tried ${failures()} times`);
  limit(hall.house, "unlimited");
  await mira.until(() => mira.table(table).play.seen.length > 0, 10_000);
});

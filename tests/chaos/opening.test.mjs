// Data files that a house cannot or must not use: it says why, ends with 1, and leaves them as they are.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { alter } from "../online/altering.mjs";
import { hosting, program } from "../online/hosting.mjs";
import { beginGame, chairs, playOn } from "../online/visitor.mjs";
import { isPossible, onDiskOf } from "./small_disk.mjs";

const folder = mkdtempSync(join(tmpdir(), "mastaba-"));
after(() => rmSync(folder, { recursive: true }));
const at = (name) => join(folder, name);

// What it says in both languages.
function refuses(file, english, german, { under = [] } = {}) {
  for (const [lang, words] of [
    ["en", english],
    ["de", german],
  ]) {
    const all = [...under, program, "serve", "--port", "0", "--lang", lang, "--data", file];
    const { status, stdout, stderr } = spawnSync(all[0], all.slice(1), { encoding: "utf8", timeout: 10_000 });
    assert.match(stderr, words);
    assert.match(stderr, /mastaba serve --data|open the house again|öffne das Haus wieder/, "what to do now");
    assert.equal(stdout, "", "it did not open");
    assert.equal(status, 1);
  }
}
// The same, and the file has not changed by a byte, nor has anything been put beside it.
function refusesAndKeeps(file, ...how) {
  const before = readFileSync(file);
  const beside = readdirSync(folder);
  refuses(file, ...how);
  assert.ok(readFileSync(file).equals(before), "the file was changed");
  assert.deepEqual(readdirSync(folder), beside);
}

// A file with some games in it, as a house has left it.
const good = at("good.db");
test("a house leaves a single file, which another can open", async (t) => {
  const hall = await hosting(t, { kept: true });
  const people = await hall.visitors("Mira", "Jonas");
  for (const game of ["labyrinth", "schatz", "gold"]) {
    const table = await beginGame(people, { game, seats: chairs("open", "open") });
    await playOn(people, table, { most: 40 });
  }
  await hall.close();
  assert.deepEqual(readdirSync(hall.folder), ["house.db"]);
  copyFileSync(hall.file, good);
});

test("a file that another house has open, which goes on undisturbed", async (t) => {
  const hall = await hosting(t, { kept: true });
  refuses(hall.file, /Another house has .*house\.db open/, /Ein anderes Haus hat .*house\.db offen/);
  const people = await hall.visitors("Mira", "Jonas");
  const table = await beginGame(people, { game: "toy", seats: chairs("open", "open") });
  await playOn(people, table);
  assert.equal(await hall.healthy(), true);
});

test("a text", () => {
  writeFileSync(at("diary.txt"), "Dear diary, ".repeat(1000));
  refusesAndKeeps(at("diary.txt"), /is no data file of Mastaba/, /ist keine Datendatei von Mastaba/);
});

test("another program's database", () => {
  alter(at("notes.db"), "CREATE TABLE notes (text); INSERT INTO notes VALUES ('buy milk')");
  refusesAndKeeps(at("notes.db"), /is no data file of Mastaba, and is left as it is/, /bleibt, wie sie ist/);
});

test("a file of a later version", () => {
  copyFileSync(good, at("newer.db"));
  alter(at("newer.db"), "PRAGMA user_version = 99");
  refusesAndKeeps(at("newer.db"), /A newer Mastaba has written/, /Ein neueres Mastaba hat/);
});

// SQLite's files consist of whole pages.
const page = 4096;
const cut = [/cannot be opened: .*restore a backup/, /lässt sich nicht öffnen: .*Sicherung/];
function cutTo(size) {
  copyFileSync(good, at("cut.db"));
  truncateSync(at("cut.db"), size);
  refusesAndKeeps(at("cut.db"), ...cut);
}

test("a file that was cut", () => {
  const { size } = statSync(good);
  for (const left of [50, 100, page - 1, page, page * Math.floor(size / page / 2), size - page]) cutTo(left);
});

test("a file that was cut inside its last page", () => {
  cutTo(statSync(good).size - 100);
});

test("a folder in its place, and a folder that cannot be made", () => {
  mkdirSync(at("folder.db"));
  refuses(at("folder.db"), /cannot be opened/, /lässt sich nicht öffnen/);
  refuses(join(at("diary.txt"), "house.db"), /cannot be opened/, /lässt sich nicht öffnen/);
  refuses("/proc/nowhere/house.db", /cannot be opened/, /lässt sich nicht öffnen/);
});

test("a folder that is not there yet is made", async (t) => {
  const file = join(at("new"), "and deeper", "house.db");
  await hosting(t, { args: ["--data", file] });
  assert.ok(existsSync(file));
});

// Permissions mean nothing to root; a disk that is read-only means it to everybody.
const disk = at("disk");
mkdirSync(disk);
const namespaces = isPossible(disk) ? {} : { skip: "no namespaces here" };

test("a file that may only be read", namespaces, () => {
  const under = onDiskOf(disk, "8m", `cp '${good}' '${disk}/house.db' && mount -o remount,ro '${disk}'`);
  refuses(join(disk, "house.db"), /may not be written to/, /darf nicht beschrieben werden/, { under });
});

test("a disk without room for it", namespaces, () => {
  refuses(join(disk, "house.db"), /No room is left on the disk/, /kein Platz mehr auf der Platte/, {
    under: onDiskOf(disk, "8k"),
  });
});

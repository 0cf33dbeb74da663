// Keeps the arrows of the house one-way: which folder may include from which. Run by ctest; prints every include that
// goes against them.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");

// A folder may include from itself and from these. tests/toy is a game that happens to live among the tests.
const allowed = {
  engine: [],
  games: ["engine"],
  "tests/toy": ["engine"],
  describe: ["engine"],
  table: ["engine", "describe"],
  bots: ["engine"],
  house: ["engine", "describe", "table", "bots", "games", "tests/toy"],
  store: ["engine", "describe", "table"],
  hall: ["engine", "describe", "table", "bots", "house", "store"],
  server: ["engine", "describe", "table", "bots", "house", "store", "hall"],
  cli: ["engine", "describe", "table", "house", "store", "hall", "server"],
  wasm: ["house"],
  python: ["house"],
  "tools/clairvoyant": ["engine", "bots", "games", "house", "cli"],
  "tools/fluch": ["engine", "bots", "games", "cli"],
  "tools/labyrinth": ["engine", "bots", "games"],
  "tools/learn": ["engine", "bots", "games", "house", "cli"],
};
const folders = [...Object.keys(allowed), "tests"];

// The longest folder that contains the path; a game counts by its own folder, so that no game knows another.
function folderOf(path) {
  const game = path.match(/^games\/[^/]+/);
  if (game) return game[0];
  return folders.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
}

function mayInclude(from, to) {
  if (from === to || from === "tests") return true;
  const kind = (folder) => (folder.startsWith("games/") ? "games" : folder);
  if (kind(from) === "games" && kind(to) === "games") return false;
  return allowed[kind(from)].includes(kind(to));
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".") || entry.name === "build" || entry.name === "node_modules") continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(h|cpp|c)$/.test(entry.name)) yield path;
  }
}

let files = 0;
const wrong = [];
for (const path of sources(root)) {
  const name = relative(root, path);
  ++files;
  const from = folderOf(name);
  if (!from) {
    wrong.push(`${name} is in no folder of the house`);
    continue;
  }
  // A test stands next to what it tests, and may use whatever it needs.
  if (name.includes("/test/")) continue;
  for (const [, include] of readFileSync(path, "utf8").matchAll(/^#include "([^"]+)"/gm)) {
    const to = folderOf(include);
    if (!to) wrong.push(`${name} includes "${include}", which is not named from the root`);
    else if (!mayInclude(from, to)) wrong.push(`${name} includes "${include}": ${from} must not know ${to}`);
  }
}
for (const line of wrong) console.log(line);
console.log(`${files} files, ${wrong.length} includes against the arrows`);
if (wrong.length > 0 || files < 20) process.exitCode = 1;

// Every rule of every game: where the code decides it, and which tests hold it. Fails on a gap.
//
//   tools/rules-trace            all games
//   tools/rules-trace schatz     one game
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const help = `Usage: tools/rules-trace [GAME]

Prints for every rule of RULES.md where the code cites it (SCHATZ-22 in a comment, or no(22))
and which tests are named by it (Rule22…), then one line per game such as "SCHATZ 55/55".
Fails if a rule is cited nowhere or tested nowhere, if something cites a rule that does not exist,
or if the German rules have other numbers than the English ones.
Example: tools/rules-trace schatz`;

const read = (path) => readFileSync(path, "utf8");
const lines = (path) => read(path).split("\n");
const filesIn = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .sort()
        .map((name) => join(folder, name))
    : [];
const numbersOf = (path) => lines(path).flatMap((line) => line.match(/^(\d+)\. /)?.[1] ?? []);

// number -> the places that match it
function cited(paths, patterns, place) {
  const found = new Map();
  for (const path of paths)
    for (const [i, line] of lines(path).entries())
      for (const pattern of patterns)
        for (const match of line.matchAll(pattern)) {
          const number = String(Number(match[1]));
          const where = place(path, i + 1, line);
          if (!found.get(number)?.includes(where)) found.set(number, [...(found.get(number) ?? []), where]);
        }
  return found;
}

function trace(game, folder) {
  const tag = read(join(folder, `${game}.h`)).match(/tag = "(\w+)"/)[1];
  const rules = numbersOf(join(folder, "RULES.md"));
  const gaps = [];
  if (rules.join() !== [...rules].sort((a, b) => a - b).join() || new Set(rules).size !== rules.length)
    gaps.push("the rules are not numbered one after another");
  if (numbersOf(join(folder, "RULES.de.md")).join() !== rules.join())
    gaps.push("RULES.de.md has other numbers than RULES.md");

  const code = cited(
    filesIn(folder, /\.(h|cpp)$/),
    [new RegExp(`\\b${tag}-(\\d+)`, "g"), /\bno\((\d+)/g],
    (path, line) => `${relative(folder, path)}:${line}`,
  );
  const tests = cited(
    filesIn(join(folder, "test"), /\.cpp$/),
    [/Rule(\d{2,3})/g],
    (_path, _line, text) => text.match(/TEST(?:_F)?\(\w+, (\w+)/)?.[1] ?? text.trim(),
  );

  let whole = 0;
  for (const rule of rules) {
    const where = code.get(rule) ?? [];
    const held = tests.get(rule) ?? [];
    console.log(`${tag}-${rule}`);
    console.log(`    code  ${where.join(" ") || "NOWHERE"}`);
    console.log(`    test  ${held.join(" ") || "NOWHERE"}`);
    if (where.length > 0 && held.length > 0) whole += 1;
    else gaps.push(`${tag}-${rule} is ${where.length === 0 ? "cited in no code" : "held by no test"}`);
  }
  for (const [kind, found] of [
    ["code", code],
    ["tests", tests],
  ])
    for (const number of found.keys())
      if (!rules.includes(number)) gaps.push(`${kind} cite ${tag}-${number}, which is no rule`);
  return { tag, whole, rules: rules.length, gaps };
}

const wanted = process.argv[2];
if (wanted === "--help" || wanted === "-h") {
  console.log(help);
  process.exit(0);
}
const rooms = readdirSync(join(root, "games")).map((game) => [game, join(root, "games", game)]);
rooms.push(["toy", join(root, "tests/toy")]);
const chosen = rooms.filter(([game]) => !wanted || game === wanted);
if (chosen.length === 0) {
  console.error(`There is no game "${wanted}". There are: ${rooms.map(([game]) => game).join(", ")}.`);
  process.exit(2);
}
const results = chosen.map(([game, folder]) => trace(game, folder));
console.log();
for (const { gaps } of results) for (const gap of gaps) console.log(`GAP ${gap}`);
for (const { tag, whole, rules } of results) console.log(`${tag} ${whole}/${rules}`);
if (results.some(({ gaps }) => gaps.length > 0)) process.exitCode = 1;

// The program as a user meets it: help, exit codes, and a process that no line can end.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";

const program = process.env.MASTABA;
const fingerprintFile = new URL("../fingerprint.txt", import.meta.url);

function run(args, { input = "", lang = "C" } = {}) {
  const env = { PATH: process.env.PATH, LANG: lang };
  const { status, stdout, stderr } = spawnSync(program, args, { input, env, encoding: "utf8", maxBuffer: 1 << 26 });
  return { status, stdout, stderr };
}

const commands = ["games", "play", "replay", "analyse", "arena", "fingerprint", "bench", "engine", "types"];

test("every command has help with an example, in both languages", () => {
  for (const command of commands) {
    assert.match(run([command, "--help"]).stdout, new RegExp(`Examples?:\\s.*mastaba ${command}`));
    assert.match(
      run([command, "--help"], { lang: "de_DE.UTF-8" }).stdout,
      new RegExp(`Beispiele?:\\s.*mastaba ${command}`),
    );
    assert.match(run([command, "--lang", "de", "--help"]).stdout, /Beispiele?:\s/);
  }
  const { status, stdout } = run(["--help"]);
  assert.equal(status, 0);
  for (const command of commands) assert.match(stdout, new RegExp(`^  ${command} `, "m"));
  assert.equal(run([]).stdout, stdout, "without arguments it shows its help");
});

test("a wrong call says what is wrong, and how to find out more, with exit code 2", () => {
  for (const args of [
    ["dance"],
    ["types"],
    ["bench", "--seconds", "-1"],
    ["arena"],
    ["arena", "toy", "--games", "0"],
    ["arena", "toy", "--games", "many"],
    ["arena", "toy", "--players", "7"],
    ["games", "--lang", "fr"],
    ["games", "--no"],
  ]) {
    const { status, stdout, stderr } = run(args);
    assert.equal(status, 2, args.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, /^This call does not work: .*mastaba --help\.$/m);
  }
  const { status, stderr } = run(["types", "chess"], { lang: "de_DE.UTF-8" });
  assert.equal(status, 1);
  assert.match(stderr, /Ein Spiel „chess“ gibt es hier nicht. Es gibt: .*toy/);
});

test("the fingerprint is the one on file", () => {
  assert.equal(run(["fingerprint"]).stdout, readFileSync(fingerprintFile, "utf8"));
});

test("bench gives figures for every game as JSON", () => {
  const figures = JSON.parse(run(["bench", "--json", "--seconds", "0.01"]).stdout);
  const games = readFileSync(fingerprintFile, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" ")[0]);
  assert.deepEqual(Object.keys(figures), games);
  for (const game of games)
    for (const name of ["moves_per_second", "state_bytes", "copy_ns", "view_ns", "view_json_ns", "imagine_ns"])
      assert.ok(figures[game][name] > 0, `${game} ${name}`);
});

test("the arena counts the same games for the same seed", () => {
  const call = ["arena", "labyrinth", "--games", "12", "--seed", "pyramid"];
  const { status, stdout, stderr } = run(call);
  assert.equal(status, 0);
  assert.match(stderr, /^12 games, \d+\.\d ms each\.$/m);
  assert.match(stdout, /^bot +level +points +worst +p10 +median +p90 +best\n1 +2 +\d+\.\d\d ± +\d+\.\d\d( +\d+){5}\n$/);
  assert.equal(run(call).stdout, stdout);
  assert.notEqual(run([...call, "--option", "scoring=expert"]).stdout, stdout);
  assert.notEqual(run(["arena", "labyrinth", "--games", "12", "--seed", "mummy"]).stdout, stdout);
  assert.match(run(call, { lang: "de_DE.UTF-8" }).stdout, /^Bot +Stufe +Punkte +schlechteste/);
});

test("in the arena everybody plays, and the better bot wins", () => {
  const { status, stdout } = run(["arena", "labyrinth", "--bots", "1,2,1", "--games", "9"]);
  assert.equal(status, 0);
  const wins = stdout
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.match(/([\d.]+) ± +[\d.]+ %$/)[1]);
  assert.deepEqual(wins, ["0.0", "100.0", "0.0"]);
  // A single level on all seats.
  const race = run(["arena", "schatz", "--bots", "2", "--players", "3", "--games", "6"]).stdout;
  assert.match(race, /^bot +level .* victories\n(\d +2 .* [\d.]+ ± +[\d.]+ %\n){3}$/);
});

test("the arena counts events, in the words of the game", () => {
  const call = ["arena", "schatz", "--games", "50", "--by", "passed", "--by", "rowLaid", "--by", "begins"];
  const { status, stdout } = run(call);
  assert.equal(status, 0);
  const [table, passed, rowLaid, begins, ...more] = stdout.trimEnd().split("\n\n");
  assert.deepEqual(more, []);
  assert.equal(`${table}\n`, run(call.slice(0, 4)).stdout, "the same games as without");
  const [heading, head, ...rows] = passed.split("\n");
  assert.match(heading, /^passed: \d+\.\d\d ± \d\.\d\d per game, median \d+, p90 \d+$/);
  assert.match(head, /^ +seats +victories$/);
  const names = rows.map((row) => row.match(/^ {2}(the .* \(\d+\)) +\d+ +[\d.]+ ± +[\d.]+ %$/)[1]);
  assert.deepEqual(names, [...names].sort());
  assert.equal(names.length, 9, "each adventure once");
  assert.match(passed, /the treasure \(12\) +50 +100\.0 ± +0\.0 %$/m, "whoever passes it wins");
  assert.equal(new Set([head, ...rows].map((row) => row.length)).size, 1, "columns stand below each other");
  assert.equal(rowLaid, "rowLaid: 1.00 ± 0.00 per game, median 1, p90 1", "it happens to nobody");
  assert.match(
    begins,
    /^begins: 1\.00 ± 0\.00 per game, median 1, p90 1\n +seats +victories\n {2}at all +50 +[\d.]+ ± +[\d.]+ %$/,
  );

  const german = run([...call, "--by", "drew", "--by", "passed"], { lang: "de_DE.UTF-8" }).stdout;
  assert.match(german, /^passed: .* je Partie, Median \d+, p90 \d+\n +Plätze +Siege\n {2}Abgrund \(9\) /m);
  assert.equal(german.match(/^passed: /gm).length, 1, "an event that is named twice is counted once");
  // Hidden draws are counted with the cards that were drawn, which only their owner was told.
  for (const card of ["Fackel 1", "Spaten 5", "Zauber"]) assert.match(german, new RegExp(`^  ${card} +[1-9]`, "m"));

  const alone = run(["arena", "labyrinth", "--games", "5", "--by", "marked"]).stdout;
  assert.match(alone, /^ +seats\n {2}grey +5\n {2}white +5\n$/m, "alone one always wins");
});

test("the arena tells how games ended, where they end in several ways", () => {
  const stdout = run(["arena", "fluch", "--bots", "1", "--games", "6", "--option", "permadeath=yes"]).stdout;
  const [, endings] = stdout.trimEnd().split("\n\n");
  assert.match(endings, /^How they ended:\n {3}[\d.]+ % All explorers are dead: nobody wins\.\n/);
  const parts = endings.match(/[\d.]+ %/g).map(Number.parseFloat);
  assert.equal(parts.length, 2);
  assert.ok(Math.abs(parts[0] + parts[1] - 100) < 0.2);
});

test("the arena says what it cannot play", () => {
  for (const [args, why] of [
    [["arena", "chess"], /There is no game "chess" here/],
    [["arena", "labyrinth", "--bots", "2,x"], /"x" is no level\. Levels go from 1 to 9/],
    [["arena", "labyrinth", "--bots", "10"], /"10" is no level/],
    [["arena", "labyrinth", "--bots", ""], /"" is no level/],
    [["arena", "labyrinth", "--bots", "1,2,1,2,1,2"], /6 seats do not fit this game: 1 to 5 can play/],
    [["arena", "schatz", "--bots", "2", "--players", "1"], /One seat does not fit this game/],
    [["arena", "schatz", "--bots", "1,2", "--players", "3"], /--bots names 2 bots, --players 3/],
    [["arena", "labyrinth", "--option", "scoring=hard"], /"hard" is no value of the option "scoring"/],
    [
      ["arena", "schatz", "--by", "passed", "--by", "Laid"],
      /This game has no event "Laid"\. It has: rowLaid, begins, .*stalled\./,
    ],
    [["arena", "schatz", "--by", "x", "--lang", "de"], /Ein Ereignis „x“ hat dieses Spiel nicht\. Es hat: rowLaid, /],
    [["arena", "labyrinth", "--option", "weather=fine"], /This game has no option "weather"/],
  ]) {
    const { status, stdout, stderr } = run(args);
    assert.equal(status, 1, args.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, why);
  }
});

test("Ctrl-C ends the arena with what there is so far", async () => {
  const env = { PATH: process.env.PATH, LANG: "C" };
  const child = spawn(program, ["arena", "labyrinth", "--games", "1000000"], { env });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (data) => {
    stdout += data;
  });
  child.stderr.on("data", (data) => {
    stderr += data;
  });
  // Not before the program listens to the signal, and some games are played.
  const listens = () => {
    const [, caught] = readFileSync(`/proc/${child.pid}/status`, "utf8").match(/^SigCgt:\s*([0-9a-f]+)$/m);
    return ((BigInt(`0x${caught}`) >> 1n) & 1n) === 1n;
  };
  while (!listens()) await setTimeout(10);
  await setTimeout(1000);
  child.kill("SIGINT");
  const [status] = await once(child, "close");
  assert.equal(status, 130);
  assert.match(stderr, /Stopped after .*games? of 1000000\./);
  assert.match(stdout, /^bot +level .*\n1 +2 /);
});

test("no line ends the engine", () => {
  const lines = [
    "",
    "   ",
    "{",
    "\u0000",
    "[".repeat(100_000),
    `{"do":${"[".repeat(50)}`,
    '{"do":"new","game":"toy"}',
    '{"do":"play","table":1,"seat":0,"move":null}',
    `{"do":"load","record":${JSON.stringify("x".repeat(1_000_000))}}`,
    "\u{1F42B}",
    '{"do":"games"}',
  ];
  const { status, stdout } = run(["engine"], { input: `${lines.join("\n")}\n` });
  assert.equal(status, 0);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(answers.length, lines.length - 2, "blank lines are passed over");
  assert.deepEqual(
    answers.map(({ ok }) => ok),
    [...Array(answers.length - 1).fill(false), true],
  );
});

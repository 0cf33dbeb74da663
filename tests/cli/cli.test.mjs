// The program as a user meets it: help, exit codes, and a process that no line can end.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const program = process.env.MASTABA;
const fingerprintFile = new URL("../fingerprint.txt", import.meta.url);

function run(args, { input = "", lang = "C" } = {}) {
  const env = { PATH: process.env.PATH, LANG: lang };
  const { status, stdout, stderr } = spawnSync(program, args, { input, env, encoding: "utf8", maxBuffer: 1 << 26 });
  return { status, stdout, stderr };
}

const commands = ["games", "play", "replay", "fingerprint", "bench", "engine", "types"];

test("every command has help with an example, in both languages", () => {
  for (const command of commands) {
    assert.match(run([command, "--help"]).stdout, new RegExp(`Example: .*mastaba ${command}`));
    assert.match(
      run([command, "--help"], { lang: "de_DE.UTF-8" }).stdout,
      new RegExp(`Beispiel: .*mastaba ${command}`),
    );
    assert.match(run([command, "--lang", "de", "--help"]).stdout, /Beispiel: /);
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

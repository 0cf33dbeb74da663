// `mastaba analyse` as a user meets it: what it prints, the chart, files that hold no game, Ctrl-C.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout } from "node:timers/promises";

const program = process.env.MASTABA;
const folder = mkdtempSync(join(tmpdir(), "mastaba-analyse-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const env = { PATH: process.env.PATH, LANG: "C", TERM: "dumb" };

function run(args, input = "") {
  const options = { input, env, cwd: folder, encoding: "utf8", timeout: 60_000 };
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { status, stdout, stderr };
}

// A game between bots, saved at its end; with a person in it, where that one is first asked.
function record(file, game, seats) {
  run(["play", game, "--seed", "nile", "--pause", "0", "--seats", seats], `save ${file}\n\n`);
  assert.ok(existsSync(join(folder, file)), file);
}

record("toy.json", "toy", "bot:1:Anna,bot:2:Ben,bot:2:<Cleo>");

test("prints chances, what cost most and what would have been better", () => {
  const call = ["analyse", "toy.json", "--sims", "60"];
  const { status, stdout, stderr } = run(call);
  assert.equal(status, 0);
  assert.equal(stderr, "", "no progress where nobody watches");
  const [title, chances, costliest, losses, doubt] = stdout.trim().split("\n\n");
  assert.equal(title, "The Toy: Anna, Ben, <Cleo>");
  assert.match(
    chances,
    /^Chance to win after each decision.*:\n( {2}\S+ +(<|>)?\d+ % +(<|>)?\d+ % +(0|50|33|100) % {2}[▁-█]+\n?){3}$/,
  );
  assert.match(
    costliest,
    /^What cost most:\n( {2}Move \d+, \S+: (<|>)?\d+ % instead of (<|>)?\d+ %\n {4}Made: .+\n {4}Better: .+\n?){1,5}$/,
  );
  assert.match(losses, /^Mean loss per decision, in percentage points:\n( {2}\S+ +\d+\.\d in \d+ decisions\n?){3}$/);
  assert.match(doubt, /from about 60 imagined games .*--sims 240/s);
  assert.equal(run(call).stdout, stdout, "the same simulations, the same judgement");
  for (const line of stdout.split("\n")) assert.ok([...line].length <= 80, line);

  const german = run([...call, "--lang", "de"]).stdout;
  assert.match(german, /^Das Spielzeug: /);
  assert.match(german, /\d+ % statt /);
  assert.doesNotMatch(german, /\[analyse\./);
});

test("draws a chart that can be read without colours", () => {
  const { status, stdout } = run(["analyse", "toy.json", "--sims", "20", "--svg", "toy.svg"]);
  assert.equal(status, 0);
  assert.match(stdout, /^The chart is in toy\.svg\.$/m);
  const svg = readFileSync(join(folder, "toy.svg"), "utf8");
  assert.match(svg, /^<svg [^>]*role="img" aria-labelledby="title about"/);
  assert.match(svg, /<title id="title">The Toy: chance to win<\/title>/);
  assert.match(svg, /<desc id="about">A line for each seat over \d+ moves\. Anna goes from .*&lt;Cleo&gt; goes from/);
  assert.equal(new Set(svg.match(/stroke-dasharray="[^"]+"/g)).size, 3);
  // Every tag that is opened is closed.
  const open = [];
  for (const [, end, name, single] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
    if (end) assert.equal(open.pop(), name);
    else if (!single) open.push(name);
  assert.deepEqual(open, []);
});

test("who plays alone has points", () => {
  record("alone.json", "labyrinth", "bot:2:Anna");
  const { status, stdout } = run(["analyse", "alone.json", "--sims", "2", "--svg", "alone.svg"]);
  assert.equal(status, 0);
  assert.match(stdout, /^Points to be expected [^:]*:\n {2}Anna +\d+\.\d +\d+\.\d +\d+\.0 {2}[▁-█]+$/m);
  assert.match(stdout, /^Mean loss per decision, in points:$/m);
  assert.match(readFileSync(join(folder, "alone.svg"), "utf8"), /: points to be expected<\/title>/);
});

test("a game that still runs, and one without a choice yet", () => {
  record("half.json", "toy", "me:Anna,bot:2:Ben");
  assert.match(run(["analyse", "half.json"]).stdout, /There is nothing to judge/);
  run(["play", "toy", "--seed", "nile", "--seats", "me:Anna,bot:2:Ben"], "bid 1\nsave half2.json\nquit\n");
  const { status, stdout } = run(["analyse", "half2.json", "--sims", "20"]);
  assert.equal(status, 0);
  assert.match(stdout, /This game is not over\./);
  assert.match(stdout, /^ {2}Anna +\d+ %/m);
});

test("files that hold no game are refused as in replay", () => {
  const whole = readFileSync(join(folder, "toy.json"), "utf8");
  writeFileSync(join(folder, "cut.json"), whole.slice(0, whole.length / 2));
  writeFileSync(join(folder, "new.json"), whole.replace('"mastaba":1', '"mastaba":9'));
  writeFileSync(join(folder, "altered.json"), whole.replace(/"check":"[0-9a-f]{8}"/, '"check":"00000000"'));
  for (const file of ["none.json", "cut.json", "new.json", "altered.json", "."]) {
    const { status, stdout, stderr } = run(["analyse", file]);
    assert.equal(status, 1, file);
    assert.equal(stdout, "");
    assert.equal(stderr, run(["replay", file]).stderr);
    assert.ok(stderr.length > 20);
  }
});

test("a wrong call says what is wrong, and no game is lost", () => {
  for (const args of [
    [],
    ["toy.json", "--sims", "0"],
    ["toy.json", "--sims", "many"],
    ["toy.json", "--sims", "1000001"],
  ]) {
    const { status, stderr } = run(["analyse", ...args]);
    assert.equal(status, 2, args.join(" "));
    assert.match(stderr, /^This call does not work: /);
  }
  const own = run(["analyse", "toy.json", "--svg", "./toy.json"]);
  assert.equal(own.status, 1);
  assert.match(own.stderr, /is the saved game itself/);
  assert.match(readFileSync(join(folder, "toy.json"), "utf8"), /^\{"mastaba":1/);
  const nowhere = run(["analyse", "toy.json", "--sims", "5", "--svg", "none/toy.svg"]);
  assert.equal(nowhere.status, 1);
  assert.match(nowhere.stderr, /none\/toy\.svg cannot be written: .*Nothing is saved there\./);
});

test("Ctrl-C ends it with what there is so far", async () => {
  const child = spawn(program, ["analyse", "toy.json", "--sims", "20000"], { env, cwd: folder });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (data) => {
    stdout += data;
  });
  child.stderr.on("data", (data) => {
    stderr += data;
  });
  // Not before the program listens to the signal.
  const listens = () => {
    const [, caught] = readFileSync(`/proc/${child.pid}/status`, "utf8").match(/^SigCgt:\s*([0-9a-f]+)$/m);
    return ((BigInt(`0x${caught}`) >> 1n) & 1n) === 1n;
  };
  while (!listens()) await setTimeout(10);
  await setTimeout(1000);
  child.kill("SIGINT");
  const [status] = await once(child, "close");
  assert.equal(status, 130);
  assert.match(stderr, /^Stopped after (no moves|one move|\d+ moves) of \d+\.$/m);
  assert.match(stdout, /^The Toy: /);
});

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

const commands = ["games", "play", "serve", "replay", "analyse", "arena", "fingerprint", "bench", "engine", "types"];

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
    ["arena", "toy", "--threads", "-1"],
    ["arena", "toy", "--players", "bot:3,simple", "--sims", "5", "--ms", "5"],
    ["arena", "toy", "--bots", "2"],
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
  assert.match(
    stderr,
    /^12 games, \d+\.\d ms each\.\n\n {3}player +ms\/choice +slowest game +simulations\/s\n1 {2}simple/,
  );
  assert.match(
    stdout,
    /^ {3}player +points +worst +p10 +median +p90 +best\n1 {2}simple +\d+\.\d\d ± +\d+\.\d\d( +\d+){5}\n\nMoves per game: /,
  );
  assert.equal(run(call).stdout, stdout);
  assert.notEqual(run([...call, "--option", "scoring=expert"]).stdout, stdout);
  assert.notEqual(run(["arena", "labyrinth", "--games", "12", "--seed", "mummy"]).stdout, stdout);
  assert.match(run(call, { lang: "de_DE.UTF-8" }).stdout, /^ {3}Spieler +Punkte +schlechteste/);
});

// The lines of a table, without its heading.
const rowsOf = (table) => table.split("\n").slice(1);

test("in the arena everybody plays, and the better one wins", () => {
  const { status, stdout, stderr } = run(["arena", "labyrinth", "--players", "random,simple,random", "--games", "8"]);
  assert.equal(status, 0);
  assert.match(stderr, /^9 games instead of 8: each deal is played 3 times, once for every way of sitting\.$/m);
  const [strength] = stdout.split("\n\n");
  assert.match(strength, /^ {3}player +victories +Elo beside the last\n/);
  const wins = rowsOf(strength).map((line) => line.match(/([\d.]+) ± +[\d.]+ % /)[1]);
  assert.deepEqual(wins, ["0.0", "100.0", "0.0"]);
  assert.match(rowsOf(strength)[1], /\+\d+\.\d \(\+\d+\.\d … \+\d+\.\d\)$/);
  assert.match(rowsOf(strength)[2], /\+0\.0 \(\+0\.0 … \+0\.0\)$/);
  // One alone, on all seats.
  const race = run(["arena", "schatz", "--players", "simple*3", "--games", "6"]).stdout;
  assert.match(race, /^ {3}player +victories .*\n(\d {2}simple .* [\d.]+ ± +[\d.]+ % .*\n){3}\n/);
  const duel = run(["arena", "toy", "--players", "simple,random", "--games", "20"]).stdout;
  assert.match(
    duel,
    /^ {3}player +victories +Elo\n1 {2}simple +[\d.]+ ± +[\d.]+ % +[+-]\S+ \(\S+ … \S+\)\n2 {2}random/,
  );
  for (const line of [...stdout.split("\n"), ...race.split("\n"), ...duel.split("\n")])
    assert.ok(line.length <= 80, line);
});

test("the arena finds the same on one thread as on two, with those who think ahead", () => {
  const call = [
    "arena",
    "toy",
    "--players",
    "bot:3,ismcts@40,simple",
    "--sims",
    "20",
    "--games",
    "12",
    "--by",
    "shown",
  ];
  const { stdout } = run(call);
  assert.match(stdout, /^1 {2}bot:3@20 /m);
  assert.match(stdout, /^2 {2}ismcts@40 /m);
  assert.match(stdout, /choices\/game +simulations\/choice\n1 .* \d+\n2 .* \d+\n3 .* –$/m);
  assert.equal(run([...call, "--threads", "2"]).stdout, stdout);
  // Even where it ends early.
  const test = ["arena", "toy", "--players", "simple,random", "--games", "4000", "--sprt"];
  assert.equal(run([...test, "--threads", "2"]).stdout, run(test).stdout);
});

test("the arena stops when it knows enough", () => {
  const call = ["arena", "toy", "--players", "simple,random", "--games", "4000"];
  const { status, stdout, stderr } = run([...call, "--sprt"]);
  assert.equal(status, 0);
  assert.match(
    stdout,
    /^SPRT: is simple stronger by \+0\.0 \(H0\) or by \+10\.0 Elo \(H1\)\? LLR \+\d\.\d\d, bounds ±2\.94\.\nH1: rather by \+10\.0\.$/m,
  );
  assert.ok(Number.parseInt(stderr, 10) < 4000, stderr);
  const other = run(["arena", "toy", "--players", "random,simple", "--sprt", "-10,0", "--lang", "de"]).stdout;
  assert.match(other, /^SPRT: Ist random um -10\.0 \(H0\) oder um \+0\.0 Elo \(H1\) stärker\? LLR -/m);
  assert.match(other, /^H0: eher um -10\.0\.$/m);
  const short = run([...call.slice(0, 4), "--games", "2", "--sprt"]).stdout;
  assert.match(short, /^It is not decided yet/m);
  const three = run(["arena", "toy", "--players", "simple,random*2", "--games", "4000", "--sprt"]);
  assert.match(three.stdout, /^H1: /m);
});

test("the arena as JSON has everything, down to each game", () => {
  const call = ["arena", "toy", "--players", "simple,random", "--games", "9", "--by", "shown", "--sprt", "--json"];
  const { status, stdout } = run(call);
  assert.equal(status, 0);
  const all = JSON.parse(stdout);
  assert.equal(all.game, "toy");
  assert.deepEqual(all.players, ["simple", "random"]);
  assert.deepEqual([all.asked_games, all.games, all.games_per_unit, all.stopped], [9, 10, 2, false]);
  assert.equal(all.options.players, 2);
  assert.equal(all.units.length, 5);
  let wins = 0;
  for (const unit of all.units) {
    assert.deepEqual(unit.map((game) => game.first_seat).sort(), [0, 1]);
    for (const { places, points } of unit) {
      assert.equal(points.length, 2);
      wins += places[0] > 1 ? 0 : places[1] > 1 ? 1 : 0.5;
    }
  }
  const [first] = all.results;
  assert.equal(first.player, "simple");
  assert.ok(Math.abs(first.victories.mean - wins / 10) < 1e-9);
  assert.ok(first.points.worst <= first.points.median && first.points.median <= first.points.best);
  assert.equal(
    Object.values(all.endings).reduce((a, b) => a + b),
    10,
  );
  assert.equal(
    all.sprt.counts.reduce((a, b) => a + b),
    5,
  );
  assert.ok(all.events.shown.mean > 0);
  assert.equal(JSON.parse(run(["arena", "labyrinth", "--games", "2", "--json"]).stdout).results[0].elo, undefined);
});

test("the arena counts events, in the words of the game", () => {
  const call = ["arena", "schatz", "--games", "50", "--by", "passed", "--by", "rowLaid", "--by", "begins"];
  const { status, stdout } = run(call);
  assert.equal(status, 0);
  const [strength, points, effort, passed, rowLaid, begins, ...more] = stdout.trimEnd().split("\n\n");
  assert.deepEqual(more, []);
  assert.equal(
    `${[strength, points, effort].join("\n\n")}\n`,
    run(call.slice(0, 4)).stdout,
    "the same games as without",
  );
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
  assert.match(alone, /^ +seats\n( {2}(black|grey|white) +\d\n)+$/m, "alone one always wins");
});

test("the arena tells how games ended, where they end in several ways", () => {
  const stdout = run(["arena", "fluch", "--players", "random", "--games", "6", "--option", "permadeath=yes"]).stdout;
  const [, , , endings] = stdout.trimEnd().split("\n\n");
  assert.match(endings, /^How they ended:\n {3}[\d.]+ % All explorers are dead: nobody wins\.\n/);
  const parts = endings.match(/[\d.]+ %/g).map(Number.parseFloat);
  assert.equal(parts.length, 2);
  assert.ok(Math.abs(parts[0] + parts[1] - 100) < 0.2);
});

test("the arena says what it cannot play", () => {
  for (const [args, why] of [
    [["arena", "chess"], /There is no game "chess" here/],
    [
      ["arena", "labyrinth", "--players", "simple,x"],
      /"x" is no player\. A player is bot:1 to bot:5, .*--players bot:5,bot:3/,
    ],
    [["arena", "labyrinth", "--players", "3"], /"3" is no player/],
    [["arena", "labyrinth", "--players", ""], /"" is no player/],
    [["arena", "labyrinth", "--players", "simple*x"], /a number of seats has to follow the star.*simple\*3/],
    [["arena", "labyrinth", "--players", "bot:3@soon"], /a limit has to follow the @.*bot:5@200ms/],
    [["arena", "labyrinth", "--players", "simple@5"], /"simple@5" does not think ahead/],
    [
      ["arena", "labyrinth", "--players", "simple", "--sims", "5"],
      /nobody here does.*--players bot:3,simple --sims 2000/,
    ],
    [["arena", "labyrinth", "--players", "simple*6"], /6 seats do not fit this game: 1 to 5 can play/],
    [["arena", "schatz", "--players", "simple*1"], /One seat does not fit this game/],
    [["arena", "schatz", "--sprt", "10,0"], /"10,0" are not two differences in Elo.*--sprt -10,0/],
    [["arena", "labyrinth", "--sprt"], /--sprt compares the first player with others/],
    [
      ["arena", "schatz", "--players", "bot", "--lang", "de"],
      /„bot“ ist kein Spieler\. Ein Spieler ist bot:1 bis bot:5/,
    ],
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

// Even if somebody would think for an hour.
test("Ctrl-C ends the arena with what there is so far", async () => {
  for (const [players, ...more] of [
    ["simple"],
    ["simple,random", "--threads", "2"],
    ["bot:5@3600000ms,simple", "--option", "scoring=expert"],
  ]) {
    const env = { PATH: process.env.PATH, LANG: "C" };
    const child = spawn(program, ["arena", "labyrinth", "--players", players, "--games", "1000000", ...more], { env });
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
    if (players.startsWith("bot")) {
      assert.match(stderr, /Stopped after no games of 1000000\./);
      assert.equal(stdout, "");
    } else {
      assert.match(stderr, /Stopped after .*games? of 1000000\./);
      assert.match(stdout, /^1 {2}simple /m);
    }
  }
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

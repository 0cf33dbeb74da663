// Playing in the terminal as a user meets it: through pipes, where everything is printed one after another, and on a
// real terminal, which script(1) provides.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const program = process.env.MASTABA;
const folder = mkdtempSync(join(tmpdir(), "mastaba-play-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const env = { PATH: process.env.PATH, LANG: "C", TERM: "xterm", USER: "anna" };
const limit = { timeout: 900_000 }; // only so that nothing waits for ever

function run(args, lines = [], { lang = "en" } = {}) {
  const call = [...args, "--lang", lang];
  const input = lines.map((line) => `${line}\n`).join("");
  const { status, stdout, stderr } = spawnSync(program, call, { input, env, cwd: folder, encoding: "utf8", ...limit });
  return { status, stdout, stderr };
}

// Whatever is asked in the toy, one of these is a move; the others are answered and change nothing.
const anyMove = ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "allow", "leave"];
const wholeGame = Array(60).fill(anyMove).flat();
const toy = ["play", "toy", "--seed", "nile", "--seats", "me:Anna,bot:1,bot:2:Ramses"];

test("a whole game through a pipe, without a code for a terminal in it", () => {
  const { status, stdout, stderr } = run(toy, wholeGame);
  assert.equal(status, 0);
  assert.equal(stderr, "");
  assert.ok(!stdout.includes("\x1b"));
  assert.match(stdout, /The game is over\. .*\n1\. .* points \(/);
  assert.equal(run(toy, wholeGame).stdout, stdout, "the same seed and the same moves make the same game");
});

test("the code of a deal is told at the end, and brings the same luck again", () => {
  const same = /^The same luck again: mastaba play toy --deal (\S+)$/m;
  const seated = ["--seats", "me:Anna,bot:1"];
  const fresh = run(["play", "toy", ...seated], [...wholeGame, "save shared.json"]).stdout;
  const [, code] = fresh.match(same);
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  assert.ok(fresh.indexOf(code) > fresh.indexOf("The game is over"), "not before");
  const record = JSON.parse(readFileSync(join(folder, "shared.json"), "utf8"));
  assert.equal(record.deal, code);
  assert.equal(run(["replay", "shared.json"]).stdout.match(same)[1], code);

  // However it is typed, and by either name of the option.
  const again = [code, code.toLowerCase().replaceAll("-", ""), ` ${code.replaceAll("-", " ")}`];
  for (const typed of again)
    for (const option of ["--deal", "--seed"]) {
      const { stdout } = run(["play", "toy", option, typed, ...seated], wholeGame);
      assert.equal(
        stdout.slice(0, stdout.indexOf("The game is over")),
        fresh.slice(0, fresh.indexOf("The game is over")),
      );
    }

  // A name that is no code is told as it was given; digits have none.
  assert.match(run(["play", "toy", "--deal", "Anna's day", ...seated], wholeGame).stdout, /--deal 'Anna'\\''s day'$/m);
  assert.doesNotMatch(run(["play", "toy", "--deal", record.seed, ...seated], wholeGame).stdout, /same luck/);
  assert.doesNotMatch(run(["play", "toy", ...seated], [...anyMove, "save half.json", "quit"]).stdout, /same luck/);
  const half = JSON.parse(readFileSync(join(folder, "half.json"), "utf8"));
  assert.ok(!run(["replay", "half.json", "--seat", "Anna"]).stdout.includes(half.deal), "it still runs");
});

// Answers whatever is asked: follows every hint, opens every curtain, and leaves at the end.
function followHints(args) {
  const child = spawn(program, args, { env, cwd: folder, ...limit });
  return new Promise((resolve) => {
    let all = "";
    let from = 0;
    child.stdout.on("data", (data) => {
      all += data.toString("utf8");
      const news = all.slice(from);
      if (!news.endsWith("> ")) return;
      from = all.length;
      const number = news.match(/I would type (\d+)|Ich würde (\d+) tippen/);
      if (/press Enter|drücke Enter|The game is over|Die Partie ist zu Ende/.test(news)) child.stdin.write("\n");
      else child.stdin.write(number ? `${number[1] ?? number[2]}\n` : "hint\n");
    });
    child.on("close", (status) => resolve({ status, stdout: all }));
  });
}

for (const [, game, most] of run(["games", "--all"]).stdout.matchAll(/^(\w+) .*?(\d) players/gm))
  for (const [lang, over] of Object.entries({ en: /The game is over/, de: /Die Partie ist zu Ende/ }))
    test(`${game} is played to its end (${lang})`, limit, async () => {
      const seats = most === "2" ? "me:Anna,me:Ben" : "me:Anna,bot:1,me:Ben";
      const { status, stdout } = await followHints([
        ...["play", game, "--seed", "nile", "--seats", seats, "--lang", lang, "--think", "0.005"],
      ]);
      assert.equal(status, 0, game);
      assert.match(stdout, over);
      assert.doesNotMatch(
        stdout,
        /\[(?:play|help|file|cli|level|levelAbout|move|event|ask|no|how|why)\.\w+\]/,
        "every sentence is there",
      );
    });

test("bots alone play a game to its end", () => {
  const { status, stdout } = run(["play", "toy", "--seats", "bot:1,bot:Priester,bot"], [], { lang: "de" });
  assert.equal(status, 0);
  assert.match(stdout, /Die Partie ist zu Ende\./);
});

test("help, hint, why, rules, preview, log", () => {
  const orders = [
    "help",
    "hint",
    "why",
    "why 4",
    "why 99",
    '{"is":"curse"}',
    "why",
    "rules",
    "preview 9",
    "log",
    "quit",
  ];
  const quickly = [...toy, "--think", "0.1"];
  const { status, stdout } = run(quickly, orders);
  assert.equal(status, 0);
  assert.match(stdout, /^why, why 3 +the rule behind/m);
  assert.match(stdout, /^Ramses, Scribe +Does what looks best at first sight/m);
  assert.match(
    stdout,
    /^Your best moves and chances, from \d+ imagined games:\n( +<?\d+ % {2}(\d) {2}Bid the \2\n)+I would type \d\./m,
  );
  assert.match(stdout, /I would type \d\. After that: Anna \d+ %, Nefertiti \d+ %, Ramses \d+ %\./);
  assert.match(stdout, /Nothing was refused\. What is asked now: Which card/);
  assert.match(stdout, /TOY-4: /);
  assert.match(stdout, /There is no rule 99/);
  assert.match(stdout, /TOY-6: There is no lot to curse/);
  assert.match(stdout, /> why\nTOY-6: (?!There is no lot)/);
  assert.match(stdout, /^The toy$/im);
  assert.match(stdout, /There is no move "9" now/);
  assert.match(stdout, /Anna draws a \d\. Anna draws/);

  const german = run(quickly, ["hilfe", "tipp", "warum", "regeln", "verlauf", "zurück", "ende"], { lang: "de" });
  assert.match(german.stdout, / % {2}(\d) {2}Biete die \1\n(.*\n)*Ich würde \d tippen\. Danach: Anna \d+ %/);
  assert.match(german.stdout, /^Das Spielzeug$/m);
  assert.match(german.stdout, /Es gibt nichts zurückzunehmen/);
});

test("another player's board is looked at, with no more than one may see", () => {
  const { stdout } = run(toy, ["look Ramses", "look 2", "look", "look Zoe", "look Anna", "hint", "look 2", "quit"]);
  const [first, ramses, second, own, zoe, anna] = stdout.split("Anna> ");
  assert.match(first, /board of Anna: 0 lots/);
  assert.match(ramses, /Ramses: .*hand \? \? \? \?\nboard of Ramses: 0 lots\nYou are looking at the board of Ramses/);
  assert.match(second, /board of Nefertiti/);
  for (const back of [own, anna]) assert.match(back, /board of Anna[\s\S]*lots\n$/);
  assert.match(zoe, /Nobody here is called "Zoe"\. There are: Anna, Nefertiti, Ramses\./);
  const german = run(toy, ["schau 2", "ansehen Zoe", "schau"], { lang: "de" }).stdout;
  assert.match(german, /Du siehst das Brett von Nofretete/);
  assert.match(german, /„Zoe“ heißt hier niemand\. Es gibt: Anna, Nofretete, Ramses\./);
  const none = run(
    ["play", "schatz", "--seed", "nile", "--seats", "me:Anna,me:Ben"],
    ["", "look Ben", "look Anna"],
  ).stdout;
  assert.match(none, /(Ben|Anna) has no board to look at/);
});

test("what a card does is looked up by its name, its code or how it begins", () => {
  const schatz = ["play", "schatz", "--seed", "nile", "--option", "start=firstSeat", "--seats", "me:Anna,bot:1"];
  const answers = (args, lines, lang) =>
    run(args, [...lines, "quit"], { lang })
      .stdout.split("Anna> ")
      .slice(1, lines.length + 1)
      .map((answer) => answer.replace(/^.*\n/, ""));
  const [all, magic, code, begun, unknown, help] = answers(
    schatz,
    ["what", "what Magic", "what MA", "what prot", "what dragon", "help"],
    "en",
  );
  assert.equal(all, "You can look up: curse, magic, protection.\n");
  assert.match(magic, /^magic: You put the black pawn [\s\S]*\.\n$/);
  assert.ok(magic.split("\n").every((line) => line.length <= 80));
  assert.equal(code, magic);
  assert.match(begun, /^protection: You lay it/);
  assert.equal(unknown, 'There is no "dragon" to look up. There are: curse, magic, protection.\n');
  assert.match(help, /^what NAME, what +what a card/m);
  const [german, was] = answers(schatz, ["was", "was FLUCH"], "de");
  assert.equal(german, "Nachschlagen kannst du: Fluch, Schutz, Zauber.\n");
  assert.match(was, /^Fluch: Alle, vor denen Ausrüstung liegt/);
  for (const line of ["what", "what magic"])
    assert.match(
      answers(toy, [line], "en")[0],
      /^There is nothing to look up in this game; rules shows all its rules\.$/m,
    );
});

test("moves by number, words, JSON; what cannot be understood is said kindly", () => {
  const hand = run(toy, []).stdout.match(/Anna: .* hand (\d)/)[1];
  for (const move of [hand, `bid ${hand}`, `BID THE ${hand}`, `{"is":"bid","card":${hand}}`]) {
    assert.match(run(toy, [move]).stdout, new RegExp(`Anna’s bid was the ${hand}`), move);
  }
  const { stdout } = run(toy, ["pyramid", "{", '{"is":"bid"}', '{"is":"dance"}', "\u001b[A", "bid"]);
  assert.match(stdout, /"pyramid" fits no move and no command/);
  assert.match(stdout, /This is not JSON/);
  assert.match(stdout, /move\.card is missing/);
  assert.match(stdout, /The word at move\.is is not known here/);
  assert.match(stdout, /"bid" fits every move/);
  assert.doesNotMatch(stdout, /Anna has bid/);
});

test("a move that is not possible now is refused with its rule, and not taken for another", () => {
  const gold = ["play", "gold", "--seats", "me:Anna,bot", "--option", "start=firstSeat", "--seed", "nile"];
  const { stdout } = run(gold, ["lamp", "h A1", "done 1", "why"]);
  assert.match(stdout, /^Anna> lamp\nGOLD-47b: /m);
  assert.match(stdout, /^Anna> h A1\nGOLD-25: /m);
  assert.match(stdout, /"done 1" fits no move and no command/);
  assert.match(stdout, /walks only over revealed tiles and the entrance/);
});

test("two people at one screen: nothing of a hand is shown before the curtain is opened", () => {
  const seats = ["play", "toy", "--seed", "nile", "--seats", "me:Anna,me:Ben"];
  const { stdout } = run(seats, ["", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6"]);
  // After Anna's bid the screen belongs to nobody until Ben has pressed Enter.
  const [anna, ben] = stdout.split("Ben, it is your turn.");
  assert.match(anna, /Anna, it is your turn[\s\S]*Anna: .*hand \d \d \d \d\nBen: .*hand \? \? \? \?/);
  assert.doesNotMatch(ben.split("\n> ")[0], /hand/);
  const seenByBen = run(seats, ["", `bid ${anna.match(/hand (\d)/)[1]}`, ""]).stdout.split("Ben, it is your turn.")[1];
  assert.match(seenByBen, /Anna: .*hand \? \? \?\nBen: .*hand \d \d \d \d/);
  assert.doesNotMatch(seenByBen, /Anna draws a \d/);
});

test("a move is taken back while nobody has learnt anything", () => {
  const seats = ["play", "toy", "--seed", "nile", "--seats", "me:Anna,me:Ben,me:Cleo"];
  const hand = run(seats, [""]).stdout.match(/Anna: .* hand (\d)/)[1];
  // Ben has not bid: there is nothing of his to take back.
  assert.match(run(seats, ["", hand, "", "undo"]).stdout, /There is nothing to take back/);
  // But before he looks, Anna may think again.
  const { stdout } = run(seats, ["", hand, "undo", "", "log"]);
  const [, , curtain, again] = stdout.split("it is your turn");
  assert.match(curtain, /type\s+undo, if Anna wants to think again[\s\S]*Anna, $/);
  assert.doesNotMatch(curtain, /hand/);
  assert.doesNotMatch(again, /has bid/);
});

test("a saved game goes on where it was, and is looked at again", () => {
  const first = run(toy, [...anyMove, "save mine.json", "quit"]);
  assert.match(first.stdout, /Saved as mine\.json\. To go on: mastaba play --from\s+mine\.json/);
  const record = JSON.parse(readFileSync(join(folder, "mine.json"), "utf8"));
  assert.ok(record.moves.length > 0 && record.result === null);

  const second = run(
    ["play", "--from", "mine.json"],
    [...wholeGame, "save done.json", "save done.json", "save mine.json", "n"],
  );
  assert.equal(second.status, 0);
  assert.match(second.stdout, /The game is over\./);
  assert.match(second.stdout, /Saved as done\.json\. To look at it again: mastaba replay\s+done\.json/);
  assert.match(second.stdout, /mine\.json is there already\. Replace it\? \[y\/N\]/);
  assert.match(second.stdout, /The game was not saved/);
  assert.deepEqual(JSON.parse(readFileSync(join(folder, "mine.json"), "utf8")), record, "nothing was replaced");

  const told = run(["replay", "done.json"]);
  assert.equal(told.status, 0);
  assert.match(told.stdout, /^The Toy: Anna, Nefertiti, Ramses$/m);
  assert.match(told.stdout, /^1\. Anna: Anna has bid\./m);
  assert.match(told.stdout, /The game is over\./);
  assert.doesNotMatch(told.stdout, /draws a \d/, "a spectator sees no hand");
  for (const seat of ["Anna", "anna", "1"])
    assert.match(run(["replay", "done.json", "--seat", seat]).stdout, /Anna draws a \d/);
  const unknown = run(["replay", "done.json", "--seat", "Zoe"], [], { lang: "de" });
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /Einen Platz „Zoe“ gibt es nicht\. Es gibt: Anna, Nefertiti, Ramses/);
});

test("without a name a game is saved under today's date, never over another file", () => {
  run(toy, [...anyMove, "save", "quit"]);
  run(toy, [...anyMove, "save", "quit"]);
  const names = readdirSync(folder).filter((name) => /^toy-\d{4}-\d\d-\d\d-[12]\.json$/.test(name));
  assert.equal(names.length, 2);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith(".part")),
    [],
  );
});

test("a game that cannot be saved goes on", () => {
  const places = { "none/a.json": /is not there/, "/dev/full": /no ordinary file/, [folder]: /folder/ };
  for (const [path, why] of Object.entries(places)) {
    const { stdout } = run(toy, [`save ${path}`, "y", "help"]);
    assert.match(stdout.replaceAll("\n", " "), why);
    assert.match(stdout, /^why, why 3/m, "the game goes on");
  }
  const full = spawnSync("sh", ["-c", 'ulimit -f 0; exec "$@"', "-", program, ...toy], {
    input: "save big.json\nhint\n",
    env,
    cwd: folder,
    encoding: "utf8",
    ...limit,
  });
  assert.equal(full.status, 0);
  assert.match(full.stdout, /big\.json cannot be written: there is no room left/);
  assert.match(full.stdout, /I would type/);
  assert.ok(!readdirSync(folder).some((name) => name.startsWith("big.json")));
});

test("files that hold no game are refused in words", () => {
  run(toy, [...anyMove, "save good.json", "quit"]);
  const good = readFileSync(join(folder, "good.json"), "utf8");
  const record = JSON.parse(good);
  record.moves[0].check = "00000000";
  const bad = {
    "cut.json": [good.slice(0, good.length / 2), /This is not JSON/],
    "altered.json": [JSON.stringify(record), /altered at or before moves\[0\]/],
    "other.json": [good.replace('"toy"', '"chess"'), /There is no game "chess"/],
    "text.json": ["hello", /This is not JSON/],
    "list.json": ["[]", /not a record/],
    "empty.json": ["", /This is not JSON/],
  };
  for (const [name, [text, why]] of Object.entries(bad)) {
    writeFileSync(join(folder, name), text);
    for (const call of [
      ["replay", name],
      ["play", "--from", name],
    ]) {
      const { status, stdout, stderr } = run(call);
      assert.equal(status, 1, name);
      assert.equal(stdout, "");
      assert.match(stderr, why);
    }
  }
  assert.match(
    run(["replay", "nowhere.json"], [], { lang: "de" }).stderr,
    /nowhere\.json lässt sich nicht lesen: .*nicht da/,
  );
});

test("a wrong call says what there is", () => {
  const calls = [
    [["play"], /Which game\? There are: /],
    [["play", "chess"], /There is no game "chess"/],
    [["play", "toy", "--seats", "me"], /One seat does not fit this game: 2 to 4/],
    [["play", "toy", "--seats", "me,cat"], /"cat" is no seat/],
    [["play", "toy", "--option", "speed=1"], /no option "speed"[\s\S]*tie=starter \*/],
    [["play", "toy", "--option", "tie=both"], /"both" is no value of the option "tie"[\s\S]*tie=nobody/],
  ];
  for (const [args, why] of calls) {
    const { status, stderr } = run(args);
    assert.equal(status, 1, args.join(" "));
    assert.match(stderr, why);
  }
  assert.equal(run(["play", "toy", "--from", "x.json"]).status, 2);
});

// ---- on a real terminal

// Where no terminal can be made, as in a bare chroot, there is nothing to try.
const hasScript = spawnSync("script", ["-qec", "true", "/dev/null"], { stdio: "ignore" }).status === 0;

// Steps are [what must have appeared since the last step, what is typed then, or what is done to the process].
function onTerminal(args, steps, { rows = 24, columns = 80 } = {}) {
  const pid = join(folder, "pid");
  const game = `sh -c 'echo $$ > "${pid}"; exec "${program}" ${args} --lang en'`;
  // Ctrl-C reaches the shell around it as well.
  const call = `trap : INT; stty rows ${rows} cols ${columns}; ${game}; echo "code $?"; stty -a`;
  const child = spawn("script", ["-qec", call, "/dev/null"], { env: { ...env, SHELL: "/bin/sh" }, cwd: folder });
  return new Promise((resolve, reject) => {
    let all = "";
    let from = 0;
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`waited for ${steps[0]?.[0]} in:\n${JSON.stringify(all.slice(-2000))}`));
    }, 30_000);
    child.stdout.on("data", (data) => {
      all += data.toString("utf8");
      while (steps.length > 0) {
        const found = all.slice(from).match(steps[0][0]);
        if (!found) break;
        from += found.index + found[0].length;
        const [, act] = steps.shift();
        // Whatever is still being drawn comes first.
        setTimeout(() => {
          if (typeof act === "function") act(Number(readFileSync(pid, "utf8")));
          else child.stdin.write(act);
        }, 50);
      }
    });
    child.on("close", () => {
      clearTimeout(timer);
      resolve(all);
    });
  });
}

const prompt = /Anna> /;
// With this seed Anna has a 1.
const seats = "play toy --seed nile --pause 0 --seats me:Anna,bot:1";

function assertRestored(all) {
  assert.ok(all.includes("\x1b[?1049h"), "a screen of its own");
  assert.ok(all.lastIndexOf("\x1b[?1049l") > all.lastIndexOf("\x1b[?1049h"), "and back");
  assert.ok(all.lastIndexOf("\x1b[?25h") > all.lastIndexOf("\x1b[?25l"), "the cursor is there again");
  assert.match(all, /[^-]icanon/);
  assert.match(all, /[^-]echo /);
}

test("Ctrl-C offers to save; once more leaves without", { skip: !hasScript, ...limit }, async () => {
  const all = await onTerminal(seats, [
    [prompt, '{"is":"bid"}\r'],
    [/move\.card is missing/, "bid 1\r"],
    [/Anna’s bid was the 1/, "\x03"],
    [/Save the game\? \[Y\/n\/file name\]/, "\x03"],
  ]);
  assert.match(all, /The game was not saved\.\s+code 130/);
  assertRestored(all);
});

test("Ctrl-D saves on Enter and says how to go on", { skip: !hasScript, ...limit }, async () => {
  const all = await onTerminal(seats, [
    [prompt, "bid 1\r"],
    [/Anna’s bid was the 1/, "\x04"],
    [/Save the game\?/, "none/x.json\r"],
    [/is not there/, "by hand.json\r"],
  ]);
  assert.match(all, /To go on: mastaba play --from 'by hand\.json'\s+code 0/);
  assert.ok(existsSync(join(folder, "by hand.json")));
  assertRestored(all);
});

test("SIGTERM and SIGHUP give the terminal back", { skip: !hasScript, ...limit }, async () => {
  for (const [signal, code] of Object.entries({ SIGTERM: 143, SIGHUP: 129 })) {
    const all = await onTerminal(seats, [[prompt, (pid) => process.kill(pid, signal)]]);
    assert.match(all, new RegExp(`code ${code}`));
    assertRestored(all);
  }
});

test("Ctrl-C works while a bot takes its time", { skip: !hasScript, ...limit }, async () => {
  const all = await onTerminal("play toy --pause 60 --seats bot:1,bot:2", [[/is thinking …/, "\x03"]]);
  assert.match(all, /code 130/);
  assertRestored(all);
});

test("Ctrl-C ends a long thought about a hint, and the game goes on", { skip: !hasScript, ...limit }, async () => {
  const all = await onTerminal(`${seats} --think 60`, [
    [prompt, "hint\r"],
    [/Thinking about your moves … \(Ctrl-C: that is enough\)/, "\x03"],
    [/I would type \d[\s\S]*only\.\)/, "bid 1\r"],
    [/Anna’s bid was the 1/, "\x03"],
    [/Save the game\?/, "n\r"],
  ]);
  assert.match(all, /Nefertiti \(Apprentice\) is thinking …/);
  assert.match(all, /code 130/);
  assertRestored(all);
});

test("Ctrl-C works while a pharaoh thinks", { skip: !hasScript, ...limit }, async () => {
  const all = await onTerminal("play toy --pause 0 --think 60 --seats bot:pharaoh,bot:2", [
    [/Nefertiti \(Pharaoh\) is thinking …/, "\x03"],
  ]);
  assert.match(all, /code 130/);
  assertRestored(all);
});

test("between two people the screen is emptied", { skip: !hasScript, ...limit }, async () => {
  const all = await onTerminal("play toy --seed nile --pause 0 --seats me:Anna,me:Ben", [
    [/Anna, it is your turn/, "\r"],
    [prompt, "bid 1\rbid 2\rbid 3\rbid 4\rbid 5\rbid 6\r"],
    [/Ben, it is your turn.*press Enter\./, "\x04"],
    [/Save the game\?/, "n\r"],
  ]);
  const curtain = all.indexOf("Ben, it is your turn");
  assert.ok(all.lastIndexOf("\x1b[2J", curtain) > all.lastIndexOf("hand", curtain), "emptied before the curtain");
  assert.equal(all.indexOf("hand", curtain), -1, "and no hand after it");
  assertRestored(all);
});

test("looking at another's board until something else is typed", { skip: !hasScript, ...limit }, async () => {
  const all = await onTerminal(seats, [
    [/board of Anna[\s\S]*Anna> /, "look 2\r"],
    [/board of Nefertiti[\s\S]*You are looking at the board of Nefertiti[\s\S]*Anna> /, "hint\r"],
    [/board of Anna[\s\S]*I would type[\s\S]*Anna> /, "look nefertiti\r"],
    [/board of Nefertiti[\s\S]*Anna> /, "look\r"],
    [/board of Anna[\s\S]*Anna> /, "look nefertiti\r"],
    [/board of Nefertiti[\s\S]*Anna> /, "\r"],
    [/board of Anna[\s\S]*Anna> /, "quit\r"],
  ]);
  assert.match(all, /code 0/);
  assertRestored(all);

  run(toy, [...wholeGame, "save looked.json"]);
  const looked = await onTerminal("replay looked.json --seat Anna", [
    [/Before the first[\s\S]*> /, "7\r"],
    [/board of Anna[\s\S]*Move 7 of[\s\S]*> /, "look Ramses\r"],
    [/board of Ramses[\s\S]*Move 7 of[\s\S]*You are looking at the board of Ramses[\s\S]*> /, "\r"],
    [/board of Anna[\s\S]*Move 7 of[\s\S]*> /, "look Ramses\r"],
    [/board of Ramses[\s\S]*> /, "n\r"],
    [/board of Anna[\s\S]*Move 8 of[\s\S]*> /, "look Zoe\r"],
    [/Nobody here is called "Zoe"[\s\S]*> /, "q\r"],
  ]);
  assert.match(looked, /code 0/);
  assertRestored(looked);
});

test("rules in pages, a small screen, and looking at a game again", { skip: !hasScript, ...limit }, async () => {
  const small = await onTerminal(
    seats,
    [
      [prompt, "rules\r"],
      [/page 1 of/, "q"],
      [prompt, "quit\r"],
    ],
    { rows: 10, columns: 40 },
  );
  assert.match(small, /code 0/);
  assertRestored(small);

  run(toy, [...wholeGame, "save again.json"]);
  const looked = await onTerminal("replay again.json", [
    [/Before the first of \d+ moves/, "\r"],
    [/Move 1 of/, "seat Anna\r"],
    [/Seen by Anna/, "what\r"],
    [/There is nothing to look up in this game/, "help\r"],
    [/what NAME, what/, "q"],
    [/Move 1 of/, "7\r"],
    [/Move 7 of/, "b\r"],
    [/Move 6 of/, "end\r"],
    [/The game is over[\s\S]*The same luck again: mastaba play toy --deal nile/, "start\r"],
    [/Before the first/, "play 0.01\r"],
    [/The game is over/, "q\r"],
  ]);
  assert.match(looked, /code 0/);
  assertRestored(looked);
});

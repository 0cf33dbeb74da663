// Every refusal of the hall (hall/no.h), provoked by somebody who does what may not be done.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { alter, makeUnknown } from "./altering.mjs";
import { hosting } from "./hosting.mjs";
import { beginGame, chairs, digits, playOn, sha256, Visitor } from "./visitor.mjs";

const seal = sha256("any");
const provoked = new Set();
// What steers a terminal, or turns the letters beside it around.
const unprintable = ["\u0000", "\u001b[31m", "\u007f", "\u009b", "\u2028", "\u202etxet", "\u2066"];

const hall = await hosting({ after });
const [mira, jonas, lena] = await hall.visitors("Mira", "Jonas", "Lena");

async function refuses(word, visitor, what, needs) {
  assert.equal(await visitor.refused(what, needs), word, `${what} ${JSON.stringify(needs)}`);
  provoked.add(word);
}
const open = async (...kinds) => (await mira.must("open", { game: "toy", seats: chairs(...kinds) })).table;

test("at the door", async () => {
  const stranger = new Visitor("Stranger", { from: "10.9.9.9" });
  await stranger.enter(hall.address);
  await refuses("needHello", stranger, "open", { game: "toy", seats: chairs("open", "open") });
  await stranger.must("ping");
  const hello = { mastaba: 1, token: digits(), name: "Stranger", lang: "en" };
  await refuses("otherVersion", stranger, "hello", { ...hello, mastaba: 2 });
  for (const token of ["", "0", digits(31), `${digits(31)}xx`, digits().toUpperCase().replace(/\d/g, "A"), digits(33)])
    await refuses("badToken", stranger, "hello", { ...hello, token });
  await refuses("badName", stranger, "hello", { ...hello, name: "" });
  for (const name of ["x".repeat(1000), " ", ...unprintable])
    await refuses("badName", stranger, "hello", { ...hello, name });
  await refuses("needHello", stranger, "lobby", {});
  await stranger.close();
});

test("opening a table", async () => {
  const seats = chairs("open", "open");
  await refuses("unknownGame", mira, "open", { game: "chess", seats });
  await refuses("needsPerson", mira, "open", { game: "toy", seats: chairs(1, 2) });
  await refuses("needsPerson", mira, "open", { game: "toy", seats: [] });
  for (const seconds of [-1, 0, 4, 30 * 24 * 3600 + 1])
    for (const kind of ["move", "bank"])
      await refuses("badClock", mira, "open", { game: "toy", seats, clock: { kind, seconds } });
  for (const level of [0, 6]) await refuses("outOfRange", mira, "open", { game: "toy", seats: chairs("open", level) });
  await refuses("outOfRange", mira, "open", { game: "toy", seats: [{ kind: "open", level: 1 }, { kind: "open" }] });
  await refuses("refusedOptions", mira, "open", { game: "toy", seats: chairs("open") });
  assert.equal(await mira.refused("open", { game: "toy", seats: Array(7).fill({ kind: "open" }) }), "outOfRange");
  await refuses("unknownWord", mira, "open", { game: "toy", seats, options: { tie: "maybe" } });
  await refuses("unknownField", mira, "open", { game: "toy", seats, options: { colour: "red" } });
  await refuses("needsObject", mira, "open", { game: "toy", seats, options: 7 });
});

test("sitting down", async () => {
  const table = await open("open", "invited", 1);
  await refuses("noSuchTable", mira, "sit", { table: "0123456789abcdef", seal });
  await refuses("noSuchTable", mira, "sit", { table: "../etc/passwd", seal });
  for (const bad of ["", "x".repeat(64), seal.slice(1)]) await refuses("badSeal", jonas, "sit", { table, seal: bad });
  await refuses("noSuchSeat", jonas, "sit", { table, seal, seat: 5 });
  await refuses("seatTaken", jonas, "sit", { table, seal, seat: 2 });
  await refuses("needsInvitation", jonas, "sit", { table, seal, seat: 1 });
  await refuses("needsInvitation", jonas, "sit", { table, seal, seat: 1, invitation: "0".repeat(24) });
  await jonas.sit(table);
  await refuses("alreadySeated", jonas, "sit", { table, seal });
  await refuses("seatTaken", lena, "sit", { table, seal, seat: 0 });
  await refuses("needsInvitation", lena, "sit", { table, seal });
  await mira.sit(table);
  await refuses("noFreeSeat", lena, "sit", { table, seal });
});

test("what only the host may do, and only before the start", async () => {
  const table = await open("open", "open");
  const put = { table, seat: 0, chair: { kind: "bot", level: 1 } };
  for (const [what, needs] of [
    ["put", put],
    ["start", { table }],
    ["close", { table }],
  ])
    await refuses("notHost", jonas, what, needs);
  await refuses("freeSeats", mira, "start", { table });
  await refuses("noSuchSeat", mira, "put", { ...put, seat: 4 });
  await refuses("outOfRange", mira, "put", { ...put, chair: { kind: "bot", level: 9 } });
  await mira.must("put", put);
  await refuses("needsPerson", mira, "put", { ...put, seat: 1 });
  await mira.sit(table);
  await mira.must("start", { table });
  await refuses("begun", mira, "start", { table });
  await refuses("begun", mira, "put", put);
  await refuses("begun", jonas, "sit", { table, seal });
  await refuses("badShare", mira, "share", { table, share: digits() });
  await refuses("badShare", mira, "share", { table, share: "" });
  await refuses("notSeated", jonas, "share", { table, share: digits() });
  await mira.share(table);
  await refuses("begun", mira, "close", { table });
});

test("in a game", async () => {
  const table = await beginGame([mira, jonas, lena], { game: "toy", seats: chairs("open", "open", "open") });
  const anna = await hall.visitor("Anna");
  const [{ move }] = mira.table(table).play.moves;
  for (const [what, needs] of [
    ["play", { table, move }],
    ["preview", { table, move }],
    ["undo", { table }],
    ["ask", { table, wish: "end" }],
    ["agree", { table, yes: true }],
    ["leave", { table }],
    ["return", { table }],
    ["rematch", { table }],
    ["nudge", { table, seat: 0 }],
  ])
    await refuses("notSeated", anna, what, needs);
  await refuses("notOver", mira, "record", { table });
  await refuses("notOver", mira, "rematch", { table });
  await refuses("nothingToTakeBack", mira, "undo", { table });
  await refuses("nothingToTakeBack", mira, "ask", { table, wish: "takeback" });
  await refuses("noWish", mira, "agree", { table, yes: true });
  await refuses("nudgedAlready", mira, "nudge", { table, seat: 0 });
  await refuses("nudgedAlready", mira, "nudge", { table, seat: 7 });

  const illegal = await mira.ask("play", { table, move: { is: "allow" }, made: 0 });
  assert.deepEqual([illegal.what, illegal.rule], ["illegal", "TOY-6"]);
  await refuses("unknownWord", mira, "play", { table, move: { is: "dance" } });
  await refuses("late", mira, "play", { table, move, made: 7 });
  await mira.must("play", { table, move, made: 0 });
  await refuses("late", mira, "play", { table, move, made: 0 });
  await refuses("notAsked", mira, "play", { table, move });
  await refuses("nudgedAlready", jonas, "nudge", { table, seat: 0 });

  await mira.must("ask", { table, wish: "end" });
  await refuses("wishWaits", jonas, "ask", { table, wish: "end" });
  await refuses("noWish", mira, "agree", { table, yes: true });
  await jonas.must("agree", { table, yes: true });
  await refuses("noWish", jonas, "agree", { table, yes: true });
  await lena.must("leave", { table });
  assert.equal((await mira.now(table)).about.stage, "over", "nobody else had to be asked");
  await refuses("notRunning", mira, "play", { table, move });
  for (const what of ["undo", "return", "leave"]) await refuses("notRunning", mira, what, { table });
});

test("while a bot plays for somebody", async () => {
  const table = await beginGame([mira, jonas], { game: "toy", seats: chairs("open", "open") });
  await mira.must("leave", { table });
  const move = { is: "skip" };
  for (const what of ["play", "preview"]) await refuses("botPlays", mira, what, { table, move });
  await refuses("botPlays", mira, "undo", { table });
  await refuses("botPlays", mira, "ask", { table, wish: "end" });
  await refuses("nudgedAlready", jonas, "nudge", { table, seat: 0 });
});

test("before and without a game", async () => {
  const table = await open("open", "open");
  await mira.sit(table);
  await refuses("notRunning", mira, "told", { table, from: 0 });
  await refuses("notRunning", mira, "play", { table, move: {} });
  await refuses("notRunning", mira, "share", { table, share: digits() });
  for (const what of ["watch", "record", "close", "start", "leave"])
    await refuses("noSuchTable", mira, what, { table: digits(8) });
});

test("what is said", async () => {
  const table = await open("open", "open");
  for (const text of ["", "x".repeat(501), "ä".repeat(501), "a\tb", "a\nb", ...unprintable])
    await refuses("badText", mira, "say", { table, text });
  await mira.must("say", { table, text: "ä".repeat(500) });
});

test("what cannot be read", async () => {
  for (const [text, word] of [
    ["{", "notJson"],
    ["[]", "needsObject"],
    ["{}", "missing"],
    ['{"do":"dance"}', "unknownWord"],
    ['{"do":"watch"}', "missing"],
    ['{"do":"watch","table":7}', "needsText"],
    ['{"do":"ping","extra":1}', "unknownField"],
    ['{"do":"ping","re":"x"}', "needsNumber"],
  ]) {
    mira.answered = null;
    mira.send(text);
    const answer = await mira.until(() => mira.answered);
    assert.equal(answer.what, word, text);
    assert.ok(answer.why);
  }
});

test("too much of everything", async (t) => {
  const small = await hosting(t, { args: ["--tables", "2"] });
  const host = await small.visitor("Host");
  const needs = { game: "toy", seats: chairs("open", "open") };
  for (let n = 0; n < 2; ++n) await host.must("open", needs);
  await refuses("tooManyTables", host, "open", needs);

  const busy = await hall.visitor("Busy");
  const tables = [];
  while (tables.length < 100) tables.push((await busy.must("open", needs)).table);
  await busy.until(() => busy.mine.length === 100);
  await refuses("tooManyOfYours", busy, "open", needs);
  await refuses("tooManyOfYours", busy, "sit", { table: await open("open", "open"), seal });

  for (const table of tables.slice(0, 8)) await busy.must("watch", { table });
  await refuses("tooManyWatched", busy, "watch", { table: tables[8] });
  await busy.must("watch", { table: tables[0] });
  await busy.must("unwatch", { table: tables[0] });
  await busy.must("watch", { table: tables[8] });
});

test("too many who watch, but whoever sits there always may", async () => {
  const table = await open("open", "open");
  await jonas.must("sit", { table, seal });
  const many = await Promise.all(Array.from({ length: 200 }, (_, n) => hall.visitor(`W${n}`)));
  await Promise.all(many.map((one) => one.must("watch", { table })));
  await refuses("tooManyThere", lena, "watch", { table });
  await jonas.must("watch", { table });
  await Promise.all(many.map((one) => one.close()));
});

test("as much said as can be kept", async () => {
  const table = await open("open", "open");
  // Several, as what comes from one address is answered at a certain pace.
  const four = await hall.visitors("A", "B", "C", "D");
  await Promise.all(
    four.map(async (one) => {
      for (let n = 0; n < 500; ++n) await one.must("say", { table, text: "hm" });
    }),
  );
  await refuses("tooMuchSaid", mira, "say", { table, text: "one more" });
});

test("tables that were altered while the house was closed: no other suffers from it", async (t) => {
  const kept = await hosting(t, { kept: true });
  const two = await kept.visitors("Mira", "Jonas");
  const begin = () => beginGame(two, { game: "toy", seats: chairs("open", "open") });
  const [newer, broken, sound] = [await begin(), await begin(), await begin()];
  for (const table of [newer, broken, sound]) await playOn(two, table, { most: 6, choose: () => 0 });
  await kept.close();
  makeUnknown(kept.file, newer);
  alter(
    kept.file,
    `UPDATE entries SET text = replace(text, '"seat":', '"seat":1') WHERE n = 7 AND table_id = '${broken}'`,
  );
  await kept.reopen();
  const back = await kept.visitor("Mira", { token: two[0].token });
  await back.must("watch", { table: newer });
  assert.equal(back.table(newer).about.stage, "unplayable");
  assert.match(back.table(newer).about.looked, /Mira.*\n(.*\n)*.*Jonas/, "as a spectator saw it");
  await refuses("unplayable", back, "play", { table: newer, move: { is: "skip" } });
  await refuses("damaged", back, "watch", { table: broken });
  await back.must("watch", { table: sound });
  assert.ok(back.table(sound).play.seen.length >= 6);
});

test("a damaged table whose clock runs does no harm when it has run out", async (t) => {
  const kept = await hosting(t, { kept: true });
  const two = await kept.visitors("Mira", "Jonas");
  const clock = { kind: "move", seconds: 5 };
  const seats = chairs("open", "open");
  const broken = await beginGame(two, { game: "toy", seats, clock });
  await playOn(two, broken, { most: 6, choose: () => 0 });
  await kept.close();
  alter(kept.file, `UPDATE entries SET text = replace(text, '"seat":', '"seat":1') WHERE n = 9`);
  await kept.reopen();
  // A sound table whose clock began a little later shows that the time of the broken one is up.
  const [mira, jonas] = await kept.visitors("Mira", "Jonas");
  const sound = await beginGame([mira, jonas], { game: "toy", seats, clock });
  await mira.until(() => mira.note(sound, "ranOut"), 10_000);
  assert.equal(await mira.refused("watch", { table: broken }), "damaged");
});

test("each in the language of who asked", async () => {
  await lena.hello({ lang: "de" });
  const table = await open("open", "open");
  const german = await lena.ask("close", { table });
  const english = await jonas.ask("close", { table });
  assert.equal(german.why, "Das darf nur, wer den Tisch eröffnet hat.");
  assert.equal(english.why, "Only who opened the table may do that.");
  await lena.hello({ lang: "en" });
});

test("no refusal of the hall was left out", () => {
  const [, list] = /enum class No : u8 \{([^}]*)\}/.exec(
    readFileSync(new URL("../../hall/no.h", import.meta.url), "utf8"),
  );
  const all = list.match(/\w+/g);
  // A disk that is full is tried in tests/chaos.
  const elsewhere = ["nothing", "notStored"];
  assert.deepEqual(
    all.filter((word) => !provoked.has(word)),
    elsewhere,
  );
});

// Around the games: what is said, playing again, the lists of tables, and who one is.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { hosting } from "./hosting.mjs";
import { beginGame, chairs, digits, playOn } from "./visitor.mjs";

const hall = await hosting({ after });
const toy = { game: "toy", seats: chairs("open", "open") };
const ids = (tables) => tables.map((one) => one.table);

describe("talking", () => {
  test("reaches all who watch, as the very text that was sent, with who said it", async () => {
    const [mira, lena, away] = await hall.visitors("Mira", "Lena", "Away");
    const { table } = await mira.must("open", toy);
    await mira.sit(table);
    await lena.must("watch", { table });
    const texts = ['<img src=x onerror="alert(1)">', "&amp; \\u0041 \"'`", "👩‍👩‍👧 ägyptisch", " "];
    for (const text of texts) await mira.must("say", { table, text });
    await lena.must("say", { table, text: "from outside" });
    const spoken = (await lena.now(table)).notes.filter((note) => note.is === "spoke");
    assert.deepEqual(
      spoken.map(({ text, name }) => [text, name]),
      [...texts.map((text) => [text, "Mira"]), ["from outside", "Lena"]],
    );
    assert.deepEqual(
      spoken.map((note) => note.n),
      spoken.map((_, n) => spoken[0].n + n),
    );
    assert.equal(spoken[0].seat, 0);
    assert.equal(
      spoken.at(-1).seat,
      spoken.at(-1).seat === 0 ? -1 : spoken.at(-1).seat,
      "who only watches has no seat",
    );
    await away.now(table);
    assert.equal(away.tables.size, 0);
  });

  test("who comes later is told the newest", async () => {
    const [mira, lena] = await hall.visitors("Mira", "Lena");
    const { table } = await mira.must("open", toy);
    for (let n = 0; n < 230; ++n) await mira.must("say", { table, text: `${n}` });
    await lena.must("watch", { table });
    const texts = lena.table(table).notes.map((note) => note.text);
    assert.deepEqual([texts.length, texts[0], texts.at(-1)], [200, "30", "229"]);
  });

  test("goes on when the game is over", async () => {
    const people = await hall.visitors("Mira", "Jonas");
    const table = await beginGame(people, toy);
    await playOn(people, table);
    await people[0].must("say", { table, text: "gg" });
    await people[1].now(table);
    assert.equal(people[1].note(table, "spoke").text, "gg");
  });
});

test("a rematch has the same chairs, and is the same table for whoever asks", async () => {
  const people = await hall.visitors("Mira", "Jonas");
  const [mira, jonas] = people;
  const open = { game: "toy", seats: chairs("open", 2, "invited"), options: { tie: "nobody" }, listed: true };
  const table = await beginGame(people, { ...open, clock: { kind: "bank", seconds: 600 } });
  await playOn(people, table);
  const { table: next } = await jonas.must("rematch", { table });
  assert.notEqual(next, table);
  assert.equal((await mira.now(table)).about.next, next);
  assert.ok(mira.note(table, "again"));
  assert.equal((await mira.must("rematch", { table })).table, next);
  const lena = await hall.visitor("Lena");
  assert.equal(await lena.refused("rematch", { table }), "notSeated");
  await mira.sit(next, { seat: 0 });
  await jonas.sit(next, { seat: 2 });
  const { about } = mira.table(next);
  assert.deepEqual([about.options.tie, about.clock, about.host], ["nobody", { kind: "bank", seconds: 600 }, "Jonas"]);
  assert.deepEqual([about.seats[1].chair, about.seats[1].level], ["bot", 2]);
  await jonas.must("start", { table: next });
  await Promise.all(people.map((one) => one.share(next)));
  await playOn(people, next);
  assert.equal((await mira.now(next)).about.stage, "over");
  const records = await Promise.all([table, next].map((one) => mira.must("record", { table: one })));
  assert.notEqual(records[0].played.record.seed, records[1].played.record.seed, "another deal");
});

// News of it comes once a second: they wait at the same time.
describe("the lobby", { concurrency: true }, () => {
  test("lists only listed tables that are not over, to who is in it", async () => {
    const [mira, jonas, lena, away] = await hall.visitors("Mira", "Jonas", "Lena", "Away");
    await lena.must("lobby");
    const { table: hidden } = await mira.must("open", toy);
    const { table: shown } = await mira.must("open", { ...toy, listed: true });
    const listed = await lena.until(() => lena.lobby?.tables.find((one) => one.table === shown));
    assert.ok(!ids(lena.lobby.tables).includes(hidden));
    const { stage, host, you, yourTurn, moves } = listed;
    assert.deepEqual([stage, host, you, yourTurn, moves], ["gathering", "Mira", null, false, 0]);
    const { open } = lena.lobby;
    assert.ok(open >= 1);

    const running = await beginGame([mira, jonas], { ...toy, listed: true });
    await lena.until(() => lena.lobby.tables.find((one) => one.table === running)?.stage === "running");
    await playOn([mira, jonas], running);
    await lena.until(() => !ids(lena.lobby.tables).includes(running));
    await mira.must("close", { table: shown });
    await lena.until(() => !ids(lena.lobby.tables).includes(shown));
    assert.equal(away.lobby, null);
  });

  test("is silent to who has left it", async () => {
    const [mira, lena, other] = await hall.visitors("Mira", "Lena", "Other");
    for (const one of [lena, other]) await one.must("lobby", { on: true });
    await lena.until(() => lena.lobby);
    await lena.must("lobby", { on: false });
    lena.lobby = null;
    const { table } = await mira.must("open", { ...toy, listed: true });
    await other.until(() => ids(other.lobby?.tables ?? []).includes(table));
    await lena.must("ping");
    assert.equal(lena.lobby, null);
  });
});

test("one's own tables: those one has opened or sits at, unfinished, with whose turn it is", async () => {
  const [mira, jonas] = await hall.visitors("Mira", "Jonas");
  assert.deepEqual(mira.mine, []);
  const { table: opened } = await mira.must("open", toy);
  await mira.until(() => ids(mira.mine).includes(opened));
  const table = await beginGame([mira, jonas], toy);
  const turn = (one) => one.mine.find((mine) => mine.table === table)?.yourTurn;
  await mira.until(() => turn(mira) === true);
  await jonas.until(() => turn(jonas) === true);
  assert.deepEqual(ids(jonas.mine), [table]);
  assert.equal(jonas.mine[0].you, jonas.table(table).about.you);
  await mira.move(table);
  await mira.until(() => turn(mira) === false);
  assert.equal(turn(jonas), true);
  await playOn([mira, jonas], table);
  await jonas.until(() => jonas.mine.length === 0);
  await mira.until(() => !ids(mira.mine).includes(table));
  const elsewhere = await hall.visitor("Mira", { token: mira.token });
  await elsewhere.until(() => ids(elsewhere.mine).includes(opened), 3000);
});

describe("hello, once more", () => {
  test("changes the name and the language from then on", async () => {
    const mira = await hall.visitor("Mira");
    const table = await beginGame([mira], { game: "toy", seats: chairs("open", 1) });
    await mira.until(() => mira.table(table).play.moves.length > 0);
    const say = () => mira.table(table).play.moves[0].say;
    const english = say();
    const answer = await mira.hello({ name: "Mirabai", lang: "de" });
    assert.ok(answer.now >= answer.opened && answer.opened > 0);
    await mira.now(table);
    assert.notEqual(say(), english, "what is watched is shown anew");
    assert.equal(mira.table(table).about.seats[0].name, "Mira", "a name at a table stays");
    await mira.must("say", { table, text: "hallo" });
    assert.equal(mira.note(table, "spoke").name, "Mirabai");
  });

  test("as somebody else, one sees with other eyes", async () => {
    const [mira, jonas] = await hall.visitors("Mira", "Jonas");
    const table = await beginGame([mira, jonas], toy);
    await mira.hello({ token: digits(), name: "Nobody" });
    const { about, play } = await mira.now(table);
    assert.deepEqual([about.you, about.invitation, play.moves, play.seen.view.own.hand], [null, "", [], []]);
    assert.deepEqual(mira.mine, []);
    const seat = 1 - jonas.table(table).about.you;
    await jonas.until(() => !jonas.table(table).about.seats[seat].here, 10_000);
    await mira.hello({ token: jonas.token });
    assert.equal((await mira.now(table)).about.you, jonas.table(table).about.you);
    assert.deepEqual(mira.table(table).play.moves, jonas.table(table).play.moves);
  });
});

// Games over real sockets, from the first move to the last: every game, any number of seats, people who watch, come
// back, or send something twice.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Engine } from "./engine.mjs";
import { checkDeal } from "./fair.mjs";
import { games, hosting, program } from "./hosting.mjs";
import { beginGame, chairs, playOn } from "./visitor.mjs";

const hall = await hosting({ after });
const engine = new Engine(program);
after(() => engine.close());

const toy = { game: "toy", seats: chairs("open", "open") };
const first = (moves) => moves[0].move;

for (const game of games)
  test(`${game}: two programs play to the end, and the deal can be checked`, async () => {
    const people = await hall.visitors("Mira", "Jonas");
    const [mira, jonas] = people;
    const table = await beginGame(people, { game, seats: chairs("open", "open") });
    const { about } = mira.table(table);
    await playOn(people, table);
    const { play } = await mira.now(table);
    assert.equal(mira.table(table).about.stage, "over");
    assert.deepEqual([play.seen.actors, play.moves], [[], []]);
    assert.ok(play.seen.standing.how);
    assert.ok(mira.note(table, "over"));

    const { played } = await mira.must("record", { table });
    const record = checkDeal(about, played);
    assert.equal(record.moves.length, play.seen.length);
    for (const one of people) assert.equal(played.shares[one.table(table).about.you], one.shares.get(table));
    assert.deepEqual((await jonas.must("record", { table })).played, played, "the same for everybody");
    const local = await engine.must({ do: "load", record });
    const { standing } = await engine.must({ do: "view", table: local.table });
    assert.deepEqual(standing, play.seen.standing);
    await engine.must({ do: "close", table: local.table });
  });

for (const [game, ...kinds] of [
  ["labyrinth", "open"],
  ["schatz", "open", 1],
  ["medaillon", 3, "open"],
  ["gold", 2, "open", 3],
  ["gold", "open", 1, "invited", 2],
  ["labyrinth", 1, "open", 2, 1, 2],
  ["fluch", 1, 2, "open", 1, 2],
  ["schatz", 1, "open", 2, 1, "invited", 3],
])
  test(`${game} with the chairs ${kinds.join(", ")}`, async () => {
    const people = await hall.visitors(...kinds.filter((kind) => typeof kind === "string"));
    const table = await beginGame(people, { game, seats: chairs(...kinds) });
    // Long games need not end to show that so many can play.
    const most = 60;
    await playOn(people, table, { most });
    const { about, play } = await people[0].now(table);
    assert.deepEqual(
      about.seats.map((seat) => (seat.chair === "bot" ? seat.level : seat.chair)),
      kinds,
    );
    assert.ok(about.stage === "over" || play.seen.length >= most);
    const moved = new Set((await people[0].must("told", { table, from: 1 })).told.map((one) => one.seat));
    assert.equal(moved.size, kinds.length, "everybody, also every bot, has moved");
    for (const one of people) await one.ask("leave", { table });
  });

test("who only watches sees what a spectator sees, and has no moves; when it is over, everything", async () => {
  const people = await hall.visitors("Mira", "Jonas");
  const lena = await hall.visitor("Lena");
  const table = await beginGame(people, { game: "schatz", seats: chairs("open", "open") });
  await lena.must("watch", { table });
  const seen = [];
  lena.until(() => {
    const { about, play } = lena.table(table);
    seen.push({ about, play });
    return about.stage === "over";
  }, 60_000);
  await playOn(people, table);
  await lena.now(table);
  assert.ok(seen.length > 10);
  for (const { about, play } of seen) {
    assert.deepEqual([about.you, about.invitation, about.made, about.mayAskBack], [null, "", 0, false]);
    assert.deepEqual([play.moves, play.seen.asked, play.seen.undo], [[], "", false]);
    assert.deepEqual(play.seen.view.own.hand, [], "no hand at all");
  }
  const { played } = await lena.must("record", { table });
  const { table: local } = await engine.must({ do: "load", record: played.record });
  assert.deepEqual(seen.at(-1).play.seen.view, (await engine.must({ do: "view", table: local })).view);
  assert.deepEqual(
    lena.table(table).told,
    (await engine.must({ do: "told", table: local })).told,
    "from the beginning",
  );
});

test("who comes back with the same token finds everything as it was, and is told all of it", async () => {
  const people = await hall.visitors("Mira", "Jonas");
  const [mira] = people;
  const table = await beginGame(people, { game: "labyrinth", seats: chairs("open", "open") });
  await playOn(people, table, { most: 50 });
  const { play: before, about, told } = await mira.now(table);
  await mira.close();
  const back = await hall.visitor("Mira again", { token: mira.token });
  await back.until(() => back.mine.some((one) => one.table === table));
  await back.must("watch", { table });
  const now = back.table(table);
  assert.deepEqual([now.play.seen, now.play.moves], [before.seen, before.moves]);
  assert.deepEqual([now.about.you, now.about.made, now.about.invitation], [about.you, about.made, about.invitation]);
  assert.equal(now.about.seats[now.about.you].name, "Mira", "the name one sat down with");
  assert.ok(now.told.length < told.length, "first the newest");
  assert.deepEqual(now.told, told.slice(-now.told.length));
  assert.deepEqual((await back.must("told", { table, from: 0 })).told, told, "and all when asked for");
  await playOn([back, people[1]], table);
  assert.equal((await back.now(table)).about.stage, "over");
});

test("a seat is shown as away when its last page is closed, and as here again", async () => {
  const [mira, jonas] = await hall.visitors("Mira", "Jonas");
  const table = await beginGame([mira, jonas], toy);
  const { you } = jonas.table(table).about;
  const phone = await hall.visitor("Jonas", { token: jonas.token });
  await jonas.close();
  await mira.must("ping");
  assert.equal(mira.table(table).about.seats[you].here, true, "another page is still open");
  await phone.close();
  await mira.until(() => !mira.table(table).about.seats[you].here, 10_000);
  assert.ok(mira.table(table).about.seats[you].away > 0);
  await hall.visitor("Jonas", { token: jonas.token });
  await mira.until(() => mira.table(table).about.seats[you].here);
});

test("two devices of one guest are told the same, and either may move", async () => {
  const [mira, jonas] = await hall.visitors("Mira", "Jonas");
  const table = await beginGame([mira, jonas], toy);
  const phone = await hall.visitor("Mira", { token: mira.token });
  await phone.must("watch", { table });
  for (const device of [mira, phone, mira, phone]) {
    while ((await device.now(table)).play.moves.length === 0) await jonas.move(table);
    await device.move(table);
    const [one, other] = [await mira.now(table), await phone.now(table)];
    assert.deepEqual([one.play.seen, one.play.moves, one.told], [other.play.seen, other.play.moves, other.told]);
  }
  assert.equal(mira.table(table).about.made, 4);
});

test("a move that is sent twice is made once, from one device or from two", async () => {
  const [mira, jonas] = await hall.visitors("Mira", "Jonas");
  const table = await beginGame([mira, jonas], toy);
  const phone = await hall.visitor("Mira", { token: mira.token });
  const move = first(mira.table(table).play.moves);
  const play = { table, move, made: 0 };
  const answers = await Promise.all([mira.ask("play", play), mira.ask("play", play), phone.ask("play", play)]);
  assert.equal(answers.filter((answer) => answer.ok).length, 1);
  assert.deepEqual(
    answers.filter((answer) => !answer.ok).map((answer) => answer.what),
    ["late", "late"],
  );
  const { about, play: now } = await jonas.now(table);
  assert.equal(now.seen.length, 1);
  assert.equal(about.made, 0, "it counts the own moves");
  assert.equal((await mira.now(table)).about.made, 1);
});

test("an illegal move changes nothing, says the rule in the own language, and shows how it stands", async () => {
  const [mira, jonas] = await hall.visitors("Mira", "Jonas");
  const table = await beginGame([mira, jonas], toy);
  const before = mira.table(table).play;
  await mira.hello({ lang: "de" });
  const { what, rule, why } = await mira.ask("play", { table, move: { is: "curse" }, made: 0 });
  assert.deepEqual([what, rule], ["illegal", "TOY-6"]);
  await mira.hello({ lang: "en" });
  const english = await mira.ask("play", { table, move: { is: "curse" }, made: 0 });
  assert.notEqual(english.why, why);
  assert.deepEqual(mira.table(table).play.seen, before.seen);
});

test("a preview shows what the move will do, and does nothing", async () => {
  const [mira, jonas] = await hall.visitors("Mira", "Jonas");
  const table = await beginGame([mira, jonas], toy);
  const move = first(mira.table(table).play.moves);
  const { preview } = await mira.must("preview", { table, move });
  assert.ok(preview.whole);
  assert.equal((await mira.now(table)).play.seen.length, 0);
  await mira.must("play", { table, move, made: 0 });
  assert.deepEqual((await mira.now(table)).play.seen.view, preview.view);
});

for (const signal of ["SIGTERM", "SIGKILL"])
  test(`after ${signal} in the middle of everything the house opens again, and all goes on`, async (t) => {
    const kept = await hosting(t, { kept: true });
    const [mira, jonas] = await kept.visitors("Mira", "Jonas");
    const running = await beginGame([mira, jonas], { game: "schatz", seats: chairs("open", 2, "open") });
    await playOn([mira, jonas], running, { most: 20 });
    const { table: gathering } = await mira.must("open", { ...toy, listed: true });
    await jonas.sit(gathering);
    await mira.must("say", { table: running, text: "Bis gleich" });
    const { table: dealing } = await mira.must("open", toy);
    await mira.sit(dealing);
    await jonas.sit(dealing);
    await mira.must("start", { table: dealing });
    await mira.share(dealing);
    // A bot may have gone on meanwhile; what was seen by then is there in any case.
    const before = (await mira.now(running)).told;
    const notes = mira.table(running).notes.map(({ n, is, text }) => [n, is, text]);
    await kept.close(signal);
    if (signal === "SIGTERM") assert.equal(mira.news.at(-1)?.is, "bye");
    await kept.reopen();

    for (const one of [mira, jonas]) {
      await one.connect(kept.address);
      for (const table of [running, gathering, dealing]) await one.must("watch", { table });
      await one.until(() => one.mine.length === 3);
    }
    const { told } = await mira.must("told", { table: running, from: 0 });
    assert.deepEqual(told.slice(0, before.length), before);
    assert.deepEqual(
      mira
        .table(running)
        .notes.map(({ n, is, text }) => [n, is, text])
        .slice(0, notes.length),
      notes,
    );
    assert.equal(jonas.table(gathering).about.you, 0);
    await jonas.must("leave", { table: gathering });
    assert.deepEqual(
      jonas.table(dealing).about.seats.map((seat) => seat.shared),
      [true, false],
    );
    await jonas.share(dealing);
    await playOn([mira, jonas], dealing);
    await playOn([mira, jonas], running);
    for (const table of [running, dealing]) {
      const { about } = await jonas.now(table);
      assert.equal(about.stage, "over");
      checkDeal(about, (await jonas.must("record", { table })).played);
    }
  });

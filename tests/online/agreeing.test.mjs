// In a game, between people: taking back, ending it together, bots that stand in, clocks, and reminders.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { hosting } from "./hosting.mjs";
import { beginGame, chairs, playOn } from "./visitor.mjs";

const hall = await hosting({ after });

// The toy: all bid at the same time and secretly, so a bid is news to nobody until the last one shows them all.
async function bidding(...names) {
  const people = await hall.visitors(...names);
  const table = await beginGame(people, { game: "toy", seats: names.map(() => ({ kind: "open" })) });
  return { people, table };
}
const length = async (visitor, table) => (await visitor.now(table)).play.seen.length;

describe("undo asks nobody", () => {
  test("and takes the own last move back, also when others have moved since", async () => {
    const { people, table } = await bidding("Mira", "Jonas", "Lena");
    const [mira, jonas, lena] = people;
    const hand = mira.table(table).play.seen.view.own.hand;
    await mira.move(table);
    await jonas.move(table);
    assert.ok((await mira.now(table)).play.seen.undo);
    await mira.must("undo", { table });
    const { about, play, told } = mira.table(table);
    assert.deepEqual([about.made, play.seen.length, play.seen.view.own.hand], [0, 1, hand]);
    assert.deepEqual(play.seen.actors, [about.you, lena.table(table).about.you]);
    assert.deepEqual(
      told.map((one) => one.seat),
      [undefined, jonas.table(table).about.you],
      "what was told of it is told anew",
    );
    await lena.now(table);
    assert.deepEqual(
      lena.table(table).told.map((one) => one.seat),
      told.map((one) => one.seat),
    );
    assert.equal(lena.note(table, "undone").name, "Mira");
    await mira.move(table);
    assert.equal(mira.table(table).about.made, 1);
  });

  test("but not when all cards lie open", async () => {
    const { people, table } = await bidding("Mira", "Jonas");
    const [mira, jonas] = people;
    await mira.move(table);
    await jonas.move(table);
    const { about, play } = await mira.now(table);
    assert.deepEqual([play.seen.undo, about.mayAskBack], [false, false]);
    assert.equal(await mira.refused("undo", { table }), "nothingToTakeBack");
    assert.equal(await mira.refused("ask", { table, wish: "takeback" }), "nothingToTakeBack");
  });
});

describe("taking back by consent", () => {
  // All but the last have bid, and the first wants its bid back.
  async function wished() {
    const { people, table } = await bidding("Mira", "Jonas", "Lena");
    const [mira, jonas] = people;
    await mira.move(table);
    await jonas.move(table);
    assert.ok((await mira.now(table)).about.mayAskBack);
    await mira.must("ask", { table, wish: "takeback" });
    return { people, table };
  }

  test("needs everybody, and goes back to before the own move, whoever moved since", async () => {
    const { people, table } = await wished();
    const [mira, jonas, lena] = people;
    const [me, second, third] = people.map((one) => one.table(table).about.you);
    const { wish } = (await lena.now(table)).about;
    assert.deepEqual(wish, { wish: "takeback", seat: me, agreed: [], needed: [second, third] });
    await jonas.must("agree", { table, yes: true });
    assert.deepEqual((await mira.now(table)).about.wish.agreed, [second]);
    assert.equal(await length(mira, table), 2);
    await lena.must("agree", { table, yes: true });
    for (const one of people) {
      const { about, play, told } = await one.now(table);
      assert.deepEqual([about.wish, about.made, play.seen.length, told.length], [null, 0, 0, 1]);
      assert.equal(one.note(table, "takenBack").name, "Mira");
    }
  });

  test("one no is enough to refuse it", async () => {
    const { people, table } = await wished();
    const [mira, jonas, lena] = people;
    await jonas.must("agree", { table, yes: true });
    await lena.must("agree", { table, yes: false });
    assert.deepEqual([(await mira.now(table)).about.wish, await length(mira, table)], [null, 2]);
    assert.equal(mira.note(table, "refused").name, "Lena");
    assert.equal(mira.note(table, "takenBack"), undefined);
  });

  test("a move in between answers it: the position it was about is gone", async () => {
    const { people, table } = await wished();
    const [mira, jonas, lena] = people;
    await jonas.must("agree", { table, yes: true });
    await lena.move(table);
    assert.equal((await mira.now(table)).about.wish, null);
    assert.equal(await jonas.refused("agree", { table, yes: true }), "noWish");
    assert.ok((await length(mira, table)) >= 3);
  });

  test("who leaves is not waited for", async () => {
    const { people, table } = await wished();
    const [mira, jonas, lena] = people;
    await jonas.must("agree", { table, yes: true });
    await lena.must("leave", { table });
    await mira.until(() => mira.note(table, "takenBack"));
    assert.ok(mira.table(table).told.length <= 2, "and nothing taken back is left among what was told");
  });

  test("bots are not asked", async () => {
    const people = await hall.visitors("Mira", "Jonas");
    const [mira, jonas] = people;
    const table = await beginGame(people, { game: "toy", seats: chairs("open", 1, "open") });
    await mira.move(table);
    await mira.until(() => mira.table(table).play.seen.actors.length === 1);
    await mira.must("ask", { table, wish: "takeback" });
    assert.deepEqual((await jonas.now(table)).about.wish.needed, [jonas.table(table).about.you]);
    await jonas.must("agree", { table, yes: true });
    assert.equal((await mira.now(table)).about.made, 0);
  });
});

test("taking back never goes past luck or news, in no game", async () => {
  for (const game of ["schatz", "gold", "medaillon", "labyrinth", "fluch"]) {
    const people = await hall.visitors("Mira", "Jonas");
    const table = await beginGame(people, { game, seats: chairs("open", "open") });
    for (let n = 0; n < 25 && people[0].table(table).about.stage === "running"; ++n) {
      const mover = people.find((one) => one.table(table).play.moves.length > 0);
      const other = people.find((one) => one !== mover);
      const { move } = mover.table(table).play.moves[0];
      const { preview } = await mover.must("preview", { table, move });
      await mover.must("play", { table, move });
      const { about } = await mover.now(table);
      // Whoever could foresee the whole move learnt nothing from it, and nobody else did.
      assert.equal(about.mayAskBack, preview.whole && about.stage === "running", `${game}: ${JSON.stringify(move)}`);
      if (!about.mayAskBack)
        assert.ok(
          ["nothingToTakeBack", "notRunning"].includes(await mover.refused("ask", { table, wish: "takeback" })),
        );
      await other.now(table);
    }
    for (const one of people) await one.ask("leave", { table });
  }
});

describe("ending it together", () => {
  test("needs everybody, has no result, and shows everything", async () => {
    const { people, table } = await bidding("Mira", "Jonas", "Lena");
    const [mira, jonas, lena] = people;
    await mira.move(table);
    await jonas.must("ask", { table, wish: "end" });
    await mira.must("agree", { table, yes: true });
    assert.equal((await jonas.now(table)).about.stage, "running");
    await lena.must("agree", { table, yes: true });
    const { about, play } = await jonas.now(table);
    assert.deepEqual([about.stage, about.agreedToEnd, play.seen.standing, play.seen.actors], ["over", true, null, []]);
    assert.ok(jonas.note(table, "ended"));
    const { played } = await jonas.must("record", { table });
    assert.deepEqual([played.record.moves.length, played.record.result], [1, null]);
  });

  test("one no, and the game goes on", async () => {
    const { people, table } = await bidding("Mira", "Jonas");
    await people[0].must("ask", { table, wish: "end" });
    await people[1].must("agree", { table, yes: false });
    assert.equal((await people[0].now(table)).about.stage, "running");
    await people[0].move(table);
  });

  test("who plays against bots alone asks nobody", async () => {
    const mira = await hall.visitor("Mira");
    const table = await beginGame([mira], { game: "toy", seats: chairs("open", 1) });
    await mira.must("ask", { table, wish: "end" });
    assert.equal(mira.table(table).about.stage, "over");
  });
});

describe("a bot stands in", () => {
  test("for who leaves, until it returns", async () => {
    const { people, table } = await bidding("Mira", "Jonas");
    const [mira, jonas] = people;
    const seat = jonas.table(table).about.you;
    await jonas.must("leave", { table });
    assert.equal(jonas.note(table, "stoodIn").name, "Jonas");
    await jonas.must("leave", { table });
    await playOn([mira], table, { most: 8 });
    const { about, play } = await jonas.now(table);
    assert.equal(about.seats[seat].standIn, true);
    assert.ok(about.made >= 2, "it has played");
    assert.deepEqual(play.moves, [], "nobody else moves for it meanwhile");
    await jonas.until(() => jonas.mine.find((one) => one.table === table)?.yourTurn === false);
    await jonas.must("return", { table });
    await jonas.must("return", { table });
    assert.equal(jonas.table(table).about.seats[seat].standIn, false);
    assert.equal(jonas.note(table, "returned").name, "Jonas");
    await playOn(people, table);
    assert.equal((await mira.now(table)).about.stage, "over");
  });

  test("and plays the game to its end if nobody comes back", async () => {
    const { people, table } = await bidding("Mira", "Jonas");
    const lena = await hall.visitor("Lena");
    await lena.must("watch", { table });
    for (const one of people) await one.must("leave", { table });
    await lena.until(() => lena.table(table).about.stage === "over");
  });
});

// They wait for real clocks, so they do it at the same time.
describe("clocks", { concurrency: true }, () => {
  async function clocked(kind) {
    const people = await hall.visitors("Mira", "Jonas");
    const clock = { kind, seconds: 5 };
    const began = Date.now(); // or a little later
    const table = await beginGame(people, { game: "toy", seats: chairs("open", "open"), clock });
    return { people, table, began };
  }

  test("for each move: who takes too long is stood in for, and may return", async () => {
    const { people, table, began } = await clocked("move");
    const [mira, jonas] = people;
    const left = (seat) => mira.table(table).about.seats[seat].left;
    const me = mira.table(table).about.you;
    assert.ok(left(me) > 4000 && left(me) <= 5000);
    await mira.move(table);
    assert.equal(left(me), null, "no clock runs for who is not asked");
    await mira.until(() => mira.note(table, "ranOut"), 10_000);
    assert.ok(Date.now() - began >= 4950, "not before its time");
    assert.equal(mira.note(table, "ranOut").name, "Jonas");
    assert.equal((await jonas.now(table)).about.seats[1 - me].standIn, true);
    await jonas.until(() => jonas.table(table).about.made >= 1);
    assert.equal(await jonas.refused("play", { table, move: { is: "skip" } }), "botPlays");
    await jonas.must("return", { table });
    assert.equal(jonas.table(table).about.seats[1 - me].standIn, false);
    await playOn(people, table);
    assert.equal((await mira.now(table)).about.stage, "over");
  });

  test("for all moves: it runs only while one is asked, and what is used is gone", async () => {
    const { people, table } = await clocked("bank");
    const [mira, jonas] = people;
    const [me, other] = people.map((one) => one.table(table).about.you);
    await mira.move(table);
    const kept = mira.table(table).about.seats[me].left;
    assert.ok(kept > 0 && kept <= 5000);
    const news = await mira.until(() => (mira.note(table, "ranOut") ? mira.table(table) : null), 10_000);
    assert.equal(news.about.seats[me].standIn, false, "who has moved has time");
    assert.equal(news.about.seats[other].standIn, true);
    await jonas.must("return", { table });
    assert.ok(jonas.table(table).about.seats[other].left > 0, "a little to go on with");
    await jonas.must("ask", { table, wish: "end" });
    await mira.must("agree", { table, yes: true });
  });

  test("nobody wins time by leaving and returning, nor by taking back", async () => {
    for (const kind of ["move", "bank"]) {
      const { people, table } = await clocked(kind);
      const [mira] = people;
      const left = async () => (await mira.now(table)).about.seats[mira.table(table).about.you].left;
      await setTimeout(700);
      await mira.move(table);
      await mira.must("undo", { table });
      assert.ok((await left()) <= 4400, `${kind}: ${await left()} after taking back`);
      // Whether the bot has moved meanwhile or not: a bank never has more than it had.
      await mira.must("leave", { table });
      await mira.must("return", { table });
      if (kind === "bank") assert.ok((await left()) <= 4400, `${await left()} after returning`);
      await mira.must("ask", { table, wish: "end" });
      await people[1].must("agree", { table, yes: true });
    }
  });

  test("while the house is closed no time passes", async (t) => {
    const kept = await hosting(t, { kept: true });
    const people = await kept.visitors("Mira", "Jonas");
    const clock = { kind: "bank", seconds: 5 };
    const table = await beginGame(people, { game: "toy", seats: chairs("open", "open"), clock });
    await people[0].move(table);
    await kept.close();
    await setTimeout(5200);
    await kept.reopen();
    for (const one of people) {
      await one.connect(kept.address);
      await one.must("watch", { table });
      assert.equal(one.note(table, "ranOut"), undefined);
      for (const { left } of one.table(table).about.seats) assert.ok(left > 1000 && left <= 5000, `${left}`);
    }
    await playOn(people, table);
    assert.equal((await people[0].now(table)).about.stage, "over");
  });

  test("without one nobody runs out of time", async () => {
    const { people, table } = await bidding("Mira", "Jonas");
    assert.deepEqual(
      people[0].table(table).about.seats.map((seat) => seat.left),
      [null, null],
    );
  });
});

test("a nudge reaches who is asked, on every page, and nobody else; not again at once", async () => {
  const { people, table } = await bidding("Mira", "Jonas", "Lena");
  const [mira, jonas, lena] = people;
  const phone = await hall.visitor("Jonas", { token: jonas.token });
  const seat = jonas.table(table).about.you;
  await mira.must("nudge", { table, seat });
  for (const one of [jonas, phone]) {
    await one.until(() => one.news.length > 0);
    assert.deepEqual(one.news, [{ is: "nudged", table, by: "Mira" }]);
  }
  assert.equal(await lena.refused("nudge", { table, seat }), "nudgedAlready");
  await lena.now(table);
  assert.deepEqual([mira.news, lena.news], [[], []]);
});

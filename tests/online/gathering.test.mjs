// Before the game: a table is opened, people and bots come and go, and with the last share it begins.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { hosting } from "./hosting.mjs";
import { beginGame, chairs, sha256 } from "./visitor.mjs";

const hall = await hosting({ after });
const people = () => hall.visitors("Mira", "Jonas");
const names = async (visitor, table) => (await visitor.now(table)).about.seats.map((seat) => seat.name);
const opened = async (host, ...kinds) => {
  const { table } = await host.must("open", { game: "toy", seats: chairs(...kinds) });
  await host.must("watch", { table });
  return table;
};

test("an opened table shows what was asked for, and its host has no seat yet", async () => {
  const [mira] = await people();
  const asked = {
    game: "toy",
    options: { tie: "nobody" },
    seats: chairs("open", "invited", 3),
    clock: { kind: "bank", seconds: 600 },
  };
  const { table } = await mira.must("open", asked);
  assert.match(table, /^[0-9a-f]{16}$/);
  await mira.must("watch", { table });
  const { about, play } = mira.table(table);
  assert.equal(play, undefined, "nothing is dealt yet");
  assert.deepEqual(
    about.seats.map(({ chair, level, taken }) => ({ chair, level, taken })),
    [
      { chair: "open", level: 0, taken: false },
      { chair: "invited", level: 0, taken: false },
      { chair: "bot", level: 3, taken: true },
    ],
  );
  assert.deepEqual(about.clock, asked.clock);
  assert.equal(about.options.tie, "nobody");
  assert.equal(about.options.players, 3, "all options are there, the usual ones too");
  const { stage, host, listed, you, youHost, made, wish, next } = about;
  assert.deepEqual(
    { stage, host, listed, you, youHost, made, wish, next },
    { stage: "gathering", host: "Mira", listed: false, you: null, youHost: true, made: 0, wish: null, next: null },
  );
  assert.match(about.seal, /^[0-9a-f]{64}$/);
});

test("sitting down: any free chair, a certain one, and one that is kept for who is invited", async () => {
  const [mira, jonas] = await people();
  const table = await opened(mira, "invited", "open", "open");
  await jonas.sit(table);
  assert.equal(jonas.table(table).about.you, 1, "the first that is free to all");
  await jonas.must("leave", { table });
  await jonas.sit(table, { seat: 2 });
  assert.equal(jonas.table(table).about.you, 2);
  assert.deepEqual(await names(mira, table), ["", "", "Jonas"], "everybody there is told");
  assert.equal(mira.note(table, "sat").name, "Jonas");

  const lena = await hall.visitor("Lena");
  assert.equal(await lena.refused("sit", { table, seat: 0, seal: sha256("x") }), "needsInvitation");
  const { invitation } = jonas.table(table).about;
  assert.ok(invitation.length >= 16);
  await lena.sit(table, { seat: 0, invitation });
  assert.equal(lena.table(table).about.you, 0);
});

test("the host needs no invitation", async () => {
  const [mira] = await people();
  const table = await opened(mira, "invited", "open");
  await mira.sit(table, { seat: 0 });
  assert.equal(mira.table(table).about.you, 0);
});

test("leaving frees the chair, and the invitation is no longer shown", async () => {
  const [mira, jonas] = await people();
  const table = await opened(mira, "open", "open");
  await jonas.sit(table);
  await jonas.must("leave", { table });
  const { about } = jonas.table(table);
  assert.deepEqual([about.you, about.invitation, about.seats[0].taken, about.seats[0].seal], [null, "", false, ""]);
  await mira.now(table);
  assert.equal(mira.note(table, "left").name, "Jonas");
});

test("the host puts bots and chairs; who sits there gets up", async () => {
  const [mira, jonas] = await people();
  const table = await opened(mira, "open", "open", "open");
  await jonas.sit(table, { seat: 1 });
  await mira.must("put", { table, seat: 1, chair: { kind: "bot", level: 2 } });
  await mira.must("put", { table, seat: 2, chair: { kind: "invited" } });
  const { seats, you } = (await jonas.now(table)).about;
  assert.equal(you, null);
  assert.deepEqual(
    seats.map((seat) => seat.chair),
    ["open", "bot", "invited"],
  );
  assert.equal(seats[1].level, 2);
  assert.ok(seats[1].name, "a bot has a name");
  await mira.must("put", { table, seat: 1, chair: { kind: "open" } });
  assert.equal(mira.table(table).about.seats[1].taken, false);
});

test("closing clears the table for all, and nobody finds it among theirs", async () => {
  const [mira, jonas] = await people();
  const table = await opened(mira, "open", "open");
  await jonas.sit(table);
  await jonas.until(() => jonas.mine.some((one) => one.table === table));
  await mira.must("close", { table });
  assert.equal((await jonas.now(table)).about.stage, "closed");
  await jonas.until(() => !jonas.mine.some((one) => one.table === table));
  assert.equal(await jonas.refused("sit", { table, seal: sha256("x") }), "alreadySeated");
  assert.equal(await mira.refused("sit", { table, seal: sha256("x") }), "begun");
});

test("who leaves between the start and the deal closes the table, and the host may do so too", async () => {
  const [mira, jonas] = await people();
  for (const end of [(table) => jonas.must("leave", { table }), (table) => mira.must("close", { table })]) {
    const table = await opened(mira, "open", "open");
    await mira.sit(table);
    await jonas.sit(table);
    await mira.must("start", { table });
    await end(table);
    assert.equal((await mira.now(table)).about.stage, "closed");
    assert.equal(await mira.refused("share", { table, share: mira.shares.get(table) }), "notRunning");
  }
});

test("the game begins with the last share and not before; a share sent twice is given once", async () => {
  const [mira, jonas] = await people();
  const table = await opened(mira, "open", "open", 1);
  await mira.sit(table);
  await jonas.sit(table);
  await mira.must("start", { table });
  const shared = async () => (await jonas.now(table)).about.seats.map((seat) => seat.shared);
  assert.deepEqual(await shared(), [false, false, false]);
  await mira.share(table);
  await mira.share(table);
  assert.deepEqual(await shared(), [true, false, false]);
  assert.equal(jonas.table(table).about.stage, "dealing");
  assert.equal(jonas.table(table).play, undefined);
  await jonas.share(table);
  assert.equal(jonas.table(table).about.stage, "running");
  assert.ok(jonas.table(table).play.seen.view);
});

test("a host who does not sit down can begin a game for others, and watches it", async () => {
  const [mira, jonas] = await people();
  const table = await opened(mira, "open", "open");
  const lena = await hall.visitor("Lena");
  await jonas.sit(table);
  await lena.sit(table);
  await mira.must("start", { table });
  await Promise.all([jonas.share(table), lena.share(table)]);
  const { about, play } = await mira.until(() => (mira.table(table).play ? mira.table(table) : null));
  assert.equal(about.you, null);
  assert.deepEqual(play.moves, []);
  assert.equal(about.watching, 1);
});

test("people with the same name, and the name of a bot, can play with each other", async () => {
  const namesakes = await hall.visitors("Anen", "Anen");
  const table = await beginGame(namesakes, { game: "toy", seats: chairs(1, "open", "open") });
  assert.deepEqual(await names(namesakes[0], table), ["Anen", "Anen", "Anen"]);
  assert.equal(namesakes[0].table(table).about.stage, "running");
});

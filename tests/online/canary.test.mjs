// Nobody gets to know what it may not. Whole games are played in a house where everything that is secret carries a mark
// of its own; every byte that anybody was sent is kept. When all is over, each game is gone through once more at a local
// table: what each connection was sent must be what its own seat sees there, and no secret may be in any of it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { faults } from "../wasm/schema.mjs";
import { Engine } from "./engine.mjs";
import { hosting, program } from "./hosting.mjs";
import { Mirror } from "./mirror.mjs";
import { beginGame, chairs, digits, playOn, sha256 } from "./visitor.mjs";

const hall = await hosting({ after }, { kept: true });
const engine = new Engine(program);
after(() => engine.close());

const guestOf = (token) => sha256(`mastaba guest:${token}`).slice(0, 32);
const everybody = []; // who ever came, with what it was sent
const tables = []; // all there were, with who was there
const sentTo = (visitor) => visitor.bytes.join("\n");

let marks = 0;
async function come(what, options = {}) {
  const mark = `${what}-${(++marks).toString(36)}${digits(4)}`;
  const visitor = await hall.visitor(mark, { keepBytes: true, ...options });
  everybody.push(visitor);
  return visitor;
}

// Looks at what may be done here, tries what may not, and asks for what it was told: each answer is something to leak by.
async function nose(visitor, table, others, probed) {
  const { play, about } = visitor.table(table);
  const alone = play.seen.actors.length === 1 && play.seen.actors[0] === about.you;
  // Only if nobody else can move meanwhile it is known which moment the answer is about.
  if (!alone || play.moves.length === 0) return;
  const theirs = others.flatMap((other) => other.table(table).play.moves);
  const tried = [play.moves.at(-1), play.moves[0], ...theirs.slice(0, 2)].map((one) => one.move);
  for (const move of [...tried, { is: "none" }])
    probed.push({
      length: play.seen.length,
      seat: about.you,
      lang: visitor.lang,
      move,
      answer: await visitor.ask("preview", { table, move }),
    });
}

// A game with a spectator in the room, played to its end, or to where all agree that it is enough.
async function played(game, kinds, most) {
  const people = [];
  for (const kind of kinds)
    if (typeof kind === "string") people.push(await come("seat", { lang: people.length % 2 ? "de" : "en" }));
  const table = await beginGame(people, { game, seats: chairs(...kinds) });
  // Others who look on in another language, and one who comes later: what was worked out for one must not reach another.
  const watcher = await come("watcher");
  const device = await come("device", { token: people[0].token, lang: "de" });
  const late = await come("watcher", { lang: "de" });
  for (const one of [watcher, device]) await one.must("watch", { table });
  const chat = `chat-${digits(6)}`;
  await people[0].must("say", { table, text: chat });
  const probed = [];
  let round = 0;
  for (let length = 0; length < most; ) {
    await playOn(people, table, { most: Math.min(most, length + 7) });
    if (length === 0) await late.must("watch", { table });
    if ((await people[0].now(table)).about.stage === "over") break;
    for (const one of people) await one.now(table);
    for (const one of people)
      await nose(
        one,
        table,
        people.filter((other) => other !== one),
        probed,
      );
    length = people[0].table(table).play.seen.length;
    // One leaves for a while, and a bot plays for it.
    await people.at(-1).ask(round++ % 3 === 0 ? "leave" : "return", { table });
  }
  // Bots do not wait for answers; until the game stops at somebody's turn it may take more than one attempt.
  const isOver = async () => (await people[0].now(table)).about.stage === "over";
  for (let attempt = 0; attempt < 50 && !(await isOver()); ++attempt) {
    await people.at(-1).ask("return", { table });
    await people[0].ask("ask", { table, wish: "end" });
    for (const one of people.slice(1)) await one.ask("agree", { table, yes: true });
  }
  const everyone = [...people, watcher, device, late];
  for (const one of everyone) await one.now(table);
  // From here on everything may be known.
  const before = new Map(everyone.map((one) => [one, beforeTheEnd(one.bytes, table)]));
  const { played: shown } = await watcher.must("record", { table });
  const kept = { table, people, everyone, before, probed, chat, ...shown };
  tables.push(kept);
  return kept;
}

function beforeTheEnd(bytes, table) {
  const end = bytes.findIndex((text) => {
    const news = JSON.parse(text);
    return news.is === "table" && news.about.table === table && news.about.stage === "over";
  });
  assert.ok(end > 0);
  return bytes.slice(0, end);
}

for (const [game, most, ...kinds] of [
  ["toy", 999, "open", "open"],
  ["toy", 999, "open", 2, "open", "open"],
  ["schatz", 999, "open", "open"],
  ["schatz", 150, "open", 1, "open", "open", 2, "open"],
  ["labyrinth", 150, "open"],
  ["labyrinth", 999, "open", "open", 1],
  ["labyrinth", 100, "open", "open", "open", "open", "open"],
  ["medaillon", 999, "open", "open"],
  ["medaillon", 150, 2, "open"],
  ["gold", 999, "open", "open"],
  ["gold", 120, "open", 1, "open", 2],
  ["fluch", 250, "open", "open"],
  ["fluch", 120, 1, "open", "open", "open", 2],
])
  test(`${game} with ${kinds.join(", ")}: each is shown what its own seat sees, and nothing else`, async () => {
    const one = await played(game, kinds, most);
    await compare(one);
    for (const visitor of one.everyone) searchBytes(one, visitor);
  });

// Everything sent about this table, by the moment it was about.
function lettersByLength({ table, everyone }) {
  const letters = new Map();
  for (const visitor of everyone)
    for (const text of visitor.bytes) {
      const news = JSON.parse(text);
      if (news.is !== "table" || news.about.table !== table || !news.play) continue;
      const { length } = news.play.seen;
      if (!letters.has(length)) letters.set(length, []);
      letters.get(length).push({ visitor, text, news });
    }
  return letters;
}

// Whoever has the same token is the same guest.
function seatOf({ people, record }, visitor) {
  const guest = people.find((one) => one.token === visitor.token);
  return guest ? record.seats.findIndex((seat) => seat.name === guest.name) : null;
}

async function compare(one) {
  const mirror = await Mirror.of(engine, one.record);
  const letters = lettersByLength(one);
  const seats = one.record.seats.map((_, seat) => seat);
  let compared = 0;
  for (;;) {
    for (const { visitor, text, news } of letters.get(mirror.length) ?? []) {
      const { about, play } = news;
      const seat = seatOf(one, visitor);
      assert.equal(about.you, seat);
      const local = await mirror.shown(seat, visitor.lang, play.told[0]?.n ?? mirror.length + 1);
      if (seat !== null && about.seats[seat].standIn) local.moves = [];
      if (about.agreedToEnd)
        Object.assign(local, { seen: { ...local.seen, actors: [], asked: "", undo: false }, moves: [] });
      assert.deepEqual(play, local, `${visitor.name} after ${mirror.length} moves`);
      await findOthers(mirror, seats, seat, text, visitor);
      ++compared;
    }
    for (const { seat, lang, move, answer } of one.probed.filter((probe) => probe.length === mirror.length)) {
      const { re, ...said } = answer;
      assert.deepEqual(said, await mirror.ask({ do: "preview", lang, move }, seat));
      ++compared;
    }
    if (mirror.length === one.record.moves.length) break;
    await mirror.step();
  }
  await mirror.close();
  assert.ok(compared > one.record.moves.length, "every move was told to more than one");
}

// What another seat holds must not stand in a letter, unless its reader has just the same.
async function findOthers(mirror, seats, seat, text, visitor) {
  const ownOf = async (who) => JSON.stringify((await mirror.ask({ do: "view", lang: visitor.lang }, who)).view.own);
  const known = [await ownOf(seat), await ownOf(null)];
  for (const other of seats) {
    const own = await ownOf(other);
    if (!known.includes(own)) assert.ok(!text.includes(own), `${visitor.name} was sent what seat ${other} holds`);
  }
}

// No secret in what came before the end, whatever it was part of.
function searchBytes(one, visitor) {
  const secrets = { seed: one.record.seed, secret: one.secret };
  one.shares.forEach((share, n) => {
    secrets[`share ${n}`] = share;
  });
  if (seatOf(one, visitor) === null) secrets.invitation = one.people[0].table(one.table).about.invitation;
  const sent = one.before.get(visitor).join("\n");
  for (const [what, secret] of Object.entries(secrets)) {
    assert.ok(secret.length >= 24);
    assert.ok(!sent.includes(secret), `${visitor.name} was sent the ${what}`);
  }
}

test("an invitation goes to those who sit there, and is taken away from who gets up", async () => {
  const [host, guest, watcher] = [await come("host"), await come("guest"), await come("watcher")];
  const { table } = await host.must("open", { game: "toy", seats: chairs("open", "invited"), listed: true });
  await host.must("watch", { table });
  const { invitation } = host.table(table).about;
  await watcher.must("watch", { table });
  await watcher.must("lobby");
  await watcher.until(() => watcher.lobby?.tables.some((one) => one.table === table));
  assert.equal(await watcher.refused("sit", { table, seat: 1, seal: digits() }), "needsInvitation");
  assert.ok(!sentTo(watcher).includes(invitation));
  await guest.sit(table, { invitation, seat: 1 });
  assert.equal(guest.table(table).about.invitation, invitation);
  await guest.must("leave", { table });
  const known = guest.bytes.length;
  await host.must("say", { table, text: "bye" });
  await guest.now(table);
  assert.ok(!guest.bytes.slice(known).join("").includes(invitation));
});

test("who was elsewhere got to know of nothing: no table, no name, no word", async () => {
  const stranger = await come("stranger");
  await stranger.must("lobby");
  const people = [await come("hidden"), await come("hidden")];
  const table = await beginGame(people, { game: "toy", seats: chairs("open", "open") });
  await people[0].must("say", { table, text: "psst" });
  await people[0].must("nudge", { table, seat: people[1].table(table).about.you });
  await playOn(people, table);
  const { table: sign } = await people[0].must("open", { game: "toy", seats: chairs("open", "open"), listed: true });
  await stranger.until(() => stranger.lobby?.tables.some((one) => one.table === sign));
  const heard = sentTo(stranger);
  for (const secret of [table, people[1].name, "psst", "nudged"]) assert.ok(!heard.includes(secret), secret);
  assert.deepEqual(stranger.mine, []);
  for (const what of ["watch", "told", "record"])
    assert.equal(
      await stranger.refused(what, { table: digits(8), ...(what === "told" ? { from: 0 } : {}) }),
      "noSuchTable",
    );
});

test("games at other tables are told to nobody here", () => {
  assert.ok(tables.length > 10);
  for (const visitor of everybody) {
    const sent = sentTo(visitor);
    for (const one of tables.filter(({ everyone }) => !everyone.includes(visitor)))
      for (const secret of [one.table, one.chat, ...one.people.map((person) => person.name)])
        assert.ok(!sent.includes(secret), `${visitor.name} was sent ${secret}`);
  }
});

test("no token and no guest was ever sent to anybody, not even its own", () => {
  for (const visitor of everybody) {
    const sent = sentTo(visitor);
    for (const { token, name } of everybody)
      for (const secret of [token, guestOf(token)])
        assert.ok(!sent.includes(secret), `${visitor.name} was sent who ${name} is`);
  }
});

// Objects have the fields that are written down, and no others.
function strictly(schema) {
  if (Array.isArray(schema)) return schema.map(strictly);
  if (schema === null || typeof schema !== "object") return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, strictly(one)]));
  return inner.properties && inner.type === "object" ? { ...inner, additionalProperties: false } : inner;
}

test("news have the fields that docs/online.schema.json has, and nothing beside them", () => {
  const schema = strictly(JSON.parse(readFileSync(new URL("../../docs/online.schema.json", import.meta.url), "utf8")));
  const kinds = new Set();
  for (const visitor of everybody)
    for (const text of visitor.bytes) {
      const news = JSON.parse(text);
      if (!("is" in news)) continue;
      assert.deepEqual(faults(schema.$defs.news, news, schema), [], text);
      kinds.add(news.is);
    }
  assert.deepEqual([...kinds].sort(), ["lobby", "mine", "nudged", "table"]);
});

test("the house keeps no token, and its log and its figures name nobody", async () => {
  const figures = await (await fetch(`${hall.address}metrics`)).text();
  assert.match(figures, /mastaba_moves_total [1-9]/);
  const { logged } = await hall.close();
  const files = readdirSync(hall.folder).map((file) => readFileSync(join(hall.folder, file), "latin1"));
  assert.ok(files.join("").includes(guestOf(everybody[0].token)), "the store does keep guests");
  for (const visitor of everybody) {
    for (const file of files) assert.ok(!file.includes(visitor.token), "a token was kept");
    for (const text of [figures, logged])
      for (const secret of [visitor.token, guestOf(visitor.token), visitor.name, visitor.from])
        assert.ok(!text.includes(secret), text);
  }
  for (const { table } of tables) assert.ok(!figures.includes(table) && !logged.includes(table));
});

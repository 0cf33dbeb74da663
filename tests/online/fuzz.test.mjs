// People and programs who send whatever they like. Whatever it is, each of them gets an answer or is let go; the house
// stays open, stays small, and others play on.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { serve } from "../cli/serving.mjs";
import { hosting, program } from "./hosting.mjs";
import { fitting, luck, nonsense, request, requests, unfitting } from "./rubbish.mjs";
import { beginGame, chairs, digits, playOn, sha256, Visitor } from "./visitor.mjs";
import { binary, farewell, ping, pong, text, Wire } from "./wire.mjs";

const hall = await hosting({ after });
const { port } = hall.house;
const toy = { game: "toy", seats: chairs("open", "open") };

async function gameIsPossible() {
  const people = await hall.visitors("Mira", "Jonas");
  const table = await beginGame(people, toy);
  await playOn(people, table);
  assert.equal((await people[0].now(table)).about.stage, "over");
  await Promise.all(people.map((one) => one.close()));
}
afterEach(async () => {
  assert.ok(await hall.healthy());
  await gameIsPossible();
});
// The house's memory. A sanitizer keeps what was freed: there it says nothing.
const isMeasured = process.env.MASTABA_SANITIZE !== "ON";
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${hall.house.pid}/status`, "utf8"))[1]) / 1024;

// Tables of all stages, with somebody who sits at all of them.
async function everyStage() {
  const [mira, jonas] = await hall.visitors("Mira", "Jonas");
  const { table: gathering } = await mira.must("open", toy);
  await mira.sit(gathering);
  const { table: dealing } = await mira.must("open", toy);
  for (const one of [mira, jonas]) await one.sit(dealing);
  await mira.must("start", { table: dealing });
  const running = await beginGame([mira, jonas], { ...toy, clock: { kind: "bank", seconds: 600 } });
  const over = await beginGame([mira, jonas], toy);
  await playOn([mira, jonas], over);
  const { table: closed } = await mira.must("open", toy);
  await mira.must("close", { table: closed });
  return { mira, tables: { gathering, dealing, running, over, closed, none: digits(8) } };
}

test("every field of every request with everything that does not fit there is refused", async () => {
  const { mira, tables } = await everyStage();
  const known = { mastaba: 1, token: mira.token, name: "Mira", table: tables.running, seal: sha256("x"), ...toy };
  let count = 0;
  for (const one of requests) {
    const sound = request(one, known);
    for (const [field, part] of one.fields) {
      for (const value of unfitting(part)) {
        const { do: what, ...needs } = { ...sound, [field]: value };
        const answer = await mira.ask(what, needs);
        assert.equal(answer.ok, false, `${what} with ${field} ${JSON.stringify(value)}`);
        assert.ok(answer.what && answer.why);
        ++count;
      }
      const { do: what, [field]: _, ...needs } = sound;
      assert.equal(typeof (await mira.ask(what, needs)).ok, "boolean", `${what} without ${field}`);
    }
    assert.equal(await mira.refused(one.name, { ...needsOf(sound), surplus: 1 }), "unknownField");
  }
  assert.ok(count > 200, `only ${count}`);
});
const needsOf = ({ do: _, ...needs }) => needs;

test("sound requests at the wrong time are answered, and leave the tables whole", async () => {
  const { mira, tables } = await everyStage();
  const random = luck(7);
  for (let n = 0; n < 1500; ++n) {
    const one = requests[Math.floor(random() * requests.length)];
    const [stage, table] = Object.entries(tables)[Math.floor(random() * 6)];
    // What would take the tables of this test away.
    if (["hello", "open", "rematch"].includes(one.name) || (one.name === "close" && stage !== "over")) continue;
    const sound = request(one, { table, seal: sha256("x"), yes: false, share: digits(), text: "x" });
    const answer = await mira.ask(one.name, needsOf(sound));
    assert.equal(typeof answer.ok, "boolean");
  }
  assert.equal((await mira.must("record", { table: tables.over })).played.record.game, "toy");
});

test("nonsense from many at once, again and again, does not make the house grow", async () => {
  const random = luck(1);
  const round = async () => {
    const many = await Promise.all(Array.from({ length: 10 }, (_, n) => hall.visitor(`N${n}`)));
    await Promise.all(
      many.map(async (one) => {
        for (let n = 0; n < 300; ++n) one.send(nonsense(random));
        await one.must("ping");
        await one.close();
      }),
    );
  };
  await round();
  const before = megabytes();
  for (let n = 0; n < 3; ++n) await round();
  const grown = megabytes() - before;
  assert.ok(grown < 24 || !isMeasured, `it grew by ${grown} MiB`);
});

test("hello as ever new guests does not make the house grow", async () => {
  const many = await Promise.all(Array.from({ length: 60 }, () => hall.visitor("N")));
  const round = () =>
    Promise.all(
      many.map(async (one) => {
        for (let n = 0; n < 290; ++n)
          one.send(JSON.stringify({ do: "hello", mastaba: 1, token: digits(), name: "N", lang: "en" }));
        await one.must("ping");
      }),
    );
  await round();
  // Who has gone is remembered for a few seconds; then there is room for others.
  await setTimeout(isMeasured ? 5000 : 0);
  const before = megabytes();
  await round();
  const grown = megabytes() - before;
  assert.ok(grown < 1.3 || !isMeasured, `it grew by ${grown} MiB`);
  await Promise.all(many.map((one) => one.close()));
});

test("frames that are no text: binary is passed over, bad UTF-8 and broken frames end the connection", async () => {
  const hello = JSON.stringify({ do: "ping", re: 5 });
  const wire = await Wire.upgrade(port);
  assert.equal(wire.status, 101);
  assert.doesNotMatch(wire.head, /Sec-WebSocket-Extensions/i, "nothing is unpacked, so nothing can be a bomb");
  wire.send(binary, hello);
  wire.send(ping, "are you there");
  wire.send(text, hello);
  await wire.hears(() => wire.frames.length >= 2);
  assert.deepEqual(
    wire.frames.map(({ kind, payload }) => [kind, payload.toString()]),
    [
      [pong, "are you there"],
      [text, '{"re":5,"ok":true}'],
    ],
  );
  // In pieces it is the same text.
  wire.send(text, hello.slice(0, 4), { fin: false });
  wire.send(0, hello.slice(4));
  await wire.hears(() => wire.frames.length >= 3);
  await wire.close();

  for (const [what, bytes] of Object.entries({
    "bad UTF-8": [text, Buffer.from([0xff, 0xfe, 0xc0, 0x80])],
    "half a letter": [text, Buffer.from([0xe2, 0x82])],
    "a surrogate": [text, Buffer.from([0xed, 0xa0, 0x80])],
    "not masked": [text, hello, { masked: false }],
    "an unknown kind": [3, hello],
    "a long ping": [ping, "x".repeat(126)],
    "a ping in pieces": [ping, "x", { fin: false }],
    "the rest of nothing": [0, hello],
  })) {
    const other = await Wire.upgrade(port);
    other.send(...bytes);
    assert.equal(await other.hears(() => false, 5000), null, `${what} was let through`);
    assert.notEqual(other.frames.at(-1)?.kind, text, what);
  }
});

test("a text of 16 KiB is heard; of one more byte it ends the connection, also in pieces", async () => {
  const padded = (size) => '{"do":"ping","re":1}'.padEnd(size);
  const most = 16 << 10;
  const wire = await Wire.upgrade(port);
  wire.send(text, padded(most));
  await wire.hears(() => wire.frames.length > 0);
  assert.equal(wire.frames[0].payload.toString(), '{"re":1,"ok":true}');
  wire.send(text, padded(most + 1));
  assert.equal(await wire.hears(() => false, 5000), null);
  const last = wire.frames.at(-1);
  assert.deepEqual([last.kind, last.payload.readUInt16BE(0)], [farewell, 1009], "it is too big");

  const pieces = await Wire.upgrade(port);
  pieces.send(text, padded(1000), { fin: false });
  for (let n = 0; n < 20; ++n) pieces.send(0, " ".repeat(1000), { fin: false });
  assert.equal(await pieces.hears(() => false, 5000), null);

  // One that is only announced need not be waited for.
  const huge = await Wire.upgrade(port);
  huge.write(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]));
  assert.equal(await huge.hears(() => false, 5000), null);
});

test("who asks and asks and does not read is let go, and nothing is kept for it", async () => {
  const people = await hall.visitors("Mira", "Jonas");
  const table = await beginGame(people, { game: "labyrinth", seats: chairs("open", "open") });
  await playOn(people, table);
  const watcher = await hall.visitor("Watcher");
  const deaf = await Wire.upgrade(port, { fields: { "X-Forwarded-For": "10.7.7.7" } });
  const visitors = async () =>
    Number(/mastaba_visitors (\d+)/.exec(await (await fetch(`${hall.address}metrics`)).text())[1]);
  const here = await visitors();
  const before = megabytes();
  deaf.socket.pause();
  deaf.send(text, JSON.stringify({ do: "hello", mastaba: 1, token: digits(), name: "Deaf", lang: "en" }));
  for (let n = 0; n < 580; ++n) deaf.send(text, JSON.stringify({ do: "told", table, from: 0 }));
  for (let n = 0; n < 300 && (await visitors()) >= here; ++n) await watcher.must("ping");
  assert.ok((await visitors()) < here, "it is still there");
  assert.ok(megabytes() - before < 48 || !isMeasured);
  await deaf.close();
});

test("upgrades that are none, and from elsewhere", async () => {
  for (const [fields, status] of [
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "http://localhost.evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "http://localhost" }, 101],
    [{ Origin: "https://localhost" }, 101],
    [{ Origin: null }, 101],
    [{ "Sec-WebSocket-Key": null }, 400],
    [{ "Sec-WebSocket-Version": "12" }, 426],
    [{ "Sec-WebSocket-Version": null }, 400],
    [{ Host: null }, 400],
  ]) {
    const wire = await Wire.upgrade(port, { fields });
    assert.equal(wire.status, status, JSON.stringify(fields));
    await wire.close();
  }
  for (const how of [{ method: "POST" }, { path: "/onlinex" }, { path: "/" }, { fields: { Upgrade: "h2c" } }]) {
    const wire = await Wire.upgrade(port, how);
    assert.ok(wire.status >= 200, `${wire.status}`);
    assert.notEqual(wire.status, 101, JSON.stringify(how));
    await wire.close();
  }
});

test("too many from one address are turned away, until one of them goes", async (t) => {
  const small = await hosting(t, { args: ["--per-address", "3"] });
  const from = "10.8.8.8";
  const come = () => Wire.upgrade(small.house.port, { fields: { "X-Forwarded-For": from } });
  const inside = [await come(), await come(), await come()];
  assert.deepEqual(
    inside.map((one) => one.status),
    [101, 101, 101],
  );
  assert.equal((await come()).status, 429);
  const other = await Wire.upgrade(small.house.port, { fields: { "X-Forwarded-For": "10.8.8.9" } });
  assert.equal(other.status, 101, "others may come in");
  const spoofed = await Wire.upgrade(small.house.port, { fields: { "X-Forwarded-For": `10.1.2.3, ${from}` } });
  assert.equal(spoofed.status, 429, "only what the proxy has added counts");
  inside[0].send(farewell, "");
  await inside[0].hears(() => false);
  assert.equal((await come()).status, 101);
});

test("without a proxy nobody can say that it comes from elsewhere", async (t) => {
  const house = await serve(program, ["--per-address", "1"]);
  t.after(() => house.close());
  const statuses = [];
  for (const from of ["10.0.0.1", "10.0.0.2"])
    statuses.push((await Wire.upgrade(house.port, { fields: { "X-Forwarded-For": from } })).status);
  assert.deepEqual(statuses, [101, 429]);
});

test("who asks too fast is heard later, and others are not", async (t) => {
  const strict = await serve(program, ["--proxy", "--requests", "20"]);
  t.after(() => strict.close());
  const [hasty, calm] = await Promise.all(
    ["10.6.0.1", "10.6.0.2"].map((from) => Visitor.at(strict.address, "V", { from })),
  );
  const began = Date.now();
  // Three seconds' worth is let through at once.
  const all = Promise.all(Array.from({ length: 80 }, () => hasty.must("ping")));
  await calm.must("ping");
  const between = Date.now() - began;
  await all;
  assert.ok(Date.now() - began >= 900, "20 more take a second");
  assert.ok(between < 900);
  await Promise.all([hasty.close(), calm.close()]);
});

test("with as many inside as fit, the next waits at the door", async (t) => {
  const small = await serve(program, ["--visitors", "2"]);
  t.after(() => small.close());
  const inside = [await Wire.upgrade(small.port), await Wire.upgrade(small.port)];
  const next = Wire.upgrade(small.port);
  const waits = await Promise.race([next, setTimeout(500, "waits")]);
  assert.equal(waits, "waits");
  await inside[0].close();
  const late = await next;
  assert.equal(late.status, 101);
  await Promise.all([inside[1].close(), late.close()]);
});

test("raw bytes, and those who stop in the middle of a word", async () => {
  const random = luck(3);
  const wires = [];
  for (let n = 0; n < 60; ++n) {
    const wire = new Wire(port);
    wires.push(wire);
    const bytes = Buffer.from(Array.from({ length: 1 + Math.floor(random() * 300) }, () => Math.floor(random() * 256)));
    wire.write(
      [
        bytes,
        "GET /online HTTP/1.1\r\nHost: x\r\nUpgr",
        Buffer.concat([bytes, Buffer.from("\r\n\r\n")]),
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        `GET /online HTTP/1.1\r\nHost: x\r\nContent-Length: ${"9".repeat(30)}\r\n\r\n`,
        "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
      ][n % 6],
    );
    if (n % 7 === 0) wire.socket.resetAndDestroy();
  }
  // While all those still stand in the door, others come in.
  await gameIsPossible();
  await Promise.all(wires.map((wire) => wire.close()));
});

test("no way leads out of the page's own files", async () => {
  for (const path of [
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../../etc/passwd",
    "//etc/passwd",
    "/etc/passwd",
    "/..\\..\\etc\\passwd",
    "/index.html/../../etc/passwd",
    "/index.html%00.png",
    "/house.db",
    "/.git/config",
    "http://localhost/../etc/passwd",
    "/proc/self/environ",
  ]) {
    const wire = await Wire.upgrade(port, { path, fields: { Connection: "close", Upgrade: null } });
    assert.ok([400, 404, 503].includes(wire.status), `${path}: ${wire.status}`);
    await wire.hears(() => false);
    assert.doesNotMatch(wire.heard.toString("latin1"), /root:|PATH=|\[core\]|SQLite/);
  }
});

test("the schema has a request for each thing that can be asked", () => {
  assert.equal(requests.length, 23);
  assert.deepEqual(fitting({ $ref: "#/$defs/Clock" }, {}).kind, "none");
});

// The house at a port of this computer: real sockets, and people who do not keep to the protocol. Whether there is a page
// in the program depends on what was built before, so the page itself is not looked at here (web/test does).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { serve } from "./serving.mjs";

const program = process.env.MASTABA;

let house;
before(async () => {
  house = await serve(program);
});
after(() => house.close());

// What comes back for these bytes.
async function tell(bytes) {
  const socket = connect(house.port, "127.0.0.1").setEncoding("latin1");
  let heard = "";
  socket.on("data", (text) => {
    heard += text;
  });
  socket.on("error", () => {});
  socket.write(bytes);
  await Promise.race([once(socket, "close"), setTimeout(3000)]);
  socket.destroy();
  return heard;
}

test("answers, and goes on answering at the same connection", async () => {
  for (let n = 0; n < 20; ++n) {
    const answer = await fetch(`${house.address}nowhere`);
    assert.match(await answer.text(), /built without the page|nothing at this address/);
    assert.ok([404, 503].includes(answer.status));
  }
  const two = "GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  assert.equal((await tell(two)).match(/^HTTP\/1\.1 /gm).length, 2);
});

test("turns away what is no request, and what is too long", async () => {
  for (const bytes of [
    "rubbish\r\n\r\n",
    "\0\0\0\0\r\n\r\n",
    `GET /${"x".repeat(20_000)} HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${"A: b\r\n".repeat(5000)}\r\n`,
    "GET / HTTP/9.9\r\n\r\n",
  ])
    assert.match(await tell(bytes), /^HTTP\/1\.1 400 /, bytes.slice(0, 20));
  const post = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\nxxx";
  assert.match(await tell(post), /^HTTP\/1\.1 405 .*Connection: close/s);
});

test("stays open when visitors leave in the middle of a word", async () => {
  for (let n = 0; n < 50; ++n) {
    const socket = connect(house.port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    socket.write("GET / HT");
    if (n % 2) socket.resetAndDestroy();
    else socket.destroy();
  }
  assert.ok((await fetch(house.address)).status > 0);
});

test("says when a port is taken, or an address is none of ours, in both languages", () => {
  const run = (...args) =>
    spawnSync(program, ["serve", "--data", "none", ...args], { encoding: "utf8", timeout: 60_000 });
  const taken = run("--port", String(house.port), "--lang", "en");
  assert.equal(taken.status, 1);
  assert.match(taken.stderr, new RegExp(`Port ${house.port} is taken.*--port 0`));
  const foreign = run("--address", "192.0.2.1", "--lang", "de");
  assert.equal(foreign.status, 1);
  assert.match(foreign.stderr, /„192\.0\.2\.1“ ist keine Adresse dieses Rechners/);
  assert.match(run("--address", "home", "--lang", "en").stderr, /"home" is no address/);
  assert.equal(run("--port", "99999", "--lang", "en").status, 2);
});

test("closes at Ctrl-C and at SIGTERM, also while somebody is inside", async () => {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    const other = await serve(program, ["--address", "127.0.0.1"]);
    const visitor = connect(other.port, "127.0.0.1").on("error", () => {});
    await once(visitor, "connect");
    visitor.write("GET / HT");
    const { code, said } = await other.close(signal);
    assert.equal(code, 0);
    assert.match(said, /The house is closed\./);
    visitor.destroy();
  }
});

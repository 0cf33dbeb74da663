// The example works as it stands there.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { games, hosting } from "./hosting.mjs";
import { farewell, frame, ping, pong } from "./wire.mjs";

const player = fileURLToPath(new URL("../../examples/player.py", import.meta.url));
const hall = await hosting({ after });

async function plays(...args) {
  const program = spawn("python3", [player, ...args], { timeout: 60_000 });
  let said = "";
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  const [code] = await once(program, "close");
  return { code, said };
}

for (const game of games)
  test(`it plays ${game} to the end, and prints what it is told`, async () => {
    const { code, said } = await plays(hall.address, game);
    assert.equal(code, 0, said);
    const lines = said.trim().split("\n");
    assert.ok(lines.length > 10, said);
    assert.match(said, /A program/);
  });

test("it says why if it cannot play", async () => {
  const { code, said } = await plays(hall.address, "chess");
  assert.equal(code, 1);
  assert.match(said, /chess/);
});

test("it answers a ping, takes a text in pieces, and leaves when the house does", async (t) => {
  const heard = [];
  const house = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
      const text = '{"is":"bye"}';
      for (const [kind, payload, fin = true] of [
        [1, text.slice(0, 5), false],
        [ping, "still there?"],
        [0, text.slice(5)],
        [farewell, ""],
      ])
        socket.write(frame(kind, payload, { fin, masked: false }));
      socket.on("data", (bytes) => heard.push(bytes));
    });
  }).listen(0, "127.0.0.1");
  t.after(() => house.close());
  await once(house, "listening");
  const { said } = await plays(`http://127.0.0.1:${house.address().port}/`);
  assert.match(said, /The house has closed/);
  const bytes = Buffer.concat(heard);
  const at = bytes.findIndex((byte, n) => byte === (0x80 | pong) && bytes[n + 1] === (0x80 | "still there?".length));
  const mask = bytes.subarray(at + 2, at + 6);
  const answer = bytes.subarray(at + 6, at + 18).map((byte, n) => byte ^ mask[n % 4]);
  assert.equal(answer.toString(), "still there?");
});

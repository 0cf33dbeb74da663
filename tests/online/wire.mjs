// A connection without manners: the bytes of HTTP and WebSocket as they are, right or wrong.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

export const text = 1;
export const binary = 2;
export const ping = 9;
export const pong = 10;
export const farewell = 8;

// A frame as RFC 6455 wants it from a client. A server does not mask; `fin` is false if more of it follows.
export function frame(kind, payload, { fin = true, masked = true } = {}) {
  const bytes = Buffer.from(payload);
  const size = bytes.length;
  const head = size < 126 ? [size] : size < 65_536 ? [126, size >> 8, size & 255] : [127, 0, 0, 0, 0, ...big(size)];
  head[0] |= masked ? 0x80 : 0;
  const mask = masked ? randomBytes(4) : Buffer.alloc(0);
  const body = masked ? bytes.map((byte, n) => byte ^ mask[n % 4]) : bytes;
  return Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | kind, ...head]), mask, body]);
}
const big = (size) => [size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255];

const usual = {
  Host: "localhost",
  Connection: "Upgrade",
  Upgrade: "websocket",
  "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
  "Sec-WebSocket-Version": "13",
};

export class Wire {
  heard = Buffer.alloc(0);

  constructor(port) {
    this.socket = connect(port, "127.0.0.1");
    this.socket.on("error", () => {});
    this.socket.on("data", (bytes) => {
      this.heard = Buffer.concat([this.heard, bytes]);
    });
    this.closed = new Promise((done) => this.socket.on("close", done));
  }
  // What is null among the fields is left out.
  static async upgrade(port, { path = "/online", method = "GET", fields = {} } = {}) {
    const wire = new Wire(port);
    const lines = Object.entries({ ...usual, ...fields }).filter(([, value]) => value !== null);
    wire.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
    await wire.hears(() => wire.head);
    return wire;
  }
  get head() {
    const end = this.heard.indexOf("\r\n\r\n");
    return end < 0 ? null : this.heard.subarray(0, end).toString("latin1");
  }
  get status() {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.head ?? "")?.[1] ?? 0);
  }
  // What came after the head, frame by frame.
  get frames() {
    const frames = [];
    let rest = this.heard.subarray(this.heard.indexOf("\r\n\r\n") + 4);
    while (rest.length >= 2) {
      const short = rest[1] & 127;
      const at = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (rest.length < at) break;
      const size = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
      if (rest.length < at + size) break;
      frames.push({ kind: rest[0] & 15, payload: rest.subarray(at, at + size) });
      rest = rest.subarray(at + size);
    }
    return frames;
  }
  write(bytes) {
    this.socket.write(bytes);
  }
  send(...how) {
    this.write(frame(...how));
  }
  // Waits until something is so, or the connection is closed, or it takes too long.
  hears(what, milliseconds = 10_000) {
    return new Promise((done, no) => {
      const end = (then, value) => {
        clearTimeout(late);
        this.socket.off("data", look).off("close", gone);
        then(value);
      };
      const look = () => {
        const found = what();
        if (found) end(done, found);
      };
      const gone = () => end(done, null);
      const late = setTimeout(() => end(no, new Error(`nothing came: ${what}`)), milliseconds);
      this.socket.on("data", look).on("close", gone);
      look();
      if (this.socket.destroyed) gone();
    });
  }
  close() {
    this.socket.destroy();
    return this.closed;
  }
}

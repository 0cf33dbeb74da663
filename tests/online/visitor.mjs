// A visitor of the online tables, as a program is one: says hello, asks, and keeps the news of its tables.
import { createHash, randomBytes } from "node:crypto";

export const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const digits = () => randomBytes(32).toString("hex");

export class Visitor {
  #socket;
  #asked = new Map();
  #last = 0;
  #waiting = [];
  tables = new Map(); // the newest news of each: about, play, notes
  news = []; // all of it, newest last
  bytes = []; // every text that came, if they are kept
  mine = [];
  lobby = null;

  constructor(name, { token = digits(), keepBytes = false, lang = "en" } = {}) {
    Object.assign(this, { name, token, keepBytes, lang, shares: new Map() });
  }

  static async at(address, name, options) {
    const visitor = new Visitor(name, options);
    await visitor.connect(address);
    return visitor;
  }

  async connect(address) {
    this.address = address;
    this.#socket = new WebSocket(`${address.replace(/^http/, "ws")}online`);
    this.closed = new Promise((done) => this.#socket.addEventListener("close", done));
    this.#socket.addEventListener("message", ({ data }) => this.#heard(data));
    await new Promise((open, no) => {
      this.#socket.addEventListener("open", open);
      this.#socket.addEventListener("error", () => no(new Error("not let in")));
      this.#socket.addEventListener("close", () => no(new Error("closed")));
    });
    this.closed.then(() => {
      for (const { no } of this.#asked.values()) no(new Error("closed"));
      this.#asked.clear();
    });
    const { token, name, lang } = this;
    return this.must("hello", { mastaba: 1, token, name, lang });
  }

  close() {
    this.#socket?.close();
    return this.closed;
  }
  sendRaw(text) {
    this.#socket.send(text);
  }

  #heard(text) {
    if (this.keepBytes) this.bytes.push(text);
    const told = JSON.parse(text);
    if (!("is" in told)) {
      const asked = this.#asked.get(told.re);
      this.#asked.delete(told.re);
      asked?.yes(told);
    } else {
      if (told.is === "table") {
        const before = this.tables.get(told.about.table);
        const notes = [...(before?.notes ?? []), ...told.notes];
        this.tables.set(told.about.table, { about: told.about, play: told.play ?? before?.play, notes });
      } else if (told.is === "mine") this.mine = told.tables;
      else if (told.is === "lobby") this.lobby = told;
      else this.news.push(told);
    }
    this.#waiting = this.#waiting.filter((one) => !one());
  }

  ask(what, needs = {}) {
    const re = ++this.#last;
    return new Promise((yes, no) => {
      this.#asked.set(re, { yes, no });
      this.#socket.send(JSON.stringify({ do: what, re, ...needs }));
    });
  }
  async must(what, needs = {}) {
    const answer = await this.ask(what, needs);
    if (!answer.ok) throw new Error(`${what}: ${answer.what}: ${answer.why}`);
    return answer;
  }

  // Waits until something is so; whatever comes in may make it so.
  until(what, milliseconds = 20_000) {
    return new Promise((done, no) => {
      const late = setTimeout(() => no(new Error(`${this.name} waited in vain for ${what}`)), milliseconds);
      const look = () => {
        const found = what(this);
        if (found) {
          clearTimeout(late);
          done(found);
        }
        return Boolean(found);
      };
      if (!look()) this.#waiting.push(look);
    });
  }
  table(id) {
    return this.tables.get(id);
  }

  async sit(table, needs = {}) {
    const share = digits();
    this.shares.set(table, share);
    await this.must("watch", { table });
    await this.must("sit", { table, seal: sha256(`mastaba share:${share}`), ...needs });
  }
  async share(table) {
    await this.until(() => this.table(table)?.about.stage === "dealing");
    await this.must("share", { table, share: this.shares.get(table) });
  }
}

// Opens a table, seats these visitors at it and begins; the first is the host.
export async function beginGame(visitors, open) {
  const [host] = visitors;
  const { table } = await host.must("open", open);
  for (const visitor of visitors) await visitor.sit(table);
  await host.must("start", { table });
  await Promise.all(visitors.map((visitor) => visitor.share(table)));
  await Promise.all(visitors.map((visitor) => visitor.until(() => visitor.table(table)?.play)));
  return table;
}

// Plays on with any legal moves until the game is over, or so many moves are made.
export async function playOn(visitors, table, { most = Infinity, choose = Math.random } = {}) {
  await Promise.all(
    visitors.map(async (visitor) => {
      for (;;) {
        const now = await visitor.until(() => {
          const at = visitor.table(table);
          const { stage } = at.about;
          if (stage !== "running" || at.play.seen.length >= most) return { over: true };
          return at.play.moves.length > 0 && at.play.seen.actors.includes(at.about.you) ? at : null;
        });
        if (now.over) return;
        const { moves } = now.play;
        const { move } = moves[Math.floor(choose() * moves.length)];
        await visitor.ask("play", { table, move, made: now.about.made });
      }
    }),
  );
}

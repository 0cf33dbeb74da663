// A visitor of the online tables, as a program is one: says hello, asks, and keeps the news of its tables.
import { createHash, randomBytes } from "node:crypto";

export const sha256 = (text) => createHash("sha256").update(text).digest("hex");
export const digits = (bytes = 32) => randomBytes(bytes).toString("hex");

// The connection is closed, or never came about.
export class Gone extends Error {}

export class Visitor {
  #socket;
  #asked = new Map();
  #last = 0;
  #waiting = new Set();
  tables = new Map(); // the newest news of each: about, play, and all notes and all that was told
  news = []; // of no table
  bytes = []; // every text that came, if they are kept
  mine = [];
  lobby = null;

  // `from` is the address it seems to come from, where the house believes it (--proxy).
  constructor(name, { token = digits(), keepBytes = false, lang = "en", from } = {}) {
    Object.assign(this, { name, token, keepBytes, lang, from, shares: new Map() });
  }

  static async at(address, name, options) {
    const visitor = new Visitor(name, options);
    await visitor.connect(address);
    return visitor;
  }

  // Comes in, or comes back: then it knows no more of its tables than it is told anew.
  async connect(address) {
    await this.enter(address);
    return this.hello();
  }
  async enter(address) {
    this.tables.clear();
    const headers = this.from ? { "X-Forwarded-For": this.from } : {};
    const socket = new WebSocket(`${address.replace(/^http/, "ws")}online`, { headers });
    this.#socket = socket;
    this.closed = new Promise((done) => socket.addEventListener("close", done));
    socket.addEventListener("message", ({ data }) => {
      if (socket === this.#socket) this.#heard(data);
    });
    const asked = new Map();
    this.#asked = asked;
    this.closed.then(() => {
      for (const { no } of asked.values()) no(new Gone("closed"));
      asked.clear();
      if (socket === this.#socket) for (const { fail } of [...this.#waiting]) fail(new Gone("closed"));
    });
    await new Promise((open, no) => {
      socket.addEventListener("open", open);
      socket.addEventListener("error", () => no(new Gone("not let in")));
      socket.addEventListener("close", () => no(new Gone("closed")));
    });
  }
  hello({ name = this.name, lang = this.lang, token = this.token } = {}) {
    Object.assign(this, { name, lang, token });
    return this.must("hello", { mastaba: 1, token, name, lang });
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }
  close() {
    this.#socket?.close();
    return this.closed;
  }
  send(data) {
    this.#socket.send(data);
  }

  #heard(text) {
    if (this.keepBytes) this.bytes.push(text);
    const told = JSON.parse(text);
    if (!("is" in told)) {
      this.answered = told;
      const asked = this.#asked.get(told.re);
      this.#asked.delete(told.re);
      asked?.yes(told);
    } else if (told.is === "table") this.#keep(told);
    else if (told.is === "mine") this.mine = told.tables;
    else if (told.is === "lobby") this.lobby = told;
    else this.news.push(told);
    for (const { look } of [...this.#waiting]) look();
  }
  #keep({ about, play, notes }) {
    const before = this.tables.get(about.table);
    // What is there replaces what had the same or a later number; of notes, only what is new is added.
    const told = play?.told.length
      ? [...(before?.told ?? []).filter((one) => one.n < play.told[0].n), ...play.told]
      : before?.told;
    const known = before?.notes ?? [];
    const fresh = notes.filter((note) => note.n > (known.at(-1)?.n ?? -1));
    this.tables.set(about.table, { about, play: play ?? before?.play, notes: [...known, ...fresh], told });
  }

  ask(what, needs = {}) {
    const re = ++this.#last;
    return new Promise((yes, no) => {
      if (!this.isOpen) return no(new Gone("closed"));
      this.#asked.set(re, { yes, no });
      this.#socket.send(JSON.stringify({ do: what, re, ...needs }));
    });
  }
  async must(what, needs = {}) {
    const answer = await this.ask(what, needs);
    if (!answer.ok) throw new Error(`${this.name}: ${what}: ${answer.what}: ${answer.why}`);
    return answer;
  }
  // What the refusal is called; asking for what is granted is a mistake of the test.
  async refused(what, needs = {}) {
    const answer = await this.ask(what, needs);
    if (answer.ok) throw new Error(`${this.name}: ${what} was not refused`);
    return answer.what;
  }

  // Waits until something is so; whatever comes in may make it so.
  until(what, milliseconds = 20_000) {
    return new Promise((done, no) => {
      const end = (then, value) => {
        clearTimeout(late);
        this.#waiting.delete(one);
        then(value);
      };
      const look = () => {
        const found = what(this);
        if (found) end(done, found);
      };
      const fail = (error) => end(no, error);
      const one = { look, fail };
      const late = setTimeout(() => fail(new Error(`${this.name} waited in vain for ${what}`)), milliseconds);
      this.#waiting.add(one);
      look();
    });
  }
  table(id) {
    return this.tables.get(id);
  }
  // After everything that had happened there when it was called, whoever did it.
  async now(id) {
    await this.must("ping");
    return this.table(id);
  }
  note(table, is) {
    return this.table(table)?.notes.findLast((note) => note.is === is);
  }

  async sit(table, needs = {}) {
    // Who asks again, not knowing whether it was heard, seals the same share.
    const share = this.shares.get(table) ?? digits();
    this.shares.set(table, share);
    await this.must("watch", { table });
    await this.must("sit", { table, seal: sha256(`mastaba share:${share}`), ...needs });
  }
  async share(table) {
    await this.until(() => this.table(table)?.about.stage === "dealing");
    await this.must("share", { table, share: this.shares.get(table) });
  }
  // Any legal move, or the one that is wanted.
  async move(table, wanted = () => true) {
    const now = await this.until(() => isAsked(this.table(table)));
    const { move } = now.play.moves.find((one) => wanted(one.move));
    return this.must("play", { table, move, made: now.about.made });
  }
}

// The table, if it waits for whom it is shown to.
export const isAsked = (at) =>
  at?.about.stage === "running" && at.play.moves.length > 0 && at.play.seen.actors.includes(at.about.you) ? at : null;

export const chairs = (...kinds) =>
  kinds.map((kind) => (typeof kind === "number" ? { kind: "bot", level: kind } : { kind }));

// Opens a table, seats these visitors at it and begins; the first is the host.
export async function beginGame(visitors, open) {
  const [host] = visitors;
  const { table } = await host.must("open", open);
  for (const visitor of visitors) await visitor.sit(table, { invitation: host.table(table)?.about.invitation });
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
          if (!["dealing", "running"].includes(at.about.stage) || at.play?.seen.length >= most) return { over: true };
          return isAsked(at);
        }, 60_000);
        if (now.over) return;
        const { moves } = now.play;
        const { move } = moves[Math.floor(choose() * moves.length)];
        await visitor.ask("play", { table, move, made: now.about.made });
      }
    }),
  );
}

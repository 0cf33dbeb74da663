// Somebody who plays on whatever happens to the house: it looks at the table, does what is to be done there, and when
// the connection breaks it comes back and checks that nothing it was ever told has been lost.
import assert from "node:assert/strict";
import { digits, Gone, isAsked } from "../online/visitor.mjs";

export class Player {
  #known = []; // what it was told at its table, move by move, as texts
  #said = []; // what it has said there since it came back, and was told to be heard

  constructor(visitor, house, counts) {
    Object.assign(this, { visitor, house, counts });
  }

  // Does it, however often the house has to open again for that.
  async stubbornly(what) {
    for (;;) {
      try {
        if (!this.visitor.isOpen) await this.#comeBack();
        return await what(this.visitor);
      } catch (error) {
        if (!(error instanceof Gone)) throw error;
      }
    }
  }

  async #comeBack() {
    const witnessed = this.visitor.table(this.table);
    await this.visitor.connect(await this.house.address());
    ++this.counts.reconnects;
    if (this.table) await this.#check(witnessed);
  }
  async #check(witnessed) {
    const { visitor, table } = this;
    await visitor.must("watch", { table });
    const { notes } = visitor.table(table);
    for (const text of this.#said)
      assert.ok(
        notes.some((note) => note.text === text),
        `${text} was heard and is lost`,
      );
    this.#said = [];
    for (const one of witnessed?.told ?? []) this.#known[one.n] = JSON.stringify(one);
    if (this.#known.length === 0) return;
    const told = (await visitor.must("told", { table, from: 0 })).told.map((one) => JSON.stringify(one));
    assert.ok(told.length >= this.#known.length, `${this.#known.length - told.length} moves are lost`);
    this.#known.forEach((one, n) => {
      assert.equal(told[n], one, `move ${n} is another one`);
    });
    this.#known = told;
  }

  // Sits down at the table if it is new, and plays until the game is over or it is to stop.
  async playAt(table, stop) {
    Object.assign(this, { table });
    this.#known = [];
    this.#said = [];
    await this.stubbornly((visitor) => visitor.must("watch", { table }));
    while (!(await this.stubbornly((visitor) => this.#act(visitor.table(table), stop))));
    // A page may look at a few tables only, and games are short.
    await this.stubbornly((visitor) => visitor.must("unwatch", { table }));
  }

  // What is to be done now; true when there is nothing more.
  async #act(at, stop) {
    const { visitor, table } = this;
    const { about } = at;
    if (about.stage === "over" || stop()) return true;
    assert.ok(["gathering", "dealing", "running"].includes(about.stage), about.stage);
    if (about.stage === "gathering" && about.you === null) await visitor.sit(table);
    else if (about.stage === "gathering" && about.youHost && about.seats.every((seat) => seat.taken))
      await this.#want("start", {}, ["begun"]);
    else if (about.stage === "dealing" && !about.seats[about.you].shared)
      await visitor.must("share", { table, share: visitor.shares.get(table) });
    else if (isAsked(at)) await this.#move();
    else await visitor.until(() => visitor.table(table) !== at || stop());
    return false;
  }
  async #want(what, needs, also) {
    const answer = await this.visitor.ask(what, { table: this.table, ...needs });
    assert.ok(answer.ok || also.includes(answer.what), `${what}: ${answer.what}`);
    return answer.ok;
  }

  async #move() {
    const { visitor, table } = this;
    const { play, about } = visitor.table(table);
    const { move } = play.moves[Math.floor(Math.random() * play.moves.length)];
    const { made } = about;
    // At the same time somebody else may have moved so that it is no longer allowed.
    if (!(await this.#want("play", { move, made }, ["late", "illegal", "notAsked", "notRunning"]))) return;
    ++this.counts.moves;
    assert.ok(visitor.table(table).about.made > made, "what is answered was told before");
    if (Math.random() > 0.05) return;
    const text = digits(6);
    await visitor.must("say", { table, text });
    this.#said.push(text);
    ++this.counts.words;
  }
}

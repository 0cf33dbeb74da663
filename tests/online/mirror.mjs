// A local table that goes through a finished game again, move by move, and shows any observer what it may see there.
export class Mirror {
  #engine;
  #table;
  #known = new Map(); // what was asked at this moment already
  length = 0;

  static async of(engine, record) {
    const mirror = new Mirror();
    const { table } = await engine.must({ do: "load", record });
    mirror.#engine = engine;
    mirror.#table = (await engine.must({ do: "after", table, moves: 0 })).table;
    mirror.record = record;
    await engine.must({ do: "close", table });
    return mirror;
  }

  async step() {
    const { seat, move } = this.record.moves[this.length++];
    await this.#engine.must({ do: "play", table: this.#table, seat, move });
    this.#known.clear();
  }
  close() {
    return this.#engine.must({ do: "close", table: this.#table });
  }

  // A seat is left out for a spectator.
  async ask(request, seat = null) {
    const asked = { ...request, ...(seat === null ? {} : { seat }), table: this.#table };
    const key = JSON.stringify(asked);
    if (!this.#known.has(key)) this.#known.set(key, await this.#engine.ask(asked));
    return this.#known.get(key);
  }
  // As `play` of a table's news has it.
  async shown(seat, lang, from) {
    const { ok, picture, ...seen } = await this.ask({ do: "view", lang }, seat);
    const { moves } = seat === null ? { moves: [] } : await this.ask({ do: "moves", lang }, seat);
    const { told } = await this.ask({ do: "told", lang, from }, seat);
    return { seen, moves, told };
  }
}

// A house for one test, with visitors and a folder, and all of it gone afterwards.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../cli/serving.mjs";
import { Visitor } from "./visitor.mjs";

export const program = process.env.MASTABA;
export const games = ["schatz", "labyrinth", "medaillon", "gold", "fluch"];

// Bots that do not pause, and no limits for visitors who are all at this computer: each says it comes from elsewhere.
const usual = ["--proxy", "--requests", "10000", "--bots", "2"];
let addresses = 0;
const anAddress = () => `10.${++addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

// `t` is a test, or a suite's context with `after`. A kept house has a data file, and can be closed and opened again.
export async function hosting(t, { args = [], kept = false, pause = 0, ...how } = {}) {
  const folder = kept ? mkdtempSync(join(tmpdir(), "mastaba-")) : null;
  const data = kept ? ["--data", join(folder, "house.db")] : [];
  const open = () => serve(program, [...usual, "--bot-pause", String(pause), ...data, ...args], how);
  const visitors = [];
  const hosted = {
    house: await open(),
    folder,
    file: data[1],
    get address() {
      return this.house.address;
    },
    async visitor(name, options) {
      const visitor = new Visitor(name, { from: anAddress(), ...options });
      visitors.push(visitor);
      await visitor.connect(this.address);
      return visitor;
    },
    visitors(...names) {
      return Promise.all(names.map((name) => this.visitor(name)));
    },
    close(signal) {
      return this.house.close(signal);
    },
    async reopen() {
      this.house = await open();
    },
    async healthy() {
      return (await fetch(`${this.address}healthz`)).status === 200;
    },
  };
  t.after(async () => {
    await Promise.all(visitors.map((visitor) => visitor.close()));
    await hosted.house.close("SIGKILL");
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return hosted;
}

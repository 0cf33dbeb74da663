// `mastaba engine` beside the test: a local table, to compare with what the house shows.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export class Engine {
  #engine;
  #lines;
  #ended;

  constructor(program) {
    this.#engine = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.#ended = once(this.#engine, "exit");
    this.#lines = createInterface({ input: this.#engine.stdout })[Symbol.asyncIterator]();
  }

  // One at a time: answers come in the order of the requests.
  async ask(request) {
    this.#engine.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await this.#lines.next()).value);
  }
  async must(request) {
    const answer = await this.ask(request);
    if (!answer.ok) throw new Error(`${request.do}: ${answer.what}: ${answer.why}`);
    return answer;
  }
  async close() {
    this.#engine.stdin.end();
    await this.#ended;
  }
}

// `mastaba serve` at a free port, for the tests of the program, of its online tables and of the page.
import { spawn } from "node:child_process";
import { once } from "node:events";

// Nothing is kept unless a test names a file: the one people use is none of its business. `under` are words before the
// program, such as those of a shell that sets a limit; `port` is one it had before.
export async function serve(program, args = [], { under = [], port = 0 } = {}) {
  const kept = args.includes("--data") ? [] : ["--data", "none"];
  const words = [...under, program, "serve", "--port", String(port), "--lang", "en", ...kept, ...args];
  const house = spawn(words[0], words.slice(1), { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(house, "close");
  // It does not outlive a test that breaks down.
  const end = () => house.kill("SIGKILL");
  process.once("exit", end);
  let said = "";
  let logged = "";
  house.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  house.stderr.setEncoding("utf8").on("data", (text) => {
    logged += text;
  });
  await Promise.race([once(house.stdout, "data"), ended]);
  // What it says may come in pieces.
  while (house.exitCode === null && !/http:\S+/.test(said)) await Promise.race([once(house.stdout, "data"), ended]);
  const address = /http:\S+/.exec(said)?.[0];
  if (!address) {
    process.off("exit", end);
    throw Object.assign(new Error(`the house did not open: ${said}${logged}`), { code: house.exitCode, said, logged });
  }
  const close = async (signal = "SIGTERM") => {
    house.kill(signal);
    const [code] = await ended;
    process.off("exit", end);
    return { code, said, logged };
  };
  return { address, port: Number(new URL(address).port), pid: house.pid, ended, logged: () => logged, close };
}

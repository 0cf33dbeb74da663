// `mastaba serve` at a free port, or at one it had before, for the tests of the program and of the page.
import { spawn } from "node:child_process";
import { once } from "node:events";

export async function serve(program, args = [], port = 0) {
  const house = spawn(program, ["serve", "--port", String(port), "--lang", "en", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(house, "exit");
  // It does not outlive a test that breaks down.
  const end = () => house.kill();
  process.once("exit", end);
  let said = "";
  house.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  await Promise.race([once(house.stdout, "data"), ended]);
  const address = /http:\S+/.exec(said)?.[0];
  if (!address) throw new Error(`the house did not open: ${said}`);
  const close = async (signal = "SIGTERM") => {
    house.kill(signal);
    const [code] = await ended;
    process.off("exit", end);
    return { code, said };
  };
  return { address, port: Number(new URL(address).port), close };
}

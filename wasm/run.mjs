// node run.mjs PROGRAM.wasm [ARGUMENTS]: runs a program compiled to WebAssembly, with standard input and output.
import { readFileSync, writeSync } from "node:fs";
import { Exit, wasi } from "./wasi.mjs";

const [file, ...args] = process.argv.slice(2);
let exports;
const imports = wasi({
  memory: () => exports.memory,
  print: (text) => writeSync(1, text),
  read: () => readFileSync(0),
  args: [file, ...args],
});
const { instance } = await WebAssembly.instantiate(readFileSync(file), imports);
exports = instance.exports;
try {
  exports._start();
} catch (error) {
  if (!(error instanceof Exit)) throw error;
  process.exitCode = error.code;
}

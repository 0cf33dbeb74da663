// The house as a JavaScript object: load mastaba.wasm and ask it things.
import { wasi } from "./wasi.mjs";

// `source` is the module's bytes, or a compiled WebAssembly.Module.
export async function openHouse(source) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  let exports;
  const instance = await WebAssembly.instantiate(module, wasi({ memory: () => exports.memory }));
  exports = instance.exports;
  exports._initialize();

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    // One request, one answer; docs/protocol.md lists them.
    ask(request) {
      const text = encoder.encode(JSON.stringify(request));
      const at = exports.mastaba_buffer(text.length);
      new Uint8Array(exports.memory.buffer).set(text, at);
      const length = exports.mastaba_ask(text.length);
      const answer = new Uint8Array(exports.memory.buffer, exports.mastaba_answer(), length);
      return JSON.parse(decoder.decode(answer.slice()));
    },
    // By the place of the room in the list of games.
    fingerprint: (room) => BigInt.asUintN(64, exports.mastaba_fingerprint(room)),
    randomMoves: (room, n) => BigInt.asUintN(64, exports.mastaba_random_moves(room, BigInt(n))),
  };
}

// The few system calls that our WebAssembly modules make, for Node and browsers alike: standard input and output, the
// arguments, the clock, leaving. There are no files and no network in there.

export class Exit extends Error {
  constructor(code) {
    super(`exit ${code}`);
    this.code = code;
  }
}

const ok = 0;
const badDescriptor = 8;

// `memory` is a function, for the module's memory exists only once it is instantiated; `print` gets decoded text, `read`
// gives all of standard input as bytes.
export function wasi({ memory, print = () => {}, read = () => new Uint8Array(), args = ["mastaba"] }) {
  const view = () => new DataView(memory().buffer);
  const bytes = () => new Uint8Array(memory().buffer);
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  const decoder = new TextDecoder();
  let input;

  const calls = {
    args_sizes_get(count, size) {
      view().setUint32(count, encoded.length, true);
      view().setUint32(
        size,
        encoded.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return ok;
    },
    args_get(pointers, text) {
      for (const arg of encoded) {
        view().setUint32(pointers, text, true);
        bytes().set(arg, text);
        pointers += 4;
        text += arg.length;
      }
      return ok;
    },
    clock_time_get(_clock, _precision, time) {
      view().setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
      return ok;
    },
    fd_write(descriptor, vectors, count, written) {
      if (descriptor !== 1 && descriptor !== 2) return badDescriptor;
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(vectors + 8 * i, true);
        const length = view().getUint32(vectors + 8 * i + 4, true);
        print(decoder.decode(bytes().slice(at, at + length), { stream: true }));
        total += length;
      }
      view().setUint32(written, total, true);
      return ok;
    },
    fd_close: () => ok,
    fd_seek: () => badDescriptor,
    fd_fdstat_get: (descriptor) => (descriptor <= 2 ? ok : badDescriptor),
    fd_read(descriptor, vectors, count, got) {
      if (descriptor !== 0) return badDescriptor;
      input ??= read();
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(vectors + 8 * i, true);
        const length = view().getUint32(vectors + 8 * i + 4, true);
        const part = input.subarray(0, length);
        bytes().set(part, at);
        input = input.subarray(part.length);
        total += part.length;
      }
      view().setUint32(got, total, true);
      return ok;
    },
    fd_prestat_get: () => badDescriptor,
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return ok;
    },
    environ_get: () => ok,
    proc_exit(code) {
      throw new Exit(code);
    },
  };
  return {
    wasi_snapshot_preview1: new Proxy(calls, {
      get(known, name) {
        return (
          known[name] ??
          (() => {
            throw new Error(`the module calls ${String(name)}, which it has no business with`);
          })
        );
      },
      has: () => true,
    }),
  };
}

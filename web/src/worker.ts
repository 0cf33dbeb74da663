// The worker: holds the house, and answers one message with one, in the order they come. A bot may think here without
// stopping the page.

import address from "../../build/wasm/wasm/mastaba.wasm?url";
import { openHouse } from "../../wasm/house.mjs";
import { keeper } from "./keeper.ts";
import type { Request } from "./protocol.ts";
import { deviceShelf, noShelf } from "./shelf.ts";

export type Message = { id: number; request: Request };
export type Reply = { id: number; answer: unknown } | { id: number; broken: string };

// It is compiled while it comes, where the server says what it is.
async function engine(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

const ready = engine()
  .then(openHouse)
  .then((house) => keeper(house.ask, "indexedDB" in self ? deviceShelf() : noShelf()));
// A message that comes before it has failed is told; that it failed is no error of its own.
ready.catch(() => {});

self.addEventListener("message", async ({ data: { id, request } }: MessageEvent<Message>) => {
  const reply = (message: Reply) => self.postMessage(message);
  try {
    const answer = await (await ready)(request);
    reply({ id, answer });
  } catch (error) {
    reply({ id, broken: String(error) });
  }
});

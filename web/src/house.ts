// The house, as the page sees it: a question, a promise of the answer. A refusal is an answer; a promise that fails means
// that the house itself broke.
import type { Answer, Lang, Requests } from "./protocol.ts";
import type { Message, Reply } from "./worker.ts";

export interface House {
  ask<Do extends keyof Requests>(
    lang: Lang,
    name: Do,
    needs: Requests[Do]["needs"],
  ): Promise<Answer<Requests[Do]["gives"]>>;
}

export function startHouse(): House {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let last = 0;

  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("broken" in data) asker?.reject(new Error(data.broken));
    else asker?.resolve(data.answer as never);
  });
  // The worker did not even start.
  worker.addEventListener("error", (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message ?? "worker"));
    waiting.clear();
  });

  return {
    ask: (lang, name, needs) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, request: { do: name, lang, ...needs } } as Message);
      }),
  };
}

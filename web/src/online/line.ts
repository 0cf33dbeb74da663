// The line to the house: it breaks, as lines do, and is tried again, with growing pauses as long as nobody answers.
export interface Line {
  is: "connecting" | "open" | "lost";
  tries: number; // in vain, since it was last open
  nextTry: number | null;
  since: number; // it is so; times as Date.now()
}

const firstPause = 500;
const longestPause = 15_000;
const pingEvery = 25_000;
const answerTakes = 10_000; // at most; then nobody is there

interface Wire {
  line(): Line;
  connect(): void; // once is enough
  tryNow(): void;
  send(message: object): void;
  isAnswered(): void; // the house knows who is there: now the line is open
}

export function wire(told: { connected: () => void; heard: (message: unknown) => void; changed: () => void }): Wire {
  let line: Line = { is: "connecting", tries: 0, nextTry: null, since: Date.now() };
  let socket: WebSocket | null = null;
  let wanted = false;
  let retry: ReturnType<typeof setTimeout>;
  let silence: ReturnType<typeof setTimeout>;

  function change(next: Partial<Line>) {
    line = { ...line, ...next, since: next.is && next.is !== line.is ? Date.now() : line.since };
    told.changed();
  }

  function connect() {
    clearTimeout(retry);
    const mine = new WebSocket(new URL("online", location.href).href.replace(/^http/, "ws"));
    socket = mine;
    // A socket that was given up may still say something.
    const ifMine = (then: () => void) => () => socket === mine && then();
    mine.addEventListener("open", ifMine(told.connected));
    mine.addEventListener("close", ifMine(lose));
    mine.addEventListener("message", ({ data }) => {
      if (socket !== mine) return;
      expectPing();
      told.heard(JSON.parse(data));
    });
    // A network that swallows everything does not even refuse.
    clearTimeout(silence);
    silence = setTimeout(lose, answerTakes);
    if (line.nextTry !== null) change({ nextTry: null });
  }

  function lose() {
    clearTimeout(silence);
    socket?.close();
    socket = null;
    const pause = Math.min(longestPause, firstPause * 2 ** line.tries);
    // Not all at once, when a house comes back.
    const wait = pause * (0.8 + 0.2 * Math.random());
    retry = setTimeout(connect, wait);
    change({ is: "lost", tries: line.tries + 1, nextTry: Date.now() + wait });
  }

  // Whatever is heard shows that somebody is there; after a while of silence one asks.
  function expectPing() {
    clearTimeout(silence);
    silence = setTimeout(ping, pingEvery);
  }
  function ping() {
    clearTimeout(silence);
    silence = setTimeout(lose, answerTakes);
    send({ do: "ping" });
  }
  function send(message: object) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function tryNow() {
    if (!wanted) return;
    if (line.is === "open") ping();
    else if (line.nextTry !== null) connect();
  }
  addEventListener("online", tryNow);
  addEventListener("offline", tryNow);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && tryNow());

  return {
    line: () => line,
    connect() {
      if (wanted) return;
      wanted = true;
      connect();
    },
    tryNow,
    send,
    isAnswered: () => change({ is: "open", tries: 0, nextTry: null }),
  };
}

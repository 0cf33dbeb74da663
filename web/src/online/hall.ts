// One connection to the house that serves this page: it comes back by itself, and says what is going on.
import { useEffect, useState } from "preact/hooks";
import type { Answer, Lang, Refused } from "../protocol.ts";
import { hashOf } from "../route.ts";
import { texts } from "../texts.ts";
import { isSeated, nameOneself, ownKey, ownName, rememberSeated, sealOfShare, shareFor, token } from "./guest.ts";
import { type Line, wire } from "./line.ts";
import { merged } from "./merged.ts";
import type { Do, Given, Listed, News, No, Request, TableNews } from "./protocol.ts";
import { protocolVersion } from "./protocol.ts";
import { sawBeforeSitting, sawWhileDealing } from "./seals.ts";
import { onlineTexts } from "./texts.ts";

export type { Line } from "./line.ts";
export type { TableNews } from "./protocol.ts";

export interface Lobby {
  tables: Listed[];
  open: number;
  running: number;
}
export interface HallState {
  line: Line;
  lobby: Lobby | null;
  lobbyAt: number; // when it came
  mine: Listed[];
  tables: Record<string, TableNews>;
  nudged: { table: string; by: string; at: number } | null;
  waits: Request[]; // what was asked for and is not yet answered, so that it can be said
  clockAhead: number; // the house's clock minus ours, in milliseconds
}
export interface Hall {
  state(): HallState;
  subscribe(changed: () => void): () => void;
  // While the line is lost it waits, and is sent when it is back.
  ask<R extends Request>(request: R): Promise<Answer<Given<R["do"]>>>;
  tryNow(): void;
  // Whether to be told of the tables that are there; kept over reconnects, as is what is watched.
  lobby(on: boolean): void;
  watch(table: string): Promise<Answer<object>>;
  unwatch(table: string): void;
  // With the seal of the own share, which is shown by itself as soon as the table is dealing.
  sit(table: string, seat: number | null, invitation: string): Promise<Answer<object>>;
  name(): string;
  rename(name: string): void;
  speak(lang: Lang): void;
  personalLink(): string; // to be the same guest on another device
}

// What may be sent again when nobody knows whether it arrived, and the refusals that then mean: it did.
const maybeAgain: { [Asked in Do]?: No[] } = {
  watch: [],
  sit: ["alreadySeated"],
  leave: ["notSeated"],
  close: ["begun"],
  start: ["begun"],
  share: [],
  play: ["late", "notRunning"],
  preview: [],
  agree: ["noWish"],
  return: [],
  nudge: ["nudgedAlready"],
  told: [],
  record: [],
  rematch: [],
};

// What the page asks for by itself: nobody waits for it.
const byItself: Do[] = ["hello", "watch", "share", "preview", "told", "record"];

interface Waiting {
  request: Request;
  sent: boolean;
  again: boolean;
  answer: (answer: Answer<object>) => void;
}

export function openHall(first: Lang): Hall {
  let lang = first;
  let inLobby = false;
  const watched = new Map<string, number>(); // how often
  const waiting = new Map<number, Waiting>();
  const dealing = new Set<string>(); // where the own share is being shown
  const listeners = new Set<() => void>();
  let last = 0;
  let connections = 0;

  const line = wire({ connected: greet, heard, changed: () => change({ line: line.line() }) });
  let state: HallState = {
    line: line.line(),
    lobby: null,
    lobbyAt: 0,
    mine: [],
    tables: {},
    nudged: null,
    waits: [],
    clockAhead: 0,
  };
  function change(next: Partial<HallState>) {
    state = { ...state, ...next };
    for (const changed of listeners) changed();
  }

  const name = () => ownName() || texts[lang].guest;

  // ---- requests

  function send(re: number, one: Waiting) {
    one.again = one.sent;
    one.sent = true;
    line.send({ re, ...one.request });
  }
  function put<R extends Request>(request: R) {
    const re = ++last;
    const answer = new Promise<Answer<Given<R["do"]>>>((answer) =>
      waiting.set(re, { request, sent: false, again: false, answer: answer as Waiting["answer"] }),
    );
    return { re, answer };
  }
  function ask<R extends Request>(request: R) {
    line.connect();
    const { re, answer } = put(request);
    if (!byItself.includes(request.do)) change({ waits: [...state.waits, request] });
    if (state.line.is === "open") send(re, waiting.get(re) as Waiting);
    return answer;
  }
  function answered(re: number, answer: Answer<object>) {
    const one = waiting.get(re);
    waiting.delete(re);
    if (!one) return;
    if (state.waits.includes(one.request)) change({ waits: state.waits.filter((other) => other !== one.request) });
    const happened = !answer.ok && one.again && maybeAgain[one.request.do]?.some((no) => no === answer.what);
    one.answer(happened ? ({ ok: true } as Answer<object>) : answer);
  }
  function lost(): Refused {
    return { ok: false, what: "lost", why: onlineTexts[lang].perhapsNotSent };
  }

  // ---- greeting

  function hello() {
    const { re, answer } = put({ do: "hello", mastaba: protocolVersion, token: token(), name: name(), lang });
    send(re, waiting.get(re) as Waiting);
    return answer;
  }
  // A new connection: first who is there, then how everything stands, then what was waiting.
  async function greet() {
    const connection = ++connections;
    const began = Date.now();
    const answer = await hello();
    if (!answer.ok) return answer.what === "otherVersion" ? loadAnew() : undefined;
    change({ clockAhead: answer.now - (began + Date.now()) / 2 });
    if (inLobby) line.send({ do: "lobby" });
    const looks = [...watched.keys()].map((table) => put({ do: "watch", table }));
    for (const { re } of looks) send(re, waiting.get(re) as Waiting);
    await Promise.all(looks.map(({ answer }) => answer));
    if (connection !== connections) return;
    line.isAnswered();
    for (const [re, one] of waiting)
      if (one.request.do === "hello") waiting.delete(re);
      else if (!one.sent || maybeAgain[one.request.do]) send(re, one);
      else answered(re, lost());
  }
  // The page is of another version than the house: it comes anew, once.
  function loadAnew() {
    if (sessionStorage.getItem("mastaba.anew") === "yes") return;
    sessionStorage.setItem("mastaba.anew", "yes");
    location.reload();
  }

  // ---- news

  function heard(message: unknown) {
    const news = message as News | (Answer<object> & { re?: number });
    if (!("is" in news)) {
      if (news.re !== undefined) answered(news.re, news);
    } else if (news.is === "table") {
      const { table } = news.about;
      change({ tables: { ...state.tables, [table]: merged(state.tables[table], news) } });
    } else if (news.is === "lobby") {
      const { tables, open, running } = news;
      change({ lobby: { tables, open, running }, lobbyAt: Date.now() });
    } else if (news.is === "mine") {
      change({ mine: news.tables });
      rememberSeated(news.tables.length > 0);
      for (const { table, stage, you } of news.tables) if (stage === "dealing" && you !== null) void deal(table);
    } else if (news.is === "nudged") {
      change({ nudged: { table: news.table, by: news.by, at: Date.now() } });
    }
  }

  // ---- tables

  function watch(table: string): Promise<Answer<object>> {
    const before = watched.get(table) ?? 0;
    watched.set(table, before + 1);
    line.connect();
    return ask({ do: "watch", table });
  }
  function unwatch(table: string) {
    const left = (watched.get(table) ?? 1) - 1;
    if (left > 0) {
      watched.set(table, left);
      return;
    }
    watched.delete(table);
    line.send({ do: "unwatch", table });
  }

  async function sit(table: string, seat: number | null, invitation: string) {
    const looked = await watch(table);
    const about = state.tables[table]?.about;
    if (looked.ok && about) sawBeforeSitting(about);
    const seal = sealOfShare(shareFor(table));
    const answer = looked.ok ? await ask({ do: "sit", table, seat, invitation, seal }) : looked;
    unwatch(table);
    return answer;
  }
  // Shows the own share, wherever in the house one is meanwhile, after all seals were seen.
  async function deal(table: string) {
    if (dealing.has(table)) return;
    dealing.add(table);
    const looked = await watch(table);
    const about = state.tables[table]?.about;
    if (looked.ok && about?.stage === "dealing") {
      sawWhileDealing(about);
      await ask({ do: "share", table, share: shareFor(table) });
    }
    unwatch(table);
    dealing.delete(table);
  }

  if (isSeated()) line.connect();

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    ask,
    tryNow: line.tryNow,
    lobby(on) {
      inLobby = on;
      if (on) line.connect();
      if (state.line.is === "open") line.send({ do: "lobby", on });
    },
    watch,
    unwatch,
    sit,
    name,
    rename(name) {
      nameOneself(name);
      if (state.line.is === "open") void hello();
    },
    speak(next) {
      if (lang === next) return;
      lang = next;
      if (state.line.is === "open") void hello();
    },
    personalLink: () => new URL(hashOf({ is: "guest", key: ownKey() }), location.href).href,
  };
}

export function useHall(hall: Hall): HallState {
  const [state, setState] = useState(hall.state);
  useEffect(() => {
    const changed = () => setState(hall.state());
    changed();
    return hall.subscribe(changed);
  }, [hall]);
  return state;
}

// One line under the head of the page, for what matters now more than the table: the line is lost, a bot plays for you,
// somebody asks for something. One thing at a time, calmly.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { clockTime } from "../lobby/clocktime.ts";
import { Glyph, Icon } from "../look/glyph.tsx";
import type { Lang } from "../protocol.ts";
import type { Route } from "../route.ts";
import { useSeconds } from "./clock.tsx";
import type { Hall, HallState } from "./hall.ts";
import { hasNoResult, type ShownTable, type TableNews } from "./protocol.ts";
import { onlineTexts } from "./texts.ts";
import "./strip.css";

// So long a nudge is shown.
const nudgeLasts = 15_000;

interface Props {
  hall: Hall;
  state: HallState;
  lang: Lang;
  news: TableNews | undefined; // of the table that is open
  go: (route: Route) => void;
}

export function Strip(props: Props) {
  const { state, news } = props;
  const isBack = useLight(state.line.is);
  if (state.line.is === "lost" || isBack) return <Lost {...props} isBack={isBack} />;
  return news ? <AtTable {...props} about={news.about} /> : <Nudged {...props} />;
}

// When the line is back, the lamp burns for a moment before the bar goes.
const lampBurns = 320;
function useLight(line: HallState["line"]["is"]): boolean {
  const before = useRef(line);
  const [burns, setBurns] = useState(false);
  useEffect(() => {
    const isBack = before.current === "lost" && line === "open";
    before.current = line;
    if (!isBack) return;
    setBurns(true);
    const out = setTimeout(() => setBurns(false), lampBurns);
    return () => {
      clearTimeout(out);
      setBurns(false);
    };
  }, [line]);
  return burns;
}

function Bar({ kind, words, children }: { kind: string; words: ComponentChildren; children?: ComponentChildren }) {
  return (
    <div class={`strip ${kind}`} role="status">
      <p>{words}</p>
      {children}
    </div>
  );
}

function Lost({ hall, state, lang, news, isBack }: Props & { isBack: boolean }) {
  const t = onlineTexts[lang];
  const now = useSeconds();
  const { tries, nextTry } = state.line;
  const which = t.tries[Math.min(tries, t.tries.length) - 1] ?? "";
  const seconds = nextTry === null ? 0 : Math.max(0, Math.ceil((nextTry - now) / 1000));
  const waits = news && state.waits.some((one) => one.do === "play" && one.table === news.about.table);
  return (
    <section class={isBack ? "strip lost isBack" : "strip lost"} aria-label={t.lost}>
      <span class="lamp">
        <Glyph name="g-lamp" size={30} />
      </span>
      <p>
        <strong role="status">
          <span class="whole">{t.lost}</span>
          <span class="short">{t.lostShort}</span>
        </strong>
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>{" "}
        <span class="details">
          {seconds > 0 ? t.nextTry(which, seconds) : t.tryingNow(which)}{" "}
          {waits ? t.moveWaits : news?.play ? t.stored(news.play.seen.length) : t.nothingLost}{" "}
          {news && <span class="more">{t.asOf(clockTime(lang, state.line.since))}</span>}
        </span>
      </p>
      <button type="button" onClick={hall.tryNow}>
        <Icon name="rotate" />
        <span>{t.tryNow}</span>
      </button>
    </section>
  );
}

// What waits for an answer at the open table; nothing, if nothing does.
function AtTable(props: Props & { about: ShownTable }) {
  const { hall, lang, go, about } = props;
  const t = onlineTexts[lang];
  const { table, you, seats, stage, wish, next } = about;
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  if (stage === "running" && you !== null && seats[you]?.standIn)
    return (
      <Bar
        kind="call"
        words={
          <>
            <strong>{t.botPlaysForYou}</strong> <span class="more">{t.botPlaysAbout}</span>
          </>
        }
      >
        <button type="button" class="main" onClick={() => void hall.ask({ do: "return", table })}>
          {t.imBack}
        </button>
      </Bar>
    );
  if (stage === "running" && wish) {
    const missing = wish.needed.filter((seat) => !wish.agreed.includes(seat));
    const isAsked = you !== null && missing.includes(you);
    const words = wish.seat === you ? t.ownWishes[wish.wish] : t.wishes[wish.wish](nameOf(wish.seat));
    if (!isAsked) return <Bar kind="call" words={`${words} ${t.waitsFor(missing.map(nameOf).join(", "))}`} />;
    return (
      <Bar kind="call" words={words}>
        <button type="button" onClick={() => void hall.ask({ do: "agree", table, yes: false })}>
          {t.no}
        </button>
        <button type="button" class="main" onClick={() => void hall.ask({ do: "agree", table, yes: true })}>
          {t.yes}
        </button>
      </Bar>
    );
  }
  if (stage === "over" && next !== null && you !== null)
    return (
      <Bar kind="call" words={t.again}>
        <button type="button" class="main" onClick={() => go({ is: "online", table: next, invitation: "" })}>
          {t.comeAlong}
        </button>
      </Bar>
    );
  if (hasNoResult(about))
    return (
      <Bar kind="call" words={about.abandoned ? t.abandoned : t.endedByAll}>
        <button type="button" onClick={() => go({ is: "lobby" })}>
          {t.toLobby}
        </button>
      </Bar>
    );
  return <Nudged {...props} />;
}

function Nudged({ state, lang, news, go }: Props) {
  const t = onlineTexts[lang];
  const now = useSeconds();
  const { nudged } = state;
  if (!nudged || now > nudged.at + nudgeLasts) return null;
  const { table, by } = nudged;
  return (
    <Bar kind="call" words={t.nudgedBy(by)}>
      {news?.about.table !== table && (
        <button type="button" class="main" onClick={() => go({ is: "online", table, invitation: "" })}>
          {t.goThere}
        </button>
      )}
    </Bar>
  );
}

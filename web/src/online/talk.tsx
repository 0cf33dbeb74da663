// Beside the table: who is there, what is said, what may be asked. On a wide screen a panel, otherwise a sheet.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Glyph, Icon } from "../look/glyph.tsx";
import type { Lang } from "../protocol.ts";
import type { Route } from "../route.ts";
import { Doing } from "./doing.tsx";
import type { Hall, HallState } from "./hall.ts";
import { People } from "./people.tsx";
import type { TableNews } from "./protocol.ts";
import { Said } from "./said.tsx";
import { type OnlineTexts, onlineTexts } from "./texts.ts";
import "./talk.css";

export function Talk(props: {
  hall: Hall;
  state: HallState;
  lang: Lang;
  title: string; // the game
  news: TableNews;
  close: () => void;
  go: (route: Route) => void;
  children: ComponentChildren; // what else is to be known
}) {
  const { hall, state, lang, title, news, close, go, children } = props;
  const t = onlineTexts[lang];
  useEffect(() => {
    const drop = ({ key }: KeyboardEvent) => key === "Escape" && close();
    addEventListener("keydown", drop);
    return () => removeEventListener("keydown", drop);
  }, [close]);
  return (
    <aside class="talk speech panel" aria-label={t.talk}>
      <div class="talkTop">
        <Glyph kind="scene" name={`sc-${news.about.game}`} />
        <div>
          <h2>{title}</h2>
          <Turn t={t} news={news} />
        </div>
        <button type="button" class="round" aria-label={t.closeTalk} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <People lang={lang} state={state} news={news} />
      <Said hall={hall} state={state} lang={lang} news={news} />
      {children}
      <Doing
        hall={hall}
        lang={lang}
        news={news}
        goTo={(table) => go({ is: "online", table, invitation: "" })}
        toLobby={() => go({ is: "lobby" })}
      />
    </aside>
  );
}

function Turn({ t, news: { about, play } }: { t: OnlineTexts; news: TableNews }) {
  const actors = play?.seen.actors ?? [];
  if (about.stage === "over") return <p>{t.over}</p>;
  const own = about.you !== null && actors.includes(about.you);
  const names = actors.map((seat) => about.seats[seat]?.name).join(", ");
  return (
    <p class={own ? "ownTurn" : ""}>
      {own ? t.yourTurn : t.turnOf(names)} · {t.move((play?.seen.length ?? 0) + 1)}
    </p>
  );
}

// What stands at the address of an online table: people who gather, a game, or why there is none.
import { useEffect, useState } from "preact/hooks";
import type { House } from "../house.ts";
import { Gathering } from "../lobby/gathering.tsx";
import type { GameInfo, Lang, Opened, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import type { Route } from "../route.ts";
import { texts } from "../texts.ts";
import type { Hall, HallState } from "./hall.ts";
import { isBegun } from "./protocol.ts";
import { Said } from "./said.tsx";
import { OnlineTable } from "./table.tsx";
import { onlineTexts } from "./texts.ts";

export function OnlineRoom(props: {
  hall: Hall;
  state: HallState;
  house: House;
  lang: Lang;
  sound: boolean;
  games: GameInfo[];
  table: string;
  invitation: string;
  talks: boolean;
  stopTalking: () => void;
  go: (route: Route) => void;
  open: (opened: Opened) => void;
  showRule: (rule: number) => void;
}) {
  const { hall, state, lang, games, table, invitation, go } = props;
  const t = onlineTexts[lang];
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    setRefused(null);
    void hall.watch(table).then((answer) => setRefused(answer.ok ? null : answer));
    return () => hall.unwatch(table);
  }, [hall, table]);

  const news = state.tables[table];
  const toLobby = (
    <button type="button" class="main" onClick={() => go({ is: "lobby" })}>
      {t.toLobby}
    </button>
  );
  if (refused)
    return (
      <section class="panel noTable">
        <h1>{t.notFound}</h1>
        <Refusal t={texts[lang]} refused={refused} />
        {toLobby}
      </section>
    );
  if (!news) return <p>{texts[lang].loading}</p>;
  const speech = (
    <section class="panel speech" aria-labelledby="speech-title">
      <h2 id="speech-title">{t.talk}</h2>
      <Said hall={hall} state={state} lang={lang} news={news} />
    </section>
  );
  if (!isBegun(news.about.stage))
    return (
      <Gathering hall={hall} state={state} lang={lang} games={games} go={go} table={table} invitation={invitation}>
        {speech}
      </Gathering>
    );
  const title = games.find(({ id }) => id === news.about.game)?.name ?? news.about.game;
  if (news.about.stage === "unplayable")
    return (
      <div class="onlyLooked">
        <section class="panel">
          <h1>{t.unplayable}</h1>
          <p>{t.unplayableAbout}</p>
          <p class="about">{news.about.unplayable}</p>
          {toLobby}
        </section>
        {news.about.looked && (
          <section class="panel" aria-labelledby="looked-title">
            <h2 id="looked-title">{t.looked(title, news.about.seats.map(({ name }) => name).join(", "))}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
            <pre tabIndex={0}>{news.about.looked}</pre>
          </section>
        )}
        {speech}
      </div>
    );
  if (!news.play) return <p>{texts[lang].loading}</p>;
  return <OnlineTable {...props} key={table} title={title} news={news} />;
}

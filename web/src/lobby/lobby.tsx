// The online tables of this house: those where one sits, those that wait for somebody, those that can be watched.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import type { Hall, HallState } from "../online/hall.ts";
import type { GameInfo, Lang } from "../protocol.ts";
import type { Route } from "../route.ts";
import { ByLink } from "./bylink.tsx";
import { Copy } from "./copy.tsx";
import { WhichGame } from "./create.tsx";
import { Mine } from "./mine.tsx";
import { useNaming, You } from "./name.tsx";
import { OpenTables } from "./tables.tsx";
import { lobbyTexts } from "./texts.ts";
import "./lobby.css";

export function Lobby(props: {
  hall: Hall;
  state: HallState;
  lang: Lang;
  games: GameInfo[];
  go: (route: Route) => void;
  setUp: (game: GameInfo) => void; // as an online table
}) {
  const { hall, state, lang, games, go, setUp } = props;
  const t = lobbyTexts[lang];
  const naming = useNaming(hall);
  const [doing, setDoing] = useState<"looking" | "creating" | "linking">("looking");
  useEffect(() => {
    hall.lobby(true);
    return () => hall.lobby(false);
  }, [hall]);

  const come = (table: string, invitation = "") => go({ is: "online", table, invitation });
  const look = () => setDoing("looking");
  const gameOf = (id: string) => games.find((game) => game.id === id);
  return (
    <div class="lobby">
      <div class="lobbyTop">
        <h1>
          <span class="unseen">{t.online}, </span>
          {t.playedOn(location.host)}
        </h1>
        <You t={t} naming={naming} />
      </div>
      <Mine t={t} mine={state.mine} gameOf={gameOf} come={come} />
      {doing === "creating" ? (
        <WhichGame
          lang={lang}
          games={games}
          setUp={(game) => {
            naming.take();
            setUp(game);
          }}
          cancel={look}
        />
      ) : (
        <section class="panel tables" aria-labelledby="tables-title">
          <div class="tablesTop">
            <h2 id="tables-title">{t.openTables}</h2>
            <div class="ways">
              <button
                type="button"
                class="signed"
                aria-expanded={doing === "linking"}
                onClick={() => setDoing(doing === "linking" ? "looking" : "linking")}
              >
                <Icon name="link" />
                {t.byLink}
              </button>
              <button type="button" class="main signed" onClick={() => setDoing("creating")}>
                <Icon name="plus" />
                {t.create}
              </button>
            </div>
          </div>
          {doing === "linking" && (
            <ByLink t={t} come={({ table, invitation }) => come(table, invitation)} cancel={look} />
          )}
          <OpenTables hall={hall} state={state} lang={lang} gameOf={gameOf} naming={naming} come={come} />
          <p class="about watchingShows">
            <Icon name="info" />
            {t.watchingShows}
          </p>
        </section>
      )}
      <details class="panel sameYou">
        <summary>{t.sameYou}</summary>
        <p class="about">{t.sameYouAbout}</p>
        <p class="personal">
          <Icon name="warn" />
          {t.sameYouPersonal}
        </p>
        <Copy t={t} text={() => hall.personalLink()} label={t.copyPersonal} />
      </details>
    </div>
  );
}

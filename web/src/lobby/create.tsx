// Which game the new table is for; all the rest is asked by the set-up.
import { signOf } from "../home/doors.ts";
import { Glyph, Icon } from "../look/glyph.tsx";
import type { GameInfo, Lang } from "../protocol.ts";
import { texts } from "../texts.ts";
import { useFocus } from "./focus.ts";
import { lobbyTexts } from "./texts.ts";

export function WhichGame(props: {
  lang: Lang;
  games: GameInfo[];
  setUp: (game: GameInfo) => void;
  cancel: () => void;
}) {
  const { lang, games, setUp, cancel } = props;
  const t = lobbyTexts[lang];
  const title = useFocus<HTMLHeadingElement>();
  return (
    <section class="panel tables" aria-labelledby="which-game">
      <div class="tablesTop">
        <div>
          <h2 id="which-game" tabIndex={-1} ref={title}>
            {t.whichGame}
          </h2>
          <p class="about">{t.whichGameAbout}</p>
        </div>
        <button type="button" class="tool" onClick={cancel}>
          {t.cancel}
        </button>
      </div>
      <ul class="tableList">
        {games.map((game) => {
          const [fewest, most] = game.players;
          const { line, minutes } = signOf(game.id);
          return (
            <li key={game.id} class="tableRow">
              <Glyph kind="scene" name={`sc-${game.id}`} />
              <div class="aboutTable">
                <h3>{game.name}</h3>
                <p class="rulesOfTable">{line?.[lang] ?? game.about}</p>
                <p class="standing">
                  <Icon name="people" />
                  {fewest === most ? most : `${fewest}–${most}`}
                  {minutes && (
                    <>
                      <Icon name="clock" />
                      {texts[lang].about(texts[lang].minutes(minutes))}
                    </>
                  )}
                </p>
              </div>
              <button type="button" aria-label={t.setUpAt(game.name)} onClick={() => setUp(game)}>
                {t.setUp}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

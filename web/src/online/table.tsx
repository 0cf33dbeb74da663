// A game at an online table, on the screen: the table as any game has it, and beside it the people.
import { useEffect, useRef, useState } from "preact/hooks";
import type { AtTable } from "../game.ts";
import type { House } from "../house.ts";
import { Table } from "../play/table.tsx";
import type { Lang, Opened, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import type { Route } from "../route.ts";
import { useSounds } from "../sound.ts";
import { texts } from "../texts.ts";
import { SeatClock } from "./clock.tsx";
import { rematch } from "./doing.tsx";
import { type OnlineGame, onlineGame } from "./game.ts";
import type { Hall, HallState } from "./hall.ts";
import { SeatPresence } from "./people.tsx";
import { hasNoResult, type TableNews } from "./protocol.ts";
import { Seal } from "./seal.tsx";
import { Talk } from "./talk.tsx";
import { onlineTexts } from "./texts.ts";

// From here on the people have their place beside the table; otherwise they come over it.
export const wideEnough = matchMedia("(min-width: 1700px)");

export function OnlineTable(props: {
  hall: Hall;
  state: HallState;
  house: House;
  lang: Lang;
  sound: boolean;
  title: string;
  news: TableNews;
  talks: boolean; // whether one looks at the people
  stopTalking: () => void;
  go: (route: Route) => void;
  open: (opened: Opened) => void; // a game of this device
  showRule: (rule: number) => void;
}) {
  const { hall, state, house, lang, sound, title, news, talks, stopTalking, go, open, showRule } = props;
  const { about } = news;
  const t = onlineTexts[lang];
  const spoken = useRef(lang);
  spoken.current = lang;
  const [screen, setScreen] = useState<AtTable>();
  const [game, setGame] = useState<OnlineGame>();
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    const game = onlineGame(hall, house, about, { lang: () => spoken.current, show: setScreen });
    setGame(game);
    void game.start();
    return () => void game.close();
  }, [about.table]);
  // The result is not covered by what came over the table.
  const ended = screen?.seen.standing != null;
  useEffect(() => {
    if (ended && !wideEnough.matches) stopTalking();
  }, [ended]);
  useSounds(sound, screen);
  if (!game || !screen) return <p>{texts[lang].loading}</p>;

  const toLobby = () => go({ is: "lobby" });
  const comeAgain = async () =>
    setRefused(await rematch(hall, about.table, (table) => go({ is: "online", table, invitation: "" })));
  const seal = about.stage === "over" && <Seal lang={lang} game={game} about={about} />;
  return (
    <div class={talks ? "atOnline talking" : "atOnline"}>
      <Refusal t={texts[lang]} refused={refused} />
      <Table
        title={title}
        t={texts[lang]}
        lang={lang}
        game={game}
        at={screen}
        leave={{ say: t.toLobby, go: toLobby }}
        rematch={about.you === null ? null : comeAgain}
        sameDeal={null}
        playOn={async (moves) => open(await game.playOn(moves))}
        showRule={showRule}
        seal={seal}
        afar={{
          presence: (seat) => <SeatPresence lang={lang} state={state} news={news} seat={seat} />,
          clock: (seat) => <SeatClock t={t} news={news} seat={seat} />,
        }}
      />
      {talks && (
        <Talk hall={hall} state={state} lang={lang} title={title} news={news} close={stopTalking} go={go}>
          {hasNoResult(about) && seal}
        </Talk>
      )}
    </div>
  );
}

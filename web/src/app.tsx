// The whole page: how it looks and speaks, and which of its screens is open.
import { useEffect, useRef, useState } from "preact/hooks";
import { botPause, gameInAddress, langInAddress } from "./address.ts";
import { type Game, localGame, type Screen } from "./game.ts";
import { doors } from "./generated/doors.ts";
import { inOrder } from "./home/doors.ts";
import { Home } from "./home/home.tsx";
import type { House } from "./house.ts";
import { later } from "./later.tsx";
import { Becoming } from "./online/becoming.tsx";
import { type Hall, useHall } from "./online/hall.ts";
import { useTelling } from "./online/notify.tsx";
import { Strip } from "./online/strip.tsx";
import { wideEnough } from "./online/table.tsx";
import { onlineTexts } from "./online/texts.ts";
import { useUnread } from "./online/unread.ts";
import { Curtain } from "./play/curtain.tsx";
import { Table } from "./play/table.tsx";
import { type Door, type GameInfo, type Lang, must, type OnShelf, type Opened, type Refused } from "./protocol.ts";
import { Refusal } from "./refusal.tsx";
import { hashOf, useRoute } from "./route.ts";
import { type RulesAt, RulesSheet } from "./rules/sheet.tsx";
import { layTable, planOnline, planToPlayNow, usualPlan } from "./setup/plan.ts";
import { Setup } from "./setup/setup.tsx";
import { unpacked } from "./share.ts";
import { useSound, useSounds } from "./sound.ts";
import { texts } from "./texts.ts";
import { useTheme } from "./theme.ts";
import { Top } from "./top.tsx";

const Lobby = later(() => import("./lobby/lobby.tsx").then((file) => file.Lobby));
const OnlineRoom = later(() => import("./online/room.tsx").then((file) => file.OnlineRoom));

export function App({ house, hall }: { house: House; hall: Hall }) {
  const [lang, setLang] = useState<Lang>(langInAddress);
  const [theme, changeTheme] = useTheme();
  const [sound, changeSound] = useSound();
  const [route, go] = useRoute();
  const [games, setGames] = useState<GameInfo[]>();
  const [shelf, setShelf] = useState<OnShelf[]>([]);
  const [notResumed, setNotResumed] = useState<Refused | null>(null);
  const [plan, setPlan] = useState(usualPlan);
  const [playing, setPlaying] = useState<Game>();
  const [screen, setScreen] = useState<Screen>({ is: "nobody" });
  const [broken, setBroken] = useState(false);
  const online = useHall(hall);
  const [talks, setTalks] = useState(wideEnough.matches);
  const [rules, setRules] = useState<RulesAt | null>(null);
  const spoken = useRef(lang);
  const t = texts[lang];

  // Nothing here catches a failed promise by itself: refusals are answers, and all else ends here.
  useEffect(() => {
    const report = () => setBroken(true);
    addEventListener("unhandledrejection", report);
    return () => removeEventListener("unhandledrejection", report);
  }, []);

  useEffect(() => {
    spoken.current = lang;
    document.documentElement.lang = lang;
    void house.ask(lang, "games", {}).then((answer) => {
      const offered = must(answer).games.filter(({ id, forTesting }) => !forTesting || id === gameInAddress);
      setGames(inOrder(offered));
    });
    hall.speak(lang);
    void playing?.go();
  }, [house, hall, lang]);

  const sitDown = (opened: Opened) => {
    const game = localGame(house, opened, { lang: () => spoken.current, pause: botPause, show: setScreen });
    setScreen({ is: "nobody" });
    setPlaying(game);
    void game.start();
  };
  const getUp = async () => {
    setPlaying(undefined);
    setScreen({ is: "nobody" });
    await playing?.close();
  };
  const readShelf = async () => setShelf(must(await house.ask(spoken.current, "shelf", {})).tables);

  useSounds(sound, screen);

  // The address says what is open: also after a reload, and when somebody goes back.
  useEffect(() => {
    let left = false;
    void (async () => {
      if (route.is === "record") {
        await getUp();
        const answer = await house.ask(spoken.current, "load", { record: await unpacked(route.packed) });
        if (left) return;
        setNotResumed(answer.ok ? null : answer);
        if (answer.ok) open(answer.opened, true);
        else go({ is: "home" }, true);
      } else if (route.is !== "table") {
        await getUp();
        if (route.is === "home") await readShelf();
      } else if (playing?.id !== route.id) {
        await getUp();
        const answer = await house.ask(spoken.current, "resume", { id: route.id });
        if (left) return;
        setNotResumed(answer.ok ? null : answer);
        if (answer.ok && answer.opened) sitDown(answer.opened);
        else go({ is: "home" }, true);
      }
    })();
    return () => {
      left = true;
    };
  }, [hashOf(route)]);

  const open = (opened: Opened, replace = false) => {
    sitDown(opened);
    go({ is: "table", id: opened.id }, replace);
    // The same deal again would be the same game.
    setPlan((plan) => ({ ...plan, deal: "" }));
  };
  const playNow = async (game: Door) => {
    const now = planToPlayNow(game, t.guest);
    const { opened } = must(await layTable(house, spoken.current, game.id, now));
    setPlan(now);
    open(opened);
  };
  const setUp = (game: string) => go({ is: "setup", game }, route.is === "setup");
  // The same people and rules once more, with this luck or another.
  const newDeal = async (deal: string) => {
    if (!playing?.options) return;
    const { game, sitters, options } = playing;
    const { opened } = must(await layTable(house, spoken.current, game, { game, sitters, options, deal }));
    void playing.close();
    open(opened);
  };
  const news = route.is === "online" ? online.tables[route.table] : undefined;
  const unread = useUnread(news, talks);
  const goTo = (table: string) => go({ is: "online", table, invitation: "" });
  useTelling(online, lang, games ?? [], goTo);
  const gameHere = route.is === "setup" ? route.game : route.is === "table" ? playing?.game : news?.about.game;
  const nameOf = (game: string | undefined) => games?.find(({ id }) => id === game)?.name;
  const title = nameOf(playing?.game ?? news?.about.game);
  const isOnline = route.is === "lobby" || route.is === "online" || route.is === "guest";
  const turns = online.mine.filter(({ yourTurn }) => yourTurn).length;
  useEffect(() => {
    const open = title ?? (isOnline ? onlineTexts[lang].online : null);
    document.title = [turns > 0 && t.yourTurn, open, t.title].filter(Boolean).join(" · ");
  }, [title, isOnline, turns > 0, t]);

  if (route.is === "table" && playing && screen.is === "curtain")
    return (
      <main>
        <Curtain
          t={t}
          name={playing.sitters[screen.next]?.name ?? ""}
          seat={screen.next}
          sit={() => void playing.takeSeat(screen.next)}
          goHome={() => go({ is: "home" })}
        />
      </main>
    );
  return (
    <>
      <Top
        lang={lang}
        speak={setLang}
        theme={theme}
        changeTheme={changeTheme}
        sound={sound}
        changeSound={changeSound}
        title={route.is === "home" ? null : (nameOf(gameHere) ?? (isOnline ? onlineTexts[lang].online : t.newGame))}
        goHome={() => go({ is: "home" })}
        talk={news?.play ? { unread, isOpen: talks, press: () => setTalks(!talks) } : null}
        showRules={gameHere && nameOf(gameHere) ? () => setRules({ game: gameHere, rule: null }) : null}
      />
      {isOnline && <Strip hall={hall} state={online} lang={lang} news={news} go={go} />}
      <main>
        {broken && (
          <p class="refusal" role="alert">
            {t.broken}
          </p>
        )}
        <Refusal t={t} refused={notResumed} />
        {route.is === "home" ? (
          <Home
            lang={lang}
            games={games ?? inOrder(doors[lang])}
            shelf={shelf}
            turns={turns}
            goOnline={() => go({ is: "lobby" })}
            playNow={(game) => void playNow(game)}
            setUp={({ id }) => setUp(id)}
            goOn={(id) => go({ is: "table", id })}
            forget={async (id) => {
              await house.ask(lang, "forget", { id });
              await readShelf();
            }}
          />
        ) : !games ? (
          <p>{t.loading}</p>
        ) : route.is === "setup" ? (
          <Setup
            house={house}
            hall={hall}
            state={online}
            lang={lang}
            games={games}
            game={route.game}
            plan={plan}
            choose={setUp}
            change={setPlan}
            open={open}
            comeTo={goTo}
            showKnown={() => setRules({ game: route.game, rule: null, known: true })}
          />
        ) : route.is === "lobby" ? (
          <Lobby
            hall={hall}
            state={online}
            lang={lang}
            games={games}
            go={go}
            setUp={(game) => {
              setPlan(planOnline(game, hall.name()));
              setUp(game.id);
            }}
          />
        ) : route.is === "online" ? (
          <OnlineRoom
            hall={hall}
            state={online}
            house={house}
            lang={lang}
            sound={sound}
            games={games}
            table={route.table}
            invitation={route.invitation}
            talks={talks}
            stopTalking={() => setTalks(false)}
            go={go}
            open={open}
            showRule={(rule) => setRules({ game: news?.about.game ?? "", rule })}
          />
        ) : route.is === "guest" ? (
          <Becoming lang={lang} other={route.key} go={go} />
        ) : !playing ? null : screen.is === "table" ? (
          <Table
            title={title ?? playing.game}
            t={t}
            lang={lang}
            game={playing}
            at={screen}
            leave={{ say: t.setUpAnew, go: () => go({ is: "setup", game: playing.game }) }}
            rematch={playing.options && (() => newDeal(""))}
            sameDeal={playing.options && newDeal}
            playOn={async (moves) => open(await playing.playOn(moves))}
            showRule={(rule) => setRules({ game: playing.game, rule })}
          />
        ) : null}
      </main>
      {rules && rules.game === gameHere && (
        <RulesSheet lang={lang} name={nameOf(rules.game) ?? ""} at={rules} close={() => setRules(null)} />
      )}
    </>
  );
}

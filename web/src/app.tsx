// The whole page: how it looks and speaks, and which of its screens is open.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { botPause, gameInAddress, langInAddress } from "./address.ts";
import { Curtain } from "./curtain.tsx";
import { type LocalGame, localGame, must, type Screen, type Seating } from "./game.ts";
import { order } from "./home/doors.ts";
import { Home } from "./home/home.tsx";
import type { House } from "./house.ts";
import type { GameInfo, Lang } from "./protocol.ts";
import { isLaid, layTable, planToPlayNow, Setup, usualPlan } from "./setup.tsx";
import { Table } from "./table.tsx";
import { texts } from "./texts.ts";
import { useTheme } from "./theme.ts";
import { Top } from "./top.tsx";

export function App({ house }: { house: House }) {
  const [lang, setLang] = useState<Lang>(langInAddress);
  const [theme, changeTheme] = useTheme();
  const [atHome, setAtHome] = useState(gameInAddress === null);
  const [games, setGames] = useState<GameInfo[]>();
  const [plan, setPlan] = useState({ ...usualPlan, game: gameInAddress });
  const [playing, setPlaying] = useState<LocalGame>();
  const [screen, setScreen] = useState<Screen>({ is: "nobody" });
  const [broken, setBroken] = useState(false);
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
      const place = ({ id }: GameInfo) => (order.includes(id) ? order.indexOf(id) : order.length);
      setGames(offered.toSorted((one, other) => place(one) - place(other)));
    });
    void playing?.go();
  }, [house, lang]);

  const open = (seating: Seating) => {
    const game = localGame(house, seating, { lang: () => spoken.current, pause: botPause, show: setScreen });
    setScreen({ is: "nobody" });
    setPlaying(game);
    void game.start();
  };
  const leave = () => {
    void playing?.close();
    setPlaying(undefined);
    setScreen({ is: "nobody" });
    // The same deal again would be the same game.
    setPlan({ ...plan, deal: "" });
  };
  const goHome = () => {
    if (playing) leave();
    setAtHome(true);
  };
  const setUp = (game: GameInfo) => {
    setPlan({ ...plan, game: game.id, options: {} });
    setAtHome(false);
  };
  const playNow = async (game: GameInfo) => {
    const now = planToPlayNow(game, t.guest);
    const laid = await layTable(house, spoken.current, game.id, now);
    if (!isLaid(laid)) throw new Error(laid.why);
    setPlan(now);
    setAtHome(false);
    open(laid);
  };
  // The same people, rules and luck, once more.
  const sameDeal = async (deal: string) => {
    if (!playing?.options) return;
    const { game, sitters, options } = playing;
    const needs = { game, seed: deal, seats: sitters, options };
    const { table } = must(await house.ask(spoken.current, "new", needs));
    void playing.close();
    open({ game, table, sitters, options });
  };
  const title = useMemo(() => games?.find(({ id }) => id === playing?.game)?.name, [games, playing]);
  useEffect(() => {
    document.title = title ? `${title} · ${t.title}` : t.title;
  }, [title, t]);

  return (
    <>
      <Top
        lang={lang}
        speak={setLang}
        theme={theme}
        changeTheme={changeTheme}
        title={atHome ? null : (title ?? t.newGame)}
        goHome={goHome}
      />
      <main>
        {broken && (
          <p class="refusal" role="alert">
            {t.broken}
          </p>
        )}
        {!games ? (
          <p>{t.loading}</p>
        ) : atHome ? (
          <Home lang={lang} games={games} playNow={(game) => void playNow(game)} setUp={setUp} />
        ) : !playing ? (
          <Setup house={house} lang={lang} games={games} plan={plan} change={setPlan} open={open} />
        ) : screen.is === "table" ? (
          <Table
            title={title ?? playing.game}
            t={t}
            lang={lang}
            game={playing}
            at={screen}
            leave={leave}
            sameDeal={sameDeal}
          />
        ) : screen.is === "curtain" ? (
          <Curtain t={t} name={playing.sitters[screen.next]?.name ?? ""} sit={() => playing.takeSeat(screen.next)} />
        ) : null}
      </main>
    </>
  );
}

// The set-up: how today, who sits, which rules; and which deal, or a game from a file. With a seat for somebody elsewhere
// it becomes an online table.
import { useState } from "preact/hooks";
import { signOf } from "../home/doors.ts";
import type { House } from "../house.ts";
import { Asking } from "../lobby/asking.tsx";
import { useNaming } from "../lobby/name.tsx";
import { openTable, usualTerms } from "../lobby/opening.ts";
import { lobbyTexts } from "../lobby/texts.ts";
import { Glyph, Icon } from "../look/glyph.tsx";
import type { Hall, HallState } from "../online/hall.ts";
import type { GameInfo, GameOption, Lang, Opened, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import { type Texts, texts } from "../texts.ts";
import { Options } from "./options.tsx";
import { isHere, isOnline, lastPlan, layTable, type Plan, rememberPlan, seated } from "./plan.ts";
import { type Preset, presetsOf } from "./presets.ts";
import { Seats } from "./seats.tsx";
import { OnlineTerms } from "./terms.tsx";
import "./setup.css";

export function Setup(props: {
  house: House;
  hall: Hall;
  state: HallState; // of the hall
  lang: Lang;
  games: GameInfo[];
  game: string;
  plan: Plan;
  choose: (game: string) => void;
  change: (plan: Plan) => void;
  open: (opened: Opened) => void;
  comeTo: (table: string) => void; // an online one
  showKnown: () => void;
}) {
  const { house, hall, state, lang, games, choose, change, open, comeTo, showKnown } = props;
  const [t, words] = [texts[lang], lobbyTexts[lang]];
  const [notStarted, setNotStarted] = useState<Refused | null>(null);
  const [terms, setTerms] = useState(usualTerms);
  const naming = useNaming(hall);
  const game = games.find(({ id }) => id === props.game) ?? games[0];
  if (!game)
    return (
      <>
        <h1>{t.newGame}</h1>
        <p>{t.noGames}</p>
        <SavedGame t={t} lang={lang} house={house} open={open} />
      </>
    );

  // People stay from game to game, options do not.
  const plan = props.plan.game === game.id ? props.plan : { ...props.plan, game: game.id, options: {} };
  const [fewest, most] = game.players;
  const sitters = seated(plan.sitters, Math.min(Math.max(plan.sitters.length, fewest), most));
  const chosen = (option: GameOption) => plan.options[option.option] ?? option.usual;
  const online = isOnline(sitters);
  const [, strayed] = online ? sitters.filter(isHere) : [];
  const waitedFor = sitters.filter(({ chair }) => chair).length;
  const start = async () => {
    const answer = await layTable(house, lang, game.id, { ...plan, sitters });
    setNotStarted(answer.ok ? null : answer);
    if (!answer.ok) return;
    rememberPlan(game.id, { ...plan, sitters });
    open(answer.opened);
  };
  const startOnline = async () => {
    naming.take();
    const answer = await openTable(hall, game.id, { ...plan, sitters }, terms);
    setNotStarted(answer.ok ? null : answer);
    if (!answer.ok) return;
    rememberPlan(game.id, { ...plan, sitters });
    comeTo(answer.table);
  };
  const last = lastPlan(game);

  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (!online) void start();
      }}
    >
      <h1 class="unseen">{t.newGame}</h1>
      <Presets
        t={t}
        lang={lang}
        presets={presetsOf(game.id)}
        again={last && (() => change({ ...plan, ...last }))}
        take={({ players, bot, options }) =>
          change({
            ...plan,
            sitters: seated(sitters, players).map((one, seat) => (seat === 0 ? one : { ...one, bot })),
            options,
          })
        }
      />
      <Seats
        lang={lang}
        sitters={sitters}
        players={game.players}
        naming={naming}
        change={(sitters) => change({ ...plan, sitters })}
      />
      <Options
        t={t}
        game={game}
        chosen={chosen}
        choose={({ option }, value) => change({ ...plan, options: { ...plan.options, [option]: value } })}
        reset={Object.keys(plan.options).length > 0 ? () => change({ ...plan, options: {} }) : null}
        showKnown={showKnown}
      />
      <section class="panel summary" aria-labelledby="summary-title">
        <div class="banner">
          <Glyph kind="scene" name={`sc-${game.id}`} />
        </div>
        <label class="unseen" for="game">
          {t.game}
        </label>
        <select
          id="game"
          aria-describedby="game-about"
          value={game.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {games.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <h2 id="summary-title">{t.thisIsPlayed}</h2>
        <p id="game-about" class="about">
          {game.about}
        </p>
        <ul class="facts">
          <li>
            <Icon name="people" />
            <span>
              {t.sitters(sitters.filter(isHere).length, sitters.filter(({ bot, chair }) => bot && !chair).length)}
              {online && (
                <>
                  , <strong>{words.openSeats(waitedFor)}</strong>
                </>
              )}
            </span>
          </li>
          {signOf(game.id).minutes && (
            <li>
              <Icon name="clock" />
              {t.about(t.minutes(signOf(game.id).minutes ?? 0))}
            </li>
          )}
          {game.options
            .filter((option) => chosen(option) !== option.usual)
            .map((option) => (
              <li key={option.option}>
                <Icon name="weight" />
                {option.title}: {option.values.find(({ value }) => value === chosen(option))?.say}
              </li>
            ))}
        </ul>
        {online ? (
          <>
            <OnlineTerms t={words} terms={terms} change={setTerms} />
            <p class="about">
              <strong>{words.nobodyPicks}</strong> {words.nobodyPicksAbout}
            </p>
            <Refusal t={t} refused={notStarted} />
            {strayed ? (
              <button type="submit" class="main" disabled>
                {words.makeSeatOpen(strayed.name)}
              </button>
            ) : (
              <Asking t={words} submits class="main" isOpen={state.line.is !== "lost"} ask={startOnline}>
                {words.openTable}
              </Asking>
            )}
            <p class="about waitsFor">
              {!sitters.some(isHere) && `${words.justWatching} `}
              {words.waitsFor(waitedFor)}
            </p>
          </>
        ) : (
          <>
            <Deal t={t} deal={plan.deal} change={(deal) => change({ ...plan, deal })} />
            <Refusal t={t} refused={notStarted} />
            <button type="submit" class="main">
              {t.start}
            </button>
          </>
        )}
        <SavedGame t={t} lang={lang} house={house} open={open} />
      </section>
    </form>
  );
}

function Deal({ t, deal, change }: { t: Texts; deal: string; change: (deal: string) => void }) {
  return (
    <>
      <label for="deal">{t.deal}</label>
      <input
        id="deal"
        value={deal}
        autoComplete="off"
        placeholder={t.freshDeal}
        aria-describedby="deal-about"
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <p id="deal-about" class="about">
        {t.dealAbout}
      </p>
    </>
  );
}

function Presets(props: {
  t: Texts;
  lang: Lang;
  presets: Preset[];
  again: (() => void) | null; // as it was the last time
  take: (preset: Preset) => void;
}) {
  const { t, lang, presets, again, take } = props;
  if (presets.length === 0) return null;
  return (
    <section class="presets" aria-labelledby="presets-title">
      <h2 id="presets-title">{t.howToday}</h2>
      {presets.map((preset) => (
        <button type="button" key={preset.name.en} onClick={() => take(preset)}>
          <strong>{preset.name[lang]}</strong>
          <span class="about">{preset.about[lang]}</span>
        </button>
      ))}
      {again && (
        <button type="button" onClick={again}>
          <strong>{t.asLastTime}</strong>
          <span class="about">{t.asLastTimeAbout}</span>
        </button>
      )}
    </section>
  );
}

// A file that is no JSON goes to the house as the text it is: the house has the sentence for it.
async function recordIn(file: File): Promise<unknown> {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function SavedGame(props: { t: Texts; lang: Lang; house: House; open: (opened: Opened) => void }) {
  const { t, lang, house, open } = props;
  const [notLoaded, setNotLoaded] = useState<Refused | null>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    const answer = await house.ask(lang, "load", { record: await recordIn(file) });
    setNotLoaded(answer.ok ? null : answer);
    if (answer.ok) open(answer.opened);
  };
  return (
    <div class="saved">
      <input
        id="load"
        class="unseen"
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          void load(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <label class="button" for="load">
        {t.saved}: {t.load}
      </label>
      <Refusal t={t} refused={notLoaded} />
    </div>
  );
}

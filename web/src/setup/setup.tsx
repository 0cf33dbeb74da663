// The set-up: how today, who sits, which rules; and which deal, or a game from a file.
import { useState } from "preact/hooks";
import { signOf } from "../home/doors.ts";
import type { House } from "../house.ts";
import { Glyph, Icon } from "../look/glyph.tsx";
import type { GameInfo, GameOption, Lang, Opened, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import { type Texts, texts } from "../texts.ts";
import { Options } from "./options.tsx";
import { lastPlan, layTable, type Plan, rememberPlan, seated } from "./plan.ts";
import { type Preset, presetsOf } from "./presets.ts";
import { Seats } from "./seats.tsx";
import "./setup.css";

export function Setup(props: {
  house: House;
  lang: Lang;
  games: GameInfo[];
  game: string;
  plan: Plan;
  choose: (game: string) => void;
  change: (plan: Plan) => void;
  open: (opened: Opened) => void;
  showKnown: () => void;
}) {
  const { house, lang, games, choose, change, open, showKnown } = props;
  const t = texts[lang];
  const [notStarted, setNotStarted] = useState<Refused | null>(null);
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
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await layTable(house, lang, game.id, { ...plan, sitters });
    setNotStarted(answer.ok ? null : answer);
    if (!answer.ok) return;
    rememberPlan(game.id, { ...plan, sitters });
    open(answer.opened);
  };
  const last = lastPlan(game);

  return (
    <form class="setup" onSubmit={start}>
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
      <Seats t={t} sitters={sitters} players={game.players} change={(sitters) => change({ ...plan, sitters })} />
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
            {t.sitters(sitters.filter(({ bot }) => !bot).length, sitters.filter(({ bot }) => bot).length)}
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
        <label for="deal">{t.deal}</label>
        <input
          id="deal"
          value={plan.deal}
          autoComplete="off"
          placeholder={t.freshDeal}
          aria-describedby="deal-about"
          onInput={({ currentTarget }) => change({ ...plan, deal: currentTarget.value })}
        />
        <p id="deal-about" class="about">
          {t.dealAbout}
        </p>
        <Refusal t={t} refused={notStarted} />
        <button type="submit" class="main">
          {t.start}
        </button>
        <SavedGame t={t} lang={lang} house={house} open={open} />
      </section>
    </form>
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

// The set-up screen: which game, who sits where, which rules, which deal; or a game from a file.
import { useState } from "preact/hooks";
import { doorOf } from "./home/doors.ts";
import type { House } from "./house.ts";
import { type GameInfo, type GameOption, type Lang, must, type Opened, type Refused, type Sitter } from "./protocol.ts";
import { Refusal } from "./refusal.tsx";
import { type Texts, texts } from "./texts.ts";

// What is being set up; it outlasts a game, so that the next one starts from it.
export interface Plan {
  game: string | null; // that the options belong to
  sitters: Sitter[];
  options: Record<string, unknown>; // those that differ from the usual
  deal: string;
}

const names = ["Anna", "Ben", "Cleo", "Dina", "Emil", "Fatma"];
const sitter = (seat: number): Sitter => ({ name: names[seat] ?? "", bot: seat === 0 ? 0 : 2 });
export const usualPlan: Plan = { game: null, sitters: [sitter(0), sitter(1)], options: {}, deal: "" };

// Somebody alone, with as many opponents as the game is best with. They are scribes: sensible, and quick.
export function planToPlayNow(game: GameInfo, name: string): Plan {
  const others = Math.max(doorOf(game.id).opponents ?? 1, game.players[0] - 1);
  const sitters = Array.from({ length: others + 1 }, (_, seat) => sitter(seat));
  return { game: game.id, sitters: sitters.with(0, { name, bot: 0 }), options: {}, deal: "" };
}

// The browser has the random numbers, the house makes a code of them.
async function freshCode(house: House, lang: Lang): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return must(await house.ask(lang, "code", { random })).code;
}

// Lays the table, with luck of its own where none is named.
export async function layTable(house: House, lang: Lang, game: string, { sitters, options, deal }: Plan) {
  const seed = deal.trim() || (await freshCode(house, lang));
  return house.ask(lang, "new", { game, seed, seats: sitters, options });
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

export function Setup(props: {
  house: House;
  lang: Lang;
  games: GameInfo[];
  game: string;
  plan: Plan;
  choose: (game: string) => void;
  change: (plan: Plan) => void;
  open: (opened: Opened) => void;
}) {
  const { house, lang, games, choose, change, open } = props;
  const t = texts[lang];
  const [notStarted, setNotStarted] = useState<Refused | null>(null);
  const [notLoaded, setNotLoaded] = useState<Refused | null>(null);
  const game = games.find(({ id }) => id === props.game) ?? games[0];

  const load = async (file: File | undefined) => {
    if (!file) return;
    const record = await recordIn(file);
    const answer = await house.ask(lang, "load", { record });
    setNotLoaded(answer.ok ? null : answer);
    if (answer.ok) open(answer.opened);
  };
  const loading = (
    <section class="panel">
      <h2>{t.saved}</h2>
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
        {t.load}
      </label>
      <Refusal t={t} refused={notLoaded} />
    </section>
  );
  if (!game)
    return (
      <>
        <h1>{t.newGame}</h1>
        <p>{t.noGames}</p>
        {loading}
      </>
    );

  // People stay from game to game, options do not.
  const plan = props.plan.game === game.id ? props.plan : { ...props.plan, game: game.id, options: {} };
  const [fewest, most] = game.players;
  const sitters = Array.from({ length: Math.min(Math.max(plan.sitters.length, fewest), most) }, (_, seat) => {
    return plan.sitters[seat] ?? sitter(seat);
  });
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await layTable(house, lang, game.id, { ...plan, sitters });
    setNotStarted(answer.ok ? null : answer);
    if (answer.ok) open(answer.opened);
  };

  return (
    <>
      <form class="panel" onSubmit={start}>
        <h1>{t.newGame}</h1>
        <label for="game">{t.game}</label>
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
        <p id="game-about" class="about">
          {game.about}
        </p>

        <h2>{t.seats}</h2>
        {sitters.map((one, seat) => (
          <Seat
            key={seat}
            t={t}
            seat={seat}
            sitter={one}
            change={(changed) => change({ ...plan, sitters: sitters.with(seat, changed) })}
          />
        ))}
        <div class="row">
          <button
            type="button"
            disabled={sitters.length >= most}
            onClick={() => change({ ...plan, sitters: [...sitters, sitter(sitters.length)] })}
          >
            {t.addSeat}
          </button>
          <button
            type="button"
            disabled={sitters.length <= fewest}
            onClick={() => change({ ...plan, sitters: sitters.slice(0, -1) })}
          >
            {t.removeSeat}
          </button>
        </div>

        {game.options.length > 0 && (
          <details>
            <summary>{t.options}</summary>
            {game.options.map((option) => (
              <Option
                key={option.option}
                option={option}
                chosen={plan.options[option.option] ?? option.usual}
                choose={(value) => change({ ...plan, options: { ...plan.options, [option.option]: value } })}
              />
            ))}
          </details>
        )}

        <label for="deal">{t.deal}</label>
        <input
          id="deal"
          value={plan.deal}
          autoComplete="off"
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
      </form>
      {loading}
    </>
  );
}

function Seat(props: { t: Texts; seat: number; sitter: Sitter; change: (sitter: Sitter) => void }) {
  const { t, seat, sitter, change } = props;
  return (
    <fieldset class="seat">
      <legend>{t.seat(seat + 1)}</legend>
      <label for={`name-${seat}`}>{t.name}</label>
      <input
        id={`name-${seat}`}
        value={sitter.name}
        required
        maxLength={40}
        autoComplete="off"
        onInput={({ currentTarget }) => change({ ...sitter, name: currentTarget.value })}
      />
      <label for={`who-${seat}`}>{t.who}</label>
      <select
        id={`who-${seat}`}
        value={String(sitter.bot ?? 0)}
        onChange={({ currentTarget }) => change({ ...sitter, bot: Number(currentTarget.value) })}
      >
        <option value="0">{t.person}</option>
        {[1, 2, 3, 4, 5].map((level) => (
          <option key={level} value={String(level)}>
            {t.bot(level)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function Option(props: { option: GameOption; chosen: unknown; choose: (value: unknown) => void }) {
  const { option, chosen, choose } = props;
  const id = `option-${option.option}`;
  // By their places, for a value may be a word or a number.
  const place = option.values.findIndex(({ value }) => value === chosen);
  return (
    <>
      <label for={id}>{option.title}</label>
      <p id={`${id}-about`} class="about">
        {option.about}
      </p>
      <select
        id={id}
        aria-describedby={`${id}-about`}
        value={String(place)}
        onChange={({ currentTarget }) => choose(option.values[Number(currentTarget.value)]?.value)}
      >
        {option.values.map(({ value, say }, i) => (
          <option key={String(value)} value={String(i)}>
            {say}
          </option>
        ))}
      </select>
    </>
  );
}

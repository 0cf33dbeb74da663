// The house from outside: a wall with five doors, behind each a game. One press and one plays.
import { lobbyTexts } from "../lobby/texts.ts";
import { Glyph, Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Door as DoorInfo, Lang, OnShelf } from "../protocol.ts";
import { texts } from "../texts.ts";
import { signOf } from "./doors.ts";
import "./home.css";

export function Home(props: {
  lang: Lang;
  games: DoorInfo[];
  shelf: OnShelf[];
  turns: number; // at how many online tables one is asked
  goOnline: () => void;
  playNow: (game: DoorInfo) => void;
  setUp: (game: DoorInfo) => void;
  goOn: (id: string) => void;
  forget: (id: string) => void;
}) {
  const { lang, games, shelf, turns, goOnline, playNow, setUp, goOn, forget } = props;
  const t = texts[lang];
  return (
    <div class="house">
      <Land />
      <div class="hero">
        <h1>{t.welcome}</h1>
        <p>{t.welcomeAbout}</p>
        <OnlineDoor lang={lang} turns={turns} enter={goOnline} />
      </div>
      <section class="facade" aria-label={t.games}>
        <Cornice />
        <div class="wall">
          <ul class="doors">
            {games.map((game) => (
              <Door key={game.id} lang={lang} game={game} playNow={() => playNow(game)} setUp={() => setUp(game)} />
            ))}
          </ul>
        </div>
        <div class="plinth" />
      </section>
      {shelf.length > 0 && (
        <section class="shelf" aria-labelledby="shelf-title">
          <h2 id="shelf-title">{t.shelf}</h2>
          <ul>
            {shelf.map((table) => (
              <Unfinished
                key={table.id}
                lang={lang}
                name={games.find(({ id }) => id === table.game)?.name ?? table.game}
                table={table}
                goOn={() => goOn(table.id)}
                forget={() => forget(table.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <p class="foot">
        <Icon name="check" />
        {t.offline}
      </p>
    </div>
  );
}

// The way to the tables where people elsewhere sit.
function OnlineDoor({ lang, turns, enter }: { lang: Lang; turns: number; enter: () => void }) {
  const t = lobbyTexts[lang];
  return (
    <button type="button" class="onlineDoor" onClick={enter}>
      <Icon name="people" />
      <span>
        <strong>{t.online}</strong>
        <strong class="short" aria-hidden="true">
          Online
        </strong>
        <small class={turns > 0 ? "asked" : ""}>{turns > 0 ? t.homeTurns(turns) : t.homeAbout}</small>
      </span>
      {turns > 0 && (
        <span class="turns" aria-hidden="true">
          {turns}
        </span>
      )}
    </button>
  );
}

function Door(props: { lang: Lang; game: DoorInfo; playNow: () => void; setUp: () => void }) {
  const { lang, game, playNow, setUp } = props;
  const t = texts[lang];
  const { line, minutes, weight } = signOf(game.id);
  const [fewest, most] = game.players;
  return (
    <li class="door">
      <div class="niche">
        <Doorway scene={`sc-${game.id}`} />
        <Glyph kind="thumb" name={`sc-${game.id}`} />
      </div>
      <div class="about">
        <h2>{game.name}</h2>
        <p>{line?.[lang] ?? game.about}</p>
        <ul class="facts">
          <Fact icon="people" name={t.players} value={fewest === most ? `${most}` : `${fewest}–${most}`} />
          {minutes && <Fact icon="clock" name={t.time} value={t.minutes(minutes)} />}
          {weight && <Fact icon="weight" name={t.weight} value={t.weights[weight]} />}
        </ul>
      </div>
      <div class="go">
        <button type="button" class="main" aria-label={t.playNowAt(game.name)} onClick={playNow}>
          <Icon name="play" />
          <span>{t.playNow}</span>
        </button>
        <button type="button" aria-label={t.setUpAt(game.name)} onClick={setUp}>
          <Icon name="setup" />
          <span>{t.setUp}</span>
        </button>
      </div>
    </li>
  );
}

function Fact({ icon, name, value }: { icon: string; name: string; value: string }) {
  return (
    <li class={icon}>
      <Icon name={icon} />
      <span class="unseen">{name}: </span>
      {value}
    </li>
  );
}

function Unfinished(props: { lang: Lang; name: string; table: OnShelf; goOn: () => void; forget: () => void }) {
  const { lang, name, table, goOn, forget } = props;
  const t = texts[lang];
  const { sitters, actors, length } = table;
  const nameOf = (seat: number) => sitters[seat]?.name ?? "";
  const people = sitters.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const asked = actors.find((seat) => people.includes(seat)) ?? actors[0] ?? 0;
  const mine = people.length === 1 && asked === people[0];
  return (
    <li class="panel">
      <Glyph kind="scene" name={`sc-${table.game}`} />
      <div>
        <h3>{name}</h3>
        <p>{t.withAt(sitters.flatMap(({ name }, seat) => (seat === people[0] ? [] : [name])).join(", "), length)}</p>
        <p class={mine ? "turn mine" : "turn"}>
          {mine ? t.yourTurn : t.turnOf(nameOf(asked))}
          <span class="seats">
            {sitters.map((_, seat) => (
              <SeatShape key={seat} seat={seat} />
            ))}
          </span>
        </p>
      </div>
      <button type="button" onClick={goOn}>
        {t.goOn} <span class="unseen">{name}</span>
      </button>
      <button type="button" class="round" aria-label={t.forget(name)} onClick={forget}>
        <Icon name="close" />
      </button>
    </li>
  );
}

// ---- drawings that belong to this screen alone

function Land() {
  return (
    <svg class="land" viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle class="sun" cx="882" cy="150" r="44" />
      <circle class="sun halo" cx="882" cy="150" r="72" />
      <path class="lit" d="M820 250L990 84L1160 250ZM1080 250L1210 128L1344 250ZM700 250L776 178L856 250Z" />
      <path class="shade" d="M990 84L1160 250H1026ZM1210 128L1344 250H1236ZM776 178L856 250H792Z" />
      <path class="dune" d="M0 220C240 188 420 236 700 226S1240 196 1440 224V300H0Z" />
    </svg>
  );
}

// Reeds bound together, as on the temples.
function Cornice() {
  const wide = 1380;
  const reeds = Array.from({ length: 112 }, (_, i) => {
    const x = 24 + 12 * i;
    const lean = 16 * (1 - (2 * i) / 111);
    return `M${x} 34C${x} 22 ${x - lean / 2} 12 ${x - lean} 3`;
  });
  return (
    <svg class="cornice" viewBox={`0 0 ${wide} 48`} preserveAspectRatio="none" aria-hidden="true">
      <path class="stone" d={`M16 34C16 22 8 10 2 2H${wide - 2}C${wide - 8} 10 ${wide - 16} 22 ${wide - 16} 34Z`} />
      <path class="reeds" d={reeds.join("")} />
      <rect class="band" x="10" y="34" width={wide - 20} height="9" rx="4.5" />
    </svg>
  );
}

function Doorway({ scene }: { scene: string }) {
  const id = `doorway-${scene}`;
  const wing = (side: 1 | -1) =>
    ["lapis", "carnelian", "turquoise"].map((colour, i) => {
      const at = (x: number) => 120 + side * x;
      const from = `${at(14)} ${14 + 3 * i}`;
      const feather = `C${at(30)} ${10 + 4 * i} ${at(62 - 9 * i)} ${8 + 5 * i} ${at(78 - 13 * i)} ${13 + 5 * i}`;
      return <path key={colour} class={`feather ${colour}`} d={`M${from}${feather}`} />;
    });
  return (
    <svg class="doorway" viewBox="0 0 240 236" aria-hidden="true">
      <clipPath id={id}>
        <path d="M20 236L28 46H212L220 236Z" />
      </clipPath>
      <path class="jamb" d="M4 236L14 38H226L236 236Z" />
      <g clip-path={`url(#${id})`}>
        <use href={`#${scene}`} x="8" y="38" width="224" height="198" />
        <path class="inShade" d="M20 236L28 46H212" />
      </g>
      <path class="line" d="M20 236L28 46H212L220 236" />
      <path class="lintel" d="M6 30C6 20 2 10 0 2H240C238 10 234 20 234 30Z" />
      <rect class="band" x="6" y="29" width="228" height="9" rx="3" />
      {wing(1)}
      {wing(-1)}
      <circle class="disc" cx="120" cy="17" r="8.5" />
    </svg>
  );
}

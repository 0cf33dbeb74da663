// Who sits at the table: a name, and whether it is a person, a bot, or whoever comes online. Order by pressing or with Alt
// and the arrow keys.
import type { ComponentChildren } from "preact";
import { longestName, type Naming } from "../lobby/name.tsx";
import { lobbyTexts } from "../lobby/texts.ts";
import { Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Lang } from "../protocol.ts";
import { texts } from "../texts.ts";
import { isHere, isOnline, sitter as newSitter, type Planned } from "./plan.ts";

export function Seats(props: {
  lang: Lang;
  sitters: Planned[];
  players: [fewest: number, most: number];
  naming: Naming; // of who sits here, at an online table
  change: (sitters: Planned[]) => void;
}) {
  const { lang, sitters, players, naming, change } = props;
  const t = texts[lang];
  const [fewest, most] = players;
  const online = isOnline(sitters);
  const me = online ? sitters.findIndex(isHere) : -1;
  const move = (seat: number, by: number) => {
    const [from, to] = [sitters[seat], sitters[seat + by]];
    if (from && to) change(sitters.with(seat, to).with(seat + by, from));
  };
  return (
    <section class="panel seats" aria-labelledby="seats-title">
      <h2 id="seats-title">{t.whoSits}</h2>
      <p class="about">{t.seatsAbout(fewest, most)}</p>
      <ol>
        {sitters.map((one, seat) => (
          <Seat
            key={seat}
            lang={lang}
            seat={seat}
            sitter={one}
            online={online}
            naming={seat === me ? naming : null}
            change={(changed) => change(sitters.with(seat, changed))}
            moveUp={seat > 0 ? () => move(seat, -1) : null}
            moveDown={seat < sitters.length - 1 ? () => move(seat, 1) : null}
            remove={sitters.length > fewest ? () => change(sitters.toSpliced(seat, 1)) : null}
          />
        ))}
      </ol>
      {sitters.length < most && (
        <button type="button" class="add" onClick={() => change([...sitters, newSitter(sitters.length)])}>
          + {t.addSeat}
        </button>
      )}
    </section>
  );
}

function Seat(props: {
  lang: Lang;
  seat: number;
  sitter: Planned;
  online: boolean;
  naming: Naming | null; // at the one's seat who opens an online table
  change: (sitter: Planned) => void;
  moveUp: (() => void) | null;
  moveDown: (() => void) | null;
  remove: (() => void) | null;
}) {
  const { lang, seat, sitter, online, naming, change, moveUp, moveDown, remove } = props;
  const [t, words] = [texts[lang], lobbyTexts[lang]];
  const { name, chair } = sitter;
  const level = chair ? 0 : (sitter.bot ?? 0);
  // Whoever comes brings a name, and the house has names for its bots.
  const named = chair ? words.seatFor[chair] : online && level > 0 ? words.aBot : null;
  const strayed = online && isHere(sitter) && !naming;
  const choose = (kind: string) =>
    change(kind === "open" || kind === "invited" ? { name, bot: 0, chair: kind } : { name, bot: Number(kind) });
  return (
    <li
      class={`seatRow seat-${seat + 1}${chair ? " forSomebody" : ""}`}
      onKeyDown={(event) => {
        const move = event.altKey && (event.key === "ArrowUp" ? moveUp : event.key === "ArrowDown" ? moveDown : null);
        if (move) {
          event.preventDefault();
          move();
        }
      }}
    >
      <SeatShape seat={seat} size={22} free={chair !== undefined} />
      {named ? (
        <strong class="seatFor">{named}</strong>
      ) : (
        <input
          id={`name-${seat}`}
          aria-label={`${t.seat(seat + 1)}: ${t.name}`}
          value={naming ? naming.draft : name}
          required
          maxLength={naming ? longestName : 40}
          autoComplete="off"
          onInput={({ currentTarget: { value } }) =>
            naming ? naming.write(value) : change({ ...sitter, name: value })
          }
        />
      )}
      <label class="unseen" for={`who-${seat}`}>
        {t.seat(seat + 1)}: {t.who}
      </label>
      <select
        id={`who-${seat}`}
        value={chair ?? String(level)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="0">{naming ? words.me : t.person}</option>
        {[1, 2, 3, 4, 5].map((one) => (
          <option key={one} value={String(one)}>
            {t.bot(one)}
          </option>
        ))}
        <option value="open">{words.kinds.open}</option>
        <option value="invited">{words.kinds.invited}</option>
      </select>
      <span class="seatMoves">
        <Round label={t.moveUp(named ?? name)} press={moveUp}>
          ↑
        </Round>
        <Round label={t.moveDown(named ?? name)} press={moveDown}>
          ↓
        </Round>
        <Round label={t.removeSeat(named ?? name)} press={remove}>
          <Icon name="close" />
        </Round>
      </span>
      <p class={strayed ? "character strayed" : "about character"} role={strayed ? "alert" : undefined}>
        {level > 0 && <Pyramids level={level} />}
        {strayed
          ? words.notHere
          : chair
            ? words.seatForAbout[chair]
            : naming
              ? words.meAbout
              : level > 0
                ? t.botAbout[level - 1]
                : seat === 0
                  ? t.atThisDevice
                  : t.withCurtain}
      </p>
    </li>
  );
}

// `press` is null where that cannot be done.
function Round(props: { label: string; press: (() => void) | null; children: ComponentChildren }) {
  const { label, press, children } = props;
  return (
    <button type="button" class="round" aria-label={label} disabled={!press} onClick={() => press?.()}>
      {children}
    </button>
  );
}

function Pyramids({ level }: { level: number }) {
  return (
    <svg class="pyramids" viewBox="0 0 80 14" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((i) => (
        <path key={i} d={`M${i * 16 + 1} 13l7-11 7 11Z`} class={i < level ? "full" : ""} />
      ))}
    </svg>
  );
}

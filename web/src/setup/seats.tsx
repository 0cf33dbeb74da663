// Who sits at the table: a name, and whether it is a person or a bot. Order by pressing or with Alt and the arrow keys.
import type { ComponentChildren } from "preact";
import { Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Sitter } from "../protocol.ts";
import type { Texts } from "../texts.ts";
import { sitter as newSitter } from "./plan.ts";

export function Seats(props: {
  t: Texts;
  sitters: Sitter[];
  players: [fewest: number, most: number];
  change: (sitters: Sitter[]) => void;
}) {
  const { t, sitters, players, change } = props;
  const [fewest, most] = players;
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
            t={t}
            seat={seat}
            sitter={one}
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
  t: Texts;
  seat: number;
  sitter: Sitter;
  change: (sitter: Sitter) => void;
  moveUp: (() => void) | null;
  moveDown: (() => void) | null;
  remove: (() => void) | null;
}) {
  const { t, seat, sitter, change, moveUp, moveDown, remove } = props;
  const level = sitter.bot ?? 0;
  return (
    <li
      class={`seatRow seat-${seat + 1}`}
      onKeyDown={(event) => {
        const move = event.altKey && (event.key === "ArrowUp" ? moveUp : event.key === "ArrowDown" ? moveDown : null);
        if (move) {
          event.preventDefault();
          move();
        }
      }}
    >
      <SeatShape seat={seat} size={22} />
      <label class="unseen" for={`name-${seat}`}>
        {t.seat(seat + 1)}: {t.name}
      </label>
      <input
        id={`name-${seat}`}
        value={sitter.name}
        required
        maxLength={40}
        autoComplete="off"
        onInput={({ currentTarget }) => change({ ...sitter, name: currentTarget.value })}
      />
      <label class="unseen" for={`who-${seat}`}>
        {t.seat(seat + 1)}: {t.who}
      </label>
      <select
        id={`who-${seat}`}
        value={String(level)}
        onChange={({ currentTarget }) => change({ ...sitter, bot: Number(currentTarget.value) })}
      >
        <option value="0">{t.person}</option>
        {[1, 2, 3, 4, 5].map((one) => (
          <option key={one} value={String(one)}>
            {t.bot(one)}
          </option>
        ))}
      </select>
      <span class="seatMoves">
        <Round label={t.moveUp(sitter.name)} press={moveUp}>
          ↑
        </Round>
        <Round label={t.moveDown(sitter.name)} press={moveDown}>
          ↓
        </Round>
        <Round label={t.removeSeat(sitter.name)} press={remove}>
          <Icon name="close" />
        </Round>
      </span>
      <p class="about character">
        {level > 0 && <Pyramids level={level} />}
        {level > 0 ? t.botAbout[level - 1] : seat === 0 ? t.atThisDevice : t.withCurtain}
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

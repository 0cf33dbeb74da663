// A table in a list: the game's picture, whose it is, what is unusual at it, who sits there, how fast it goes.
import type { ComponentChildren } from "preact";
import { Glyph, Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Clock, Listed, ListedSeat } from "../online/protocol.ts";
import type { GameInfo } from "../protocol.ts";
import type { LobbyTexts } from "./texts.ts";
import { freeOf, paceOf, rulesOf } from "./words.ts";

export function Row(props: {
  t: LobbyTexts;
  game: GameInfo | undefined;
  table: Listed;
  whose: string;
  stands: ComponentChildren; // how it stands, beside the seats
  children: ComponentChildren; // its one button
}) {
  const { t, game, table, whose, stands, children } = props;
  const bots = table.seats.filter(({ level }) => level > 0).length;
  return (
    <li class="tableRow">
      <Glyph kind="scene" name={`sc-${table.game}`} />
      <div class="aboutTable">
        <h3>
          {game?.name ?? table.game} <small>{whose}</small>
        </h3>
        <p class="rulesOfTable">
          {rulesOf(t, game, table.options)}
          {bots > 0 && ` · ${t.bots(bots)}`}
        </p>
        <div class="standing">
          <SeatsOf t={t} seats={table.seats} />
          {stands}
        </div>
      </div>
      {children}
    </li>
  );
}

export function Pace({ t, clock }: { t: LobbyTexts; clock: Clock }) {
  return (
    <span class="pace">
      <Icon name="clock" />
      {paceOf(t, clock)}
    </span>
  );
}

// Each seat by its shape; where nobody sits there is a hole.
function SeatsOf({ t, seats }: { t: LobbyTexts; seats: ListedSeat[] }) {
  const taken = seats.length - freeOf(seats);
  return (
    <span class="seatsOfTable">
      {seats.map((seat, i) => (
        <SeatShape key={i} seat={i} size={15} free={!seat.taken} />
      ))}
      <span aria-hidden="true">{t.taken(taken, seats.length)}</span>
      <span class="unseen">{t.takenSeats(taken, seats.length)}</span>
    </span>
  );
}

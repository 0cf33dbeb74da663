// Who is at the table, and who is there just now.

import { Presence, useNow } from "../lobby/presence.tsx";
import { lobbyTexts } from "../lobby/texts.ts";
import { Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Lang } from "../protocol.ts";
import { SeatClock } from "./clock.tsx";
import type { HallState } from "./hall.ts";
import type { TableNews } from "./protocol.ts";
import { onlineTexts } from "./texts.ts";

// A dot and a word; of a bot its sign.
export function SeatPresence(props: { lang: Lang; state: HallState; news: TableNews; seat: number }) {
  const { lang, state, news, seat } = props;
  const now = useNow(state.clockAhead);
  const t = onlineTexts[lang];
  const one = news.about.seats[seat];
  if (!one) return null;
  if (one.chair === "bot" || one.standIn)
    return (
      <span class="botPresence">
        <Icon name="bot" />
        {one.standIn ? t.standIn : t.bot(one.level)}
      </span>
    );
  // Who has lost the line is not there, whatever the house said before.
  const here = one.here && (seat !== news.about.you || state.line.is === "open");
  return <Presence t={lobbyTexts[lang]} seat={{ ...one, here, away: one.here ? 0 : one.away }} now={now} />;
}

export function People({ lang, state, news }: { lang: Lang; state: HallState; news: TableNews }) {
  const t = onlineTexts[lang];
  const { seats, you, watching } = news.about;
  const asked = news.play?.seen.actors ?? [];
  return (
    <>
      <ul class="people">
        {seats.map(({ name }, seat) => (
          <li key={seat} aria-current={asked.includes(seat)}>
            <SeatShape seat={seat} size={16} />
            <span class="name">
              {name}
              {seat === you && <small> {t.you}</small>}
            </span>
            <SeatClock t={t} news={news} seat={seat} />
            <SeatPresence lang={lang} state={state} news={news} seat={seat} />
          </li>
        ))}
      </ul>
      {watching > 0 && (
        <p class="watchers">
          <Icon name="eye" />
          {t.watching(watching)}
        </p>
      )}
      {you === null && <p class="about">{t.youWatch}</p>}
    </>
  );
}

// The chairs of a table that gathers: who sits there and whether they are here, and what one may do about it.
import type { ComponentChildren } from "preact";
import { Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Chair, ChairKind, ShownSeat, ShownTable } from "../online/protocol.ts";
import type { Lang } from "../protocol.ts";
import { texts } from "../texts.ts";
import { Asking } from "./asking.tsx";
import { Presence } from "./presence.tsx";
import { type LobbyTexts, lobbyTexts } from "./texts.ts";

// A bot that one press puts there; then its level can be chosen.
const usualLevel = 2;
const levels = [1, 2, 3, 4, 5];

// What the one who looks may do; null: not now.
export interface Doing {
  sit: ((seat: number) => Promise<void>) | null;
  getUp: (() => Promise<void>) | null;
  put: ((seat: number, chair: Chair) => Promise<void>) | null;
}

export function Chairs(props: {
  lang: Lang;
  about: ShownTable;
  invited: boolean;
  isOpen: boolean; // the line
  now: number;
  doing: Doing;
}) {
  const { lang, about } = props;
  return (
    <ol class="chairs" aria-label={lobbyTexts[lang].atTable}>
      {about.seats.map((seat, i) => (
        <ChairRow key={i} {...props} seat={i} shown={seat} />
      ))}
    </ol>
  );
}

function ChairRow(props: Parameters<typeof Chairs>[0] & { seat: number; shown: ShownSeat }) {
  const { lang, about, invited, isOpen, now, doing, seat, shown } = props;
  const t = lobbyTexts[lang];
  const { sit, getUp, put } = doing;
  const [isBot, isMine] = [shown.chair === "bot", about.you === seat];
  // Who has lost the line is not there, whatever the house said before.
  const present = isMine && !isOpen ? { ...shown, here: false, away: 0 } : shown;
  const mayHave = shown.chair === "open" || invited;
  return (
    <li class={`chair seat-${seat + 1}${shown.taken ? "" : " noOne"}`}>
      <SeatShape seat={seat} size={22} free={!shown.taken} />
      <div class="sitterOf">
        <strong>{shown.taken || shown.chair === "bot" ? shown.name : t.seatFor[shown.chair]}</strong>
        <small>{wordsOf(t, about, seat, shown)}</small>
      </div>
      <div class="chairDoes">
        {isBot && !put && <Icon name="bot" />}
        {!isBot && shown.taken && <Presence t={t} seat={present} now={now} />}
        {isMine && getUp && (
          <Asking t={t} isOpen={isOpen} ask={getUp}>
            {t.getUp}
          </Asking>
        )}
        {!shown.taken && sit && mayHave && (
          <Asking t={t} isOpen={isOpen} ask={() => sit(seat)} label={t.sitHereAt(seat + 1)}>
            {t.sitHere}
          </Asking>
        )}
        {put && !shown.taken && (
          <>
            <Choice
              label={t.keep(seat + 1)}
              value={shown.chair}
              choose={(kind) => put(seat, { kind: kind as ChairKind, level: 0 })}
            >
              <option value="open">{t.forAll}</option>
              <option value="invited">{t.forInvited}</option>
            </Choice>
            <Asking
              t={t}
              class="signed"
              isOpen={isOpen}
              ask={() => put(seat, { kind: "bot", level: usualLevel })}
              label={t.putBotAt(seat + 1)}
            >
              <Icon name="bot" />
              {t.putBot}
            </Asking>
          </>
        )}
        {put && isBot && (
          <Choice
            label={t.level(seat + 1)}
            value={String(shown.level)}
            choose={(level) => put(seat, { kind: "bot", level: Number(level) })}
          >
            {levels.map((level) => (
              <option key={level} value={String(level)}>
                {texts[lang].bot(level)}
              </option>
            ))}
          </Choice>
        )}
        {put && shown.taken && !isMine && (
          <Asking
            t={t}
            class="round"
            isOpen={isOpen}
            ask={() => put(seat, { kind: isBot ? "open" : shown.chair, level: 0 })}
            label={t.free(shown.name)}
          >
            <Icon name="close" />
          </Asking>
        )}
      </div>
    </li>
  );
}

function wordsOf(t: LobbyTexts, about: ShownTable, seat: number, shown: ShownSeat): string {
  if (shown.chair === "bot") return t.bot(shown.level);
  if (!shown.taken) return t.freeFor[shown.chair];
  const words = [about.you === seat && t.isYou, shown.host && t.isHost];
  if (about.stage === "dealing") words.push(shown.shared ? t.shown : t.notShown);
  return words.filter(Boolean).join(", ");
}

function Choice(props: { label: string; value: string; choose: (value: string) => void; children: ComponentChildren }) {
  const { label, value, choose, children } = props;
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {children}
    </select>
  );
}

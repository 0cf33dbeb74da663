// What one may do beside the moves: nudge, ask for something, leave, come back, play again.
import { useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import type { Lang, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import { texts } from "../texts.ts";
import type { Hall } from "./hall.ts";
import { Notify } from "./notify.tsx";
import type { Request, ShownTable, TableNews } from "./protocol.ts";
import { onlineTexts } from "./texts.ts";

export function Doing(props: {
  hall: Hall;
  lang: Lang;
  news: TableNews;
  goTo: (table: string) => void;
  toLobby: () => void;
}) {
  const { hall, lang, news, goTo, toLobby } = props;
  const { about, play } = news;
  const { table, you, seats, stage, wish } = about;
  const t = onlineTexts[lang];
  const [refused, setRefused] = useState<Refused | null>(null);
  const [nudged, setNudged] = useState<string | null>(null);
  const ask = async (request: Request) => {
    const answer = await hall.ask(request);
    setRefused(answer.ok ? null : answer);
    return answer.ok;
  };
  const plays = stage === "running" && you !== null;
  const isAway = plays && seats[you]?.standIn;
  const slow = play?.seen.actors.find((seat) => seat !== you && isPerson(about, seat));
  const nameOfSlow = slow === undefined ? "" : (seats[slow]?.name ?? "");
  return (
    <div class="doing">
      <Refusal t={texts[lang]} refused={refused} />
      <p role="status">{nudged !== null && t.nudged(nudged)}</p>
      {isAway && (
        <>
          <p>
            <strong>{t.botPlaysForYou}</strong> {t.botPlaysAbout}
          </p>
          <button type="button" class="main" onClick={() => ask({ do: "return", table })}>
            {t.imBack}
          </button>
        </>
      )}
      {plays && !isAway && (
        <>
          <div class="row">
            {slow !== undefined && (
              <button
                type="button"
                onClick={async () => setNudged((await ask({ do: "nudge", table, seat: slow })) ? nameOfSlow : null)}
              >
                <Icon name="bell" /> {t.nudge(nameOfSlow)}
              </button>
            )}
            {about.mayAskBack && !play?.seen.undo && !wish && (
              <button type="button" onClick={() => ask({ do: "ask", table, wish: "takeback" })}>
                <Icon name="undo" /> {t.askBack}
              </button>
            )}
          </div>
          <div class="row less">
            {!wish && (
              <button type="button" class="tool" onClick={() => ask({ do: "ask", table, wish: "end" })}>
                {t.proposeEnd}
              </button>
            )}
            <button type="button" class="tool" title={t.leaveAbout} onClick={() => ask({ do: "leave", table })}>
              {t.leave}
            </button>
          </div>
          <Notify t={t} />
        </>
      )}
      {stage === "over" && (
        <div class="row">
          {you !== null && <Rematch hall={hall} lang={lang} about={about} goTo={goTo} refuse={setRefused} />}
          <button type="button" onClick={toLobby}>
            {t.toLobby}
          </button>
        </div>
      )}
    </div>
  );
}

const isPerson = ({ seats }: ShownTable, seat: number) => seats[seat]?.chair !== "bot" && !seats[seat]?.standIn;

function Rematch(props: {
  hall: Hall;
  lang: Lang;
  about: ShownTable;
  goTo: (table: string) => void;
  refuse: (refused: Refused | null) => void;
}) {
  const { hall, lang, about, goTo, refuse } = props;
  const t = onlineTexts[lang];
  return (
    <button type="button" class="main" onClick={async () => refuse(await rematch(hall, about.table, goTo))}>
      {about.next === null ? t.rematch : t.comeAlong}
    </button>
  );
}

// To the table where the same people play again, which is laid if it does not stand there yet.
export async function rematch(hall: Hall, table: string, goTo: (table: string) => void): Promise<Refused | null> {
  const answer = await hall.ask({ do: "rematch", table });
  if (!answer.ok) return answer;
  goTo(answer.table);
  return null;
}

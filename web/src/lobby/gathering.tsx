// A table before its game begins: who has come, who is still missing, and the link that brings them here.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Glyph, Icon } from "../look/glyph.tsx";
import type { Hall, HallState } from "../online/hall.ts";
import type { Request, ShownTable } from "../online/protocol.ts";
import type { Answer, GameInfo, Lang, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import type { Route } from "../route.ts";
import { texts } from "../texts.ts";
import { Asking } from "./asking.tsx";
import { Chairs } from "./chairs.tsx";
import { Invitation } from "./invitation.tsx";
import { NameField, useNaming } from "./name.tsx";
import { useNow } from "./presence.tsx";
import { type LobbyTexts, lobbyTexts } from "./texts.ts";
import { freeOf, paceOf, rulesOf } from "./words.ts";
import "./gathering.css";

interface Props {
  hall: Hall;
  state: HallState;
  lang: Lang;
  games: GameInfo[];
  go: (route: Route) => void;
  table: string;
  invitation: string;
  children?: ComponentChildren; // what is said at the table
}

export function Gathering(props: Props) {
  const { state, lang, games, go, table } = props;
  const about = state.tables[table]?.about;
  if (!about) return null;
  const t = lobbyTexts[lang];
  const toLobby = () => go({ is: "lobby" });
  if (about.stage === "closed") return <Cleared t={t} toLobby={toLobby} />;
  return <Present {...props} t={t} about={about} game={games.find(({ id }) => id === about.game)} toLobby={toLobby} />;
}

function Cleared({ t, toLobby }: { t: LobbyTexts; toLobby: () => void }) {
  return (
    <section class="gathering cleared panel">
      <h1>{t.closed}</h1>
      <p>{t.closedAbout}</p>
      <button type="button" class="main" onClick={toLobby}>
        {t.toLobby}
      </button>
    </section>
  );
}

function Present(props: Props & { t: LobbyTexts; about: ShownTable; game: GameInfo | undefined; toLobby: () => void }) {
  const { hall, state, lang, table, invitation, t, about, game, toLobby, children } = props;
  const naming = useNaming(hall);
  const now = useNow(state.clockAhead);
  const [refused, setRefused] = useState<Refused | null>(null);
  const answered = (answer: Answer<object>) => setRefused(answer.ok ? null : answer);
  const ask = async (request: Request) => answered(await hall.ask(request));
  const sit = async (seat: number | null) => {
    naming.take();
    answered(await hall.sit(table, seat, invitation));
  };

  const isOpen = state.line.is === "open";
  const gathers = about.stage === "gathering";
  const seated = about.you !== null;
  const missing = freeOf(about.seats);
  const name = game?.name ?? about.game;
  return (
    <div class="gathering">
      <section class="panel aboutGathering" aria-labelledby="gathering-title">
        <div class="gatheringTop">
          <Glyph kind="scene" name={`sc-${about.game}`} />
          <div>
            <h1 id="gathering-title">{about.youHost ? t.yourNewTable : t.tableOf(about.host)}</h1>
            <p class="about">
              {name} · {rulesOf(t, game, about.options)}
            </p>
          </div>
          <button type="button" class="tool" onClick={toLobby}>
            <Icon name="back" />
            <span>{t.toLobby}</span>
          </button>
        </div>
        <Chairs
          lang={lang}
          about={about}
          invited={invitation !== "" || about.youHost}
          isOpen={isOpen}
          now={now}
          doing={{
            sit: gathers && !seated ? sit : null,
            getUp: gathers && seated ? () => ask({ do: "leave", table }) : null,
            put: gathers && about.youHost ? (seat, chair) => ask({ do: "put", table, seat, chair }) : null,
          }}
        />
        <Fair t={t} seal={about.seal} />
        <Facts t={t} about={about} />
        <Refusal t={texts[lang]} refused={refused} />
        {!gathers && <Dealing lang={lang} about={about} />}
        <div class="gatheringDoes">
          {gathers &&
            (about.youHost ? (
              missing > 0 ? (
                <p class="needsMore" role="status">
                  {t.start} <strong>{t.needs(missing)}</strong>
                </p>
              ) : (
                <Asking t={t} class="main" isOpen={isOpen} ask={() => ask({ do: "start", table })}>
                  {t.start}
                </Asking>
              )
            ) : (
              seated && (
                <p class="needsMore" role="status">
                  {t.hostStarts(about.host)}
                </p>
              )
            ))}
          {about.youHost ? (
            <Asking t={t} class="tool" isOpen={isOpen} ask={() => ask({ do: "close", table })}>
              {t.close}
            </Asking>
          ) : (
            !gathers &&
            seated && (
              <Asking t={t} class="tool" isOpen={isOpen} ask={() => ask({ do: "leave", table })}>
                {t.leaveDealing}
              </Asking>
            )
          )}
        </div>
      </section>
      <div class="besideGathering">
        {gathers && !seated && (
          <SitDown
            t={t}
            about={about}
            invited={invitation !== ""}
            isOpen={isOpen}
            isKnown={naming.name !== ""}
            field={<NameField t={t} naming={naming} />}
            sit={() => sit(null)}
          />
        )}
        {gathers && about.invitation !== "" && (
          <Invitation t={t} game={name} table={table} invitation={about.invitation} />
        )}
        {children}
      </div>
    </div>
  );
}

// The beginning of the house's seal is enough to recognise it by.
function Fair({ t, seal }: { t: LobbyTexts; seal: string }) {
  const [before, digits, after] = t.seal(`${seal.slice(0, 4)} ${seal.slice(4, 8)}`);
  return (
    <p class="fairDeal">
      <Icon name="lock" />
      <span>
        <strong>{t.nobodyPicks}</strong> {before}
        <code>{digits}</code>
        {after}
      </span>
    </p>
  );
}

function Dealing({ lang, about }: { lang: Lang; about: ShownTable }) {
  const t = lobbyTexts[lang];
  const hidden = about.seats.filter(({ chair, shared }) => chair !== "bot" && !shared).map(({ name }) => name);
  return (
    <div class="dealing" role="status">
      <h2>{t.dealing}</h2>
      <p>
        {t.dealingAbout}{" "}
        <strong>{hidden.length === 0 ? t.allShown : t.waitingFor(new Intl.ListFormat(lang).format(hidden))}</strong>
      </p>
      <p class="about">{t.dealingAway}</p>
    </div>
  );
}

// For who does not sit here yet: a name, and one press.
function SitDown(props: {
  t: LobbyTexts;
  about: ShownTable;
  invited: boolean;
  isOpen: boolean;
  isKnown: boolean; // by a name
  field: ComponentChildren;
  sit: () => Promise<void>;
}) {
  const { t, about, invited, isOpen, isKnown, field, sit } = props;
  const free = about.seats.filter(({ taken }) => !taken);
  const mayHave = free.some(({ chair }) => chair === "open") || (free.length > 0 && (invited || about.youHost));
  return (
    <form class="panel sitDown" onSubmit={(event) => event.preventDefault()}>
      {!mayHave ? (
        <p>{free.length > 0 ? t.onlyInvited : t.noSeatFree}</p>
      ) : (
        <>
          <h2>{isKnown ? t.takeSeat : invited ? t.sitDownAs : t.whoAreYou}</h2>
          <p class="about">{invited ? t.sitDownAt(about.host) : t.anyFree}</p>
          <div class="sitDownField">
            {field}
            <Asking t={t} submits class="main" isOpen={isOpen} ask={sit}>
              {t.sitDown}
            </Asking>
          </div>
        </>
      )}
    </form>
  );
}

function Facts({ t, about }: { t: LobbyTexts; about: ShownTable }) {
  // Whoever does not sit there looks on, too, and knows it.
  const others = about.watching - (about.you === null ? 1 : 0);
  return (
    <ul class="gatheringFacts">
      <li>
        <Icon name="people" />
        <span>
          {t.whoFinds}: <strong>{about.listed ? t.anyone : t.onlyLink}</strong>
        </span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          {t.pace}: <strong>{paceOf(t, about.clock)}</strong>
        </span>
      </li>
      {others > 0 && (
        <li>
          <Icon name="eye" />
          {t.looksOn(others)}
        </li>
      )}
    </ul>
  );
}

// The tables that are listed: to sit down at, or to watch.
import { useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import type { Hall, HallState } from "../online/hall.ts";
import type { Listed } from "../online/protocol.ts";
import type { GameInfo, Lang, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import { texts } from "../texts.ts";
import { Asking } from "./asking.tsx";
import { clockTime } from "./clocktime.ts";
import type { Naming } from "./name.tsx";
import { Pace, Row } from "./rows.tsx";
import { type LobbyTexts, lobbyTexts } from "./texts.ts";
import { isSlow, mayJoin } from "./words.ts";

type Which = "all" | "free" | "slow" | "watch";
const fits: Record<Which, (table: Listed) => boolean> = {
  all: () => true,
  free: mayJoin,
  slow: ({ clock }) => isSlow(clock),
  watch: (table) => !mayJoin(table),
};

export function OpenTables(props: {
  hall: Hall;
  state: HallState;
  lang: Lang;
  gameOf: (id: string) => GameInfo | undefined;
  naming: Naming;
  come: (table: string) => void;
}) {
  const { hall, state, lang, gameOf, naming, come } = props;
  const t = lobbyTexts[lang];
  const [which, setWhich] = useState<Which>("all");
  const [notJoined, setNotJoined] = useState<Refused | null>(null);
  if (!state.lobby) return <p class="about noTables">{t.lookingAround}</p>;

  const { open, running } = state.lobby;
  const mine = new Set(state.mine.map(({ table }) => table));
  const others = state.lobby.tables.filter(({ table }) => !mine.has(table));
  const shown = others.filter(fits[which]);
  const unlisted = open + running - state.lobby.tables.length;
  const isOpen = state.line.is === "open";
  const join = async (table: string) => {
    naming.take();
    const answer = await hall.sit(table, null, "");
    setNotJoined(answer.ok ? null : answer);
    if (answer.ok) come(table);
  };
  return (
    <>
      <fieldset class="filters">
        <legend class="unseen">{t.filters}</legend>
        {(Object.keys(fits) as Which[]).map((one) => (
          <button type="button" key={one} aria-pressed={one === which} onClick={() => setWhich(one)}>
            {t.which[one]} <span>{others.filter(fits[one]).length}</span>
          </button>
        ))}
      </fieldset>
      {!isOpen && (
        <p class="howOld">
          <Icon name="clock" />
          {t.asItStood(clockTime(lang, state.lobbyAt))}
        </p>
      )}
      <Refusal t={texts[lang]} refused={notJoined} />
      {shown.length === 0 ? (
        <p class="about noTables">{t.nothing[which]}</p>
      ) : (
        <ul class="tableList">
          {shown.map((table) => {
            const game = gameOf(table.game);
            const whose = t.tableOf(table.host);
            const named = `${game?.name ?? table.game}, ${whose}`;
            return (
              <Row
                key={table.table}
                t={t}
                game={game}
                table={table}
                whose={whose}
                stands={<Stands t={t} table={table} />}
              >
                {mayJoin(table) ? (
                  <Asking t={t} isOpen={isOpen} ask={() => join(table.table)}>
                    {t.join} <span class="unseen">{named}</span>
                  </Asking>
                ) : (
                  <button type="button" class="signed" onClick={() => come(table.table)}>
                    <Icon name="eye" />
                    {t.watch} <span class="unseen">{named}</span>
                  </button>
                )}
              </Row>
            );
          })}
        </ul>
      )}
      {unlisted > 0 && <p class="about">{t.more(unlisted)}</p>}
    </>
  );
}

function Stands({ t, table }: { t: LobbyTexts; table: Listed }) {
  if (table.stage !== "running") return <Pace t={t} clock={table.clock} />;
  return <span>{[t.running, t.moves(table.moves), t.watching(table.watching)].join(", ")}</span>;
}

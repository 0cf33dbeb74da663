// The tables where one sits, or that one has opened: first those where the others wait.
import type { Listed } from "../online/protocol.ts";
import type { GameInfo } from "../protocol.ts";
import { Pace, Row } from "./rows.tsx";
import type { LobbyTexts } from "./texts.ts";
import { freeOf, mineInOrder } from "./words.ts";

export function Mine(props: {
  t: LobbyTexts;
  mine: Listed[];
  gameOf: (id: string) => GameInfo | undefined;
  come: (table: string) => void;
}) {
  const { t, mine, gameOf, come } = props;
  return (
    <section class="panel tables yourTables" aria-labelledby="mine-title">
      <h2 id="mine-title">{t.yourTables}</h2>
      {mine.length === 0 && <p class="about">{t.noneOfYours}</p>}
      <ul class="tableList">
        {mineInOrder(mine).map((table) => {
          const game = gameOf(table.game);
          return (
            <Row
              key={table.table}
              t={t}
              game={game}
              table={table}
              whose={company(t, table)}
              stands={
                <>
                  <strong class={table.yourTurn ? "ownTurn" : ""}>{stage(t, table)}</strong>
                  <Pace t={t} clock={table.clock} />
                </>
              }
            >
              <button type="button" class={table.yourTurn ? "main" : ""} onClick={() => come(table.table)}>
                {t.toTable} <span class="unseen">{game?.name ?? table.game}</span>
              </button>
            </Row>
          );
        })}
      </ul>
    </section>
  );
}

function stage(t: LobbyTexts, { stage, seats, yourTurn }: Listed): string {
  if (stage === "gathering") return t.gathers(freeOf(seats));
  if (stage === "dealing") return t.begins;
  return yourTurn ? t.yourTurn : t.othersTurn;
}

// One knows that one sits there oneself.
function company(t: LobbyTexts, { seats, you, host }: Listed): string {
  const others = seats.filter(({ taken }, seat) => taken && seat !== you).map(({ name }) => name);
  return others.length > 0 ? t.withThem(others.join(", ")) : t.tableOf(host);
}

// A player at the table: how far they are, their board in small, what it is worth by now.
import { Glyph, Icon } from "../../look/glyph.tsx";
import type { Sight } from "../../play/sight.ts";
import { Pyramid } from "./board.tsx";
import { countOf } from "./gems.tsx";
import { boardOf, Kept } from "./kept.tsx";
import type { LabyrinthTexts } from "./texts.ts";

export function Rival(props: {
  sight: Sight<"labyrinth">;
  t: LabyrinthTexts;
  seat: number;
  shown: boolean; // in the middle
  show: () => void;
  newest: number | null;
}) {
  const { sight, t, seat, shown, show, newest } = props;
  const board = boardOf(sight, seat);
  if (!board) return null;
  const { plan, ghost } = board;
  const name = sight.nameOf(seat);
  const counting = plan.stones.filter(({ fate }) => fate === "counts").length;
  const covered = plan.tiles.filter(({ number }) => number > 0).length;
  const specials = countOf(plan.left, "special");
  const { way, say } = progressOf(sight, t, seat);
  return (
    <>
      {sight.actors.length > 0 && (
        <span class={`progress ${way}`}>
          {way !== "thinking" && <Icon name={way === "ready" ? "check" : "close"} />}
          <span>{say}</span>
        </span>
      )}
      <button type="button" class="look" aria-label={t.look(name)} aria-pressed={shown} onClick={show}>
        <Pyramid
          plan={plan}
          entries={sight.reading.entries}
          seat={seat}
          label={t.boardAbout(covered, plan.corridor.length, counting, plan.points)}
          ghost={ghost}
          newest={newest}
          small
        />
      </button>
      <dl class="worth">
        <dt>
          <Glyph name="lp-corridor" size={26} />
          <span class="unseen">{t.corridor}</span>
        </dt>
        <dd>{plan.corridor.length}</dd>
        <dt>
          <Glyph name="lp-chamber" size={26} />
          <span class="unseen">{t.stonesCount}</span>
        </dt>
        <dd>{counting}</dd>
        <dt class="sum">{t.points}</dt>
        <dd class="sum">{plan.points}</dd>
        {specials > 0 && (
          <>
            <dt>
              <Glyph name="lp-special" size={26} />
              <span class="unseen">{sight.word("gem.special")}</span>
            </dt>
            <dd>{specials}</dd>
          </>
        )}
      </dl>
      <Kept sight={sight} t={t} seat={seat} />
    </>
  );
}

// How far somebody is with this turn, as far as it shows.
function progressOf({ view, actors }: Sight<"labyrinth">, t: LabyrinthTexts, seat: number) {
  const { agenda, betting, progress, options, cards } = view.open;
  const asked = actors.includes(seat);
  if (agenda.at(-1)?.ask === "bet") {
    if (asked) return { way: "thinking", say: t.bets };
    if (betting.includes(seat)) return { way: "ready", say: t.hasBet };
    return { way: "out", say: t.outUntil(Math.ceil((cards.length + 1) / 5) * 5) };
  }
  if (options.players > 1 && asked) return { way: "thinking", say: progress[seat]?.laid ? t.laid : t.thinks };
  return { way: "ready", say: t.finished };
}

// The table of Das Labyrinth des Pharao: the own board in the middle, the others' small beside it, and at hand what this
// turn asks for: a bet, a place for the tile, stones, a start.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../look/glyph.tsx";
import { SeatShape } from "../../look/seat.tsx";
import { Plan } from "../../play/plan.tsx";
import type { Sight } from "../../play/sight.ts";
import { useSince } from "../../play/since.ts";
import { Target, usePeeks } from "../../play/target.tsx";
import { boardAhead } from "./ahead.ts";
import { Pyramid } from "./board.tsx";
import { TurnedUp } from "./cards.tsx";
import { PlainStone } from "./gems.tsx";
import { Bet, Starts, StoneGrid, TileInHand } from "./hand.tsx";
import { stepOf, useHand } from "./inHand.ts";
import { boardOf } from "./kept.tsx";
import { Places } from "./places.tsx";
import { Rival } from "./rival.tsx";
import { BetOdds, Bets, Score, ScoreLine, Stack, StonesLeft, WhenCounts } from "./side.tsx";
import { texts } from "./texts.ts";
import { TurningTile } from "./tile.tsx";
import "./labyrinth.css";
import "./board.css";
import "./cards.css";
import "./hand.css";
import "./players.css";
import "./side.css";

type LabyrinthSight = Sight<"labyrinth">;

export default function LabyrinthTable({ sight }: { sight: LabyrinthSight }) {
  const { reading, front, asked, sitters } = sight;
  const t = texts[sight.lang];
  const step = stepOf(sight);
  const inHand = useHand(sight, step);
  const peeks = usePeeks(sight, step === "start" ? sight.moves : []);

  // Whose board lies in the middle: the own one, unless another is looked at, until the next turn. Who only looks on sees
  // the first, at the end the winner's.
  const winner = sight.at.seen.standing?.result.place.indexOf(1) ?? 0;
  const home = front ?? winner;
  const [shown, setShown] = useSince(`${home} ${reading.turn} ${asked}`, home);
  const [sheet, setSheet] = useState(false);
  useEffect(() => {
    const goBack = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setShown(home);
      setSheet(false);
    };
    addEventListener("keydown", goBack);
    return () => removeEventListener("keydown", goBack);
  });

  const own = shown === front;
  const lying = boardOf(sight, shown);
  if (!lying) return null;
  const { plan } = lying;
  const ahead = own ? boardAhead(sight) : null;
  const name = sight.nameOf(shown);
  const covered = plan.tiles.filter(({ number }) => number > 0).length;
  const counting = plan.stones.filter(({ fate }) => fate === "counts").length;

  return (
    <Plan
      sight={sight}
      name={["labyrinth", sitters.length === 1 && "alone", sheet && "sheet", step].filter(Boolean).join(" ")}
      order={sitters.map((_, seat) => seat).filter((seat) => seat !== front)}
      player={(seat) => (
        <Rival
          sight={sight}
          t={t}
          seat={seat}
          shown={seat === shown}
          show={() => setShown(seat === shown ? home : seat)}
          newest={newestOf(sight, seat)}
        />
      )}
      board={
        <>
          <PlainStone />
          <div class="ground">
            <Pyramid
              plan={ahead?.plan ?? plan}
              entries={reading.entries}
              seat={shown}
              label={`${t.boardOf(name)}: ${t.boardAbout(covered, plan.corridor.length, counting, plan.points)}`}
              before={plan.corridor.length}
              ghost={ahead ? ahead.ghost : lying.ghost}
              turning={turningTile(sight)}
              newest={ahead?.ghost == null ? newestOf(sight, shown) : null}
            />
            {own && <Places sight={sight} t={t} inHand={inHand} />}
            {shown !== home && (
              <button type="button" class="goBack" onClick={() => setShown(home)}>
                <SeatShape seat={shown} />
                <span>
                  <b>{t.boardOf(name)}</b>
                  {front !== null && <small>{t.ownBoard}</small>}
                </span>
                <Icon name="close" />
              </button>
            )}
          </div>
          <div class="below">
            <ScoreLine t={t} plan={plan} ahead={ahead} />
            <TurnedUp sight={sight} t={t} open={() => setSheet(true)} />
          </div>
        </>
      }
      hand={
        step === "bet" ? (
          <Bet sight={sight} t={t} />
        ) : step === "stones" ? (
          <>
            <StoneGrid sight={sight} t={t} inHand={inHand} />
            <Target sight={sight} move={{ is: "done" }} class="doneButton">
              <Icon name="check" /> {sight.moves.find(({ move }) => move.is === "done")?.say}
            </Target>
          </>
        ) : step === "start" ? (
          <Starts sight={sight} t={t} peeks={peeks} />
        ) : (
          <>
            <TileInHand sight={sight} t={t} inHand={inHand} />
            {front !== null && (
              <StonesLeft sight={sight} t={t} left={reading.boards[front]?.left ?? []} title={t.yourStones} />
            )}
          </>
        )
      }
      side={
        <>
          <button type="button" class="round close" aria-label={t.close} onClick={() => setSheet(false)}>
            <Icon name="close" />
          </button>
          {step === "bet" ? (
            <>
              <Bets sight={sight} t={t} />
              <BetOdds sight={sight} t={t} />
            </>
          ) : (
            <>
              <Score t={t} plan={plan} ahead={ahead} />
              {step === "stones" ? (
                <WhenCounts t={t} alone={sitters.length === 1} />
              ) : (
                <StonesLeft sight={sight} t={t} left={plan.left} title={own ? t.yourStones : t.stonesOf(name)} />
              )}
              {(step !== "stones" || sitters.length === 1) && <Stack sight={sight} t={t} />}
            </>
          )}
        </>
      }
    />
  );
}

function turningTile({ ahead, reading }: LabyrinthSight) {
  const turns = ahead?.move.is === "lay" ? ahead.move.turns : null;
  const shape = turns === null ? undefined : reading.shapes[turns];
  return turns !== null && shape && <TurningTile shape={shape} turns={turns} ways={reading.shapes.length} />;
}

// The tile that the seat has laid in this turn, or the one that was shown with the last move.
function newestOf({ view, front, latest }: LabyrinthSight, whose: number): number | null {
  if (whose === front && view.open.progress[whose]?.laid) return view.own.at;
  const laid = latest.findLast((event) => event.is === "laid" && event.seat === whose);
  return laid?.is === "laid" ? laid.at : null;
}

// The table of Der Schatz des Pharaos: rivals above, the way through the adventures, the own cards below.
import { useEffect, useState } from "preact/hooks";
import type { Move } from "../../generated/schatz.ts";
import { MoveButtons } from "../../play/moves.tsx";
import { Plan } from "../../play/plan.tsx";
import { keyOf, type Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { useTravel } from "../../play/travel.ts";
import { curseOf } from "./curse.ts";
import { Mine, OpenPlace, Rival } from "./front.tsx";
import { GiveUp } from "./giveup.tsx";
import { Hand } from "./hand.tsx";
import { Piles } from "./piles.tsx";
import { Stage } from "./stage.tsx";
import { texts } from "./texts.ts";
import "./schatz.css";
import "./stage.css";
import "./front.css";
import "./piles.css";
import "./hand.css";
import "./small.css";
import "./curse.css";
import "./sizes.css";
import "./watched.css";

// Cards of the hand are played at once; magic and swapping ask for something more first.
type Mode = "play" | "magic" | "swap";

export default function SchatzTable({ sight }: { sight: Sight<"schatz"> }) {
  const t = texts[sight.lang];
  const { front, hands, moves, sitters } = sight;
  const [mode, setMode] = useState<Mode>("play");
  const [marked, setMarked] = useState<number[]>([]);
  const begin = (next: Mode) => {
    sight.choose(null);
    setMarked([]);
    setMode(next);
  };
  useEffect(() => begin("play"), [sight.at]);
  useTravel(sight.at, ".schatz [data-card]");

  const { hand } = sight.view.own;
  const isSwap = ({ move }: { move: Move }) => move.is === "swap";
  // The swap of the marked cards, in the order the house names them.
  const names = marked.map((place) => hand[place]).toSorted();
  const swap = moves.find(
    ({ move }) =>
      move.is === "swap" &&
      keyOf([move.first, move.second].filter((card) => card !== "none").toSorted()) === keyOf(names),
  );
  const mark = (place: number) =>
    setMarked(marked.includes(place) ? marked.filter((one) => one !== place) : [...marked, place].slice(-2));
  // What has a place at the table needs no other button.
  const placed = ["play", "magic", "movePawn", "giveUp", "draw", "swap"];
  const curse = curseOf(sight);
  const givesUp = moves.some(({ move }) => move.is === "giveUp");
  // Rivals in the order of their turns after the own.
  const others = sitters.map((_, i) => ((front ?? -1) + 1 + i) % sitters.length).filter((seat) => seat !== front);

  return (
    <Plan
      sight={sight}
      name={`schatz players-${others.length}${front === null ? " watched" : ""}${hands ? " allOpen" : ""}`}
      order={others}
      player={(seat) =>
        hands ? (
          <OpenPlace sight={sight} seat={seat} hand={hands[seat]?.hand ?? []} />
        ) : (
          <Rival sight={sight} seat={seat} />
        )
      }
      board={<Stage sight={sight} curse={curse} conjuring={mode === "magic"} />}
      side={
        <Piles
          sight={sight}
          curse={curse}
          swapping={mode === "swap"}
          swap={() => begin(mode === "swap" ? "play" : "swap")}
        />
      }
      hand={
        front !== null &&
        (givesUp ? (
          <GiveUp sight={sight} />
        ) : (
          <>
            <Mine sight={sight} />
            {mode !== "play" && (
              <div class="more row">
                <p>{mode === "swap" ? t.swapHow : t.magicHow}</p>
                {swap && (
                  <Target sight={sight} move={swap.move} class="move doIt">
                    {t.swapThese}
                  </Target>
                )}
                <button type="button" onClick={() => begin("play")}>
                  {t.notNow}
                </button>
              </div>
            )}
            <MoveButtons sight={sight} moves={moves.filter(({ move }) => !placed.includes(move.is))} />
            <Hand
              sight={sight}
              marking={mode === "swap" && moves.some(isSwap) ? { marked, mark } : null}
              conjuring={mode === "magic"}
              conjure={(on) => begin(on ? "magic" : "play")}
            />
          </>
        ))
      }
    />
  );
}

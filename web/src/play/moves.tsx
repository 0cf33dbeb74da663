// The legal moves as buttons, each with the house's own sentence.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { AnyMove, PossibleMove } from "../protocol.ts";
import type { Texts } from "../texts.ts";

const keyOf = (move: AnyMove) => JSON.stringify(move);

// What can be done with a move, and which one a hint was given for.
export interface Hands {
  t: Texts;
  hinted: AnyMove | null;
  play: (move: AnyMove) => void;
  pointAt: (move: AnyMove, say: string) => void;
}

export function MoveButton({ possible: { move, say }, hands }: { possible: PossibleMove; hands: Hands }) {
  const button = useRef<HTMLButtonElement>(null);
  const hinted = isHinted(move, hands);
  useLayoutEffect(() => {
    if (hinted) button.current?.focus();
  }, [hinted]);
  return (
    <button
      type="button"
      ref={button}
      class={hinted ? "move hinted" : "move"}
      onClick={() => hands.play(move)}
      onFocus={() => hands.pointAt(move, say)}
      onPointerEnter={() => hands.pointAt(move, say)}
    >
      {say}
      {hinted && <span class="mark"> ★ {hands.t.hinted}</span>}
    </button>
  );
}

const isHinted = (move: AnyMove, { hinted }: Hands) => hinted !== null && keyOf(hinted) === keyOf(move);

// More of one kind than this are folded away at first.
const fewEnough = 8;

export function MoveButtons({ moves, hands }: { moves: PossibleMove[]; hands: Hands }) {
  return (
    <div class="moves">
      {Object.entries(Object.groupBy(moves, ({ move }) => move.is)).map(([kind, ofKind = []]) => {
        const row = (
          <div class="row" key={kind}>
            {ofKind.map((possible) => (
              <MoveButton key={keyOf(possible.move)} possible={possible} hands={hands} />
            ))}
          </div>
        );
        if (ofKind.length <= fewEnough) return row;
        return (
          <details key={kind} open={ofKind.some(({ move }) => isHinted(move, hands))}>
            <summary>{hands.t.many(ofKind.length, ofKind[0]?.say ?? "")}</summary>
            {row}
          </details>
        );
      })}
    </div>
  );
}

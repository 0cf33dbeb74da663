// The legal moves as buttons, each with the house's own sentence.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { AnyMove, PossibleMove } from "./protocol.ts";
import type { Texts } from "./texts.ts";

export const keyOf = (move: AnyMove) => JSON.stringify(move);

// More of one kind than this are folded away at first.
const fewEnough = 12;

export function MoveButtons(props: {
  t: Texts;
  moves: PossibleMove[];
  hinted: string | null;
  play: (move: AnyMove) => void;
  pointAt: (move: AnyMove, say: string) => void;
}) {
  const { t, moves, hinted, play, pointAt } = props;
  const marked = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => marked.current?.focus(), [hinted]);

  const button = ({ move, say }: PossibleMove) => {
    const key = keyOf(move);
    return (
      <button
        type="button"
        key={key}
        ref={key === hinted ? marked : null}
        class={key === hinted ? "hinted" : ""}
        onClick={() => play(move)}
        onFocus={() => pointAt(move, say)}
        onPointerEnter={() => pointAt(move, say)}
      >
        {say}
        {key === hinted && <span class="mark"> ★ {t.hinted}</span>}
      </button>
    );
  };

  return (
    <div class="moves">
      {Object.entries(Object.groupBy(moves, ({ move }) => move.is)).map(([kind, ofKind = []]) =>
        ofKind.length <= fewEnough ? (
          <div class="row" key={kind}>
            {ofKind.map(button)}
          </div>
        ) : (
          <details key={kind} open={ofKind.some(({ move }) => keyOf(move) === hinted)}>
            <summary>{t.many(ofKind.length, ofKind[0]?.say ?? "")}</summary>
            <div class="row">{ofKind.map(button)}</div>
          </details>
        ),
      )}
    </div>
  );
}

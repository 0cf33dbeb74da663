// Where a card lies: something to press lies over it if it stands for a move. What the button says is the house's
// sentence, so the picture is kept out of it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Move } from "../../generated/medaillon.ts";
import { Target } from "../../play/target.tsx";
import type { Copy, Here } from "./facts.ts";

// Equal cards stand for one move. Only the one that is pointed at shows what holds for the move, else the first of them.
export interface Pick {
  picked: Copy | null;
  pick: (copy: Copy) => void;
}
export function usePick(): Pick {
  const [picked, pick] = useState<Copy | null>(null);
  return { picked, pick };
}
export const isEcho = ({ picked }: Pick, { card, nth }: Copy) => nth !== (picked?.card === card ? picked.nth : 0);

// Above the card: why, or what for. Where there is no room only the numbers are left.
export interface Tag {
  words?: string;
  sum?: string;
}
const worded = ({ words, sum }: Tag) => [words, sum].filter(Boolean).join(" ");

export function Place(props: {
  sight: Here;
  copy: Copy;
  pick: Pick;
  move: Move | null;
  label: string; // if the move may not be done; the tag is added
  class?: string | undefined;
  off?: number; // in a fan: how far from its middle, in half steps
  tag?: Tag | undefined;
  children: ComponentChildren;
}) {
  const { sight, copy, pick, move, label, off, tag, children } = props;
  const classes = ["spot", props.class, isEcho(pick, copy) && "echo"].filter(Boolean).join(" ");
  return (
    <li
      class={classes}
      style={off === undefined ? {} : { "--off": off }}
      onPointerEnter={() => pick.pick(copy)}
      onFocusCapture={() => pick.pick(copy)}
    >
      {move && (
        <Target
          sight={sight}
          move={move}
          {...(sight.isLegal(move) ? {} : { label: tag ? `${label} (${worded(tag)})` : label })}
        />
      )}
      <span class="shown" aria-hidden={move !== null}>
        {children}
      </span>
      {tag && (
        <span class="tag">
          {tag.words && <span class="long">{tag.words} </span>}
          {tag.sum && <span>{tag.sum}</span>}
        </span>
      )}
    </li>
  );
}

// Where a card lies: something to press lies over it if it stands for a move. What the button says is the house's
// sentence, so the picture is kept out of it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Move } from "../../generated/medaillon.ts";
import { Target } from "../../play/target.tsx";
import type { Copy, Here } from "./facts.ts";

// Equal cards stand for one move. Only the one that was pressed shows that it is chosen, else the first of them.
export interface Pick {
  picked: Copy | null;
  pick: (copy: Copy) => void;
}
export function usePick(): Pick {
  const [picked, pick] = useState<Copy | null>(null);
  return { picked, pick };
}
const isEcho = ({ picked }: Pick, { card, nth }: Copy) => nth !== (picked?.card === card ? picked.nth : 0);

export function Place(props: {
  sight: Here;
  copy: Copy;
  pick: Pick;
  move: Move | null;
  label: string; // if the move may not be done
  class?: string | undefined;
  off?: number; // in a fan: how far from its middle, in half steps
  tag?: ComponentChildren; // above the card: why, or what for
  children: ComponentChildren;
}) {
  const { sight, copy, pick, move, label, off, tag, children } = props;
  const classes = ["spot", props.class, isEcho(pick, copy) && "echo"].filter(Boolean).join(" ");
  return (
    <li class={classes} style={off === undefined ? {} : { "--off": off }} onPointerDownCapture={() => pick.pick(copy)}>
      {move && <Target sight={sight} move={move} {...(sight.isLegal(move) ? {} : { label: tagged(label, tag) })} />}
      <span class="shown" aria-hidden={move !== null}>
        {children}
      </span>
      {tag && <span class="tag">{tag}</span>}
    </li>
  );
}

const tagged = (label: string, tag: ComponentChildren) => (typeof tag === "string" ? `${label} (${tag})` : label);

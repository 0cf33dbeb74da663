// Something on a board or in a hand that stands for a move. Pointing at it shows what would happen; a click or Enter does
// it. For a finger the first tap is the pointing. What may not be done now can be pressed too: then the rules say why.
import type { ComponentChildren, CSSProperties } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Ahead, type GameId, isTouch, keyOf, type Possible, type Sight } from "./sight.ts";

export function Target<Id extends GameId>(props: {
  sight: Sight<Id>;
  move: Possible<Id>["move"];
  class?: string;
  label?: string; // the house's own sentence if left out
  quiet?: boolean; // no stop for the keyboard: one of very many that may not be done
  style?: CSSProperties;
  // A tap on what is chosen already; left out, that does it.
  again?: () => void;
  children?: ComponentChildren;
}) {
  const { sight, move, label, quiet, style, again, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const key = keyOf(move);
  const possible = byKey(sight.moves).get(key);
  const hinted = sight.hinted !== null && keyOf(sight.hinted) === key;
  const chosen = sight.chosen !== null && keyOf(sight.chosen) === key;
  useLayoutEffect(() => {
    if (hinted) button.current?.focus();
  }, [hinted]);
  const classes = ["target", possible ? "legal" : "idle", props.class, hinted && "hinted", chosen && "chosen"];
  return (
    <button
      type="button"
      ref={button}
      class={classes.filter(Boolean).join(" ")}
      style={style}
      tabIndex={quiet && !possible ? -1 : 0}
      aria-label={hinted ? `${label ?? possible?.say} (${sight.t.hinted})` : (label ?? possible?.say)}
      data-move={possible ? key : undefined}
      onClick={() => {
        if (!possible || !isTouch()) sight.play(move);
        else if (!chosen) sight.choose(move);
        else if (again) again();
        else sight.play(move);
      }}
      onFocus={() => possible && sight.point(move)}
      // After a tap a browser may play a mouse that was never there.
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && !isTouch() && possible && sight.point(move)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && !isTouch() && sight.point(null)}
    >
      {children}
    </button>
  );
}

// The moves of a list by their keys; a board with hundreds of them asks for each of its places.
const lists = new WeakMap<object, Map<string, unknown>>();
function byKey<Id extends GameId>(moves: Possible<Id>[]): Map<string, Possible<Id>> {
  const known = lists.get(moves) ?? new Map(moves.map((possible) => [keyOf(possible.move), possible]));
  lists.set(moves, known);
  return known as Map<string, Possible<Id>>;
}

// A place on a board, in parts of its width and height: where its target lies.
export const placed = (column: number, row: number, columns: number, rows: number): CSSProperties => ({
  left: `${(100 * column) / columns}%`,
  top: `${(100 * row) / rows}%`,
  width: `${100 / columns}%`,
  height: `${100 / rows}%`,
});

// Wheel and R, while there is something to be turned: by 1 to the right or by -1 to the left.
export function useTurnKeys(on: boolean, turn: (by: number) => void) {
  const newest = useRef(turn);
  newest.current = turn;
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement;
      if (event.key.toLowerCase() !== "r" || typing || event.ctrlKey || event.metaKey) return;
      newest.current(event.shiftKey ? -1 : 1);
    };
    const onWheel = (event: WheelEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(".turnable")) return;
      event.preventDefault();
      newest.current(event.deltaY < 0 ? -1 : 1);
    };
    addEventListener("keydown", onKey);
    addEventListener("wheel", onWheel, { passive: false });
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("wheel", onWheel);
    };
  }, [on]);
}

// What each of these moves would do, by its key, as far as it is known by now.
export function usePeeks<Id extends GameId>(sight: Sight<Id>, moves: Possible<Id>[]): Map<string, Ahead<Id>> {
  const [peeks, setPeeks] = useState(new Map<string, Ahead<Id>>());
  const keys = moves.map(({ move }) => keyOf(move));
  useEffect(() => {
    let over = false;
    setPeeks(new Map());
    void Promise.all(moves.map(async ({ move }) => [keyOf(move), await sight.peek(move)] as const)).then((found) => {
      if (!over) setPeeks(new Map(found.flatMap(([key, ahead]) => (ahead ? [[key, ahead] as const] : []))));
    });
    return () => {
      over = true;
    };
  }, [sight.at, keys.join()]);
  return peeks;
}

export const arrows: Record<string, [across: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

// Arrow keys on a board go to the nearest target in that direction.
export function stepByArrows(event: KeyboardEvent) {
  const way = arrows[event.key];
  const from = event.target;
  if (!way || !(from instanceof HTMLElement) || !(event.currentTarget instanceof HTMLElement)) return;
  const middle = (of: Element) => {
    const { left, top, width, height } = of.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  const far = (of: Element) => {
    const [toX, toY] = middle(of);
    const along = (toX - x) * way[0] + (toY - y) * way[1];
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    return along > 1 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>('.target:not([tabindex="-1"])')];
  const nearest = others.toSorted((one, other) => far(one) - far(other))[0];
  if (!nearest || far(nearest) === Number.POSITIVE_INFINITY) return;
  event.preventDefault();
  nearest.focus();
}

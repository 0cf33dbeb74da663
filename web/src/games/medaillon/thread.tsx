// A dotted line from the trap that is taken to the target that is pointed at. It lies behind the cards; the trap is below
// the board, so that here it leaves through the lower edge.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { keyOf } from "../../play/sight.ts";
import type { Here } from "./facts.ts";

export function Thread({ sight }: { sight: Here }) {
  const move = sight.ahead?.move;
  const target = move?.is === "trigger" && move.target !== "none" ? keyOf(move) : null;
  const drawing = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState("");
  useLayoutEffect(() => {
    if (!target) return setPath("");
    const lay = () => {
      const board = drawing.current?.getBoundingClientRect();
      const table = drawing.current?.closest(".table");
      const trap = table?.querySelector(".traps .taken")?.getBoundingClientRect();
      const hit = table?.querySelector(`.spot:not(.echo) > [data-move='${target}']`)?.getBoundingClientRect();
      if (board && trap && hit) setPath(pathOf(board, hit, trap));
    };
    lay();
    addEventListener("resize", lay);
    return () => removeEventListener("resize", lay);
  }, [target, sight.at]);
  return (
    <svg ref={drawing} class="thread" aria-hidden="true">
      {path && (
        <>
          <path class="edge" d={path} />
          <path d={path} />
        </>
      )}
    </svg>
  );
}

// It falls steeply at both ends.
function pathOf(board: DOMRect, hit: DOMRect, trap: DOMRect): string {
  const from = { x: hit.left + hit.width / 2 - board.left, y: hit.bottom - board.top };
  const to = { x: trap.left + trap.width / 2 - board.left, y: board.height };
  const bend = 0.55 * (to.y - from.y);
  return `M${from.x} ${from.y}C${from.x} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
}

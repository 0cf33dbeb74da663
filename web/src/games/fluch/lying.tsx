// Tokens on the board.
import type { Sight } from "../../play/sight.ts";
import { corner } from "./measures.ts";
import type { Tomb } from "./places.ts";
import { TokenPicture } from "./token.tsx";

// In their chambers, and in heaps: those beside a figure lie in front of it.
export function Tokens({ sight, tomb, beside }: { sight: Sight<"fluch">; tomb: Tomb; beside: boolean }) {
  const { open, own } = sight.view;
  const isTaken = (at: number) =>
    open.players.some((player) => player.inside && player.at === at) ||
    (open.ammut.space === 0 && open.ammut.at === at);
  const heaps = Map.groupBy(open.heaps, ({ at }) => at);
  return (
    <>
      {sight.reading.chambers.map((at, n) => {
        const chamber = open.chambers[n];
        if (!chamber || !tomb.chambers.has(at) || isTaken(at) !== beside) return null;
        const [x, y] = corner(at);
        if (!chamber.faceDown && chamber.token === "none")
          return beside ? null : <use key={at} href="#fluch-looted" x={x + 4} y={y + 4} width="42" height="42" />;
        // Looked at in secret, and left face down.
        const known = chamber.faceDown ? (own.seen[n] ?? "none") : chamber.token;
        const where = beside || heaps.has(at) ? { x: x + 29, y: y + 28, size: 22 } : { x: x + 9, y: y + 9, size: 32 };
        return (
          <TokenPicture
            key={at}
            {...where}
            token={known}
            class={chamber.faceDown && known !== "none" ? "token secret" : "token"}
          />
        );
      })}
      {[...heaps].flatMap(([at, heap]) => {
        if (isTaken(at) !== beside) return [];
        const [x, y] = corner(at);
        const size = beside || heap.length > 2 ? 21 : 25;
        const step = Math.min(13, 26 / Math.max(1, heap.length - 1));
        return heap.map(({ token }, i) => (
          <TokenPicture
            key={`${at} ${i}`}
            token={token}
            size={size}
            x={x + step * i}
            y={y + 48 - size - (i % 2 ? 8 : 0)}
          />
        ));
      })}
    </>
  );
}

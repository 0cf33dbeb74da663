// What can be pressed on the board, with what it costs, and what is said beside it.
import type { CSSProperties } from "preact";
import type { Move } from "../../generated/gold.ts";
import { Icon } from "../../look/glyph.tsx";
import { keyOf } from "../../play/sight.ts";
import { placed, Target, usePeeks } from "../../play/target.tsx";
import { type Acting, askOf, costOf, figureOf, type GoldSight } from "./acting.ts";
import { figureNames, hasLampAbove, treasureSize, treasuresOf } from "./figures.tsx";
import { cornerOf, nameOfPlace, type Point, places, tileSize, type Window, width } from "./geometry.ts";
import { walkLine } from "./marks.tsx";
import type { GoldTexts } from "./texts.ts";

const spot = ({ x, y }: Point, size: number, window: Window): CSSProperties =>
  placed((x - window.x) / size, (y - window.y) / size, window.across / size, window.down / size);

export function Targets(props: { sight: GoldSight; acting: Acting; window: Window; t: GoldTexts }) {
  const { sight, acting, window, t } = props;
  const { view, front } = sight;
  const { open } = view;
  const walks = sight.moves.filter(({ move }) => move.is === "walk" && move.figure === acting.picked);
  const peeks = usePeeks(sight, walks);
  const all = Array.from({ length: places }, (_, at) => at);
  const own = front === null ? undefined : open.players[front];
  // The house's own sentence, with the cost; what may not be done is only named.
  const label = (move: Move, at: number) => {
    const possible = sight.moves.find((one) => keyOf(one.move) === keyOf(move));
    if (!possible) return `${nameOfPlace(at)}: ${sight.word(`kind.${open.tiles[at]?.kind}`)}`;
    const cost = costOf(sight, peeks.get(keyOf(move)));
    return cost === null ? possible.say : `${possible.say} (${t.cost(cost)})`;
  };
  const badge = (move: Move, at: number) => {
    const name = hasLampAbove(open, at) ? "badge middle" : "badge";
    const sign = { reveal: "reveal", rotate: "rotate", lay: "rotate" }[move.is as string];
    const cost = costOf(sight, peeks.get(keyOf(move)));
    if (sign)
      return (
        <span class={name}>
          <Icon name={sign} />
        </span>
      );
    // The label says it, too.
    return cost !== null && <span class={name} data-cost={cost} />;
  };
  return (
    <>
      {all.map((at) => {
        const move = acting.moveAt(at);
        if (!move) return null;
        const style = spot(cornerOf(at), tileSize, window);
        const legal = sight.isLegal(move);
        const other = figureNames.find((figure, i) => {
          const piece = own?.figures[i];
          return figure !== figureOf(acting.picked) && piece?.at === at && !piece.lost;
        });
        if (!legal && other && askOf(sight) === "act")
          return (
            <button
              key={at}
              type="button"
              class="pickHere"
              tabIndex={-1}
              style={style}
              aria-label={sight.word(`figure.${other}`)}
              onClick={() => acting.pick(other)}
            />
          );
        const turns = move.is === "rotate" || move.is === "lay";
        return (
          <Target
            key={at}
            sight={sight}
            move={move}
            label={label(move, at)}
            quiet
            class={`tile ${move.is}${turns ? " turnable" : ""}`}
            style={style}
            {...(turns && { again: acting.turn })}
          >
            {legal && badge(move, at)}
          </Target>
        );
      })}
      {acting.picked === "archaeologist" &&
        treasuresOf(open)
          .filter(({ at, treasure }, i, laid) => {
            const first = laid.findIndex((one) => one.at === at && one.treasure === treasure) === i;
            return first && at === own?.figures[0]?.at && sight.isLegal({ is: "take", treasure });
          })
          .map(({ treasure, x, y }) => (
            <Target
              key={treasure}
              sight={sight}
              move={{ is: "take", treasure }}
              class="taking"
              style={spot({ x, y }, treasureSize, window)}
            />
          ))}
    </>
  );
}

// Above or below its place, away from the place before it, and never over the edge of the board.
export function bubbleAt(at: number, window: Window, gap: number, before = at): CSSProperties {
  const { x, y } = cornerOf(at);
  const column = at % width;
  const from = cornerOf(before).y;
  const above = from === y ? y > window.down / 2 : from > y && y > tileSize;
  return {
    left: `${(100 * (x - window.x + (tileSize * column) / (width - 1))) / window.across}%`,
    top: `${(100 * (y - window.y + (above ? -gap : tileSize + gap))) / window.down}%`,
    transform: `translate(${(-100 * column) / (width - 1)}%, ${above ? "-100%" : "0"})`,
  };
}

// What the move that is pointed at takes and brings, in a few words.
export function Flag({ sight, window, t }: { sight: GoldSight; window: Window; t: GoldTexts }) {
  const { ahead, front, view, reading } = sight;
  if (!ahead || front === null) return null;
  const { move } = ahead;
  const cost = costOf(sight, ahead);
  if (move.is === "walk") {
    const from = view.open.players[front]?.figures[figureNames.indexOf(move.figure)]?.at ?? move.to;
    const line = walkLine(view.open, front, from, move.to);
    const lines = [
      line.length > 2 && t.lampsLight(line.length - 2),
      ahead.events.some(({ event }) => event.is === "delivered" || event.is === "cameHome") && t.comesHome,
      reading.falling.includes(move.to) && t.fallsSoon,
    ].filter((text) => text !== false);
    return (
      <div class="flag" style={bubbleAt(move.to, window, 8, line.at(-2))}>
        <b>{[cost !== null && t.cost(cost), t.tiles(line.length - 1)].filter(Boolean).join(", ")}</b>
        {lines.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    );
  }
  if (move.is === "reveal" || move.is === "rotate") {
    return (
      <div class="flag" style={bubbleAt(move.at, window, 8)}>
        <b>{t.cost(cost ?? 1)}</b>
        <span>{move.is === "reveal" ? t.unknownTile : t.turnHow}</span>
      </div>
    );
  }
  return null;
}

// Why a place is in danger, in words.
export function FallLabel({ sight, window, t }: { sight: GoldSight; window: Window; t: GoldTexts }) {
  const { ruin, tiles } = sight.view.open;
  const name = sight.nameOf(ruin.clock);
  if (ruin.stage === "armed" && ruin.turns > 1)
    return (
      <div class="fallLabel" style={bubbleAt(ruin.centre, window, -14)}>
        {t.fallsIn(ruin.turns, name)}
      </div>
    );
  // Best over the pit, where it covers nothing.
  const { falling } = sight.reading;
  const overPit = falling.find((at) => tiles[at - width]?.kind === "fallen");
  const at = overPit ?? falling[0];
  if (at === undefined) return null;
  const style = overPit === undefined ? bubbleAt(at, window, -14) : bubbleAt(at, window, 6, at + width);
  return (
    <div class="fallLabel" style={style}>
      {t.fallsAfter(name)}
    </div>
  );
}

// As many cells as the adventure is difficult; each card covers its value, and one that would be laid is hatched.
import type { Card } from "../../generated/schatz.ts";
import { colours, ItemGlyph, printedOn } from "./cards.tsx";

export function Meter(props: { difficulty: number; laid: Card[]; more?: Card | undefined; large?: boolean }) {
  const { difficulty, laid, more, large } = props;
  const covered = laid.reduce((sum, card) => sum + printedOn(card).value, more ? printedOn(more).value : 0);
  return (
    <div
      class={large ? "meter large" : "meter"}
      style={{ "--cells": Math.max(difficulty, covered) }}
      aria-hidden="true"
    >
      {laid.map((card, i) => (
        <Piece key={i} card={card} large={large} />
      ))}
      {more && <Piece card={more} large={large} more />}
      {Array.from({ length: Math.max(0, difficulty - covered) }, (_, i) => (
        <span key={i} class="cell" />
      ))}
    </div>
  );
}

function Piece({ card, large, more }: { card: Card; large?: boolean | undefined; more?: boolean }) {
  const { item, value } = printedOn(card);
  return (
    <span
      class={more ? "piece more" : "piece"}
      style={{ gridColumn: `span ${value}`, ...(more ? {} : { background: colours[item] }) }}
    >
      {large && (
        <>
          <ItemGlyph item={item} /> {more && "+"}
          {value}
        </>
      )}
    </span>
  );
}

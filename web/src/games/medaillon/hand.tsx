// One's own cards: a shallow fan in which what may be played stands higher, papyri right of a dashed rule, and beside it
// what ends a step. While traps are triggered, they lie here.

import type { Ask, Card } from "../../generated/medaillon.ts";
import { Icon } from "../../look/glyph.tsx";
import { MoveButtons } from "../../play/moves.tsx";
import { Target } from "../../play/target.tsx";
import { CardFace, Eye, labelOf } from "./card.tsx";
import {
  askOf,
  copiesOf,
  copyKey,
  type Here,
  handMove,
  inTomb,
  isKnown,
  isPlaced,
  nearSeat,
  papyrusMove,
  printedOf,
} from "./facts.ts";
import { Place, type Tag, usePick } from "./place.tsx";
import { texts } from "./texts.ts";
import { Traps } from "./traps.tsx";

export function Hand(props: { sight: Here; trap: Card | null; takeTrap: (trap: Card) => void }) {
  const { sight, trap, takeTrap } = props;
  const rest = sight.moves.filter(({ move }) => !isPlaced(sight, move));
  const triggering = sight.asked && askOf(sight) === "trigger";
  return (
    <>
      {triggering ? <Traps sight={sight} trap={trap} takeTrap={takeTrap} /> : <Fan sight={sight} />}
      <div class="actions">
        <Actions sight={sight} trap={trap} />
        {rest.length > 0 && <MoveButtons sight={sight} moves={rest} />}
      </div>
    </>
  );
}

function Fan({ sight }: { sight: Here }) {
  const pick = usePick();
  const t = texts[sight.lang];
  const { hand, papyri } = sight.view.own;
  const many = hand.length + papyri.length;
  // Where something else is asked, the hand is only looked at.
  const asksHand: Ask[] = ["split", "camp", "surplus", "robbed", "opening", "lay"];
  const resting = !sight.asked || !asksHand.includes(askOf(sight) ?? "round");
  return (
    <div class={["fan", many > 6 && "full", many > 9 && "tight", resting && "resting"].filter(Boolean).join(" ")}>
      <ul class="cards" aria-label={t.hand}>
        {copiesOf(hand).map((copy, i) => {
          const cost = sight.reading.costs[i] ?? 0;
          const move = handMove(sight, copy.card);
          return (
            <Place
              key={copyKey(copy)}
              sight={sight}
              copy={copy}
              pick={pick}
              move={move}
              label={labelOf(sight, copy.card)}
              class={sight.isLegal(move) || couldPay(sight, copy.card, cost) ? "stands" : ""}
              off={2 * i - hand.length + 1}
              tag={handTag(sight, copy.card, cost)}
            >
              <CardFace sight={sight} card={copy.card} cost={cost} />
              {isKnown(sight.view.own, copy) && <Eye label={t.shown} />}
            </Place>
          );
        })}
      </ul>
      {papyri.length > 0 && (
        <ul class="cards papyri" aria-label={t.papyri}>
          {copiesOf(papyri).map((copy, i) => {
            const move = papyrusMove(sight, copy.card);
            const legal = sight.isLegal(move);
            const misplaced = sight.asked && !legal && ["camp", "lay"].includes(askOf(sight) ?? "");
            return (
              <Place
                key={copyKey(copy)}
                sight={sight}
                copy={copy}
                pick={pick}
                move={move}
                label={labelOf(sight, copy.card)}
                class={legal ? "stands" : ""}
                off={2 * i - papyri.length + 1}
                tag={misplaced ? { words: inTomb(sight) ? t.inCamp : t.inTomb } : undefined}
              >
                <CardFace sight={sight} card={copy.card} />
              </Place>
            );
          })}
        </ul>
      )}
    </div>
  );
}

// Before the split: what could be paid for after it.
function couldPay(sight: Here, card: Card, cost: number): boolean {
  const { kind } = printedOf(sight, card);
  if (askOf(sight) !== "split" || (kind !== "companion" && kind !== "animal")) return false;
  const more = sight.ahead?.move.is === "split" ? sight.ahead.move.coins : 0;
  return cost <= (sight.view.open.coins[nearSeat(sight)] ?? 0) + more;
}

// Why a card cannot be played now, as far as it can be seen.
function handTag(sight: Here, card: Card, cost: number): Tag | undefined {
  const t = texts[sight.lang];
  const ask = askOf(sight);
  if (!sight.asked) return undefined;
  const { kind } = printedOf(sight, card);
  const living = kind === "companion" || kind === "animal";
  if (ask === "lay" && living && sight.isLegal({ is: "layCard", card })) return { words: t.bluff };
  if (ask !== "camp" && ask !== "split") return undefined;
  if (!living) return { words: t.inTomb };
  const more = sight.ahead?.move.is === "split" ? sight.ahead.move.coins : 0;
  const short = cost - (sight.view.open.coins[nearSeat(sight)] ?? 0) - more;
  return short > 0 ? { words: t.missing(short) } : undefined;
}

// What is no card: ends of steps, a no, a trap without a target.
function Actions({ sight, trap }: { sight: Here; trap: Card | null }) {
  const t = texts[sight.lang];
  const sentNobody = askOf(sight) === "send" && sight.view.open.party[nearSeat(sight)]?.length === 0;
  return (
    <>
      {sight.moves.map(({ move, say }) => {
        const inVain = move.is === "trigger" && move.target === "none" && move.trap === trap;
        if (move.is !== "endCamp" && move.is !== "enough" && move.is !== "decline" && !inVain) return null;
        return (
          <div key={move.is}>
            <Target sight={sight} move={move} class={move.is === "decline" ? "action no" : "action"}>
              <Icon name={move.is === "decline" ? "close" : "check"} />
              <b>{say}</b>
            </Target>
            {move.is === "enough" && <small>{sentNobody ? t.nobodySent : t.nothingMore}</small>}
          </div>
        );
      })}
    </>
  );
}

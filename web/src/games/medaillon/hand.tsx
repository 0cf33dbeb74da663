// One's own cards: a shallow fan in which what may be played stands higher, papyri right of a dashed rule, and beside it
// what ends a step. While traps are triggered, they lie here.

import type { Ask, Card, Move } from "../../generated/medaillon.ts";
import { Icon } from "../../look/glyph.tsx";
import { MoveButtons } from "../../play/moves.tsx";
import { Target } from "../../play/target.tsx";
import { CardFace, Eye, labelOf } from "./card.tsx";
import {
  askOf,
  type Copy,
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
  const t = texts[sight.lang];
  const { hand, papyri } = sight.view.own;
  const many = hand.length + papyri.length;
  // Where something else is asked, the hand is only looked at.
  const asksHand: Ask[] = ["split", "camp", "surplus", "robbed", "opening", "lay"];
  const resting = !asksHand.includes(askedOf(sight) ?? "round");
  const { costs } = sight.reading;
  return (
    <div class={["fan", many > 6 && "full", many > 9 && "tight", resting && "resting"].filter(Boolean).join(" ")}>
      <Cards sight={sight} label={t.hand} cards={hand.map((card, i) => handCard(sight, card, costs[i] ?? 0))} />
      {papyri.length > 0 && (
        <Cards
          sight={sight}
          label={t.papyri}
          class="papyri"
          cards={papyri.map((papyrus) => papyrusCard(sight, papyrus))}
        />
      )}
    </div>
  );
}

// A card of the hand or a papyrus: what it stands for now, and whether it stands higher.
interface Held {
  card: Card;
  move: Move;
  stands: boolean;
  tag?: Tag | undefined; // why it cannot be played now, as far as it can be seen; or what for
  cost?: number;
}

const askedOf = (sight: Here) => (sight.asked ? askOf(sight) : undefined);

function handCard(sight: Here, card: Card, cost: number): Held {
  const t = texts[sight.lang];
  const { kind } = printedOf(sight, card);
  const living = kind === "companion" || kind === "animal";
  const move = handMove(sight, card);
  const legal = sight.isLegal(move);
  const held = { card, move, cost, stands: legal };
  const ask = askedOf(sight);
  if (ask === "lay") return living && legal ? { ...held, tag: { words: t.bluff } } : held;
  if (ask !== "camp" && ask !== "split") return held;
  if (!living) return { ...held, tag: { words: t.inTomb } };
  // Before the split: what could be paid for after it.
  const more = sight.ahead?.move.is === "split" ? sight.ahead.move.coins : 0;
  const short = cost - (sight.view.open.coins[nearSeat(sight)] ?? 0) - more;
  return short > 0
    ? { ...held, tag: { words: t.missing(short) } }
    : { ...held, stands: legal || ask === "split", tag: { words: cost === 0 ? t.free : t.nCoins(cost) } };
}

function papyrusCard(sight: Here, card: Card): Held {
  const t = texts[sight.lang];
  const move = papyrusMove(sight, card);
  const stands = sight.isLegal(move);
  const misplaced = !stands && ["camp", "lay"].includes(askedOf(sight) ?? "");
  return { card, move, stands, tag: misplaced ? { words: inTomb(sight) ? t.inCamp : t.inTomb } : undefined };
}

function Cards({ sight, label, cards, ...more }: { sight: Here; label: string; class?: string; cards: Held[] }) {
  const pick = usePick();
  const t = texts[sight.lang];
  const copies = copiesOf(cards.map(({ card }) => card));
  return (
    <ul class={more.class ? `cards ${more.class}` : "cards"} aria-label={label}>
      {cards.map(({ card, move, stands, tag, cost }, i) => {
        const copy = copies[i] as Copy;
        return (
          <Place
            key={copyKey(copy)}
            sight={sight}
            copy={copy}
            pick={pick}
            move={move}
            label={labelOf(sight, card)}
            class={stands ? "stands" : ""}
            off={2 * i - cards.length + 1}
            tag={tag}
          >
            <CardFace sight={sight} card={card} cost={cost} />
            {isKnown(sight.view.own, copy) && <Eye label={t.shown} />}
          </Place>
        );
      })}
    </ul>
  );
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

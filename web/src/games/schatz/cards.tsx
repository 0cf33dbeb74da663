// The cards of the game, drawn: equipment with its value in a coloured tab, special cards in full colour, adventures with
// their difficulty.
import type { Adventure, Card } from "../../generated/schatz.ts";
import { shapeOf } from "../../look/seat.tsx";
import type { Sight } from "../../play/sight.ts";

export type Word = Sight<"schatz">["word"];

// What stands on a card; special cards have no value.
export function printedOn(card: Card): { item: string; value: number } {
  const [, item = card, value = "0"] = card.match(/^([a-z]+)(\d?)$/) ?? [];
  return { item, value: Number(value) };
}

export const colours: Record<string, string> = {
  ladder: "#35692f",
  torch: "#a83a24",
  rope: "#8a6112",
  spade: "#44596d",
  magic: "#1f3f7a",
  curse: "#4a2346",
  protection: "#14706c",
};
const glyphOf = (item: string) => `#sp-${item === "protection" ? "ward" : item}`;

// `table` is for small ones: a large number and picture, and no name.
export function CardFace({ card, word, size = "hand" }: { card: Card; word: Word; size?: "hand" | "table" }) {
  const { item, value } = printedOn(card);
  const colour = colours[item];
  const small = size === "table";
  return (
    <svg class="card" viewBox="0 0 100 140" data-card={card} role="img" aria-label={word(`card.${card}`)}>
      <rect x="1" y="1" width="98" height="138" rx="9" fill="#fbf1d8" stroke="#2a1d10" stroke-width="2" />
      {value === 0 ? (
        <>
          <rect x="6" y="6" width="88" height="128" rx="5" fill={colour} stroke="#f0cf74" stroke-width="1.6" />
          {small ? (
            <use href={glyphOf(item)} x="8" y="28" width="84" height="84" />
          ) : (
            <>
              <circle cx="50" cy="62" r="40" fill="#fff8e6" opacity=".13" />
              <circle cx="50" cy="62" r="33" fill="#fff8e6" opacity=".13" />
              <use href={glyphOf(item)} x="15" y="26" width="70" height="70" />
              <text x="50" y="121" class="cardName" fill="#fff8e6">
                {capital(word(`card.${card}`))}
              </text>
              <path d="M12 18v-6h6M88 18v-6h-6M12 122v6h6M88 122v6h-6" fill="none" stroke="#f0cf74" stroke-width="2" />
            </>
          )}
        </>
      ) : (
        <>
          <rect
            x="6"
            y="6"
            width="88"
            height="128"
            rx="5"
            fill="#f3e2b8"
            stroke={colour}
            stroke-width={small ? 4 : 2.5}
          />
          {small ? (
            <use href={glyphOf(item)} x="8" y="46" width="84" height="84" />
          ) : (
            <>
              <circle cx="50" cy="72" r="36" fill="#fbf1d8" stroke={colour} stroke-width="1.5" stroke-dasharray="2 4" />
              <use href={glyphOf(item)} x="17" y="39" width="66" height="66" />
              {Array.from({ length: value }, (_, i) => (
                <path key={i} d={`M${88 - 9 * i} 14l4 5-4 5-4-5Z`} fill={colour} />
              ))}
              <rect x="6" y="112" width="88" height="22" rx="4" fill={colour} />
              <text x="50" y="128" class="cardName small" fill="#fff8e6">
                {capital(word(`item.${item}`))}
              </text>
            </>
          )}
          <path
            d={
              small
                ? "M1 10a9 9 0 0 1 9-9h42v34a14 14 0 0 1-14 14H1Z"
                : "M1 10a9 9 0 0 1 9-9h26v24a12 12 0 0 1-12 12H1Z"
            }
            fill={colour}
            stroke="#2a1d10"
            stroke-width="2"
          />
          <text x={small ? 26 : 18} y={small ? 41 : 29} class={small ? "value large" : "value"} fill="#fff8e6">
            {value}
          </text>
        </>
      )}
    </svg>
  );
}

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export function CardBack() {
  return (
    <svg class="card" viewBox="0 0 100 140" aria-hidden="true">
      <use href="#back-pyramid" width="100" height="140" />
    </svg>
  );
}

const discOf = (difficulty: number) =>
  difficulty === 12 ? "#1f3f7a" : difficulty > 8 ? "#8f2f1e" : difficulty > 6 ? "#7a5510" : "#14706c";

export function AdventureCard(props: { adventure: Adventure; difficulty: number; word: Word }) {
  const { adventure, difficulty, word } = props;
  const name = word(`adventure.${adventure}`, "short") || word(`adventure.${adventure}`);
  return (
    <svg class="adventure" viewBox="0 0 150 213" role="img" aria-label={`${name} ${difficulty}`}>
      <rect
        x="1.5"
        y="1.5"
        width="147"
        height="210"
        rx="12"
        fill={difficulty === 12 ? "#c8962a" : "#e3cb98"}
        stroke="#2a1d10"
        stroke-width="3"
      />
      <svg x="9" y="9" width="132" height="158" viewBox="13 0 132 158" aria-hidden="true">
        <use href={`#adv-${difficulty}`} width="158" height="158" />
      </svg>
      <rect x="9" y="9" width="132" height="158" rx="7" fill="none" stroke="#2a1d10" stroke-width="2" />
      <text x="75" y="199" class="adventureName" fill="#2a1d10">
        {capital(name)}
      </text>
      <circle cx="75" cy="164" r="20" fill={discOf(difficulty)} stroke="#fff3cf" stroke-width="3" />
      <circle cx="75" cy="164" r="22.5" fill="none" stroke="#2a1d10" stroke-width="2" />
      <text x="75" y="173" class="difficulty" fill="#fff8e6">
        {difficulty}
      </text>
    </svg>
  );
}

// A player's pawn, with the shape of the seat on its chest.
export function Pawn({ seat }: { seat: number }) {
  return (
    <svg class={`pawn seat-${seat + 1}`} viewBox="0 0 64 64" aria-hidden="true">
      <use href="#sp-pawn" width="64" height="64" />
      <use class="chest" href={shapeOf(seat)} x="20" y="31" width="24" height="24" />
    </svg>
  );
}

export function ItemGlyph({ item }: { item: string }) {
  return (
    <svg class="itemGlyph" viewBox="0 0 64 64" aria-hidden="true">
      <use href={glyphOf(item)} width="64" height="64" />
    </svg>
  );
}

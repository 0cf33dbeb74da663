// The cards: what is printed on them, in the sizes they have on the table. A card scales with its own width; under 70 px
// only picture and numbers are left.
import type { Card, Kind } from "../../generated/medaillon.ts";
import { type Here, printedOf } from "./facts.ts";
import { shown, texts } from "./texts.ts";

// The drawings have German names.
const drawings: Record<Card, string> = {
  none: "",
  archaeologist: "archaeologe",
  thief: "diebin",
  reporter: "reporter",
  mercenary: "soeldner",
  spy: "spionin",
  doctor: "aerztin",
  patron: "goenner",
  smuggler: "schmuggler",
  seer: "seher",
  foreman: "vorarbeiter",
  raider: "wuestenraeuber",
  jackal: "schakal",
  monkey: "affe",
  camel: "kamel",
  falcon: "falke",
  mummy: "mumie",
  skeleton: "skelettkrieger",
  scarabs: "skarabaeenschwarm",
  spears: "speerfalle",
  pit: "fallgrube",
  boulder: "steinblock",
  snakes: "giftschlangen",
  seal: "fluchsiegel",
  anubis: "anubis",
  seth: "seth",
  horus: "horus",
  isis: "isis",
  bookOfTheDead: "totenbuch",
  sekhmet: "sachmet",
  maat: "maat",
  osiris: "osiris",
  hathor: "hathor",
  thoth: "thot",
  blackwood: "blackwood",
  haddad: "haddad",
  hagen: "ottilie",
  calloway: "calloway",
};
export const drawingOf = (card: Card) => `#md-${drawings[card]}`;

export const nameOf = (sight: Here, card: Card) =>
  shown(sight.word(`card.${card}`, "short") || sight.word(`card.${card}`), texts[sight.lang]);

// What stands in the shield: strength, or the strongest that a trap hits.
function shieldOf(sight: Here, card: Card, strength: number | undefined): string {
  const printed = printedOf(sight, card);
  if (printed.kind === "trap") return printed.limit ? `≤${printed.limit}` : "✕";
  return printed.character ? String(strength ?? printed.strength) : "";
}

// For a screen reader.
export function labelOf(sight: Here, card: Card, strength?: number): string {
  const t = texts[sight.lang];
  const shield = shieldOf(sight, card, strength);
  const name = sight.word(`card.${card}`);
  return [name, t.kinds[printedOf(sight, card).kind], shield && t.strength(shield)].filter(Boolean).join(", ");
}

export function CardFace(props: {
  sight: Here;
  card: Card;
  strength?: number | undefined; // as it counts now; printed if left out
  later?: number | undefined; // as it would count
  cost?: number | undefined; // as it is now
}) {
  const { sight, card, later } = props;
  const printed = printedOf(sight, card);
  const strength = props.strength ?? printed.strength;
  const paid = printed.kind === "companion" || printed.kind === "animal";
  const cost = props.cost ?? printed.cost;
  const shield = shieldOf(sight, card, strength);
  return (
    <span class={`card ${printed.kind}`} data-card={card} role="img" aria-label={labelOf(sight, card, props.strength)}>
      <span class="face">
        <svg class="art" viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Backdrop kind={printed.kind} width={96} height={96} />
          <use href={drawingOf(card)} x="3" y="4" width="90" height="90" />
        </svg>
        <span class="name">
          <span>{nameOf(sight, card)}</span>
        </span>
      </span>
      {shield && <Shield text={shield} />}
      {paid && <Price coins={cost} cheaper={cost < printed.cost} />}
      {printed.character && <Change by={strength - printed.strength} />}
      {later !== undefined && later !== strength && <span class="change later">→{later}</span>}
    </span>
  );
}

function Change({ by }: { by: number }) {
  if (by === 0) return null;
  return <span class={by > 0 ? "change" : "change less"}>{by > 0 ? `+${by}` : `−${-by}`}</span>;
}

function Shield({ text }: { text: string }) {
  const long = text.length > 1;
  return (
    <svg class="shield" viewBox="0 0 96 96" aria-hidden="true">
      <use href="#md-strength" width="96" height="96" />
      <text x="48" y={long ? 61 : 64} font-size={long ? 38 : 46}>
        {text}
      </text>
    </svg>
  );
}

function Price({ coins, cheaper }: { coins: number; cheaper: boolean }) {
  return (
    <svg class={cheaper ? "price cheaper" : "price"} viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="42" />
      <circle class="inner" cx="48" cy="48" r="33" />
      <text x="48" y="66" font-size="50">
        {coins}
      </text>
    </svg>
  );
}

// Behind each kind lies its own land.
function Backdrop({ kind, width: w, height: h }: { kind: Kind; width: number; height: number }) {
  const [sky, haze] = {
    none: ["#f4e8cb", "#e3cb98"],
    companion: ["#bcd0ee", "#f3d9a0"],
    animal: ["#d5e6b8", "#b9d39a"],
    undead: ["#4a3a5c", "#2c2038"],
    trap: ["#6b3a26", "#3a2018"],
    papyrus: ["#f4e8cb", "#e3cb98"],
    adventurer: ["#f6dfa4", "#d9a85c"],
  }[kind] as [string, string];
  const bricks = [0.2, 0.42, 0.64].map((y) => `M0 ${h * y}H${w}`).join("");
  return (
    <>
      <rect width={w} height={h} fill={sky} />
      <rect y={h * 0.45} width={w} height={h * 0.55} fill={haze} opacity=".55" />
      {kind === "companion" && (
        <>
          <path
            d={`M0 ${h * 0.62}C${w * 0.25} ${h * 0.5} ${w * 0.45} ${h * 0.72} ${w * 0.7} ${h * 0.58}S${w * 0.95} ${h * 0.56} ${w} ${h * 0.6}V${h}H0Z`}
            fill="#e2b56c"
          />
          <path d={`M${w * 0.56} ${h * 0.6}L${w * 0.78} ${h * 0.22}L${w} ${h * 0.58}V${h * 0.62}Z`} fill="#cf9f5c" />
          <circle cx={w * 0.18} cy={h * 0.26} r={h * 0.12} fill="#fff1c4" />
        </>
      )}
      {kind === "animal" && (
        <>
          <path
            d={`M0 ${h * 0.66}C${w * 0.3} ${h * 0.54} ${w * 0.6} ${h * 0.74} ${w} ${h * 0.6}V${h}H0Z`}
            fill="#8fb465"
          />
          <circle cx={w * 0.82} cy={h * 0.24} r={h * 0.12} fill="#fff3c4" />
        </>
      )}
      {kind === "undead" && (
        <>
          <circle cx={w / 2} cy={h / 2} r={h * 0.52} fill="#7fe08c" opacity=".14" />
          <circle cx={w / 2} cy={h / 2} r={h * 0.36} fill="#7fe08c" opacity=".16" />
          <path d={`M0 ${h * 0.82}H${w}V${h}H0Z`} fill="#1d1528" />
        </>
      )}
      {kind === "trap" && (
        <>
          <path
            d={`${bricks}M${w * 0.2} 0V${h * 0.2}M${w * 0.6} 0V${h * 0.2}M${w * 0.4} ${h * 0.2}V${h * 0.42}M${w * 0.8} ${h * 0.2}V${h * 0.42}M${w * 0.2} ${h * 0.42}V${h * 0.64}M${w * 0.6} ${h * 0.42}V${h * 0.64}`}
            stroke="#2a140c"
            stroke-width="1.5"
            opacity=".6"
          />
          <circle cx={w / 2} cy={h * 0.52} r={h * 0.44} fill="#ff8a4a" opacity=".28" />
        </>
      )}
      {kind === "papyrus" && (
        <>
          <path
            d={[0.16, 0.38, 0.6, 0.82].map((y) => `M0 ${h * y}H${w}`).join("")}
            stroke="#c9a860"
            stroke-width="2"
            opacity=".6"
          />
          <circle cx={w / 2} cy={h / 2} r={h * 0.44} fill="#fff8e6" opacity=".7" />
        </>
      )}
      {kind === "adventurer" && (
        <>
          <path
            d={`M0 ${h * 0.7}C${w * 0.3} ${h * 0.6} ${w * 0.6} ${h * 0.78} ${w} ${h * 0.66}V${h}H0Z`}
            fill="#c4873e"
          />
          <circle cx={w / 2} cy={h * 0.46} r={h * 0.4} fill="#fff1c4" opacity=".8" />
        </>
      )}
    </>
  );
}

export type Deck = "main" | "papyrus" | "tomb";
export function Back({ deck }: { deck: Deck }) {
  return (
    <svg class="back" viewBox="0 0 70 98" aria-hidden="true">
      <use href={`#back-${deck}`} />
    </svg>
  );
}

// Somebody else knows this card.
export function Eye({ label }: { label: string }) {
  return (
    <svg class="eye" viewBox="0 0 64 64" role="img" aria-label={label}>
      <title>{label}</title>
      <use href="#g-wadjet" />
    </svg>
  );
}

// Everything, to be read.
export function FullCard({ sight, card }: { sight: Here; card: Card }) {
  const t = texts[sight.lang];
  const printed = printedOf(sight, card);
  const about = sight.word(`card.${card}`, "about");
  // When it works comes first, in bold.
  const colon = about.indexOf(":") + 1;
  const shield = shieldOf(sight, card, undefined);
  const name = shown(sight.word(`card.${card}`), texts[sight.lang]);
  return (
    <article class={`fullCard ${printed.kind}`}>
      <h3>{name}</h3>
      {(printed.kind === "companion" || printed.kind === "animal") && <Price coins={printed.cost} cheaper={false} />}
      <svg class="art" viewBox="0 0 160 98" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Backdrop kind={printed.kind} width={160} height={98} />
        <use href={drawingOf(card)} x="34" y="4" width="92" height="92" />
      </svg>
      {shield && <Shield text={shield} />}
      <p>
        <b>{about.slice(0, colon)}</b>
        {about.slice(colon)}
      </p>
      <footer>{t.kinds[printed.kind]}</footer>
    </article>
  );
}

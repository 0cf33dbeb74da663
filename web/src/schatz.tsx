// The one thing here that belongs to a single game: the own hand of "Der Schatz des Pharaos", a button for each card. A
// card that may not be played now can be clicked all the same; then the rules say why not.
import type { AtTable } from "./game.ts";
import type { Games } from "./generated/games.ts";
import type { AnyMove, Lang, MoveOf, PossibleMove } from "./protocol.ts";

// From the engine's own types once the game is there.
type Card = Games extends { schatz: { view: { own: { hand: (infer C)[] } } } } ? C : string;

// Only for cards that no move of this moment names.
const words: Record<Lang, Record<string, string>> = {
  de: {
    ladder: "Leiter",
    torch: "Fackel",
    rope: "Seil",
    spade: "Spaten",
    magic: "Zauber",
    curse: "Fluch",
    protection: "Schutz",
  },
  en: {
    ladder: "Ladder",
    torch: "Torch",
    rope: "Rope",
    spade: "Spade",
    magic: "Magic",
    curse: "Curse",
    protection: "Protection",
  },
};

function wordOf(card: string, lang: Lang): string {
  const [, kind = card, number = ""] = card.match(/^([a-z]+)(\d*)$/) ?? [];
  return `${words[lang][kind] ?? kind} ${number}`.trim();
}

function isAbout(card: Card, { move }: PossibleMove): boolean {
  return (move.is === "play" || move.is === "giveUp") && move.card === card;
}

export function SchatzHand(props: {
  title: string;
  lang: Lang;
  at: AtTable;
  play: (move: AnyMove) => void;
  pointAt: (move: AnyMove, say: string) => void;
}) {
  const { title, lang, at, play, pointAt } = props;
  const { hand } = at.seen.view.own as { hand: Card[] };
  return (
    <>
      <h3>{title}</h3>
      <ul class="row hand">
        {hand.map((card, i) => {
          const legal = at.moves.find((move) => isAbout(card, move));
          const move: AnyMove = legal?.move ?? ({ is: "play", card } satisfies MoveOf<"schatz">);
          const say = legal?.say ?? wordOf(card, lang);
          return (
            <li key={i}>
              <button
                type="button"
                class={legal ? "" : "idle"}
                data-card={card}
                onClick={() => play(move)}
                onFocus={() => legal && pointAt(move, say)}
                onPointerEnter={() => legal && pointAt(move, say)}
              >
                {say}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

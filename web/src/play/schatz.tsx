// The one thing here that belongs to a single game: the own hand of "Der Schatz des Pharaos", a button for each card. A
// card that may not be played now can be clicked all the same; then the rules say why not.
import type { AtTable } from "../game.ts";
import type { Games } from "../generated/games.ts";
import type { Lang, MoveOf, PossibleMove } from "../protocol.ts";
import { type Hands, MoveButton } from "./moves.tsx";

type Card = Games["schatz"]["view"]["own"]["hand"][number];

// A card that may be played is called what its move is called; these are for the others.
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

// The moves that a click on a card of the hand makes, and that so need no other button.
export const isInHand = ({ move }: PossibleMove) => move.is === "play";

export function SchatzHand({ lang, at, hands }: { lang: Lang; at: AtTable; hands: Hands }) {
  const { hand } = at.seen.view.own as { hand: Card[] };
  return (
    <>
      <h3>{hands.t.hand}</h3>
      <ul class="row hand">
        {hand.map((card, i) => {
          const possible = at.moves.find((one) => isInHand(one) && one.move.card === card);
          return (
            <li key={i}>
              {possible ? (
                <MoveButton possible={possible} hands={hands} />
              ) : (
                <button
                  type="button"
                  class="idle"
                  onClick={() => hands.play({ is: "play", card } satisfies MoveOf<"schatz">)}
                >
                  {wordOf(card, lang)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

// Legal moves as buttons, each with the house's own sentence: for what has no place on the board.
import { type GameId, keyOf, type Possible, type Sight } from "./sight.ts";
import { Target } from "./target.tsx";

// More of one kind than this are folded away at first.
const fewEnough = 8;

export function MoveButtons<Id extends GameId>({ sight, moves }: { sight: Sight<Id>; moves: Possible<Id>[] }) {
  const isHinted = ({ move }: Possible<Id>) => sight.hinted !== null && keyOf(sight.hinted) === keyOf(move);
  return (
    <div class="moves">
      {Object.entries(Object.groupBy(moves, ({ move }) => move.is)).map(([kind, ofKind = []]) => {
        const row = (
          <div class="row" key={kind}>
            {ofKind.map((possible) => (
              <Target key={keyOf(possible.move)} sight={sight} move={possible.move} class="move">
                {possible.say}
                {isHinted(possible) && <span class="mark"> ★ {sight.t.hinted}</span>}
              </Target>
            ))}
          </div>
        );
        if (ofKind.length <= fewEnough) return row;
        return (
          <details key={kind} open={ofKind.some(isHinted)}>
            <summary>{sight.t.many(ofKind.length, ofKind[0]?.say ?? "")}</summary>
            {row}
          </details>
        );
      })}
    </div>
  );
}

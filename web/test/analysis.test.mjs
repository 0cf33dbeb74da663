// What a chart marks, from made-up judgements of a game's moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dearest, momentsOf, standsAt } from "../src/play/analysis.ts";

const move = (chance, points) => ({
  move: { is: "x" },
  say: "x",
  type: "x",
  chance,
  ...(points !== undefined && { points }),
});
const weighed = (seat, best, made, chances) => ({ seat, best: move(best), made: move(made), chances });

test("the dearest moves stand in the order in which they were made, and small differences are none", () => {
  const game = [
    weighed(0, 0.5, 0.49, [0.5, 0.5]),
    weighed(1, 0.5, 0.3, [0.7, 0.3]),
    weighed(0, 0.7, 0.7, [0.7, 0.3]),
    weighed(1, 0.9, 0.3, [0.7, 0.3]),
    weighed(0, 0.8, 0.7, [0.7, 0.3]),
  ];
  const found = dearest(game, 2);
  assert.deepEqual(
    found.map(({ move, seat, cost }) => [move, seat, Math.round(cost)]),
    [
      [2, 1, 20],
      [4, 1, 60],
    ],
  );
  assert.equal(dearest(game, 9).length, 3);
});

test("a moment is a change that lasts, told once", () => {
  const level = (n) => (n < 10 ? 0.5 : n < 20 ? 0.8 : 0.2);
  const game = Array.from({ length: 30 }, (_, n) => {
    // One move is misjudged; that is no moment.
    const chance = n === 5 ? 0.65 : level(n);
    return weighed(0, chance, chance, [chance, 1 - chance]);
  });
  assert.deepEqual(
    momentsOf(game, 2, 4).map(({ move }) => move),
    [11, 21],
  );
  assert.equal(momentsOf(game, 2, 1)[0].move, 21, "the greater one");
  assert.deepEqual(momentsOf([], 2, 4), []);
});

test("who plays alone has points instead of chances", () => {
  const one = { seat: 0, best: move(0, 40), made: move(0, 33), chances: [null] };
  assert.equal(standsAt(one, 0), 33);
  assert.equal(dearest([one], 1)[0].cost, 7);
});

// Whether the page notices a deal that somebody has chosen: every value is altered once. And how news is put together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isRight, judge, seedOf } from "../src/online/fair.ts";
import { sealOfSecret, sealOfShare, shareFor } from "../src/online/guest.ts";
import { merged } from "../src/online/merged.ts";

const table = "0123456789abcdef";
const other = "b".repeat(64);
const result = { place: [1, 2, 3], points: [3, 2, 1], lines: [] };

// A table of two people with a bot between them, as it is when nobody cheated. The first is the one at this device.
function deal() {
  const played = { secret: "a".repeat(64), shares: [shareFor(table), other], record: { moves: [{}, {}] } };
  played.record.seed = seedOf(played);
  const seat = (chair, seal) => ({ chair, seal, name: "x" });
  const seats = [seat("open", sealOfShare(shareFor(table))), seat("bot", ""), seat("open", sealOfShare(other))];
  const about = { table, you: 0, seal: sealOfSecret(played.secret), seats };
  const seals = { table, house: about.seal, seats: seats.map(({ seal }) => seal) };
  return { played, about, result, seals, replayed: { refused: null, result } };
}
const judged = ({ played, about, result, seals, replayed }) => judge(played, about, result, seals, replayed);
const wrong = (given) =>
  judged(given)
    .checks.filter((check) => !isRight(check))
    .map(({ is }) => is);

test("a deal nobody chose is found fair", () => {
  assert.deepEqual(wrong(deal()), []);
  assert.equal(judged(deal()).sawAll, true);
});

test("whatever is altered is noticed", () => {
  const altered = (alter) => {
    const given = deal();
    alter(given);
    return wrong(given);
  };
  const forged = "c".repeat(64);
  // The house has another secret than the one it sealed, and a seed to fit.
  const newSecret = altered(({ played }) => {
    played.secret = forged;
    played.record.seed = seedOf(played);
  });
  assert.deepEqual(newSecret, ["house"]);
  // It even shows another seal than at first.
  const newSeal = altered(({ played, about }) => {
    played.secret = forged;
    played.record.seed = seedOf(played);
    about.seal = sealOfSecret(forged);
  });
  assert.deepEqual(newSeal, ["house"]);
  const newShare = altered(({ played, about }) => {
    played.shares[1] = forged;
    played.record.seed = seedOf(played);
    about.seats[2].seal = sealOfShare(forged);
  });
  assert.deepEqual(newShare, ["shares"]);
  const ownShare = altered(({ played }) => {
    played.shares[0] = forged;
    played.record.seed = seedOf(played);
  });
  assert.deepEqual(ownShare, ["shares", "own"]);
  const newSeed = altered(({ played }) => {
    played.record.seed = forged;
  });
  assert.deepEqual(newSeed, ["seed"]);
  const newMoves = altered(({ replayed }) => {
    replayed.refused = "the 7th move does not fit";
    replayed.result = null;
  });
  assert.deepEqual(newMoves, ["record", "result"]);
});

test("who has not seen the seals before the deal is told so", () => {
  const given = deal();
  given.seals = { table, house: null, seats: null };
  assert.deepEqual(wrong(given), []);
  assert.equal(judged(given).sawAll, false);
  given.about.you = null;
  assert.equal(judged(given).sawAll, false);
});

const news = (told, notes = []) => ({
  is: "table",
  about: { table },
  notes: notes.map((n) => ({ n })),
  ...(told && { play: { seen: {}, moves: [], told: told.map((n) => ({ n })) } }),
});
const numbers = (of) => of.map(({ n }) => n);

test("news goes on where the last ended, and what was taken back is gone", () => {
  let now = merged(undefined, news([0, 1, 2, 3], [0, 1]));
  now = merged(now, news([3, 4]));
  assert.deepEqual(numbers(now.play.told), [0, 1, 2, 3, 4]);
  assert.deepEqual(numbers(now.notes), [0, 1]);
  const { play } = now;
  now = merged(now, news(null, [2]));
  assert.equal(now.play, play, "who comes and goes changes nothing of the game");
  assert.deepEqual(numbers(now.notes), [0, 1, 2]);
  now = merged(now, news([1, 2]));
  assert.deepEqual(numbers(now.play.told), [0, 1, 2]);
  now = merged(now, news([40, 41]));
  assert.deepEqual(numbers(now.play.told), [40, 41], "nothing stands beside a gap");
});

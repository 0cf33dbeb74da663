// Whether a finished game was dealt as docs/protocol.md promises, worked out anew from what the record shows.
import assert from "node:assert/strict";
import { sha256 } from "./visitor.mjs";

// `about` is the table as it was shown while nobody could yet know the cards. Answers the record.
export function checkDeal(about, { record, secret, shares }) {
  assert.equal(sha256(`mastaba secret:${secret}`), about.seal, "the house's seal");
  const people = about.seats.filter((seat) => seat.chair !== "bot");
  assert.deepEqual(
    shares.map((share) => sha256(`mastaba share:${share}`)),
    people.map((seat) => seat.seal),
    "the seals of all who sat there",
  );
  assert.equal(sha256([`mastaba deal:${secret}`, ...shares].join(":")), record.seed, "the seed");
  assert.deepEqual(
    record.seats.map(({ name, bot = 0 }) => [name, bot]),
    about.seats.map(({ name, level }) => [name, level]),
    "who sat where",
  );
  return record;
}

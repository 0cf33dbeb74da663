// A few of the kills that chaos.mjs makes a hundred of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chaos } from "./chaos.mjs";

test("nothing anybody was told is lost when the house is killed", { timeout: 120_000 }, async (t) => {
  const counts = await chaos({ kills: 15 });
  t.diagnostic(JSON.stringify(counts));
  assert.equal(counts.kills, 15);
  assert.ok(counts.reconnects > 15 && counts.moves > 100 && counts.records >= 6, JSON.stringify(counts));
});

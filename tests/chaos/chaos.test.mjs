// As many kills as one has patience for; chaos.mjs makes more of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chaos } from "./chaos.mjs";

test("nothing anybody was told is lost when the house is killed", { timeout: 300_000 }, async (t) => {
  const counts = await chaos({ kills: 100 });
  t.diagnostic(JSON.stringify(counts));
  assert.equal(counts.kills, 100);
  assert.ok(counts.reconnects > 100 && counts.moves > 1000 && counts.records >= 6, JSON.stringify(counts));
});

// Each game at its own table: a whole game by clicking on what glows, one by keys alone, one with a finger on a phone. And
// how its tables look, in both languages, by day and by night, on screens of every size. MASTABA_GAME names one game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { openHouse } from "../../wasm/house.mjs";
import { complaintsOfAxe, openPage, pictures, setTheStage, sizes } from "./browser.mjs";
import { clickMove, keyMove, playToTheEnd, start, tapMove, waitFor } from "./playing.mjs";
import { loadRecord, recordAt } from "./records.mjs";

const house = await openHouse(readFileSync(new URL("../../build/wasm/wasm/mastaba.wasm", import.meta.url)));

// What each game asks, with who sits there and the rules to see it.
const moments = {
  schatz: [
    { players: 4, moves: 30 },
    { players: 6, moves: 70 },
    { ask: "giveUp", deal: "curse" },
  ],
  labyrinth: [
    { players: 3, moves: 30, ask: "lay" },
    { players: 1, moves: 20 },
    { players: 3, moves: 25, ask: "stone", options: { scoring: "expert", betting: "on" } },
    { players: 3, moves: 10, ask: "bet", options: { scoring: "expert", betting: "on" } },
  ],
  medaillon: [
    { players: 2, moves: 0, ask: "split" },
    { players: 2, moves: 30, ask: "camp" },
    { players: 2, moves: 20, ask: "send" },
    { players: 2, moves: 20, ask: "lay" },
  ],
  gold: [
    { players: 4, moves: 40 },
    { players: 4, moves: 10, ask: "lay" },
    { players: 3, moves: 150 },
  ],
  fluch: [
    { players: 3, moves: 0, ask: "enter" },
    { players: 4, moves: 60, ask: "tile" },
    { players: 4, moves: 120, ask: "move" },
  ],
};
const wanted = process.env.MASTABA_GAME;
const games = Object.keys(moments).filter((game) => !wanted || game === wanted);

const stage = setTheStage();

async function atTable(game, { lang = "en", size = "desk" }, run) {
  const { page, complaints, close } = await openPage(
    stage.browser,
    `${stage.site.address}?game=${game}&lang=${lang}&pause=0`,
    size,
  );
  try {
    await page.locator("#game").waitFor();
    await run(page);
    assert.deepEqual(complaints, []);
  } finally {
    await close();
  }
}

const ways = [
  { how: "by clicks", move: clickMove, lang: "de", size: "desk" },
  { how: "by keys", move: keyMove, lang: "en", size: "desk" },
  { how: "with a finger", move: tapMove, lang: "de", size: "phone" },
];

describe("tables", { concurrency: 2 }, () => {
  for (const game of games)
    for (const { how, move, ...where } of ways)
      test(`${game} is played to its end ${how}`, { timeout: 600_000 }, () =>
        atTable(game, where, async (page) => {
          await start(page, `tables-${how}`);
          assert.ok((await playToTheEnd(page, move)) > 3);
          assert.equal(await page.locator(".refusal").count(), 0);
        }),
      );

  for (const game of games)
    for (const [i, moment] of moments[game].entries())
      test(`${game} fits everywhere: ${moment.ask ?? "any"} ${i}`, { timeout: 240_000 }, () =>
        atTable(game, { lang: i % 2 === 0 ? "de" : "en" }, async (page) => {
          await loadRecord(page, recordAt(house, { game, ...moment }));
          assert.equal(await waitFor(page), "move");
          for (const theme of ["day", "night"]) {
            await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
            for (const [size, viewport] of Object.entries(sizes)) {
              await page.setViewportSize(viewport);
              const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
              assert.ok(wide <= 0, `${wide} pixels too wide for a ${size}`);
              await page.screenshot({ path: `${pictures}${game}-${i}-${size}-${theme}.png` });
              if (size === "phone" || size === "desk") assert.deepEqual(await complaintsOfAxe(page), []);
            }
          }
        }),
      );
});

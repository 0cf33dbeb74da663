// Each game at its own table: a whole game by clicking on what glows, one by keys alone, one with a finger on a phone. And
// how its tables look, in both languages, by day and by night, on screens of every size. MASTABA_GAME names one game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { openHouse } from "../../wasm/house.mjs";
import { complaintsOfAxe, openPage, pictures, setTheStage, sizes, startChromium } from "./browser.mjs";
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
    { players: 2, moves: 60, ask: "trigger", deal: "c" },
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
    { players: 4, moves: 360, ask: "banish", deal: "d17" },
  ],
};
const wanted = process.env.MASTABA_GAME;
const games = Object.keys(moments).filter((game) => !wanted || game === wanted);

const stage = setTheStage();

async function atTable(game, { lang = "en", size = "desk", browser = stage.browser }, run) {
  const address = `${stage.site.address}?game=${game}&lang=${lang}&pause=0`;
  const { page, complaints, close } = await openPage(browser, address, size);
  try {
    await page.locator("#game").waitFor();
    await run(page);
    assert.deepEqual(complaints, []);
  } finally {
    await close();
  }
}

// Taps were seen to get lost (`untilSeen`) while another page of the same browser is clicked. So a finger gets one of its own.
async function atPhone(game, where, run) {
  const browser = await startChromium();
  try {
    await atTable(game, { ...where, browser }, run);
  } finally {
    await browser.close();
  }
}

const ways = [
  { how: "by clicks", at: atTable, move: clickMove, lang: "de", size: "desk" },
  { how: "by keys", at: atTable, move: keyMove, lang: "en", size: "desk" },
  { how: "with a finger", at: atPhone, move: tapMove, lang: "de", size: "phone" },
];

// By day and by night, on every screen: it fits, and a screen reader finds its way.
async function lookEverywhere(page, name) {
  for (const theme of ["day", "night"]) {
    await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide for a ${size}`);
      await page.screenshot({ path: `${pictures}${name}-${size}-${theme}.png` });
      if (size === "phone" || size === "desk") assert.deepEqual(await complaintsOfAxe(page), []);
    }
  }
}

describe("tables", { concurrency: 2 }, () => {
  for (const game of games)
    for (const { how, at, move, ...where } of ways)
      test(`${game} is played to its end ${how}`, { timeout: 600_000 }, () =>
        at(game, where, async (page) => {
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
          await lookEverywhere(page, `${game}-${i}`);
        }),
      );

  for (const game of games)
    test(`${game} is looked back at with all hands open`, { timeout: 240_000 }, () =>
      atTable(game, { lang: "de" }, async (page) => {
        const players = { labyrinth: 3, medaillon: 2 }[game] ?? 4;
        await loadRecord(page, recordAt(house, { game, players, moves: Number.POSITIVE_INFINITY }));
        await page.locator(".end").waitFor();
        await lookEverywhere(page, `${game}-end`);
        await page.getByRole("button", { name: "Rückblick" }).click();
        const slider = page.getByRole("slider");
        await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
        await page.waitForFunction(() => document.querySelector(".lookBack .table"));
        await lookEverywhere(page, `${game}-back`);
      }),
    );
});

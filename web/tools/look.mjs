// Takes a picture of a table in the built page, to be looked at:
//   node tools/look.mjs gold gold.png --moves 40 --players 4 --size phone --lang de --night --ask act
//   node tools/look.mjs labyrinth l.png --options '{"scoring":"expert"}' --point lay
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openHouse } from "../../wasm/house.mjs";
import { openPage, servePage, sizes, startChromium } from "../test/browser.mjs";
import { pointOf } from "../test/playing.mjs";
import { loadRecord, recordAt } from "../test/records.mjs";

const text = (usual) => ({ type: "string", default: usual });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moves: text("20"), // at least so many are played before
    players: text("3"),
    ask: { type: "string" }, // until the first seat is asked this
    deal: text("picture"),
    options: text("{}"),
    size: text("desk"),
    lang: text("en"),
    night: { type: "boolean", default: false },
    point: { type: "string" }, // at the first target whose move contains this text
    nth: text("0"), // or another of them
    tap: { type: "boolean", default: false }, // with a finger
    wait: text("600"), // milliseconds
  },
});
const [game, file] = positionals;
if (!game || !file || !sizes[values.size]) {
  console.error(
    `node tools/look.mjs GAME FILE.png [--size ${Object.keys(sizes).join("|")}] …; see the head of this file`,
  );
  process.exit(2);
}

const house = await openHouse(readFileSync(new URL("../../build/wasm/wasm/mastaba.wasm", import.meta.url)));
const record = recordAt(house, {
  game,
  players: Number(values.players),
  moves: Number(values.moves),
  ask: values.ask ?? null,
  deal: values.deal,
  options: JSON.parse(values.options),
});
const site = await servePage();
const browser = await startChromium();
const { page, complaints } = await openPage(browser, `${site.address}?game=${game}&lang=${values.lang}`, values.size);
if (values.night) await page.evaluate(() => document.documentElement.setAttribute("data-theme", "night"));
await loadRecord(page, record);
if (values.point) {
  const target = page.locator(`.target[data-move*='${values.point}']`).nth(Number(values.nth));
  const { x, y } = await pointOf(target);
  await (values.tap ? page.touchscreen.tap(x, y) : page.mouse.move(x, y));
}
await page.waitForTimeout(Number(values.wait));
await page.screenshot({ path: file });
const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const high = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
console.log(
  `${file}: ${wide > 0 ? `${wide} px too wide` : "fits"}, ${high > 0 ? `scrolls ${high} px` : "does not scroll"}`,
);
for (const complaint of complaints) console.log(complaint);
await browser.close();
await site.close();

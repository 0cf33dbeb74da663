// Playing at a table in the page, as people do: by clicking on what glows, by tapping, by keys.

// Waits until the page wants something, with another number of moves played than `length`; tells what.
export async function waitFor(page, length = null) {
  const found = await page.waitForFunction((length) => {
    const has = (what) => document.querySelector(what) !== null;
    if (length !== null && document.querySelector(".table")?.dataset.length === length) return null;
    if (has(".end")) return "end";
    if (has(".curtain")) return "curtain";
    if (has(".act > .main")) return "handOver";
    return has(".target.legal") ? "move" : null;
  }, length);
  return found.jsonValue();
}

export const lengthOf = (page) => page.locator(".table").getAttribute("data-length");

// How the table looks, but for what is chosen or has the focus.
export const pictureOf = async (page) => (await page.locator(".board, .act").allTextContents()).join("\n");

export async function start(page, deal, people = 1) {
  for (let seat = 1; seat < people; ++seat) await page.locator(`#who-${seat}`).selectOption("0");
  await page.locator("#deal").fill(deal);
  await page.locator("button[type=submit]").click();
}

// A point of the target that nothing else covers, as soon as it does not move any more: of a card in a fan only a strip is
// in sight.
export async function pointOf(target) {
  await target.scrollIntoViewIfNeeded();
  const found = await target.evaluate(async (element) => {
    const whereNow = () => JSON.stringify(element.getBoundingClientRect());
    for (let where = ""; where !== whereNow(); ) {
      where = whereNow();
      await new Promise(requestAnimationFrame);
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.15, 0.7, 0.85, 0.05];
    for (const down of parts)
      for (const across of parts) {
        const [x, y] = [left + across * width, top + down * height];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return null;
  });
  if (!found) throw new Error(`covered: ${await target.getAttribute("aria-label")}`);
  return found;
}

// What glows without being a move of its own, such as a magic card, offers moves when it is pressed; to swap cards one
// presses the button and then a card.
export async function nthTarget(page, nth) {
  const targets = page.locator(".target.legal[data-move]:visible");
  const openers = page.locator(
    '.target.legal:not([data-move], [aria-pressed="true"]):visible, .moves details:not([open]) summary',
  );
  for (let presses = 0; presses < 2 && (await targets.count()) === 0 && (await openers.count()) > 0; ++presses) {
    const { x, y } = await pointOf(openers.first());
    await page.mouse.click(x, y);
    await targets
      .first()
      .waitFor({ timeout: 1000 })
      .catch(() => {});
  }
  return targets.nth(nth % (await targets.count()));
}

export async function clickMove(page, nth) {
  const length = await lengthOf(page);
  await page.mouse.move(0, 0);
  const { x, y } = await pointOf(await nthTarget(page, nth));
  await page.mouse.click(x, y);
  return waitFor(page, length);
}

// A busy Chromium now and then makes no click of a tap, although all that comes before it has come to the very button. Then
// people tap again; but not of every twentieth.
const counts = new WeakMap();
async function untilSeen(page, tap, seen) {
  const count = counts.get(page) ?? { taps: 0, lost: 0 };
  counts.set(page, count);
  ++count.taps;
  await tap();
  try {
    await seen.waitFor({ timeout: 5000 });
  } catch {
    if (++count.lost > 2 + count.taps / 20) throw new Error(`${count.lost} of ${count.taps} taps did nothing`);
    await tap();
    await seen.waitFor();
  }
}

// A finger: the first tap shows what would happen, the button with its name does it.
export async function tapOn(page, nth) {
  const { x, y } = await pointOf(await nthTarget(page, nth));
  await untilSeen(page, () => page.touchscreen.tap(x, y), page.locator(".confirm .main"));
}
export async function confirm(page) {
  const otherwise = page.locator(`.end, .table:not([data-length="${await lengthOf(page)}"])`).first();
  await untilSeen(page, () => page.locator(".confirm .main").tap(), otherwise);
}
export async function tapMove(page, nth) {
  const length = await lengthOf(page);
  await tapOn(page, nth);
  await confirm(page);
  return waitFor(page, length);
}

// The keyboard: to a target by Tab, on by arrows, and Enter.
export async function keyMove(page, nth) {
  const length = await lengthOf(page);
  const isOn = (what) => page.evaluate((what) => document.activeElement.matches(what), what);
  const tabTo = async (what) => {
    for (let tabs = 0; tabs < 200 && !(await isOn(what)); ++tabs) await page.keyboard.press("Tab");
  };
  const move = ".target.legal[data-move]";
  // What glows without being a move of its own offers some.
  if ((await page.locator(move).count()) === 0) {
    await tabTo(".target.legal");
    await page.keyboard.press("Enter");
  }
  await tabTo(move);
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let steps = 0; steps < nth % 4; ++steps) await page.keyboard.press(arrows[(nth + steps) % 4]);
  await tabTo(move);
  await page.keyboard.press("Enter");
  return waitFor(page, length);
}

// To the end of the game, each time with another of the moves there are. How many it took.
export async function playToTheEnd(page, move, limit = 3000) {
  let now = await waitFor(page);
  let made = 0;
  let luck = 12345;
  for (; now === "move" && made < limit; ++made) {
    luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
    now = await move(page, luck >>> 16);
  }
  if (now !== "end") throw new Error(`after ${made} moves: ${now}`);
  return made;
}

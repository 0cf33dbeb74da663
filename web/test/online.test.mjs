// Online tables, played in the page by people at browsers of their own: every game to its end and its seal, and what can
// happen on the way. Meeting at a table is in lobby.test.mjs. Pictures of what it saw go to build/page.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { makeUnknown } from "../../tests/online/altering.mjs";
import { Visitor } from "../../tests/online/visitor.mjs";
import { complaintsOfAxe, openPage, pictures, servePage, setTheStage, sizes, startChromium } from "./browser.mjs";
import { confirm, lengthOf, nthTarget, pictureOf, pointOf, tapOn } from "./playing.mjs";

const quick = ["--bot-pause", "0", "--requests", "1000"];
const stage = setTheStage({ args: quick });
const games = ["schatz", "labyrinth", "medaillon", "gold", "fluch"];
const open = { kind: "open", level: 0 };
const bot = { kind: "bot", level: 2 };
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

// Two pages of one browser lose each other's taps, so everybody has a browser.
async function come(address, name, size) {
  const browser = await startChromium();
  const { page, complaints } = await openPage(browser, `${address}?lang=en#/online`, size, (page) =>
    page.addInitScript((name) => localStorage.setItem("mastaba.name", name), name),
  );
  await page.locator(".lobby").waitFor();
  return { name, page, complaints, browser };
}
async function together(address, names, run, size = "desk") {
  const people = await Promise.all(names.map((name) => come(address, name, size)));
  try {
    await run(people);
    for (const { name, complaints } of people) assert.deepEqual(complaints, [], name);
  } finally {
    await Promise.all(people.map(({ browser }) => browser.close()));
  }
}

const goTo = (page, table) =>
  page.evaluate((table) => {
    location.hash = `#/online/${table}`;
  }, table);

// A table of the first of them, at which they all sit down; the game begins when the host says so.
async function begin(address, people, table) {
  const [host] = people;
  const found = await host.page.waitForFunction(() => localStorage.getItem("mastaba.guest"));
  const key = await found.jsonValue();
  const visitor = await Visitor.at(address, host.name, { token: sha256(`mastaba token:${key}`) });
  const { table: id } = await visitor.must("open", table);
  for (const { page } of people) {
    await goTo(page, id);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Get up" }).waitFor();
  }
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  for (const { page } of people) await page.locator(".table").waitFor();
  await visitor.close();
  return id;
}

// Presses what glows, whoever moves in between; until so many moves are made, or it is over.
let luck = 12345;
async function playTo(page, length) {
  for (;;) {
    // The other may take its time: a busy computer draws two pages, and perhaps several of its moves are waited for.
    const found = await page.waitForFunction(
      (length) => {
        const table = document.querySelector(".table");
        if (!table) return null;
        if (table.matches(".end") || Number(table.dataset.length) >= length) return "enough";
        return document.querySelector(".target.legal") && "move";
      },
      length,
      { timeout: 60_000 },
    );
    if ((await found.jsonValue()) === "enough") return;
    luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
    await page.mouse.move(0, 0);
    const before = await lengthOf(page);
    try {
      const { x, y } = await pointOf(await nthTarget(page, luck >>> 16));
      await page.mouse.click(x, y);
      const changed = (before) => document.querySelector(".table")?.dataset.length !== before;
      await page.waitForFunction(changed, before, { timeout: 2000 });
    } catch {
      // Somebody else was quicker, and what was to be pressed is gone.
    }
  }
}
const allPlayTo = (people, length) => Promise.all(people.map(({ page }) => playTo(page, length)));
const lengthIs = (page, length) => page.locator(`.table[data-length="${length}"]`).waitFor();

const showPeople = async (page) => {
  if ((await page.locator(".talk").count()) === 0) await page.locator(".talkButton").click();
};
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const strip = (page) => page.locator(".strip");

async function lookAt(page, name) {
  const before = page.viewportSize();
  for (const size of ["phone", "desk", "wide"]) {
    await page.setViewportSize(sizes[size]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${name} is ${wide} pixels too wide for a ${size}`);
    assert.deepEqual(await complaintsOfAxe(page), [], `${name} ${size}`);
    await page.screenshot({ path: `${pictures}${name}-${size}.png` });
  }
  await page.setViewportSize(before);
}

for (const game of games)
  test(`two people play ${game} to its end, and both pages find the deal fair`, { timeout: 480_000 }, () =>
    together(stage.site.address, ["Mira", "Jonas"], async (people) => {
      // Who presses anything that glows never wins the race: there somebody must sit who does.
      const seats = game === "fluch" ? [open, open, bot] : [open, open];
      await begin(stage.site.address, people, { game, seats });
      await allPlayTo(people, Number.POSITIVE_INFINITY);
      for (const { name, page } of people) {
        await page.locator(".end").waitFor();
        await page.getByRole("heading", { name: "Shuffled fairly: checked" }).waitFor({ timeout: 60_000 });
        assert.equal(await page.locator(".dealSeal.fair .sign").count(), 1, name);
      }
      const [{ page }] = people;
      await page.getByText("Check it yourself").click();
      assert.equal(await page.locator(".dealSeal li").count(), 7);
      await press(page, "Replay");
      await page.getByRole("radio", { name: "All open" }).waitFor();
    }),
  );

test("people talk, watch and come back, and nobody sees what is not theirs", { timeout: 120_000 }, () =>
  together(stage.site.address, ["Mira", "Jonas", "Tiye"], async (people) => {
    const [mira, jonas, tiye] = people.map(({ page }) => page);
    const seats = [open, open, bot];
    const table = await begin(stage.site.address, people.slice(0, 2), { game: "schatz", seats });
    await goTo(tiye, table);
    await tiye.locator(".table").waitFor();
    assert.ok((await mira.locator(".hand .card").count()) > 0);
    await allPlayTo(people.slice(0, 2), 8);
    assert.equal(await tiye.locator(".hand .card").count(), 0, "who watches sees no hand");
    assert.equal(await tiye.locator(".target.legal").count(), 0);

    await showPeople(jonas);
    await jonas.getByLabel("Say something").fill("Who has the <b>torch</b>?");
    await jonas.keyboard.press("Enter");
    await mira.getByRole("button", { name: "At the table: 1 unread" }).click();
    await mira.locator(".said").getByText("Who has the <b>torch</b>?").waitFor();
    await mira.getByText("1 watching").waitFor();
    await lookAt(mira, "online-table");
    await showPeople(tiye);
    await lookAt(tiye, "online-watched");

    const [length, picture] = [await lengthOf(mira), await pictureOf(mira)];
    await mira.reload();
    await lengthIs(mira, length);
    await mira.waitForFunction((text) => {
      const parts = [...document.querySelectorAll(".board, .act")].map(({ textContent }) => textContent);
      return parts.join("\n") === text;
    }, picture);
    assert.equal(await mira.getByRole("button", { name: /unread/ }).count(), 0, "what was read stays read");
    // The list of own tables, from which the title follows, comes up to a second later.
    await mira.waitForFunction(
      () => /^Your turn/.test(document.title) === document.querySelectorAll(".target.legal").length > 0,
    );
  }),
);

test("what somebody has chosen stays while others decide at the same time", { timeout: 60_000 }, () =>
  together(
    stage.site.address,
    ["Mira", "Jonas"],
    async (people) => {
      await begin(stage.site.address, people, { game: "labyrinth", seats: [open, open] });
      const [mira, jonas] = people.map(({ page }) => page);
      const chosen = jonas.locator(".confirm .main");
      await tapOn(jonas, 7);
      const said = (await chosen.textContent()).trim();
      const wouldDo = jonas.locator(".whatIf h2").getByText(said, { exact: true });
      await wouldDo.waitFor({ state: "attached" });
      await tapOn(mira, 3);
      await confirm(mira);
      await lengthIs(jonas, 1);
      assert.equal((await chosen.textContent()).trim(), said);
      await wouldDo.waitFor({ state: "attached" });
      await confirm(jonas);
      for (const page of [mira, jonas]) await lengthIs(page, 2);
      assert.equal(await chosen.count(), 0, "the next tile is another question");
    },
    "phone",
  ),
);

test("a move is taken back if the other agrees, and a game ended if all do", { timeout: 120_000 }, () =>
  together(stage.site.address, ["Mira", "Jonas"], async (people) => {
    const [mira, jonas] = people.map(({ page }) => page);
    await begin(stage.site.address, people, { game: "gold", seats: [open, open] });
    await showPeople(mira);
    const ask = mira.getByRole("button", { name: "Ask to take back" });
    for (let length = 1; length < 120 && (await ask.count()) === 0; ++length) await allPlayTo(people, length);
    const length = await lengthOf(mira);
    await ask.click();
    await strip(mira).getByText("Jonas must still answer.").waitFor();
    await strip(jonas).getByText("Mira would like to take back the last move.").waitFor();
    await lookAt(jonas, "online-wish");
    await press(jonas, "No");
    await strip(mira).waitFor({ state: "detached" });
    assert.equal(await lengthOf(mira), length);
    await ask.click();
    await press(jonas, "Yes");
    for (const page of [mira, jonas])
      await page.waitForFunction((length) => document.querySelector(".table").dataset.length < length, Number(length));
    await mira.locator(".said").getByText("Mira’s move is taken back").waitFor();

    await press(mira, "Propose to end");
    await press(jonas, "Yes");
    await strip(jonas).getByText("It has no result.").waitFor();
    await showPeople(jonas);
    await jonas.getByRole("heading", { name: "Shuffled fairly: checked" }).waitFor();
    await jonas.locator(".doing").getByRole("button", { name: "Play again" }).click();
    await jonas.locator(".gathering").waitFor();
    await strip(mira).getByRole("button", { name: "Come along" }).click();
    await mira.locator(".gathering").waitFor();
  }),
);

test("who leaves is stood in for by a bot, also to the end", { timeout: 120_000 }, () =>
  together(stage.site.address, ["Mira", "Jonas"], async (people) => {
    await begin(stage.site.address, people, { game: "schatz", seats: [open, open] });
    await allPlayTo(people, 4);
    for (const { page } of people) {
      await showPeople(page);
      await press(page, "Leave");
    }
    for (const { page } of people) await page.locator(".end").waitFor({ timeout: 60_000 });
  }),
);

test("who runs out of time is stood in for by a bot, and comes back", { timeout: 60_000 }, async () => {
  // Bots that take their time: otherwise they are through before anybody can come back.
  const site = await servePage({ args: ["--bot-pause", "2000"] });
  try {
    await together(site.address, ["Mira", "Jonas"], async (people) => {
      const clock = { kind: "move", seconds: 5 };
      await begin(site.address, people, { game: "labyrinth", seats: [open, open], clock });
      const [{ page }, { page: other }] = people;
      await page.locator(".prompt .seatClock").waitFor();
      await showPeople(other);
      await strip(page).getByText("A bot plays for you.").waitFor();
      await other.locator(".said").getByText("Mira ran out of time: a bot plays on").waitFor();
      // Also for who opens the page anew.
      await page.reload();
      await press(page, "I’m back");
      await strip(page).waitFor({ state: "detached" });
      await other.locator(".said").getByText("Mira is back").waitFor();
      await page.locator(".target.legal").first().waitFor();
    });
  } finally {
    await site.close();
  }
});

// A house of one's own, which can be closed and opened again at the same address. That it does not answer in between is
// told in the console, and that is right.
async function inKeptHouse(run) {
  const folder = mkdtempSync(join(tmpdir(), "mastaba-"));
  const kept = { data: join(folder, "house.db"), args: quick };
  let site = await servePage(kept);
  try {
    await together(site.address, ["Mira", "Jonas"], async (people) => {
      const { address, port } = site;
      const reopen = async () => {
        site = await servePage({ ...kept, port });
      };
      await run({ people, address, file: kept.data, close: (signal) => site.close(signal), reopen });
      for (const { complaints } of people) complaints.length = 0;
    });
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
}

test("the house breaks down and comes back, and the game goes on by itself", { timeout: 120_000 }, () =>
  inKeptHouse(async ({ people, address, close, reopen }) => {
    await begin(address, people, { game: "schatz", seats: [open, open] });
    await allPlayTo(people, 5);
    const asked = (await people[0].page.locator(".target.legal").count()) > 0 ? people[0] : people[1];
    const before = await lengthOf(asked.page);

    await close("SIGKILL");
    for (const { page } of people) await strip(page).getByText(`move ${before} is stored`).waitFor();
    const { x, y } = await pointOf(await nthTarget(asked.page, 0));
    await asked.page.mouse.click(x, y);
    await strip(asked.page).getByText("Your move waits here").waitFor();
    await showPeople(asked.page);
    await asked.page.getByLabel("Say something").fill("Is anybody there?");
    await asked.page.keyboard.press("Enter");
    await asked.page.getByText("waits for the connection").waitFor();
    await lookAt(asked.page, "online-lost");

    await reopen();
    await asked.page
      .getByRole("button", { name: "Try now" })
      .click({ timeout: 5000 })
      .catch(() => {});
    for (const { page } of people) {
      await strip(page).waitFor({ state: "detached", timeout: 20_000 });
      await lengthIs(page, Number(before) + 1);
    }
    await asked.page.locator(".words:not(.unsent)").getByText("Is anybody there?").waitFor();
    await asked.page.locator(".talkTop .round").click();
    await allPlayTo(people, Number(before) + 4);
  }),
);

test("a table of rules that the house no longer knows is shown as it last looked", { timeout: 60_000 }, () =>
  inKeptHouse(async ({ people, address, file, close, reopen }) => {
    const table = await begin(address, people, { game: "fluch", seats: [open, open, bot] });
    await allPlayTo(people, 20);
    await close();
    makeUnknown(file, table);
    await reopen();
    const [{ page }] = people;
    await page.getByRole("heading", { name: "This table can no longer be played here" }).waitFor();
    const looked = page.locator(".onlyLooked pre");
    await looked.getByText("Jonas").waitFor();
    assert.ok((await looked.textContent()).split("\n").length > 10);
    await page.getByLabel("Say something").fill("What a pity!");
    await page.keyboard.press("Enter");
    await page.locator(".words").getByText("What a pity!").waitFor();
    await lookAt(page, "online-looked");
  }),
);

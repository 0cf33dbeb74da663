// People who meet at online tables, each in a browser of their own: the lobby, the table that gathers, and what the set-up
// asks for one. The game itself is in online.test.mjs. Pictures of what it saw go to build/page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { complaintsOfAxe, openPage, pictures, setTheStage, sizes } from "./browser.mjs";

const stage = setTheStage();

// Somebody at a browser of their own, who must leave it without a complaint in the console.
async function visit(run, { hash = "#/online", size = "desk", lang = "en" } = {}) {
  const { page, complaints, close } = await openPage(stage.browser, `${stage.site.address}?lang=${lang}${hash}`, size);
  try {
    await run(page);
    assert.deepEqual(complaints, []);
  } finally {
    await close();
  }
}
const button = (page, name) => page.getByRole("button", { name });
const callOneself = async (page, name) => {
  await page.getByLabel("Your name").fill(name);
  await button(page, "That’s me").click();
};

// A table opened by somebody who then goes away: straight at the house, for lists with something in them.
function openTable(page, name, table) {
  return page.evaluate(
    ([name, table]) =>
      new Promise((done) => {
        const socket = new WebSocket(new URL("online", location.href).href.replace(/^http/, "ws"));
        const digits = () =>
          crypto
            .getRandomValues(new Uint8Array(32))
            .reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "");
        const send = (request) => socket.send(JSON.stringify(request));
        socket.addEventListener("open", () => {
          send({ do: "hello", mastaba: 1, token: digits(), name, lang: "en" });
          send({ do: "open", re: 1, ...table });
        });
        socket.addEventListener("message", ({ data }) => {
          const { re, table } = JSON.parse(data);
          if (re === 1) send({ do: "sit", re: 2, table, seal: digits() });
          if (re === 2) socket.close();
        });
        socket.addEventListener("close", () => done());
      }),
    [name, table],
  );
}
const open = { kind: "open", level: 0 };

// The rows of the open tables, as they are read.
const rows = (page) => page.locator(".tables:not(.yourTables) .tableRow");

async function lookAt(page, name) {
  const before = page.viewportSize();
  for (const theme of ["Night", "Day"]) {
    await page.getByRole("button", { name: theme, exact: true }).click();
    for (const size of ["phone", "desk"]) {
      await page.setViewportSize(sizes[size]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${name} is ${wide} pixels too wide for a ${size}`);
      assert.deepEqual(await complaintsOfAxe(page), [], `${name}, ${theme}, ${size}`);
      await page.screenshot({ path: `${pictures}${name}-${theme.toLowerCase()}-${size}.png` });
    }
  }
  await page.setViewportSize(before);
}

test("tells what to do where nothing is yet, and sorts the tables that there are", { timeout: 60_000 }, () =>
  visit(async (page) => {
    await page.getByText("No table is open just now.").waitFor();
    await page.getByText("You sit at no table yet.").waitFor();
    await lookAt(page, "lobby-empty");

    const day = { kind: "move", seconds: 86_400 };
    await openTable(page, "Selma", {
      game: "gold",
      seats: [open, open, { kind: "bot", level: 3 }],
      options: { photos: "mild" },
      listed: true,
      clock: { kind: "move", seconds: 60 },
    });
    await openTable(page, "Friday club", { game: "schatz", seats: [open, open, open], listed: true, clock: day });
    await openTable(page, "Ayla", { game: "medaillon", seats: [open, open], listed: false });
    await rows(page).nth(1).waitFor();
    assert.equal(await rows(page).count(), 2, "a table only by link is in no list");

    const [slow, quick] = await rows(page).allTextContents();
    assert.match(slow, /Friday club’s table.*The usual rules.*1 of 3.*slow, a day a move/);
    assert.match(quick, /Selma’s table.*photo.*one bot.*2 of 3.*live, 60 s a move/i);
    assert.equal(await rows(page).last().locator(".freeSeat").count(), 1, "a hole for each free seat");

    const chip = (name) => page.getByRole("group", { name: "Which tables" }).getByRole("button", { name });
    assert.deepEqual(await page.locator(".filters button").allTextContents(), [
      "All 2",
      "Free seats 2",
      "Slow games 1",
      "To watch 0",
    ]);
    await chip("Slow games").click();
    assert.equal(await rows(page).count(), 1);
    await chip("To watch").click();
    await page.getByText("Nobody plays in public just now.").waitFor();
    await chip("All").click();
    await lookAt(page, "lobby");
  }),
);

test("asks for a name in passing, and changes it in place", { timeout: 60_000 }, () =>
  visit(async (page) => {
    assert.notEqual(await page.getByLabel("Your name").inputValue(), "", "a name is suggested");
    await callOneself(page, "Mira");
    await page.getByText("You are Mira").waitFor();
    await button(page, "Change your name").click();
    await callOneself(page, "Mirabel");
    await page.getByText("You are Mirabel").waitFor();
    await page.reload();
    await page.getByText("You are Mirabel").waitFor();
  }),
);

test("two people meet: a table opened by clicks, a link, a name, and the game begins", { timeout: 120_000 }, () =>
  visit(async (mira) => {
    await callOneself(mira, "Mira");
    await button(mira, "Create a table").click();
    await button(mira, "Set the table: Das Medaillon").click();
    await mira.getByText("Nobody can pick the deal.").waitFor();
    assert.equal(await mira.locator("#deal").count(), 0, "there is no code to enter");
    await mira.getByLabel("Only by link").check();
    await mira.getByLabel("Pace").selectOption("Live, 10 min each");
    await button(mira, "Open the table").click();

    await mira.getByRole("heading", { name: "Your new table" }).waitFor();
    await mira.getByText("Start needs 1 more seat").waitFor();
    await mira.getByText("live, 10 min each").waitFor();
    assert.match(await mira.locator(".fairDeal code").textContent(), /^[0-9a-f]{4} [0-9a-f]{4}$/);
    await lookAt(mira, "gathering");
    const link = await mira.getByLabel("Link to this table").inputValue();
    assert.match(link, /#\/online\/[0-9a-f]{16}\/[0-9a-f]{24}$/);

    await visit(
      async (jonas) => {
        await jonas.getByText("You are invited. What is your name?").waitFor();
        await lookAt(jonas, "invited");
        await jonas.getByLabel("Your name").fill("Jonas");
        await button(jonas, "Sit down").click();
        await jonas.getByText("Mira starts the game").waitFor();
        await mira.locator(".chair", { hasText: "Jonas" }).getByText("here").waitFor();

        // Own tables are in the lobby too, although this one is in no list.
        await button(jonas, "All tables").click();
        await jonas.locator(".yourTables").getByText("All seats are taken").waitFor();
        await button(jonas, /^To the table/).click();
        await jonas.getByText("Mira starts the game").waitFor();

        await button(mira, "Start").click();
        for (const page of [mira, jonas]) await page.locator(".table").waitFor();
      },
      { hash: new URL(link).hash, size: "phone" },
    );
  }),
);

test("joins a table from the list, gets up again, and comes by its number", { timeout: 60_000 }, () =>
  visit(async (page) => {
    await openTable(page, "Henrik", { game: "labyrinth", seats: [open, open, open], listed: true });
    // Whoever has not said a name yet sits down with the one in the field.
    await page.getByLabel("Your name").fill("Neith");
    await button(page, /^Join Das Labyrinth des Pharao, Henrik’s table/).click();
    await page.getByRole("heading", { name: "Henrik’s table" }).waitFor();
    await page.locator(".chair", { hasText: "Neith" }).getByText("you").waitFor();
    const number = page.url().split("/").at(-1);
    await button(page, "Get up").click();
    await button(page, "Sit here: seat 3").click();
    await page.locator(".chair").nth(2).getByText("Neith").waitFor();

    await button(page, "All tables").click();
    await button(page, "Join by link").click();
    await page.getByLabel("A link to a table").fill("https://example.org/somewhere");
    await page.keyboard.press("Enter");
    await page.getByText("This is no link to a table of this house.").waitFor();
    await page.getByLabel("A link to a table").fill(number.toUpperCase());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Henrik’s table" }).waitFor();
  }),
);

test("keeps a seat for the invited, puts bots onto chairs, and clears the table away", { timeout: 90_000 }, () =>
  visit(
    async (host) => {
      // From the set-up itself: a seat for somebody elsewhere makes it an online table.
      await host.locator("#who-1").selectOption("invited");
      await button(host, "Add a seat").click();
      await host.locator("#who-2").selectOption("0");
      await host.getByRole("alert").getByText("everybody plays on a device of their own").waitFor();
      assert.ok(await button(host, /^Make .*’s seat open first$/).isDisabled());
      await host.locator("#who-2").selectOption("invited");
      await lookAt(host, "setup-online");
      await host.locator("#name-0").fill("Selma");
      await button(host, "Open the table").click();
      await host.getByText("Start needs 2 more seats").waitFor();
      const invitation = new URL(await host.getByLabel("Link to this table").inputValue()).hash;

      await visit(
        async (stranger) => {
          await stranger.getByText("The free seats are kept for invited people.").waitFor();
          assert.equal(await button(stranger, /^Sit/).count(), 0);
          // What was not sent by somebody at the table opens no seat.
          await stranger.evaluate(
            (hash) => {
              location.hash = hash;
            },
            `${new URL(host.url()).hash}/0123`,
          );
          await button(stranger, "Sit down").click();
          await stranger.getByRole("alert").getByText("This seat is kept for somebody.").waitFor();
          await stranger.evaluate((hash) => {
            location.hash = hash;
          }, invitation);
          await button(stranger, "Sit here: seat 2").click();
          await host.getByText("Start needs 1 more seat").waitFor();

          await button(host, "Bot onto seat 3").click();
          await host.getByLabel("Level of the bot on seat 3").selectOption("Bot 5: Pharaoh");
          await stranger.getByText("bot, level 5").waitFor();
          await button(host, "Start").waitFor();
          await button(host, /^Free Ipi’s seat/).click();
          await host.getByText("Start needs 1 more seat").waitFor();

          await button(host, "Close the table").click();
          for (const page of [host, stranger])
            await page.getByRole("heading", { name: "This table was cleared away" }).waitFor();
          await button(stranger, "All tables").click();
          await stranger.getByText("You sit at no table yet.").waitFor();
        },
        { hash: new URL(host.url()).hash },
      );
    },
    { hash: "#/gold" },
  ),
);

test("leads from the house to the online tables, in German on a phone too", { timeout: 60_000 }, () =>
  visit(
    async (page) => {
      await button(page, /^Online-Tische/).click();
      await page.getByRole("heading", { name: /^Online-Tische, gespielt wird auf/ }).waitFor();
      await button(page, "Tisch eröffnen").waitFor();
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByText("Auf einem anderen Gerät du selbst sein").click();
      await button(page, "Meinen persönlichen Link kopieren").click();
      await page.getByText("Kopiert.").waitFor({ state: "attached" });
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#\/guest\/[0-9a-f]{64}$/);
    },
    { hash: "#/", size: "phone", lang: "de" },
  ),
);

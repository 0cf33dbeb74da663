// What the browser tests stand on: the built page on a free port, Debian's Chromium, and a watch over the console.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../tests/cli/serving.mjs";

const program = fileURLToPath(new URL("../../build/release/cli/mastaba", import.meta.url));

// The program itself serves it, as it does for people, but keeps nothing unless a file is named for it.
export const servePage = ({ data = "none", args = [], port = 0 } = {}) =>
  serve(program, ["--data", data, ...args], { port });

// Playwright gives every browser that it starts an empty profile of its own. Nothing here talks to the outside.
export function startChromium() {
  const quiet = ["background-networking", "component-update", "gpu", "quic", "sync"].map((what) => `--disable-${what}`);
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--no-first-run", ...quiet],
  });
}

// The built page and a browser, for all tests of a file; pictures of what they saw go to build/page.
export const pictures = fileURLToPath(new URL("../../build/page/", import.meta.url));
export function setTheStage(house = {}) {
  const stage = {};
  before(async () => {
    mkdirSync(pictures, { recursive: true });
    stage.site = await servePage(house);
    stage.browser = await startChromium();
  });
  after(async () => {
    await stage.browser?.close();
    await stage.site?.close();
  });
  return stage;
}

export const sizes = {
  phone: { width: 360, height: 640 },
  tablet: { width: 900, height: 1100 },
  desk: { width: 1440, height: 900 },
  wide: { width: 2560, height: 1300 },
};

// A fresh page, and the list that everything its console complains about goes to. `prepare` sees it before it is loaded;
// `more` is for the context it lives in.
export async function openPage(browser, address, size, prepare = async () => {}, more = {}) {
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size === "phone",
    reducedMotion: "reduce",
    ...more,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`not loaded: ${request.url()}`));
  await prepare(page);
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// What axe finds fault with. The words on a drawn card are part of the drawing: its label need not repeat them in their
// order.
export async function complaintsOfAxe(page) {
  await page.evaluate(axe);
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const { violations } = await page.evaluate((rules) => globalThis.axe.run({ rules }), rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

// Packs the built page into one file that the program carries with it (server/site.h): the policy it is served under, a
// line for each file, and then their bytes, each plain and, where that is smaller, gzipped.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { contentSecurityPolicy } from "./policy.mjs";

const site = fileURLToPath(new URL("../../build/page/site", import.meta.url));
const pack = fileURLToPath(new URL("../../build/page/site.pack", import.meta.url));
const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const lines = ["mastaba-site 1", contentSecurityPolicy];
const bytes = [];
const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const file of entries.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
  const type = types[extname(file)];
  if (!type) throw new Error(`${file}: name its type in tools/pack.mjs`);
  const plain = readFileSync(file);
  const zipped = gzipSync(plain, { level: 9 });
  const gzipped = zipped.length < 0.9 * plain.length ? zipped : Buffer.alloc(0);
  const tag = `"${createHash("sha256").update(plain).digest("hex").slice(0, 16)}"`;
  const path = `/${relative(site, file).split(sep).join("/")}`;
  lines.push([path, type, tag, plain.length, gzipped.length].join("\t"));
  bytes.push(plain, gzipped);
}
const packed = Buffer.concat([Buffer.from(`${lines.join("\n")}\n\n`), ...bytes]);
// A pack that has not changed keeps its time, so that the program is not linked again.
if (!existsSync(pack) || !readFileSync(pack).equals(packed)) {
  writeFileSync(`${pack}.new`, packed);
  renameSync(`${pack}.new`, pack);
}

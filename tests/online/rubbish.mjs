// What might come from somebody who means no good, or has a bug: made from the schema of the online protocol, the same
// every time.
import { readFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(new URL("../../docs/online.schema.json", import.meta.url), "utf8"));
const resolve = (part) => (part?.$ref ? schema.$defs[part.$ref.split("/").at(-1)] : part);
export const requests = schema.$defs.request.oneOf.map((one) => ({
  name: one.properties.do.const,
  fields: Object.entries(one.properties).filter(([name]) => name !== "do"),
}));

// Numbers that look random; the same seed gives the same ones.
export function luck(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// A value that fits.
export function fitting(part, known) {
  const is = resolve(part);
  if (is === true) return {};
  if (is.anyOf) return fitting(is.anyOf[0], known);
  if (is.enum) return is.enum[0];
  if (is.const) return is.const;
  if (is.type === "array") return [fitting(is.items, known), fitting(is.items, known)];
  if (is.type === "object")
    return Object.fromEntries(Object.entries(is.properties).map(([name, one]) => [name, fitting(one, known)]));
  return { string: "x", integer: 0, boolean: true }[is.type] ?? null;
}
export function request({ name, fields }, known) {
  return {
    do: name,
    ...Object.fromEntries(fields.map(([field, part]) => [field, field in known ? known[field] : fitting(part, known)])),
  };
}

// Values that fit nowhere a thing of this kind is wanted.
const wrong = {
  string: [0, -1, 1.5, true, null, [], {}, ["x"]],
  integer: ["0", 1.5, -1e300, 1e300, 2 ** 53, true, [], {}, "x"],
  boolean: [0, 1, "true", null, [], {}],
  array: [0, "x", true, null, {}, [0], [null], [[]], [{ kind: "throne" }]],
  object: [0, "x", true, null, [], { unknown: 1 }, { kind: 7 }, { kind: "none", seconds: "x" }],
  enum: [0, "", "nonsense", true, null, [], {}],
};
export function unfitting(part) {
  const is = resolve(part);
  if (is === true) return [];
  if (is.anyOf) return unfitting(is.anyOf[0]).filter((value) => value !== null);
  return wrong[is.enum ? "enum" : is.type];
}

// Texts of all kinds, most of them no JSON.
export function nonsense(random) {
  const some = (list) => list[Math.floor(random() * list.length)];
  const letters = '{}[]":,0123456789.eE+-truefalsn \\u\t\n\u00e4\u{1f600}do';
  const text = (most) => Array.from({ length: Math.floor(random() * most) }, () => some([...letters])).join("");
  const sound = '{"do":"say","table":"0123456789abcdef","text":"hello \\u00e4 \\ud83d\\ude00"}';
  return some([
    () => text(200),
    () => sound.slice(0, Math.floor(random() * sound.length)),
    () => sound.replace(some([...sound]), some([...letters])),
    () => `{"do":"play","table":"0123456789abcdef","move":${"[".repeat(1000)}${"]".repeat(1000)}}`,
    () => `{"do":"open","game":"toy","seats":[],"options":${'{"a":'.repeat(2000)}1${"}".repeat(2000)}}`,
    () => `{"do":"told","table":"0123456789abcdef","from":${some(["1e999", "-1e999", "99999999999999999999", "NaN"])}}`,
    () => `{"do":"ping","re":${some(["1e400", "9223372036854775808", "-9223372036854775809", "0.5", "null"])}}`,
    () => `{"do":"say","text":"\\ud800","table":"0123456789abcdef"}`,
    () => `{"do":"ping","do":"hello"}`,
    () => `{"do":"watch","table":"${"0".repeat(Math.floor(random() * 9000))}"}`,
    () => `{"is":"bye","do":"ping"}`,
    () => `"${"\\u0000".repeat(1000)}"`,
    () => "",
  ])();
}

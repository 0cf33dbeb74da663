// Who one is at the online tables: a key that never leaves this browser, except in the personal link. The token that the
// house is told and the shares of the deals follow from it, so that every device with the key is the same guest.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { remember, remembered } from "../memory.ts";

// The browser's own SHA-256 is missing on plain http, as in a home network.
export const sha256hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

const keyName = "mastaba.guest";
const nameName = "mastaba.name";
const seatedName = "mastaba.seated";

export const isKey = (text: string) => /^[0-9a-f]{64}$/.test(text);

let key = remembered(keyName) ?? "";

export function ownKey(): string {
  if (!isKey(key)) become(bytesToHex(crypto.getRandomValues(new Uint8Array(32))));
  return key;
}
export function become(other: string) {
  key = other;
  remember(keyName, key);
}

export const token = () => sha256hex(`mastaba token:${ownKey()}`);
export const shareFor = (table: string) => sha256hex(`mastaba share of:${ownKey()}:${table}`);
export const sealOfShare = (share: string) => sha256hex(`mastaba share:${share}`);
export const sealOfSecret = (secret: string) => sha256hex(`mastaba secret:${secret}`);

export const ownName = () => remembered(nameName) ?? "";
export const nameOneself = (name: string) => remember(nameName, name);

// Whether this guest has unfinished tables: only then the page looks for the house without being asked to.
export const isSeated = () => remembered(seatedName) === "yes";
export const rememberSeated = (seated: boolean) => remember(seatedName, seated ? "yes" : "no");

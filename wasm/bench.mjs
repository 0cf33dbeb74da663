// node bench.mjs mastaba.wasm ROOM MOVES: prints the random moves per second of a room, by its place in the list.
import { readFileSync } from "node:fs";
import { openHouse } from "./house.mjs";

const [file, room, moves] = process.argv.slice(2);
const house = await openHouse(readFileSync(file));
// Browsers compile quickly first and well later: warm up until the better code is in use.
for (const warm = performance.now(); performance.now() - warm < 400; ) house.randomMoves(Number(room), 100_000);
const start = performance.now();
house.randomMoves(Number(room), Number(moves));
console.log((Number(moves) / (performance.now() - start)) * 1000);

// node bench.mjs mastaba.wasm ROOM MOVES: prints the random moves per second of a room, by its place in the list; 0 if
// the module does not have it, like the test game.
import { readFileSync } from "node:fs";
import { openHouse } from "./house.mjs";

const [file, room, moves] = process.argv.slice(2);
const house = await openHouse(readFileSync(file));
const has = house.randomMoves(Number(room), 1) !== 0n;
// Browsers compile quickly first and well later: warm up until the better code is in use.
for (const warm = performance.now(); has && performance.now() - warm < 400; ) house.randomMoves(Number(room), 100_000);
const start = performance.now();
house.randomMoves(Number(room), Number(moves));
console.log(has ? (Number(moves) / (performance.now() - start)) * 1000 : 0);

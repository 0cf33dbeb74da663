// house.mjs for TypeScript. What may be asked, and what comes back, is typed in web/src/protocol.ts.
export interface House {
  ask(request: unknown): unknown;
  fingerprint(room: number): bigint;
  randomMoves(room: number, n: number): bigint;
}

export function openHouse(source: BufferSource | WebAssembly.Module): Promise<House>;

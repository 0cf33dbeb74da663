// Whether a deal was fair: nobody, not even the house, chose it. Everything is worked out here; the house's word counts
// only for what this device has not seen itself, and then that is said.
import type { Standing } from "../protocol.ts";
import { sealOfSecret, sealOfShare, sha256hex, shareFor } from "./guest.ts";
import type { Played, ShownTable } from "./protocol.ts";
import type { Seals } from "./seals.ts";

export interface Check {
  is: "house" | "own" | "shares" | "seed" | "record" | "result";
  seat?: number; // whose share
  was: string; // as it was seen
  comes: string; // as it comes out
}
export interface Verdict {
  checks: Check[];
  moves: number;
  // Whether this device saw the seals before the deal. Otherwise it has only the house's word that they were the same.
  sawAll: boolean;
}
export const isRight = ({ was, comes }: Check) => was === comes;

// The record as the own engine replays it.
interface Replayed {
  refused: string | null;
  result: Standing["result"] | null;
}

export const seedOf = ({ secret, shares }: Played) => sha256hex(`mastaba deal:${[secret, ...shares].join(":")}`);

export function judge(
  played: Played,
  about: ShownTable,
  result: Standing["result"] | null,
  seals: Seals,
  replayed: Replayed,
): Verdict {
  const { table, you, seats } = about;
  const seatsOfPeople = seats.flatMap(({ chair }, seat) => (chair === "bot" ? [] : [seat]));
  const sealSeen = (seat: number) => seals.seats?.[seat] ?? seats[seat]?.seal ?? "";
  const shareOf = (seat: number) => played.shares[seatsOfPeople.indexOf(seat)] ?? "";
  const checks: Check[] = [
    { is: "house", was: seals.house ?? about.seal, comes: sealOfSecret(played.secret) },
    ...seatsOfPeople.map((seat) => ({
      is: "shares" as const,
      seat,
      was: sealSeen(seat),
      comes: sealOfShare(shareOf(seat)),
    })),
    ...(you === null ? [] : [{ is: "own" as const, seat: you, was: shareFor(table), comes: shareOf(you) }]),
    { is: "seed", was: played.record.seed, comes: seedOf(played) },
    { is: "record", was: "", comes: replayed.refused ?? "" },
    { is: "result", was: JSON.stringify(result), comes: JSON.stringify(replayed.result) },
  ];
  return {
    checks,
    moves: played.record.moves.length,
    sawAll: you !== null && seals.house !== null && seals.seats !== null,
  };
}

// What a press on a square means just now: which kind of move, and for a tile how it would lie. Usually there is one kind;
// paid ones, and putting Ammut where she may also be led, are switched to.
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Ways } from "../../generated/fluch.ts";
import type { Sight } from "../../play/sight.ts";
import { useTurnKeys } from "../../play/target.tsx";
import { isPlaced, isTurned, nextAmong, type PlacedKind, type PlacedMove, placeOf, turned } from "./places.ts";

// Those that need no switch, the first one that can be done.
const usual: PlacedKind[] = ["enter", "lay", "step", "lead", "put"];
const turning: PlacedKind[] = ["lay", "secretPassage", "twist"];

export interface Aim {
  kind: PlacedKind | null;
  turns: boolean; // whether what is laid can be turned
  kinds: Set<PlacedKind>; // all that can be done
  switchTo: (kind: PlacedKind | null) => void; // null: the usual one
  moveAt: (at: number) => PlacedMove | null;
  wanted: Ways; // how things shall lie, where they can
  isLegalAt: (at: number) => boolean;
  pointed: number | null; // the place of the move that is pointed at
  ways: Ways[]; // how the tile can lie, each a turn to the right of the one before
  lies: Ways | null; // how it lies, where it is pointed at
  fits: (ways: Ways) => boolean; // whether it may lie so there
  turn: (by: number) => void;
  lay: (ways: Ways) => void;
  spin: number; // which way it has just been turned: 1 right, -1 left; 0: it lies there as it came
}

export function useAim(sight: Sight<"fluch">): Aim {
  const { moves, reading, ahead, chosen, hinted } = sight;
  const [switched, switchTo] = useState<PlacedKind | null>(null);
  const [wanted, setWanted] = useState<Ways>("ns");
  const [spin, setSpin] = useState(0);
  useLayoutEffect(() => switchTo(null), [sight.at]);
  // A hint is shown where it is.
  useEffect(() => {
    if (!hinted || !isPlaced(hinted)) return;
    switchTo(hinted.is);
    if (isTurned(hinted)) setWanted(hinted.open);
  }, [hinted]);

  const byKind = useMemo(() => {
    const places = new Map<PlacedKind, Map<number, Ways[]>>();
    for (const { move } of moves) {
      if (!isPlaced(move)) continue;
      const ofKind = places.get(move.is) ?? new Map<number, Ways[]>();
      places.set(move.is, ofKind);
      const at = placeOf(move);
      ofKind.set(at, [...(ofKind.get(at) ?? []), ...(isTurned(move) ? [move.open] : [])]);
    }
    return places;
  }, [moves]);

  const kinds = new Set(byKind.keys());
  const kind = switched && kinds.has(switched) ? switched : (usual.find((kind) => kinds.has(kind)) ?? null);
  const legal = kind ? byKind.get(kind) : undefined;
  const turns = kind !== null && turning.includes(kind);
  const pointed = ahead && isPlaced(ahead.move) && ahead.move.is === kind ? placeOf(ahead.move) : null;

  const liesAt = (at: number): Ways => nextAmong(legal?.get(at) ?? [], wanted, 1, 0);
  const moveOf = (at: number, open: Ways): PlacedMove | null => {
    if (kind === "enter") return { is: kind, at };
    if (kind === "step" || kind === "lead" || kind === "put") return { is: kind, to: at };
    return kind && { is: kind, at, open };
  };
  const first = reading.turns[0];
  const quarters = first ? [0, 1, 2, 3].map((quarter) => turned(first, quarter)) : [];
  const ways = kind === "twist" && pointed !== null ? (legal?.get(pointed) ?? []) : [...new Set(quarters)];
  const fits = (ways: Ways) => pointed === null || (legal?.get(pointed)?.includes(ways) ?? false);
  const lies = pointed !== null ? liesAt(pointed) : ways.length > 0 ? nextAmong(ways, wanted, 1, 0) : null;
  useEffect(() => setSpin(0), [pointed, sight.at]);
  const lay = (ways: Ways, by = 1) => {
    const move = pointed === null ? null : moveOf(pointed, ways);
    // The rules say why it may not lie so.
    if (move && !fits(ways)) return sight.play(move);
    setWanted(ways);
    setSpin(Math.sign(by));
    if (move && chosen) sight.choose(move);
    else if (move) sight.point(move);
  };
  const turn = (by: number) => {
    if (lies) lay(nextAmong(ways.filter(fits), lies, by, 1), by);
  };
  useTurnKeys(turns, turn);

  return {
    kind,
    turns,
    kinds,
    switchTo,
    moveAt: (at) => moveOf(at, liesAt(at)),
    wanted,
    isLegalAt: (at) => legal?.has(at) ?? false,
    pointed,
    ways,
    lies,
    fits,
    turn,
    lay,
    spin,
  };
}

// The faces of a die, as the drawings are called.
import type { Face } from "../../generated/fluch.ts";

export const dieOf: Record<Face, string> = { zero: "0", one: "1", two: "2", three: "3", ammut: "ammut" };

// Something that is chosen for as long as something else stays as it is, such as the turning of a tile. It is compared while
// it is drawn and not put right afterwards: a finger may be quicker than that, and must mean what it sees.
import { useState } from "preact/hooks";

export function useSince<T>(since: unknown, first: T): [now: T, set: (next: T) => void] {
  const [held, setHeld] = useState({ since, now: first });
  return [held.since === since ? held.now : first, (now) => setHeld({ since, now })];
}

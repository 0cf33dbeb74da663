// What comes into the page because somebody asked for it is where they go on.
import { useEffect, useRef } from "preact/hooks";

export function useFocus<Thing extends HTMLElement>() {
  const thing = useRef<Thing>(null);
  useEffect(() => thing.current?.focus(), []);
  return thing;
}

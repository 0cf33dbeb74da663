// Between two people at one device. While it hangs, the page holds nothing of the table.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Texts } from "../texts.ts";

export function Curtain({ t, name, sit }: { t: Texts; name: string; sit: () => void }) {
  // Not the button: a key pressed once too often must not lift the curtain.
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [name]);
  return (
    <section class="curtain">
      <h1 ref={heading} tabIndex={-1}>
        {t.curtain(name)}
      </h1>
      <p>{t.curtainAbout}</p>
      <button type="button" class="main" onClick={sit}>
        {t.takeSeat(name)}
      </button>
    </section>
  );
}

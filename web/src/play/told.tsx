// What the seat in front was told, oldest first; new lines are read out.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Told } from "../protocol.ts";
import type { Texts } from "../texts.ts";

export function ToldLog({ t, told }: { t: Texts; told: Told[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [told]);
  return (
    <section class="told">
      <h2 id="told-title">{t.told}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <div ref={box} role="log" aria-live="polite" aria-labelledby="told-title" tabIndex={0}>
        {told.map(({ n, events }) => (
          <div key={n}>
            {events.map(({ say }, i) => (
              <p key={i}>{say}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

// What the seat in front was told, oldest first; new lines are read out. On a phone it is a sheet from below.
import { useLayoutEffect, useRef } from "preact/hooks";
import { SeatShape } from "../look/seat.tsx";
import type { Told } from "../protocol.ts";
import type { Texts } from "../texts.ts";

export function ToldLog(props: {
  t: Texts;
  told: Told[];
  open: boolean;
  close: () => void;
  lookAt: (moves: number) => void; // how it was then
}) {
  const { t, told, open, close, lookAt } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [told, open]);
  return (
    <section class={open ? "told open" : "told"}>
      <h2 id="told-title">{t.told}</h2>
      <button type="button" class="round close" aria-label={t.closeStory} onClick={close}>
        ✕
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <div ref={box} role="log" aria-live="polite" aria-labelledby="told-title" tabIndex={0}>
        {told.map(({ n, seat, events }) => (
          <div key={n} class="chapter">
            {seat !== undefined && <SeatShape seat={seat} size={14} />}
            <div>
              {events.map(({ say }, i) => (
                <p key={i}>{say}</p>
              ))}
            </div>
            {events.length > 0 && (
              <button type="button" class="when" aria-label={t.lookAt(n)} title={t.lookAt(n)} onClick={() => lookAt(n)}>
                {n}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

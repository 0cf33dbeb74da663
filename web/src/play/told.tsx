// What the seat in front was told, oldest first; new lines are read out. On a phone it is a sheet from below.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatShape } from "../look/seat.tsx";
import type { Told } from "../protocol.ts";
import type { Texts } from "../texts.ts";

export function ToldLog(props: {
  t: Texts;
  told: Told[];
  front: number | null;
  open: boolean;
  close: () => void;
  lookAt: ((moves: number) => void) | null; // how it was then; null: not to be seen now
}) {
  const { t, told, front, open, close, lookAt } = props;
  const [mine, setMine] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [told, open, mine]);
  return (
    <section class={open ? "told open" : "told"}>
      <div class="toldHead">
        <h2 id="told-title">{t.told}</h2>
        {front !== null && (
          <label class="onlyMine">
            <input type="checkbox" checked={mine} onChange={({ currentTarget }) => setMine(currentTarget.checked)} />{" "}
            {t.onlyMine}
          </label>
        )}
      </div>
      <button type="button" class="round close" aria-label={t.closeStory} onClick={close}>
        ✕
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <div ref={box} role="log" aria-live="polite" aria-labelledby="told-title" tabIndex={0}>
        {(mine ? told.filter(({ seat }) => seat === front) : told).map(({ n, seat, events }) => (
          <div key={n} class="chapter">
            {seat !== undefined && <SeatShape seat={seat} size={14} />}
            <div>
              {events.map(({ say }, i) => (
                <p key={i}>{say}</p>
              ))}
            </div>
            {lookAt && events.length > 0 && (
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

// A closer look at the board, where squares are small: three sizes, and a map of what is in sight. A finger that drags moves
// the board.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Sight } from "../../play/sight.ts";
import { arrows } from "../../play/target.tsx";
import { centre, tall, unit, wide } from "./measures.ts";
import { compass, type Tomb } from "./places.ts";
import { texts } from "./texts.ts";
import "./zoom.css";

const closest = 2;

export function Zoom(props: {
  sight: Sight<"fluch">;
  tomb: Tomb;
  middle: number | null; // the place that the first look is at
  children: ComponentChildren;
}) {
  const { sight, tomb, middle, children } = props;
  const t = texts[sight.lang];
  const [zoom, setZoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current && zoom > 0 && middle !== null) lookAt(frame.current, ...centre(middle));
  }, [zoom, sight.at]);
  return (
    <>
      <div ref={frame} class={`window zoom-${zoom}`}>
        {children}
      </div>
      <div class={zoom > 0 ? "zoomer close" : "zoomer"}>
        <button type="button" aria-label={t.zoomIn} disabled={zoom === closest} onClick={() => setZoom(zoom + 1)}>
          +
        </button>
        {zoom > 0 && (
          <button type="button" aria-label={t.zoomOut} onClick={() => setZoom(zoom - 1)}>
            −
          </button>
        )}
      </div>
      {zoom > 0 && <MiniMap key={zoom} frame={frame} sight={sight} tomb={tomb} />}
    </>
  );
}

// Brings a point of the drawing into the middle.
const lookAt = (box: HTMLElement, x: number, y: number) =>
  box.scrollTo({
    left: (x / wide) * box.scrollWidth - box.clientWidth / 2,
    top: (y / tall) * box.scrollHeight - box.clientHeight / 2,
  });

// A tap, or an arrow, looks elsewhere.
function MiniMap(props: { frame: RefObject<HTMLDivElement | null>; sight: Sight<"fluch">; tomb: Tomb }) {
  const { frame, sight, tomb } = props;
  const { players, ammut } = sight.view.open;
  const seen = useInSight(frame);
  const ways = useMemo(() => waysOf(tomb), [tomb]);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const box = frame.current;
    if (!arrow || !box) return;
    // Not to the next target.
    event.stopPropagation();
    event.preventDefault();
    box.scrollBy({ left: (arrow[0] * box.clientWidth) / 2, top: (arrow[1] * box.clientHeight) / 2 });
  };
  return (
    <button
      type="button"
      class="miniMap"
      aria-label={texts[sight.lang].miniMap}
      onKeyDown={onKeyDown}
      onClick={({ detail, clientX, clientY, currentTarget }) => {
        // A click by the keyboard is nowhere.
        if (!frame.current || detail === 0) return;
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        lookAt(frame.current, (wide * (clientX - left)) / width, (tall * (clientY - top)) / height);
      }}
    >
      <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
        <path class="ways" d={ways} />
        {[...tomb.chambers].map((at) => {
          const [x, y] = centre(at);
          return <rect key={at} class="chamber" x={x - 19} y={y - 19} width="38" height="38" />;
        })}
        {players.map(({ inside, at }, seat) => {
          const [x, y] = centre(at);
          return inside && <circle key={seat} class={`explorer seat-${seat + 1}`} cx={x} cy={y} r="26" />;
        })}
        {ammut.space === 0 && <use href="#g-ammut" {...around(ammut.at, 90)} />}
        <rect class="inSight edge" {...seen} rx="14" />
        <rect class="inSight" {...seen} rx="14" />
      </svg>
    </button>
  );
}

const around = (at: number, size: number) => {
  const [x, y] = centre(at);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
};

// From the middle of a square to each of its open sides.
const waysOf = ({ sides }: Tomb) =>
  sides
    .flatMap((open, at) => {
      const [x, y] = centre(at);
      return compass
        .filter((side) => (open & side) !== 0)
        .map((side) => {
          const across = side === 2 ? 1 : side === 8 ? -1 : 0;
          const down = side === 4 ? 1 : side === 1 ? -1 : 0;
          return `M${x} ${y}l${(across * unit) / 2} ${(down * unit) / 2}`;
        });
    })
    .join("");

// The part of the drawing that the frame shows.
function useInSight(frame: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState({ x: 0, y: 0, width: wide, height: tall });
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const look = () => {
      const [across, down] = [wide / box.scrollWidth, tall / box.scrollHeight];
      setSeen({
        x: across * box.scrollLeft,
        y: down * box.scrollTop,
        width: across * box.clientWidth,
        height: down * box.clientHeight,
      });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(box);
    box.addEventListener("scroll", look);
    return () => {
      resized.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, []);
  return seen;
}

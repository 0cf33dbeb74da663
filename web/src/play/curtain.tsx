// Between two people at one device. It is a page of its own: while it hangs, nothing of the table is in the page. It opens
// for who holds the button or presses it twice, never for a tap that came too late.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glyph, Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Texts } from "../texts.ts";
import "./curtain.css";

const holdFor = 600; // milliseconds, as long as the button takes to fill (curtain.css)
const againWithin = 3000;

export function Curtain(props: { t: Texts; name: string; seat: number; sit: () => void; goHome: () => void }) {
  const { t, name, seat, sit, goHome } = props;
  // Not the button: a key pressed once too often must not lift the curtain.
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [name]);
  const [held, setHeld] = useState(false);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!held) return;
    const open = setTimeout(sit, holdFor);
    return () => clearTimeout(open);
  }, [held]);
  useEffect(() => {
    if (!pressed) return;
    const forget = setTimeout(() => setPressed(false), againWithin);
    return () => clearTimeout(forget);
  }, [pressed]);
  const letGo = () => setHeld(false);
  return (
    <section class="curtain">
      <Cloth />
      <button type="button" class="round" aria-label={t.goHome} onClick={goHome}>
        <Glyph name="g-mastaba" size={28} />
      </button>
      <Glyph kind="cat" name="cat" />
      <Glyph kind="cat other" name="cat" />
      <div class="tablet">
        <span class="who">
          <SeatShape seat={seat} size={54} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t.curtain(name)}
        </h1>
        <p>{t.curtainAbout}</p>
        <button
          type="button"
          class={held ? "main held" : "main"}
          onPointerDown={() => setHeld(true)}
          onPointerUp={letGo}
          onPointerLeave={letGo}
          onPointerCancel={letGo}
          onContextMenu={(event) => event.preventDefault()}
          // A key that is held down presses again and again by itself.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={() => (pressed ? sit() : setPressed(true))}
        >
          <Icon name="reveal" />
          <span>{t.takeSeat(name)}</span>
        </button>
        <p class="how" role="status">
          {pressed ? t.onceMore : t.holdOrTwice}
        </p>
      </div>
    </section>
  );
}

// Heavy cloth on rings, with three woven bands, under the winged sun.
function Cloth() {
  const wide = 1440;
  const folds = 22;
  const fold = wide / folds;
  const hem = (i: number) => 862 + ((i * 7) % 5) * 4; // no two neighbours hang alike
  const bands = [
    ["lapis", 78, 20],
    ["gold", 102, 6],
    ["carnelian", 112, 14],
    ["gold", 130, 6],
    ["turquoise", 140, 12],
  ] as const;
  return (
    <svg class="cloth" viewBox={`0 0 ${wide} 900`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="under" width={wide} height="900" />
      {Array.from({ length: folds }, (_, i) => {
        const x = i * fold;
        const end = hem(i);
        const sag = (y: number, tall: number) =>
          `M${x} ${y}Q${x + fold / 2} ${y + 7} ${x + fold} ${y}v${tall}Q${x + fold / 2} ${y + tall + 7} ${x} ${y + tall}Z`;
        return (
          <g key={i}>
            <path class="f1" d={`M${x} 124H${x + fold + 1}V${end}Q${x + fold / 2} ${end + 9} ${x} ${end}Z`} />
            <path class="f2" d={`M${x + 10} 124h20V${end + 4}h-20Z`} />
            <path class="f3" d={`M${x + 48} 124h12V${end + 2}h-12Z`} />
            <path class="f4" d={`M${x + 59} 124H${x + fold + 1}V${end}H${x + 59}Z`} />
            {bands.map(([colour, up, tall], k) => (
              <path key={k} class={`band ${colour}`} d={sag(end - up, tall)} />
            ))}
            <path class="fringe" d={Array.from({ length: 7 }, (_, k) => `M${x + 5 + 9 * k} ${end + 3}v10`).join("")} />
          </g>
        );
      })}
      <path class="shade" d={`M0 124H${wide}V144${`q${-fold / 2} 44 ${-fold} 0`.repeat(folds)}Z`} />
      <rect class="rod" x="-4" y="115" width={wide + 8} height="14" rx="7" />
      {Array.from({ length: folds }, (_, i) => (
        <ellipse key={i} class="ring" cx={(i + 0.5) * fold} cy="122" rx="5" ry="12" />
      ))}
      <rect class="pelmet" width={wide} height="92" />
      <path
        class="reeds"
        d={Array.from({ length: 81 }, (_, i) => `M${18 * i - 10 + i / 4} 0Q${18 * i - 2} 43 ${18 * i} 90`).join("")}
      />
      <rect class="ledge" x="-4" y="86" width={wide + 8} height="12" rx="4" />
      <use href="#wings" x="460" y="13" width="520" height="60" />
    </svg>
  );
}

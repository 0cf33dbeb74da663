// What a move does to the cards, shown: a card that has left one place for another travels there, and one that could not be
// seen before is turned up. A press or a key ends it at once; who wants no motion gets none.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { AtTable } from "../game.ts";

interface Lying {
  element: Element;
  card: string;
  list: Element | null; // in which it only closes up
  box: DOMRect;
}

// `where` says which cards of the table take part; they carry their name as `data-card`.
export function useTravel(at: AtTable, where: string) {
  const shown = useRef(at);
  const before = useRef<Lying[]>([]);
  // While the table is made anew, the page still shows how it was. Only one move can be followed.
  if (shown.current !== at) {
    const moves = Math.abs(at.seen.length - shown.current.seen.length);
    before.current = moves === 1 && !calm.matches ? lying(where) : [];
    shown.current = at;
  }
  useLayoutEffect(() => {
    const was = before.current;
    before.current = [];
    if (was.length > 0) show(was, lying(where));
  }, [at]);
  useEffect(() => {
    const end = () => {
      for (const animation of running) animation.finish();
    };
    addEventListener("pointerdown", end, true);
    addEventListener("keydown", end, true);
    return () => {
      removeEventListener("pointerdown", end, true);
      removeEventListener("keydown", end, true);
    };
  }, []);
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set<Animation>();

const lying = (where: string): Lying[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(where)]
    .filter((element) => !element.closest(".ghost") && element.checkVisibility())
    .map((element) => ({
      element,
      card: element.dataset.card ?? "",
      list: element.closest("ul"),
      box: element.getBoundingClientRect(),
    }));

function show(was: Lying[], is: Lying[]) {
  const isIn = (list: Lying[], one: Lying) =>
    list.some(({ element, card }) => element === one.element && card === one.card);
  const left = was.filter((one) => !isIn(is, one));
  for (const one of is.filter((one) => !isIn(was, one))) {
    const same = left.filter(({ card }) => card === one.card);
    const from = same.find(({ list }) => list === one.list) ?? same[0];
    if (from) {
      left.splice(left.indexOf(from), 1);
      if (!one.list || from.list !== one.list) travel(one, from);
    } else {
      turnUp(one.element);
    }
  }
}

function run(element: Element, frames: PropertyIndexedKeyframes, ended = () => {}) {
  const duration = Number.parseFloat(getComputedStyle(element).getPropertyValue("--calm"));
  const animation = element.animate(frames, { duration, easing: "ease-out" });
  running.add(animation);
  animation.onfinish = () => {
    running.delete(animation);
    ended();
  };
}

const turnUp = (element: Element) =>
  run(element, { transform: ["perspective(600px) rotateY(90deg)", "perspective(600px) rotateY(0)"] });

// A copy travels above the table, where nothing can clip it.
function travel({ element, box }: Lying, from: Lying) {
  const copy = document.createElement("div");
  copy.append(element.cloneNode(true));
  copy.ariaHidden = "true";
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "30",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  element.closest(".table")?.append(copy);
  const [x, y] = [from.box.left - box.left, from.box.top - box.top];
  const start = `translate(${x}px, ${y}px) scale(${from.box.width / box.width})`;
  run(element, { opacity: [0, 0] });
  run(copy, { transform: [start, "none"] }, () => copy.remove());
}

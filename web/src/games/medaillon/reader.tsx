// A card to be read in full: when the mouse rests on it, when a finger does, or in reading, which I or its button switches
// on. Then every card that is pointed at or pressed is shown, and arrow keys go from card to card.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card } from "../../generated/medaillon.ts";
import { FullCard } from "./card.tsx";
import type { Here } from "./facts.ts";
import { texts } from "./texts.ts";

const rest = 600; // milliseconds until a resting pointer wants to read
const nudge = 10; // pixels that a resting finger may move

export interface Reading {
  reading: boolean;
  setReading: (reading: boolean) => void;
}

export function ReadButton({ sight, reading, setReading }: { sight: Here } & Reading) {
  const { read } = texts[sight.lang];
  return (
    <button
      type="button"
      class="round read"
      title={read}
      aria-label={read}
      aria-keyshortcuts="i"
      aria-pressed={reading}
      onClick={() => setReading(!reading)}
    >
      <span aria-hidden="true">i</span>
    </button>
  );
}

// The card that something is, or lies in the same place with.
function cardAt(target: EventTarget | null): HTMLElement | null {
  const near = target instanceof Element && target.closest<HTMLElement>(".medaillon [data-card], .medaillon .spot");
  return near ? (near.dataset.card ? near : near.querySelector<HTMLElement>("[data-card]")) : null;
}

export function Reader({ sight, reading, setReading }: { sight: Here } & Reading) {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // Where a finger rests, and whether the click that ends its long press is to be ignored.
  const finger = useRef<{ at: { x: number; y: number } | null; read: boolean }>({ at: null, read: false }).current;

  useEffect(() => {
    let waiting = 0;
    const wait = (card: HTMLElement) => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        setShown(card);
        finger.read = finger.at !== null;
      }, rest);
    };
    const close = () => {
      clearTimeout(waiting);
      setShown(null);
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      const card = cardAt(event.target);
      if (!card) close();
      else if (reading) setShown(card);
      else wait(card);
    };
    const onDown = (event: PointerEvent) => {
      const card = cardAt(event.target);
      finger.read = false;
      if (!reading) close();
      if (event.pointerType === "mouse" || !card) return;
      finger.at = { x: event.clientX, y: event.clientY };
      wait(card);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (finger.at && Math.hypot(clientX - finger.at.x, clientY - finger.at.y) > nudge) clearTimeout(waiting);
    };
    const onUp = () => {
      if (finger.at) clearTimeout(waiting);
      finger.at = null;
    };
    const onClick = (event: MouseEvent) => {
      const card = cardAt(event.target);
      if (finger.read) stop(event);
      else if (reading && card) {
        stop(event);
        setShown(card);
      }
      finger.read = false;
    };
    const onMenu = (event: Event) => finger.at && cardAt(event.target) && event.preventDefault();
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !(event.target instanceof HTMLInputElement);
      const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (plain && event.key.toLowerCase() === "i") setReading(!reading);
      else if (event.key === "Escape") setReading(false);
      else if (reading && way) {
        stop(event);
        const cards = all();
        const at = shown ? cards.indexOf(shown) : -1;
        setShown(cards[(at + way + cards.length) % cards.length] ?? null);
      }
    };
    const listen = <Kind extends keyof DocumentEventMap>(
      kind: Kind,
      heard: (event: DocumentEventMap[Kind]) => void,
    ) => {
      document.addEventListener(kind, heard, true);
      return () => document.removeEventListener(kind, heard, true);
    };
    const ends = [
      listen("pointerover", onOver),
      listen("pointerdown", onDown),
      listen("pointermove", onMove),
      listen("pointerup", onUp),
      listen("pointercancel", onUp),
      listen("click", onClick),
      listen("contextmenu", onMenu),
      listen("keydown", onKey),
    ];
    return () => {
      clearTimeout(waiting);
      for (const end of ends) end();
    };
  }, [reading, shown]);

  // It begins with the card that has the focus; without one with the first of the hand, or of all.
  useEffect(() => {
    const first = cardAt(document.activeElement) ?? document.querySelector<HTMLElement>(".medaillon .act [data-card]");
    setShown(reading ? (first ?? all()[0] ?? null) : null);
  }, [reading]);
  // What was read may have gone.
  useEffect(() => setShown(null), [sight.at]);
  useLayoutEffect(() => {
    const popover = box.current;
    if (!popover || !shown) return;
    popover.showPopover();
    const { left, top } = placeFor(shown, popover.getBoundingClientRect());
    popover.style.left = `${left}px`;
    popover.style.top = `${top}px`;
    return () => popover.hidePopover();
  }, [shown]);

  const card = shown?.dataset.card as Card | undefined;
  return (
    <>
      <div ref={box} popover="manual" class="reader" aria-hidden="true">
        {card && <FullCard sight={sight} card={card} />}
      </div>
      <p class="unseen" aria-live="polite">
        {reading && card && `${sight.word(`card.${card}`)}. ${sight.word(`card.${card}`, "about")}`}
      </p>
    </>
  );
}

const all = () =>
  [...document.querySelectorAll<HTMLElement>(".table.medaillon [data-card]")].filter((card) => card.checkVisibility());

// Over the story, where it hides nothing of the game; on a phone above the card, or else below it.
function placeFor(shown: HTMLElement, { width, height }: DOMRect): { left: number; top: number } {
  const story = document.querySelector(".table.medaillon .told");
  if (story?.checkVisibility()) {
    const room = story.getBoundingClientRect();
    return { left: room.left + (room.width - width) / 2, top: Math.min(room.top, innerHeight - height) };
  }
  const card = shown.getBoundingClientRect();
  const left = Math.max(0, Math.min(card.left + (card.width - width) / 2, innerWidth - width));
  const above = card.top - height;
  return { left, top: above >= 0 ? above : Math.min(card.bottom, innerHeight - height) };
}

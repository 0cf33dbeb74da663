// A button whose press is a question to the house. While the line is lost the question waits, and the button says so.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { LobbyTexts } from "./texts.ts";

export function Asking(props: {
  t: LobbyTexts;
  isOpen: boolean; // the line
  ask: () => Promise<void>;
  submits?: boolean; // of a form: Enter presses it too
  class?: string;
  label?: string;
  children: ComponentChildren;
}) {
  const { t, isOpen, ask, submits = false, label, children } = props;
  const [asked, setAsked] = useState(false);
  const press = async () => {
    setAsked(true);
    await ask();
    setAsked(false);
  };
  const waits = asked && !isOpen;
  return (
    <button
      type={submits ? "submit" : "button"}
      class={props.class}
      aria-label={waits ? undefined : label}
      disabled={asked}
      onClick={() => void press()}
    >
      {waits ? t.waitsForLine : children}
    </button>
  );
}

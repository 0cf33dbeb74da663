// A chain of events, step by step: what is done is ticked off, what is asked now is filled, the rest waits.
import type { Texts } from "../texts.ts";
import "./steps.css";

export interface Step {
  title: string;
  about?: string;
  state: "done" | "now" | "later";
}

export function Steps({ t, steps, panel = false }: { t: Texts; steps: Step[]; panel?: boolean }) {
  return (
    <ol class={panel ? "steps panel" : "steps"}>
      {steps.map(({ title, about, state }, i) => (
        <li key={title} class={state} {...(state === "now" && { "aria-current": "step" as const })}>
          <i aria-hidden="true">{state === "done" ? "✓" : i + 1}</i>
          <p>
            <b>{title}</b>
            {state === "done" && <span class="unseen"> ({t.stepDone})</span>}
            {about && <small>{about}</small>}
          </p>
        </li>
      ))}
    </ol>
  );
}

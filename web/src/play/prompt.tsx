// One bar that says who is asked, and what, in words.
import type { ComponentChildren, Ref } from "preact";
import { SeatShape } from "../look/seat.tsx";

export function Prompt(props: {
  seat: number | null;
  who: string;
  asked: string;
  heading?: Ref<HTMLHeadingElement>;
  children?: ComponentChildren; // what is left
}) {
  const { seat, who, asked, heading, children } = props;
  return (
    <div class="prompt">
      {seat !== null && <SeatShape seat={seat} size={22} />}
      <div class="words">
        <h2 id="question" {...(heading && { ref: heading })} tabIndex={-1}>
          {who}
        </h2>
        {asked && <p>{asked}</p>}
      </div>
      {children && <div class="left">{children}</div>}
    </div>
  );
}

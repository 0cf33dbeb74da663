// What the house refuses, with the rule that says so. The region stays, so that a screen reader hears what comes into it.
import type { Refused } from "./protocol.ts";

export function Refusal({ refused }: { refused: Refused | null }) {
  return (
    <div role="alert">
      {refused && (
        <p class="refusal">
          {refused.rule && <strong>{refused.rule} · </strong>}
          {refused.why}
        </p>
      )}
    </div>
  );
}

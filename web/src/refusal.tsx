// What the house refuses, with the rule that says so. The region stays, so that a screen reader hears what comes into it.
import type { Refused } from "./protocol.ts";
import { numberOf } from "./rules/blocks.ts";
import type { Texts } from "./texts.ts";

// `showRule` opens the rules at a number, where there are rules to be opened.
export function Refusal(props: { t: Texts; refused: Refused | null; showRule?: (rule: number) => void }) {
  const { t, refused, showRule } = props;
  const rule = refused?.rule ? numberOf(refused.rule) : Number.NaN;
  return (
    <div role="alert">
      {refused && (
        <p class="refusal">
          {showRule && !Number.isNaN(rule) && (
            <>
              <button type="button" onClick={() => showRule(rule)}>
                {t.ruleNumber(rule)}
              </button>
              {": "}
            </>
          )}
          {refused.why}
        </p>
      )}
    </div>
  );
}

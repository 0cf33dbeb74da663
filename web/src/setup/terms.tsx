// What an online table needs beside seats and rules: who may find it, and how fast it goes.
import { useState } from "preact/hooks";
import type { Terms } from "../lobby/opening.ts";
import type { LobbyTexts } from "../lobby/texts.ts";
import { day, hour, minute } from "../lobby/words.ts";
import type { Clock } from "../online/protocol.ts";

const paces = {
  none: { kind: "none", seconds: 0 },
  move60: { kind: "move", seconds: minute },
  bank600: { kind: "bank", seconds: 10 * minute },
  day: { kind: "move", seconds: day },
  days3: { kind: "move", seconds: 3 * day },
  own: { kind: "move", seconds: 5 * minute }, // at first
} satisfies Record<string, Clock>;
type Pace = keyof typeof paces;

export function OnlineTerms(props: { t: LobbyTexts; terms: Terms; change: (terms: Terms) => void }) {
  const { t, terms, change } = props;
  const [pace, setPace] = useState<Pace>("none");
  return (
    <>
      <fieldset class="whoFinds">
        <legend>{t.whoFinds}</legend>
        {[true, false].map((listed) => (
          <label key={String(listed)} class={listed === terms.listed ? "answer chosen" : "answer"}>
            <input
              type="radio"
              name="listed"
              checked={listed === terms.listed}
              onChange={() => change({ ...terms, listed })}
            />
            {listed ? t.anyone : t.onlyLink}
          </label>
        ))}
      </fieldset>
      <label for="pace">{t.pace}</label>
      <select
        id="pace"
        value={pace}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as Pace;
          setPace(chosen);
          change({ ...terms, clock: paces[chosen] });
        }}
      >
        {(Object.keys(paces) as Pace[]).map((one) => (
          <option key={one} value={one}>
            {t.paces[one]}
          </option>
        ))}
      </select>
      {pace === "own" && <OwnPace t={t} change={(clock) => change({ ...terms, clock })} />}
      {pace !== "none" && <p class="about">{t.paceAbout}</p>}
    </>
  );
}

const units = { seconds: 1, minutes: minute, hours: hour, days: day };
type Unit = keyof typeof units;

// The house takes from 5 seconds to 30 days.
function OwnPace({ t, change }: { t: LobbyTexts; change: (clock: Clock) => void }) {
  const [many, setMany] = useState(5);
  const [unit, setUnit] = useState<Unit>("minutes");
  const [kind, setKind] = useState<"move" | "bank">("move");
  const tell = (next: { many?: number; unit?: Unit; kind?: "move" | "bank" }) => {
    const now = { many, unit, kind, ...next };
    setMany(now.many);
    setUnit(now.unit);
    setKind(now.kind);
    change({ kind: now.kind, seconds: Math.round(now.many * units[now.unit]) });
  };
  return (
    <div class="ownPace">
      <input
        type="number"
        aria-label={t.paceTime}
        min={unit === "seconds" ? 5 : 1}
        max={(30 * day) / units[unit]}
        required
        value={many}
        onInput={({ currentTarget }) => tell({ many: currentTarget.valueAsNumber || 0 })}
      />
      <select
        aria-label={t.paceUnit}
        value={unit}
        onChange={({ currentTarget }) => tell({ unit: currentTarget.value as Unit })}
      >
        {(Object.keys(units) as Unit[]).map((one) => (
          <option key={one} value={one}>
            {t.units[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={t.pacePer}
        value={kind}
        onChange={({ currentTarget }) => tell({ kind: currentTarget.value as "move" | "bank" })}
      >
        <option value="move">{t.perMove}</option>
        <option value="bank">{t.perSeat}</option>
      </select>
    </div>
  );
}

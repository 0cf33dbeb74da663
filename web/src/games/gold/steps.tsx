// How far the finding of a chamber has come: what is done is ticked off, what is asked now is filled, the rest waits.
import type { Event } from "../../generated/gold.ts";
import { Icon } from "../../look/glyph.tsx";
import { type GoldSight, unlaid } from "./acting.ts";
import type { Shown } from "./photo.tsx";
import { all } from "./side.tsx";
import type { GoldTexts } from "./texts.ts";
import { emblems } from "./tile.tsx";

interface Step {
  name: string;
  about?: string;
  state: "done" | "now" | "later";
}

export function Steps({ sight, shown, t }: { sight: GoldSight; shown: Shown | null; t: GoldTexts }) {
  const steps = shown ? stepsDone(sight, shown, t) : stepsToCome(sight, t);
  if (!steps) return null;
  return (
    <ol class="steps panel">
      {steps.map(({ name, about, state }, i) => (
        <li key={name} class={state} {...(state === "now" && { "aria-current": "step" as const })}>
          <i aria-hidden="true">{state === "done" ? <Icon name="check" /> : i + 1}</i>
          <span>
            {name} {about && <small>{about}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

// A chamber with one door waits for its owner to turn it.
function stepsToCome(sight: GoldSight, t: GoldTexts): Step[] | null {
  const at = unlaid(sight);
  const kind = at === null ? undefined : sight.view.open.tiles[at]?.kind;
  if (!kind || !emblems[kind]) return null;
  return [
    { name: t.steps.reveal, about: sight.word(`kind.${kind}`), state: "done" },
    { name: t.steps.lay, state: "now" },
    { name: t.steps.photo, state: "later" },
    { name: t.steps.treasures, state: "later" },
  ];
}

function stepsDone(sight: GoldSight, { events, kind, treasures }: Shown, t: GoldTexts): Step[] {
  const has = <Is extends Event["is"]>(is: Is) =>
    events.find((event): event is Extract<Event, { is: Is }> => event.is === is);
  const names = (seats: number[]) => [...new Set(seats)].map(sight.nameOf).join(", ");
  const fled = events.flatMap((event) => (event.is === "fled" ? [event.seat] : []));
  const dark = events.filter((event) => event.is === "wentOut").length;
  const turnLost = has("turnLost");
  const done = (name: string, about?: string): Step => ({ name, state: "done", ...(about && { about }) });
  return [
    done(t.steps.reveal, kind && sight.word(`kind.${kind}`)),
    ...(has("laid") ? [done(t.steps.lay)] : []),
    done(t.steps.photo, t.camera(all(sight.view.open.camera))),
    ...(treasures.length > 0
      ? [done(t.steps.treasures, treasures.map((treasure) => sight.word(`treasure.${treasure}`)).join(", "))]
      : []),
    ...(has("mummyWoke") ? [done(t.steps.mummy, fled.length > 0 ? t.flee(names(fled)) : t.nobodyThere)] : []),
    ...(has("curseReleased") ? [done(t.steps.curse, dark > 0 ? t.goOut(dark) : t.nobodyThere)] : []),
    ...(has("mummySlept") || has("curseSlept") ? [done(t.steps.asleep)] : []),
    ...(turnLost ? [done(t.steps.ends, t.lostActions(turnLost.actions))] : []),
  ];
}

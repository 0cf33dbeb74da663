// How far the finding of a chamber has come.
import type { Event } from "../../generated/gold.ts";
import { type Step, Steps } from "../../play/steps.tsx";
import { type GoldSight, unlaid } from "./acting.ts";
import type { Shown } from "./photo.tsx";
import { all } from "./side.tsx";
import type { GoldTexts } from "./texts.ts";
import { emblems } from "./tile.tsx";

export function Finding({ sight, shown, t }: { sight: GoldSight; shown: Shown | null; t: GoldTexts }) {
  const steps = shown ? stepsDone(sight, shown, t) : stepsToCome(sight, t);
  return steps && <Steps t={sight.t} steps={steps} panel />;
}

// A chamber with one door waits for its owner to turn it.
function stepsToCome(sight: GoldSight, t: GoldTexts): Step[] | null {
  const at = unlaid(sight);
  const kind = at === null ? undefined : sight.view.open.tiles[at]?.kind;
  if (!kind || !emblems[kind]) return null;
  return [
    { title: t.steps.reveal, about: sight.word(`kind.${kind}`), state: "done" },
    { title: t.steps.lay, state: "now" },
    { title: t.steps.photo, state: "later" },
    { title: t.steps.treasures, state: "later" },
  ];
}

function stepsDone(sight: GoldSight, { events, kind, treasures }: Shown, t: GoldTexts): Step[] {
  const has = <Is extends Event["is"]>(is: Is) =>
    events.find((event): event is Extract<Event, { is: Is }> => event.is === is);
  const names = (seats: number[]) => [...new Set(seats)].map(sight.nameOf).join(", ");
  const fled = events.flatMap((event) => (event.is === "fled" ? [event.seat] : []));
  const dark = events.filter((event) => event.is === "wentOut").length;
  const turnLost = has("turnLost");
  const done = (title: string, about?: string): Step => ({ title, state: "done", ...(about && { about }) });
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

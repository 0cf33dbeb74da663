// What cards and dice have just brought: on a desk a list with pictures beside the board, on a phone a note on it.
import type { Event } from "../../generated/fluch.ts";
import { Glyph } from "../../look/glyph.tsx";
import type { Sight } from "../../play/sight.ts";
import { dieOf } from "./dice.ts";
import { type Happened, recentOf } from "./recent.ts";
import { cardPictures, thingPictures } from "./things.tsx";

const told: Event["is"][] = [
  ...(["eventDrawn", "found", "attacked", "fought", "warded", "lostLives", "gainedLife", "died"] as const),
];
const most = 4;
const isNews = ({ event }: Happened) => told.includes(event.is);
const harms = ({ is }: Event) => is === "attacked" || is === "lostLives" || is === "died";

export function News({ sight }: { sight: Sight<"fluch"> }) {
  const news = recentOf(sight).filter(isNews).slice(-most);
  if (news.length === 0) return null;
  return (
    <ul class="news">
      {news.map(({ event, say }, i) => (
        <li key={i} class={harms(event) ? "harm" : ""}>
          <Picture event={event} />
          <span>{say}</span>
        </li>
      ))}
    </ul>
  );
}

function Picture({ event }: { event: Event }) {
  switch (event.is) {
    case "eventDrawn":
      return (
        <span class="card ofEvents">
          <Glyph name={cardPictures[event.card]} size={28} />
        </span>
      );
    case "found":
      return (
        <span class={event.mark === "none" ? "card ofTreasures" : "card ofTreasures marked"}>
          <Glyph name={thingPictures[event.treasure.object]} size={28} />
        </span>
      );
    case "fought":
      return <Glyph name={`g-die-${dieOf[event.face]}`} size={36} />;
    case "attacked":
      return <Glyph name="g-ammut" size={36} />;
    case "warded":
      return <Glyph name={cardPictures[event.card]} size={32} />;
    case "died":
      return <Glyph name="g-mummy" size={36} />;
    default:
      return <Glyph name="g-life" size={26} />;
  }
}

// What the last move has brought; it gives way as soon as something is chosen.
export function NewsNote({ sight: { at, chosen } }: { sight: Sight<"fluch"> }) {
  const news = ((at.told.at(-1)?.events ?? []) as Happened[]).filter(isNews).slice(-most);
  if (news.length === 0 || chosen) return null;
  return (
    <div class="note" aria-hidden="true">
      {news.map(({ say }, i) => (
        <p key={i}>{say}</p>
      ))}
    </div>
  );
}

// The table of Das Gold des Pharao.
import { Plan } from "../../play/plan.tsx";
import { type GoldSight, useActing } from "./acting.ts";
import { Board } from "./board.tsx";
import { Finding } from "./finding.tsx";
import { places } from "./geometry.ts";
import { Hand } from "./hand.tsx";
import { PhotoCard, usePhoto } from "./photo.tsx";
import { PlayerCard } from "./players.tsx";
import { RuinPanel } from "./side.tsx";
import { type GoldTexts, texts } from "./texts.ts";
import "./gold.css";
import "./targets.css";
import "./hand.css";
import "./players.css";
import "./side.css";
import "./sizes.css";

export default function GoldTable({ sight }: { sight: GoldSight }) {
  const t = texts[sight.lang];
  const acting = useActing(sight);
  const photo = usePhoto(sight);
  const inTurn = sight.view.open.agenda[0]?.ask === "act";
  // Beside the board where there is room, over its corner where there is not: the style sheet shows one of them.
  const card = (place: string) =>
    photo && (
      <div class={place}>
        <PhotoCard sight={sight} shown={photo} t={t} />
      </div>
    );
  return (
    <Plan
      sight={sight}
      name="gold"
      board={
        <>
          <Board sight={sight} acting={acting} photo={photo} t={t} />
          {card(isHigh(sight) ? "overBoard low" : "overBoard")}
        </>
      }
      hand={<Hand sight={sight} acting={acting} t={t} />}
      side={
        <>
          {card("besideBoard")}
          <Finding sight={sight} shown={photo} t={t} />
          <RuinPanel sight={sight} t={t} />
        </>
      }
      status={inTurn && <Actions n={sight.reading.actions} of={sight.reading.actionsEach} t={t} />}
      player={(seat) => <PlayerCard sight={sight} seat={seat} photo={photo} t={t} />}
    />
  );
}

// Whether the seat in front has its figures in the upper half, so that the lower one is free.
function isHigh({ view, front }: GoldSight) {
  const at = view.open.players[front ?? 0]?.figures[0]?.at ?? 0;
  return at < places / 2;
}

function Actions({ n, of, t }: { n: number; of: number; t: GoldTexts }) {
  return (
    <span class="actions">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < n ? "" : "used"} />
      ))}
      <span aria-hidden="true">{t.left(n)}</span>
      <span class="unseen">{t.actionsLeft(n)}</span>
    </span>
  );
}

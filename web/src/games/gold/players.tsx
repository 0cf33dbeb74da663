// What is public of a player: the points as far as they can be known, the museum, the lamps, and what is urgent.
import { Glyph, Icon } from "../../look/glyph.tsx";
import type { GoldSight } from "./acting.ts";
import { figureNames, treasureGlyphs } from "./figures.tsx";
import type { Shown } from "./photo.tsx";
import type { GoldTexts } from "./texts.ts";

export function PlayerCard(props: { sight: GoldSight; seat: number; photo: Shown | null; t: GoldTexts }) {
  const { sight, seat, photo, t } = props;
  const { view, reading, ahead } = sight;
  const { ruin, players } = view.open;
  const player = players[seat];
  if (!player) return null;
  const points = reading.points[seat] ?? null;
  const then = ahead?.reading?.points[seat] ?? points;
  const isClock = ruin.stage !== "quiet" && ruin.clock === seat && sight.actors.length > 0;
  const lost = figureNames.filter((_, i) => player.figures[i]?.lost);
  return (
    <>
      <strong class="score">
        <span aria-hidden="true">{points ?? "?"}</span>
        <span class="unseen">{points === null ? t.pointsHidden : t.points(points)}</span>
        {then !== null && then !== points && <span class="then"> → {then}</span>}
      </strong>
      <div class="holds">
        <span>
          <Glyph name="g-photo" size={22} />
          <b aria-hidden="true">{player.photos}</b>
          <span class="unseen">{t.photos(player.photos)}</span>
        </span>
        <span>
          <Glyph name="g-treasure-3" size={22} />
          <b aria-hidden="true">{player.treasures}</b>
          <span class="unseen">{t.treasures(player.treasures)}</span>
        </span>
        {player.mask && (
          <span>
            <Glyph name="g-mask" size={22} />
            <span class="unseen">{t.hasMask}</span>
          </span>
        )}
        <span class="lamps">
          <span class="unseen">{t.lampsInHand(player.supply)}</span>
          {Array.from({ length: reading.lampsEach }, (_, i) => (
            <span key={i} class={i < player.supply ? "" : "used"}>
              <Glyph name="g-lamp" size={17} />
            </span>
          ))}
        </span>
      </div>
      <Museum sight={sight} seat={seat} t={t} />
      {player.carries !== "none" && (
        <p class={player.carries === "mask" ? "tag danger" : "tag"}>
          <Glyph name={treasureGlyphs[player.carries]} size={20} />
          {t.carries(sight.word(`treasure.${player.carries}`))}
        </p>
      )}
      <InPhoto sight={sight} seat={seat} photo={photo} t={t} />
      {isClock && (
        <p class="tag danger">
          <Icon name="warn" />
          {t.clock}
        </p>
      )}
      {lost.map((figure) => (
        <p key={figure} class="tag danger">
          <span class="gone">
            <Glyph name={`g-${figure}`} size={20} />
          </span>
          {t.lost(sight.word(`figure.${figure}`), reading.losing[figureNames.indexOf(figure)] ?? 0)}
        </p>
      ))}
    </>
  );
}

// What the photo that is shown has brought or cost this player.
function InPhoto({ sight, seat, photo, t }: { sight: GoldSight; seat: number; photo: Shown | null; t: GoldTexts }) {
  const mine = photo?.events.filter((event) => "seat" in event && event.seat === seat) ?? [];
  const fled = mine.flatMap((event) => (event.is === "fled" ? [sight.word(`figure.${event.figure}`)] : []));
  return (
    <>
      {mine.some(({ is }) => is === "photographed") && (
        <p class="tag">
          <Glyph name="g-photo" size={20} />
          {t.tookPhoto}
        </p>
      )}
      {fled.length > 0 && (
        <p class="tag danger">
          <Icon name="warn" />
          {[t.flees(fled.join(", ")), mine.some(({ is }) => is === "letGo") && t.letsGo].filter(Boolean).join("; ")}
        </p>
      )}
    </>
  );
}

// What the treasures at home are worth: only their owner knows, unless all hands are open.
function Museum({ sight, seat, t }: { sight: GoldSight; seat: number; t: GoldTexts }) {
  const own = sight.hands?.[seat];
  const treasures = sight.view.open.players[seat]?.treasures ?? 0;
  if (!own || treasures === 0) return null;
  return (
    <p class="tag museum">
      <Glyph name="g-treasure-3" size={20} />
      {t.museum(treasures - own.threes, own.threes)}
    </p>
  );
}

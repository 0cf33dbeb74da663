// The photo of a chamber just found: what it shows, until it is put away or the seat in front has moved on.
import { useState } from "preact/hooks";
import type { Event, Treasure } from "../../generated/gold.ts";
import { Icon } from "../../look/glyph.tsx";
import { SeatShape } from "../../look/seat.tsx";
import type { GoldSight } from "./acting.ts";
import { treasureGlyphs } from "./figures.tsx";
import type { GoldTexts } from "./texts.ts";
import { emblems, star } from "./tile.tsx";

// The last photo, unless the seat in front has made a move since.
function photoOf({ at, front, view }: GoldSight) {
  const chapter = at.told.findLastIndex(({ events }) => events.some(({ event }) => event.is === "photographed"));
  const told = at.told[chapter];
  if (!told || at.told.slice(chapter + 1).some(({ seat }) => seat === front || front === null)) return null;
  const events = told.events.map(({ event }) => event as Event);
  const photo = events.find((event) => event.is === "photographed");
  const found = events.flatMap((event) => (event.is === "found" ? [event] : []));
  const place = found[0]?.at;
  const kind = place === undefined ? undefined : view.open.tiles[place]?.kind;
  const asleep = events.some((event) => event.is === "mummySlept" || event.is === "curseSlept");
  return photo && { n: told.n, events, photo, treasures: found.map(({ treasure }) => treasure), kind, asleep };
}

export type Shown = NonNullable<ReturnType<typeof usePhoto>>;

export function usePhoto(sight: GoldSight) {
  const [away, setAway] = useState(-1);
  const shown = photoOf(sight);
  return shown && shown.n !== away ? { ...shown, putAway: () => setAway(shown.n) } : null;
}

export function PhotoCard(props: { sight: GoldSight; shown: Shown; t: GoldTexts }) {
  const { sight, t } = props;
  const { photo, treasures, kind, asleep, putAway } = props.shown;
  const emblem = kind && emblems[kind];
  const haunts = [photo.mummy && t.mummy, photo.curse && t.curse].filter((text) => text !== false);
  return (
    <section class="photoCard" aria-label={t.photo(photo.photo)}>
      <Scene emblem={emblem} treasures={treasures} mummy={photo.mummy} curse={photo.curse} />
      <h2>{emblem ? sight.word(`kind.${kind}`) : t.photo(photo.photo)}</h2>
      <p>{[t.treasures(photo.treasures), ...haunts, asleep && t.asleep].filter(Boolean).join(" · ")}</p>
      <p class="by">
        <SeatShape seat={photo.seat} size={14} /> {t.photoBy(sight.nameOf(photo.seat))}
      </p>
      <b class="plus">+1</b>
      <button type="button" class="putAway" aria-label={t.closePhoto} onClick={putAway}>
        <Icon name="close" />
      </button>
    </section>
  );
}

// A look into the chamber through its door.
function Scene(props: { emblem: string | undefined; treasures: Treasure[]; mummy: boolean; curse: boolean }) {
  const { emblem, treasures, mummy, curse } = props;
  return (
    <svg viewBox="14 14 266 198" aria-hidden="true" fill="none">
      <rect x="14" y="14" width="266" height="140" fill="#a97c3e" />
      <path d="M0 154H300V212H0Z" fill="#d9b473" />
      <path
        d="M60 154L30 212M120 154L108 212M180 154L192 212M240 154L268 212M14 180H280"
        stroke="#a57c3e"
        stroke-width="2"
      />
      <path
        d="M14 44H280M14 84H280M14 122H280M60 14V44M150 14V44M240 14V44M100 44V84M200 44V84M50 84V122M250 84V122"
        stroke="#7a5626"
        stroke-width="2"
        opacity=".75"
      />
      <path d="M14 14H280V26H14Z" fill="#1f3f7a" />
      <path d="M14 26H280" stroke="#c8962a" stroke-width="4" />
      {Array.from({ length: 9 }, (_, i) => (
        <path key={i} transform={`translate(${30 + 27 * i} 16) scale(.13)`} d={star} fill="#f0c95c" />
      ))}
      {emblem && (
        <g transform="translate(26 42)">
          <rect width="58" height="66" rx="4" fill="#e3cb98" stroke="#2a1d10" stroke-width="2" />
          <use href={`#${emblem}`} x="7" y="9" width="46" height="46" />
        </g>
      )}
      <circle cx="176" cy="112" r="86" fill="#ffe9ae" opacity=".35" />
      <path d="M132 190V76C132 40 152 30 178 30S224 40 224 76V190Z" fill="#3a2410" stroke="#2a1d10" stroke-width="3" />
      <path d="M140 190V78C140 50 156 40 178 40S216 50 216 78V190Z" fill="#1d1208" />
      <path d="M132 190V76C132 66 134 56 138 50M224 190V76C224 66 222 56 218 50" stroke="#c8962a" stroke-width="5" />
      {mummy && <use href="#g-mummy" x="118" y="62" width="122" height="122" />}
      {curse && (
        <use
          href="#g-curse"
          x={mummy ? 214 : 132}
          y={mummy ? 118 : 84}
          width={mummy ? 68 : 94}
          height={mummy ? 68 : 94}
        />
      )}
      <ellipse cx="82" cy="194" rx="64" ry="10" fill="#000" opacity=".25" />
      {treasures.map((treasure, i) => (
        <use
          key={i}
          href={`#${treasureGlyphs[treasure]}`}
          x={22 + 44 * i}
          y={140 + 6 * (i % 2)}
          width="56"
          height="56"
        />
      ))}
      <path d="M14 14L120 14L14 120Z" fill="#fff" opacity=".13" />
    </svg>
  );
}

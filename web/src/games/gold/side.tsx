// The clock of this game: how far the ruin has come, and what is left in camera and stack.
import type { Bag } from "../../generated/gold.ts";
import { Glyph } from "../../look/glyph.tsx";
import type { GoldSight } from "./acting.ts";
import { figureNames } from "./figures.tsx";
import { isRuin, width } from "./geometry.ts";
import type { GoldTexts } from "./texts.ts";

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
export const all = ({ of }: Bag) => sum(of);
// Of the kinds of tiles, the last five are the chambers.
const chambersIn = ({ of }: Bag) => sum(of.slice(-5));

export function RuinPanel({ sight, t }: { sight: GoldSight; t: GoldTexts }) {
  const { camera, stack, ruin } = sight.view.open;
  return (
    <section class="ruin panel">
      <h2>{t.ruin}</h2>
      <div class="state">
        <MiniMap sight={sight} />
        <RuinState sight={sight} t={t} />
      </div>
      <ul class="stock">
        <li>
          <Glyph name="g-camera" size={24} />
          {t.camera(all(camera))}
        </li>
        <li>
          <Glyph name="g-treasure-3" size={22} />
          {t.stack(all(stack))}
        </li>
        <li>
          <Glyph name="g-mask" size={24} />
          {ruin.stage === "quiet" ? t.maskWaits : t.maskOut}
        </li>
      </ul>
    </section>
  );
}

function MiniMap({ sight }: { sight: GoldSight }) {
  const { tiles } = sight.view.open;
  const { falling } = sight.reading;
  const looks = { faceDown: "hidden", fallen: "fallen", entrance: "entrance" };
  return (
    <svg class="miniMap" viewBox="0 0 91 91" width="96" height="96" aria-hidden="true">
      {tiles.map(({ kind }, at) => {
        const falls = falling.includes(at);
        const look = looks[kind as keyof typeof looks] ?? "shown";
        return (
          <g key={at} transform={`translate(${1 + 15 * (at % width)} ${1 + 15 * Math.floor(at / width)})`}>
            <rect class={falls ? "falling" : look} width="13" height="13" rx="2.5" />
            {falls && <path d="M2 11L11 2" stroke="#fff3ea" stroke-width="1.6" />}
          </g>
        );
      })}
    </svg>
  );
}

function RuinState({ sight, t }: { sight: GoldSight; t: GoldTexts }) {
  const { view, reading } = sight;
  const { ruin, hidden, agenda, tiles } = view.open;
  const name = sight.nameOf(ruin.clock);
  if (isRuin(tiles))
    return (
      <p>
        <b class="danger">{t.hasFallen}</b>
      </p>
    );
  if (ruin.stage === "quiet")
    return (
      <p>
        <b>{t.stands}</b> {t.standsAbout(chambersIn(hidden))}
      </p>
    );
  const fresh = ruin.fresh && agenda[0]?.who.includes(ruin.clock);
  return (
    <p>
      <b class="danger">{ruin.stage === "armed" ? t.trembles : t.ringNext(ruin.ring)}</b>{" "}
      {ruin.stage === "armed" ? t.tremblesAbout(ruin.turns, name) : t.ringAbout(reading.falling.length, name)}{" "}
      {fresh && t.ringFresh} <Endangered sight={sight} t={t} />
    </p>
  );
}

// What the seat in front would lose with the next ring.
function Endangered({ sight, t }: { sight: GoldSight; t: GoldTexts }) {
  const { view, front, reading } = sight;
  const own = front === null ? undefined : view.open.players[front];
  if (!own) return null;
  const inIt = (at: number) => reading.falling.includes(at);
  const figures = figureNames.filter((_, i) => {
    const piece = own.figures[i];
    return piece && !piece.lost && inIt(piece.at);
  });
  const lamps = own.lamps.filter(inIt).length;
  const things = [
    ...figures.map((figure) => sight.word(`figure.${figure}`)),
    ...(figures.includes("archaeologist") && own.carries !== "none" ? [sight.word(`treasure.${own.carries}`)] : []),
    ...(lamps > 0 ? [t.lamps(lamps)] : []),
  ];
  return things.length > 0 ? <b>{t.inIt(things.join(", "))}</b> : null;
}

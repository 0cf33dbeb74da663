// Ammut's attack in pictures and words: the die and the lives it costs, and step by step what has happened, what is decided
// now, and what comes then.
import { Glyph } from "../../look/glyph.tsx";
import type { Sight } from "../../play/sight.ts";
import { type Step, Steps } from "../../play/steps.tsx";
import type { Attack } from "./attack.ts";
import { dieOf } from "./dice.ts";
import { centre, tall, wide } from "./measures.ts";
import { columnOf, columns, rowOf, squareName } from "./places.ts";
import { type FluchTexts, texts } from "./texts.ts";
import { cardPictures } from "./things.tsx";
import "./attack.css";

type Part = { sight: Sight<"fluch">; attack: Attack };

export function Attacking({ sight, attack }: Part) {
  const t = texts[sight.lang];
  const { face, card, before, left } = attack;
  return (
    <section class="attack">
      <h2>{t.attacks(sight.nameOf(attack.seat))}</h2>
      <div class="outcome">
        {face && <Glyph name={`g-die-${dieOf[face]}`} size={64} />}
        {card && (
          <span class="card ofEvents">
            <Glyph name={cardPictures[card]} size={28} />
          </span>
        )}
        {(face || card) && <span aria-hidden="true">›</span>}
        <p class="lifeRow">
          {Array.from({ length: before }, (_, i) => (
            <span key={i} class={i < left ? "" : "lost"}>
              <Glyph name="g-life" size={30} />
            </span>
          ))}
          <span class="unseen">{t.livesLost(before - left, left)}</span>
        </p>
      </div>
      <Steps t={sight.t} steps={stepsOf({ sight, attack }, t)} />
    </section>
  );
}

function stepsOf({ sight, attack }: Part, t: FluchTexts): Step[] {
  const { nameOf, word } = sight;
  const { seat, at, way, by, face, card, before, left, died, put, asked } = attack;
  const name = nameOf(seat);
  const from = way?.places[0];
  const met =
    from === undefined
      ? t.met(squareName(at))
      : way?.seat === null
        ? t.wasLed(nameOf(by), way.places.length - 1, squareName(from), squareName(at))
        : t.wentToHer(name, squareName(from), squareName(at));
  const harm = before > left ? t.livesLost(before - left, left) : t.unharmed;
  const steps: Step[] = [{ state: "done", title: t.reaches(name), about: met }];
  if (asked === "ward") steps.push({ state: "now", title: t.cardOrDie, about: t.decides(name) });
  else if (card) steps.push({ state: "done", title: word(`card.${card}`), about: t.unharmed });
  else if (face) steps.push({ state: "done", title: t.fightDie(word(`face.${face}`)), about: harm });
  if (died) steps.push({ state: "done", title: t.dies, about: died.say });
  if (put) steps.push({ state: "done", title: t.whereTo, about: put.say });
  else if (asked !== "enter")
    steps.push({ state: asked === "banish" ? "now" : "later", title: t.whereTo, about: t.decides(name) });
  if (attack.returns)
    steps.push({ state: asked === "enter" ? "now" : "later", title: t.newExplorer, about: t.choosesEntrance(name) });
  return steps;
}

// On the board, at the square of the fight.
export function FightFlag({ sight, attack }: Part) {
  const t = texts[sight.lang];
  const { seat, at, before, left, died } = attack;
  const name = sight.nameOf(seat);
  const tokens = died?.event.tokens ?? 0;
  const [x, y] = centre(at);
  const side = columnOf(at) < columns / 2 ? "toRight" : "toLeft";
  return (
    <p
      class={`flag ${side}${rowOf(at) < 2 ? " below" : ""}`}
      style={{ left: `${(100 * x) / wide}%`, top: `${(100 * y) / tall}%` }}
      aria-hidden="true"
    >
      <b>{died ? t.diesAt(name, squareName(at)) : t.reaches(name)}</b>
      {tokens > 0 ? t.tokensStay(tokens) : !died && (before > left ? t.livesLost(before - left, left) : "")}
    </p>
  );
}

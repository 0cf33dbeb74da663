// The rules that can be agreed on: each a question with its answers in sight. The first are open, the rest behind one line
// that tells what is chosen there.
import { Icon } from "../look/glyph.tsx";
import type { GameInfo, GameOption } from "../protocol.ts";
import type { Texts } from "../texts.ts";
import { isReconstructed } from "./presets.ts";

// So many are open at first.
const inSight = 5;
// With more answers than this they are a list to choose from.
const fewAnswers = 3;

interface Choosing {
  t: Texts;
  game: GameInfo;
  chosen: (option: GameOption) => unknown;
  choose: (option: GameOption, value: unknown) => void;
  showKnown: () => void; // what is known of the game, and what is reconstructed
}

export function Options(props: Choosing & { reset: (() => void) | null }) {
  const { t, game, chosen, reset } = props;
  if (game.options.length === 0) return null;
  // What matters most comes first: what the game asks itself, before who begins.
  const options = game.options.toSorted(
    (one, other) => Number(one.option === "start") - Number(other.option === "start"),
  );
  const rest = options.slice(inSight);
  const sayOf = (option: GameOption) => option.values.find(({ value }) => value === chosen(option))?.say ?? "";
  return (
    <section class="panel options" aria-labelledby="options-title">
      <div class="optionsTop">
        <h2 id="options-title">{t.howPlayed}</h2>
        {reset && (
          <button type="button" class="tool" onClick={reset}>
            <Icon name="undo" />
            <span>{t.usual}</span>
          </button>
        )}
      </div>
      {options.slice(0, inSight).map((option) => (
        <Option key={option.option} {...props} option={option} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary>
            <strong>{t.moreRules(rest.length)}</strong>
            <span class="about">{rest.map((option) => `${option.title}: ${sayOf(option)}`).join(" · ")}</span>
          </summary>
          {rest.map((option) => (
            <Option key={option.option} {...props} option={option} />
          ))}
        </details>
      )}
    </section>
  );
}

function Option({ t, game, option, chosen, choose, showKnown }: Choosing & { option: GameOption }) {
  const id = `option-${option.option}`;
  const now = option.values.findIndex(({ value }) => value === chosen(option));
  return (
    <fieldset class="option">
      <legend>{option.title}</legend>
      {isReconstructed(game.id, option.option) && (
        <button type="button" class="reconstructed" onClick={showKnown}>
          {t.reconstructed}
        </button>
      )}
      <div class="answers">
        {option.values.length > fewAnswers ? (
          <select
            id={id}
            aria-label={option.title}
            value={String(now)}
            onChange={({ currentTarget }) => choose(option, option.values[Number(currentTarget.value)]?.value)}
          >
            {option.values.map(({ value, say }, i) => (
              <option key={String(value)} value={String(i)}>
                {say}
              </option>
            ))}
          </select>
        ) : (
          option.values.map(({ value, say }, i) => (
            <label key={String(value)} class={i === now ? "answer chosen" : "answer"}>
              <input type="radio" name={id} checked={i === now} onChange={() => choose(option, value)} />
              {say}
            </label>
          ))
        )}
        <p class="about">{option.about}</p>
      </div>
    </fieldset>
  );
}

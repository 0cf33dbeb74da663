// How a table is laid out: players, prompt, board, what can be done, the game's own clock, the story. A game fills in its
// parts and may arrange them in its style sheet; what stands around them is the same for all.
import type { ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import { Refusal } from "../refusal.tsx";
import { Around } from "./around.ts";
import { Players } from "./players.tsx";
import { Prompt } from "./prompt.tsx";
import { type GameId, keyOf, type Sight } from "./sight.ts";
import { stepByArrows, Target } from "./target.tsx";
import { ToldLog } from "./told.tsx";

export function Plan<Id extends GameId>(props: {
  sight: Sight<Id>;
  name: string; // its class
  board: ComponentChildren;
  hand?: ComponentChildren; // what lies under the board: cards, buttons
  side?: ComponentChildren; // the game's clock
  status?: ComponentChildren; // in the prompt, at its end: what is left
  player: (seat: number) => ComponentChildren; // what is public of a player, under the name
  order?: number[]; // of the players
}) {
  const { sight, name, board, hand, side, status, player, order } = props;
  const { t, at, asked } = sight;
  const around = useContext(Around);
  const [story, setStory] = useState(false);
  const { seen } = at;
  const whose = asked ? at.front : (at.thinking ?? at.front);
  const who = asked
    ? t.asked(sight.nameOf(at.front as number))
    : at.thinking !== null
      ? t.thinking(sight.nameOf(at.thinking))
      : t.moved;
  return (
    <div class={`table ${name}`} data-length={seen.length}>
      <h1 id="picture-title" class="unseen">
        {around.title}
      </h1>
      {!seen.standing && !around.looksBack && (
        <Prompt seat={whose} who={who} asked={asked ? seen.asked : ""} heading={around.question}>
          {at.thinking === null || !around.game.isHere ? (
            status
          ) : (
            <button type="button" class="inPrompt" onClick={() => around.game.hurry()}>
              {t.hurry}
            </button>
          )}
          {whose !== null && around.afar?.clock(whose)}
        </Prompt>
      )}
      <section class="board" aria-labelledby="picture-title" onKeyDown={stepByArrows}>
        {board}
      </section>
      <section class="act" aria-labelledby="question" onKeyDown={stepByArrows}>
        {at.next !== null && (
          <button type="button" class="main" onClick={() => void around.game.handOver()}>
            {t.handOver(sight.nameOf(at.next))}
          </button>
        )}
        {hand}
        <Refusal t={t} refused={around.refused} showRule={around.showRule} />
        {sight.hinted && (
          <div class="hint">
            <Target sight={sight} move={sight.hinted} class="move">
              ★ {t.hinted}: {sayOf(sight, sight.hinted)}
            </Target>
          </div>
        )}
        {sight.chosen && (
          <div class="confirm">
            <button type="button" class="main" onClick={() => sight.chosen && sight.play(sight.chosen)}>
              <Icon name="check" /> {sayOf(sight, sight.chosen)}
            </button>
          </div>
        )}
        {!around.looksBack && (
          <div class="tools">
            {at.front !== null && (
              <button type="button" class="tool" disabled={!seen.undo} onClick={around.undo}>
                <Icon name="undo" />
                <span>{t.undo}</span>
              </button>
            )}
            {around.game.isHere && (
              <button type="button" class="tool" disabled={!asked} onClick={around.hint}>
                <Icon name="hint" />
                <span>{t.hint}</span>
              </button>
            )}
            <button type="button" class="tool storyButton" aria-expanded={story} onClick={() => setStory(!story)}>
              <Icon name="log" />
              <span>{t.told}</span>
            </button>
            {around.game.isHere && (
              <button type="button" class="tool" title={t.saveAbout} onClick={around.save}>
                <Icon name="save" />
                <span>{t.save}</span>
              </button>
            )}
          </div>
        )}
      </section>
      <WhatIf sight={sight} />
      <Players sight={sight} order={order} player={player} />
      {side && <aside class="side">{side}</aside>}
      <ToldLog
        t={t}
        told={at.told}
        front={at.front}
        open={story}
        close={() => setStory(false)}
        lookAt={around.game.isHere || around.looksBack ? around.lookAt : null}
      />
    </div>
  );
}

const sayOf = <Id extends GameId>({ moves }: Sight<Id>, wanted: object) =>
  moves.find(({ move }) => keyOf(move) === keyOf(wanted))?.say;

// What the move that is pointed at would do.
function WhatIf<Id extends GameId>({ sight: { t, ahead, asked } }: { sight: Sight<Id> }) {
  if (!asked) return null;
  return (
    <section class={ahead ? "whatIf panel" : "whatIf panel empty"} aria-live="polite">
      {ahead ? (
        <>
          <h2>{ahead.say}</h2>
          {ahead.events.map(({ say }, i) => (
            <p key={i}>{say}</p>
          ))}
          {!ahead.whole && <p class="unknown">… {t.previewUnknown}</p>}
          {ahead.whole && ahead.events.length === 0 && <p>{t.previewNothing}</p>}
        </>
      ) : (
        <p class="about">{t.previewAbout}</p>
      )}
    </section>
  );
}

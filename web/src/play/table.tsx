// The table as the seat in front sees it: the picture, what is asked, the moves, what happened; and the end.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AtTable, LocalGame } from "../game.ts";
import type { AnyMove, Lang, Preview, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import type { Texts } from "../texts.ts";
import { End } from "./end.tsx";
import { type Hands, MoveButtons } from "./moves.tsx";
import { Players } from "./players.tsx";
import { Prompt } from "./prompt.tsx";
import { isInHand, SchatzHand } from "./schatz.tsx";
import { ToldLog } from "./told.tsx";
import "./play.css";

export function Table(props: {
  title: string;
  t: Texts;
  lang: Lang;
  game: LocalGame;
  at: AtTable;
  leave: () => void;
  newDeal: (deal: string) => void; // for the same people and rules; an empty one is fresh
  showRule: (rule: number) => void;
}) {
  const { title, t, lang, game, at, leave, newDeal, showRule } = props;
  const { seen } = at;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [hinted, setHinted] = useState<AnyMove | null>(null);
  const [preview, setPreview] = useState<{ say: string; preview: Preview } | null>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const pointedAt = useRef<AnyMove | null>(null);
  const nameOf = (seat: number) => game.sitters[seat]?.name ?? "";

  useLayoutEffect(() => {
    setRefused(null);
    setHinted(null);
    setPreview(null);
    pointedAt.current = null;
    // The button that was pressed is gone; who uses the keyboard goes on at the question.
    if (document.activeElement === document.body) question.current?.focus();
  }, [at]);

  const play = async (move: AnyMove) => setRefused(await game.play(move));
  const pointAt = async (move: AnyMove, say: string) => {
    if (pointedAt.current === move) return;
    pointedAt.current = move;
    const preview = await game.preview(move);
    // By now another may be pointed at.
    if (pointedAt.current === move) setPreview(preview && { say, preview });
  };
  const hands: Hands = { t, hinted, play, pointAt };
  const ownHand = game.game === "schatz" && at.front !== null;

  const asked = at.front !== null && seen.actors.includes(at.front);
  const who = asked
    ? t.asked(nameOf(at.front as number))
    : at.thinking !== null
      ? t.thinking(nameOf(at.thinking))
      : t.moved;
  return (
    <div class="table" data-length={seen.length}>
      <h1 id="picture-title" class="unseen">
        {title}
      </h1>
      {!seen.standing && (
        <Prompt
          seat={asked ? at.front : (at.thinking ?? at.front)}
          who={who}
          asked={asked ? seen.asked : ""}
          heading={question}
        />
      )}
      <section class="picture" aria-labelledby="picture-title">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it on a small screen */}
        <pre tabIndex={0}>{seen.picture}</pre>
      </section>

      <section class="act panel" aria-labelledby="question">
        {seen.standing ? (
          <End
            t={t}
            game={game.game}
            standing={seen.standing}
            sitters={game.sitters}
            rematch={game.options ? () => newDeal("") : null}
            setUp={leave}
            sameDeal={game.options ? newDeal : null}
          />
        ) : (
          <>
            {at.next !== null && (
              <button type="button" class="main" onClick={() => void game.handOver()}>
                {t.handOver(nameOf(at.next))}
              </button>
            )}
            {ownHand && <SchatzHand lang={lang} at={at} hands={hands} />}
            <MoveButtons moves={ownHand ? at.moves.filter((one) => !isInHand(one)) : at.moves} hands={hands} />
            <div class="answers">
              <Refusal t={t} refused={refused} showRule={showRule} />
              {asked && <PreviewBox t={t} preview={preview} />}
            </div>
          </>
        )}
        <div class="row tools">
          {seen.undo && (
            <button type="button" onClick={async () => setRefused(await game.undo())}>
              {t.undo}
            </button>
          )}
          {asked && (
            <button type="button" onClick={async () => setHinted(await game.hint())}>
              {t.hint}
            </button>
          )}
          <button type="button" title={t.saveAbout} onClick={async () => saveFile(game.game, await game.record())}>
            {t.save}
          </button>
          {!seen.standing && (
            <button type="button" onClick={leave}>
              {t.leave}
            </button>
          )}
        </div>
      </section>

      <Players t={t} sitters={game.sitters} front={at.front} actors={seen.actors} />
      <ToldLog t={t} told={at.told} />
    </div>
  );
}

function PreviewBox({ t, preview }: { t: Texts; preview: { say: string; preview: Preview } | null }) {
  if (!preview) return <p class="preview about">{t.previewAbout}</p>;
  const { say, preview: what } = preview;
  return (
    <div class="preview" role="status">
      <p class="about">
        {t.preview}: <strong>{say}</strong>
      </p>
      {what.events.map((event, i) => (
        <p key={i}>{event.say}</p>
      ))}
      {!what.whole && <p class="unknown">… {t.previewUnknown}</p>}
      {what.whole && what.events.length === 0 && <p>{t.previewNothing}</p>}
    </div>
  );
}

function saveFile(game: string, record: object) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `mastaba-${game}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

// The table as the seat in front sees it: it finds the game's own table, and holds what is pointed at, chosen, refused.
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AtTable, Game } from "../game.ts";
import { tableOf } from "../games/tables.ts";
import type { AnyMove, Lang, PossibleMove, Refused } from "../protocol.ts";
import { hashOf } from "../route.ts";
import { packed } from "../share.ts";
import type { Texts } from "../texts.ts";
import { useAnalysis } from "./analysis.ts";
import { type Afar, Around } from "./around.ts";
import { End, type Leave } from "./end.tsx";
import { useQuestion } from "./question.ts";
import { LookBack, useReplay } from "./replay.tsx";
import { type Ahead, type GameId, keyOf, type Sight } from "./sight.ts";
import { useSince } from "./since.ts";
import "./play.css";

// So many milliseconds what was pointed at stays.
const leavingTakes = 60;

export function Table(props: {
  title: string;
  t: Texts;
  lang: Lang;
  game: Game;
  at: AtTable;
  leave: Leave;
  rematch: (() => void) | null; // for the same people and rules; null: there is none
  sameDeal: ((deal: string) => void) | null; // and with the same luck
  playOn: (moves: number) => void; // from there, as a game of its own
  showRule: (rule: number) => void;
  seal?: ComponentChildren; // of the deal, at the end
  afar?: Afar; // where people play from elsewhere
}) {
  const { title, t, lang, game, leave, rematch, sameDeal, playOn, showRule, seal, afar = null } = props;
  const replay = useReplay(t, game, props.at);
  const { length, standing } = props.at.seen;
  const analysis = useAnalysis(game, length, standing !== null);
  const looksBack = replay.at !== null;
  const at = replay.at ?? props.at;
  const [words, setWords] = useState<Record<string, string>>();
  const [GameTable, setGameTable] = useState<ComponentType<{ sight: Sight<GameId> }>>();
  // With the next question all of this is over.
  const asked = useQuestion(at);
  const [hinted, setHinted] = useSince<AnyMove | null>(asked, null);
  const [chosen, setChosen] = useSince<PossibleMove | null>(asked, null);
  const [ahead, setAhead] = useSince<Ahead<GameId> | null>(asked, null);
  // A refusal may come with another position than the one it was asked at: it belongs to what is seen when it comes.
  const here = useRef(at);
  here.current = at;
  const [refusal, setRefusal] = useState<{ at: AtTable; refused: Refused | null }>();
  const refused = refusal?.at === at ? refusal.refused : null;
  const setRefused = (refused: Refused | null) => setRefusal({ at: here.current, refused });
  const question = useRef<HTMLHeadingElement>(null);
  const pointed = useRef<PossibleMove | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    void game.words().then(setWords);
  }, [game, lang]);
  useEffect(() => {
    void tableOf(game.game).then((table) => setGameTable(() => table));
  }, [game]);
  useLayoutEffect(() => {
    pointed.current = null;
    clearTimeout(leaving.current);
  }, [asked]);
  useLayoutEffect(() => {
    // Another's move may have changed what it would do.
    if (pointed.current) void pointAt(possible(pointed.current.move));
    // The button that was pressed is gone; who uses the keyboard goes on at the question.
    if (document.activeElement === document.body) question.current?.focus();
  }, [at]);
  useEffect(() => {
    const drop = ({ key }: KeyboardEvent) => key === "Escape" && choose(null);
    addEventListener("keydown", drop);
    return () => removeEventListener("keydown", drop);
  });

  const possible = (move: AnyMove | null) => (move && at.moves.find((one) => keyOf(one.move) === keyOf(move))) ?? null;
  const peek = async (move: AnyMove) => {
    const found = possible(move);
    const preview = found && (await game.preview(move));
    return preview && ({ ...found, ...preview } as unknown as Ahead<GameId>);
  };
  // On the way from one thing to the next nothing is pointed at, but that need not be drawn.
  const point = (move: AnyMove | null) => {
    clearTimeout(leaving.current);
    if (move) pointNow(move);
    else leaving.current = setTimeout(() => pointNow(null), leavingTakes);
  };
  // Without something to point at, it is what was chosen before.
  const pointNow = (move: AnyMove | null) => {
    const to = possible(move) ?? chosen;
    if (to?.move !== pointed.current?.move) void pointAt(to);
  };
  const pointAt = async (to: PossibleMove | null) => {
    pointed.current = to;
    const found = to && (await peek(to.move));
    // By now another may be pointed at.
    if (pointed.current === to) setAhead(found);
  };
  const choose = (move: AnyMove | null) => {
    setRefused(null);
    clearTimeout(leaving.current);
    const found = possible(move);
    setChosen(found);
    if (found !== pointed.current) void pointAt(found);
  };
  const play = async (move: AnyMove) => {
    const answer = await game.play(move);
    if (answer) choose(null);
    setRefused(answer);
  };

  if (!words || !GameTable) return <p>{t.loading}</p>;
  const { seen } = at;
  const save = async () => saveFile(game.game, await game.record());
  if (standing && !looksBack)
    return (
      <End
        t={t}
        game={game}
        standing={standing}
        analysis={analysis}
        rematch={rematch}
        lookAt={replay.lookAt}
        save={() => void save()}
        link={async () =>
          new URL(hashOf({ is: "record", packed: await packed(await game.record()) }), location.href).href
        }
        leave={leave}
        sameDeal={sameDeal}
        seal={seal}
      />
    );
  const latest = at.told.at(-1)?.events ?? [];
  const sight = {
    t,
    lang,
    word: (key: string, form?: string) => words[form ? `${key}.${form}` : key] ?? "",
    sitters: game.sitters,
    nameOf: (seat: number) => game.sitters[seat]?.name ?? "",
    view: seen.view,
    reading: seen.reading,
    front: at.front,
    actors: seen.actors,
    asked: !looksBack && at.thinking === null && at.front !== null && seen.actors.includes(at.front),
    over: looksBack || seen.standing !== null,
    moves: at.moves,
    hands: at.hands,
    latest: latest.map(({ event }) => event),
    at,
    hinted,
    ahead,
    chosen: chosen?.move ?? null,
    isLegal: (move: AnyMove) => possible(move) !== null,
    point,
    choose,
    play,
    peek,
  } as unknown as Sight<GameId>;
  const around = {
    title,
    game,
    refused,
    question,
    undo: async () => setRefused(await game.undo()),
    hint: async () => setHinted(await game.hint()),
    save,
    looksBack,
    lookAt: replay.lookAt,
    showRule,
    afar,
  };
  return (
    <Around.Provider value={around}>
      {looksBack ? (
        <LookBack t={t} game={game} replay={replay} analysis={analysis} playOn={playOn}>
          <GameTable sight={sight} />
        </LookBack>
      ) : (
        <GameTable sight={sight} />
      )}
    </Around.Provider>
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

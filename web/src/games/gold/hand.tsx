// What lies under the board: whose targets are shown, what has no place of its own, how a tile can lie, and the end of
// the turn.
import type { Move } from "../../generated/gold.ts";
import { Glyph, Icon } from "../../look/glyph.tsx";
import { SeatShape } from "../../look/seat.tsx";
import { MoveButtons } from "../../play/moves.tsx";
import { keyOf, type Possible } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { type Acting, askOf, figureOf, type GoldSight, type Picked, unlaid } from "./acting.ts";
import { treasureGlyphs } from "./figures.tsx";
import type { GoldTexts } from "./texts.ts";
import { Emblem, Tile } from "./tile.tsx";

type Kind = Move["is"];
const onBoard: Kind[] = ["entrance", "walk", "reveal", "rotate", "lay", "done"];
const ofArchaeologist: Kind[] = ["take", "drop", "steal"];
const ofHelper: Kind[] = ["light", "douse"];
const isOf = (kinds: Kind[]) => (one: Possible<"gold">) => kinds.includes(one.move.is);

export function Hand({ sight, acting, t }: { sight: GoldSight; acting: Acting; t: GoldTexts }) {
  const { front, moves } = sight;
  if (front === null) return null;
  const ask = askOf(sight);
  const isHelper = figureOf(acting.picked) === "helper";
  const doings = moves.filter(isOf(isHelper ? ofHelper : ofArchaeologist));
  const rest = moves.filter((one) => !isOf([...onBoard, ...ofArchaeologist, ...ofHelper])(one));
  if (ask === "lay") return <Ways sight={sight} acting={acting} t={t} />;
  return (
    <>
      {ask !== "entrance" && <Figures sight={sight} acting={acting} seat={front} t={t} />}
      {ask === "act" && (
        <div class={`doings seat-${front + 1}`}>
          {doings.map(({ move, say }) => (
            <Doing key={keyOf(move)} sight={sight} move={move} say={say} t={t} />
          ))}
          {isHelper && doings.length === 0 && <Doing sight={sight} move={{ is: "light" }} say={t.placeLamp} t={t} />}
        </div>
      )}
      {ask === "act" && (
        <Target sight={sight} move={{ is: "done" }} class="finish" label={t.endTurn}>
          <Icon name="check" /> {t.endTurn}
        </Target>
      )}
      {rest.length > 0 && <MoveButtons sight={sight} moves={rest} />}
    </>
  );
}

function Figures(props: { sight: GoldSight; acting: Acting; seat: number; t: GoldTexts }) {
  const { sight, acting, seat, t } = props;
  const pieces = sight.view.open.players[seat]?.figures;
  // Pressed again, it turns the tile that is chosen.
  const choice = (picked: Picked, glyph: string, name: string, lost: boolean | undefined) => (
    <button
      type="button"
      class="figureChoice"
      aria-label={name}
      aria-pressed={acting.picked === picked}
      disabled={lost}
      title={picked === "turning" ? t.turnHow : undefined}
      onClick={() => (picked === "turning" && acting.picked === picked ? acting.turn() : acting.pick(picked))}
    >
      <Glyph name={glyph} size={30} />
      <span>{name}</span>
    </button>
  );
  return (
    <fieldset class={`figures seat-${seat + 1}`}>
      <legend class="unseen">{t.whoActs}</legend>
      {choice("archaeologist", "g-archaeologist", sight.word("figure.archaeologist"), pieces?.[0]?.lost)}
      {choice("helper", "g-helper", sight.word("figure.helper"), pieces?.[1]?.lost)}
      {choice("turning", "i-rotate", t.turning, pieces?.[1]?.lost)}
    </fieldset>
  );
}

function Doing({ sight, move, say, t }: { sight: GoldSight; move: Move; say: string; t: GoldTexts }) {
  const { view, front } = sight;
  const carried = (seat: number | null) => (seat === null ? undefined : view.open.players[seat]?.carries);
  const treasure =
    move.is === "take"
      ? move.treasure
      : move.is === "drop"
        ? carried(front)
        : move.is === "steal"
          ? carried(move.from)
          : "none";
  return (
    <Target sight={sight} move={move} class={`doing ${move.is}`} label={say}>
      <Glyph name={treasureGlyphs[treasure ?? "none"] || "g-lamp"} size={22} />
      <span>{t.doings[move.is as keyof typeof t.doings]}</span>
      {move.is === "steal" && <SeatShape seat={move.from} size={16} />}
    </Target>
  );
}

const TurnOn = ({ acting, t }: { acting: Acting; t: GoldTexts }) => (
  <button type="button" class="turnOn" aria-label={t.turnOn} title={t.turnHow} onClick={() => acting.turn()}>
    <Icon name="rotate" />
  </button>
);

// The tile just revealed, in each way it may lie.
function Ways({ sight, acting, t }: { sight: GoldSight; acting: Acting; t: GoldTexts }) {
  const at = unlaid(sight);
  const tile = at === null ? undefined : sight.view.open.tiles[at];
  if (!tile) return null;
  return (
    <div class="ways">
      {acting.layings.length > 1 && <TurnOn acting={acting} t={t} />}
      {acting.layings.map(({ move }) => (
        <Target key={keyOf(move)} sight={sight} move={move} class="wayChip">
          {move.is === "lay" && (
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Tile tile={{ ...tile, open: move.open }} />
              <Emblem kind={tile.kind} />
            </svg>
          )}
        </Target>
      ))}
      {acting.layings.length > 1 && <p>{t.turnHow}</p>}
    </div>
  );
}

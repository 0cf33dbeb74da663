// What lies beside the board for whoever is asked: the drawn tile, the dice, and everything that can be done without
// pointing at a square.
import type { ComponentChildren } from "preact";
import type { Move, Token } from "../../generated/fluch.ts";
import { Glyph, Icon } from "../../look/glyph.tsx";
import { keyOf, type Possible, type Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import type { Aim } from "./aim.ts";
import type { Attack } from "./attack.ts";
import { Attacking } from "./attacking.tsx";
import { dieOf } from "./dice.ts";
import { News } from "./news.tsx";
import { beside, isPlaced, jointsOf, type PlacedKind, sidesOf, squareName, tombOf } from "./places.ts";
import { texts } from "./texts.ts";
import { TilePicture } from "./tile.tsx";
import { TokenPicture } from "./token.tsx";
import "./hand.css";

type FluchSight = Sight<"fluch">;
type Part = { sight: FluchSight; aim: Aim };

export function Hand({ sight, aim, attack }: Part & { attack: Attack | null }) {
  const { asked, moves, view, reading } = sight;
  const choices = moves.filter(({ move }) => !isPlaced(move) && !isPaid(move));
  const hasDice = view.open.dice.length > 0;
  const twists = aim.kind === "twist" && sight.chosen !== null && aim.pointed !== null;
  return (
    <div class="hand">
      {attack ? <Attacking sight={sight} attack={attack} /> : <News sight={sight} />}
      {(reading.tile || twists) && <Turning sight={sight} aim={aim} />}
      {!reading.tile && !attack && hasDice && <Dice sight={sight} />}
      {asked && (choices.length > 0 || (aim.kinds.has("lead") && aim.kinds.has("put"))) && (
        <div class="choices">
          {choices.map((possible) => (
            <Choice key={keyOf(possible.move)} sight={sight} possible={possible} />
          ))}
          {aim.kinds.has("lead") && aim.kinds.has("put") && (
            <Switch aim={aim} to="put">
              <Glyph name="fluch-chamber" size={26} />
              <span class="words">{texts[sight.lang].putInstead}</span>
            </Switch>
          )}
        </div>
      )}
      {asked && <Paid sight={sight} aim={aim} />}
    </div>
  );
}

// ---- the tile that can be turned: the drawn one, or one of the board that a finger has chosen

function Turning({ sight, aim }: Part) {
  const { reading, view, lang, word, asked } = sight;
  const t = texts[lang];
  const grey = (reading.tile ?? view.open.tiles[aim.pointed ?? -1] ?? "").startsWith("grey");
  const lies = aim.lies ?? reading.turns[0] ?? "ns";
  const tomb = tombOf(view, reading);
  const partners = (ways: typeof lies) =>
    aim.pointed === null
      ? []
      : jointsOf(tomb, aim.pointed, sidesOf(ways)).map((side) => squareName(beside(tomb, aim.pointed ?? 0, side) ?? 0));
  const turns = asked && aim.ways.length > 1;
  return (
    <section class={reading.tile ? "drawn" : "drawn lying"}>
      <h2>{reading.tile ? t.drawn(word(`kind.${reading.tile}`)) : word("special.turning")}</h2>
      <div class="tileRow">
        {turns && (
          <button type="button" class="turner" aria-label={t.turnLeft} onClick={() => aim.turn(-1)}>
            <span class="mirrored">
              <Icon name="rotate" />
            </span>
          </button>
        )}
        <div class="turnable">
          <TilePicture sides={sidesOf(lies)} grey={grey} spin={aim.spin} />
        </div>
        {turns && (
          <button type="button" class="turner" aria-label={t.turnRight} onClick={() => aim.turn(1)}>
            <Icon name="rotate" />
          </button>
        )}
      </div>
      {turns && (
        <div class="ways">
          {aim.ways.map((ways) => {
            const fits = aim.fits(ways);
            const shows = aim.pointed !== null && aim.kind === "lay";
            return (
              <button
                key={ways}
                type="button"
                class={fits ? "way" : "way bad"}
                aria-pressed={ways === lies}
                onClick={() => aim.lay(ways)}
              >
                <TilePicture sides={sidesOf(ways)} grey={grey} />
                <span class="unseen">{word(`ways.${ways}`)}</span>
                {shows && <span class="joint">{fits ? `✓ ${t.joined(partners(ways))}` : `✕ ${t.notJoined}`}</span>}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}

// ---- the dice

function Dice({ sight: { view, reading, word, lang, at } }: { sight: FluchSight }) {
  const t = texts[lang];
  const { dice, agenda } = view.open;
  // The dice roll anew with every roll.
  const roll = at.told.findLast(({ events }) => events.some(({ event }) => event.is === "rolled"))?.n;
  const signs = dice.filter((face) => face === "ammut").length;
  const waiting = agenda.some(({ ask }) => ask === "symbols");
  return (
    <section class="dice" aria-label={`${t.dice}: ${dice.map((face) => word(`face.${face}`)).join(", ")}`}>
      <div class="faces" key={roll}>
        {dice.map((face, i) => (
          <Glyph key={i} name={`g-die-${dieOf[face]}`} size={64} />
        ))}
      </div>
      <div class="counts">
        {reading.pips > 0 && (
          <p>
            <b>{t.pips(reading.pips)}</b> <span>{t.pipsFor}</span>
          </p>
        )}
        {reading.steps > 0 ? (
          <p class="ofAmmut">
            <b>{t.steps(reading.steps)}</b> <span>{t.stepsFor}</span>
          </p>
        ) : (
          signs > 0 &&
          waiting && (
            <p class="ofAmmut">
              <b>{t.signs(signs)}</b> <span>{t.signsFor}</span>
            </p>
          )
        )}
      </div>
    </section>
  );
}

// ---- what can be done

function Choice({ sight, possible }: { sight: FluchSight; possible: Possible<"fluch"> }) {
  const t = texts[sight.lang];
  const { move, say } = possible;
  // Where there is little room.
  const brief = move.is === "loot" ? sight.word(`token.${move.token}`) : "";
  const left = move.is === "draw" ? t.tilesLeft(sight.reading.tiles) : "";
  return (
    <Target sight={sight} move={move} class={`choice of-${move.is}`} {...(left ? { label: `${say} (${left})` } : {})}>
      <Sign sight={sight} move={move} />
      <span class={brief ? "words long" : "words"}>{say}</span>
      {brief && (
        <span class="words brief" aria-hidden="true">
          {brief}
        </span>
      )}
      {left && <small>({left})</small>}
      <Star sight={sight} move={move} />
    </Target>
  );
}

const Star = ({ sight, move }: { sight: FluchSight; move: Move }) =>
  sight.hinted && keyOf(sight.hinted) === keyOf(move) ? <span class="star">★</span> : null;

function Sign({ sight, move }: { sight: FluchSight; move: Move }) {
  switch (move.is) {
    case "draw":
      return <Icon name="bag" />;
    case "roll":
      return <Glyph name="g-die-3" size={26} />;
    case "turnUp":
      return <TokenPicture token="none" size={28} />;
    case "take":
      return <TokenPicture token={tokenHere(sight)} size={28} />;
    case "loot":
      return <TokenPicture token={move.token} size={28} />;
    case "ward":
      return <Icon name="shield" />;
    case "advance":
    case "ammutStays":
    case "ammutFirst":
      return <Glyph name="g-ammut" size={28} />;
    case "explorerFirst":
      return (
        <span class={`seat-${(sight.front ?? 0) + 1}`}>
          <Glyph name="g-explorer" size={28} />
        </span>
      );
    case "leave":
    case "endure":
    case "discard":
    case "giveUp":
      return <Icon name="close" />;
    case "playOn":
      return <Icon name="walk" />;
    default:
      return <Icon name="check" />;
  }
}

// The token of the chamber in which the seat in front stands, as it knows it.
function tokenHere({ view, reading, front }: FluchSight): Token {
  const n = reading.chambers.indexOf(view.open.players[front ?? -1]?.at ?? -1);
  const chamber = view.open.chambers[n];
  return (chamber?.faceDown ? view.own.seen[n] : chamber?.token) ?? "none";
}

// A press on the board means something else as long as this is pressed.
function Switch({ aim, to, children }: { aim: Aim; to: PlacedKind; children: ComponentChildren }) {
  const on = aim.kind === to;
  return (
    <button type="button" class="choice switch" aria-pressed={on} onClick={() => aim.switchTo(on ? null : to)}>
      {children}
    </button>
  );
}

// ---- for a life

const isPaid = ({ is }: Move) => is === "extraRoll" || is === "extraTiles";

function Paid({ sight, aim }: Part) {
  const t = texts[sight.lang];
  const { moves, reading, word } = sight;
  // In the middle of something else nobody asks for them.
  const wanted: Move["is"][] = ["roll", "endTurn", "stop", "extraRoll", "extraTiles", "twist"];
  if (!reading.tile && !moves.some(({ move }) => wanted.includes(move.is))) return null;
  const cost = (
    <span class="cost">
      <Glyph name="g-life" size={18} />
    </span>
  );
  const action = (move: Move, icon: string, name: string) => (
    <Target sight={sight} move={move} class="choice paid" label={`${word(`special.${name}`)}, ${t.cost}`}>
      <Icon name={icon} />
      <span class="words">{word(`special.${name}`)}</span>
      <Star sight={sight} move={move} />
      {cost}
    </Target>
  );
  const change = (kind: PlacedKind, icon: string, name: string) => (
    <Switch aim={aim} to={kind}>
      <Icon name={icon} />
      <span class="words">{word(`special.${name}`)}</span>
      <span class="unseen">, {t.cost}</span>
      {cost}
    </Switch>
  );
  return (
    <section class="paidActions">
      <h2>{t.forALife}</h2>
      {!reading.tile && action({ is: "extraRoll" }, "rotate", "roll")}
      {!reading.tile && !aim.kinds.has("twist") && action({ is: "extraTiles" }, "bag", "tiles")}
      {reading.tile &&
        (aim.kinds.has("secretPassage")
          ? change("secretPassage", "walk", "passage")
          : action({ is: "secretPassage", at: 0, open: "ns" }, "walk", "passage"))}
      {aim.kinds.has("twist") && change("twist", "rotate", "turning")}
    </section>
  );
}

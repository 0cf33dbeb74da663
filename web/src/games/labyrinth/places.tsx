// What can be pressed on the own board: places for the tile, entrances, scarabs of the tile that lies.
import type { Entry } from "../../generated/labyrinth.ts";
import type { Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { verdictOn, walkAhead } from "./ahead.ts";
import type { InHand } from "./inHand.ts";
import {
  board,
  cornerOf,
  type Drawn,
  f,
  fieldAt,
  frame,
  hasSide,
  lies,
  nameOf,
  placeOf,
  places,
  quarterOf,
  towards,
} from "./lines.ts";
import type { LabyrinthTexts } from "./texts.ts";

export function Places(props: { sight: Sight<"labyrinth">; t: LabyrinthTexts; inHand: InHand }) {
  const { sight, t, inHand } = props;
  const { moves, view, reading, front } = sight;
  const plan = front === null ? undefined : reading.boards[front];
  if (!plan || front === null || moves.length === 0) return null;
  const can = (kind: (typeof moves)[number]["move"]["is"]) => moves.some(({ move }) => move.is === kind);
  const betting = can("bet");
  return (
    <>
      {!betting &&
        places.map((at) => {
          const free = (plan.tiles[at]?.number ?? 0) === 0;
          // Over the tile of this turn lie its scarabs.
          if (!can("lay") && at === view.own.at) return null;
          return (
            <Target
              key={at}
              sight={sight}
              move={{ is: "lay", at, turns: inHand.turns }}
              class={free ? "place turnable" : "taken"}
              {...(free && can("lay") ? {} : { label: labelOf(at, plan, t) })}
              quiet
              style={lies(132 * (at % 5) + 5, 132 * Math.floor(at / 5) + 5, 122, 122)}
              again={() => inHand.turn()}
            />
          );
        })}
      {can("stone") &&
        plan.scarabs.map((field) => (
          <ScarabField key={field} sight={sight} plan={plan} field={field} inHand={inHand} />
        ))}
      {can("start") &&
        reading.entries.map((entry) => (
          <Target
            key={entry.gate}
            sight={sight}
            move={{ is: "start", gate: entry.gate }}
            class={`gate ${entry.side}`}
            style={gateAt(entry)}
          />
        ))}
      <Bubble sight={sight} t={t} />
    </>
  );
}

function labelOf(place: number, { tiles }: Drawn, t: LabyrinthTexts): string {
  const number = tiles[place]?.number ?? 0;
  return number > 0 ? `${nameOf(place)}: ${t.tile(number)}` : nameOf(place);
}

// A scarab that may get the stone in hand. Through the wall it points at the field of the corridor that decides.
function ScarabField(props: { sight: Sight<"labyrinth">; plan: Drawn; field: number; inHand: InHand }) {
  const { sight, plan, field, inHand } = props;
  const [x, y] = cornerOf(field);
  const move = { is: "stone", gem: inHand.gem ?? "plain", at: placeOf(field), quarter: quarterOf(field) } as const;
  // The list may point at another stone for it.
  const ahead = sight.ahead?.move;
  const meant = ahead?.is === "stone" && ahead.at === move.at && ahead.quarter === move.quarter ? ahead.gem : move.gem;
  const verdict = verdictOn(sight.reading, field, meant);
  const to = verdict?.fate === "counts" ? towards(plan, field, verdict.position) : null;
  return (
    <Target
      sight={sight}
      move={move}
      class={`scarabField turnable ${to ? `to-${to}` : ""}`}
      quiet
      {...(sight.isLegal(move) ? {} : { label: nameOf(move.at) + sight.word(`quarter.${move.quarter}`) })}
      style={lies(x + 3, y + 3, f - 6, f - 6)}
      again={inHand.nextGem}
    >
      {sight.isLegal(move) && (
        <span class="pill">
          {sight.word(`quarter.${move.quarter}`)}
          {verdict && verdict.points > 0 && <i> +{verdict.points}</i>}
        </span>
      )}
    </Target>
  );
}

// Over the frame and a part of the field behind it, so that a finger can find it.
function gateAt({ field, side }: Entry) {
  const [x, y] = cornerOf(field);
  const deep = frame + 32;
  if (hasSide(side, "w")) return lies(-frame, y + 2, deep, f - 4);
  if (hasSide(side, "e")) return lies(board + frame - deep, y + 2, deep, f - 4);
  return lies(x + 2, board + frame - deep, f - 4, deep);
}

// What the move would bring in a few words, above its place.
function Bubble({ sight, t }: { sight: Sight<"labyrinth">; t: LabyrinthTexts }) {
  const walk = walkAhead(sight);
  const move = sight.ahead?.move;
  if (!walk || !move) return null;
  const entry = move.is === "start" && sight.reading.entries.find(({ gate }) => gate === move.gate);
  const field = entry ? entry.field : move.is === "lay" ? fieldAt(move.at, "a") : null;
  if (field === null) return null;
  const [left, y] = cornerOf(field);
  const x = left + (move.is === "lay" ? f : f / 2);
  const along = x < 2 * f ? "atStart" : x > board - 2 * f ? "atEnd" : "";
  return (
    <p
      class={`bubble ${along} ${y < f ? "atTop" : ""}`}
      style={{ left: lies(x, y, 0, 0).left, top: lies(x, y, 0, 0).top }}
      aria-hidden="true"
    >
      {walk === "shutOut" ? t.shutOut : t.longer(walk.fields, walk.length)}
    </p>
  );
}

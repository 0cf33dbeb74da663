// What lies at hand: the tile and how it is turned, the stones and what they would bring, the starts, the bet.
import { Fragment } from "preact";
import { Glyph, Icon } from "../../look/glyph.tsx";
import { keyOf, type Sight } from "../../play/sight.ts";
import { Target } from "../../play/target.tsx";
import { type Peeks, type Verdict, verdictOn, worthOf } from "./ahead.ts";
import { NumberCard } from "./cards.tsx";
import { countOf, drawingOf, gemsIn } from "./gems.tsx";
import type { InHand } from "./inHand.ts";
import { placeOf, quarterOf } from "./lines.ts";
import type { LabyrinthTexts } from "./texts.ts";
import { TurningTile } from "./tile.tsx";

type LabyrinthSight = Sight<"labyrinth">;

export function TileInHand({ sight, t, inHand }: { sight: LabyrinthSight; t: LabyrinthTexts; inHand: InHand }) {
  const { reading, view, moves } = sight;
  const shape = reading.shapes[inHand.turns];
  const card = view.open.cards.at(-1);
  if (!shape || card === undefined || sight.actors.length === 0) return null;
  const laying = moves.some(({ move }) => move.is === "lay");
  const turnable = laying && reading.shapes.length > 1;
  return (
    <div class={laying ? "tileInHand panel" : "tileInHand panel resting"}>
      <div class="badge">
        <NumberCard n={card} now />
      </div>
      <button
        type="button"
        class="turn left"
        disabled={!turnable}
        aria-label={t.turnLeft}
        onClick={() => inHand.turn(-1)}
      >
        <Icon name="rotate" />
      </button>
      <div class="turnable">
        <span class="unseen">{t.tile(card)}</span>
        <svg class="tilePicture" viewBox="-8 -8 148 148" aria-hidden="true">
          <TurningTile key={reading.turn} shape={shape} turns={inHand.turns} ways={reading.shapes.length} />
        </svg>
      </div>
      <button type="button" class="turn" disabled={!turnable} aria-label={t.turnRight} onClick={() => inHand.turn(1)}>
        <Icon name="rotate" />
      </button>
      <p class="about">{moves.some(({ move }) => move.is === "start") ? t.mayStart : turnable ? t.turnBy : ""}</p>
    </div>
  );
}

// Every kind of stone with every scarab of the tile, and what it would bring.
export function StoneGrid(props: { sight: LabyrinthSight; t: LabyrinthTexts; inHand: InHand }) {
  const { sight, t, inHand } = props;
  const { view, reading, front } = sight;
  const plan = front === null ? undefined : reading.boards[front];
  if (!plan) return null;
  const at = view.own.at;
  const free = plan.scarabs.filter((field) => placeOf(field) === at);
  const gems = gemsIn(view.open.options);
  return (
    <div
      class={["stoneGrid panel", free.length > 2 && "many", free.length < gems.length && "upright"]
        .filter(Boolean)
        .join(" ")}
    >
      <h2>{t.whichStone}</h2>
      <div class="cells">
        {free.map((field, i) => {
          const verdict = verdictOn(reading, field, "plain");
          const factor = verdict?.fate === "counts" ? verdict.factor : 1;
          return (
            <div key={field} class="fieldHead" style={{ "--field": i }}>
              <b>{sight.word(`quarter.${quarterOf(field)}`)}</b>
              {factor > 1 && <strong> ×{factor}</strong>}
              <small>{situation(t, verdict)}</small>
            </div>
          );
        })}
        {gems.map((gem, row) => {
          const left = countOf(plan.left, gem);
          const worth = worthOf(reading, gem);
          return (
            <Fragment key={gem}>
              <button
                type="button"
                class="gemHead"
                style={{ "--gem": row }}
                aria-pressed={inHand.gem === gem}
                disabled={left === 0}
                onClick={() => inHand.pick(gem)}
              >
                <Glyph name={drawingOf(gem)} size={30} />
                <span>
                  <span class="gemName">{sight.word(`gem.${gem}`)}</span>
                  <small>
                    {left > 0 ? t.leftOver(left) : t.noneLeft}
                    {worth !== null && <span class="worthEach"> · {t.worth(worth)}</span>}
                  </small>
                </span>
              </button>
              {free.map((field, column) => {
                const move = { is: "stone", gem, at, quarter: quarterOf(field) } as const;
                const verdict = verdictOn(reading, field, gem);
                const say = sight.moves.find((possible) => keyOf(possible.move) === keyOf(move))?.say;
                return (
                  <Target
                    key={field}
                    sight={sight}
                    move={move}
                    class="cell"
                    label={say ? `${say}${verdict ? `: ${t.brings(verdict.points)}` : ""}` : t.noneLeft}
                    quiet
                    style={{ "--gem": row, "--field": column }}
                  >
                    {say ? <Bringing t={t} verdict={verdict} /> : "–"}
                  </Target>
                );
              })}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

function situation(t: LabyrinthTexts, verdict: Verdict | null): string {
  if (verdict?.fate === "inCorridor") return t.inCorridor;
  if (verdict?.fate === "open") return t.stillOpen;
  return verdict?.position ? t.atField(verdict.position) : t.atNone;
}

function Bringing({ t, verdict }: { t: LabyrinthTexts; verdict: Verdict | null }) {
  if (!verdict) return null;
  const { fate, points, worth, factor } = verdict;
  return (
    <>
      {factor > 1 && fate === "counts" && (
        <small class="product">
          {worth} × {factor} ={" "}
        </small>
      )}
      <b>{points}</b>
      {fate !== "counts" && <small> {t.now}</small>}
    </>
  );
}

// The six starts in words, for when one must be chosen.
export function Starts(props: { sight: LabyrinthSight; t: LabyrinthTexts; peeks: Peeks }) {
  const { sight, t, peeks } = props;
  return (
    <div class="starts panel">
      <h2>{t.mustStart}</h2>
      <div class="six">
        {sight.moves.map(({ move, say }) => {
          if (move.is !== "start") return null;
          const peek = peeks.get(keyOf(move));
          const walk = peek?.events
            .map(({ event }) => event)
            .find((event) => event.is === "walked" || event.is === "ahead" || event.is === "shutOut");
          // Each in one line, so that nothing moves under a finger when it comes to be known.
          const [brings, briefly] = !peek
            ? [null, "…"]
            : walk?.is === "shutOut"
              ? [t.shutOut, t.walledUp]
              : [walk && "length" in walk ? t.fields(walk.length) : t.noField];
          return (
            <Target key={move.gate} sight={sight} move={move} class="choice" label={brings ? `${say}: ${brings}` : say}>
              <span>{sight.word(`gate.${move.gate}`, "code")}</span>
              <small>{briefly ?? brings}</small>
            </Target>
          );
        })}
      </div>
    </div>
  );
}

// The card before and the one to come, and how many are left on either side.
export function Bet({ sight, t }: { sight: LabyrinthSight; t: LabyrinthTexts }) {
  const { view, reading, asked } = sight;
  const { cards } = view.open;
  const of = reading.lower + reading.same + reading.higher;
  const guesses = [
    { guess: "low", n: reading.lower, sign: "▼" },
    { guess: "high", n: reading.higher, sign: "▲" },
  ] as const;
  const last = cards.at(-1);
  return (
    <div class="bet panel">
      <div class="two">
        <div>
          {last !== undefined && <NumberCard n={last} />}
          <small>{t.card(cards.length)}</small>
        </div>
        <span aria-hidden="true">›</span>
        <div>
          <Glyph name="back-number" kind="cardBack" />
          <small>{t.card(cards.length + 1)}</small>
        </div>
        <p>{view.own.bet !== "none" ? t.betGiven : cards.length % 5 === 4 ? t.lastBet : t.secretBet}</p>
      </div>
      <div class="guesses">
        {guesses.map(({ guess, n, sign }) => (
          <Target
            key={guess}
            sight={sight}
            move={{ is: "bet", guess }}
            class={view.own.bet === guess ? "guess given" : "guess"}
            quiet={!asked}
            label={`${sight.word(`guess.${guess}`)}, ${t.ofCards(n, of)}`}
          >
            <span class="sign" aria-hidden="true">
              {sign}
            </span>
            <b>{sight.word(`guess.${guess}`)}</b>
            <small>{t.ofCards(n, of)}</small>
          </Target>
        ))}
      </div>
    </div>
  );
}

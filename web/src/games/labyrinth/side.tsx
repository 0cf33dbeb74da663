// The table's own clock: what a board is worth and would be, the stones left, the tiles to come, the bets.
import { Fragment } from "preact";
import { Glyph, Icon } from "../../look/glyph.tsx";
import { SeatShape } from "../../look/seat.tsx";
import type { Sight } from "../../play/sight.ts";
import { type AheadBoard, worthOf } from "./ahead.ts";
import { cardsLeft, NumberCard } from "./cards.tsx";
import { countOf, drawingOf, gemsIn } from "./gems.tsx";
import type { Drawn } from "./lines.ts";
import type { LabyrinthTexts } from "./texts.ts";
import { TilePicture } from "./tile.tsx";

type LabyrinthSight = Sight<"labyrinth">;

const stonePoints = ({ stones }: Drawn) => stones.reduce((sum, { points }) => sum + points, 0);

export function Score({ t, plan, ahead }: { t: LabyrinthTexts; plan: Drawn; ahead: AheadBoard | null }) {
  const read = ahead?.known ? ahead.plan : null;
  const rows = [
    { name: t.corridor, now: plan.corridor.length, later: ahead?.length },
    { name: t.stonesCount, now: stonePoints(plan), later: read ? stonePoints(read) : undefined },
    { name: t.points, now: plan.points, later: read?.points },
  ];
  return (
    <section class="score panel">
      <table>
        <tbody>
          {rows.map(({ name, now, later }, i) => (
            <tr key={i}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td class="then">
                {later !== undefined &&
                  later !== now &&
                  `→ ${later} (${later > now ? "+" : "−"}${Math.abs(later - now)})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ahead && ahead.chambers.length > 0 && (
        <p>{t.newChambers(ahead.chambers.length, [...new Set(ahead.chambers.map(({ factor }) => factor))])}</p>
      )}
    </section>
  );
}

// The same in one line, under the board.
export function ScoreLine({ t, plan, ahead }: { t: LabyrinthTexts; plan: Drawn; ahead: AheadBoard | null }) {
  const then = (now: number, then: number | undefined) =>
    then !== undefined && then !== now ? <b> → {then}</b> : null;
  return (
    <p class="scoreLine">
      {t.corridor} {plan.corridor.length}
      {then(plan.corridor.length, ahead?.length)} · {plan.points}
      {then(plan.points, ahead?.known ? ahead.plan.points : undefined)} {t.points}
    </p>
  );
}

export function StonesLeft(props: { sight: LabyrinthSight; t: LabyrinthTexts; left: number[]; title: string }) {
  const { sight, t, left, title } = props;
  return (
    <section class="stonesLeft panel">
      <h2>{title}</h2>
      <ul>
        {gemsIn(sight.view.open.options).map((gem) => (
          <li key={gem} class={countOf(left, gem) === 0 ? "none" : ""}>
            <Glyph name={drawingOf(gem)} size={28} />
            <span class="unseen">{sight.word(`gem.${gem}`)}: </span>
            {countOf(left, gem)}
            {worthOf(sight.reading, gem) && <small>{t.each(worthOf(sight.reading, gem) ?? 0)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

// Which tiles can still come; three of them never will.
export function Stack({ sight, t }: { sight: LabyrinthSight; t: LabyrinthTexts }) {
  const { view, reading } = sight;
  return (
    <section class="stack panel">
      <h2>{t.stack(cardsLeft(sight), reading.turns - reading.turn)}</h2>
      <ul>
        {reading.designs.map((shape, i) => {
          const left = view.open.stack.of[i] ?? 0;
          return left === 0 ? null : (
            <li key={i}>
              <TilePicture shape={shape} />
              <span class="unseen">{t.tile(i + 1)}</span>
              <span aria-hidden="true">{i + 1}</span>
              {left > 1 && <b>×{left}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

// The cards of the stack on either side of the last one.
export function BetOdds({ sight, t }: { sight: LabyrinthSight; t: LabyrinthTexts }) {
  const { view, reading } = sight;
  const last = view.open.cards.at(-1) ?? 0;
  const numbers = view.open.stack.of.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
  const rows = [
    { sign: "▼", name: t.below(last), of: numbers.filter((n) => n < last) },
    { sign: "", name: t.same(last), of: numbers.filter((n) => n === last), about: sight.word("outcome.same") },
    { sign: "▲", name: t.above(last), of: numbers.filter((n) => n > last) },
  ];
  return (
    <section class="odds panel">
      <h2>{t.stack(cardsLeft(sight), reading.turns - reading.turn)}</h2>
      <dl>
        {rows.map(({ sign, name, of, about }) => (
          <Fragment key={name}>
            <dt>
              {sign} {name}
            </dt>
            <dd>
              {of.length === 0 && t.none}
              {of.map((n, i) => (
                <span key={i}>{n}</span>
              ))}
              {about && <small>{about}</small>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

// Who bet on what in this round. Who is out was wrong the last time and right before.
export function Bets({ sight, t }: { sight: LabyrinthSight; t: LabyrinthTexts }) {
  const { view, sitters, front, actors, hands } = sight;
  const { bets, betting, cards, agenda } = view.open;
  const waiting = agenda.at(-1)?.ask === "bet";
  const made = Math.max(...bets.map((some) => some.length));
  const from = cards.length - made;
  return (
    <section class="bets panel">
      <h2>{t.betRound(from + 1, from + 5)}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {[0, 1, 2, 3, 4].map((i) => {
              const card = cards[from + i];
              return (
                <th key={i} scope="col">
                  <span class="unseen">{card ?? t.card(from + i + 1)}</span>
                  {card === undefined ? <Glyph name="back-number" kind="cardBack" /> : <NumberCard n={card} />}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sitters.map(({ name }, seat) => (
            <tr key={seat} class={betting.includes(seat) ? "" : "out"}>
              <th scope="row">
                <SeatShape seat={seat} size={15} /> <span>{seat === front ? t.you : name}</span>
              </th>
              {[0, 1, 2, 3, 4].map((i) => {
                const guess = bets[seat]?.[i];
                const lastOne = i === (bets[seat]?.length ?? 0) - 1;
                if (guess !== undefined) {
                  const right = betting.includes(seat) || !lastOne;
                  return (
                    <td key={i}>
                      <span class={right ? "right" : "wrong"}>
                        <span class="unseen">
                          {sight.word(`guess.${guess}`)}, {right ? t.right : t.wrong}
                        </span>
                        <span aria-hidden="true">{guess === "high" ? "▲" : "▼"}</span>
                        <Icon name={right ? "check" : "close"} />
                      </span>
                    </td>
                  );
                }
                const now = waiting && i === made && betting.includes(seat);
                const bet = seat === front ? view.own.bet : (hands?.[seat]?.bet ?? "none");
                if (now && bet !== "none") {
                  const say = sight.word(`guess.${bet}`);
                  return (
                    <td key={i}>
                      <span class="mine">
                        <span class="unseen">{seat === front ? t.yourBet(say) : t.betsOn(say)}</span>
                        <span aria-hidden="true">{bet === "high" ? "▲" : "▼"}</span>
                      </span>
                    </td>
                  );
                }
                if (now && !actors.includes(seat))
                  return (
                    <td key={i}>
                      <span class="secret">
                        <span class="unseen">{t.hidden}</span>
                        <span aria-hidden="true">?</span>
                      </span>
                    </td>
                  );
                return <td key={i}>{betting.includes(seat) ? "" : "–"}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

// How a stone looks that counts, and one that does not yet.
export function WhenCounts({ t, alone }: { t: LabyrinthTexts; alone: boolean }) {
  return (
    <section class="whenCounts panel">
      <h2>{t.whenCounts}</h2>
      <p>
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <rect width={30} height={30} class="chamber" />
          <rect x={4} y={4} width={22} height={22} rx={3} class="setting" />
        </svg>
        {t.counts}
      </p>
      <p>
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <rect width={30} height={30} class="niche" />
          <circle cx={15} cy={15} r={11} class="ringEdge" />
          <circle cx={15} cy={15} r={11} class="ring" />
        </svg>
        {t.countsNotYet}
      </p>
      {!alone && <p class="about">{t.seenLater}</p>}
    </section>
  );
}

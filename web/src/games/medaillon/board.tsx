// The table between the two players: a tomb while one is open, the desert with both camps before.
import type { Card } from "../../generated/medaillon.ts";
import { farSeat, type Here, inTomb, nearSeat } from "./facts.ts";
import { CampMiddle, TombMiddle } from "./middle.tsx";
import { Reader, type Reading } from "./reader.tsx";
import { CampRow, TombRow } from "./row.tsx";
import { Thread } from "./thread.tsx";

export function Board({ sight, trap, ...reading }: { sight: Here; trap: Card | null } & Reading) {
  const [near, far] = [nearSeat(sight), farSeat(sight)];
  return (
    <>
      {inTomb(sight) ? (
        <div class="stage tomb">
          <Thread sight={sight} />
          <TombRow sight={sight} seat={far} trap={trap} />
          <TombMiddle sight={sight} />
          <TombRow sight={sight} seat={near} trap={trap} />
        </div>
      ) : (
        <div class="stage desert">
          <Desert near={near} far={far} />
          <CampRow sight={sight} seat={far} />
          <CampMiddle sight={sight} />
          <CampRow sight={sight} seat={near} />
        </div>
      )}
      <Reader sight={sight} {...reading} />
    </>
  );
}

function Desert({ near, far }: { near: number; far: number }) {
  return (
    <svg class="dunes" viewBox="0 0 890 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="medaillon-sky" x2="0" y2="1">
          <stop offset="0" class="skyTop" />
          <stop offset=".4" class="skyLow" />
        </linearGradient>
        <linearGradient id="medaillon-sand" x2="0" y2="1">
          <stop offset="0" class="sandTop" />
          <stop offset="1" class="sandLow" />
        </linearGradient>
      </defs>
      <rect width="890" height="600" fill="url(#medaillon-sky)" />
      <circle class="sun" cx="764" cy="76" r="42" />
      <path class="hills" d="M0 150 144 92 244 132 364 70 504 140 624 98 764 150 890 110V260H0Z" />
      <path fill="url(#medaillon-sand)" d="M0 190C144 150 284 210 444 180S724 160 890 196V600H0Z" />
      <path class="dune" d="M0 250C204 224 424 276 624 250S824 240 890 252M0 470C240 440 420 500 890 452" />
      <Tent seat={far} x={60} y={96} />
      <Tent seat={near} x={770} y={470} />
    </svg>
  );
}

function Tent({ seat, x, y }: { seat: number; x: number; y: number }) {
  return (
    <g class={`tent seat-${seat + 1}`} transform={`translate(${x} ${y})`}>
      <path class="canvas" d="M0 98 54 16 108 98Z" />
      <path class="canvasShade" d="M54 16 108 98H70Z" />
      <path class="flap" d="M44 98 54 50 66 98Z" />
      <path class="flag" d="M54 16V0l18 6-18 6" />
    </g>
  );
}

// The seal of a deal: hollow while it is checked, a green scarab when this page has worked it all out, and in words with
// both values where something does not fit.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Lang } from "../protocol.ts";
import { type Check, isRight, type Verdict } from "./fair.ts";
import type { OnlineGame } from "./game.ts";
import type { ShownTable } from "./protocol.ts";
import { type OnlineTexts, onlineTexts } from "./texts.ts";
import "./seal.css";

export function Seal({ lang, game, about }: { lang: Lang; game: OnlineGame; about: ShownTable }) {
  const t = onlineTexts[lang];
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => void game.isFair().then(setVerdict), [game]);
  if (!verdict) return <Shown kind="checking" title={t.checking} about={t.checkingAbout} />;
  const wrong = verdict.checks.filter((check) => !isRight(check));
  if (wrong.length > 0)
    return (
      <Shown kind="unfair" title={t.unfair} about={t.unfairAbout}>
        <Checks t={t} table={about} checks={wrong} />
      </Shown>
    );
  return (
    <Shown
      kind={verdict.sawAll ? "fair" : "partly"}
      title={verdict.sawAll ? t.fair : t.partly}
      about={verdict.sawAll ? t.fairAbout(verdict.moves) : t.partlyAbout}
    >
      <details>
        <summary>{t.recompute}</summary>
        <Checks t={t} table={about} checks={verdict.checks} />
      </details>
    </Shown>
  );
}

function Shown(props: { kind: string; title: string; about: string; children?: ComponentChildren }) {
  const { kind, title, about, children } = props;
  return (
    <section class={`dealSeal panel ${kind}`}>
      <Wax kind={kind} />
      <div>
        <div role="status">
          <h2>{title}</h2>
        </div>
        <p>{about}</p>
        {children}
      </div>
    </section>
  );
}

function Checks({ t, table, checks }: { t: OnlineTexts; table: ShownTable; checks: Check[] }) {
  return (
    <ul>
      {checks.map((check) => (
        <li key={`${check.is} ${check.seat}`}>
          <strong>
            {t.checks[check.is]}
            {check.is === "shares" && ` (${table.seats[check.seat ?? -1]?.name})`}
          </strong>
          {isRight(check) ? (
            <>
              : {t.fits} {check.is !== "record" && check.is !== "result" && <code>{check.comes}</code>}
            </>
          ) : check.is === "record" ? (
            <p>{t.refusedRecord(check.comes)}</p>
          ) : (
            <p>
              {t.was} <code>{check.was}</code> {t.comes} <code>{check.comes}</code>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const edge =
  "M40 2L46 8L54 5L58 12L66 12L68 20L75 23L74 31L79 38L75 45L77 53L70 57L68 65L60 65L55 72L47 70L40 76L33 70L25 72L20 65L12 65L10 57L3 53L5 45L1 38L6 31L5 23L12 20L14 12L22 12L26 5L34 8Z";

function Wax({ kind }: { kind: string }) {
  return (
    <svg class="wax" width="74" height="74" viewBox="0 0 80 80" aria-hidden="true">
      <path class="edge" d={edge} />
      <circle class="field" cx="40" cy="39" r="26" />
      <circle class="stitches" cx="40" cy="39" r="22" />
      {kind === "fair" && (
        <>
          <use class="sign" href="#sign-scarab" x="25" y="20" width="30" height="30" />
          <path class="tick under" d="M29 54L37 62L53 44" />
          <path class="tick" d="M29 54L37 62L53 44" />
        </>
      )}
      {kind === "unfair" && <path class="cross" d="M31 30L49 48M49 30L31 48" />}
    </svg>
  );
}

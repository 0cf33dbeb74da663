// The rules of a game beside the table: to be searched, and opened at the rule that a refusal named. The table stays as
// it is and can be played on.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import type { Lang } from "../protocol.ts";
import { texts } from "../texts.ts";
import { type Block, chaptersOf, piecesOf, wordsOf } from "./blocks.ts";
import "./rules.css";

export interface RulesAt {
  game: string;
  rule: number | null; // to be shown
  known?: boolean; // or what is known of the game, and what is reconstructed
}

// The chapter about that, as the files call it.
const isAboutKnown = (title: string) => /reconstruct|made up|is known|rekonstruiert|erfunden|bekannt/i.test(title);

// The files themselves, each loaded when it is wanted.
const files = import.meta.glob<string>("../../../games/*/RULES*.md", { query: "?raw", import: "default" });
const rulesOf = async (game: string, lang: Lang) =>
  (await files[`../../../games/${game}/RULES${lang === "de" ? ".de" : ""}.md`]?.()) ?? "";

export function RulesSheet(props: { lang: Lang; name: string; at: RulesAt; close: () => void }) {
  const { lang, name, at, close } = props;
  const t = texts[lang];
  const [markdown, setMarkdown] = useState("");
  const [sought, setSought] = useState("");
  const sheet = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    void rulesOf(at.game, lang).then(setMarkdown);
  }, [lang, at.game]);
  useEffect(() => {
    setSought("");
    if (at.rule === null && !at.known) field.current?.focus();
  }, [at]);
  useLayoutEffect(() => {
    const shown = sheet.current?.querySelector<HTMLElement>(".named");
    shown?.scrollIntoView({ block: at.known ? "start" : "center" });
    shown?.focus();
  }, [at, markdown]);

  const found = sought.trim().toLowerCase();
  const chapters = useMemo(() => chaptersOf(markdown), [markdown]);
  const fits = (block: Block) => found === "" || wordsOf(block).toLowerCase().includes(found) || isNumber(block, found);
  const shown = chapters
    .map(({ title, blocks }) => ({ title, blocks: blocks.filter(fits) }))
    .filter(({ blocks }) => blocks.length > 0);
  const hits = shown.reduce((sum, { blocks }) => sum + blocks.length, 0);

  return (
    <aside
      class="rules"
      ref={sheet}
      aria-labelledby="rules-title"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <div class="rulesTop">
        <h2 id="rules-title">{t.rulesOf(name)}</h2>
        <button type="button" class="round" aria-label={t.closeRules} onClick={close}>
          <Icon name="close" />
        </button>
        <label class="unseen" for="rules-search">
          {t.searchRules}
        </label>
        <input
          id="rules-search"
          ref={field}
          type="search"
          autoComplete="off"
          placeholder={t.searchRules}
          value={sought}
          onInput={({ currentTarget }) => setSought(currentTarget.value)}
        />
        <p role="status" class="about">
          {found === "" ? "" : t.hits(hits)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <section class="rulesText" tabIndex={0} aria-labelledby="rules-title">
        {shown.map(({ title, blocks }) => (
          <section key={title}>
            {title && (
              <h3 class={at.known && isAboutKnown(title) ? "named" : ""} tabIndex={-1}>
                {title}
              </h3>
            )}
            {blocks.map((block, i) => (
              <OneBlock key={i} block={block} found={found} named={block.is === "rule" && block.number === at.rule} />
            ))}
          </section>
        ))}
      </section>
    </aside>
  );
}

const isNumber = (block: Block, found: string) => block.is === "rule" && String(block.number) === found;

function OneBlock({ block, found, named }: { block: Block; found: string; named: boolean }) {
  switch (block.is) {
    case "rule":
      return (
        <div class={named ? "rule named" : "rule"} tabIndex={-1}>
          <span class="number">{block.number}</span>
          <p>
            <Words text={block.text} found={found} />
          </p>
        </div>
      );
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it on a small screen
        <div class="wide" tabIndex={0}>
          <table>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, k) => (
                    <td key={k}>
                      <Words text={cell} found={found} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    default:
      return (
        <p class={block.is}>
          <Words text={block.text} found={found} />
        </p>
      );
  }
}

function Words({ text, found }: { text: string; found: string }) {
  return (
    <>
      {piecesOf(text, found).map(({ kind, text, marked }, i) => {
        const words = marked ? <mark>{text}</mark> : text;
        if (kind === "strong") return <strong key={i}>{words}</strong>;
        return kind === "code" ? <code key={i}>{words}</code> : <span key={i}>{words}</span>;
      })}
    </>
  );
}

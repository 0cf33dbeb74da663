// What is said at the table. What happens there stands between the words, small, so that jokes keep their context.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { clockTime } from "../lobby/clocktime.ts";
import { Icon } from "../look/glyph.tsx";
import { SeatShape } from "../look/seat.tsx";
import type { Lang, Refused } from "../protocol.ts";
import { Refusal } from "../refusal.tsx";
import { texts } from "../texts.ts";
import type { Hall, HallState } from "./hall.ts";
import { type Note, noSeat, type ShownTable, type TableNews } from "./protocol.ts";
import { type OnlineTexts, onlineTexts } from "./texts.ts";

const longestText = 500;

// Said once, even if the line breaks just then and nobody knows whether it was heard.
async function say(hall: Hall, table: string, text: string): Promise<Refused | null> {
  const notes = () => hall.state().tables[table]?.notes ?? [];
  const before = notes().length;
  const answer = await hall.ask({ do: "say", table, text });
  if (answer.ok) return null;
  if (answer.what !== "lost") return answer;
  const heard = notes()
    .slice(before)
    .some((note) => note.is === "spoke" && note.text === text);
  return heard ? null : say(hall, table, text);
}

export function Said(props: { hall: Hall; state: HallState; lang: Lang; news: TableNews }) {
  const { hall, state, lang, news } = props;
  const { about, notes } = news;
  const { table } = about;
  const t = onlineTexts[lang];
  const [draft, setDraft] = useState("");
  const [refused, setRefused] = useState<Refused | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const unsent = state.waits.flatMap((one) => (one.do === "say" && one.table === table ? [one.text] : []));
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [notes.length, unsent.length]);
  const send = async () => {
    const text = draft.trim();
    if (!text) return;
    setDraft("");
    setRefused(await say(hall, table, text));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <div ref={box} class="said" role="log" aria-live="polite" aria-label={t.said} tabIndex={0}>
        {notes.map((note) =>
          note.is === "spoke" ? (
            <Words key={note.n} t={t} lang={lang} note={note} isOwn={note.seat === about.you} />
          ) : (
            <Happened key={note.n} t={t} about={about} note={note} />
          ),
        )}
        {unsent.map((text, i) => (
          <div key={i} class="words own unsent">
            <p class="whose">
              {state.line.is !== "open" && t.waitsForLine} <Icon name="clock" />
            </p>
            <p class="bubble">{text}</p>
          </div>
        ))}
      </div>
      <Refusal t={texts[lang]} refused={refused} />
      <form
        class="speak"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          aria-label={t.saySomething}
          placeholder={t.saySomething}
          value={draft}
          maxLength={longestText}
          autoComplete="off"
          enterKeyHint="send"
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <button type="submit" aria-label={t.send}>
          <Icon name="send" />
        </button>
      </form>
    </>
  );
}

function Words({ t, lang, note, isOwn }: { t: OnlineTexts; lang: Lang; note: Note; isOwn: boolean }) {
  return (
    <div class={isOwn ? "words own" : "words"}>
      <p class="whose">
        {note.seat !== noSeat && <SeatShape seat={note.seat} size={12} />}
        {note.name}
        {note.seat === noSeat && `, ${t.watcher}`} · {clockTime(lang, note.at)}
      </p>
      <p class="bubble">{note.text}</p>
    </div>
  );
}

function Happened({ t, about, note }: { t: OnlineTexts; about: ShownTable; note: Note }) {
  const name = about.seats[note.seat]?.name ?? "";
  const is = note.is === "wished" ? (note.text === "end" ? "wishedEnd" : "wishedTakeback") : note.is;
  const say = t.events[is as keyof OnlineTexts["events"]];
  return say ? <p class="happened">{say(name)}</p> : null;
}

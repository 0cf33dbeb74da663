// Who one is at the tables: a name, given and changed in place. Nobody has to press anything for it before they sit down:
// then the name counts that stands in the field.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import { ownName } from "../online/guest.ts";
import type { Hall } from "../online/hall.ts";
import type { LobbyTexts } from "./texts.ts";

// As the people of the time were called, in both languages alike. The house takes 60 bytes, and a letter has at most three.
const suggestions = ["Ahmose", "Hori", "Kiya", "Merit", "Nebet", "Neith", "Pepi", "Senet", "Tahut", "Wadjet"];
const suggestion = suggestions[Math.floor(Math.random() * suggestions.length)] ?? "";
export const longestName = 20;

export interface Naming {
  name: string; // empty: nobody yet
  draft: string;
  write: (draft: string) => void;
  take: () => void; // the draft as name
}

export function useNaming(hall: Hall): Naming {
  const [name, setName] = useState(ownName);
  const [draft, setDraft] = useState(() => ownName() || suggestion);
  const take = () => {
    const taken = draft.trim() || name || suggestion;
    setDraft(taken);
    if (taken === name) return;
    hall.rename(taken);
    setName(taken);
  };
  return { name, draft, write: setDraft, take };
}

export function NameField(props: { t: LobbyTexts; naming: Naming; field?: RefObject<HTMLInputElement | null> }) {
  const { t, naming, field = null } = props;
  return (
    <input
      ref={field}
      class="ownName"
      aria-label={t.yourName}
      value={naming.draft}
      maxLength={longestName}
      autoComplete="nickname"
      onInput={({ currentTarget }) => naming.write(currentTarget.value)}
    />
  );
}

// "You are Mira", and a field in its place while that is not so yet, or is to be changed.
export function You({ t, naming }: { t: LobbyTexts; naming: Naming }) {
  const [changing, setChanging] = useState<boolean | null>(null); // null: not yet
  const field = useRef<HTMLInputElement>(null);
  const pen = useRef<HTMLButtonElement>(null);
  // Whoever pressed one thing goes on at the other that stands in its place.
  useEffect(() => {
    if (changing) field.current?.select();
    else if (changing === false) pen.current?.focus();
  }, [changing]);
  if (naming.name && !changing)
    return (
      <p class="you">
        <span>
          {t.youAre} <strong>{naming.name}</strong>
        </span>
        <button ref={pen} type="button" class="round" aria-label={t.rename} onClick={() => setChanging(true)}>
          <Icon name="pen" />
        </button>
      </p>
    );
  return (
    <form
      class={naming.name ? "you" : "you panel firstName"}
      onSubmit={(event) => {
        event.preventDefault();
        naming.take();
        setChanging(false);
      }}
    >
      {!naming.name && (
        <p>
          <strong>{t.whoAreYou}</strong> <span class="about">{t.nameEnough}</span>
        </p>
      )}
      <NameField t={t} naming={naming} field={field} />
      <button type="submit">{t.thatIsMe}</button>
    </form>
  );
}

// Coming to a table that is in no list: by a link that somebody sent, or by the number of the table.
import { useState } from "preact/hooks";
import { useFocus } from "./focus.ts";
import type { LobbyTexts } from "./texts.ts";
import { tableIn } from "./words.ts";

export function ByLink(props: {
  t: LobbyTexts;
  come: (to: { table: string; invitation: string }) => void;
  cancel: () => void;
}) {
  const { t, come, cancel } = props;
  const field = useFocus<HTMLInputElement>();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  return (
    <form
      class="byLink"
      onSubmit={(event) => {
        event.preventDefault();
        const to = tableIn(text);
        setRefused(!to);
        if (to) come(to);
      }}
    >
      <label for="by-link">{t.linkOrNumber}</label>
      <div class="byLinkField">
        <input
          id="by-link"
          ref={field}
          value={text}
          autoComplete="off"
          spellcheck={false}
          aria-describedby="by-link-refused"
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setRefused(false);
          }}
        />
        <button type="submit">{t.toTable}</button>
        <button type="button" class="tool" onClick={cancel}>
          {t.cancel}
        </button>
      </div>
      <div role="alert" id="by-link-refused">
        {refused && <p class="refusal">{t.noTableIn}</p>}
      </div>
    </form>
  );
}

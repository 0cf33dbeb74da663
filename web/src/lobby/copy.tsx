// Copies a text, and says whether that worked: not every browser lets a page do so.
import { useState } from "preact/hooks";
import { Icon } from "../look/glyph.tsx";
import type { LobbyTexts } from "./texts.ts";

export function Copy({ t, text, label }: { t: LobbyTexts; text: () => string; label: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <button type="button" class="signed copy" onClick={() => void copy()}>
        <Icon name={copied ? "check" : "copy"} />
        <span>{label}</span>
      </button>
      <span class={copied === false ? "copied about" : "unseen"} role="status">
        {copied === null ? "" : copied ? t.copied : t.notCopied}
      </span>
    </>
  );
}

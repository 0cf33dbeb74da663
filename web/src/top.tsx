// The head of every screen: the house, what is open, and how the page looks and speaks.
import { Glyph, Icon } from "./look/glyph.tsx";
import { onlineTexts } from "./online/texts.ts";
import type { Lang } from "./protocol.ts";
import { languages, texts } from "./texts.ts";
import type { Theme } from "./theme.ts";

export function Top(props: {
  lang: Lang;
  speak: (lang: Lang) => void;
  theme: Theme;
  changeTheme: () => void;
  sound: boolean;
  changeSound: () => void;
  title: string | null; // of what is open; null at home
  goHome: () => void;
  showRules: (() => void) | null; // null: of no game in particular
  talk: { unread: number; isOpen: boolean; press: () => void } | null; // with the others at an online table
}) {
  const { lang, speak, theme, changeTheme, sound, changeSound, title, goHome, showRules, talk } = props;
  const t = texts[lang];
  return (
    <header class={title === null ? "top home" : talk ? "top crowded" : "top"}>
      {title === null ? (
        <Glyph name="g-mastaba" size={36} />
      ) : (
        <button type="button" class="round" aria-label={t.goHome} onClick={goHome}>
          <Glyph name="g-mastaba" size={36} />
        </button>
      )}
      <p class="brand">{title ?? t.title}</p>
      {talk && (
        <button
          type="button"
          class="tool talkButton"
          aria-label={onlineTexts[lang].openTalk(talk.unread)}
          aria-expanded={talk.isOpen}
          onClick={talk.press}
        >
          <Icon name="chat" />
          <span>{onlineTexts[lang].talk}</span>
          {talk.unread > 0 && <b>{talk.unread}</b>}
        </button>
      )}
      {showRules && (
        <button type="button" class="tool" onClick={showRules}>
          <Icon name="rules" />
          <span>{t.rules}</span>
        </button>
      )}
      <fieldset class="languages">
        <legend class="unseen">{t.language}</legend>
        {languages.map((one) => (
          <button
            type="button"
            key={one.lang}
            lang={one.lang}
            aria-pressed={one.lang === lang}
            onClick={() => speak(one.lang)}
          >
            {one.lang.toUpperCase()} <span class="unseen">{one.name}</span>
          </button>
        ))}
      </fieldset>
      <button type="button" class="round" aria-label={theme === "day" ? t.toNight : t.toDay} onClick={changeTheme}>
        <Icon name={theme === "day" ? "moon" : "sun"} />
      </button>
      <button type="button" class="round sound" aria-label={t.sound} aria-pressed={sound} onClick={changeSound}>
        <Icon name={sound ? "sound" : "silent"} />
      </button>
    </header>
  );
}

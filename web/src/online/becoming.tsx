// The personal link: on this device one becomes the guest it names. The key does not stay in the address.
import { useEffect } from "preact/hooks";
import type { Lang } from "../protocol.ts";
import type { Route } from "../route.ts";
import { become, isKey, isSeated, ownKey, rememberSeated } from "./guest.ts";
import { onlineTexts } from "./texts.ts";

export function Becoming({
  lang,
  other,
  go,
}: {
  lang: Lang;
  other: string;
  go: (route: Route, replace: true) => void;
}) {
  const t = onlineTexts[lang];
  const toLobby = () => go({ is: "lobby" }, true);
  const mayGoOn = isKey(other) && (other === ownKey() || !isSeated());
  // Whatever the page knows of the former guest goes with it.
  const takeOver = () => {
    become(other);
    rememberSeated(true);
    toLobby();
    location.reload();
  };
  useEffect(() => {
    if (mayGoOn) takeOver();
  }, [other]);
  if (mayGoOn) return null;
  return (
    <section class="panel noTable">
      <h1>{t.becoming}</h1>
      <p>{isKey(other) ? t.becomingAbout : t.badLink}</p>
      {isKey(other) && (
        <button type="button" onClick={takeOver}>
          {t.become}
        </button>
      )}
      <button type="button" class="main" onClick={toLobby}>
        {isKey(other) ? t.stay : t.toLobby}
      </button>
    </section>
  );
}

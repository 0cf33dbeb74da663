// The link to a table, to be passed on: copied, shared, or photographed.
import { Icon } from "../look/glyph.tsx";
import { hashOf } from "../route.ts";
import { Copy } from "./copy.tsx";
import { Square } from "./square.tsx";
import type { LobbyTexts } from "./texts.ts";

export function Invitation(props: { t: LobbyTexts; game: string; table: string; invitation: string }) {
  const { t, game, table, invitation } = props;
  // Without what stands behind the question mark: others speak their own language.
  const link = `${location.origin}${location.pathname}${hashOf({ is: "online", table, invitation })}`;
  return (
    <section class="invitation" aria-labelledby="invite-title">
      <div class="inviteWords">
        <h2 id="invite-title">{t.invite}</h2>
        <p>{t.inviteAbout}</p>
        <div class="inviteWays">
          <Copy t={t} text={() => link} label={t.copyLink} />
          {"share" in navigator && (
            <button
              type="button"
              class="shareLink"
              aria-label={t.share}
              onClick={() => {
                // Whoever thinks better of it has shared nothing, and that is no fault.
                navigator.share({ title: game, text: t.shareText(game), url: link }).catch(() => {});
              }}
            >
              <Icon name="share" />
            </button>
          )}
        </div>
      </div>
      <Square text={link} label={t.square} />
      <input
        class="inviteLink"
        readOnly
        aria-label={t.link}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </section>
  );
}

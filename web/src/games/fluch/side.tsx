// What is wanted, and what is left.
import { Icon } from "../../look/glyph.tsx";
import type { Sight } from "../../play/sight.ts";
import { texts } from "./texts.ts";
import { TokenPicture } from "./token.tsx";

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export function Side({ sight: { view, reading, lang } }: { sight: Sight<"fluch"> }) {
  const t = texts[lang];
  const { bag, treasures, events, faceDown, rounds } = view.open;
  const left = [
    { is: t.inBag, n: sum(bag.of), sign: <Icon name="bag" /> },
    { is: t.closed, n: sum(faceDown.of), sign: <TokenPicture token="none" size={18} /> },
    { is: t.inTreasures, n: sum(treasures.of), sign: <span class="back ofTreasures" /> },
    { is: t.inEvents, n: sum(events.of), sign: <span class="back ofEvents" /> },
  ];
  return (
    <>
      <p class="goal">
        <b>{t.goal}:</b> {t.goalAbout(reading.colours, reading.treasures)} {t.round(rounds + 1)}.
      </p>
      <ul class="left">
        {left.map(({ is, n, sign }) => (
          <li key={is} title={is}>
            {sign}
            <b>{n}</b>
            <span class="unseen">{is}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

// The drawings of the house, once in the page, so that every screen can use them by name and in its own colours.
import cards from "./cards.svg?url";
import glyphs from "./glyphs.svg?url";
import scenes from "./scenes.svg?url";

// Without them the page still works: everything has words.
export async function hangDrawings(): Promise<void> {
  const place = document.createElement("div");
  place.className = "drawings";
  place.ariaHidden = "true";
  document.body.append(place);
  await Promise.all(
    [glyphs, scenes, cards].map(async (address) => {
      const response = await fetch(address);
      if (!response.ok) return;
      const drawing = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
      place.append(document.importNode(drawing.documentElement, true));
    }),
  );
}

// What counted at the end, as things on a shelf: which drawing stands for which line of the score.
const things: Record<string, Record<string, string>> = {
  gold: {
    photos: "g-photo",
    twos: "g-treasure-2",
    threes: "g-treasure-3",
    mask: "g-mask",
    archaeologist: "g-archaeologist",
    helper: "g-helper",
    bothFigures: "g-archaeologist",
  },
  fluch: { colours: "g-chamber-token-open", treasures: "g-scarab" },
  schatz: { passed: "sp-pharaoh", laid: "sp-torch" },
  labyrinth: {
    stretch1: "lp-corridor",
    stretch2: "lp-mark-15",
    stretch3: "lp-mark-30",
    stretch4: "lp-mark-45",
    plain: "lp-chamber",
    blue: "lp-stone-blue",
    green: "lp-stone-green",
    red: "lp-stone-red",
    special: "lp-special",
  },
  medaillon: { tombs: "md-tomb" },
};

export const thingOf = (game: string, why: string) => things[game]?.[why] ?? null;

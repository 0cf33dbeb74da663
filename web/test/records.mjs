// Games in the middle, for tests and pictures: played by bots up to a moment where the first seat is asked.
const names = ["Mira", "Jonas", "Anen", "Tiye", "Kaya", "Seth"];

// `moves`: at least so many are played; `ask`: what the first seat is then asked, or a kind of move it may make; any
// if left out. The first seat is a
// person's, the others are bots'.
export function recordAt(house, { game, players = 3, moves = 20, ask = null, deal = "picture", options = {} }) {
  const must = (answer) => {
    if (!answer.ok) throw new Error(answer.why);
    return answer;
  };
  const seats = names.slice(0, players).map((name, seat) => (seat === 0 ? { name } : { name, bot: 2 }));
  const { table } = must(house.ask({ do: "new", game, seed: deal, seats, options }));
  try {
    for (;;) {
      const { view, actors, length } = must(house.ask({ do: "view", table, seat: 0 }));
      const asked = view.open.agenda.at(-1)?.ask;
      if (actors.length === 0) {
        if (ask !== null) throw new Error(`${game} ended before the first seat was asked to ${ask}`);
        return must(house.ask({ do: "record", table })).record;
      }
      const may = () => must(house.ask({ do: "moves", table, seat: 0 })).moves.some(({ move }) => move.is === ask);
      if (length >= moves && actors.includes(0) && (ask === null || ask === asked || may()))
        return must(house.ask({ do: "record", table })).record;
      const seat = actors.at(-1);
      const { move } = must(house.ask({ do: "bot", table, seat, level: 2, seed: seat }));
      must(house.ask({ do: "play", table, seat, move }));
    }
  } finally {
    house.ask({ do: "close", table });
  }
}

// Loads a record into the page, by the way a person would: from a file.
export async function loadRecord(page, record) {
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator(".table").waitFor();
}

// Fixed games: the same seeds and the same humble players, today and after a refactoring, natively and in WebAssembly.
// Their fingerprint is one number over everything that anybody could see of them.
#pragma once

#include "bots/sensible.h"
#include "describe/json_out.h"
#include "describe/some.h"
#include "table/record.h"

namespace mastaba {

// Plays a table to its end. Of seats that decide at the same time, a random one goes first. So many moves of four are
// sensible, the others random.
template <Game G>
void playOut(Table<G>& table, Chance& chance, u32 sensible) {
  while (!table.over()) {
    const Seats actors = table.actors();
    const Seat seat = actors[static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(actors.size())))];
    const View<G> view = table.view(seat);
    const bool thinks = chance.below(BotLuck::choice, 4) < sensible;
    (void)table.play(seat, thinks ? sensibleMove<G>(view, chance) : randomMove<G>(view, chance));
  }
}

inline std::vector<Sitter> sittersNamed(int players) {
  constexpr std::array<const char*, maxSeats> names{"Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"};
  std::vector<Sitter> sitters;
  for (int seat = 0; seat < players; ++seat) sitters.push_back({names[static_cast<std::size_t>(seat)], 0});
  return sitters;
}

template <Game G>
u64 fingerprintOf() {
  constexpr int games = 8;  // for each number of players; the first with the usual options
  record::Check check;
  Chance chance(u64{2024});
  for (int players = 1; players <= G::seats; ++players) {
    for (int game = 0; game < games; ++game) {
      typename G::Options options;
      if (game > 0) options = someOptions<G>(chance);
      options.players = players;
      if (G::refuse(options)) continue;
      Table<G> table(options, Seed::named("fingerprint " + std::to_string(game)), sittersNamed(players));
      playOut(table, chance, static_cast<u32>(game) % 4);
      for (const auto& told : table.told()) {
        check.add(static_cast<u32>(told.to.bits));
        check.add(toJson(told.event));
      }
      const Record<G> record = recordOf(table);
      check.add(record.moves.empty() ? "" : record.moves.back().check);
      check.add(toJson(record.result));
    }
  }
  return check.number();
}

}  // namespace mastaba

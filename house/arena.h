// Bots among themselves, without a table: what `mastaba arena` counts.
#pragma once

#include "bots/levels.h"
#include "house/room.h"

namespace mastaba {

// One deal to its end. Seats that decide at the same time do so from first to last; nobody sees what the others chose.
template <Game G>
BotGame playBots(const typename G::Options& options, const Seed& deal, std::span<const int> levels) {
  Chance chance(deal);
  u64 own = 0;
  for (int i = 0; i < 8; ++i) own = own << 8 | deal.bytes[static_cast<std::size_t>(i)];
  Chance choice(own);  // of the bots, so that the same deal stays the same whoever plays
  Teller<typename G::Event> deaf;
  typename G::State state = G::setup(options, chance, deaf);
  while (!over<G>(state)) {
    const Seat seat = G::actors(state.open).first();
    const auto move = botMove<G>(viewOf<G>(state, seat), levels[static_cast<std::size_t>(seat)], choice);
    G::play(state, seat, move, chance, deaf);
  }
  const typename G::Standing standing = G::standing(state);
  BotGame game;
  for (std::size_t seat = 0; seat < levels.size(); ++seat) {
    game.points[seat] = standing.points[seat];
    game.place[seat] = standing.place[seat];
  }
  return game;
}

}  // namespace mastaba

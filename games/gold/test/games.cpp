#include "games/gold/test/games.h"

#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "describe/some.h"
#include "games/gold/test/acting.h"

namespace mastaba::gold {

Options mixture(int n) {
  Chance chance(static_cast<u64>(n) + 1000);
  return forPlayers(fewest + n % (most - fewest + 1), someOptions<Gold>(chance));
}

State playedOut(const Options& options, u64 luck, const Look& look) {
  Chance chance(luck);
  Teller<Gold::Event> deaf;
  State state = Gold::setup(options, chance, deaf);
  for (int i = 0; i < 20'000 && !over<Gold>(state); ++i) {
    const Seat seat = Gold::actors(state.open).first();
    const View<Gold> view = viewOf<Gold>(state, seat);
    const bool thinks = chance.below(BotLuck::choice, 3) > 0;
    const Move move = thinks ? sensibleMove<Gold>(view, chance) : randomMove<Gold>(view, chance);
    if (look) look(state, move);
    Gold::play(state, seat, move, chance, deaf);
  }
  EXPECT_TRUE(over<Gold>(state)) << "without an end";
  return state;
}

}  // namespace mastaba::gold

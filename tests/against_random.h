// How a sensible bot fares against random play, in a game for two.
#pragma once

#include "bots/random.h"
#include "bots/sensible.h"
#include "engine/game.h"

namespace mastaba {

// In how many of these games the bot, which sits on either seat in turn, has won: `won` tells from the standing.
template <Game G, class Won>
int wonAgainstRandom(const typename G::Options& options, int games, Won&& won) {
  int many = 0;
  for (int game = 0; game < games; ++game) {
    Chance chance(static_cast<u64>(game));
    Teller<typename G::Event> deaf;
    typename G::State state = G::setup(options, chance, deaf);
    const Seat bot = game % 2;
    while (!over<G>(state)) {
      const Seat seat = G::actors(state.open).first();
      const View<G> view = viewOf<G>(state, seat);
      const typename G::Move move = seat == bot ? sensibleMove<G>(view, chance) : randomMove<G>(view, chance);
      G::play(state, seat, move, chance, deaf);
    }
    many += won(G::standing(state), bot) ? 1 : 0;
  }
  return many;
}

}  // namespace mastaba

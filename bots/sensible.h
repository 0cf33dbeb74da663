// A simple sensible opponent: the move that its game likes best at first sight, without looking ahead. Of equals, any.
#pragma once

#include "bots/random.h"
#include "bots/sight.h"

namespace mastaba {

template <Game G>
typename G::Move sensibleMove(const View<G>& view, Chance& chance, Sight sight = Sight::first) {
  typename G::Moves moves;
  Weights<typename G::Moves> weights{};
  G::moves(view.open, view.own, view.me, moves);
  weigh<G>(view, moves, weights, sight);
  List<int, G::Moves::capacity()> best;
  for (int i = 0; i < moves.size(); ++i) {
    const int lead = best.empty() ? 0 : weights[i] - weights[best[0]];
    if (lead > 0) best.clear();
    if (lead >= 0) best.push(i);
  }
  return moves[best[static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(best.size())))]];
}

}  // namespace mastaba

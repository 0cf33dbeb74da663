// A simple sensible opponent: the move that its game likes best at first sight, without looking ahead. Of equals, any.
#pragma once

#include "bots/random.h"
#include "bots/sight.h"

namespace mastaba {

// Which of so many weights is the greatest; of equals, any.
template <std::size_t N>
int oneOfTheBest(const std::array<int, N>& weights, int many, Chance& chance) {
  List<int, static_cast<int>(N)> best;
  for (int i = 0; i < many; ++i) {
    const auto weight = [&weights](int one) { return weights[static_cast<std::size_t>(one)]; };
    const int lead = best.empty() ? 0 : weight(i) - weight(best[0]);
    if (lead > 0) best.clear();
    if (lead >= 0) best.push(i);
  }
  return best[static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(best.size())))];
}

template <Game G>
typename G::Move sensibleMove(const View<G>& view, Chance& chance, Sight sight = Sight::first) {
  typename G::Moves moves;
  Weights<typename G::Moves> weights{};
  G::moves(view.open, view.own, view.me, moves);
  weigh<G>(view, moves, weights, sight);
  return moves[oneOfTheBest(weights, moves.size(), chance)];
}

}  // namespace mastaba

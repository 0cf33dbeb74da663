// With whose eyes moves are looked at. Who thinks ahead may begin with more experience than whoever decides at first
// sight, where a game has that (G::insight).
#pragma once

#include "engine/game.h"

namespace mastaba {

enum class Sight : u8 { first, experienced };

template <class G>
concept HasInsight = requires(const View<G>& view, const typename G::Moves& moves,
                              Weights<typename G::Moves>& weights) { G::insight(view, moves, weights); };

template <class G>
void weigh(const View<G>& view, const typename G::Moves& moves, Weights<typename G::Moves>& weights, Sight sight) {
  if constexpr (HasInsight<G>)
    if (sight == Sight::experienced) return G::insight(view, moves, weights);
  G::prior(view, moves, weights);
}

}  // namespace mastaba

// What the toy thinks of its moves at first sight.
#include "tests/toy/toy.h"

namespace mastaba {

void Toy::prior(const View<Toy>& view, const Moves& moves, Weights<Moves>& weights) {
  const bool worthIt = view.open.lot >= 4;
  for (int i = 0; i < moves.size(); ++i)
    weights[i] = match(moves[i], [&](const auto& move) {
      using M = std::decay_t<decltype(move)>;
      if constexpr (std::is_same_v<M, Bid>) return worthIt ? int{move.card} : -int{move.card};
      if constexpr (std::is_same_v<M, Curse>) return worthIt ? 1 : -1;
      return std::is_same_v<M, Look> ? 1 : 0;
    });
}

}  // namespace mastaba

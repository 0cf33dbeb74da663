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

// Every point makes half as much again likely as none.
Chances Toy::value(const State& state) {
  const int players = state.open.options.players;
  int all = 0;
  for (Seat seat = 0; seat < players; ++seat) all += 2 + state.open.score[seat];
  Chances chances{};
  for (Seat seat = 0; seat < players; ++seat) chances[seat] = surely * (2 + state.open.score[seat]) / all;
  return chances;
}

}  // namespace mastaba

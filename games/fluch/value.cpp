// How likely each seat is to win: a net was told how positions looked and who won in the end (judge.h). What the dice
// decide at once is reckoned.
#include "games/fluch/judge.h"

namespace mastaba {

using namespace fluch;

Chances Fluch::value(const State& state) {
  const Open& open = state.open;
  const Outlooks all = outlooks(state);
  const auto inputs = inputsOf(open, all);
  std::array<int, most> scores{};
  for (Seat seat = 0; seat < most; ++seat)
    scores[seat] = seat < open.options.players && !open.players[seat].out ? judge(inputs[seat]) : hopeless;
  Chances chances = likelihoods(scores);
  const int sure = all[open.active].sure;
  for (int& one : chances) one = one * (surely - sure) / surely;
  chances[open.active] += sure;
  return chances;
}

}  // namespace mastaba

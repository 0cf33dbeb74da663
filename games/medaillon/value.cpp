// How likely each seat is to win: a net was told of positions between two tombs and who won in the end (judge.h). An
// open tomb is fought for first.
#include "games/medaillon/judge.h"

namespace mastaba {

using namespace medaillon;

Chances Medaillon::value(const State& state) {
  if (isBetweenTombs(state.open)) return judged(state);
  constexpr int fights = 16;
  Chance chance(u64{1});
  int sum = 0;
  for (int i = 0; i < fights; ++i) {
    State world = state;
    sum += playOn(world, chance)[0];
  }
  return {sum / fights, surely - sum / fights};
}

}  // namespace mastaba

// What a player with a little experience thinks of each move at first sight.
#include "games/medaillon/legal.h"

namespace mastaba {

void Medaillon::prior(const View<Medaillon>&, const Moves& moves, Weights<Moves>& weights) {
  for (int i = 0; i < moves.size(); ++i) weights[i] = 0;
}

}  // namespace mastaba

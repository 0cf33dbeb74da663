#include "games/labyrinth/legal.h"
namespace mastaba {
void Labyrinth::prior(const View<Labyrinth>&, const Moves& moves, Weights<Moves>& weights) {
  for (int i = 0; i < moves.size(); ++i) weights[i] = 0;
}
}  // namespace mastaba

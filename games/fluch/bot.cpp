#include "games/fluch/legal.h"

namespace mastaba {

void Fluch::prior(const View<Fluch>&, const Moves&, Weights<Moves>& weights) { weights.fill(0); }

}  // namespace mastaba

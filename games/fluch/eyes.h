// What somebody of a certain manner thinks of the moves; for who looks for better numbers (tools/fluch).
#pragma once

#include "games/fluch/fluch.h"
#include "games/fluch/manner.h"

namespace mastaba::fluch {

void weighAs(const Manner& manner, const View<Fluch>& view, const Fluch::Moves& moves, Weights<Fluch::Moves>& weights);

}  // namespace mastaba::fluch

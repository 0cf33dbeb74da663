#include "games/fluch/fluch.h"

#include "bots/opponent_of.h"

namespace mastaba {

template struct Opponent<Fluch>;

}  // namespace mastaba

#include "games/medaillon/medaillon.h"

#include "bots/opponent_of.h"

namespace mastaba {

template struct Opponent<Medaillon>;

}  // namespace mastaba

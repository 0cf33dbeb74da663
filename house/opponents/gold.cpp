#include "games/gold/gold.h"

#include "bots/opponent_of.h"

namespace mastaba {

template struct Opponent<Gold>;

}  // namespace mastaba

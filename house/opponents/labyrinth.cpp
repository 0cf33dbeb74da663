#include "bots/opponent_of.h"
#include "games/labyrinth/memory.h"

namespace mastaba {

template struct Opponent<Labyrinth>;

}  // namespace mastaba

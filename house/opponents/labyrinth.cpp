#include "games/labyrinth/memory.h"

#include "bots/opponent_of.h"

namespace mastaba {

template struct Opponent<Labyrinth>;

}  // namespace mastaba

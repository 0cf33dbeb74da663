#include "games/schatz/schatz.h"

#include "bots/opponent_of.h"

namespace mastaba {

template struct Opponent<Schatz>;

}  // namespace mastaba

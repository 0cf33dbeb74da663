#include "tests/toy/toy.h"

#include "bots/opponent_of.h"

namespace mastaba {

template struct Opponent<Toy>;

}  // namespace mastaba

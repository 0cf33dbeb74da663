// The games that are fuzzed: all of them.
#pragma once

#include "games/fluch/fluch.h"
#include "games/gold/gold.h"
#include "games/labyrinth/labyrinth.h"
#include "games/medaillon/medaillon.h"
#include "games/schatz/schatz.h"
#include "tests/toy/toy.h"

namespace mastaba {

// Calls f.operator()<G>() for each.
template <class F>
void eachGame(F&& f) {
  f.template operator()<Schatz>();
  f.template operator()<Labyrinth>();
  f.template operator()<Medaillon>();
  f.template operator()<Gold>();
  f.template operator()<Fluch>();
  f.template operator()<Toy>();
}

}  // namespace mastaba

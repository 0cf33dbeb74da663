// How far everybody is from victory in an imagined world, with all that the rest of this turn may still bring.
#pragma once

#include "games/fluch/tomb.h"

namespace mastaba::fluch {

struct Outlook {
  int rest = 0;        // the way left in tenths of a pip, once the movements of this turn are over, on average
  int sure = 0;        // whether the game is won before that, in 4096ths
  int fear = 0;        // of Ammut: what her attack would cost, as likely as it is
  int hope = 0;        // what this seat will gain by decisions that are due, in tenths of a pip
  int need = 0;        // tokens still wanted, in hundredths
  bool blind = false;  // the next of them lies face down
  int turns = 0;  // of the others, before it is this seat's turn again; the whole round for the one whose turn it is
};
using Outlooks = std::array<Outlook, most>;

// For each seat that is still in the game.
Outlooks outlooks(const State& state);

}  // namespace mastaba::fluch

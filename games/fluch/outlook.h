// How far everybody is from victory in an imagined world, with all that the rest of this turn may still bring.
#pragma once

#include "games/fluch/tomb.h"

namespace mastaba::fluch {

struct Outlook {
  int rest = 0;         // the way left in tenths of a pip, once the movements of this turn are over, on average
  int home = 0;         // the way out from there
  int sure = 0;         // whether the game is won before that, in 4096ths
  int danger = 0;       // how likely Ammut attacks it there, in hundredths
  int tiles = 0;        // that this seat may still lay before it moves
  int wanted = 0;       // of these, how many would lie on its way
  bool takes = false;   // what lies here
  bool places = false;  // Ammut
  int need = 0;         // tokens still wanted, in hundredths
  int cards = 0;        // treasures that come with them, in hundredths
  bool blind = false;   // the next of them lies face down
  bool goes = false;    // somewhere:
  Place aim;            // there,
  int toAim = 0;        // which is so far,
  int unbuilt = 0;      // over so many squares on which nothing lies yet,
  bool walled = false;  // and through walls
  int turns = 0;  // of the others, before it is this seat's turn again; the whole round for the one whose turn it is
};
using Outlooks = std::array<Outlook, most>;

// For each seat that is still in the game.
Outlooks outlooks(const State& state);

}  // namespace mastaba::fluch

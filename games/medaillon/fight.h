// What the two sides have for the open tomb, at a glance, in a world in which everything is known: what has been sent
// and laid, and what may still come. From it follows who will probably win (value.cpp).
#pragma once

#include "games/medaillon/outlook.h"

namespace mastaba::medaillon {

// How far the holder is ahead of the other once everything is revealed and all traps have been triggered.
struct Fought {
  Open open;  // the tomb then: who is left in it, who was healed
  int ahead;  // strength
};
Fought foughtOut(const State& state);
// Who gets the tomb then.
Seat winnerOf(const Fought& fought);

// What may still be sent or laid, in eighths of a strength.
struct Reserve {
  int camp = 0;
  int hand = 0;
  int papyri = 0;
};
Reserve reserveOf(const State& state, const Open& tomb, Seat seat, bool sends, bool lays);

}  // namespace mastaba::medaillon

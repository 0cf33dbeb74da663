// What can be seen of a position at a glance, seat by seat: what it has, what it will probably get, and what threatens
// it. How much each of these matters for victory stands in value.cpp.
#pragma once

#include "games/gold/legal.h"

namespace mastaba::gold {

// Worth is counted in hundredths of a point.
inline constexpr int point = 100;
inline int worthOf(Treasure treasure) {
  constexpr std::array<int, 4> worth{0, twoWorth * point, threeWorth * point, maskWorth * point};
  return worth[static_cast<std::size_t>(treasure)];
}

enum class Sight : u8 {
  score,         // as it stands
  near,          // carried, and at home with the actions of this turn
  soon,          // with those of the next
  late,          // with those of two more
  distant,       // later
  robbery,       // in reach of a thief who moves first; what one loses is what the other gets
  chase,         // a thief is close
  fetching,      // what lies in the pyramid and is likely to be brought home first by this seat
  exploring,     // chambers not yet found, as far as this seat is nearer to the tiles that are face down
  toil,          // how long the ways to them are, with lamps
  maskNear,      // the mask in its chamber, from where it is home in one turn
  maskFar,       // or just in time
  buried,        // the archaeologist does not get out in time
  helperBuried,  // nor the helper
  wayOut,        // how far the archaeologist is from the entrance while the pyramid falls
  helperWayOut,  // and the helper
  both,          // figures are left, which decides between equals
};
inline constexpr int sights = 17;

// How far the game has come: so many chambers are hidden, the mask is found, the pyramid falls with much, little or
// nothing to be won or lost in it; or nothing has been found for so long that the game ends.
enum class Phase : u8 { five, four, three, two, one, armed, much, little, nothing, stalled };
inline constexpr int phases = 10;

struct Outlook {
  Phase phase{};
  std::array<std::array<int, sights>, most> seats{};

  explicit Outlook(const State& state);
};

}  // namespace mastaba::gold

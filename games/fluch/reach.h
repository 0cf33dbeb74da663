// How far an explorer gets with some pips, and Ammut with a sign of hers.
#pragma once

#include "games/fluch/ways.h"

namespace mastaba::fluch {

inline constexpr int mostPips = 6;

// How often two dice show so many pips together, of `rolls` times.
inline constexpr int rolls = faces * faces;
inline constexpr auto pipsRolled = [] {
  std::array<std::array<int, mostPips + 1>, dice.size()> result{};
  for (std::size_t die = 0; die < dice.size(); ++die)
    for (const int first : dice[die])
      for (const int second : dice[die]) {
        const int both = pipsOf(static_cast<Face>(first)) + pipsOf(static_cast<Face>(second));
        ++result[die][static_cast<std::size_t>(both)];
      }
  return result;
}();

// Whether the seat could end a movement there, or the game.
inline bool mayEndAt(const Open& open, Seat seat, Place at) {
  if (explorerAt(open, at, seat) == nobody) return true;
  return isEntrance(at) && meetsGoal(open, seat) && open.options.occupiedExitWins == Fluch::OccupiedExitWins::yes;
}

// The places an explorer comes to with so many steps and not with fewer. It stops at grey tiles and at Ammut.
class Reach {
 public:
  Reach() = default;
  Reach(const Open& open, const Sides& now, const Area& greys, Seat seat, Place from);

  // All of them, and where it may stay.
  const Area& with(int steps) const { return with_[static_cast<std::size_t>(steps)]; }
  Area ends(int steps) const { return with(steps) - taken_; }
  // Where one cannot walk on.
  const Area& stops() const { return stops_; }
  // With all that may be rolled.
  const Area& all() const { return all_; }

 private:
  std::array<Area, mostPips + 1> with_{};
  Area all_;
  Area taken_;
  Area stops_;
};

// Where Ammut comes to with one sign, and with two.
struct Lair {
  Area near;
  Area wide;

  Lair() = default;
  Lair(const Open& open, const Sides& now, Place from);

  // In hundredths, whether she gets to somebody who stands there before the next turn.
  int chance(Place at, int players) const;
};

}  // namespace mastaba::fluch

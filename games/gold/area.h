// Sets of places: ways are reckoned with many places at once.
#pragma once

#include "engine/squares.h"
#include "games/gold/gold.h"

namespace mastaba::gold {

using Area = Squares<width, width>;

inline constexpr Area everyPlace = everySquare<width, width>;

// The neighbours of all places of a set, on one side.
constexpr Area northOf(const Area& area) { return area.towards(Side::north); }
constexpr Area eastOf(const Area& area) { return area.towards(Side::east); }
constexpr Area southOf(const Area& area) { return area.towards(Side::south); }
constexpr Area westOf(const Area& area) { return area.towards(Side::west); }

// Where the lamps of a seat stand.
inline Area lampsOf(const Gold::Open& open, Seat seat) {
  Area lit;
  for (const Place at : open.players[seat].lamps) lit.add(at);
  return lit;
}

}  // namespace mastaba::gold

// Sets of places, one bit each: ways are reckoned with many places at once.
#pragma once

#include "games/gold/gold.h"

namespace mastaba::gold {

constexpr u64 bit(Place place) { return u64{1} << place; }

struct Area {
  u64 bits = 0;

  static constexpr Area only(Place place) { return {bit(place)}; }
  constexpr bool has(Place place) const { return ((bits >> place) & 1) != 0; }
  constexpr bool none() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr void add(Place place) { bits |= bit(place); }
  constexpr void drop(Place place) { bits &= ~bit(place); }
  constexpr Place pop() {
    const Place first = std::countr_zero(bits);
    bits &= bits - 1;
    return first;
  }

  // for (const Place place : area)
  struct Step {
    u64 left;
    constexpr Place operator*() const { return std::countr_zero(left); }
    constexpr Step& operator++() {
      left &= left - 1;
      return *this;
    }
    friend constexpr bool operator==(Step a, Step b) { return a.left == b.left; }
  };
  constexpr Step begin() const { return {bits}; }
  constexpr Step end() const { return {0}; }
};

// ---- the neighbours of all places of a set, on one side

constexpr u64 columnOf(int at) {
  u64 bits = 0;
  for (int row = 0; row < width; ++row) bits |= bit(Place::at(at, row));
  return bits;
}
inline constexpr u64 everyPlace = (u64{1} << places) - 1;
inline constexpr u64 notWest = everyPlace & ~columnOf(0);
inline constexpr u64 notEast = everyPlace & ~columnOf(width - 1);

constexpr u64 northOf(u64 area) { return area >> width; }
constexpr u64 eastOf(u64 area) { return (area & notEast) << 1; }
constexpr u64 southOf(u64 area) { return (area << width) & everyPlace; }
constexpr u64 westOf(u64 area) { return (area & notWest) >> 1; }

// Where the lamps of a seat stand.
inline u64 lampsOf(const Gold::Open& open, Seat seat) {
  u64 lit = 0;
  for (const Place at : open.players[seat].lamps) lit |= bit(at);
  return lit;
}

}  // namespace mastaba::gold

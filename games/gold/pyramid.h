// The pyramid as a maze: which tiles lie how, where a figure gets to, who could be walled in, what falls next.
#pragma once

#include "games/gold/area.h"

namespace mastaba::gold {

// ---- tiles

constexpr bool isChamber(Kind kind) { return kind >= Kind::lotus; }
constexpr bool isFaceUp(Kind kind) { return kind >= Kind::entrance; }
// The tiles that are shuffled, in the order of the bag.
constexpr Kind kindAt(int i) { return static_cast<Kind>(i + static_cast<int>(Kind::straight)); }
// How many of a kind there are.
int copiesOf(Kind kind, const Options& options);

inline Openings openingsAt(const Open& open, Place at) { return openingsOf(open.tiles[at].open); }

// The sides at which a place has a neighbour.
inline constexpr auto inside = [] {
  std::array<Openings, places> result{};
  for (int i = 0; i < places; ++i)
    for (const Side side : sides)
      if (Place(i).hasNeighbour(side)) result[static_cast<std::size_t>(i)].bits |= Openings::of({side}).bits;
  return result;
}();
constexpr bool isCorner(Place place) { return std::popcount(inside[place].bits) == 2; }
constexpr bool isBorder(Place place) { return inside[place] != crossing; }
// A2: where the entrance may be.
constexpr bool isForEntrance(Place place) { return isBorder(place) && !isCorner(place); }

// In how many ways a tile can lie, as a set: bit i stands for the ways i.
struct Orientations {
  u16 bits = 0;

  constexpr bool has(Ways ways) const { return ((bits >> static_cast<int>(ways)) & 1) != 0; }
  constexpr bool none() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr void add(Ways ways) { bits = static_cast<u16>(bits | (1 << static_cast<int>(ways))); }
  constexpr Ways pop() {
    const auto first = static_cast<Ways>(std::countr_zero(bits));
    bits = static_cast<u16>(bits & (bits - 1));
    return first;
  }
};
Orientations orientationsOf(Kind kind, const Options& options);

// A6: the single door of a chamber opens to the outside or to a place that has fallen.
bool doorLeadsNowhere(const Open& open, Place at, Ways ways);

// A3: open to all its neighbours, or only inward.
Openings entranceOpenings(Place at, const Options& options);

// ---- ways

// For each side, the places that are open there; those that are face down count as open on all.
struct OpenSides {
  std::array<Area, 4> open{};
  Area hidden;

  explicit OpenSides(const Open& board);
};

// Where a figure of this seat gets from here with one action (GOLD-27, GOLD-52, GOLD-53, GOLD-54).
Area reachOf(const Open& open, Seat seat, Place from);

// The neighbours from which no wall separates this place.
Area besides(const Open& open, Place at);

// Mummy and curse: all shortest ways from here to the entrance together, with both ends (GOLD-67, GOLD-72), and how
// long they are; none: there is no way.
struct Shortest {
  Area area;
  int steps = 0;
};
Shortest shortestWays(const Open& open, Place from);

// ---- the safety rule (A10)

// How a tile must lie so that nobody is walled in.
class Guard {
 public:
  Guard(const Open& open, Place at);
  bool allows(Ways ways) const {
    const int open = openingsOf(ways).bits;
    return (open & towardsEntrance_.bits) == towardsEntrance_.bits &&
           (towardsSet_.none() || (open & towardsSet_.bits) != 0);
  }

 private:
  void keepEntrance(const Open& open, Place at);
  void keepHidden(const Open& open, Place at);

  Openings towardsEntrance_;  // this side must be open
  Openings towardsSet_;       // one of these must be
};

// ---- the ruin

// Rings around some places, and the next one: with the corners or without (A30).
Area withNextRing(const Area& area, const Options& options);
// The tiles that fall as this ring.
Area ringOf(const Open& open, int ring);
// The tiles that are still there, but for the entrance; none: the pyramid has fallen (GOLD-90).
Area standing(const Open& open);

}  // namespace mastaba::gold

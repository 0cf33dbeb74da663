// Orthogonal mazes of square tiles: each tile has openings on some of its four sides, and a way leads from one tile to
// its neighbour where both are open towards each other.
#pragma once

#include <array>
#include <boost/describe/enum.hpp>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/below.h"
#include "engine/seq.h"

namespace mastaba {

enum class Side : u8 { north, east, south, west };

inline constexpr std::array<Side, 4> sides{Side::north, Side::east, Side::south, Side::west};

constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<int>(side) + 2) % 4); }

// Quarter turns clockwise.
using Turn = Below<4>;

// Which sides of a tile are open.
struct Openings {
  u8 bits = 0;

  static constexpr Openings of(std::initializer_list<Side> open) {
    Openings result;
    for (const Side side : open) result.bits = static_cast<u8>(result.bits | (1 << static_cast<int>(side)));
    return result;
  }
  constexpr bool has(Side side) const { return ((bits >> static_cast<int>(side)) & 1) != 0; }
  constexpr bool none() const { return bits == 0; }
  constexpr Openings turned(Turn turn) const { return {static_cast<u8>(((bits << turn) | (bits >> (4 - turn))) & 15)}; }
  friend constexpr bool operator==(Openings a, Openings b) { return a.bits == b.bits; }
};

inline constexpr Openings crossing{15};

// The same by name, for moves and positions that people read and write: the open sides, clockwise.
enum class Ways : u8 { none, n, e, ne, s, ns, es, nes, w, wn, ew, wne, sw, swn, esw, nesw };
BOOST_DESCRIBE_ENUM(Ways, none, n, e, ne, s, ns, es, nes, w, wn, ew, wne, sw, swn, esw, nesw)

constexpr Openings openingsOf(Ways ways) { return {static_cast<u8>(ways)}; }
constexpr Ways waysOf(Openings openings) { return static_cast<Ways>(openings.bits); }
static_assert(openingsOf(Ways::wne) == Openings::of({Side::west, Side::north, Side::east}));
static_assert(openingsOf(Ways::swn) == Openings::of({Side::south, Side::west, Side::north}));

// The box character of a tile, for terminal, logs and tests; a tile with no opening is "▪".
std::string_view glyph(Openings openings);
// The tile that a box character shows; false if it is none.
bool readGlyph(std::string_view glyph, Openings& openings);

// A square of a board, numbered row by row from the north-west corner. People call it by a letter for the column and
// a number for the row: C2.
template <int W, int H>
struct Square {
  static_assert(W > 0 && H > 0 && W * H <= 256 && W <= 26);
  static constexpr int width = W;
  static constexpr int height = H;
  static constexpr int squares = W * H;

  u8 v = 0;

  constexpr Square() = default;
  constexpr Square(int n) : v(static_cast<u8>(n)) { assert(n >= 0 && n < squares); }
  static constexpr Square at(int column, int row) { return Square(row * W + column); }
  constexpr operator int() const { return v; }
  constexpr int column() const { return v % W; }
  constexpr int row() const { return v / W; }
  std::string name() const { return static_cast<char>('A' + column()) + std::to_string(row() + 1); }

  constexpr bool hasNeighbour(Side side) const {
    switch (side) {
      case Side::north:
        return row() > 0;
      case Side::east:
        return column() < W - 1;
      case Side::south:
        return row() < H - 1;
      case Side::west:
        return column() > 0;
    }
    return false;
  }
  constexpr Square neighbour(Side side) const {
    assert(hasNeighbour(side));
    constexpr std::array<int, 4> step{-W, 1, W, -1};
    return Square(v + step[static_cast<std::size_t>(side)]);
  }
};

// On which side of a square another lies; nothing: they are not neighbours.
template <int W, int H>
constexpr std::optional<Side> sideTowards(Square<W, H> from, Square<W, H> to) {
  for (const Side side : sides)
    if (from.hasNeighbour(side) && from.neighbour(side) == to) return side;
  return {};
}

// How far every square of a board is from somewhere, in steps.
template <int W, int H>
struct Distances {
  static_assert(W * H <= 255, "the longest way must be shorter than `unreachable`");
  static constexpr u8 unreachable = 255;
  std::array<u8, std::size_t{W} * H> steps{};

  bool reaches(Square<W, H> square) const { return steps[square] != unreachable; }
  int to(Square<W, H> square) const { return steps[square]; }
};

// Can one step from a square through this side? `openings` tells a square's openings; none means that nobody enters.
template <int W, int H, class OpeningsOf>
bool leads(Square<W, H> from, Side side, const OpeningsOf& openings) {
  return from.hasNeighbour(side) && openings(from).has(side) && openings(from.neighbour(side)).has(opposite(side));
}

// The distance of every square from the nearest of several starting squares, by breadth-first search.
template <int W, int H, class OpeningsOf>
Distances<W, H> distancesFrom(std::span<const Square<W, H>> starts, const OpeningsOf& openings) {
  Distances<W, H> found;
  found.steps.fill(Distances<W, H>::unreachable);
  std::array<Square<W, H>, static_cast<std::size_t>(W * H)> queue;
  int head = 0;
  int tail = 0;
  for (const Square<W, H> start : starts) {
    if (found.reaches(start)) continue;
    found.steps[start] = 0;
    queue[tail++] = start;
  }
  while (head < tail) {
    const Square<W, H> here = queue[head++];
    for (const Side side : sides) {
      if (!leads(here, side, openings)) continue;
      const Square<W, H> next = here.neighbour(side);
      if (found.reaches(next)) continue;
      found.steps[next] = static_cast<u8>(found.steps[here] + 1);
      queue[tail++] = next;
    }
  }
  return found;
}

template <int W, int H, class OpeningsOf>
Distances<W, H> distancesFrom(Square<W, H> start, const OpeningsOf& openings) {
  return distancesFrom(std::span<const Square<W, H>>(&start, 1), openings);
}

// A shortest way to a reachable square, without the start and with the goal; among equals the first in the order north,
// east, south, west seen from the goal, so that it is always the same way.
template <int W, int H, class OpeningsOf>
Seq<Square<W, H>, W * H - 1> wayTo(Square<W, H> goal, const Distances<W, H>& distances, const OpeningsOf& openings) {
  Seq<Square<W, H>, W * H - 1> way;
  assert(distances.reaches(goal));
  for (Square<W, H> here = goal; distances.to(here) > 0;) {
    way.insert(0, here);
    for (const Side side : sides) {
      if (!leads(here, side, openings)) continue;
      const Square<W, H> back = here.neighbour(side);
      if (distances.to(back) + 1 != distances.to(here)) continue;
      here = back;
      break;
    }
  }
  return way;
}

}  // namespace mastaba

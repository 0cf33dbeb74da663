// Following a way through the fields of laid tiles, as the robber walks it. Whoever draws a maze in some form of its
// own (the board, the bot's sketch of it) tells of each field:
//
//   openingsOf(field)   the sides that its tile opens, as bits; none without a tile
//   isFree(field)       no tile lies there
//   isForeign(field)    it is open towards an entrance that is not the robber's own half
#pragma once

#include <bit>
#include <cstdint>

#include "games/labyrinth/board.h"

namespace mastaba::labyrinth {

inline constexpr int none = -1;

inline constexpr auto neighbours = [] {
  std::array<std::array<std::int16_t, 4>, fields> all{};
  for (int field = 0; field < fields; ++field)
    for (const Side side : sides)
      all[static_cast<std::size_t>(field)][static_cast<std::size_t>(side)] =
          static_cast<std::int16_t>(Field(field).hasNeighbour(side) ? int{Field(field).neighbour(side)} : none);
  return all;
}();

inline constexpr auto placeOfField = [] {
  std::array<u8, fields> all{};
  for (int field = 0; field < fields; ++field) all[static_cast<std::size_t>(field)] = placeOf(Field(field)).v;
  return all;
}();

inline constexpr auto fieldsOf = [] {
  std::array<std::array<u8, quarters>, places> all{};
  for (int place = 0; place < places; ++place)
    for (int quarter = 0; quarter < quarters; ++quarter)
      all[static_cast<std::size_t>(place)][static_cast<std::size_t>(quarter)] =
          fieldAt(Place(place), static_cast<Quarter>(quarter)).v;
  return all;
}();

constexpr u8 bitOf(Side side) { return static_cast<u8>(1 << static_cast<int>(side)); }

// A way that is open to go on: the field of a free place that it leads to, and the side on which it gets there.
struct End {
  std::int16_t field = -1;  // none: the way is at its end for good
  Side side{};
  bool alive() const { return field >= 0; }
};

// Follows a way that enters a field on this side, to where it leaves the laid tiles. A2, A3: no field has more than two
// openings, so there is at most one way on. A4: and no way from outside leads back into itself.
template <class Maze, class Visit>
End follow(const Maze& maze, const Options& options, int field, Side in, Visit visit) {
  while (true) {
    if (maze.isFree(field)) return {static_cast<std::int16_t>(field), in};
    const u8 open = maze.openingsOf(field);
    if ((open & bitOf(in)) == 0) return {};  // A8: a wall
    if (maze.isForeign(field)) {             // LABYRINTH-27, A6
      if (options.foreignEntrance == Labyrinth::ForeignEntrance::lenient) visit(field);
      return {};
    }
    visit(field);
    const u8 rest = static_cast<u8>(open & ~bitOf(in));
    if (rest == 0) return {};
    const auto out = static_cast<Side>(std::countr_zero(rest));
    field = neighbours[static_cast<std::size_t>(field)][static_cast<std::size_t>(out)];
    if (field == none) return {};
    in = opposite(out);
  }
}

}  // namespace mastaba::labyrinth

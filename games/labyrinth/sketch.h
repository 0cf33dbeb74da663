// A board drawn for quick looking: the bot draws it anew for each move it thinks of.
#pragma once

#include <bit>
#include <cstdint>

#include "games/labyrinth/legal.h"

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

constexpr u8 bitOf(Side side) { return static_cast<u8>(1 << static_cast<int>(side)); }

// A way that is open to go on: the field of a free place that it leads to, and the side on which it gets there.
struct End {
  std::int16_t field = -1;  // none: the way is at its end for good
  Side side{};
  bool alive() const { return field >= 0; }
};

struct Sketch {
  const Options& options;
  std::array<u8, fields> openings{};   // of each field; none without a tile
  std::array<u8, fields> position{};   // in the corridor, from 1; 0: not in it
  std::array<bool, fields> outside{};  // open towards an entrance
  std::array<Gem, fields> stones{};
  u32 free = 0;   // places without a tile, a bit for each
  int door = -1;  // the field behind the own start; none: not chosen yet
  int length = 0;
  End end;

  Sketch(const Board& board, const Options& options);
  void lay(Place at, const Tile& tile);
  void enter(Gate gate);  // and walk in
  void walkOn();

  bool isFree(int field) const { return ((free >> placeOfField[static_cast<std::size_t>(field)]) & 1) != 0; }
};

// Follows a way that enters a field on this side, to where it leaves the laid tiles.
template <class Visit>
End follow(const Sketch& sketch, int field, Side in, Visit visit) {
  while (true) {
    if (sketch.isFree(field)) return {static_cast<std::int16_t>(field), in};
    const u8 open = sketch.openings[field];
    if ((open & bitOf(in)) == 0) return {};
    if (sketch.outside[field] && field != sketch.door) {  // LABYRINTH-27
      if (sketch.options.foreignEntrance == Labyrinth::ForeignEntrance::lenient) visit(field);
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

// A board drawn for quick looking: the bot draws it anew for each move it thinks of.
#pragma once

#include "games/labyrinth/legal.h"
#include "games/labyrinth/way.h"

namespace mastaba::labyrinth {

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

  // As way.h asks.
  u8 openingsOf(int field) const { return openings[static_cast<std::size_t>(field)]; }
  bool isFree(int field) const { return ((free >> placeOfField[static_cast<std::size_t>(field)]) & 1) != 0; }
  bool isForeign(int field) const { return outside[static_cast<std::size_t>(field)] && field != door; }
};

}  // namespace mastaba::labyrinth

// What a board promises: how far the corridor will probably lead, and which chambers it will probably pass. A player
// sees this at a glance; the bot counts it, in whole numbers and without a heap.
#pragma once

#include <cstdint>

#include "games/labyrinth/legal.h"

namespace mastaba::labyrinth {

inline constexpr int point = 64;  // everything here counts in these; a likelihood is so many of 64

// What the stack still holds: the same for every move of a decision.
struct Ahead {
  u32 tiles = 0;    // those that may come, a bit for each
  int turns = 0;    // after this one
  int scarabs = 0;  // expected on the tiles of these turns, in 64ths
  // How likely it is, of 1024, that the next few tiles are none of so many: missed[few][many].
  static constexpr int most = 8;
  std::array<std::array<u16, cards + 1>, most + 1> missed{};

  explicit Ahead(const Open& open);
};

// A way that is open to go on: the field of a free place that it leads to, and the side on which it gets there.
struct End {
  std::int8_t field = -1;  // none: the way is at its end for good
  Side side{};
  bool alive() const { return field >= 0; }
};

// Where the ways out of the free places lead: for each half edge of a place, through laid tiles to an end.
struct Links {
  struct Link {
    End end;
    u8 fields = 0;
  };
  static constexpr int halves = 8;
  std::array<std::array<Link, halves>, places> of;
};

// A board, drawn for quick looking.
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
  void lay(Place at, const Labyrinth::Tile& tile);
  void enter(Gate gate);  // and walk in
  void walkOn();
  Links links() const;

  bool isFree(int field) const;
};

// How likely a stone on this field will count, and by what factor then.
struct Chamber {
  int likely = 0;
  int factor = 1;
};
Chamber chamberAt(const Sketch& sketch, const Ahead& ahead, Field field);

// What one more stone of a kind will be worth if it is kept for later.
int worthKeeping(Gem gem, const std::array<int, Labyrinth::gems>& left, const Options& options, const Ahead& ahead);

// What the board will probably be worth in the end, without stones that are still to be placed. The links may be those
// before the last tile was laid.
int outlook(const Sketch& sketch, const Ahead& ahead, const Links& links, bool settled);

}  // namespace mastaba::labyrinth

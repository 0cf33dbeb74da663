// How far the corridor will probably get, in whole numbers.
#pragma once

#include "games/labyrinth/sketch.h"

namespace mastaba::labyrinth {

inline constexpr int point = 64;  // the bot counts in these

// What the stack still holds: the same for every move of a decision.
struct Ahead {
  u32 tiles = 0;    // those that may come, a bit for each
  int turns = 0;    // after this one
  int scarabs = 0;  // expected on the tiles of these turns, in 64ths
  // How likely it is, of 1024, that the next few tiles are none of so many: missed[few][many].
  static constexpr int most = 12;
  std::array<std::array<u16, cards + 1>, most + 1> missed{};

  explicit Ahead(const Open& open);
};

// How much further the corridor will probably get: through the free place at its end with a tile that may come, along
// what lies behind, through the next free place, and so on. Made once for a decision, then asked for each tile laid.
class Hope {
 public:
  static constexpr int halves = 8;  // half edges around a tile, as box.h counts them

  Hope(const Sketch& board, const Ahead& ahead);
  int of(const Sketch& sketch) const;  // of the board with at most one tile more

 private:
  // Where one gets through a half edge of a free place, and over how many fields of laid tiles.
  struct Link {
    End end;
    u8 fields = 0;
  };
  // The last step of thought, which comes up again and again: its value for who enters a place by a half edge.
  struct Last {
    int value = 0;
    u32 touches = 0;  // places that the ways out lead to: if they have changed, it has to be worked out anew;
    u32 behind = 0;   // but where one comes from is always used
  };

  int from(const Sketch& sketch, const End& end, u32 free, int turns, int far) const;
  int through(const Sketch& sketch, int place, std::size_t in, u32 free, int turns, int far) const;

  const Ahead& ahead;
  int depth = 0;
  std::array<std::array<Link, halves>, places> links{};
  std::array<std::array<Last, halves>, places> lasts{};
};

}  // namespace mastaba::labyrinth

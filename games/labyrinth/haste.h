// Playing on in haste, for imagined games, of which many say as much as a few good ones. All that can be done with a
// tile is looked at, as in outlook.h, but nothing is laid to see what comes of it: that is read off a few bits which
// are kept for each free place.
#pragma once

#include "games/labyrinth/outlook.h"

namespace mastaba::labyrinth {

class Haste {
 public:
  // The board has a start. While it is played in haste, its stones are not settled.
  Haste(Quick& played, const Learned& learnt);

  // What to do with a card; `stack` is what comes after it.
  Deed choose(Number card, u32 stack);
  void lay(int place, const Ways& ways);
  void put(int field, Gem gem);  // on the tile just laid

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  // Around a free place. A bit for each of its half edges: beyond it
  struct Around {
    u64 wishes = 0;  // (a byte for each) lie stones, worth so many points, that want a wall here,
    u8 free = 0;     // no tile lies yet,
    u8 open = 0;     // it is open towards here, so that what is open here, too, becomes a way,
    u8 passed = 0;   // passes the corridor.
  };
  struct Scarabs;
  struct Now;

  void lookAround(int place);
  void wishFor(int field, Gem gem);
  void passBy(int field);

  Scarabs scarabsFor(Number card, int ahead) const;
  // What a tile brings wherever it lies, and what besides if the corridor goes on there or might have done so.
  int apart(const Now& now, int place, int turns) const;
  int mostApart(const Now& now) const;
  int goingOn(const Now& now, int turns);
  int inTheWay(const Now& now, int place, int turns);
  int further(const Now& now, int knot);

  Quick& board;
  const Learned& weights;
  std::array<Around, places> around{};
  static constexpr std::int16_t unseen = -1;
  std::array<std::int16_t, knots> seen{};  // what lies beyond a knot, in this decision
};

}  // namespace mastaba::labyrinth

// Playing on in haste, for imagined games, of which many say as much as a few good ones. Nothing is laid to see what
// comes of it: that is read off a few bits which are kept for each free place, and off what lies beyond each of its
// half edges. That is worked out thoroughly once, before a board is played on many times; while it is played on, only
// where something has changed, and one step far.
#pragma once

#include "games/labyrinth/outlook.h"

namespace mastaba::labyrinth {

class Haste {
 public:
  Haste() = default;
  // With these cards in the stack.
  Haste(const Quick& drawn, u32 stack);

  // For a board without a start: the one that leads furthest.
  Gate bestGate();
  void enter(Gate gate);
  // What to do with a card; `stack` is what comes after it. The board has a start.
  struct Laying {
    int place;
    int turns;
  };
  Laying choose(Number card, u32 stack);
  void lay(int place, Number card, int turns);
  void put(int field, Gem gem);  // on the tile just laid
  // Puts stones onto the scarabs where there is none yet, and says which, by quarter.
  void chooseStones(int place, Number card, int turns, std::array<Gem, quarters>& chosen);

  // What it is worth to get to a knot with so many turns to come, in 256ths of a point.
  int outlook(int knot, u32 stack, int ahead);
  // For all knots, so that those who play on from here find it.
  void workOut(u32 stack);

  // Around a free place. A bit for each of its half edges: beyond it
  struct Around {
    u64 wishes = 0;  // (a byte for each) lie stones, worth so many points, that want a wall here,
    u8 free = 0;     // no tile lies yet,
    u8 open = 0;     // it is open towards here, so that what is open here, too, becomes a way,
    u8 passed = 0;   // passes the corridor.
  };

  Quick board;                              // its stones are not settled
  std::array<Around, places + 1> around{};  // nobody asks for the last one: it lies beyond the edge of the board
  // By place, a bit for each half edge: what lies beyond who enters there has changed since it was worked out.
  std::array<u8, places> stale{};

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  // What a stone on a scarab would bring, and which one is the best.
  struct Scarabs {
    // By its sides without a wall, first where the corridor may come to pass, then where it does. The rest is for
    // chambers that will never count.
    static constexpr std::size_t passed = 4;
    static constexpr std::size_t lost = 8;
    int ahead = none;  // for which it was worked out
    std::array<int, 2 * lost> more{};
    std::array<Gem, 2 * lost> gems{};
  };
  struct Now;
  struct Exits;

  void lookAround(int place);
  void wishFor(int field, Gem gem);
  void lookAtStones(int ahead);
  void passBy(int field);
  int workOut(int knot, u32 stack, int ahead);

  int kept(int knot, int ahead) const;
  template <class Next>
  Exits exitsFrom(int knot, u32 stack, int ahead, Next next) const;

  static u32 seenFrom(const Around& here);
  static std::size_t kindOf(const Ways::Chamber& chamber, u32 seen);
  // What a tile brings wherever it lies, and what besides if the corridor goes on there or might have done so.
  template <class Visit>
  void eachTurn(const Now& now, int place, Visit visit) const;
  int goingOn(const Now& now, int turns);
  int inTheWay(const Now& now, int place, int turns);

  Scarabs scarabs;
  // What lies beyond a knot, less what every turn to come is worth wherever one is.
  std::array<std::int16_t, knots> excess{};
};

}  // namespace mastaba::labyrinth

// What a board will probably come to, and what to do with the next tile: by a look at the ways on and by what was
// learned (learned.h). Every board asked about has a start.
#pragma once

#include <bit>

#include "games/labyrinth/learned.h"
#include "games/labyrinth/quick.h"

namespace mastaba::labyrinth {

// What a seat does in a turn.
struct Deed {
  int place = 0;
  int turns = 0;
  std::array<Gem, quarters> stones{};
  int worth = 0;
};

// A weight and how much of it counts, in 1024ths.
struct Feature {
  int index;
  int much;
};
using Features = List<Feature, 128>;

// What it will probably come to, in 256ths of a point, with these cards in the stack.
int worthOf(const Quick& board, const Learned& weights, u32 stack);
// The same as a sum: what is sure, and weights.
int featuresOf(const Quick& board, const Learned& weights, u32 stack, Features& out);

// All that can be done with a card, with the best stones for each. `stack` is what comes after it. The board is the
// same afterwards.
class Decision {
 public:
  Decision(Quick& board, const Learned& weights, u32 stack);
  // Less exactly, if it cannot become better than `enough`.
  Deed judge(Number card, int place, int turns, int enough);

 private:
  int worth(int place, const Quick::Before& before);
  int stoneAt(int i) const;
  int endWorth(u32 changed);

  Quick& board;
  const Learned& weights;
  u32 stack;
  int ahead;        // turns, after this
  int dearest = 0;  // more than a stone can bring
  // What is worked out once, and again only where a tile changes it:
  int stoneSum = 0;
  int keptSum = 0;
  int endNow = 0;
  u32 region = 0;   // free places that hang together where the corridor ends
  u32 watched = 0;  // places that matter for what lies beyond its end
  std::array<int, 16> stonesNow{};
  std::array<int, knots> seenBefore{};  // what lies beyond a knot
};
inline constexpr int hopeless = -1'000'000;  // worse than anything
template <class Each>
void eachDeed(Quick& board, const Learned& weights, Number card, u32 stack, Each each) {
  Decision decision(board, weights, stack);
  for (u32 rest = board.free; rest != 0; rest &= rest - 1)
    for (int turns = 0; turns < distinctTurns(card); ++turns)
      each(decision.judge(card, std::countr_zero(rest), turns, hopeless));
}

// What looks best; `stack` is what comes after this card. The board is the same afterwards.
Deed bestDeed(Quick& board, const Learned& weights, Number card, u32 stack);
void playDeed(Quick& board, Number card, const Deed& deed);
// Which stones to put onto a tile that has just been laid.
void chooseStones(const Quick& board, const Learned& weights, int place, const Ways& ways, Deed& deed);
// On a board without a start.
Gate bestGate(const Quick& board, const Learned& weights, u32 stack);

}  // namespace mastaba::labyrinth

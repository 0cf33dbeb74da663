// Ways on: what lies beyond a free place that a way leads to, with the cards that may come.
#pragma once

#include <algorithm>

#include "games/labyrinth/learned.h"
#include "games/labyrinth/quick.h"

namespace mastaba::labyrinth {

// The half edges around a place as seen from one of them; left and right are alike, as the tiles are.
inline constexpr auto patternFrom = [] {
  std::array<std::array<u8, 256>, halves> all{};
  for (int in = 0; in < halves; ++in)
    for (int set = 0; set < 256; ++set)
      for (int half = 0; half < halves; ++half) {
        const int seen = (in % 2 == 0 ? half - in : in - half) & 7;
        u8& pattern = all[static_cast<std::size_t>(in)][static_cast<std::size_t>(set)];
        if (seen != 0 && ((set >> half) & 1) != 0) pattern = static_cast<u8>(pattern | (1 << (seen - 1)));
      }
  return all;
}();

// How likely it is, of 1024, that none of so many cards comes in time, with so many turns to come.
inline constexpr int patience = 10;
inline constexpr auto missed = [] {
  std::array<std::array<u16, cards + 1>, places> all{};
  for (int turns = 0; turns < places; ++turns)
    for (int many = 0; many <= cards; ++many) {
      int chance = 1024 * 1024;
      const int stack = turns + cards - places;
      for (int i = 0; i < std::min(turns, patience); ++i)
        chance = static_cast<int>(static_cast<std::int64_t>(chance) * std::max(stack - i - many, 0) / (stack - i));
      all[static_cast<std::size_t>(turns)][static_cast<std::size_t>(many)] = static_cast<u16>(chance / 1024);
    }
  return all;
}();

// The weight that says what it is worth to get to a knot, as far as is seen from there.
inline int leafAt(const Quick& board, int knot, int ahead) {
  const u8 alive = board.alive[static_cast<std::size_t>(placeOfKnot(knot))];
  return Learned::endAt(ahead, patternFrom[static_cast<std::size_t>(halfOfKnot(knot))][alive]);
}

// What lies beyond a free place that is entered at a knot: the best way on for which a card comes in time. `next` says
// what it is worth to get to a knot; `visit` hears with which chance, of 1024, one gets where; none: it ends.
template <class Next, class Visit>
int beyond(const Quick& board, int knot, u32 stack, int ahead, Next next, Visit visit) {
  const int place = placeOfKnot(knot);
  const auto& from = crossings[static_cast<std::size_t>(halfOfKnot(knot))];
  // Where one comes from is used by then.
  const u8 back = beyondKnot[static_cast<std::size_t>(knot)];
  const int behind = back == nowhere ? place : placeOfKnot(back);
  // The best first, of equals the one that comes first: a number of what it is worth and where it leads out.
  std::array<int, halves> exits;
  std::array<int, halves> knotAt;
  std::size_t many = 0;
  for (std::size_t out = 0; out < halves; ++out) {
    if ((from[out].cards & stack) == 0) continue;
    const std::size_t way = static_cast<std::size_t>(place * halves) + out;
    int value = (from[out].fields + board.lengths[way]) * onePoint;
    const int there = board.to[way];
    knotAt[out] = none;
    if (there != nowhere && placeOfKnot(there) != place && placeOfKnot(there) != behind && ahead > 1) {
      knotAt[out] = there;
      value += next(there);
    }
    const int exit = value * halves + static_cast<int>(halves - 1 - out);
    std::size_t i = many++;
    for (; i > 0 && exits[i - 1] < exit; --i) exits[i] = exits[i - 1];
    exits[i] = exit;
  }
  u32 seen = 0;
  int before = 1024;
  int sum = 0;
  for (std::size_t i = 0; i < many && before > 0; ++i) {
    const auto out = static_cast<std::size_t>(halves - 1 - (exits[i] & (halves - 1)));
    seen |= from[out].cards & stack;
    const int now = missed[static_cast<std::size_t>(ahead)][static_cast<std::size_t>(ones(seen))];
    sum += (exits[i] >> 3) * (before - now);
    visit(knotAt[out], before - now);
    before = now;
  }
  return sum / 1024;
}

}  // namespace mastaba::labyrinth

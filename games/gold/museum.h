// What a player's museum and losses are worth, at the end and on the way (GOLD-6).
#pragma once

#include "games/gold/gold.h"

namespace mastaba::gold {

// More or fewer of this treasure in a bag of those worth 2 and 3; the mask is not among them.
inline void count(Bag<2>& bag, Treasure treasure, int by) {
  if (treasure == Treasure::two) bag.of[0] += by;
  if (treasure == Treasure::three) bag.of[1] += by;
}

// A47: whether everybody sees what treasures in museums are worth.
inline bool museumsShown(const Open& open) {
  return open.agenda.empty() || open.options.museums == Gold::Museums::open;
}

struct Item {
  Gold::Why why;
  int n;
  int worth;  // each
};

// GOLD-91, item by item; so many of the treasures are worth 3.
inline std::array<Item, 6> itemsOf(const Player& player, int threesAmong) {
  using Why = Gold::Why;
  const auto lost = [&player](Figure figure) { return player.figures[static_cast<int>(figure)].lost ? 1 : 0; };
  return {{
      {Why::photos, player.photos, photoWorth},
      {Why::twos, player.treasures - threesAmong, twoWorth},
      {Why::threes, threesAmong, threeWorth},
      {Why::mask, player.mask ? 1 : 0, maskWorth},
      {Why::archaeologist, lost(Figure::archaeologist), -archaeologistCosts},
      {Why::helper, lost(Figure::helper), -helperCosts},
  }};
}

// GOLD-100: it may be negative.
inline int scoreOf(const Player& player, int threesAmong) {
  int sum = 0;
  for (const Item& item : itemsOf(player, threesAmong)) sum += item.n * item.worth;
  return sum;
}

}  // namespace mastaba::gold

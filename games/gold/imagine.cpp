// Worlds that fit a view of Das Gold des Pharao. What is left of tiles, photos and treasures lies open and what comes
// next is not decided before it is turned up: all that a seat does not know is which treasures lie in which museum.
// How many are worth 3 follows from those that are not there.
#include "games/gold/museum.h"

namespace mastaba {

using namespace gold;

namespace {

enum class Imagined : u8 { museum };

// Treasures in all museums together.
Bag<2> broughtHome(const Open& open) {
  Bag<2> result{{twos, threes}};
  for (int i = 0; i < 2; ++i) result.of[i] -= open.stack.of[i] + open.buried.of[i];
  for (const Lying& lying : open.lying) count(result, lying.treasure, -1);
  for (const Player& player : open.players) count(result, player.carries, -1);
  return result;
}

}  // namespace

State Gold::imagine(const View<Gold>& view, Chance& chance) {
  State state{view.open, {}};
  const Open& open = view.open;
  const bool shown = museumsShown(open);
  Bag<2> left = broughtHome(open);
  if (view.me != spectator) {
    state.own[view.me] = view.own;
    left.of[1] -= view.own.threes;
    left.of[0] -= open.players[view.me].treasures - view.own.threes;
  }
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    if (seat == view.me) continue;
    const Player& player = open.players[seat];
    for (int i = 0; i < player.treasures && !shown; ++i)
      state.own[seat].threes += left.draw(Imagined::museum, nobody, chance);
    if (shown) state.own[seat].threes = player.threes;
  }
  return state;
}

}  // namespace mastaba

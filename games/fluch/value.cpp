// How likely each seat is to win. A small net of units reckons from what is known of a seat how long it still takes,
// and the shorter of two times wins, the more likely the fewer surprises are left. Its weights were fitted to who won
// 11,000 games of the sensible bot with itself, with two to five players and every seventh move by chance, and 750
// games of the search with itself; signs were kept so that what is nearer, or has more lives, is never worse.
#include "games/fluch/outlook.h"
#include "games/fluch/worth.h"

namespace mastaba {

using namespace fluch;

namespace {

// What is known of a seat, each as so many 256ths of what is usual for it.
constexpr int inputs = 19;
using Inputs = std::array<int, inputs>;
constexpr int one = 256;
constexpr int farthest = 700;  // ways longer than this are not told apart

Inputs inputsOf(const Open& open, Seat seat, const Outlooks& all) {
  const Player& player = open.players[seat];
  const Outlook& mine = all[seat];
  int others = farthest;
  for (Seat other = 0; other < open.options.players; ++other)
    if (other != seat && !open.players[other].out) others = std::min(others, all[other].rest);
  return {
      std::min(mine.rest, 1000) * one / 100,
      std::min<int>(player.lives, 9) * one / 2,
      player.lives <= 1 ? one : 0,  // the last one is more than one of many
      std::min(player.protection.size(), 3) * one,
      mine.danger * one / 50,
      mine.cards * one / 200,
      mine.need * one / 200,
      coloursOf(player) * one / 2,
      mine.turns * one / open.options.players,
      mine.blind ? one : 0,
      player.inside ? 0 : one,
      isInMaze(open.ammut) ? one : 0,
      std::min(mine.wanted, tilesPerTurn) * one,
      mine.tiles * one,
      mine.takes ? one : 0,
      mine.places ? one : 0,
      others * one / 100,
      meetsGoal(open, seat) ? one : 0,
      std::min(mine.home, farthest) * one / 100,
  };
}

// In 256ths: what each input adds by itself, and for each unit its inputs, where it begins, and what it adds from
// there.
struct Unit {
  Inputs in;
  int begins;
  int out;
};
constexpr Inputs direct{270, -236, 9, -6, 5, 6, 80, 135, 219, -27, -134, 0, 92, -86, -280, -152, 44, -235, 406};
constexpr std::array<Unit, 10> units{{
    {{-765, 239, -94, 109, 0, -29, -71, -20, -333, -211, 1050, 146, -92, 33, 299, 43, -172, 210, 45}, 1069, -331},
    {{30, -197, 23, -105, 165, 59, -123, -38, -103, -274, -49, 43, 52, 157, 178, 82, -126, -309, -26}, -28, 93},
    {{-1, 171, -86, 0, 0, -197, -638, 184, -262, 404, 116, 227, -170, -8, -23, 133, -173, 229, -1164}, 248, -651},
    {{0, -157, 21, -89, 0, 0, -206, 62, 36, 41, 54, -121, -125, 16, 104, 123, -306, -25, -108}, -147, 50},
    {{-209, 203, -5, 17, 0, 0, -951, 256, -172, -162, 25, 207, 16, -8, -215, 84, 140, 121, 17}, 613, -223},
    {{0, -104, 1, -211, 14, 7, -145, -59, -147, -29, -53, -175, 1, -56, -140, -138, 107, -35, -111}, -253, 3},
    {{-405, 457, -432, 480, -125, 0, 26, 167, 36, 279, -828, -520, 41, 14, -58, -407, 177, -62, 283}, -108, -175},
    {{31, 0, 3, -50, 2, 21, 5, -55, -151, 183, 79, -283, -62, 120, 140, -192, 549, -95, -581}, 57, 136},
    {{-357, 2, -1, 1, -1, -188, 405, 263, 3, -682, 1636, 198, 30, -4, 20, -47, 87, -771, 106}, -142, -296},
    {{0, -62, 0, -246, 26, 0, -145, 110, -156, 55, -125, -166, 170, -94, -11, -112, 76, -185, -115}, -783, 3},
}};
// What luck may still change: at least, and for each ten pips of the shortest way.
constexpr int surprises = 872;
constexpr int surprisesOnWay = 80;

// How long it takes, in 256ths of ten pips.
int lengthOf(const Inputs& in) {
  int sum = 0;
  for (std::size_t i = 0; i < inputs; ++i) sum += direct[i] * in[i];
  for (const Unit& unit : units) {
    int excited = unit.begins * one;
    for (std::size_t i = 0; i < inputs; ++i) excited += unit.in[i] * in[i];
    sum += std::max(excited, 0) / one * unit.out;
  }
  return sum / one;
}

// 2^(-x/16) of 65536, and between: how likely somebody wins against somebody who is nearer.
constexpr int halvings = 16;
constexpr auto likelihoods = [] {
  constexpr std::array<int, 16> within{65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                       46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
  std::array<int, 16 * halvings + 1> result{};
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = within[i % 16] >> (i / 16);
  return result;
}();

// Of so many 256ths of a halving. Nobody is lost before the end: from six on it becomes less likely more slowly.
constexpr int halving = 256;
constexpr int nearlyLost = 6 * halving;
int likelihood(int behind) {
  if (behind > nearlyLost) behind = nearlyLost + (behind - nearlyLost) / 8;
  behind = std::min(behind, halvings * halving - 1);
  const auto at = static_cast<std::size_t>(behind / 16);
  return (likelihoods[at] * (16 - behind % 16) + likelihoods[at + 1] * (behind % 16)) / 16;
}

}  // namespace

Chances Fluch::value(const State& state) {
  const Open& open = state.open;
  const int players = open.options.players;
  const Outlooks all = outlooks(state);
  std::array<int, most> lengths{};
  int least = 1'000'000;
  int rest = farthest;
  for (Seat seat = 0; seat < players; ++seat) {
    if (open.players[seat].out) continue;
    lengths[seat] = lengthOf(inputsOf(open, seat, all));
    least = std::min(least, lengths[seat]);
    rest = std::min(rest, all[seat].rest);
  }
  const int scale = surprises + rest * surprisesOnWay / 100;
  Chances weights{};
  int sum = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    if (open.players[seat].out) continue;
    // A way that is longer by the surprises is less likely by e: 256 / ln 2 is 369.
    weights[seat] = likelihood((lengths[seat] - least) * 369 / scale);
    sum += weights[seat];
  }
  const int sure = all[open.active].sure;
  Chances chances{};
  for (Seat seat = 0; seat < players; ++seat)
    chances[seat] = static_cast<int>(u64{static_cast<u32>(weights[seat])} * static_cast<u32>(surely - sure) /
                                     static_cast<u32>(std::max(sum, 1)));
  chances[open.active] += sure;
  return chances;
}

}  // namespace mastaba

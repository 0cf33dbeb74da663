// How likely each seat is to win. Everybody's way to victory is lengthened or shortened by what else matters, and the
// shorter of two ways wins, the more likely the fewer surprises are left on it. All numbers were fitted to who won
// 5,000 games of the sensible bot with itself, with two to five players; they hardly depend on how many play.
#include "games/fluch/outlook.h"
#include "games/fluch/worth.h"

namespace mastaba {

using namespace fluch;

namespace {

// Tenths of a pip. What it adds to the way to have so many lives, 1 to 9, for whoever still wants so many tokens: each
// of them may cost some.
constexpr std::array<std::array<int, 9>, colours + 1> lifeLack{{
    {120, 81, 0, -65, -105, -130, -140, -150, -160},
    {179, 131, 52, -19, -69, -94, -104, -114, -124},
    {252, 216, 146, 95, 25, -20, -45, -70, -90},
    {266, 243, 193, 128, 69, 17, -13, -38, -58},
    {238, 222, 190, 115, 72, 24, -26, -51, -71},
    {185, 168, 149, 110, 57, -1, -33, -83, -113},
}};
constexpr std::array<int, colours + 1> blindness{0, 48, 17, 8, 0, 0};  // the next token lies face down
constexpr int shieldWorth = 42;                                        // a protection card
constexpr int shieldAtEnd = 25;
constexpr int turnLater = 41;  // if everybody else moves before
constexpr int outside = 15;    // begins anew
constexpr int surprises = 40;  // what luck may still change, at least
constexpr int farthest = 700;  // and 3/5 of a way no longer than this

constexpr int fearShare = 25;  // hundredths

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

int lengthOf(const Open& open, Seat seat, const Outlook& outlook) {
  const Player& player = open.players[seat];
  int sum =
      outlook.rest - outlook.hope + outlook.fear * fearShare / 100 + turnLater * outlook.turns / open.options.players;
  if (!player.inside) return sum + outside;
  const auto tokensLeft = static_cast<std::size_t>(std::min((outlook.need + 60) / 100, colours));
  const int lives = std::min<int>(player.lives, lifeLack[0].size());
  sum += lifeLack[tokensLeft][static_cast<std::size_t>(lives - 1)] + (outlook.blind ? blindness[tokensLeft] : 0);
  return sum - player.protection.size() * (tokensLeft > 0 ? shieldWorth : shieldAtEnd);
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
    lengths[seat] = lengthOf(open, seat, all[seat]);
    least = std::min(least, lengths[seat]);
    rest = std::min(rest, all[seat].rest);
  }
  Chances weights{};
  int sum = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    if (open.players[seat].out) continue;
    // A way that is longer by the surprises is less likely by e: 256 / ln 2 is 369.
    const int behind = (lengths[seat] - least) * 369 / (surprises + rest * 3 / 5);
    weights[seat] = likelihood(behind);
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

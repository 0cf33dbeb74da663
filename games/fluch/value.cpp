// How likely each seat is to win. Everybody's way to victory is lengthened or shortened by what else matters, and the
// shorter of two ways wins, the more likely the fewer surprises are left on it. All numbers were fitted to who won
// 5,000 games of the sensible bot with itself, with two to five players; they hardly depend on how many play.
#include "games/fluch/outlook.h"
#include "games/fluch/worth.h"

namespace mastaba {

using namespace fluch;

namespace {

// Tenths of a pip.
constexpr std::array<int, 10> lifeLack{150, 146, 134, 95, 68, 46, 20, 0, -35, -75};  // by the lives left
constexpr int lifeLackFar = 23;  // for each more or less than seven, if there is still far to go
constexpr int shieldWorth = 22;  // a protection card
constexpr int shieldFar = 12;    // and if there is still far to go
constexpr int farToGo = 300;     // this is
constexpr int turnLater = 33;    // if everybody else moves before
constexpr int outside = 25;      // waits to enter
constexpr int goalMet = 55;
constexpr std::array<int, colours + 1> tokensLeft{18, 7, 0, -8, -38, -57};  // by the colours owned
constexpr int surprises = 50;                                               // what luck may still change, at least
constexpr int farthest = 700;                                               // from here on no more than half of that

constexpr int fearShare = 50;  // hundredths

// 2^(-x/16) of 65536: how likely somebody wins against somebody who is nearer.
constexpr int halvings = 16;
constexpr auto likelihoods = [] {
  constexpr std::array<int, 16> within{65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                       46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
  std::array<int, 16 * halvings> result{};
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = within[i % 16] >> (i / 16);
  return result;
}();

// Nobody is lost before the end: from here on it becomes less likely more slowly.
constexpr int nearlyLost = 96;
int likelihood(int behind) {
  if (behind > nearlyLost) behind = nearlyLost + (behind - nearlyLost) / 8;
  return likelihoods[std::min(static_cast<std::size_t>(behind), likelihoods.size() - 1)];
}

int lengthOf(const Open& open, Seat seat, const Outlook& outlook) {
  const Player& player = open.players[seat];
  const int far = std::min(outlook.rest, farToGo);
  int sum = outlook.rest + outlook.fear * fearShare / 100 + turnLater * outlook.turns / open.options.players;
  sum += tokensLeft[static_cast<std::size_t>(coloursOf(player))] - (meetsGoal(open, seat) ? goalMet : 0);
  if (!player.inside) return sum + outside;
  const int lives = std::min<int>(player.lives, lifeLack.size() - 1);
  sum += lifeLack[static_cast<std::size_t>(lives)] + (livesEach - lives) * lifeLackFar * far / farToGo;
  return sum - player.protection.size() * (shieldWorth + shieldFar * far / farToGo);
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
    // Sixteenths of a halving: so much is a way longer than the shortest, measured by surprises / 16 · ln 2.
    const int behind = (lengths[seat] - least) * 2308 / (100 * (surprises + rest / 2));
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

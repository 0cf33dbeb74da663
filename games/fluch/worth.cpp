#include "games/fluch/worth.h"

namespace mastaba::fluch {

namespace {

constexpr int deathForGood = 2'000;

}  // namespace

int patience(const Manner& manner, const Open& open) {
  if (open.rounds <= manner.calmUntil) return 100;
  return std::max(100 * (manner.recklessAfter - open.rounds) / (manner.recklessAfter - manner.calmUntil), 10);
}

int lifeWorth(const Manner& manner, const Open& open, int many) {
  constexpr int last = std::tuple_size_v<decltype(Manner::lives)> - 1;
  return manner.lives[static_cast<std::size_t>(std::min(many, last))] * patience(manner, open) / 100;
}

namespace {

int deathHarm(const Manner& manner, const Open& open, const Player& player) {
  if (open.options.permadeath == Fluch::Permadeath::yes) return deathForGood * patience(manner, open) / 100;
  return (manner.death + manner.tokenLost * coloursOf(player)) * patience(manner, open) / 100;
}

// What it harms somebody to lose so many lives.
int harm(const Manner& manner, const Open& open, const Player& player, int many) {
  int sum = 0;
  for (int left = player.lives; many > 0; --left, --many) {
    if (left == 1) return sum + deathHarm(manner, open, player);
    sum += lifeWorth(manner, open, left);
  }
  return sum;
}

}  // namespace

int fightHarm(const Manner& manner, const Open& open, const Player& player) {
  if (!player.protection.empty()) return manner.protection;
  int sum = 0;
  for (const int face : dice[static_cast<std::size_t>(open.options.die)])
    sum += harm(manner, open, player, std::min<int>(pipsOf(static_cast<Face>(face)), player.lives));
  return sum / faces;
}

int eventHarm(const Manner& manner, const Open& open, const Player& player) {
  const auto& pile = open.events.empty() ? open.spent : open.events;
  const int loss = player.protection.empty() ? harm(manner, open, player, 1) : manner.protection;
  int sum = 0;
  for (int i = 0; i < eventKinds; ++i) {
    const int many = pile.of[static_cast<std::size_t>(i)];
    const Effect effect = effectOf(static_cast<Card>(i));
    if (effect == Effect::lose) sum += many * loss;
    if (effect == Effect::gain) sum -= many * lifeWorth(manner, open, player.lives + 1);
    if (effect == Effect::protect) sum -= many * manner.protection;
  }
  return sum / std::max(pile.size(), 1);
}

int treasureHarm(const Manner& manner, const Open& open, const Player& player, Token token) {
  int traps = 0;
  for (int i = 0; i < treasureCards; ++i)
    if (markOf(treasureAt(i)) == Mark::trap) traps += open.treasures.of[static_cast<std::size_t>(i)];
  const int all = std::max(open.treasures.size(), 1);
  const bool helps = open.options.protection != Fluch::Protection::notTraps;
  const int shields = helps ? player.protection.size() : 0;
  // By how many traps are among the cards, one by one.
  std::array<int, values + 1> chances{1000};
  for (int card = 0; card < valueOf(token); ++card)
    for (std::size_t many = values; many > 0; --many) {
      chances[many] = (chances[many] * (all - traps) + chances[many - 1] * traps) / all;
      if (many == 1) chances[0] = chances[0] * (all - traps) / all;
    }
  int sum = 0;
  for (int many = 1; many <= values; ++many)
    sum += chances[static_cast<std::size_t>(many)] *
           harm(manner, open, player, std::clamp(many - shields, 0, int{player.lives}));
  return sum / 1000;
}

}  // namespace mastaba::fluch

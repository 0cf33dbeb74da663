#include "games/fluch/judge.h"

#include <algorithm>

namespace mastaba::fluch {

namespace {

constexpr std::int16_t weights[] = {
#include "games/fluch/weights.txt"
};
static_assert(std::size(weights) == Judge::weights, "weights.txt was made for another judge.h: learn anew");

constexpr int one = Judge::one;
constexpr int farthest = 700;  // ways longer than this are not told apart

// Each as so many 256ths of what is usual for it.
Judge::Input inputsOf(const Open& open, Seat seat, const Outlooks& all) {
  const Player& player = open.players[seat];
  const Outlook& mine = all[seat];
  const int players = open.options.players;
  int others = farthest;
  int sooner = 0;  // somebody else is nearer to where I am going,
  int later = 0;   // or farther
  for (Seat other = 0; other < players; ++other) {
    if (other == seat || open.players[other].out) continue;
    others = std::min(others, all[other].rest);
    if (meetsGoal(open, seat) || !mine.goes || !all[other].goes || all[other].aim != mine.aim) continue;
    (all[other].toAim < mine.toAim ? sooner : later) = one;
  }
  Judge::Input input{};
  std::int16_t* next = input.data();
  const auto tell = [&next](int much) { *next++ = static_cast<std::int16_t>(much); };
  tell(std::min(mine.rest, 1000) * one / 100);
  tell(std::min(mine.home, farthest) * one / 100);
  tell(others * one / 100);
  tell(std::min<int>(player.lives, 9) * one / 2);
  tell(player.lives <= 1 ? one : 0);  // the last one is more than one of many
  tell(std::min(player.protection.size(), 3) * one);
  tell(mine.danger * one / 50);
  tell(mine.cards * one / 200);
  tell(mine.need * one / 200);
  tell(coloursOf(player) * one / 2);
  tell(meetsGoal(open, seat) ? one : 0);
  tell(mine.turns * one / players);
  tell(mine.blind ? one : 0);
  tell(player.inside ? 0 : one);
  tell(isInMaze(open.ammut) ? one : 0);
  tell(std::min(mine.wanted, tilesPerTurn) * one);
  tell(mine.tiles * one);
  tell(mine.takes ? one : 0);
  tell(mine.places ? one : 0);
  tell(sooner);
  tell(later);
  tell(std::min(mine.unbuilt, 12) * one / 4);
  tell(mine.walled ? one : 0);
  tell(std::min<int>(open.rounds, 48) * one / 16);
  tell((players - fewest) * one);
  tell(canDraw(open) ? 0 : one);
  tell(mine.goes ? std::min(mine.toAim, farthest) * one / 100 : 0);
  return input;
}

}  // namespace

constinit const Judge judge = Judge::of(weights);

std::array<Judge::Input, most> inputsOf(const Open& open, const Outlooks& all) {
  std::array<Judge::Input, most> inputs{};
  for (Seat seat = 0; seat < open.options.players; ++seat)
    if (!open.players[seat].out) inputs[seat] = inputsOf(open, seat, all);
  return inputs;
}

}  // namespace mastaba::fluch

// How likely each seat is to win, from what the boards will probably come to.
#include <algorithm>

#include "games/labyrinth/legal.h"
#include "games/labyrinth/rivals.h"

namespace mastaba {

using namespace labyrinth;

namespace {

// How far the lead of one board over another ends from where it was expected to be, in 256ths of a point, by the turns
// to come: measured in 3,000 pairs of games of the quick bot with equal cards, basic and expert.
constexpr std::array<std::array<int, places + 1>, 2> spread{
    {{1,    940,  1188, 1313, 1397, 1504, 1587, 1695, 1787, 1855, 1948, 2038, 2128,
      2193, 2255, 2300, 2345, 2379, 2402, 2422, 2436, 2438, 2442, 2451, 2455, 2455},
     {1,    1579, 2123, 2442, 2741, 3009, 3243, 3460, 3659, 3820, 3954, 4082, 4180,
      4254, 4342, 4402, 4447, 4489, 4531, 4552, 4572, 4575, 4585, 4590, 4592, 4592}}};

// How likely it is, of 4096, that something ends no more than so many 16ths of its spread above what was expected: the
// normal distribution.
constexpr std::array<int, 65> normal{2048, 2150, 2252, 2353, 2452, 2550, 2647, 2741, 2832, 2921, 3007, 3089, 3168,
                                     3243, 3315, 3382, 3446, 3506, 3562, 3615, 3663, 3708, 3750, 3788, 3822, 3854,
                                     3883, 3909, 3932, 3953, 3971, 3988, 4003, 4016, 4027, 4037, 4046, 4054, 4060,
                                     4066, 4071, 4075, 4078, 4081, 4084, 4086, 4088, 4089, 4090, 4092, 4092, 4093,
                                     4094, 4094, 4094, 4095, 4095, 4095, 4095, 4096, 4096, 4096, 4096, 4096, 4096};

}  // namespace

int labyrinth::prospectOf(const Open& open, const Own& own, Seat seat) {
  const bool decides = !open.agenda.empty() && open.agenda.back().ask != Ask::bet;
  Quick quick(decides ? boardAhead(open, own, seat) : open.boards[seat], open.options);
  const Learned& weights = learnedFor(open.options);
  const u32 stack = bitsOf(open.stack);
  if (!quick.hasStart()) quick.enter(bestGate(quick, weights, stack));
  return worthOf(quick, weights, stack);
}

int labyrinth::aheadOf(Labyrinth::Scoring scoring, int mine, int theirs, int turns) {
  const int lead = (mine - theirs) * 16 / spread[static_cast<std::size_t>(scoring)][static_cast<std::size_t>(turns)];
  const int likely = normal[static_cast<std::size_t>(std::min(std::abs(lead), 64))];
  return lead < 0 ? surely - likely : likely;
}

Chances labyrinth::chancesOf(const Labyrinth::Options& options, const Prospects& prospects, int turns) {
  const int players = options.players;
  constexpr int points = Labyrinth::thinking.points;
  if (players == 1) return {std::clamp(prospects[0] * (surely / points) / onePoint, 0, surely)};
  Chances chances{};
  int all = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    int first = surely;
    for (Seat other = 0; other < players; ++other)
      if (other != seat) first = first * aheadOf(options.scoring, prospects[seat], prospects[other], turns) / surely;
    chances[seat] = first + 1;  // nobody is told that nothing is left
    all += first + 1;
  }
  for (Seat seat = 0; seat < players; ++seat) chances[seat] = chances[seat] * surely / all;
  return chances;
}

Chances Labyrinth::value(const State& state) {
  const Open& open = state.open;
  Prospects prospects{};
  for (Seat seat = 0; seat < open.options.players; ++seat) prospects[seat] = prospectOf(open, state.own[seat], seat);
  return chancesOf(open.options, prospects, places - turnOf(open));
}

}  // namespace mastaba

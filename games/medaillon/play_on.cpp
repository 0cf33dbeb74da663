// How an open tomb will probably be fought for: both do what looks best at first sight, until it belongs to somebody.
// What is sent and laid face down decides too much to be guessed from afar.
#include "games/medaillon/judge.h"

namespace mastaba {

using namespace medaillon;

namespace {

constexpr u32 wavering = 100;  // weights that differ by less are not told apart
// A finished game, of which the search also counts how clear it was.
constexpr int clearlyWon = 4030;

// What looks best; of what looks nearly as good, any.
int pick(const Weights<Medaillon::Moves>& weights, int many, Chance& chance) {
  int best = 0;
  int most = dominated;
  for (int i = 0; i < many; ++i) {
    int weight = weights[static_cast<std::size_t>(i)];
    if (weight > dominated) weight += static_cast<int>(chance.below(Medaillon::Luck::spy, wavering));
    if (weight <= most) continue;
    most = weight;
    best = i;
  }
  return best;
}

}  // namespace

Chances Medaillon::playOn(State& world, Chance& chance) {
  Teller<Event> deaf;
  Moves moves;
  Weights<Moves> weights;
  while (!over<Medaillon>(world)) {
    if (isBetweenTombs(world.open)) return judged(world);
    const Seat seat = actors(world.open).first();
    const View<Medaillon> view{world.open, world.own[seat], seat};
    Medaillon::moves(view.open, view.own, seat, moves);
    int chosen = 0;
    if (moves.size() > 1) {
      prior(view, moves, weights);
      chosen = pick(weights, moves.size(), chance);
    }
    play(world, seat, moves[chosen], chance, deaf);
  }
  Chances chances{};
  for (Seat seat = 0; seat < seats; ++seat)
    chances[static_cast<std::size_t>(seat)] = standing(world).place[seat] == 1 ? clearlyWon : surely - clearlyWon;
  return chances;
}

}  // namespace mastaba

// How opponents play Der Fluch des Pharao: at first sight, with experience, and with an idea of how a turn will go.
#include <algorithm>

#include "games/fluch/eyes.h"

namespace mastaba {

using namespace fluch;

namespace {

const Manner& first(const Open& open) { return among(usual, open.options.players); }
const Manner& withExperience(const Open& open) { return among(experienced, open.options.players); }

// What somebody of that manner does; a movement as a whole.
Line<Fluch::Move> deedOf(const Manner& manner, const View<Fluch>& view) {
  if (Fluch::asked(view.open, view.me) == Ask::move) {
    Lines<Fluch::Move> walks;
    walksAs(manner, view, 1, walks);
    if (!walks.empty()) return walks[0];
  }
  Fluch::Moves moves;
  Fluch::moves(view.open, view.own, view.me, moves);
  int best = 0;
  if (moves.size() > 1) {
    Weights<Fluch::Moves> weights;
    weighAs(manner, view, moves, weights);
    best = static_cast<int>(std::max_element(weights.begin(), weights.begin() + moves.size()) - weights.begin());
  }
  Line<Fluch::Move> deed;
  deed.push(moves[best]);
  return deed;
}

}  // namespace

void Fluch::prior(const View<Fluch>& view, const Moves& moves, Weights<Moves>& weights) {
  weighAs(first(view.open), view, moves, weights);
}
void Fluch::insight(const View<Fluch>& view, const Moves& moves, Weights<Moves>& weights) {
  weighAs(withExperience(view.open), view, moves, weights);
}

void Fluch::lines(const View<Fluch>& view, Lines<Move>& lines) {
  constexpr int mostWalks = 8;
  if (asked(view.open, view.me) == Ask::move) walksAs(withExperience(view.open), view, mostWalks, lines);
}

void Fluch::settle(State& world, Seat me, Chance& chance) {
  constexpr int turns = 8;
  // Whoever is left alone has one turn after another.
  const auto turn = [&world] { return std::pair(world.open.rounds, world.open.active); };
  Teller<Event> deaf;
  auto now = turn();
  for (int begun = 0; begun < turns && !over<Fluch>(world);) {
    const Seat seat = actors(world.open).first();
    const Manner& manner = seat == me ? withExperience(world.open) : first(world.open);
    const Line<Move> deed = deedOf(manner, viewOf<Fluch>(world, seat));
    for (int i = 0; i < deed.size() && mayPlay<Fluch>(world, seat, deed[i]); ++i)
      play(world, seat, deed[i], chance, deaf);
    begun += turn() != now ? 1 : 0;
    now = turn();
  }
}

}  // namespace mastaba

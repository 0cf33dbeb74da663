// Whole games of Der Fluch des Pharao, for what must hold in every position.
#pragma once

#include <functional>

#include "games/fluch/legal.h"

namespace mastaba::fluch {

// There are too many mixtures of options to play each: this is the n-th of a random choice.
Options mixture(int n);

// A move of such a game: what was before, what is told of it, what is then.
struct Moment {
  const State& before;
  Seat seat;
  const Fluch::Move& move;
  const Telling<Fluch::Event>& told;
  const State& then;
};

// A game between players who mostly head for what they want and sometimes do just anything, so that all of it is seen.
// The last position is returned.
using Look = std::function<void(const Moment&)>;
State playedOut(const Options& options, u64 luck, const Look& look = {});
// So many games with mixtures of options; games from another number on are others.
void eachMoment(int games, const Look& look, int from = 0);

}  // namespace mastaba::fluch

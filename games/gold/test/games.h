// Whole games of Das Gold des Pharao, for what must hold in every position.
#pragma once

#include <functional>

#include "games/gold/legal.h"

namespace mastaba::gold {

// There are too many mixtures of options to play each: this is the n-th of a random choice.
Options mixture(int n);

// A game between players who mostly do what is sensible and sometimes just anything, so that
// all of it is seen. `look` sees every position and the move that follows. The last position is returned.
using Look = std::function<void(const State&, const Gold::Move&)>;
State playedOut(const Options& options, u64 luck, const Look& look = {});

}  // namespace mastaba::gold

// Which opponent plays at which level: 1 at random, from 2 on what looks best at first sight.
#pragma once

#include "bots/sensible.h"

namespace mastaba {

template <Game G>
typename G::Move botMove(const View<G>& view, int level, Chance& chance) {
  return level <= 1 ? randomMove<G>(view, chance) : sensibleMove<G>(view, chance);
}

}  // namespace mastaba

// Impossible positions: each way to break a sound one, and what is said about it.
#pragma once

#include <functional>
#include <gtest/gtest.h>
#include <vector>

#include "engine/game.h"

namespace mastaba {

template <Game G>
struct BrokenOf {
  const char* how;
  std::function<void(typename G::State&)> change;
};

template <Game G>
void expectFaultOf(const typename G::State& sound, const char* sentence, const std::vector<BrokenOf<G>>& ways) {
  const char* fault = G::faults(sound);
  ASSERT_EQ(fault, nullptr) << fault;
  for (const BrokenOf<G>& broken : ways) {
    typename G::State state = sound;
    broken.change(state);
    EXPECT_STREQ(G::faults(state), sentence) << broken.how;
  }
}

}  // namespace mastaba

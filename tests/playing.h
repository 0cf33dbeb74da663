// What the tests of every room do: begin a game, play a move and look at what comes of it.
#pragma once

#include <gtest/gtest.h>

#include "describe/json_out.h"
#include "engine/game.h"

namespace mastaba {

// A game that has just been set up.
template <Game G>
typename G::State begun(const typename G::Options& options, u64 luck) {
  Chance chance(luck);
  Teller<typename G::Event> deaf;
  return G::setup(options, chance, deaf);
}

template <Game G>
Refusal refusalOf(const typename G::State& state, Seat seat, const typename G::Move& move) {
  return G::refuse(state.open, G::own(state, seat), seat, move);
}

// The position after a move, which must be legal.
template <Game G>
typename G::State played(typename G::State state, Seat seat, const typename G::Move& move, u64 luck) {
  const Refusal refused = refusalOf<G>(state, seat, move);
  EXPECT_FALSE(refused) << toJson(move) << " is refused by rule " << int{refused.rule} << refused.way << " in\n"
                        << toJson(state);
  if (refused) return state;
  Chance chance(luck);
  Teller<typename G::Event> deaf;
  G::play(state, seat, move, chance, deaf);
  const char* fault = G::faults(state);
  EXPECT_EQ(fault, nullptr) << fault << " after " << toJson(move) << " in\n" << toJson(state);
  return state;
}

// What somebody is told of a move, which must be legal.
template <Game G>
std::vector<typename G::Event> heard(typename G::State state, Seat seat, const typename G::Move& move, Seat to,
                                     u64 luck) {
  EXPECT_FALSE(refusalOf<G>(state, seat, move)) << toJson(move);
  Chance chance(luck);
  Telling<typename G::Event> told;
  Teller<typename G::Event> teller(told);
  G::play(state, seat, move, chance, teller);
  std::vector<typename G::Event> events;
  for (const auto& one : told)
    if (one.to.has(to)) events.push_back(one.event);
  return events;
}

}  // namespace mastaba

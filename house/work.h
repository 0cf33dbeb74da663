// The work that `mastaba bench` measures, the same natively and in WebAssembly.
#pragma once

#include "bots/sensible.h"
#include "bots/thoughts.h"
#include "describe/json_out.h"
#include "engine/game.h"

namespace mastaba {

namespace work {

template <Game G>
typename G::State start(Chance& chance) {
  Teller<typename G::Event> deaf;
  return G::setup(typename G::Options{}, chance, deaf);
}

}  // namespace work

// Games with the usual options, one after another, until n moves are made.
template <Game G>
u64 randomMoves(u64 n) {
  Chance chance(u64{7});
  Teller<typename G::Event> deaf;
  typename G::Moves moves;
  typename G::State state = work::start<G>(chance);
  u64 sum = 0;
  for (u64 i = 0; i < n; ++i) {
    const Seats actors = G::actors(state.open);
    if (actors.none()) {
      state = work::start<G>(chance);
      --i;
      continue;
    }
    const Seat seat = actors.first();
    G::moves(state.open, G::own(state, seat), seat, moves);
    const auto& move = moves[static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(moves.size())))];
    sum = sum * 31 + nameOf(move);
    G::play(state, seat, move, chance, deaf);
  }
  return sum;
}

template <Game G>
u64 stateCopies(u64 n) {
  Chance chance(u64{7});
  // A ring of states, so that the compiler cannot leave a copy out and the cache is not all it measures.
  std::array<typename G::State, 8> ring;
  ring.fill(work::start<G>(chance));
  for (u64 i = 0; i < n; ++i) {
    ring[(i + 1) % ring.size()] = ring[i % ring.size()];
    asm volatile("" : : "r"(ring.data()) : "memory");
  }
  return hashOf(ring[n % ring.size()]);
}

template <Game G>
u64 views(u64 n) {
  Chance chance(u64{7});
  const typename G::State state = work::start<G>(chance);
  u64 sum = 0;
  for (u64 i = 0; i < n; ++i) {
    const View<G> view = viewOf<G>(state, Seat(static_cast<int>(i % 2)));
    sum += hashOf(view);
  }
  return sum;
}

template <Game G>
u64 viewsAsJson(u64 n) {
  Chance chance(u64{7});
  const typename G::State state = work::start<G>(chance);
  u64 sum = 0;
  for (u64 i = 0; i < n; ++i) sum += toJson(viewOf<G>(state, Seat(static_cast<int>(i % 2)))).size();
  return sum;
}

template <Game G>
u64 worlds(u64 n) {
  Chance chance(u64{7});
  const View<G> view = viewOf<G>(work::start<G>(chance), Seat(0));
  u64 sum = 0;
  for (u64 i = 0; i < n; ++i) sum += hashOf(G::imagine(view, chance));
  return sum;
}

// As the strongest opponent thinks, in the positions of a game that sensible players play.
template <Game G>
u64 simulations(u64 n) {
  constexpr int many = 1000;  // in each position
  constexpr int apart = 7;    // moves from one to the next
  Chance chance(u64{7});
  Teller<typename G::Event> deaf;
  typename G::State state = work::start<G>(chance);
  u64 sum = 0;
  for (u64 made = 0; made < n;) {
    for (int i = 0; i < apart; ++i) {
      if (over<G>(state)) state = work::start<G>(chance);
      const Seat seat = G::actors(state.open).first();
      G::play(state, seat, sensibleMove<G>(viewOf<G>(state, seat), chance), chance, deaf);
    }
    if (over<G>(state)) continue;
    const Thoughts<G> thoughts = Opponent<G>::consider(viewOf<G>(state, G::actors(state.open).first()),
                                                       {.level = 5, .simulations = many}, {made, 0});
    made += static_cast<u64>(thoughts.simulations);
    sum += nameOf(thoughts.move());
  }
  return sum;
}

}  // namespace mastaba

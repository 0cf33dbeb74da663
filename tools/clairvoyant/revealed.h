// A game in which everything lies open, also the luck to come: its `Own` is the whole state and what its table draws
// from, so whoever thinks about it is clairvoyant. The rules are those of the game; only what the seats see of it is
// different.
#pragma once

#include "engine/game.h"

namespace mastaba {

template <Game G>
struct Revealed : G {
  struct State : G::State {
    Chance luck{u64{0}};  // every die that will be rolled, every tile that will be drawn

    friend u64 hashOf(const State& state, u64 seed) {
      return hashOf(static_cast<const typename G::State&>(state), seed);
    }
  };
  using Own = State;
  using Open = typename G::Open;
  using Move = typename G::Move;
  using Moves = typename G::Moves;
  using Seen = View<Revealed>;

  // Nobody hides anything here, so nobody has to bluff.
  static constexpr Thinking thinking = [] {
    Thinking same = G::thinking;
    same.hides = same.mixes = same.bluffs = false;
    return same;
  }();

  static State setup(const typename G::Options& options, Chance luck, Teller<typename G::Event>& teller) {
    const auto state = G::setup(options, luck, teller);
    return {state, luck};
  }
  static const Own& own(const State& state, Seat) { return state; }
  static State imagine(const Seen& view, Chance&) { return view.own; }
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out) {
    G::moves(open, G::own(own, seat), seat, out);
  }
  static Refusal refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
    return G::refuse(open, G::own(own, seat), seat, move);
  }
  static void play(State& state, Seat seat, const Move& move, Chance&, Teller<typename G::Event>& teller) {
    G::play(state, seat, move, state.luck, teller);
  }
  static void prior(const Seen& view, const Moves& moves, Weights<Moves>& weights) {
    G::prior(asUsual(view), moves, weights);
  }
  static void insight(const Seen& view, const Moves& moves, Weights<Moves>& weights)
    requires requires(const View<G>& usual) { G::insight(usual, moves, weights); }
  {
    G::insight(asUsual(view), moves, weights);
  }
  static void lines(const Seen& view, Lines<Move>& lines)
    requires requires(const View<G>& usual) { G::lines(usual, lines); }
  {
    G::lines(asUsual(view), lines);
  }

 private:
  static View<G> asUsual(const Seen& view) { return viewOf<G>(view.own, view.me); }
};

}  // namespace mastaba

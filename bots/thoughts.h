// What opponents think, and how they are asked. Who thinks how is in bots/opponent_of.h, which house/opponents compiles
// for each game; so nobody else has to.
#pragma once

#include "bots/player.h"
#include "engine/game.h"

namespace mastaba {

// What a search has come to.
template <class G>
struct Thoughts {
  struct Candidate {
    Line<typename G::Move> line;  // the move, and what is meant to follow in the same turn
    int gap = 0;                  // behind the best at first sight, in 256ths of a halving
    u32 visits = 0;
    u32 won = 0;  // of these, how often the game was certainly won
    std::array<double, maxSeats> sums{};
    // Where moves are mixed: of the times it is meant to be made, and how much better it would have been.
    double share = 0;
    double regret = 0;

    const typename G::Move& move() const { return line[0]; }
    double mean(Seat seat) const { return visits > 0 ? sums[seat] / visits : 0; }
  };
  static constexpr int most = 33;
  List<Candidate, most> candidates;  // the best first
  int chosen = 0;
  int simulations = 0;
  bool exact = false;  // it is not an estimate

  const typename G::Move& move() const { return candidates[chosen].move(); }
};

template <class G>
struct Decision {
  typename G::Move move;
  int simulations = 0;
};

template <Game G>
struct Opponent {
  // What this player would do. Equal views and moods give equal moves, if it does not go by time.
  static Decision<G> decide(const View<G>& view, const Player& player, Mood mood, const Stop* stop = nullptr);
  // What it thinks of its moves; `wanted`, if there is such a move, is among them. Those who do not think ahead still
  // have to say something: they think like the strongest.
  static Thoughts<G> consider(const View<G>& view, const Player& player, Mood mood, const Stop* stop = nullptr,
                              const typename G::Move* wanted = nullptr);
  // What it thinks of this one move and no other.
  static Thoughts<G> tryOut(const View<G>& view, const typename G::Move& move, const Player& player, Mood mood,
                            const Stop* stop = nullptr);
  // A move that wins at once whatever is hidden; nothing: there is none.
  static const typename G::Move* winningMove(const View<G>& view, const typename G::Moves& moves, u64 seed);
};

}  // namespace mastaba

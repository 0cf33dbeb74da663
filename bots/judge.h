// What a decision was worth, from the view of the seat that made it: the move that was made beside the best one.
#pragma once

#include "bots/thoughts.h"

namespace mastaba {

template <Game G>
struct Judgement {
  typename G::Move best;
  double bestChance = 0;
  double madeChance = 0;
  std::array<double, maxSeats> after{};  // all seats' chances after what was made; below 0: not known
  int simulations = 0;
};

// The chances of all seats, where a search has learnt those of one: in a duel the other has the rest.
template <Game G>
std::array<double, maxSeats> chancesAfter(const View<G>& view, const typename Thoughts<G>::Candidate& one, bool exact) {
  std::array<double, maxSeats> chances{};
  const int players = view.open.options.players;
  for (Seat seat = 0; seat < players; ++seat) {
    const bool learnt = seat == view.me || (!exact && !G::thinking.bluffs);
    chances[seat] = learnt ? one.mean(seat) : players == 2 ? 1 - one.mean(view.me) : -1;
  }
  return chances;
}

namespace judging {

template <class G>
concept HasLines = requires(const View<G>& view, Lines<typename G::Move>& lines) { G::lines(view, lines); };

// The best of those that begin with this move and were tried; nothing: none was.
template <Game G>
const typename Thoughts<G>::Candidate* findIn(const Thoughts<G>& thoughts, const typename G::Move& move, Seat me) {
  const typename Thoughts<G>::Candidate* found = nullptr;
  for (const auto& one : thoughts.candidates)
    if (nameOf(one.move()) == nameOf(move) && one.visits > 0 && (!found || one.mean(me) > found->mean(me)))
      found = &one;
  return found;
}

}  // namespace judging

// The seat must have made that move, or at least be allowed to.
template <Game G>
Judgement<G> judge(const View<G>& view, const typename G::Move& made, const Player& player, Mood mood,
                   const Stop* stop = nullptr) {
  using Candidate = typename Thoughts<G>::Candidate;
  const Seat me = view.me;
  const Thoughts<G> thoughts = Opponent<G>::consider(view, player, mood, stop, &made);
  const Candidate* best = thoughts.candidates.begin();
  const Candidate* own = judging::findIn<G>(thoughts, made, me);
  Judgement<G> judgement{best->move(), best->mean(me), 0, {}, thoughts.simulations};
  Candidate mine = own ? *own : *best;
  // A search soon leaves out what seems bad, and the best of many estimates is too good: so the two are tried again, in
  // other worlds, the same ones for both. Where whole lines are weighed, or moves are mixed, a move by itself would be
  // another thing. What was reckoned out stays, unless the move that was made was not worth reckoning.
  const bool estimated = !judging::HasLines<G> && !G::thinking.bluffs && !thoughts.exact;
  const bool differ = nameOf(best->move()) != nameOf(made);
  if (differ && (estimated || !own)) {
    Player half = player;
    const Mood again{mood.character + 1, mood.moment};
    half.simulations = (player.simulations + 1) / 2;
    half.milliseconds = (player.milliseconds + 1) / 2;
    const Thoughts<G> other = Opponent<G>::tryOut(view, made, half, again, stop);
    mine = other.candidates[0];
    judgement.simulations += other.simulations;
    if (estimated) {
      const Thoughts<G> one = Opponent<G>::tryOut(view, best->move(), half, again, stop);
      judgement.bestChance = one.candidates[0].mean(me);
      judgement.simulations += one.simulations;
    }
  }
  judgement.madeChance = mine.mean(me);
  judgement.after = chancesAfter<G>(view, mine, thoughts.exact);
  return judgement;
}

}  // namespace mastaba

// The memory of a search: what was tried in each situation, as the seat to act sees it, and what came of it. All of it
// is allocated once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "bots/noise.h"
#include "bots/sight.h"

namespace mastaba {

// A move that may be made in a situation.
template <class Move>
struct Edge {
  Move move{};
  double prior = 0;  // how likely it is the best at first sight; together 1
  u32 visits = 0;
  u32 won = 0;        // of these, how often it was certain that the seat to act wins,
  u32 lost = 0;       // or that another does
  double sum = 0;     // of the chances it led to, of the seat to act
  double regret = 0;  // where moves are mixed: how much better it would have been,
  double taken = 0;   // and how often it was meant to be made

  double mean() const { return visits > 0 ? sum / visits : 0; }
  // Every time so far.
  bool wins() const { return visits > 0 && won == visits; }
  bool loses() const { return visits > 0 && lost == visits; }
};

// A situation: all positions that look the same to the seat to act. Its moves, the best at first sight first.
template <class Move>
struct Node {
  static constexpr int widest = 12;

  u64 key = 0;
  u32 visits = 0;
  bool whole = false;  // there are no other moves
  double sum = 0;      // of the chances of the seat to act
  List<Edge<Move>, widest> edges;

  bool isLost() const {
    return whole && std::all_of(edges.begin(), edges.end(), [](const auto& edge) { return edge.loses(); });
  }
};

template <class G>
class Tree {
 public:
  using Situation = Node<typename G::Move>;

  explicit Tree(int nodes)
      : most_(nodes),
        mask_(std::bit_ceil(static_cast<u32>(nodes)) * 2 - 1),
        nodes_(std::make_unique_for_overwrite<Situation[]>(static_cast<std::size_t>(nodes))),
        index_(std::make_unique<u32[]>(std::size_t{mask_} + 1)) {}

  // The situation of a seat that is to act; made if it is new. Nothing: there is no room for it.
  Situation* at(const typename G::State& state, Seat seat) {
    const u64 key = hashOf(G::own(state, seat), hashOf(state.open, static_cast<u64>(seat.v) + 1));
    u32 place = static_cast<u32>(key >> 32) & mask_;
    for (; index_[place] != 0; place = (place + 1) & mask_)
      if (nodes_[index_[place] - 1].key == key) return &nodes_[index_[place] - 1];
    if (used_ == most_) return nullptr;
    index_[place] = static_cast<u32>(++used_);
    Situation& made = nodes_[static_cast<std::size_t>(used_ - 1)];
    made.key = key;
    made.visits = 0;
    made.sum = 0;
    made.edges.clear();
    return &made;
  }
  void clear() {
    std::fill_n(index_.get(), std::size_t{mask_} + 1, 0U);
    used_ = 0;
  }

 private:
  int most_;
  int used_ = 0;
  u32 mask_;
  std::unique_ptr<Situation[]> nodes_;
  std::unique_ptr<u32[]> index_;  // open addressing; 0: free, else one more than the place among the nodes
};

// Keeps equals in their order and takes nothing from the heap; for short lists.
template <class T, class Before>
void sortFew(T* first, T* last, Before before) {
  for (T* one = first; one != last; ++one) std::rotate(std::upper_bound(first, one, *one, before), one, one + 1);
}

// Moves and how good they look at first sight, in 256ths of a halving of their likelihood.
template <class G>
struct FirstSight {
  struct Look {
    int move;  // which of the moves
    int gap;   // behind the best
  };
  typename G::Moves moves;
  Weights<typename G::Moves> weights;
  List<Look, G::Moves::capacity()> looks;  // without those that are dominated
  int best = dominated;                    // weight

  explicit FirstSight(const View<G>& view, Sight sight = Sight::first) {
    G::moves(view.open, view.own, view.me, moves);
    if (moves.size() > 1)
      weigh<G>(view, moves, weights, sight);
    else
      weights[0] = 0;
    for (int i = 0; i < moves.size(); ++i) best = std::max(best, weights[i]);
    for (int i = 0; i < moves.size(); ++i)
      if (weights[i] > dominated || best == dominated) looks.push(Look{i, gapOf(i)});
  }

  // The best first.
  void sort() {
    std::sort(looks.begin(), looks.end(),
              [](const Look& a, const Look& b) { return a.gap != b.gap ? a.gap < b.gap : a.move < b.move; });
  }
  const typename G::Move& move(const Look& look) const { return moves[look.move]; }

  // The best of them; of several the first.
  const typename G::Move& top() const {
    return move(*std::find_if(looks.begin(), looks.end(), [](const Look& look) { return look.gap == 0; }));
  }

  int gapOf(int move) const {
    const int behind = best - weights[move];
    constexpr int farthest = 20;  // halvings
    constexpr int doubt = G::thinking.doubt;
    return behind >= farthest * doubt ? farthest * halving : int(std::int64_t{behind} * halving / doubt);
  }
};

}  // namespace mastaba

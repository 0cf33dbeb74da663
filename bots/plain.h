// Something to measure the search by: information-set Monte Carlo tree search as everybody writes it first (Cowling,
// Powley, Whitehouse 2012). One tree of moves, a new imagined world each time, the bandit formula UCB1, and games
// played out at random. It knows nothing of the game but its rules.
#pragma once

#include <cmath>
#include <vector>

#include "bots/random.h"
#include "bots/search.h"

namespace mastaba {

template <class G>
class PlainSearch {
 public:
  explicit PlainSearch(int nodes) { nodes_.reserve(static_cast<std::size_t>(nodes)); }

  typename G::Move think(const View<G>& view, Budget budget, u64 seed) {
    Chance chance(seed);
    nodes_.clear();
    nodes_.push_back({});
    simulations_ = 0;
    do {
      simulate(G::imagine(view, chance), chance);
      ++simulations_;
    } while (budget.used(simulations_) < Budget::whole);
    const Node* best = nullptr;
    for (u32 child = nodes_[0].first; child != 0; child = nodes_[child].next)
      if (!best || nodes_[child].visits > best->visits) best = &nodes_[child];
    return best->move;
  }
  int simulations() const { return simulations_; }

 private:
  struct Node {
    typename G::Move move{};  // that led here,
    Seat seat;                // made by this one
    u32 visits = 0;
    u32 could = 0;  // how often it was possible
    double sum = 0;
    u32 first = 0;  // child
    u32 next = 0;   // of the same parent
  };

  // The natural logarithm, nearly: straight lines between the powers of two.
  static double nearlyLog(u32 n) {
    constexpr double ofTwo = 0.6931471805599453;
    const int whole = static_cast<int>(std::bit_width(n)) - 1;
    return (whole + double(n) / double(1U << whole) - 1) * ofTwo;
  }

  void simulate(typename G::State world, Chance& chance) {
    constexpr double exploring = 0.7;
    typename G::Moves moves;
    List<u32, 256> path;
    u32 at = 0;
    bool inTree = true;
    while (!over<G>(world)) {
      const Seat seat = G::actors(world.open).first();
      G::moves(world.open, G::own(world, seat), seat, moves);
      const auto any = [&] { return static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(moves.size()))); };
      typename G::Move move = moves[any()];
      if (inTree && path.size() < path.capacity()) {
        List<int, G::Moves::capacity()> untried;
        u32 best = 0;
        double most = -1;
        for (int i = 0; i < moves.size(); ++i) {
          const u32 child = childOf(at, moves[i]);
          if (child == 0) {
            untried.push(i);
            continue;
          }
          Node& node = nodes_[child];
          ++node.could;
          const double score = node.sum / node.visits + exploring * std::sqrt(nearlyLog(node.could) / node.visits);
          if (score > most) {
            most = score;
            best = child;
          }
        }
        if (!untried.empty() && nodes_.size() < nodes_.capacity()) {
          move = moves[untried[static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(untried.size())))]];
          best = static_cast<u32>(nodes_.size());
          nodes_.push_back({move, seat, 0, 1, 0, 0, nodes_[at].first});
          nodes_[at].first = best;
          inTree = false;
        } else if (best == 0) {
          inTree = false;
        }
        if (best != 0) {
          move = nodes_[best].move;
          path.push(best);
          at = best;
        }
      }
      G::play(world, seat, move, chance, deaf_);
    }
    const Chances chances = resultOf<G>(world);
    for (const u32 step : path) {
      ++nodes_[step].visits;
      nodes_[step].sum += double(chances[nodes_[step].seat]) / surely;
    }
  }
  u32 childOf(u32 parent, const typename G::Move& move) const {
    u32 child = nodes_[parent].first;
    while (child != 0 && nameOf(nodes_[child].move) != nameOf(move)) child = nodes_[child].next;
    return child;
  }

  std::vector<Node> nodes_;
  int simulations_ = 0;
  Teller<typename G::Event> deaf_;
};

}  // namespace mastaba

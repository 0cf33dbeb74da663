// Thinking ahead without knowing everything. One search for all games: it imagines worlds that fit what the seat sees,
// tries the moves that look best in all of them alike, and follows each into a tree whose nodes are situations as the
// seat to act sees them. So nobody in it knows more than it could know at the table.
//
//   - Worlds are imagined; where a game can tell which of them are likely, from what others did (`believe`), they are
//     rather those.
//   - At the root: the best few moves at first sight, with a little luck in the choice. Every round each is tried in
//     the same imagined world with the same luck, and after each part of the budget the worse half is left out
//     (sequential halving). First sight is overruled on evidence only.
//   - Below: each seat does what is best for itself (max^n), trying what looks good before the rest (PUCT). In a crowd
//     the others do what looks best at first sight: with many of them a tree never comes back to me.
//   - Where others must not know what I hold, their nodes learn only from worlds imagined anew from their own view.
//   - Where moves are mixed, those left at the root that came out alike are weighed by regret, and the average of what
//     was meant is played. In small games that bluff all nodes do so, corrected by what is known of them already
//     (VR-MCCFR).
//   - A new situation is judged by the game: by its value, or by playing on first.
//
// Nothing is allocated while it thinks, and nothing but sums, quotients and square roots decides.
#pragma once

#include <cmath>
#include <memory>
#include <type_traits>
#include <variant>

#include "bots/thoughts.h"
#include "bots/tree.h"

namespace mastaba {

// How a finished game counts: the victory, and a little how clear it was, so that whoever loses anyway plays on well.
template <class G>
Chances resultOf(const typename G::State& state) {
  constexpr int clear = 16;  // one part of so many
  constexpr int points = G::thinking.points;
  const typename G::Standing standing = G::standing(state);
  const int players = state.open.options.players;
  Chances chances{};
  if (players == 1) {
    chances[0] = std::clamp(standing.points[0], 0, points) * surely / points;
    return chances;
  }
  const int winners = standing.winners();
  for (int seat = 0; seat < players; ++seat) {
    int best = standing.points[seat == 0 ? 1 : 0];
    for (int other = 0; other < players; ++other)
      if (other != seat) best = std::max(best, standing.points[other]);
    const int lead = std::clamp(standing.points[seat] - best, -points, points);
    const int victory = standing.place[seat] == 1 ? surely / winners : 0;
    chances[seat] = victory - victory / clear + (lead + points) * surely / (2 * points * clear);
  }
  return chances;
}

// The seat that has won alone; nobody: it is shared, or there is no other.
template <class G>
Seat winnerOf(const typename G::State& state) {
  const typename G::Standing standing = G::standing(state);
  const int players = state.open.options.players;
  if (players == 1 || standing.winners() != 1) return nobody;
  Seat winner = 0;
  while (standing.place[winner] != 1) ++winner;
  return winner;
}

template <class G>
class Search {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Candidate = typename Thoughts<G>::Candidate;

  // Room for so many situations.
  explicit Search(int nodes) : tree_(nodes) {}

  // What to do in this situation. `wanted`, if there is such a move, is among the candidates, unless it is solved.
  Thoughts<G> think(const View<G>& view, int candidates, Budget budget, u64 seed, const Move* wanted = nullptr,
                    bool maySolve = true) {
    me_ = view.me;
    tree_.clear();
    if constexpr (remembers) memory_ = std::make_unique<Memory>(me_);
    Thoughts<G> thoughts;
    Chance chance(seed);
    choose(view, candidates, chance, wanted, thoughts);
    if (maySolve && solved(view, thoughts)) return thoughts;
    if constexpr (G::thinking.bluffs)
      weigh(view, budget, seed, thoughts);
    else
      halve(view, budget, seed, thoughts);
    return thoughts;
  }

 private:
  using Situation = typename Tree<G>::Situation;
  using OneEdge = Edge<Move>;

  static constexpr int deepest = 48;          // moves below the root
  static constexpr double curiosity = 1.0;    // of PUCT: how much what looks good is tried
  static constexpr double untried = 0.08;     // how much less is expected of a move nobody tried
  static constexpr double trust = 0.2;        // in first sight: a halving counts like so much chance, after one visit
  static constexpr double exploring = 0.15;   // where moves are mixed, so often any of them
  static constexpr u32 enough = 8;            // worlds in which something happened, to take it for certain
  static constexpr double meantSeldom = 0.1;  // where moves are mixed: of the most frequent; rarer ones are not made
  static constexpr double alike = 0.01;       // without bluffs, those that are worse by more are not made either

  struct Step {
    Situation* node;
    OneEdge* edge;
    Seat seat;
    bool learns;
  };
  struct Outcome {
    Chances chances;
    Seat winner = nobody;  // for certain
  };

  // ---- the root

  void choose(const View<G>& view, int many, Chance& chance, const Move* wanted, Thoughts<G>& thoughts) const {
    auto& list = thoughts.candidates;
    const auto has = [&](const Move& move) {
      return std::any_of(list.begin(), list.end(),
                         [&](const Candidate& one) { return nameOf(one.move()) == nameOf(move); });
    };
    const auto add = [&](const Move& move, int gap) {
      Candidate one;
      one.line.push(move);
      one.gap = gap;
      list.push(one);
    };
    many = std::min(many, list.capacity() - 1);
    if constexpr (requires(Lines<Move>& lines) { G::lines(view, lines); }) {
      constexpr int nextLine = halving / 4;
      Lines<Move> lines;
      G::lines(view, lines);
      for (int i = 0; i < lines.size() && i < many; ++i) {
        Candidate one;
        one.line = lines[i];
        one.gap = i * nextLine;
        list.push(one);
      }
    }
    FirstSight<G> sight(view, Sight::experienced);
    if (list.empty()) {
      // The best is always among them; the others with a little luck.
      sight.sort();
      for (int i = 1; i < sight.looks.size(); ++i) {
        auto& look = *(sight.looks.begin() + i);
        look.gap = std::max(look.gap - std::max(gumbel(chance), 0) / 2, 1);
      }
    }
    sight.sort();
    for (const auto& look : sight.looks) {
      if (list.size() >= many) break;
      if (!has(sight.move(look))) add(sight.move(look), sight.gapOf(look.move));
    }
    if (wanted && !has(*wanted)) {
      if (list.size() == many) list.endAt(list.end() - 1);
      add(*wanted, 20 * halving);
    }
  }

  // A game may be able to reckon it out.
  bool solved(const View<G>& view, Thoughts<G>& thoughts) const {
    if constexpr (requires(Weights<typename G::Moves>& chances) {
                    { G::solve(view, typename G::Moves{}, chances) } -> std::same_as<bool>;
                  }) {
      typename G::Moves moves;
      Weights<typename G::Moves> chances{};
      G::moves(view.open, view.own, view.me, moves);
      if (!G::solve(view, moves, chances)) return false;
      auto& list = thoughts.candidates;
      const int many = std::max(list.size(), 1);
      list.clear();
      std::array<bool, static_cast<std::size_t>(G::Moves::capacity())> used{};
      for (int k = 0; k < std::min(many, moves.size()); ++k) {
        int best = -1;
        for (int i = 0; i < moves.size(); ++i)
          if (!used[static_cast<std::size_t>(i)] &&
              (best < 0 || chances[static_cast<std::size_t>(i)] > chances[static_cast<std::size_t>(best)]))
            best = i;
        if (chances[static_cast<std::size_t>(best)] == notReckoned) break;
        used[static_cast<std::size_t>(best)] = true;
        Candidate one;
        one.line.push(moves[best]);
        one.visits = 1;
        one.sums[view.me] = double(chances[static_cast<std::size_t>(best)]) / surely;
        list.push(one);
      }
      thoughts.exact = true;
      return true;
    } else {
      return false;
    }
  }

  // A world that fits the view; where a game concludes from what others did, rather a likely one.
  static State believed(const View<G>& view, Chance& chance) {
    if constexpr (requires {
                    { G::believe(view, chance) } -> std::same_as<State>;
                  })
      return G::believe(view, chance);
    else
      return G::imagine(view, chance);
  }

  static u64 seedOf(u64 seed, int world) { return (seed ^ static_cast<u64>(world)) * 0x9e3779b97f4a7c15ULL + 1; }

  void halve(const View<G>& view, Budget& budget, u64 seed, Thoughts<G>& thoughts) {
    auto& list = thoughts.candidates;
    int left = list.size();
    const int phases = std::max(static_cast<int>(std::bit_width(static_cast<u32>(left - 1))), 1);
    int worlds = 0;
    for (int phase = 0; phase < phases && !budget.stopped(); ++phase) {
      const int until = Budget::whole * (phase + 1) / phases;
      do {
        const u64 worldSeed = seedOf(seed, ++worlds);
        Chance luck(worldSeed);
        const State world = believed(view, luck);
        std::array<double, Thoughts<G>::most> came{};
        for (int i = 0; i < left; ++i)
          came[static_cast<std::size_t>(i)] = tryOut(world, worldSeed, *(list.begin() + i));
        if (G::thinking.mixes && phase == phases - 1) mix(list, left, came);
        thoughts.simulations += left;
        Candidate* sure = std::find_if(list.begin(), list.begin() + left, isCertain);
        if (sure != list.begin() + left) {
          std::swap(*list.begin(), *sure);
          return;
        }
      } while (budget.used(thoughts.simulations) < until);
      sortFew(list.begin(), list.begin() + left,
              [this](const Candidate& a, const Candidate& b) { return promise(a) > promise(b); });
      if (phase < phases - 1) left = (left + 1) / 2;
    }
    // Where none was ever better than another, first sight decides.
    const auto regretted = [](const Candidate& one) { return one.regret > 0; };
    if (G::thinking.mixes && std::any_of(list.begin(), list.begin() + left, regretted)) {
      Chance chance(seed);
      // What is clearly better is not given up in order to be unpredictable.
      for (int i = 1; i < list.size(); ++i)
        if (promise(list[i]) < promise(list[0]) - alike) (list.begin() + i)->share = 0;
      pick(chance, thoughts);
    }
  }

  // Those that are left when the others are out. All were tried in the same world, so it is known how much better each
  // would have been than what was meant; the average of what was meant is played (regret matching).
  static void mix(List<Candidate, Thoughts<G>::most>& list, int left,
                  const std::array<double, Thoughts<G>::most>& came) {
    double all = 0;
    for (int i = 0; i < left; ++i) all += list[i].regret;
    const auto meant = [&](int i) { return all > 0 ? list[i].regret / all : 1.0 / left; };
    std::array<double, Thoughts<G>::most> now{};
    double mean = 0;
    for (int i = 0; i < left; ++i) {
      now[static_cast<std::size_t>(i)] = meant(i);
      mean += now[static_cast<std::size_t>(i)] * came[static_cast<std::size_t>(i)];
    }
    for (int i = 0; i < left; ++i) {
      Candidate& one = *(list.begin() + i);
      one.share += now[static_cast<std::size_t>(i)];
      one.regret = std::max(one.regret + came[static_cast<std::size_t>(i)] - mean, 0.0);
    }
  }
  static bool isCertain(const Candidate& one) { return one.visits >= enough && one.won == one.visits; }
  double promise(const Candidate& one) const {
    return one.mean(me_) - trust * one.gap / halving / std::sqrt(double(one.visits) + 1);
  }

  // Plays a candidate's moves in a world of its own, as far as they can be made, and goes on from there.
  double tryOut(const State& start, u64 seed, Candidate& one) {
    State world = start;
    Chance chance(~seed);
    for (int i = 0; i < one.line.size(); ++i) {
      const Move& move = one.line[i];
      if (i > 0 && !mayPlay<G>(world, me_, move)) break;
      G::play(world, me_, move, chance, deaf_);
    }
    const Outcome outcome = run(world, chance, !G::thinking.hides);
    ++one.visits;
    one.won += outcome.winner == me_ ? 1U : 0U;
    for (std::size_t seat = 0; seat < outcome.chances.size(); ++seat)
      one.sums[seat] += double(outcome.chances[seat]) / surely;
    return double(outcome.chances[me_]) / surely;
  }

  void weigh(const View<G>& view, Budget& budget, u64 seed, Thoughts<G>& thoughts) {
    auto& list = thoughts.candidates;
    Chance chance(seed);
    Situation* root = tree_.at(G::imagine(view, chance), me_);
    root->visits = 1;
    root->whole = false;
    for (const Candidate& one : list)
      if (root->edges.size() < Situation::widest) addEdge(*root, one.move(), one.gap);
    normalise(*root);
    std::array<double, maxSeats> sums{};
    int worlds = 0;
    do {
      Chance luck(seedOf(seed, ++worlds));
      State world = believed(view, luck);
      if (G::thinking.hides) {
        // As another sees it: then my own cards are others, and its answers do not know mine.
        const int players = view.open.options.players;
        const Seat other =
            leftOf(me_, players, 1 + static_cast<int>(luck.below(BotLuck::choice, static_cast<u32>(players - 1))));
        State theirs = G::imagine(viewOf<G>(world, other), luck);
        run(theirs, luck, true);
      }
      const Outcome outcome = run(world, luck, !G::thinking.hides);
      for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += double(outcome.chances[seat]) / surely;
      ++thoughts.simulations;
    } while (budget.used(thoughts.simulations) < Budget::whole);
    double all = 0;
    for (const OneEdge& edge : root->edges) all += edge.taken;
    list.clear();
    for (const OneEdge& edge : root->edges) {
      Candidate one;
      one.line.push(edge.move);
      one.visits = edge.visits;
      one.won = edge.won;
      one.share = all > 0 ? edge.taken / all : edge.prior;
      for (std::size_t seat = 0; seat < sums.size(); ++seat)
        one.sums[seat] = sums[seat] / thoughts.simulations * edge.visits;
      one.sums[me_] = edge.sum;
      list.push(one);
    }
    sortFew(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) { return a.share > b.share; });
    pick(chance, thoughts);
  }
  static void pick(Chance& chance, Thoughts<G>& thoughts) {
    auto& list = thoughts.candidates;
    for (int i = 0; i < list.size(); ++i)
      if (isCertain(list[i])) {
        thoughts.chosen = i;
        return;
      }
    double all = 0;
    double most = 0;
    for (const Candidate& one : list) most = std::max(most, one.share);
    for (const Candidate& one : list)
      if (one.share >= meantSeldom * most) all += one.share;
    double left = all * unit(chance);
    for (int i = 0; i < list.size(); ++i) {
      if (list[i].share == 0 || list[i].share < meantSeldom * most) continue;
      thoughts.chosen = i;
      left -= list[i].share;
      if (left < 0) return;
    }
  }
  static double unit(Chance& chance) { return double(chance.below(BotLuck::choice, 1U << 24)) / (1U << 24); }

  // ---- the tree

  // From here to a new situation or the end. `all`: the nodes of every seat learn from it; otherwise only mine do.
  Outcome run(State& world, Chance& chance, bool all) {
    if constexpr (!G::thinking.tree) return leaf(world, chance);
    List<Step, deepest> path;
    Outcome outcome;
    bool asked = all || G::thinking.bluffs;  // somebody else, in a world of its own
    while (true) {
      const Seats actors = G::actors(world.open);
      if (actors.none()) {
        outcome = ended(world);
        break;
      }
      const Seat seat = actors.first();
      if (seat != me_ && world.open.options.players >= G::thinking.crowd) {
        atFirstSight(world, seat, chance);
        continue;
      }
      const bool learns = all || seat == me_;
      Situation* node = path.size() < deepest ? tree_.at(world, seat) : nullptr;
      if (!asked && seat != me_) {
        asked = true;
        State theirs = G::imagine(viewOf<G>(world, seat), chance);
        run(theirs, chance, true);
      }
      if (!node || node->visits == 0) {
        if (node && learns) node->visits = 1;
        outcome = leaf(world, chance);
        if (node && learns) node->sum += double(outcome.chances[seat]) / surely;
        break;
      }
      if (node->edges.empty()) expand(*node, viewOf<G>(world, seat));
      OneEdge* edge = G::thinking.bluffs ? draw(*node, chance, learns) : select(*node);
      path.push(Step{node, edge, seat, learns});
      G::play(world, seat, edge->move, chance, deaf_);
    }
    for (const Step* step = path.end(); step != path.begin();) learn(*--step, outcome, world.open.options.players);
    return outcome;
  }

  static void addEdge(Situation& node, const Move& move, int gap) {
    OneEdge edge;
    edge.move = move;
    edge.prior = likelihood(gap);
    node.edges.push(edge);
  }
  static void normalise(Situation& node) {
    double all = 0;
    for (const OneEdge& edge : node.edges) all += edge.prior;
    for (OneEdge& edge : node.edges) edge.prior /= all;
  }
  static void expand(Situation& node, const View<G>& view) {
    FirstSight<G> sight(view, Sight::experienced);
    sight.sort();
    node.whole = sight.looks.size() <= Situation::widest;
    for (int i = 0; i < std::min(sight.looks.size(), Situation::widest); ++i)
      addEdge(node, sight.move(sight.looks[i]), sight.looks[i].gap);
    normalise(node);
  }

  // What is best so far, and what looks good and was tried little. What is certain is not asked again.
  OneEdge* select(Situation& node) const {
    const double root = std::sqrt(double(node.visits));
    const double expected = node.sum / node.visits - untried;
    const int wide = 2 + static_cast<int>(root);  // the more visits, the more moves are looked at
    OneEdge* best = nullptr;
    double most = -1e9;
    for (OneEdge* edge = node.edges.begin(); edge != node.edges.end() && edge - node.edges.begin() < wide; ++edge) {
      if (edge->wins() && edge->visits >= enough) return edge;
      const double mean = edge->visits > 0 ? edge->sum / edge->visits : expected;
      const double score = mean + curiosity * edge->prior * root / (1 + edge->visits);
      if (score > most) {
        most = score;
        best = edge;
      }
    }
    return best;
  }

  // By regret; before there is any, by first sight.
  static void mixture(const Situation& node, std::array<double, Situation::widest>& out) {
    double all = 0;
    for (const OneEdge& edge : node.edges) all += edge.regret;
    for (int i = 0; i < node.edges.size(); ++i)
      out[static_cast<std::size_t>(i)] = all > 0 ? node.edges[i].regret / all : node.edges[i].prior;
  }
  static OneEdge* draw(Situation& node, Chance& chance, bool learns) {
    std::array<double, Situation::widest> meant{};
    mixture(node, meant);
    double left = unit(chance);
    const double any = learns ? exploring / node.edges.size() : 0;
    const double rest = learns ? 1 - exploring : 1;
    OneEdge* edge = node.edges.begin();
    for (int i = 0; i < node.edges.size(); ++i) {
      left -= rest * meant[static_cast<std::size_t>(i)] + any;
      edge = node.edges.begin() + i;
      if (left < 0) break;
    }
    return edge;
  }

  // A step on the way learns what came of it. What is certain stays so as long as nobody has another choice.
  void learn(const Step& step, Outcome& outcome, int players) {
    if (step.learns) {
      Situation& node = *step.node;
      ++node.visits;
      if constexpr (G::thinking.bluffs) regret(step, outcome, players);
      const double came = double(outcome.chances[step.seat]) / surely;
      ++step.edge->visits;
      step.edge->sum += came;
      node.sum += came;
    }
    if (outcome.winner == nobody) return;
    if (step.learns) ++(outcome.winner == step.seat ? step.edge->won : step.edge->lost);
    if (outcome.winner != step.seat && !step.node->isLost()) outcome.winner = nobody;
  }

  // Every move is credited with what is known of it; the one that was made also with what has come now.
  void regret(const Step& step, Outcome& outcome, int players) {
    Situation& node = *step.node;
    std::array<double, Situation::widest> meant{};
    std::array<double, Situation::widest> worth{};
    mixture(node, meant);
    const double came = double(outcome.chances[step.seat]) / surely;
    const double usual = node.sum / (node.visits - 1);
    double mean = 0;
    for (int i = 0; i < node.edges.size(); ++i) {
      const auto k = static_cast<std::size_t>(i);
      const OneEdge& edge = node.edges[i];
      worth[k] = edge.visits > 0 ? edge.sum / edge.visits : usual;
      if (&edge == step.edge) {
        const double likely = (1 - exploring) * meant[k] + exploring / node.edges.size();
        worth[k] += (came - worth[k]) / likely;
      }
      mean += meant[k] * worth[k];
    }
    for (int i = 0; i < node.edges.size(); ++i) {
      const auto k = static_cast<std::size_t>(i);
      OneEdge& edge = *(node.edges.begin() + i);
      edge.regret = std::max(edge.regret + worth[k] - mean, 0.0);
      edge.taken += meant[k] * node.visits;  // later ones count for more
    }
    if (players != 2) return;
    // What is handed on is what the mixture would have come to, not what was tried.
    const int both = outcome.chances[0] + outcome.chances[1];
    const int corrected = std::clamp(static_cast<int>(mean * surely), -surely, 2 * surely);
    outcome.chances[step.seat] = corrected;
    outcome.chances[1 - step.seat] = both - corrected;
  }

  // ---- leaves

  Outcome ended(const State& world) const { return {resultOf<G>(world), winnerOf<G>(world)}; }

  void atFirstSight(State& world, Seat seat, Chance& chance) {
    const FirstSight<G> sight(viewOf<G>(world, seat));
    G::play(world, seat, sight.top(), chance, deaf_);
  }
  Outcome leaf(State& world, Chance& chance) {
    if constexpr (remembers) {
      if (over<G>(world)) return ended(world);
      return {G::playOn(world, chance, *memory_), nobody};
    } else if constexpr (requires {
                           { G::playOn(world, chance) } -> std::same_as<Chances>;
                         }) {
      if (over<G>(world)) return ended(world);
      return {G::playOn(world, chance), nobody};
    } else {
      if constexpr (requires { G::settle(world, me_, chance); })
        G::settle(world, me_, chance);
      else
        for (int i = 0; i < G::thinking.ahead && !over<G>(world); ++i)
          atFirstSight(world, G::actors(world.open).first(), chance);
      if (over<G>(world)) return {resultOf<G>(world), nobody};
      return {G::value(world), nobody};
    }
  }

  // What a game wants to remember while one decision is thought about, so that it plays on sooner.
  static constexpr bool remembers = requires { typename G::Memory; };
  using Memory = typename decltype([] {
    if constexpr (remembers)
      return std::type_identity<typename G::Memory>{};
    else
      return std::type_identity<std::monostate>{};
  }())::type;

  Tree<G> tree_;
  std::unique_ptr<Memory> memory_;
  Seat me_;
  Teller<typename G::Event> deaf_;
};

}  // namespace mastaba

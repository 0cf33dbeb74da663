// What a player with a little experience thinks of each move at first sight.
#include <algorithm>

#include "games/labyrinth/outlook.h"

namespace mastaba {

using namespace labyrinth;

namespace {

constexpr int tooEarly = -1'000'000;  // a start that need not be chosen yet: waiting costs nothing

struct Eyes {
  const View<Labyrinth>& view;
  const Ahead ahead{view.open};
  const Sketch board = sketch();
  const Links links = board.links();

  const Options& options() const { return view.open.options; }
  const Labyrinth::Progress& progress() const { return view.open.progress[view.me]; }

  // The own board with what has been decided in this turn.
  Sketch sketch() const {
    Sketch drawn(view.open.boards[view.me], options());
    if (progress().started) drawn.enter(view.own.gate);
    if (progress().laid) drawn.lay(view.own.at, {tileOf(view.open), view.own.turns});
    drawn.walkOn();
    return drawn;
  }

  // Stones that can still be placed.
  std::array<int, Labyrinth::gems> left() const {
    std::array<int, Labyrinth::gems> many{};
    for (std::size_t kind = 0; kind < many.size(); ++kind) many[kind] = view.open.boards[view.me].left[kind];
    for (const Gem gem : view.own.stones) --many[static_cast<std::size_t>(gem)];
    return many;
  }

  // What it brings to put this stone there now rather than somewhere else later.
  int stone(const Sketch& drawn, Gem gem, Field field, const std::array<int, Labyrinth::gems>& many) const {
    const Chamber chamber = chamberAt(drawn, ahead, field);
    if (chamber.likely == 0) return -1;
    const bool flat = gem == Gem::special && options().special == Labyrinth::Special::flat;
    constexpr std::array<int, Labyrinth::gems> worth{0, plainWorth, blueWorth, greenWorth, redWorth, specialWorth};
    const int gain = chamber.likely * (flat ? 1 : chamber.factor) * worth[static_cast<std::size_t>(gem)];
    return gain - worthKeeping(gem, many, options(), ahead);
  }

  // The best stones that could be placed on the new tile.
  int stones(const Sketch& drawn, Place at, int turns) const {
    const std::array<int, Labyrinth::gems> many = left();
    int sum = 0;
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const auto here = static_cast<Quarter>(quarter);
      if (!hasScarab({tileOf(view.open), turns}, here)) continue;
      int best = 0;
      for (std::size_t kind = 1; kind < many.size(); ++kind)
        if (many[kind] > 0) best = std::max(best, stone(drawn, static_cast<Gem>(kind), fieldAt(at, here), many));
      sum += best;
    }
    return sum;
  }

  // Calls `each` with the board as it looks from every start that is still possible.
  template <class Each>
  void eachStart(const Sketch& drawn, Each each) const {
    if (drawn.door >= 0) return each(drawn);
    for (int gate = 1; gate < Labyrinth::gates; ++gate) {
      Sketch entered = drawn;
      entered.enter(static_cast<Gate>(gate));
      each(entered);
    }
  }

  int lay(const Labyrinth::Lay& move) const {
    Sketch after = board;
    after.lay(move.at, {tileOf(view.open), move.turns});
    after.walkOn();
    int best = tooEarly;
    eachStart(after, [&](const Sketch& drawn) {
      best = std::max(best, outlook(drawn, ahead, links, board.door >= 0) + stones(drawn, move.at, move.turns));
    });
    return best;
  }

  int start(Gate gate) const {
    if (Labyrinth::asked(view.open, view.me) != Labyrinth::Ask::start) return tooEarly;
    Sketch after = board;
    after.enter(gate);
    return outlook(after, ahead, links, true);
  }

  int place(const Labyrinth::Stone& move) const {
    int best = tooEarly;
    int weight = 0;
    eachStart(board, [&](const Sketch& drawn) {
      const int promise = outlook(drawn, ahead, links, board.door >= 0);
      if (promise <= best) return;
      best = promise;
      weight = stone(drawn, move.gem, fieldAt(move.at, move.quarter), left());
    });
    return weight;
  }

  // How many cards of the stack would prove the guess right.
  int bet(Labyrinth::Guess guess) const {
    int right = 0;
    for (int i = 0; i < designs; ++i) {
      const int number = i + 1;
      const bool fits = guess == Labyrinth::Guess::high ? number > tileOf(view.open) : number < tileOf(view.open);
      if (fits) right += view.open.stack.of[static_cast<std::size_t>(i)];
    }
    return right;
  }

  int weigh(const Labyrinth::Move& move) const {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Labyrinth::Bet>)
        return bet(one.guess);
      else if constexpr (std::is_same_v<M, Labyrinth::Start>)
        return start(one.gate);
      else if constexpr (std::is_same_v<M, Labyrinth::Lay>)
        return lay(one);
      else if constexpr (std::is_same_v<M, Labyrinth::Stone>)
        return place(one);
      else
        return 0;  // done: keep what is left for later
    });
  }
};

}  // namespace

void Labyrinth::prior(const View<Labyrinth>& view, const Moves& moves, Weights<Moves>& weights) {
  const Eyes eyes{view};
  for (int i = 0; i < moves.size(); ++i) weights[i] = eyes.weigh(moves[i]);
}

}  // namespace mastaba

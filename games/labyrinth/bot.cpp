// What a player with a little experience thinks of each move: how long the corridor will probably get, and which
// stones will probably count.
#include <algorithm>

#include "games/labyrinth/hope.h"
#include "games/labyrinth/knots.h"

namespace mastaba {

using namespace labyrinth;

namespace {

// ---- the weights, found by trying. Likelihoods are so many of 64.

constexpr int livingChain = 5;    // 64ths of a point: a field of a piece apart that is open at both ends
constexpr int closes = 29;        // likely: a side towards a free place gets its wall
constexpr int passesNext = 33;    // likely: the corridor passes in the free place that it leads to,
constexpr int passesNear = 21;    // in one further on,
constexpr int passesLess = 3;     // less for each place further away;
constexpr int passesChain = 13;   // in a piece apart that lies there, less again
constexpr int strideOfPlace = 3;  // fields of the corridor for each place until then, to guess a factor
constexpr int usable = 39;        // of 64 scarabs that come, so many become chambers; the best of them
constexpr int bestBasic = 58;     // are that likely to count,
constexpr int bestExpert = 129;   // in the expert game times their factor

constexpr int tooEarly = -1'000'000;  // a start that need not be chosen yet: waiting costs nothing

using Supply = std::array<int, Labyrinth::gems>;  // stones of each kind

// How likely a stone on a field is to count, and the position that then decides about its factor.
struct Chamber {
  int likely = 0;
  int position = fields;
};

// Pieces apart from the corridor, which it may pick up.
int chains(const Sketch& sketch) {
  std::array<bool, fields> seen{};
  int sum = 0;
  for (int field = 0; field < fields; ++field) {
    const u8 open = sketch.openings[field];
    if (open == 0 || seen[field] || sketch.position[field] != 0 || sketch.outside[field]) continue;
    // A piece is looked at from one of its ends towards a free place.
    for (const Side side : sides) {
      const int beyond = neighbours[field][static_cast<std::size_t>(side)];
      if ((open & bitOf(side)) == 0 || beyond == none || !sketch.isFree(beyond)) continue;
      int many = 0;
      const End end = follow(sketch, sketch.options, field, side, [&](int passed) {
        seen[passed] = true;
        ++many;
      });
      if (end.alive() && placeOfField[end.field] != placeOfField[beyond]) sum += many * livingChain;
      break;
    }
  }
  return sum;
}

int distance(int from, int to) {
  const Place a(from);
  const Place b(to);
  return std::abs(a.column() - b.column()) + std::abs(a.row() - b.row());
}

Chamber chamberAt(const Sketch& sketch, Field field) {
  if (sketch.position[field] != 0) return {};  // LABYRINTH-42
  int closed = 64;
  int missed = 64;
  Chamber chamber;
  const int goal = sketch.end.alive() ? int{placeOfField[sketch.end.field]} : none;
  const auto mayPass = [&](int beyond, int next, int near) {
    if (goal == none) return;
    const int away = distance(goal, placeOfField[beyond]);
    missed = missed * (64 - (away == 0 ? next : std::max(near - passesLess * away, 0))) / 64;
    chamber.position = std::min(chamber.position, sketch.length + 1 + strideOfPlace * away);
  };
  for (const Side side : sides) {
    const bool open = (sketch.openings[field] & bitOf(side)) != 0;
    const int beyond = neighbours[field][static_cast<std::size_t>(side)];
    if (beyond == none) {
      if (open && sketch.outside[field]) return {};
    } else if (sketch.isFree(beyond)) {
      if (open) closed = closed * closes / 64;
      mayPass(beyond, passesNext, passesNear);
    } else if (open && (sketch.openings[beyond] & bitOf(opposite(side))) != 0) {
      return {};  // part of a way
    } else if (sketch.position[beyond] != 0) {
      missed = 0;
      chamber.position = std::min(chamber.position, int{sketch.position[beyond]});
    } else if (sketch.openings[beyond] != 0 && !sketch.outside[beyond]) {
      mayPass(beyond, passesChain, passesChain);
    }
  }
  chamber.likely = closed * (64 - missed) / 64;
  return chamber;
}

struct Eyes {
  const View<Labyrinth>& view;
  const Ahead ahead{view.open};
  const Sketch board = sketch();
  const Hope hope{board, ahead};
  const Supply left = supply();

  const Options& options() const { return view.open.options; }
  bool isExpert() const { return options().scoring == Labyrinth::Scoring::expert; }
  bool inOrder() const { return isExpert() && options().colours == Labyrinth::Colours::ascending; }

  // The own board with what has been decided in this turn.
  Sketch sketch() const {
    const Progress& progress = view.open.progress[view.me];
    Sketch drawn(view.open.boards[view.me], options());
    if (progress.started) drawn.enter(view.own.gate);
    if (progress.laid) drawn.lay(view.own.at, {tileOf(view.open), view.own.turns});
    drawn.walkOn();
    return drawn;
  }

  Supply supply() const {
    Supply many{};
    for (std::size_t kind = 0; kind < many.size(); ++kind) many[kind] = view.open.boards[view.me].left[kind];
    for (const Gem gem : view.own.stones) --many[static_cast<std::size_t>(gem)];
    many[static_cast<std::size_t>(Gem::none)] = 0;
    return many;
  }

  int worth(const Chamber& chamber, Gem gem) const {
    return chamber.likely * worthOf(gem) * factorFor(options(), gem, chamber.position);
  }

  // What the board will probably be worth in the end, without stones that are still to be placed.
  int outlook(const Sketch& drawn) const {
    int sum = drawn.length * point + hope.of(drawn) + chains(drawn);
    for (int field = 0; field < fields; ++field)
      if (drawn.stones[field] != Gem::none) sum += worth(chamberAt(drawn, Field(field)), drawn.stones[field]);
    return sum;
  }

  // What a stone is worth if it is kept: the chambers to come lie evenly between the best and the worst, and better
  // stones take the better ones.
  int kept(Gem gem) const {
    int rivals = 0;
    for (std::size_t kind = 1; kind < left.size(); ++kind)
      if (inOrder() || worthOf(static_cast<Gem>(kind)) >= worthOf(gem)) rivals += 64 * left[kind];
    const int chambers = ahead.scarabs * usable / 64;
    if (chambers <= rivals) return 0;
    const bool flat = !isExpert() || (gem == Gem::special && options().special == Labyrinth::Special::flat);
    return worthOf(gem) * (flat ? bestBasic : bestExpert) * (chambers - rivals) / chambers;
  }

  // What it brings to put a stone there now rather than elsewhere later.
  int stone(const Sketch& drawn, Gem gem, Field field) const {
    const Chamber chamber = chamberAt(drawn, field);
    return chamber.likely == 0 ? -1 : worth(chamber, gem) - kept(gem);
  }

  // The same for the best stones on a tile just laid.
  int stones(const Sketch& drawn, Place at, int turns) const {
    int sum = 0;
    int most = 0;
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const auto here = static_cast<Quarter>(quarter);
      if (!hasScarab({tileOf(view.open), turns}, here)) continue;
      int best = 0;
      for (std::size_t kind = 1; kind < left.size(); ++kind) {
        if (left[kind] <= 0) continue;
        const auto gem = static_cast<Gem>(kind);
        best = std::max(best, stone(drawn, gem, fieldAt(at, here)));
        if (inOrder() && gem != Gem::special) kind = static_cast<std::size_t>(Gem::special) - 1;
      }
      sum += best;
      most = std::max(most, best);
    }
    return options().stones == Labyrinth::Stones::perTurn ? most : sum;
  }

  // Calls `each` with the board as it looks from every start that is still possible.
  template <class Each>
  void eachStart(const Sketch& drawn, Each each) const {
    if (drawn.door != none) return each(drawn);
    for (int gate = 1; gate < Labyrinth::gates; ++gate) {
      Sketch entered = drawn;
      entered.enter(static_cast<Gate>(gate));
      each(entered);
    }
  }

  int lay(const Lay& move) const {
    Sketch after = board;
    after.lay(move.at, {tileOf(view.open), move.turns});
    after.walkOn();
    int best = tooEarly;
    eachStart(after,
              [&](const Sketch& drawn) { best = std::max(best, outlook(drawn) + stones(drawn, move.at, move.turns)); });
    return best;
  }

  int start(Gate gate) const {
    if (Labyrinth::asked(view.open, view.me) != Ask::start) return tooEarly;
    Sketch after = board;
    after.enter(gate);
    return outlook(after);
  }

  int place(const Stone& move) const {
    int best = tooEarly;
    int weight = 0;
    eachStart(board, [&](const Sketch& drawn) {
      const int promise = outlook(drawn);
      if (promise <= best) return;
      best = promise;
      weight = stone(drawn, move.gem, fieldAt(move.at, move.quarter));
    });
    return weight;
  }

  int weigh(const Labyrinth::Move& move) const {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Start>)
        return start(one.gate);
      else if constexpr (std::is_same_v<M, Lay>)
        return lay(one);
      else if constexpr (std::is_same_v<M, Stone>)
        return place(one);
      else
        return 0;  // done: what is left is kept
    });
  }
};

}  // namespace

void Labyrinth::prior(const View<Labyrinth>& view, const Moves& moves, Weights<Moves>& weights) {
  if (moves.empty()) return;
  if (as<Bet>(moves[0])) {
    for (int i = 0; i < moves.size(); ++i)
      weights[i] = point * cardsFor(tileOf(view.open), bitsOf(view.open.stack), as<Bet>(moves[i])->guess);
    return;
  }
  const Eyes eyes{view};
  for (int i = 0; i < moves.size(); ++i) weights[i] = eyes.weigh(moves[i]);
}

}  // namespace mastaba

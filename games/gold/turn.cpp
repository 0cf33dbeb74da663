// What could be done with the rest of a turn: the best ways to spend its actions, found by trying all of them side by
// side and going on with those that look best. What leads to the same position is kept once. Luck ends a line: a tile
// that is revealed may be anything.
#include <algorithm>

#include "games/gold/outlook.h"

namespace mastaba {

using namespace gold;

namespace {

constexpr int beam = 32;    // positions that are gone on with
constexpr int samples = 3;  // of what a chamber may hold

// A position on the way, and how one gets there.
struct Branch {
  State state;
  Line<Gold::Move> line;
  u64 key = 0;
  int worth = 0;
};

// The best few of them, the best first; no two are the same position.
class Best {
 public:
  void add(const Branch& branch) {
    int i = size_;
    for (int k = 0; k < size_; ++k)
      if (branches_[order_[k]].key == branch.key) return;
    while (i > 0 && at(i - 1).worth < branch.worth) --i;
    if (i == beam) return;
    const int place = size_ < beam ? size_++ : order_[beam - 1];
    for (int k = size_ - 1; k > i; --k) order_[k] = order_[k - 1];
    order_[i] = place;
    branches_[place] = branch;
  }
  const Branch& at(int i) const { return branches_[order_[i]]; }
  int size() const { return size_; }
  void clear() { size_ = 0; }

 private:
  std::array<Branch, beam> branches_;
  std::array<int, beam> order_{};
  int size_ = 0;
};

class RestOfTurn {
 public:
  explicit RestOfTurn(Seat me) : me_(me) {}

  void look(const State& state, Lines<Gold::Move>& lines) {
    Branch root;
    root.state = state;
    open_.add(root);
    while (open_.size() > 0) {
      next_.clear();
      for (int i = 0; i < open_.size(); ++i) goOn(open_.at(i));
      std::swap(open_, next_);
    }
    for (int i = 0; i < done_.size(); ++i) lines.push(done_.at(i).line);
    atFirstSight(state, lines);
  }

 private:
  Seat me_;
  Best open_;
  Best next_;
  Best done_;
  Teller<Gold::Event> deaf_;

  int worth(const State& state) const {
    if (!over<Gold>(state)) return Gold::value(state)[me_];
    const Gold::Standing standing = Gold::standing(state);
    int other = -Gold::thinking.points;
    for (Seat seat = 0; seat < state.open.options.players; ++seat)
      if (seat != me_) other = std::max(other, standing.points[seat]);
    // It is better to win clearly: a point counts as in Gold::value.
    constexpr int clear = 16;
    const int victory = standing.place[me_] == 1 ? surely / standing.winners() : 0;
    const int lead = standing.points[me_] - other + Gold::thinking.points;
    return victory - victory / clear + lead * surely / (2 * Gold::thinking.points * clear);
  }

  // What looks best at first sight may see farther than the end of this turn: it is the second line.
  void atFirstSight(const State& state, Lines<Gold::Move>& lines) {
    Branch branch;
    branch.state = state;
    bool luck = false;
    while (!luck && Gold::actors(branch.state.open).has(me_) && branch.line.size() < branch.line.capacity()) {
      Gold::Moves moves;
      Weights<Gold::Moves> weights{};
      Gold::moves(branch.state.open, branch.state.own[me_], me_, moves);
      Gold::prior(viewOf<Gold>(branch.state, me_), moves, weights);
      const auto best = std::max_element(weights.begin(), weights.begin() + moves.size()) - weights.begin();
      branch.line.push(moves[static_cast<int>(best)]);
      luck = tryOut(branch, moves[static_cast<int>(best)]);
    }
    int place = 0;
    while (place < done_.size() && done_.at(place).key != branch.key) ++place;
    if (place <= 1) return;
    if (place == lines.size()) {
      if (lines.size() == lines.capacity())
        --place;
      else
        lines.push(branch.line);
    }
    std::rotate(lines.begin() + 1, lines.begin() + place, lines.begin() + place + 1);
    *(lines.begin() + 1) = branch.line;
  }

  void goOn(const Branch& from) {
    Gold::Moves moves;
    Gold::moves(from.state.open, from.state.own[me_], me_, moves);
    for (const Gold::Move& move : moves) {
      Branch branch = from;
      branch.line.push(move);
      const bool luck = tryOut(branch, move);
      const bool ends =
          luck || !Gold::actors(branch.state.open).has(me_) || branch.line.size() == branch.line.capacity();
      (ends ? done_ : next_).add(branch);
    }
  }

  // True: what comes of it depends on luck.
  bool tryOut(Branch& branch, const Gold::Move& move) {
    const Open& open = branch.state.open;
    if (const auto* reveal = as<Reveal>(move)) {
      branch.worth = revealed(branch.state, reveal->at);
      branch.key = hashOf(branch.state, reveal->at.v + 1);
      return true;
    }
    if (const auto* lay = as<Lay>(move); lay && isChamber(open.tiles[open.agenda.back().n].kind)) {
      branch.worth = found(branch.state, lay->open);
      branch.key = hashOf(branch.state, places + 1 + static_cast<u64>(lay->open));
      return true;
    }
    Chance none(u64{0});
    Gold::play(branch.state, me_, move, none, deaf_);
    branch.worth = worth(branch.state);
    branch.key = hashOf(branch.state, 0);
    return false;
  }

  // What it is worth on the average to reveal this tile: a corridor will lie as one wishes; or there is a chamber.
  int revealed(const State& state, Place at) {
    const Bag<kinds>& hidden = state.open.hidden;
    int chamber = corridors;
    int many = 0;
    for (int i = corridors; i < kinds; ++i) {
      if (hidden.of[i] == 0) continue;
      chamber = i;
      ++many;
    }
    State then = state;
    --then.open.agenda[0].n;
    then.open.dropped = Treasure::none;
    then.open.took = false;
    then.open.quiet = 0;
    then.open.agenda.push({Ask::lay, Seats::only(me_), nobody, at.v});
    then.open.tiles[at] = {Kind::junction, Ways::none};
    const int all = hidden.size();
    const int corridor = Gold::value(then)[me_];
    if (many == 0 || all == 0) return corridor;
    --then.open.hidden.of[chamber];
    then.open.tiles[at].kind = kindAt(chamber);
    const auto side = sideTowards(at, pieceOf(state.open, me_, Figure::archaeologist).at);
    const Ways ways =
        state.open.options.doors == Gold::Doors::four || !side ? Ways::nesw : waysOf(Openings::of({*side}));
    return (corridor * (all - many) + found(then, ways) * many) / all;
  }

  // What it is worth to lay the chamber so, whatever is in it.
  int found(const State& state, Ways ways) {
    int sum = 0;
    for (u64 luck = 1; luck <= samples; ++luck) {
      State then = state;
      Chance chance(luck);
      Gold::play(then, me_, Lay{ways}, chance, deaf_);
      sum += worth(then);
    }
    return sum / samples;
  }
};

}  // namespace

void Gold::lines(const View<Gold>& view, Lines<Move>& lines) {
  lines.clear();
  if (asked(view.open, view.me) == Ask::entrance) return;
  Chance chance(u64{1});
  RestOfTurn(view.me).look(imagine(view, chance), lines);
}

}  // namespace mastaba

// The last turns, reckoned out: every tile, every stone, every card that may come. Alone the mean of the points counts;
// among several, how likely one is to be ahead of what the others' boards come to.
#include <algorithm>
#include <bit>

#include "games/labyrinth/legal.h"
#include "games/labyrinth/rivals.h"

namespace mastaba {

using namespace labyrinth;

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr int fewPlaces = 3;      // free places from which it is tried,
constexpr int tooMany = 100'000;  // and boards after which it is given up
constexpr int fine = 256;         // parts of a chance, so that means are not rounded away

class Reckoning {
 public:
  explicit Reckoning(const View<Labyrinth>& view) : open(view.open), me(view.me) {
    if (open.options.players == 1) return;
    // The others play as well as they can see.
    const u32 stack = bitsOf(open.stack);
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      if (seat == me) continue;
      Quick quick(open.boards[seat], open.options);
      const int worth = bestDeed(quick, learnedFor(open.options), tileOf(open), stack).worth;
      rivals.push(worth);
    }
  }

  bool gaveUp() const { return boards > tooMany; }

  // The chance, in fine parts, if this card is laid now.
  int lay(Quick& board, Number card, u32 stack) {
    int best = 0;
    for (u32 rest = board.free; rest != 0; rest &= rest - 1)
      for (int turns = 0; turns < distinctTurns(card); ++turns)
        best = std::max(best, layAt(board, std::countr_zero(rest), card, turns, stack));
    return best;
  }
  int layAt(const Quick& board, int place, Number card, int turns, u32 stack) {
    if (gaveUp()) return 0;
    const labyrinth::Ways& ways = waysOf(card, turns);
    Quick laid = board;
    laid.lay(place, ways);
    return stones(laid, place, ways.scarabs, 0, stack);
  }

  // The best of all ways to put stones onto the scarabs left; `placed` lie there already.
  int stones(const Quick& board, int place, u8 scarabs, int placed, u32 stack) {
    const bool full = placed > 0 && open.options.stones == Labyrinth::Stones::perTurn;
    int best = next(board, stack);
    if (full) return best;
    for (u8 rest = scarabs; rest != 0; rest = static_cast<u8>(rest & (rest - 1))) {
      const int quarter = std::countr_zero(rest);
      const int field = fieldAt(Place(place), static_cast<Quarter>(quarter));
      if (board.look(field).lost) continue;
      // One after the other; but colours in their order may want a later scarab first.
      const u8 others = static_cast<u8>(isOrdered() ? scarabs & ~(1 << quarter) : rest & (rest - 1));
      for (int kind = 1; kind < Labyrinth::gems; ++kind) {
        const auto gem = static_cast<Gem>(kind);
        if (!mayPut(board, gem)) continue;
        Quick then = board;
        then.put(field, gem);
        best = std::max(best, stones(then, place, others, placed + 1, stack));
      }
    }
    return best;
  }

  int utility(int points) const {
    if (rivals.empty())
      return std::min(points, Labyrinth::thinking.points) * surely / Labyrinth::thinking.points * fine;
    int first = surely;
    for (const int rival : rivals)
      first = first * aheadOf(open.options.scoring, points * onePoint, rival, turnsToCome()) / surely;
    // Of equal chances the better points.
    return first * fine + points;
  }

 private:
  bool isOrdered() const { return open.options.colours == Labyrinth::Colours::ascending; }
  bool mayPut(const Quick& board, Gem gem) const {
    const auto left = [&](Gem kind) { return board.left[static_cast<std::size_t>(kind)]; };
    if (left(gem) <= 0) return false;
    if (!isOrdered() || gem == Gem::special) return true;
    return (gem <= Gem::blue || left(Gem::blue) == 0) && (gem <= Gem::green || left(Gem::green) == 0);
  }
  int turnsToCome() const { return places - turnOf(open); }

  // The next card, or the end.
  int next(const Quick& board, u32 stack) {
    ++boards;
    if (board.turns() == 0) return utility(board.points());
    std::int64_t sum = 0;
    int all = 0;
    for (u32 rest = stack; rest != 0;) {
      const int bit = std::countr_zero(rest);
      const Number card = numberOf(bit);
      int copies = 0;
      for (; rest != 0 && numberOf(std::countr_zero(rest)) == card; rest &= rest - 1) ++copies;
      Quick then = board;
      sum += std::int64_t{copies} * lay(then, card, stack & ~(u32{1} << bit));
      all += copies;
    }
    return static_cast<int>(sum / all);
  }

  const Open& open;
  Seat me;
  List<int, Labyrinth::seats> rivals;
  int boards = 0;
};

}  // namespace

bool Labyrinth::solve(const View<Labyrinth>& view, const Moves& moves, Weights<Moves>& chances) {
  const Open& open = view.open;
  const Progress& progress = open.progress[view.me];
  if (open.agenda.empty() || open.agenda.back().ask == Ask::bet) return false;
  if (places - turnOf(open) + 1 > fewPlaces) return false;
  const u32 stack = bitsOf(open.stack);
  const Number card = tileOf(open);
  Reckoning reckoning(view);
  const Quick board(boardAhead(open, view.own, view.me), open.options);
  u8 scarabs = 0;
  if (progress.laid) {
    scarabs = waysOf(card, view.own.turns).scarabs;
    for (int quarter = 0; quarter < quarters; ++quarter)
      if (view.own.stones[quarter] != Gem::none) scarabs = static_cast<u8>(scarabs & ~(1 << quarter));
  }
  for (int i = 0; i < moves.size() && !reckoning.gaveUp(); ++i) {
    int chance = 0;
    if (const auto* lay = as<Lay>(moves[i])) {
      chance = reckoning.layAt(board, lay->at, card, lay->turns, stack);
    } else if (const auto* stone = as<Stone>(moves[i])) {
      Quick then = board;
      then.put(fieldAt(stone->at, stone->quarter), stone->gem);
      const u8 others = static_cast<u8>(scarabs & ~(1 << static_cast<int>(stone->quarter)));
      chance = reckoning.stones(then, view.own.at, others, progress.stones + 1, stack);
    } else {
      chance = reckoning.stones(board, view.own.at, 0, 0, stack);
    }
    chances[at(i)] = chance / fine;
  }
  return !reckoning.gaveUp();
}

}  // namespace mastaba

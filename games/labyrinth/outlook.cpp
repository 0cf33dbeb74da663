#include "games/labyrinth/outlook.h"

#include <algorithm>
#include <bit>

#include "games/labyrinth/onward.h"

namespace mastaba::labyrinth {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr u32 columnOfPlaces(int column) {
  u32 all = 0;
  for (int row = 0; row < width; ++row) all |= u32{1} << (row * width + column);
  return all;
}

// The free places that hang together with this one.
u32 regionFrom(int place, u32 free) {
  constexpr u32 notFirst = ~columnOfPlaces(0);
  constexpr u32 notLast = ~columnOfPlaces(width - 1);
  u32 area = u32{1} << place;
  while (true) {
    const u32 more =
        (area | ((area << 1) & notFirst) | ((area >> 1) & notLast) | (area << width) | (area >> width)) & free;
    if (more == area) return area;
    area = more;
  }
}

// The places beside a field, other than its own.
constexpr auto placesBeside = [] {
  std::array<u32, fields> all{};
  for (int field = 0; field < fields; ++field)
    for (const Side side : sides) {
      const int other = neighbours[at(field)][static_cast<std::size_t>(side)];
      if (other != none && placeOfField[at(other)] != placeOfField[at(field)])
        all[at(field)] |= u32{1} << placeOfField[at(other)];
    }
  return all;
}();

// Before the first tile it is as after it.
int aheadOf(const Quick& board) { return std::min(board.turns(), Learned::turns - 1); }

int likelyAt(const Learned& weights, int ahead, const Quick::Look& seen) {
  if (seen.lost) return 0;
  if (ahead == 0) return seen.pending == 0 && seen.touch == 0 ? onePoint : 0;
  return weights.of[at(Learned::chamberAt(ahead, seen.pending, seen.touch))];
}

int keptOf(const Learned& weights, int ahead, Gem gem, int many) {
  return ahead == 0 || many <= 0 ? 0 : int{weights.of[at(Learned::keptAt(ahead, gem, many))]};
}

constexpr auto deaf = [](int, int) {};

int nearBeyond(const Quick& board, const Learned& weights, int knot, u32 stack, int ahead) {
  return beyond(
      board, knot, stack, ahead, [&](int there) { return int{weights.of[at(leafAt(board, there, ahead - 1))]}; }, deaf);
}

// The sum of all but what lies beyond the end.
template <class Visit>
int sumUp(const Quick& board, Visit visit) {
  const int ahead = aheadOf(board);
  if (ahead == 0) return board.points() * onePoint;
  visit(Learned::bias + ahead, 1024);
  visit(Learned::chain + ahead, board.chains * 32);
  for (int i = 0; i < board.waiting; ++i) {
    const Quick::Waiting& stone = board.stones[at(i)];
    const Quick::Look seen = board.look(stone.field);
    if (!seen.lost)
      visit(Learned::chamberAt(ahead, seen.pending, seen.touch), 1024 * board.pointsFor(stone.gem, seen, stone.field));
  }
  for (std::size_t kind = 1; kind < board.left.size(); ++kind)
    if (board.left[kind] > 0) visit(Learned::keptAt(ahead, static_cast<Gem>(kind), board.left[kind]), 1024);
  const int size = board.end() == nowhere ? 0 : ones(regionFrom(placeOfKnot(board.end()), board.free));
  visit(Learned::regionAt(ahead, size), 1024);
  return (board.length() + board.settled) * onePoint;
}

}  // namespace

int worthOf(const Quick& board, const Learned& weights, u32 stack) {
  int sum = 0;
  const int sure = sumUp(board, [&](int index, int much) { sum += weights.of[at(index)] * (much / 4); });
  const int ahead = aheadOf(board);
  if (ahead == 0 || board.end() == nowhere) return sure + sum / 256;
  return sure + sum / 256 +
         beyond(
             board, board.end(), stack, ahead,
             [&](int knot) { return nearBeyond(board, weights, knot, stack, ahead - 1); }, deaf);
}

int featuresOf(const Quick& board, const Learned& weights, u32 stack, Features& out) {
  out.clear();
  const int ahead = aheadOf(board);
  int sure = sumUp(board, [&](int index, int much) { out.push(Feature{index, much}); });
  if (ahead == 0 || board.end() == nowhere) return sure;
  const auto near = [&](int knot) { return nearBeyond(board, weights, knot, stack, ahead - 1); };
  sure += beyond(board, board.end(), stack, ahead, near, [&](int knot, int likely) {
    if (knot == none || ahead <= 2) return;
    beyond(
        board, knot, stack, ahead - 1, [&](int there) { return int{weights.of[at(leafAt(board, there, ahead - 2))]}; },
        [&](int there, int then) {
          const int both = likely * then / 1024;
          if (there == none || both == 0) return;
          const int index = leafAt(board, there, ahead - 2);
          sure -= weights.of[at(index)] * both / 1024;
          out.push(Feature{index, both});
        });
  });
  return sure;
}

// ---- decisions

void chooseStones(const Quick& board, const Learned& weights, int place, const Ways& ways, Deed& deed) {
  const int ahead = aheadOf(board);
  const bool ordered = board.options->colours == Labyrinth::Colours::ascending;
  struct Chamber {
    Quick::Look seen;
    int quarter;
    int field;
    int likely;
  };
  std::array<Chamber, quarters> chambers;
  std::size_t open = 0;
  for (u8 rest = ways.scarabs; rest != 0; rest = static_cast<u8>(rest & (rest - 1))) {
    const int quarter = std::countr_zero(rest);
    Chamber& chamber = chambers[open];
    chamber.quarter = quarter;
    chamber.field = fieldAt(Place(place), static_cast<Quarter>(quarter));
    chamber.seen = board.look(chamber.field);
    chamber.likely = likelyAt(weights, ahead, chamber.seen);
    if (chamber.likely > 0) ++open;
  }
  auto have = board.left;
  while (open > 0) {
    int gain = -1;  // what would bring nothing elsewhere is put here
    Chamber* where = nullptr;
    Gem which = Gem::none;
    for (std::size_t kind = 1; kind < have.size(); ++kind) {
      if (have[kind] <= 0) continue;
      const auto gem = static_cast<Gem>(kind);
      const int kept = keptOf(weights, ahead, gem, have[kind]) - keptOf(weights, ahead, gem, have[kind] - 1);
      for (std::size_t i = 0; i < open; ++i) {
        const int more = chambers[i].likely * board.pointsFor(gem, chambers[i].seen, chambers[i].field) - kept;
        if (more <= gain) continue;
        gain = more;
        where = &chambers[i];
        which = gem;
      }
      if (ordered && gem != Gem::special) kind = static_cast<std::size_t>(Gem::special) - 1;
    }
    if (!where) return;
    deed.worth += gain;
    deed.stones[at(where->quarter)] = which;
    --have[static_cast<std::size_t>(which)];
    *where = chambers[--open];
    if (board.options->stones == Labyrinth::Stones::perTurn) return;
  }
}

Decision::Decision(Quick& played, const Learned& learnt, u32 coming)
    : board(played), weights(learnt), stack(coming), ahead(played.turns() - 1) {
  seenBefore.fill(none);
  for (std::size_t kind = 1; kind < board.left.size(); ++kind)
    if (board.left[kind] > 0) dearest = std::max(dearest, worthOf(static_cast<Gem>(kind)) * onePoint);
  if (board.options->scoring == Labyrinth::Scoring::expert) dearest *= stretches;
  for (int i = 0; i < board.waiting; ++i) stoneSum += stonesNow[at(i)] = stoneAt(i);
  for (std::size_t kind = 1; kind < board.left.size(); ++kind)
    keptSum += keptOf(weights, ahead, static_cast<Gem>(kind), board.left[kind]);
  if (ahead == 0 || board.end() == nowhere) return;
  const int goal = placeOfKnot(board.end());
  region = regionFrom(goal, board.free);
  watched = u32{1} << goal;
  for (int half = 0; half < halves; ++half) {
    const u8 knot = board.to[at(goal * halves + half)];
    if (knot != nowhere) watched |= u32{1} << placeOfKnot(knot);
  }
  endNow = endWorth(0);
}

int Decision::stoneAt(int i) const {
  const Quick::Waiting& stone = board.stones[at(i)];
  const Quick::Look seen = board.look(stone.field);
  return seen.lost ? 0 : likelyAt(weights, ahead, seen) * board.pointsFor(stone.gem, seen, stone.field);
}

// Beyond the end lie ways that are looked at again and again; only those from changed places are looked at anew.
int Decision::endWorth(u32 changed) {
  if (board.end() == nowhere) return 0;
  const auto next = [&](int knot) {
    if (((changed >> placeOfKnot(knot)) & 1) != 0) return nearBeyond(board, weights, knot, stack, ahead - 1);
    int& value = seenBefore[at(knot)];
    if (value == none) value = nearBeyond(board, weights, knot, stack, ahead - 1);
    return value;
  };
  return beyond(board, board.end(), stack, ahead, next, deaf);
}

int Decision::worth(int place, const Quick::Before& before) {
  const bool walked = placeOfKnot(before.end) == place;
  int chambers = stoneSum;
  for (int i = 0; i < board.waiting; ++i)
    if (walked || ((placesBeside[board.stones[at(i)].field] >> place) & 1) != 0)
      chambers += stoneAt(i) - stonesNow[at(i)];
  const int sum = (board.length() + board.settled) * onePoint + chambers + keptSum;
  if (ahead == 0) return sum;
  const int end = walked || (before.changed & watched) != 0 ? endWorth(before.changed) : endNow;
  int size = 0;
  if (board.end() != nowhere) {
    const bool changes = walked || ((region >> place) & 1) != 0;
    size = ones(changes ? regionFrom(placeOfKnot(board.end()), board.free) : region);
  }
  return sum + end + weights.of[at(Learned::bias + ahead)] + weights.of[at(Learned::regionAt(ahead, size))] +
         weights.of[at(Learned::chain + ahead)] * board.chains / 32;
}

Deed Decision::judge(Number card, int place, int turns, int enough) {
  const Ways& ways = waysOf(card, turns);
  Quick::Before before;
  board.tryTile(place, ways, before);
  Deed deed{place, turns, {}, worth(place, before)};
  if (deed.worth + scarabsOn(card) * dearest > enough) chooseStones(board, weights, place, ways, deed);
  board.takeBack(place, before);
  return deed;
}

Deed bestDeed(Quick& board, const Learned& weights, Number card, u32 stack) {
  Decision decision(board, weights, stack);
  Deed best{.worth = hopeless};
  for (u32 rest = board.free; rest != 0; rest &= rest - 1)
    for (int turns = 0; turns < distinctTurns(card); ++turns) {
      const Deed deed = decision.judge(card, std::countr_zero(rest), turns, best.worth);
      if (deed.worth > best.worth) best = deed;
    }
  return best;
}

void playDeed(Quick& board, Number card, const Deed& deed) {
  board.lay(deed.place, waysOf(card, deed.turns));
  for (int quarter = 0; quarter < quarters; ++quarter)
    if (deed.stones[at(quarter)] != Gem::none)
      board.put(fieldAt(Place(deed.place), static_cast<Quarter>(quarter)), deed.stones[at(quarter)]);
}

Gate bestGate(const Quick& board, const Learned& weights, u32 stack) {
  int highest = hopeless;
  Gate best = Gate::westLeft;
  for (int gate = 1; gate < Labyrinth::gates; ++gate) {
    Quick entered = board;
    entered.enter(static_cast<Gate>(gate));
    const int worth = worthOf(entered, weights, stack);
    if (worth <= highest) continue;
    highest = worth;
    best = static_cast<Gate>(gate);
  }
  return best;
}

}  // namespace mastaba::labyrinth

#include "games/labyrinth/haste.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "games/labyrinth/onward.h"

namespace mastaba::labyrinth {

namespace {

constexpr int wall = 75;          // 256ths of what a stone is worth: a wall beside it; as much is lost with an opening
constexpr int untouched = 1 + 8;  // as learned.h counts it: free places around a chamber, and no more is known

constexpr auto bytesOf = [] {  // of a set of half edges
  std::array<u64, 256> all{};
  for (int set = 0; set < 256; ++set)
    for (int half = 0; half < halves; ++half)
      if (((set >> half) & 1) != 0) all[static_cast<std::size_t>(set)] |= u64{255} << (8 * half);
  return all;
}();
constexpr int sumOf(u64 bytes) { return static_cast<int>((bytes * 0x0101010101010101ULL) >> 56); }

// What lies around a place, as a tile sees it that is turned so often.
constexpr u8 seenFrom(u8 halfEdges, int turns) { return std::rotr(halfEdges, 2 * turns); }
constexpr u64 seenFrom(u64 bytes, int turns) { return std::rotr(bytes, 16 * turns); }

}  // namespace

// ---- what lies around

Haste::Haste(Quick& played, const Learned& learnt) : board(played), weights(learnt) {
  for (u32 rest = board.free; rest != 0; rest &= rest - 1) lookAround(std::countr_zero(rest));
  for (int i = 0; i < board.waiting; ++i) wishFor(board.stones[at(i)].field, board.stones[at(i)].gem);
}

void Haste::lookAround(int place) {
  Around& here = around[at(place)];
  for (int half = 0; half < halves; ++half) {
    const auto& [quarter, side] = artwork::outer[at(half)];
    const u8 bit = static_cast<u8>(1 << half);
    const u8 knot = beyondKnot[at(place * halves + half)];
    if (knot == nowhere) {
      if (entranceAt(*board.options, fieldAt(Place(place), quarter)).has(side)) here.open |= bit;
      continue;
    }
    const u8 field = fieldOfKnot[knot];
    if (board.isFree(field))
      here.free |= bit;
    else if ((board.openings[field] & bitOf(opposite(side))) != 0)
      here.open |= bit;
    if (board.positions[field] != 0) here.passed |= bit;
  }
}

void Haste::wishFor(int field, Gem gem) {
  const int points = worthOf(gem) * factorFor(*board.options, gem, board.length() + 1);
  for (const Side side : sides) {
    const int other = neighbours[at(field)][static_cast<std::size_t>(side)];
    if (other == none || !board.isFree(other) || (board.openings[at(field)] & bitOf(side)) == 0) continue;
    const int knot = knotOfField[at(other)][static_cast<std::size_t>(opposite(side))];
    around[at(placeOfKnot(knot))].wishes += static_cast<u64>(points) << (8 * halfOfKnot(knot));
  }
}

void Haste::passBy(int field) {
  for (const Side side : sides) {
    const u8 knot = knotOfField[at(field)][static_cast<std::size_t>(side)];
    if (knot == nowhere || beyondKnot[knot] == nowhere) continue;
    const u8 other = beyondKnot[knot];
    around[at(placeOfKnot(other))].passed |= static_cast<u8>(1 << halfOfKnot(other));
  }
}

void Haste::lay(int place, const Ways& ways) {
  const int before = board.length();
  const int end = board.end();
  board.join(place, ways);
  board.cover(place, ways);
  for (int half = 0; half < halves; ++half) {
    const u8 knot = beyondKnot[at(place * halves + half)];
    if (knot == nowhere) continue;
    Around& there = around[at(placeOfKnot(knot))];
    const u8 bit = static_cast<u8>(1 << halfOfKnot(knot));
    there.free &= static_cast<u8>(~bit);
    there.open |= ways.fields[at(half)] > 0 ? bit : u8{0};
  }
  if (placeOfKnot(end) != place) return;
  Quick::Visited visited;
  const int many = board.walk(end, before, visited);
  for (int i = 0; i < many; ++i) passBy(visited[at(i)]);
}

void Haste::put(int field, Gem gem) {
  --board.left[static_cast<std::size_t>(gem)];
  board.stones[at(board.waiting++)] = {static_cast<u8>(field), gem};
  wishFor(field, gem);
}

// ---- decisions

// What a stone on a scarab would bring.
struct Haste::Scarabs {
  // By its sides without a wall, where the corridor passes and, further on, elsewhere; and for a chamber that will
  // never count.
  static constexpr std::size_t elsewhere = Learned::pendings;
  static constexpr std::size_t lost = 2 * elsewhere;
  std::array<int, lost + 1> more{};
};

Haste::Scarabs Haste::scarabsFor(Number card, int ahead) const {
  Scarabs scarabs;
  if (allMarks[card.v].scarabs == 0) return scarabs;
  for (std::size_t kind = 1; kind < board.left.size(); ++kind) {
    const auto left = board.left[kind];
    if (left <= 0) continue;
    const auto gem = static_cast<Gem>(kind);
    const auto kept = [&](int many) { return many > 0 ? int{weights.of[at(Learned::keptAt(ahead, gem, many))]} : 0; };
    const int loss = kept(left) - kept(left - 1);
    const int points = worthOf(gem) * factorFor(*board.options, gem, board.length() + 1);
    for (std::size_t i = 0; i < Scarabs::lost; ++i) {
      const int pending = static_cast<int>(i % Scarabs::elsewhere);
      const int likely = weights.of[at(Learned::chamberAt(ahead, pending, i < Scarabs::elsewhere ? 0 : untouched))];
      scarabs.more[i] = std::max(scarabs.more[i], points * likely - loss);
    }
  }
  return scarabs;
}

// What a decision is about.
struct Haste::Now {
  Number card;
  u32 stack;
  int ahead;  // turns, after this
  int end;    // of the corridor: a knot, or nowhere
  Scarabs scarabs;
  struct Way {  // on, and how likely it is taken
    int knot;
    int likely;
  };
  List<Way, halves> ways;
};

int Haste::apart(const Now& now, int place, int turns) const {
  const Marks& marks = allMarks[now.card.v];
  const Around& here = around[at(place)];
  const u8 alive = seenFrom(board.alive[at(place)], turns);
  const Marks::Joined joined = marks.joins[alive];
  u64 lengths;
  std::memcpy(&lengths, &board.lengths[at(place * halves)], sizeof lengths);
  const int chains = joined.fields - sumOf(seenFrom(lengths, turns) & bytesOf[at(alive & ~joined.kept)]);
  int worth = weights.of[at(Learned::chain + now.ahead)] * chains / 16;
  if (here.wishes != 0) {
    const u64 wishes = seenFrom(here.wishes, turns);
    worth += (2 * sumOf(wishes & bytesOf[marks.walls]) - sumOf(wishes)) * wall;
  }
  if (marks.scarabs == 0) return worth;
  const u8 open = seenFrom(here.open, turns);
  const u8 free = seenFrom(here.free, turns);
  u8 passed = seenFrom(here.passed, turns);
  if (now.end != nowhere && placeOfKnot(now.end) == place)
    passed |= marks.beside[at((halfOfKnot(now.end) - 2 * turns) & 7)];
  for (int i = 0; i < marks.scarabs; ++i) {
    const Marks::Chamber& chamber = marks.chambers[at(i)];
    const u32 unwalled = chamber.openings & free;
    std::size_t which = (unwalled != 0 ? 1U : 0U) + ((unwalled & (unwalled - 1)) != 0 ? 1U : 0U);
    if ((chamber.sides & passed) == 0) which = free != 0 ? which + Scarabs::elsewhere : Scarabs::lost;
    if ((chamber.openings & open) != 0) which = Scarabs::lost;
    worth += now.scarabs.more[which];
  }
  return worth;
}

int Haste::mostApart(const Now& now) const {
  const Marks& marks = allMarks[now.card.v];
  const int chain = weights.of[at(Learned::chain + now.ahead)];
  return std::max(chain, 0) * marks.longest / 16 +
         marks.scarabs * *std::max_element(now.scarabs.more.begin(), now.scarabs.more.end());
}

// What lies beyond a knot one step further on, worked out when it is first asked for.
int Haste::further(const Now& now, int knot) {
  std::int16_t& value = seen[at(knot)];
  if (value != unseen) return value;
  const int goal = placeOfKnot(now.end);
  const auto next = [&](int there) {
    if (placeOfKnot(there) == goal) return 0;  // it will be covered by then
    return int{weights.of[at(leafAt(board, there, now.ahead - 2))]};
  };
  value = static_cast<std::int16_t>(beyond(board, knot, now.stack, now.ahead - 1, next, [](int, int) {}));
  return value;
}

int Haste::goingOn(const Now& now, int turns) {
  const int place = placeOfKnot(now.end);
  const Quick::Link link = board.across(place, waysOf(now.card, turns), halfOfKnot(now.end), 0);
  if (link.to == nowhere) return link.fields * onePoint;
  const auto next = [&](int knot) { return placeOfKnot(knot) == place ? 0 : further(now, knot); };
  return link.fields * onePoint + beyond(board, link.to, now.stack, now.ahead, next, [](int, int) {});
}

// How much more the ways on are worth that lead to this place, if they are taken as likely as before.
int Haste::inTheWay(const Now& now, int place, int turns) {
  int sum = 0;
  for (const Now::Way& way : now.ways) {
    if (placeOfKnot(way.knot) != place) continue;
    const Quick::Link link = board.across(place, waysOf(now.card, turns), halfOfKnot(way.knot), 0);
    const bool leadsOn = link.to != nowhere && placeOfKnot(link.to) != placeOfKnot(now.end);
    const int then = link.fields * onePoint + (leadsOn ? further(now, link.to) : 0);
    sum += (then - further(now, way.knot)) * way.likely;
  }
  return sum / 1024;
}

Deed Haste::choose(Number card, u32 stack) {
  const int ahead = board.turns() - 1;
  if (ahead == 0) return bestDeed(board, weights, card, stack);
  Now now{card, stack, ahead, board.end(), scarabsFor(card, ahead), {}};
  int goal = none;
  int waiting = 0;  // what it is worth if the corridor does not go on now
  u32 inTheWayOf = 0;
  if (now.end != nowhere) {
    seen.fill(unseen);
    goal = placeOfKnot(now.end);
    waiting = beyond(
        board, now.end, stack, ahead, [&](int knot) { return further(now, knot); },
        [&](int knot, int likely) {
          if (knot == none || likely == 0) return;
          now.ways.push(Now::Way{knot, likely});
          inTheWayOf |= u32{1} << placeOfKnot(knot);
        });
  }
  Deed best{.worth = hopeless};
  const auto consider = [&](int place, int turns, int worth) {
    if (worth > best.worth) best = {place, turns, {}, worth};
  };
  const int distinct = distinctTurns(card);
  if (goal != none)
    for (int turns = 0; turns < distinct; ++turns) consider(goal, turns, apart(now, goal, turns) + goingOn(now, turns));
  // Elsewhere a tile brings no more than this, unless it is in the way or somebody wishes for its walls.
  const int atBest = waiting + mostApart(now);
  for (u32 rest = board.free; rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    const bool matters = ((inTheWayOf >> place) & 1) != 0;
    if (place == goal || (!matters && atBest + sumOf(around[at(place)].wishes) * wall <= best.worth)) continue;
    for (int turns = 0; turns < distinct; ++turns)
      consider(place, turns, apart(now, place, turns) + waiting + (matters ? inTheWay(now, place, turns) : 0));
  }
  return best;
}

}  // namespace mastaba::labyrinth

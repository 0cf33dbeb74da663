#include "games/labyrinth/haste.h"

#include <bit>

namespace mastaba::labyrinth {

namespace {

// The places beside a place, by side; as many as there are: none.
constexpr auto placesAround = [] {
  std::array<std::array<u8, 4>, places> all{};
  for (int place = 0; place < places; ++place)
    for (const Side side : sides)
      all[static_cast<std::size_t>(place)][static_cast<std::size_t>(side)] =
          Place(place).hasNeighbour(side) ? Place(place).neighbour(side).v : u8{places};
  return all;
}();
// Of the two half edges on a side of a place, those that touch them from the place beyond.
constexpr auto facing = [] {
  std::array<std::array<u8, 4>, 4> all{};
  for (int side = 0; side < 4; ++side)
    for (int set = 0; set < 4; ++set)
      all[static_cast<std::size_t>(side)][static_cast<std::size_t>(set)] = static_cast<u8>(
          ((set & 1) != 0 ? 1 << ((2 * side + 5) & 7) : 0) | ((set & 2) != 0 ? 1 << ((2 * side + 4) & 7) : 0));
  return all;
}();

constexpr int anew = 4;  // all is looked at again after so many turns

}  // namespace

Haste::Haste(const Quick& drawn, u32 stack) : board(drawn) {
  for (u32 rest = board.free; rest != 0; rest &= rest - 1) lookAround(std::countr_zero(rest));
  for (int i = 0; i < board.waiting; ++i) wishFor(board.stones[at(i)].field, board.stones[at(i)].gem);
  workOut(stack);
}

void Haste::lookAround(int place) {
  Around& here = around[at(place)];
  stale[at(place)] = 255;
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
  for (const u8 knot : knotsBeside[at(field)])
    around[at(placeOfKnot(knot))].passed |= static_cast<u8>(1 << halfOfKnot(knot));
}

void Haste::enter(Gate gate) {
  board.enter(gate);
  for (int field = 0; field < fields; ++field)
    if (board.positions[at(field)] != 0) passBy(field);
}

void Haste::lay(int place, Number card, int turns) {
  const Ways& ways = waysOf(card, turns);
  const int before = board.length();
  const int end = board.end();
  for (u32 rest = board.join(place, ways); rest != 0; rest &= rest - 1) stale[at(std::countr_zero(rest))] = 255;
  board.cover(place, ways);
  // What lies two steps away, and which cards are left, matters less: it is enough to look at that now and then.
  if (board.turns() % anew == 0) stale.fill(255);
  for (std::size_t side = 0; side < 4; ++side) {
    Around& there = around[placesAround[at(place)][side]];
    there.free &= static_cast<u8>(~facing[side][3]);
    there.open |= facing[side][at(~(ways.walls >> (2 * side)) & 3)];
  }
  if (placeOfKnot(end) != place) return;
  Quick::Visited visited;
  const int many = board.walk(end, before, visited);
  for (int i = 0; i < many; ++i) passBy(visited[at(i)]);
}

void Haste::put(int field, Gem gem) {
  scarabs.ahead = none;  // there is one fewer
  --board.left[static_cast<std::size_t>(gem)];
  board.stones[at(board.waiting++)] = {static_cast<u8>(field), gem};
  wishFor(field, gem);
}

}  // namespace mastaba::labyrinth

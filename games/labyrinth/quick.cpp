#include "games/labyrinth/quick.h"

#include <algorithm>
#include <bit>

namespace mastaba::labyrinth {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr auto aliveAtFirst = [] {
  decltype(Quick::alive) all{};
  for (int place = 0; place < places; ++place)
    for (int half = 0; half < halves; ++half) {
      const artwork::Edge& edge = artwork::outer[at(half)];
      const Field field = fieldAt(Place(place), edge.quarter);
      if (field.hasNeighbour(edge.side)) all[at(place)] = static_cast<u8>(all[at(place)] | (1 << half));
    }
  return all;
}();
int distanceOf(int a, int b) { return std::abs(a % width - b % width) + std::abs(a / width - b / width); }

constexpr int strideOfPlace = 3;  // fields of the corridor for each place until then, to guess a factor

}  // namespace

Quick::Quick(const Board& board, const Options& chosen) : options(&chosen), alive(aliveAtFirst) {
  std::copy_n(beyondKnot.begin(), knots, to.begin());
  for (int gate = 1; gate < Labyrinth::gates; ++gate) {
    const Door entrance = doorOf(chosen.entrances, static_cast<Gate>(gate));
    const u8 knot = knotOfField[entrance.field.v][static_cast<std::size_t>(entrance.side)];
    to[at(knots + gate)] = knot;
    // LABYRINTH-27, A6: who comes to a field that is open there has not come in.
    if (chosen.foreignEntrance == Labyrinth::ForeignEntrance::strict) lengths[knot] = -1;
  }
  for (int place = 0; place < places; ++place) {
    const Tile& tile = board.tiles[place];
    if (tile.number != 0) lay(place, waysOf(tile.number, tile.turns));
  }
  for (std::size_t kind = 0; kind < left.size(); ++kind) left[kind] = static_cast<std::int8_t>(board.left[kind]);
  for (int field = 0; field < fields; ++field)
    if (board.stones[field] != Gem::none) stones[at(waiting++)] = {static_cast<u8>(field), board.stones[field]};
  if (board.gate != Gate::none) enter(board.gate);
}

// ---- links

u32 Quick::join(int place, const Ways& ways) {
  const int base = place * halves;
  u32 changed = 0;
  for (u32 rest = alive[at(place)]; rest != 0; rest &= rest - 1) {
    const int half = std::countr_zero(rest);
    const int other = to[at(base + half)];
    if (placeOfKnot(other) == place) {
      chains -= lengths[at(base + half)];
      continue;
    }
    const Link link = across(place, ways, half, lengths[at(base + half)]);
    chains -= 2 * lengths[at(base + half)];
    changed |= u32{1} << placeOfKnot(other);
    to[at(other)] = static_cast<u8>(link.to);
    lengths[at(other)] = static_cast<std::int8_t>(link.fields);
    if (link.to == nowhere) {
      u8& ways8 = alive[at(placeOfKnot(other))];
      ways8 = static_cast<u8>(ways8 & ~(1 << halfOfKnot(other)));
    } else {
      chains += link.fields;
    }
  }
  const int first = start != 0 ? start : knots + 1;
  const int last = start != 0 ? start : knots + Labyrinth::gates - 1;
  for (int knot = first; knot <= last; ++knot) {
    if (placeOfKnot(to[at(knot)]) != place) continue;
    const Link link = across(place, ways, halfOfKnot(to[at(knot)]), lengths[at(knot)]);
    to[at(knot)] = static_cast<u8>(link.to);
    lengths[at(knot)] = static_cast<std::int8_t>(link.fields);
  }
  return changed;
}

void Quick::cover(int place, const Ways& ways) {
  for (int quarter = 0; quarter < quarters; ++quarter)
    openings[fieldsOf[at(place)][at(quarter)]] = ways.openings[at(quarter)];
  free &= ~(u32{1} << place);
}

int Quick::walk(int knot, int position, Visited& visited) {
  int many = 0;
  int field = fieldOfKnot[at(knot)];
  Side in = artwork::outer[at(halfOfKnot(knot))].side;
  while (!isFree(field)) {
    const u8 open = openings[at(field)];
    if ((open & bitOf(in)) == 0) break;
    const bool foreign = field != door && (open & entranceAt(*options, Field(field)).bits) != 0;
    if (foreign && options->foreignEntrance == Labyrinth::ForeignEntrance::strict) break;
    positions[at(field)] = static_cast<u8>(++position);
    visited[at(many++)] = static_cast<u8>(field);
    const u8 rest = static_cast<u8>(open & ~bitOf(in));
    if (foreign || rest == 0) break;
    const auto out = static_cast<Side>(std::countr_zero(rest));
    const int next = neighbours[at(field)][static_cast<std::size_t>(out)];
    if (next == none) break;
    field = next;
    in = opposite(out);
  }
  return many;
}

void Quick::lay(int place, const Ways& ways) {
  const int from = start != 0 ? int{to[at(start)]} : int{nowhere};
  const int before = length();
  join(place, ways);
  cover(place, ways);
  if (placeOfKnot(from) == place) {
    Visited visited;
    walk(from, before, visited);
  }
  if (start != 0) settle();
}

void Quick::tryTile(int place, const Ways& ways, Before& before) {
  before.end = static_cast<u8>(end());
  before.length = static_cast<std::int8_t>(length());
  before.chains = chains;
  before.changed = join(place, ways);
  cover(place, ways);
  before.visited = placeOfKnot(before.end) == place ? walk(before.end, before.length, before.fields) : 0;
}

void Quick::takeBack(int place, const Before& before) {
  const int base = place * halves;
  for (int half = 0; half < halves; ++half) {
    const int other = to[at(base + half)];
    if (other == nowhere || placeOfKnot(other) == place) continue;
    to[at(other)] = static_cast<u8>(base + half);
    lengths[at(other)] = lengths[at(base + half)];
    u8& ways = alive[at(placeOfKnot(other))];
    ways = static_cast<u8>(ways | (1 << halfOfKnot(other)));
  }
  to[at(start)] = before.end;
  lengths[at(start)] = before.length;
  chains = before.chains;
  for (int i = 0; i < before.visited; ++i) positions[before.fields[at(i)]] = 0;
  free |= u32{1} << place;
}

void Quick::enter(Gate gate) {
  start = knotBefore(gate);
  const Door entrance = doorOf(options->entrances, gate);
  door = entrance.field;
  Visited visited;
  walk(knotOfField[at(door)][static_cast<std::size_t>(entrance.side)], 0, visited);
  settle();
}

// ---- stones

Quick::Look Quick::look(int field) const {
  Look seen;
  if (positions[at(field)] != 0) return {true};  // LABYRINTH-42
  const int goal = to[at(start)] == nowhere ? none : placeOfKnot(to[at(start)]);
  int frees = 0;
  int next = 0;
  int pieces = 0;
  int position = 255;
  for (const Side side : sides) {
    const bool open = (openings[at(field)] & bitOf(side)) != 0;
    const int other = neighbours[at(field)][static_cast<std::size_t>(side)];
    if (other == none) {
      if (open && entranceAt(*options, Field(field)).has(side)) return {true};
    } else if (isFree(other)) {
      seen.pending += open ? 1 : 0;
      ++frees;
      next |= placeOfField[at(other)] == goal ? 1 : 0;
    } else if (open && (openings[at(other)] & bitOf(opposite(side))) != 0) {
      return {true};  // part of a way
    } else if (positions[at(other)] != 0) {
      position = std::min(position, int{positions[at(other)]});
    } else if ((openings[at(other)] & (openings[at(other)] - 1)) != 0) {
      pieces = 1;
    }
  }
  if (position != 255)
    seen.position = position;
  else if (goal == none || (frees == 0 && pieces == 0))
    seen.lost = true;
  else
    seen.touch = 1 + (std::min(frees, 2) * 2 + next) * 2 + pieces;
  return seen;
}

int Quick::pointsFor(Gem gem, const Look& seen, int field) const {
  int position = seen.position;
  if (options->scoring == Labyrinth::Scoring::basic) return worthOf(gem);
  if (position == 0)
    position = length() + 1 + strideOfPlace * distanceOf(placeOfKnot(to[at(start)]), placeOfField[at(field)]);
  return worthOf(gem) * factorFor(*options, gem, position);
}

void Quick::settle() {
  int many = 0;
  for (int i = 0; i < waiting; ++i) {
    const Waiting stone = stones[at(i)];
    const Look seen = look(stone.field);
    if (seen.lost) continue;
    if (seen.pending == 0 && seen.touch == 0)
      settled += pointsFor(stone.gem, seen, stone.field);
    else
      stones[at(many++)] = stone;
  }
  waiting = many;
}

void Quick::put(int field, Gem gem) {
  --left[static_cast<std::size_t>(gem)];
  stones[at(waiting++)] = {static_cast<u8>(field), gem};
  if (start != 0) settle();
}

int Quick::decides(int field) const {
  const u8 here = openings[at(field)];
  u8 first = 255;
  bool open = positions[at(field)] != 0 || (here & entranceAt(*options, Field(field)).bits) != 0;
  for (const Side side : sides) {
    const int other = neighbours[at(field)][static_cast<std::size_t>(side)];
    if (other == none) continue;
    const u8 beyond = isFree(other) ? 255 : openings[at(other)];
    open |= (here & bitOf(side)) != 0 && (beyond & bitOf(opposite(side))) != 0;
    first = std::min(first, static_cast<u8>(positions[at(other)] - 1));  // without one: the greatest number
  }
  return open || first == 255 ? 0 : first + 1;
}

int Quick::points() const {
  int sum = length() + settled;
  for (int i = 0; i < waiting; ++i) {
    const int position = decides(stones[at(i)].field);
    if (position != 0) sum += pointsFor(stones[at(i)].gem, {.position = position}, stones[at(i)].field);
  }
  return sum;
}

}  // namespace mastaba::labyrinth

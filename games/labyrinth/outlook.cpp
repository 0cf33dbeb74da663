#include "games/labyrinth/outlook.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace mastaba::labyrinth {

namespace {

// ---- the weights, found by trying: what an evening of games suggests

constexpr int patience = 6;       // for how many tiles one waits for one that fits
constexpr int depth = 3;          // how many tiles beyond the end are thought of
constexpr int depthLate = 4;      // in the last turns
constexpr int late = 10;           // so many
constexpr int growth = 29;        // what a living end gains with each further turn
constexpr int room0 = 16;         // of 64, how much of that if no place around is free,
constexpr int room1 = 55;         // one,
constexpr int room2 = 77;         // two
constexpr int room3 = 64;         // or more
constexpr int tangled = 26;       // a way back into a place that the way itself has used
constexpr int livingChain = 10;   // a field of a piece apart that is open at both ends
constexpr int closes = 27;        // of 64: a side towards a free place gets its wall
constexpr int passesNext = 27;    // of 64: the corridor passes through the place it leads to, beside the field
constexpr int passesNear = 26;    // through a free place further on
constexpr int passesLess = 4;     // less for each place further away
constexpr int passesChain = 13;   // through a piece apart that lies there
constexpr int strideOfPlace = 1;  // fields of the corridor for each place on the way, to guess a factor
constexpr int bestBasic = 61;     // of 64: a chamber as good as they come
constexpr int bestExpert = 129;   // with its factor
constexpr int usable = 36;        // of 64: scarabs that become good chambers

// ---- geometry, worked out when the program is compiled

constexpr int none = -1;
constexpr std::size_t halves = Links::halves;  // half edges around a tile

constexpr auto neighbours = [] {
  std::array<std::array<std::int8_t, 4>, fields> all{};
  for (int field = 0; field < fields; ++field)
    for (const Side side : sides)
      all[static_cast<std::size_t>(field)][static_cast<std::size_t>(side)] =
          static_cast<std::int8_t>(Field(field).hasNeighbour(side) ? int{Field(field).neighbour(side)} : none);
  return all;
}();

constexpr auto besides = [] {  // places beside a place
  std::array<u32, places> all{};
  for (int place = 0; place < places; ++place)
    for (const Side side : sides)
      if (Place(place).hasNeighbour(side))
        all[static_cast<std::size_t>(place)] |= u32{1} << Place(place).neighbour(side);
  return all;
}();

constexpr auto placeOfField = [] {
  std::array<u8, fields> all{};
  for (int field = 0; field < fields; ++field) all[static_cast<std::size_t>(field)] = placeOf(Field(field)).v;
  return all;
}();

constexpr int halfOf(Quarter quarter, Side side) {
  for (std::size_t i = 0; i < halves; ++i)
    if (artwork::outer[i].quarter == quarter && artwork::outer[i].side == side) return static_cast<int>(i);
  return none;
}

constexpr auto halfOfField = [] {
  std::array<std::array<u8, 4>, fields> all{};
  for (int field = 0; field < fields; ++field)
    for (const Side side : sides)
      all[static_cast<std::size_t>(field)][static_cast<std::size_t>(side)] =
          static_cast<u8>(std::max(halfOf(quarterOf(Field(field)), side), 0));
  return all;
}();

// For each pair of half edges: which tiles lead from one to the other, turned somehow, and through how many fields.
struct Crossing {
  u32 tiles = 0;
  int fields = 0;
};

constexpr int across(int quarter, Side side) {  // the quarter beyond an inner edge
  const int column = quarter % 2 + (side == Side::east ? 1 : side == Side::west ? -1 : 0);
  const int row = quarter / 2 + (side == Side::south ? 1 : side == Side::north ? -1 : 0);
  return column < 0 || column > 1 || row < 0 || row > 1 ? none : row * 2 + column;
}

constexpr auto crossings = [] {
  std::array<std::array<Crossing, halves>, halves> all{};
  u32 bit = 1;
  for (std::size_t number = 1; number <= designs; ++number) {
    u32 copies = 0;
    for (int i = 0; i < designOf[number - 1].copies; ++i, bit <<= 1) copies |= bit;
    for (std::size_t turns = 0; turns < 4; ++turns)
      for (std::size_t from = 0; from < halves; ++from) {
        int quarter = static_cast<int>(artwork::outer[from].quarter);
        Side in = artwork::outer[from].side;
        for (int many = 1;; ++many) {
          const Openings open = artwork::faces[number][turns].openings[static_cast<std::size_t>(quarter)];
          if (!open.has(in)) break;
          const u8 rest = static_cast<u8>(open.bits & ~(1 << static_cast<int>(in)));
          if (rest == 0) break;
          const Side out = static_cast<Side>(std::countr_zero(rest));
          const int next = across(quarter, out);
          if (next == none) {
            Crossing& found = all[from][static_cast<std::size_t>(halfOf(static_cast<Quarter>(quarter), out))];
            found.tiles |= copies;
            found.fields = many;
            break;
          }
          quarter = next;
          in = opposite(out);
        }
      }
  }
  return all;
}();

// Many machines have no instruction for it that a program may count on.
constexpr int bitsIn(u32 bits) {
  bits -= (bits >> 1) & 0x55555555U;
  bits = (bits & 0x33333333U) + ((bits >> 2) & 0x33333333U);
  return static_cast<int>((((bits + (bits >> 4)) & 0x0F0F0F0FU) * 0x01010101U) >> 24);
}

// ---- ways

constexpr u8 bitOf(Side side) { return static_cast<u8>(1 << static_cast<int>(side)); }

// Follows a way that enters a field on this side, to where it leaves the laid tiles.
template <class Visit>
End follow(const Sketch& sketch, int field, Side in, Visit visit) {
  while (true) {
    if (sketch.isFree(field)) return {static_cast<std::int8_t>(field), in};
    const u8 open = sketch.openings[field];
    if ((open & bitOf(in)) == 0) return {};
    if (sketch.outside[field] && field != sketch.door) {  // LABYRINTH-27
      if (sketch.options.foreignEntrance == Labyrinth::ForeignEntrance::lenient) visit(field);
      return {};
    }
    visit(field);
    const u8 rest = static_cast<u8>(open & ~bitOf(in));
    if (rest == 0) return {};
    const auto out = static_cast<Side>(std::countr_zero(rest));
    field = neighbours[static_cast<std::size_t>(field)][static_cast<std::size_t>(out)];
    if (field == none) return {};
    in = opposite(out);
  }
}

int leaf(const End& end, u32 free, int turns) {
  constexpr std::array<int, 5> rooms{room0, room1, room2, room3, room3};
  const u32 around = free & besides[placeOfField[static_cast<std::size_t>(end.field)]];
  return growth * turns * rooms[static_cast<std::size_t>(bitsIn(around))] / 64;
}

// How much further the corridor will probably get from an end.
struct Hope {
  const Sketch& sketch;
  const Ahead& ahead;
  const Links& links;

  Links::Link link(int place, std::size_t half) const {
    Links::Link known = links.of[static_cast<std::size_t>(place)][half];
    // The tile just laid may lie on the way.
    if (known.end.alive() && !sketch.isFree(known.end.field))
      known.end = follow(sketch, known.end.field, known.end.side, [&known](int) { ++known.fields; });
    return known;
  }

  int from(const End& end, u32 free, int turns, int far) const {
    if (!end.alive() || turns <= 0) return 0;
    const int place = placeOfField[static_cast<std::size_t>(end.field)];
    const u32 here = u32{1} << place;
    if ((free & here) == 0) return tangled;
    if (far == 0) return leaf(end, free, turns);

    const std::size_t in = halfOfField[static_cast<std::size_t>(end.field)][static_cast<std::size_t>(end.side)];
    struct Exit {
      int value;
      u32 tiles;
    };
    std::array<Exit, halves> exits;
    std::size_t many = 0;
    for (std::size_t out = 0; out < halves; ++out) {
      const Crossing& crossing = crossings[in][out];
      const u32 tiles = crossing.tiles & ahead.tiles;
      if (tiles == 0) continue;
      const Links::Link then = link(place, out);
      const int fieldsMore = crossing.fields + then.fields;
      const Exit exit{fieldsMore * point + from(then.end, free & ~here, turns - 1, far - 1), tiles};
      std::size_t at = many++;
      for (; at > 0 && exits[at - 1].value < exit.value; --at) exits[at] = exits[at - 1];
      exits[at] = exit;
    }
    // The best way on for which a tile comes in time.
    const auto& missed = ahead.missed[static_cast<std::size_t>(std::min(patience, turns))];
    u32 seen = 0;
    int before = 1024;
    int sum = 0;
    for (std::size_t i = 0; i < many; ++i) {
      seen |= exits[i].tiles;
      const int now = missed[static_cast<std::size_t>(bitsIn(seen))];
      sum += exits[i].value * (before - now);
      before = now;
    }
    return sum / 1024;
  }
};

// Pieces apart from the corridor, which it may pick up.
int chains(const Sketch& sketch, const Ahead& ahead) {
  if (ahead.turns == 0) return 0;
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
      const End end = follow(sketch, field, side, [&](int passed) {
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

int worthOf(Gem gem) {
  constexpr std::array<int, Labyrinth::gems> worth{0, plainWorth, blueWorth, greenWorth, redWorth, specialWorth};
  return worth[static_cast<std::size_t>(gem)];
}

}  // namespace

Ahead::Ahead(const Open& open) {
  turns = places - turnOf(open);
  u32 bit = 1;
  int all = 0;
  for (std::size_t i = 0; i < designs; ++i) {
    const int left = open.stack.of[i];
    for (int copy = 0; copy < designOf[i].copies; ++copy, bit <<= 1)
      if (copy < left) tiles |= bit;
    scarabs += left * scarabsOn(Number(static_cast<int>(i) + 1));
    all += left;
  }
  if (all > 0) scarabs = scarabs * 64 * turns / all;
  for (std::size_t few = 0; few <= most; ++few)
    for (std::size_t many = 0; many <= cards; ++many) {
      const int others = std::max(all - static_cast<int>(many), 0);
      missed[few][many] = static_cast<u16>(few == 0 ? 1024 : all == 0 ? 0 : missed[few - 1][many] * others / all);
    }
}

Sketch::Sketch(const Board& board, const Options& chosen) : options(chosen), stones(board.stones) {
  for (int place = 0; place < places; ++place) {
    free |= u32{1} << place;
    if (covered(board, place)) lay(place, board.tiles[place]);
  }
  if (board.gate != Gate::none) enter(board.gate);
}

void Sketch::lay(Place at, const Labyrinth::Tile& tile) {
  const Face& face = faceOf(tile);
  for (int quarter = 0; quarter < quarters; ++quarter)
    openings[fieldAt(at, static_cast<Quarter>(quarter))] = face.openings[static_cast<std::size_t>(quarter)].bits;
  free &= ~(u32{1} << at);
  for (int gate = 1; gate < Labyrinth::gates; ++gate) {
    const Door entrance = doorOf(options.entrances, static_cast<Gate>(gate));
    if (placeOf(entrance.field) == at) outside[entrance.field] = (openings[entrance.field] & bitOf(entrance.side)) != 0;
  }
}

void Sketch::enter(Gate gate) {
  const Door entrance = doorOf(options.entrances, gate);
  door = entrance.field;
  end = {static_cast<std::int8_t>(door), entrance.side};
  walkOn();
}

bool Sketch::isFree(int field) const { return ((free >> placeOfField[static_cast<std::size_t>(field)]) & 1) != 0; }

Links Sketch::links() const {
  Links found{};
  for (int place = 0; place < places; ++place) {
    if (((free >> place) & 1) == 0) continue;
    for (std::size_t half = 0; half < halves; ++half) {
      const artwork::Edge& edge = artwork::outer[half];
      const int next = neighbours[fieldAt(place, edge.quarter)][static_cast<std::size_t>(edge.side)];
      Links::Link& link = found.of[static_cast<std::size_t>(place)][half];
      if (next != none) link.end = follow(*this, next, opposite(edge.side), [&link](int) { ++link.fields; });
    }
  }
  return found;
}

void Sketch::walkOn() {
  if (!end.alive()) return;
  end = follow(*this, end.field, end.side, [this](int field) { position[field] = static_cast<u8>(++length); });
}

Chamber chamberAt(const Sketch& sketch, const Ahead& ahead, Field field) {
  Chamber chamber;
  if (sketch.position[field] != 0) return chamber;  // LABYRINTH-42
  int closed = 64;
  int missed = 64;
  int first = fields + 1;  // where the corridor comes by
  const int endPlace = sketch.end.alive() ? int{placeOf(Field(sketch.end.field))} : none;
  for (const Side side : sides) {
    const bool open = (sketch.openings[field] & bitOf(side)) != 0;
    const int beyond = neighbours[field][static_cast<std::size_t>(side)];
    if (beyond == none) {
      if (open && sketch.outside[field]) return chamber;
      continue;
    }
    if (sketch.isFree(beyond)) {
      if (open) closed = ahead.turns == 0 ? 0 : closed * closes / 64;
      if (endPlace == none) continue;
      const int away = distance(endPlace, placeOfField[static_cast<std::size_t>(beyond)]);
      const int passes = away == 0 ? passesNext : std::max(passesNear - passesLess * away, 0);
      missed = missed * (64 - passes) / 64;
      first = std::min(first, sketch.length + 1 + strideOfPlace * away);
      continue;
    }
    const u8 there = sketch.openings[beyond];
    if (open && (there & bitOf(opposite(side))) != 0) return chamber;  // part of a way
    if (sketch.position[beyond] != 0) {
      missed = 0;
      first = std::min(first, int{sketch.position[beyond]});
    } else if (there != 0 && endPlace != none && !sketch.outside[beyond]) {
      const int away = distance(endPlace, placeOfField[static_cast<std::size_t>(beyond)]);
      missed = missed * (64 - std::max(passesChain - passesLess * away, 0)) / 64;
      first = std::min(first, sketch.length + 1 + strideOfPlace * away);
    }
  }
  chamber.likely = closed * (64 - missed) / 64;
  if (sketch.options.scoring == Labyrinth::Scoring::expert) chamber.factor = stretchOf(std::min(first, int{fields}));
  return chamber;
}

int worthKeeping(Gem gem, const std::array<int, Labyrinth::gems>& left, const Options& options, const Ahead& ahead) {
  const bool expert = options.scoring == Labyrinth::Scoring::expert;
  const bool inOrder = expert && options.colours == Labyrinth::Colours::ascending;
  int rivals = 0;  // stones that take the better chambers
  for (int kind = 1; kind < Labyrinth::gems; ++kind)
    if (inOrder || worthOf(static_cast<Gem>(kind)) >= worthOf(gem)) rivals += left[kind];
  const int chambers = ahead.scarabs * usable / 64;
  if (chambers <= rivals * 64) return 0;
  const bool flat = !expert || (gem == Gem::special && options.special == Labyrinth::Special::flat);
  return worthOf(gem) * (flat ? bestBasic : bestExpert) * (chambers - rivals * 64) / chambers;
}

int outlook(const Sketch& sketch, const Ahead& ahead, const Links& links, bool settled) {
  const int far = !settled ? depth - 1 : ahead.turns > late ? depth : depthLate;
  int sum = sketch.length * point;
  sum += Hope{sketch, ahead, links}.from(sketch.end, sketch.free, ahead.turns, far);
  sum += chains(sketch, ahead);
  for (int field = 0; field < fields; ++field) {
    if (sketch.stones[field] == Gem::none) continue;
    const Chamber chamber = chamberAt(sketch, ahead, Field(field));
    const bool flat = sketch.stones[field] == Gem::special && sketch.options.special == Labyrinth::Special::flat;
    sum += chamber.likely * (flat ? 1 : chamber.factor) * worthOf(sketch.stones[field]) * point / 64;
  }
  return sum;
}

}  // namespace mastaba::labyrinth

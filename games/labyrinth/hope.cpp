#include "games/labyrinth/hope.h"

#include <algorithm>

namespace mastaba::labyrinth {

namespace {

// ---- the weights, found by trying; worth is counted in 64ths of a point

constexpr int patience = 10;    // for how many tiles one waits for one that fits
constexpr int depthBefore = 2;  // how many tiles beyond its end are thought of: before there is a start,
constexpr int depthEarly = 3;   // while there are more turns to come
constexpr int early = 18;       // than these,
constexpr int depthUsual = 4;   // then,
constexpr int depthLate = 5;    // and when there are only
constexpr int late = 8;         // so many
constexpr int growth = 22;      // what an end that leads on, beyond that, is worth for each turn to come
constexpr int tangled = 30;     // what a way is worth that comes back to a place it has used

// ---- what tiles can do, worked out when the program is compiled

constexpr std::size_t halves = Hope::halves;

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

// The fewer places are free, the fewer moves there are, and the more can be thought about each.
int depthFor(const Sketch& board, const Ahead& ahead) {
  if (board.door == none) return depthBefore;
  if (ahead.turns > early) return depthEarly;
  return ahead.turns > late ? depthUsual : depthLate;
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

Hope::Hope(const Sketch& board, const Ahead& coming) : ahead(coming) {
  depth = depthFor(board, ahead);
  for (int place = 0; place < places; ++place) {
    if (((board.free >> place) & 1) == 0) continue;
    for (std::size_t half = 0; half < halves; ++half) {
      const artwork::Edge& edge = artwork::outer[half];
      const int next = neighbours[fieldAt(place, edge.quarter)][static_cast<std::size_t>(edge.side)];
      Link& link = links[static_cast<std::size_t>(place)][half];
      if (next != none)
        link.end = follow(board, board.options, next, opposite(edge.side), [&link](int) { ++link.fields; });
    }
  }
  const int turns = ahead.turns - depth + 1;
  for (int place = 0; place < places; ++place) {
    if (((board.free >> place) & 1) == 0) continue;
    for (std::size_t in = 0; in < halves; ++in) {
      Last& last = lasts[static_cast<std::size_t>(place)][in];
      for (std::size_t out = 0; out < halves; ++out) {
        const End& end = links[static_cast<std::size_t>(place)][out].end;
        if (out != in && end.alive()) last.touches |= u32{1} << placeOfField[static_cast<std::size_t>(end.field)];
      }
      const artwork::Edge& edge = artwork::outer[in];
      const int behind = neighbours[fieldAt(place, edge.quarter)][static_cast<std::size_t>(edge.side)];
      if (behind != none) last.behind = u32{1} << placeOfField[static_cast<std::size_t>(behind)];
      last.value = through(board, place, in, board.free & ~last.behind, turns, 1);
    }
  }
}

int Hope::from(const Sketch& sketch, const End& end, u32 free, int turns, int far) const {
  if (!end.alive() || turns <= 0) return 0;
  const int place = placeOfField[static_cast<std::size_t>(end.field)];
  if (((free >> place) & 1) == 0) return tangled;
  if (far == 0) return growth * turns;
  const std::size_t in = halfOfField[static_cast<std::size_t>(end.field)][static_cast<std::size_t>(end.side)];
  if (far == 1) {
    const Last& last = lasts[static_cast<std::size_t>(place)][in];
    if (((last.touches & ~sketch.free) | (last.touches & ~last.behind & ~free)) == 0) return last.value;
  }
  return through(sketch, place, in, free, turns, far);
}

int Hope::through(const Sketch& sketch, int place, std::size_t in, u32 free, int turns, int far) const {
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
    Link link = links[static_cast<std::size_t>(place)][out];
    // The tile just laid may lie on the way.
    if (link.end.alive() && !sketch.isFree(link.end.field))
      link.end = follow(sketch, sketch.options, link.end.field, link.end.side, [&link](int) { ++link.fields; });
    const int rest = from(sketch, link.end, free & ~(u32{1} << place), turns - 1, far - 1);
    const Exit exit{(crossing.fields + link.fields) * point + rest, tiles};
    std::size_t at = many++;
    for (; at > 0 && exits[at - 1].value < exit.value; --at) exits[at] = exits[at - 1];
    exits[at] = exit;
  }
  // The best way on for which a tile comes in time.
  const auto& missed = ahead.missed[static_cast<std::size_t>(std::clamp(turns, 0, patience))];
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

int Hope::of(const Sketch& sketch) const { return from(sketch, sketch.end, sketch.free, ahead.turns, depth); }

}  // namespace mastaba::labyrinth

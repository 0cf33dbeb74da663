#include "games/gold/ways.h"

#include <algorithm>

namespace mastaba::gold {

namespace {

enum : u8 { north, east, south, west };

constexpr u64 column(int at) {
  u64 bits = 0;
  for (int row = 0; row < width; ++row) bits |= u64{1} << (row * width + at);
  return bits;
}
constexpr u64 board = (u64{1} << places) - 1;
constexpr u64 notWest = board & ~column(0);
constexpr u64 notEast = board & ~column(width - 1);

constexpr u64 northOf(u64 area) { return area >> width; }
constexpr u64 southOf(u64 area) { return (area << width) & board; }
constexpr u64 eastOf(u64 area) { return (area & notEast) << 1; }
constexpr u64 westOf(u64 area) { return (area & notWest) >> 1; }
constexpr u64 besideThem(u64 area) { return northOf(area) | eastOf(area) | southOf(area) | westOf(area); }

// One action of a figure, with its lamps: the places that were not reached before.
u64 oneAction(const Plan& plan, u64 from, u64 lit, u64 reached) {
  u64 next = plan.onward(from) & ~reached;
  for (u64 through = next & lit; through != 0;) {
    const u64 more = plan.onward(through) & ~reached & ~next;
    next |= more;
    through = more & lit;
  }
  return next;
}

// Everything within the next ring, too.
u64 grown(u64 area, const Options& options) {
  if (options.rings == Gold::Rings::diamond) return area | besideThem(area);
  area |= eastOf(area) | westOf(area);
  return area | northOf(area) | southOf(area);
}

}  // namespace

Plan::Plan(const Open& open, const Piece& helper) : entrance_(bit(open.entrance)) {
  for (int i = 0; i < places; ++i) {
    const Tile tile = open.tiles[static_cast<std::size_t>(i)];
    const u64 ways = tile.kind == Kind::faceDown ? u64{15} : static_cast<u64>(tile.open);
    for (int side = 0; side < 4; ++side) open_[side] |= ((ways >> side) & 1) << i;
    hidden_ |= u64{tile.kind == Kind::faceDown} << i;
  }
  join();
  if (!helper.lost) findTurnable(helper);
}

void Plan::turn(Place at, Ways ways) {
  for (int side = 0; side < 4; ++side) {
    open_[side] &= ~bit(at);
    open_[side] |= ((static_cast<u64>(ways) >> side) & 1) << at;
  }
  hidden_ &= ~bit(at);
  join();
}

void Plan::join() {
  through_[north] = open_[north] & southOf(open_[south]);
  through_[south] = open_[south] & northOf(open_[north]);
  through_[east] = open_[east] & westOf(open_[west]);
  through_[west] = open_[west] & eastOf(open_[east]);
}

u64 Plan::reach(u64 from) const {
  return ((from & through_[north]) >> width) | ((from & through_[east]) << 1) | ((from & through_[south]) << width) |
         ((from & through_[west]) >> 1);
}

u64 Plan::walls(u64 a, u64 b) const {
  const auto from = [this](u64 one, u64 other) {
    return (one & southOf(other) & ~open_[north]) | (one & northOf(other) & ~open_[south]) |
           (one & westOf(other) & ~open_[east]) | (one & eastOf(other) & ~open_[west]);
  };
  return from(a, b) | from(b, a);
}

u64 Plan::leaving(u64 from) const {
  from &= ~entrance_;  // which is never turned
  return ((northOf(from) & open_[south]) | (southOf(from) & open_[north]) | (eastOf(from) & open_[west]) |
          (westOf(from) & open_[east])) &
         ~hidden_;
}

u64 Plan::arriving(u64 to) const {
  return (northOf(to & open_[north]) | southOf(to & open_[south]) | eastOf(to & open_[east]) |
          westOf(to & open_[west])) &
         ~hidden_ & ~entrance_;
}

void Plan::findTurnable(const Piece& helper) {
  u64 area = bit(helper.at);
  for (u64 before = 0; area != before;) {
    before = area;
    area |= leaving(area) | onward(area);
  }
  turnable_ = area & ~entrance_;
}

u64 Plan::turned(u64 from) const {
  const u64 free = from & turnable_;
  const u64 out = (northOf(free) & open_[south]) | (southOf(free) & open_[north]) | (eastOf(free) & open_[west]) |
                  (westOf(free) & open_[east]);
  const u64 in = northOf(from & open_[north]) | southOf(from & open_[south]) | eastOf(from & open_[east]) |
                 westOf(from & open_[west]);
  return out | (in & turnable_);
}

u64 Plan::bothTurned(u64 from) const { return besideThem(from & turnable_) & turnable_; }

Steps::Steps(const Plan& plan, u64 from, u64 lit, int wall, By by, u64 enough) {
  u64 reached = from;
  layers_[count_++] = from;
  const int patience = by == By::helper ? 2 * wall : wall;
  int empty = 0;
  while (count_ < far && empty <= patience && (enough & ~reached) != 0) {
    u64 next = 0;
    if (const u64 last = at(count_ - 1); last != 0) next = oneAction(plan, last, lit, reached);
    if (const u64 before = at(count_ - wall); before != 0)
      next |= by == By::helper ? plan.turned(before) : by == By::leaving ? plan.leaving(before) : plan.arriving(before);
    if (by == By::helper) {
      if (const u64 before = at(count_ - 2); before != 0) next |= plan.perhaps(before);
      if (const u64 before = at(count_ - 2 * wall); before != 0) next |= plan.bothTurned(before);
    }
    next &= ~reached;
    reached |= next;
    layers_[count_++] = next;
    empty = next == 0 ? empty + 1 : 0;
  }
}

Refuge::Refuge(const Open& open, const Plan& plan, u64 lit, Fall fall) : entrance_(bit(open.entrance)) {
  // What has fallen before each ring falls.
  u64 gone[longest / actions + 2];
  int rings = 0;
  u64 area = bit(open.ruin.centre);
  for (int ring = 1; ring < fall.first; ++ring) area = grown(area, open.options);
  if (fall.first == 0) area = 0;
  gone[rings++] = area;
  const int most = (longest - fall.within) / actions;
  while ((area | entrance_) != board && rings <= most) {
    area = area == 0 ? bit(open.ruin.centre) : grown(area, open.options);
    gone[rings++] = area;
  }
  count_ = std::min(fall.within + actions * (rings - 1), longest);
  u64 safe = entrance_;
  for (int used = count_ - 1; used >= 0; --used) {
    const int fallen = used < fall.within ? 0 : 1 + (used - fall.within) / actions;
    const u64 stands = (board & ~gone[fallen]) | entrance_;
    const u64 before = oneAction(plan, safe, lit & stands, safe) & stands;
    safe |= before;
    safe_[used] = safe;
  }
}

u64 lampsOf(const Open& open, Seat seat) {
  u64 lit = 0;
  for (const Place at : open.players[seat].lamps) lit |= bit(at);
  return lit;
}

}  // namespace mastaba::gold

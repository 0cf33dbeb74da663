#include "games/gold/ways.h"

#include <algorithm>

namespace mastaba::gold {

namespace {

enum : u8 { north, east, south, west };

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

}  // namespace

Plan::Plan(const Open& open, const Piece& helper) : sides_(open), entrance_(bit(open.entrance)) {
  join();
  if (!helper.lost) findTurnable(helper);
}

void Plan::turn(Place at, Ways ways) {
  for (int side = 0; side < 4; ++side) {
    sides_.open[side] &= ~bit(at);
    sides_.open[side] |= ((static_cast<u64>(ways) >> side) & 1) << at;
  }
  sides_.hidden &= ~bit(at);
  join();
}

void Plan::join() {
  through_[north] = sides_.open[north] & southOf(sides_.open[south]);
  through_[south] = sides_.open[south] & northOf(sides_.open[north]);
  through_[east] = sides_.open[east] & westOf(sides_.open[west]);
  through_[west] = sides_.open[west] & eastOf(sides_.open[east]);
}

u64 Plan::reach(u64 from) const {
  return ((from & through_[north]) >> width) | ((from & through_[east]) << 1) | ((from & through_[south]) << width) |
         ((from & through_[west]) >> 1);
}

u64 Plan::walls(u64 a, u64 b) const {
  const auto from = [this](u64 one, u64 other) {
    return (one & southOf(other) & ~sides_.open[north]) | (one & northOf(other) & ~sides_.open[south]) |
           (one & westOf(other) & ~sides_.open[east]) | (one & eastOf(other) & ~sides_.open[west]);
  };
  return from(a, b) | from(b, a);
}

u64 Plan::leaving(u64 from) const {
  from &= ~entrance_;  // which is never turned
  return ((northOf(from) & sides_.open[south]) | (southOf(from) & sides_.open[north]) |
          (eastOf(from) & sides_.open[west]) | (westOf(from) & sides_.open[east])) &
         ~sides_.hidden;
}

u64 Plan::arriving(u64 to) const {
  return (northOf(to & sides_.open[north]) | southOf(to & sides_.open[south]) | eastOf(to & sides_.open[east]) |
          westOf(to & sides_.open[west])) &
         ~sides_.hidden & ~entrance_;
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
  const u64 out = (northOf(free) & sides_.open[south]) | (southOf(free) & sides_.open[north]) |
                  (eastOf(free) & sides_.open[west]) | (westOf(free) & sides_.open[east]);
  const u64 in = northOf(from & sides_.open[north]) | southOf(from & sides_.open[south]) |
                 eastOf(from & sides_.open[east]) | westOf(from & sides_.open[west]);
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
  for (int ring = 1; ring < fall.first; ++ring) area = withNextRing(area, open.options);
  if (fall.first == 0) area = 0;
  gone[rings++] = area;
  const int last = (longest - fall.within) / actions;
  while ((area | entrance_) != everyPlace && rings <= last) {
    area = area == 0 ? bit(open.ruin.centre) : withNextRing(area, open.options);
    gone[rings++] = area;
  }
  count_ = std::min(fall.within + actions * (rings - 1), longest);
  u64 safe = entrance_;
  for (int used = count_ - 1; used >= 0; --used) {
    const int fallen = used < fall.within ? 0 : 1 + (used - fall.within) / actions;
    const u64 stands = (everyPlace & ~gone[fallen]) | entrance_;
    const u64 before = oneAction(plan, safe, lit & stands, safe) & stands;
    safe |= before;
    safe_[used] = safe;
  }
}

}  // namespace mastaba::gold

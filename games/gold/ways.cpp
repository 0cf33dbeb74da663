#include "games/gold/ways.h"

#include <algorithm>

namespace mastaba::gold {

namespace {

enum : u8 { north, east, south, west };

}  // namespace

Area oneAction(const Plan& plan, const Area& from, const Area& lit, const Area& reached) {
  Area next = plan.onward(from) - reached;
  for (Area through = next & lit; !through.none();) {
    const Area more = plan.onward(through) - reached - next;
    next |= more;
    through = more & lit;
  }
  return next;
}

Plan::Plan(const Open& open, const Piece& helper) : sides_(open), entrance_(Area::only(open.entrance)) {
  join();
  if (!helper.lost) findTurnable(helper);
}

void Plan::turn(Place at, Ways ways) {
  for (const Side side : sides) sides_.open[static_cast<std::size_t>(side)].set(at, openingsOf(ways).has(side));
  sides_.hidden.drop(at);
  join();
}

void Plan::join() {
  through_[north] = sides_.open[north] & southOf(sides_.open[south]);
  through_[south] = sides_.open[south] & northOf(sides_.open[north]);
  through_[east] = sides_.open[east] & westOf(sides_.open[west]);
  through_[west] = sides_.open[west] & eastOf(sides_.open[east]);
}

Area Plan::reach(const Area& from) const {
  return northOf(from & through_[north]) | eastOf(from & through_[east]) | southOf(from & through_[south]) |
         westOf(from & through_[west]);
}

// Onto the neighbours that are open towards these places; and out of those these places are open to.
Area Plan::out(const Area& from) const {
  return (northOf(from) & sides_.open[south]) | (southOf(from) & sides_.open[north]) |
         (eastOf(from) & sides_.open[west]) | (westOf(from) & sides_.open[east]);
}

Area Plan::in(const Area& to) const {
  return northOf(to & sides_.open[north]) | southOf(to & sides_.open[south]) | eastOf(to & sides_.open[east]) |
         westOf(to & sides_.open[west]);
}

Area Plan::walls(const Area& a, const Area& b) const {
  const auto from = [this](const Area& one, const Area& other) {
    return ((one & southOf(other)) - sides_.open[north]) | ((one & northOf(other)) - sides_.open[south]) |
           ((one & westOf(other)) - sides_.open[east]) | ((one & eastOf(other)) - sides_.open[west]);
  };
  return from(a, b) | from(b, a);
}

Area Plan::leaving(const Area& from) const {
  return out(from - entrance_) - sides_.hidden;  // the entrance is never turned
}

Area Plan::arriving(const Area& to) const { return in(to)-sides_.hidden - entrance_; }

void Plan::findTurnable(const Piece& helper) {
  Area area = Area::only(helper.at);
  for (Area before; area != before;) {
    before = area;
    area |= leaving(area) | onward(area);
  }
  turnable_ = area - entrance_;
}

Area Plan::turned(const Area& from, const Area& by) const { return out(from & by) | (in(from)&by); }

Area Plan::bothTurned(const Area& from) const { return (from & turnable_).beside() & turnable_; }

Steps::Steps(const Plan& plan, const Area& from, const Area& lit, int wall, By by, const Area& enough) {
  Area reached = from;
  layers_[count_++] = from;
  const int patience = by == By::helper ? 2 * wall : wall;
  int empty = 0;
  while (count_ < far && empty <= patience && !(enough - reached).none()) {
    Area next;
    if (const Area last = at(count_ - 1); !last.none()) next = oneAction(plan, last, lit, reached);
    if (const Area before = at(count_ - wall); !before.none())
      next |= by == By::helper ? plan.turned(before) : by == By::leaving ? plan.leaving(before) : plan.arriving(before);
    if (by == By::helper) {
      if (const Area before = at(count_ - 2); !before.none()) next |= plan.perhaps(before);
      if (const Area before = at(count_ - 2 * wall); !before.none()) next |= plan.bothTurned(before);
    }
    next -= reached;
    reached |= next;
    layers_[count_++] = next;
    empty = next.none() ? empty + 1 : 0;
  }
}

Refuge::Refuge(const Open& open, const Plan& plan, const Area& lit, Fall fall) : entrance_(Area::only(open.entrance)) {
  // What has fallen before each ring falls.
  std::array<Area, longest / actions + 2> gone;
  int rings = 0;
  Area area = Area::only(open.ruin.centre);
  for (int ring = 1; ring < fall.first; ++ring) area = withNextRing(area, open.options);
  if (fall.first == 0) area = {};
  gone[rings++] = area;
  const int last = (longest - fall.within) / actions;
  while ((area | entrance_) != everyPlace && rings <= last) {
    area = area.none() ? Area::only(open.ruin.centre) : withNextRing(area, open.options);
    gone[rings++] = area;
  }
  count_ = std::min(fall.within + actions * (rings - 1), longest);
  Area safe = entrance_;
  for (int used = count_ - 1; used >= 0; --used) {
    const int fallen = used < fall.within ? 0 : 1 + (used - fall.within) / actions;
    const Area stands = (everyPlace - gone[fallen]) | entrance_;
    const Area before = oneAction(plan, safe, lit & stands, safe) & stands;
    safe |= before;
    safe_[used] = safe;
  }
}

}  // namespace mastaba::gold

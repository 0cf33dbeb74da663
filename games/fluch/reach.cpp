#include "games/fluch/reach.h"

namespace mastaba::fluch {

namespace {

// The places one step from these.
Area stepsFrom(const Sides& now, const Area& from) {
  Area next;
  for (const Side side : sides)
    next |= (from & now.open[static_cast<std::size_t>(side)]).towards(side) &
            now.open[static_cast<std::size_t>(opposite(side))];
  return next;
}

}  // namespace

Reach::Reach(const Open& open, const Sides& now, const Area& greys, Seat seat, Place from) : all_(Area::only(from)) {
  for (Seat other = 0; other < open.options.players; ++other)
    if (other != seat && open.players[other].inside && !mayEndAt(open, seat, open.players[other].at))
      taken_.add(open.players[other].at);
  stops_ = greys;
  if (isInMaze(open.ammut)) stops_.add(open.ammut.at);
  with_[0] = all_;
  Area front = all_;
  for (std::size_t steps = 1; steps <= mostPips; ++steps) {
    front = stepsFrom(now, front) - all_;
    with_[steps] = front;
    all_ |= front;
    front -= stops_;
    if (front.none()) return;
  }
}

Lair::Lair(const Open& open, const Sides& now, Place from) : near(Area::only(from)) {
  const bool closed = open.options.ammutOnEntrances == Fluch::AmmutOnEntrances::no;
  const auto grow = [&](Area& area) {
    area |= stepsFrom(now, area);
    if (closed) area -= everyEntrance;
  };
  for (int step = 0; step < stepsPerSymbol; ++step) grow(near);
  wide = near;
  for (int step = 0; step < stepsPerSymbol; ++step) grow(wide);
}

int Lair::chance(Place at, int players) const {
  constexpr std::array<int, 4> oneSign{31, 52, 66, 77};
  const int often = oneSign[static_cast<std::size_t>(players - fewest)];
  return near.has(at) ? often : wide.has(at) ? often / 4 : 0;
}

}  // namespace mastaba::fluch

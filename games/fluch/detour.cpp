#include "games/fluch/detour.h"

namespace mastaba::fluch {

Detour::Detour(const Plan& plan, const Leg& leg)
    : plan_(plan), leg_(leg), around_(plan, leg.start(), leg.rest() + Leg::longest), shortest_(about(0)) {}

bool Detour::isNarrow(Place at) const {
  const int here = around_.from(at);
  for (const Place other : shortest_) {
    const int there = around_.from(other);
    if (there >= here && there - plan_.enter(other) < here && other != at) return false;
  }
  return true;
}

int Detour::without(Place at) {
  if (at == leg_.start() || !shortest_.has(at)) return 0;
  u8& known = without_[at];
  if (known == 0) {
    int longer = 0;
    if (isNarrow(at)) {
      Plan then = plan_;
      then.shut(at);
      longer = std::clamp(leg_.longerBy(leg_.in(then)), 0, Leg::longest);
    }
    known = static_cast<u8>(longer + 1);
  }
  return known - 1;
}

int Detour::wallsAt(Place at, Tile tile, Side side) const {
  const int own = openingsOf(tile).has(side) ? 0 : 1;
  return (own + (plan_.isClosed(at.neighbour(side), opposite(side)) ? 1 : 0)) * plan_.wall();
}

// Not where the way leads back here.
int Detour::onward(Place at, Tile tile, Side side) const {
  if (!at.hasNeighbour(side)) return Field::far;
  const Place next = at.neighbour(side);
  const int rest = leg_.ahead().from(next);
  if (rest >= leg_.ahead().from(at) + plan_.into(at, side)) return Field::far;
  return rest + plan_.enter(next) + wallsAt(at, tile, side);
}

int Detour::before(Place at, Tile tile, Side side) const {
  if (!at.hasNeighbour(side)) return Field::far;
  const Place from = at.neighbour(side);
  const int come = around_.from(from);
  if (come >= around_.from(at) + plan_.into(from, opposite(side))) return Field::far;
  return come + wallsAt(at, tile, side) + plan_.costOf(tile);
}

int Detour::fromThere(Place at, Tile tile) const {
  int best = Field::far;
  for (const Side side : sides) best = std::min(best, onward(at, tile, side));
  return best;
}

int Detour::longerWith(Place at, Tile tile) {
  int best = without(at);
  if (at == leg_.start()) return std::min(fromThere(at, tile) - leg_.rest(), Leg::longest);
  std::array<int, 4> on{};
  for (const Side side : sides) on[static_cast<std::size_t>(side)] = onward(at, tile, side);
  for (const Side in : sides) {
    const int come = before(at, tile, in);
    if (come >= leg_.rest() + Leg::longest) continue;
    for (const Side out : sides)
      if (in != out) best = std::min(best, come + on[static_cast<std::size_t>(out)] - leg_.rest());
  }
  return best;
}

}  // namespace mastaba::fluch

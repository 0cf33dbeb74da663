#include "games/fluch/ways.h"

namespace mastaba::fluch {

namespace {

// ---- what is between places, found by letting bots with other numbers play against each other
constexpr int building = 5;  // a tile, besides the step onto it
constexpr int fitting = 20;  // until a tile comes that fits for a secret passage
constexpr int noLife = 120;  // when there is none to pay for it
constexpr int stopping = 8;  // pips are lost where one must stop
constexpr int waiting = 6;   // for an explorer who stands in the way

constexpr int nowhere = Plan::nowhere;
constexpr auto neighbours = [] {
  std::array<std::array<u8, 4>, Place::squares> result{};
  for (int i = 0; i < Place::squares; ++i)
    for (const Side side : sides)
      result[static_cast<std::size_t>(i)][static_cast<std::size_t>(side)] =
          static_cast<u8>(Place(i).hasNeighbour(side) ? int{Place(i).neighbour(side)} : nowhere);
  return result;
}();

// Places that have become nearer and whose neighbours are to be looked at again, each once.
class Queue {
 public:
  bool empty() const { return first_ == last_; }
  void push(Place at) {
    if (waits_.has(at)) return;
    waits_.add(at);
    ring_[last_++] = at;
  }
  Place pop() {
    const Place at = ring_[first_++];
    waits_.drop(at);
    return at;
  }

 private:
  std::array<Place, 256> ring_;
  u8 first_ = 0;
  u8 last_ = 0;
  Area waits_;
};

// `step` tells what a step costs from or to the neighbour on a side.
template <class Step>
void spread(std::array<u16, Place::squares>& far, Queue& queue, int limit, const Step& step) {
  while (!queue.empty()) {
    const Place at = queue.pop();
    for (const Side side : sides) {
      const int next = neighbours[at][static_cast<std::size_t>(side)];
      if (next == nowhere) continue;
      const int cost = step(at, side, Place(next));
      const int sum = far[at] + cost;
      if (cost >= Plan::never || sum > limit || sum >= far[static_cast<std::size_t>(next)]) continue;
      far[static_cast<std::size_t>(next)] = static_cast<u16>(sum);
      queue.push(next);
    }
  }
}

}  // namespace

Plan::Plan(const Open& open, const Player& player)
    : free_(theBoard),
      wall_(fitting + (player.lives >= 2 ? lifeWorth(open, player.lives) : noLife)),
      grey_(std::max(stopping + eventHarm(open, player), 1)),
      fight_(stopping + fightHarm(open, player)),
      strict_(open.options.joinAnchors == Fluch::JoinAnchors::tiles && canDraw(open)) {
  const bool canBuild = canDraw(open);
  cost_.fill(never);
  for (int i = 0; i < Place::squares; ++i) {
    const Place at(i);
    const Openings openings = openingsAt(open, at);
    if (openings.none()) {
      if (at >= squares || !canBuild) walls_[at] = 15;
      if (at < squares && canBuild) cost_[at] = pip + building;
      continue;
    }
    walls_[at] = static_cast<u8>(15 & ~openings.bits);
    cost_[at] = static_cast<u16>(costOf(tileAt(open, at)));
    free_.drop(at);
    if (fluch::isGrey(tileAt(open, at))) greys_.add(at);
  }
  for (Seat seat = 0; seat < open.options.players; ++seat)
    if (const Player& other = open.players[seat]; other.inside && &other != &player)
      cost_[other.at] = static_cast<u16>(cost_[other.at] + waiting);
  if (isInMaze(open.ammut)) haunted_ = open.ammut.at;
  if (strict_) reckonBuilding();
}

int Plan::costOf(Tile tile) const { return fluch::isGrey(tile) ? pip + grey_ : pip; }

void Plan::lay(Place at, Tile tile) {
  walls_[at] = static_cast<u8>(15 & ~openingsOf(tile).bits);
  cost_[at] = static_cast<u16>(costOf(tile));
  free_.drop(at);
  fluch::isGrey(tile) ? greys_.add(at) : greys_.drop(at);
  if (strict_) reckonBuilding();
}

// How many tiles it takes until one can lie on each free square.
void Plan::reckonBuilding() {
  const Area anchors = everyChamber | everyEntrance;
  Area front = free_ - (anchors | (theBoard - free_)).beside();
  for (const Place at : theBoard - free_ - anchors)
    for (const Side side : sides)
      if (at.hasNeighbour(side) && ((walls_[at] >> static_cast<int>(side)) & 1) == 0) front.add(at.neighbour(side));
  front &= free_;
  Area left = free_;
  for (int cost = pip + building; !front.none(); cost += building) {
    for (const Place at : front) cost_[at] = static_cast<u16>(cost);
    left -= front;
    front = front.beside() & left;
  }
  for (const Place at : left) cost_[at] = static_cast<u16>(pip + building + wall_);
  walled_ = left;
}

int Plan::wallsBetween(Place at, Side side) const {
  const int from = neighbours[at][static_cast<std::size_t>(side)];
  const bool in = ((walls_[at] >> static_cast<int>(side)) & 1) != 0;
  const bool out = ((walls_[static_cast<std::size_t>(from)] >> static_cast<int>(opposite(side))) & 1) != 0;
  return (in ? 1 : 0) + (out ? 1 : 0);
}

int Plan::into(Place at, Side side) const {
  const int from = neighbours[at][static_cast<std::size_t>(side)];
  if (from == nowhere || cost_[at] == never || cost_[static_cast<std::size_t>(from)] == never) return never;
  return cost_[at] + wallsBetween(at, side) * wall_ + (at == haunted_ ? fight_ : 0);
}

bool Plan::isWalled(Place at, Side side) const { return wallsBetween(at, side) > 0 || walled_.has(at); }

bool Plan::leads(Place from, Side side) const {
  const int to = neighbours[from][static_cast<std::size_t>(side)];
  return to != nowhere && !free_.has(to) && !free_.has(from) && wallsBetween(from, side) == 0;
}

Field::Field(const Plan& plan, const Aims& aims, int limit) : Field() {
  Queue queue;
  for (const Aim& aim : aims) {
    if (aim.rest > limit || aim.rest >= far_[aim.at]) continue;
    far_[aim.at] = static_cast<u16>(aim.rest);
    queue.push(aim.at);
  }
  spread(far_, queue, limit, [&plan](Place at, Side side, Place) { return plan.into(at, side); });
}

Field::Field(const Plan& plan, Place start, int limit) : Field() {
  Queue queue;
  far_[start] = 0;
  queue.push(start);
  spread(far_, queue, limit, [&plan](Place, Side side, Place next) { return plan.into(next, opposite(side)); });
}

Leg::Leg(const Plan& plan, Place start, const Aims& aims) : start_(start), aims_(aims), ahead_(plan, aims) {
  follow(plan);
}

void Leg::follow(const Plan& plan) {
  const auto next = [&](Place at) {
    for (const Side side : sides) {
      if (!at.hasNeighbour(side)) continue;
      const Place to = at.neighbour(side);
      const int cost = plan.into(to, opposite(side));
      if (cost >= Plan::never || ahead_.from(to) + cost != ahead_.from(at)) continue;
      walled_ |= plan.isWalled(to, opposite(side));
      return to;
    }
    return at;
  };
  Place at = start_;
  for (Place to = next(at); to != at; to = next(at)) {
    steps_.push(to);
    at = to;
  }
}

bool Leg::isBuilt(const Plan& plan) const {
  return !walled_ && std::none_of(steps_.begin(), steps_.end(), [&plan](Place at) { return plan.isFree(at); });
}

Area Leg::about(const Plan& plan, int slack) const {
  const Field around(plan, start_, rest() + slack);
  return Area::where([&](Place at) { return around.from(at) + ahead_.from(at) <= rest() + slack; });
}

}  // namespace mastaba::fluch

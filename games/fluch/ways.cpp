#include "games/fluch/ways.h"

namespace mastaba::fluch {

namespace {

// ---- what is between places, found by letting bots with other numbers play against each other
constexpr int building = 5;  // a tile, besides the step onto it
constexpr int fitting = 20;  // until a tile comes that fits for a secret passage
constexpr int noLife = 120;  // when there is none to pay for it
constexpr int waiting = 6;   // for an explorer who stands in the way

constexpr std::array<int, 4> towards{-width, 1, width, -1};
constexpr u8 everySide = 15;

// Two bits for each side on which there is no neighbour.
constexpr auto rims = [] {
  std::array<u8, Place::squares> result{};
  for (int i = 0; i < Place::squares; ++i)
    for (const Side side : sides)
      if (!Place(i).hasNeighbour(side))
        result[static_cast<std::size_t>(i)] |= static_cast<u8>(3 << (2 * static_cast<int>(side)));
  return result;
}();

// Places by how far they are, the nearest first. A place that has become nearer waits twice; the second time it is
// known to be old.
class Queue {
 public:
  static constexpr int most = 2048;  // what is farther is not thought of

  void push(int far, Place at) {
    const auto level = static_cast<std::size_t>(far);
    u64& word = some_[level / 64];
    const u64 bit = u64{1} << (level % 64);
    places_[count_] = at;
    next_[count_] = (word & bit) != 0 ? heads_[level] : none;
    word |= bit;
    heads_[level] = count_++;
  }
  // How far the nearest is; `most`: there is none.
  int nearest() {
    while (word_ < some_.size() && some_[word_] == 0) ++word_;
    return word_ == some_.size() ? most : static_cast<int>(word_) * 64 + std::countr_zero(some_[word_]);
  }
  Place pop(int far) {
    const auto level = static_cast<std::size_t>(far);
    const u16 one = heads_[level];
    heads_[level] = next_[one];
    if (next_[one] == none) some_[level / 64] &= ~(u64{1} << (level % 64));
    return places_[one];
  }

 private:
  static constexpr u16 none = 0xFFFF;
  std::array<u64, most / 64> some_{};
  std::array<u16, most> heads_;  // only where there is something
  std::array<u16, 5 * std::size_t{Place::squares}> next_;
  std::array<Place, 5 * std::size_t{Place::squares}> places_;
  u16 count_ = 0;
  std::size_t word_ = 0;
};

using Far = std::array<u16, Place::squares>;

// Backwards a step costs what it costs to enter the place one comes from.
template <bool backwards>
void spread(const Plan& plan, Far& far, Far& rests, Queue& queue, int base, int until, int about, int limit) {
  limit = std::min(limit, base + Queue::most - 1);
  for (int level = queue.nearest(); level < Queue::most; level = queue.nearest()) {
    const Place at = queue.pop(level);
    const int here = far[at];
    if (here != level + base) continue;
    if (here > limit) return;
    if (at == until) limit = std::min(limit, here + about);
    const int from = backwards ? here + plan.enter(at) : here;
    for (const Side side : sides) {
      const int through = plan.through(at, side);
      if (through >= Plan::never) continue;
      const Place next(at + towards[static_cast<std::size_t>(side)]);
      const int sum = from + through + (backwards ? 0 : plan.enter(next));
      if (sum > limit || sum >= far[next]) continue;
      far[next] = static_cast<u16>(sum);
      rests[next] = rests[at];
      queue.push(sum - base, next);
    }
  }
}

}  // namespace

Plan::Plan(const Open& open, const Player& player)
    : canBuild_(canDraw(open)), strict_(open.options.joinAnchors == Fluch::JoinAnchors::tiles && canBuild_) {
  const Sides now(open);
  const Area& rooms = chambersOf(open.options);
  free_ = now.free;
  for (int i = 0; i < squares; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto tile = static_cast<int>(open.tiles[at]);
    closed_[at] = static_cast<u8>(tile == 0 ? 0 : everySide & ~tile);
    if ((tile & 16) != 0) greys_.add(i);
  }
  if (!canBuild_)
    for (const Place at : free_) closed_[at] = everySide;
  for (const Place at : rooms) closed_[at] = 0;
  for (int i = squares; i < Place::squares; ++i) closed_[static_cast<std::size_t>(i)] = everySide;
  for (const Place at : everyEntrance) closed_[at] = everySide & ~1;
  reckonWalls();
  if (strict_) reckonBuilding();
  become(open, player);
}

void Plan::become(const Open& open, const Player& player) {
  const int wall = std::min(fitting + (player.lives >= 2 ? lifeWorth(open, player.lives) : noLife), mostWall);
  walls_ = {0, wall, 2 * wall, never};
  grey_ = std::max(stopping + eventHarm(open, player), 1);
  fight_ = std::min(stopping + fightHarm(open, player), mostEnter);
  for (int i = 0; i < squares; ++i) enter_[static_cast<std::size_t>(i)] = pip;
  for (int i = squares; i < Place::squares; ++i) enter_[static_cast<std::size_t>(i)] = never;
  for (const Place at : everyEntrance) enter_[at] = pip;
  for (const Place at : free_)
    enter_[at] = static_cast<u16>(!canBuild_        ? never
                                  : walled_.has(at) ? pip + building + wall
                                  : strict_         ? pip + building * (tiles_[at] + 1)
                                                    : pip + building);
  for (const Place at : greys_) enter_[at] = static_cast<u16>(pip + grey_);
  for (Seat seat = 0; seat < open.options.players; ++seat)
    if (const Player& other = open.players[seat]; other.inside && &other != &player)
      enter_[other.at] = static_cast<u16>(enter_[other.at] + waiting);
  haunted_ = nowhere;
  if (isInMaze(open.ammut)) haunt(open.ammut.at);
}

void Plan::haunt(Place at) {
  calm();
  haunted_ = at;
  enter_[at] = static_cast<u16>(enter_[at] + fight_);
}

void Plan::calm() {
  if (haunted_ == nowhere) return;
  u16& enter = enter_[static_cast<std::size_t>(haunted_)];
  enter = static_cast<u16>(enter - fight_);
  haunted_ = nowhere;
}

void Plan::lay(Place at, Tile tile) {
  const int before = free_.has(at) ? pip + building : pip + (greys_.has(at) ? grey_ : 0);
  closed_[at] = static_cast<u8>(everySide & ~openingsOf(tile).bits);
  enter_[at] = static_cast<u16>(strict_ ? costOf(tile) : enter_[at] - before + costOf(tile));
  free_.drop(at);
  fluch::isGrey(tile) ? greys_.add(at) : greys_.drop(at);
  reckonWalls(at);
  for (const Side side : sides)
    if (at.hasNeighbour(side)) reckonWalls(at.neighbour(side));
  if (!strict_) return;
  reckonBuilding();
  for (const Place free : free_)
    enter_[free] = static_cast<u16>(pip + building + (walled_.has(free) ? wall() : building * tiles_[free]));
}

// How many tiles it takes until one can lie on each free square.
void Plan::reckonBuilding() {
  const Area anchors = everyChamber | everyEntrance;
  Area front = free_ - (anchors | (theBoard - free_)).beside();
  for (const Place at : theBoard - free_ - anchors)
    for (const Side side : sides)
      if (at.hasNeighbour(side) && !isClosed(at, side)) front.add(at.neighbour(side));
  front &= free_;
  Area left = free_;
  for (u8 many = 0; !front.none(); ++many) {
    for (const Place at : front) tiles_[at] = many;
    left -= front;
    front = front.beside() & left;
  }
  walled_ = left;
}

void Plan::reckonWalls() {
  // One row more on each side, so that all of it can be reckoned at once.
  std::array<u8, Place::squares + 2 * std::size_t{width}> closed{};
  std::copy(closed_.begin(), closed_.end(), closed.begin() + width);
  for (std::size_t i = 0; i < closed_.size(); ++i) {
    const std::size_t at = i + width;
    const int north = (closed[at] & 1) + ((closed[at - width] >> 2) & 1);
    const int east = ((closed[at] >> 1) & 1) + ((closed[at + 1] >> 3) & 1);
    const int south = ((closed[at] >> 2) & 1) + (closed[at + width] & 1);
    const int west = ((closed[at] >> 3) & 1) + ((closed[at - 1] >> 1) & 1);
    between_[i] = static_cast<u8>(north | (east << 2) | (south << 4) | (west << 6) | rims[i]);
  }
}

void Plan::reckonWalls(Place at) {
  int all = rims[at];
  for (const Side side : sides)
    if (at.hasNeighbour(side))
      all |= (int{isClosed(at, side)} + int{isClosed(at.neighbour(side), opposite(side))})
             << (2 * static_cast<int>(side));
  between_[at] = static_cast<u8>(all);
}

Field::Field(const Plan& plan, const Aims& aims, int until, int about, int limit) : Field() {
  if (aims.empty()) return;
  const int base =
      std::min_element(aims.begin(), aims.end(), [](const Aim& a, const Aim& b) { return a.rest < b.rest; })->rest;
  Queue queue;
  for (const Aim& aim : aims) {
    if (aim.rest > limit || aim.rest >= far_[aim.at] || aim.rest - base >= Queue::most) continue;
    rests_[aim.at] = far_[aim.at] = static_cast<u16>(aim.rest);
    queue.push(aim.rest - base, aim.at);
  }
  spread<true>(plan, far_, rests_, queue, base, until, about, limit);
}

Field::Field(const Plan& plan, Place start, int limit) : Field() {
  Queue queue;
  rests_[start] = far_[start] = 0;
  queue.push(0, start);
  spread<false>(plan, far_, rests_, queue, 0, Plan::nowhere, 0, limit);
}

Leg::Leg(const Plan& plan, Place start, const Aims& aims, int about)
    : start_(start), aims_(aims), ahead_(plan, aims, start, about, Field::far) {
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

}  // namespace mastaba::fluch

#include "games/fluch/ways.h"

#include <cstring>

namespace mastaba::fluch {

namespace {

constexpr std::size_t rowSize = Grid<i16>::rowSize;
constexpr std::size_t rows = Place::height;

// What there is at a place, in bits; the lowest are its walls.
constexpr int everySide = 15;
constexpr int isGreyTile = 4;
constexpr int isFreeSquare = 5;
constexpr int isNoPlace = 6;

// More than any way with a step that nobody can take, and less than one across the rim.
constexpr i16 unknown = 11'000;
constexpr i16 acrossTheRim = 12'000;
constexpr int mostFar = 2047;  // what is farther is not thought of

constexpr auto rims = [] {
  std::array<Grid<i16>, 4> result{};
  for (const Side side : sides) {
    Grid<i16>& rim = result[static_cast<std::size_t>(side)];
    rim.of.fill(acrossTheRim);
    for (int i = 0; i < Place::squares; ++i)
      if (Place(i).hasNeighbour(side)) rim[i] = 0;
  }
  return result;
}();

// A board without tiles: there are entrances, and beside them nothing.
constexpr auto nothingLaid = [] {
  Grid<i16> result{};
  result.of.fill((1 << isNoPlace) | everySide);
  for (const Place at : theBoard) result[at] = 1 << isFreeSquare;
  for (const Place at : everyEntrance) result[at] = everySide & ~1;
  return result;
}();
// What a tile is; none: a free square.
constexpr auto grounds = [] {
  std::array<i16, 32> result{};
  for (int tile = 0; tile < 32; ++tile)
    result[static_cast<std::size_t>(tile)] =
        static_cast<i16>((everySide & ~tile) | (isGrey(static_cast<Tile>(tile)) ? 1 << isGreyTile : 0));
  result[0] = 1 << isFreeSquare;
  return result;
}();

// ---- many places at once

// Eight lanes of a row.
using Eight [[gnu::vector_size(2 * lanes)]] = i16;

Eight least(Eight a, Eight b) { return a < b ? a : b; }
// Each lane one on, or one back; what comes in at the end counts nothing and lies behind a rim.
Eight onward(Eight one) { return __builtin_shufflevector(one, Eight{}, 8, 0, 1, 2, 3, 4, 5, 6); }
Eight backward(Eight one) { return __builtin_shufflevector(one, Eight{}, 1, 2, 3, 4, 5, 6, 7, 8); }

Eight all(int one) { return Eight{} + static_cast<i16>(one); }
Eight bit(Eight of, int number) { return (of >> number) & 1; }

Eight load(const Grid<i16>& grid, std::size_t row, std::size_t half) {
  Eight eight;
  std::memcpy(&eight, &grid.of[row * rowSize + half * lanes], sizeof(eight));
  return eight;
}
void store(Grid<i16>& grid, std::size_t row, std::size_t half, Eight eight) {
  std::memcpy(&grid.of[row * rowSize + half * lanes], &eight, sizeof(eight));
}
// Every eight of a grid, made of the same of others.
template <class Make>
void fill(Grid<i16>& grid, const Make& make) {
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t half = 0; half < 2; ++half) store(grid, row, half, make(row, half));
}

// The bits of all lanes in one.
u64 anyOf(Eight bits) {
  std::array<u64, 2> words;
  std::memcpy(words.data(), &bits, sizeof(words));
  u64 any = words[0] | words[1];
  any |= any >> 32;
  return (any | any >> 16) & 0xFFFF;
}

// The places for which this holds.
template <class Holds>
Area areaOf(const Holds& holds) {
  constexpr Eight evenColumns{1 << 0, 1 << 2, 1 << 4, 1 << 6, 1 << 8, 1 << 10, 1 << 12, 0};
  constexpr Eight oddColumns = evenColumns << 1;
  Area result;
  for (std::size_t row = 0; row < rows; ++row) {
    const u64 columns = anyOf((holds(row, 0) & evenColumns) | (holds(row, 1) & oddColumns));
    const std::size_t first = row * width;
    result.words[first / 64] |= columns << (first % 64);
    if (first % 64 > 64 - width) result.words[first / 64 + 1] |= columns >> (64 - first % 64);
  }
  return result;
}

// How far it is from each place with the step into it. Row by row, up and down, it becomes nearer by its neighbours
// until nothing changes; that takes a few times what one look at each place takes, and less than a queue.
class Sweep {
 public:
  Sweep(const Plan& plan, Grid<i16>& all) : plan_(plan), all_(all) {}

  void run() {
    sweep<Side::south>();
    while (sweep<Side::north>() && sweep<Side::south>()) {
    }
  }

 private:
  // All rows, coming from this side. Has anything changed?
  template <Side side>
  bool sweep() {
    constexpr bool down = side == Side::north;
    constexpr int last = Place::height - 1;
    Eight changes{};
    Eight even = load(all_, down ? 0 : last, 0);
    Eight odd = load(all_, down ? 0 : last, 1);
    for (int i = 0; i <= last; ++i) {
      const auto row = static_cast<std::size_t>(down ? i : last - i);
      const Eight evenBefore = load(all_, row, 0);
      const Eight oddBefore = load(all_, row, 1);
      // From the row before; for the first row that is itself, behind a rim.
      even = least(evenBefore, even + load(plan_.from(side), row, 0));
      odd = least(oddBefore, odd + load(plan_.from(side), row, 1));
      odd = least(odd, even + load(plan_.from(Side::west), row, 1));
      even = least(even, odd + load(plan_.from(Side::east), row, 0));
      even = least(even, onward(odd) + load(plan_.from(Side::west), row, 0));
      odd = least(odd, backward(even) + load(plan_.from(Side::east), row, 1));
      changes |= (even ^ evenBefore) | (odd ^ oddBefore);
      store(all_, row, 0, even);
      store(all_, row, 1, odd);
    }
    return anyOf(changes) != 0;
  }

  const Plan& plan_;
  Grid<i16>& all_;
};

}  // namespace

Plan::Plan(const Open& open, const Sides& now, const Player& player, const Manner& manner)
    : manner_(&manner),
      ground_(nothingLaid),
      free_(now.free),
      greys_(now.grey),
      canBuild_(canDraw(open)),
      strict_(open.options.joinAnchors == Fluch::JoinAnchors::tiles && canBuild_) {
  for (int i = 0; i < squares; ++i)
    ground_[i] = grounds[static_cast<std::size_t>(open.tiles[static_cast<std::size_t>(i)])];
  for (const Place at : chambersOf(open.options)) ground_[at] = 0;
  if (!canBuild_)
    for (const Place at : free_) ground_[at] = (1 << isFreeSquare) | everySide;
  if (strict_) reckonBuilding();
  become(open, player);
}

void Plan::become(const Open& open, const Player& player) {
  wall_ = std::min(manner_->fitting + (player.lives >= 2 ? lifeWorth(*manner_, open, player.lives) : manner_->noLife),
                   mostWall);
  grey_ = std::max(stopping + eventHarm(*manner_, open, player), 1);
  fight_ = std::min(stopping + fightHarm(*manner_, open, player), mostEnter);
  fill(enter_, [this](std::size_t row, std::size_t half) {
    const Eight ground = load(ground_, row, half);
    return all(pip) + bit(ground, isGreyTile) * all(grey_) +
           bit(ground, isFreeSquare) * all(canBuild_ ? manner_->building : barred - pip) +
           bit(ground, isNoPlace) * all(barred - pip);
  });
  if (strict_)
    for (const Place at : free_)
      enter_[at] =
          static_cast<i16>(pip + manner_->building + (walled_.has(at) ? wall_ : manner_->building * tiles_[at]));
  for (Seat seat = 0; seat < open.options.players; ++seat)
    if (const Player& other = open.players[seat]; other.inside && &other != &player)
      enter_[other.at] = static_cast<i16>(enter_[other.at] + manner_->waiting);
  haunted_ = nowhere;
  if (isInMaze(open.ammut)) {
    haunted_ = open.ammut.at;
    enter_[open.ammut.at] = static_cast<i16>(enter_[open.ammut.at] + fight_);
  }
  reckonWalls();
}

void Plan::enterFor(Place at, int cost) {
  for (Grid<i16>& into : into_) into[at] = static_cast<i16>(into[at] + cost - enter_[at]);
  enter_[at] = static_cast<i16>(cost);
}

void Plan::calm() {
  if (haunted_ == nowhere) return;
  enterFor(haunted_, enter_[haunted_] - fight_);
  haunted_ = nowhere;
}

void Plan::lay(Place at, Tile tile) {
  const int before = free_.has(at) ? pip + manner_->building : pip + (greys_.has(at) ? grey_ : 0);
  ground_[at] = grounds[static_cast<std::size_t>(tile)];
  enter_[at] = static_cast<i16>(strict_ ? costOf(tile) : enter_[at] - before + costOf(tile));
  free_.drop(at);
  fluch::isGrey(tile) ? greys_.add(at) : greys_.drop(at);
  reckonWalls(at);
  for (const Side side : sides)
    if (at.hasNeighbour(side)) reckonWalls(at.neighbour(side));
  if (!strict_) return;
  reckonBuilding();
  for (const Place free : free_)
    enterFor(free, pip + manner_->building + (walled_.has(free) ? wall() : manner_->building * tiles_[free]));
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

// A wall between two places counts for both.
void Plan::reckonWalls() {
  const auto reckon = [this](Side side, std::size_t row, std::size_t half, Eight walls) {
    const auto of = static_cast<std::size_t>(side);
    store(into_[of], row, half, load(enter_, row, half) + walls * all(wall_) + load(rims[of], row, half));
  };
  std::array<Eight, 2> above{};  // walls in the south
  for (std::size_t row = 0; row < rows; ++row) {
    const Eight even = load(ground_, row, 0);
    const Eight odd = load(ground_, row, 1);
    const Eight same = bit(even, 1) + bit(odd, 3);
    const Eight next = bit(even, 3) + onward(bit(odd, 1));
    reckon(Side::east, row, 0, same);
    reckon(Side::west, row, 1, same);
    reckon(Side::west, row, 0, next);
    reckon(Side::east, row, 1, backward(next));
    for (std::size_t half = 0; half < 2; ++half) {
      const Eight here = half == 0 ? even : odd;
      const Eight below = row + 1 < rows ? load(ground_, row + 1, half) : Eight{};
      reckon(Side::north, row, half, above[half] + bit(here, 0));
      above[half] = bit(here, 2);
      reckon(Side::south, row, half, above[half] + bit(below, 0));
    }
  }
}

void Plan::reckonWalls(Place at) {
  for (const Side side : sides) {
    if (!at.hasNeighbour(side)) continue;
    const int walls = int{isClosed(at, side)} + int{isClosed(at.neighbour(side), opposite(side))};
    into_[static_cast<std::size_t>(side)][at] = static_cast<i16>(enter_[at] + walls * wall_);
  }
}

// ---- fields

namespace {

int leastRest(const Aims& aims) {
  int least = Field::far;
  for (const Aim& aim : aims) least = std::min<int>(least, aim.rest);
  return least;
}

// What is not farther than a limit, counted from a base.
void tell(Grid<i16>& field, int base, int limit) {
  fill(field, [&](std::size_t row, std::size_t half) {
    const Eight here = load(field, row, half);
    return here > all(limit - base) ? all(Field::far) : here + all(base);
  });
}

}  // namespace

Field::Field(const Plan& plan, const Aims& aims, int limit) {
  far_.of.fill(far);
  if (aims.empty()) return;
  const int base = leastRest(aims);
  limit = std::min(limit, base + mostFar);
  far_.of.fill(unknown);
  for (const Aim& aim : aims) {
    if (aim.rest > limit) continue;
    far_[aim.at] = std::min(far_[aim.at], static_cast<i16>(aim.rest - base + plan.enters()[aim.at]));
  }
  Sweep(plan, far_).run();
  fill(far_, [&](std::size_t row, std::size_t half) { return load(far_, row, half) - load(plan.enters(), row, half); });
  tell(far_, base, limit);
}

Field::Field(const Plan& plan, Place start, int limit) {
  far_.of.fill(unknown);
  far_[start] = 0;
  Sweep(plan, far_).run();
  tell(far_, 0, std::min(limit, mostFar));
}

Area Field::with(const Field& other, int limit) const {
  return areaOf([&](std::size_t row, std::size_t half) {
    return load(far_, row, half) <= all(limit) - load(other.far_, row, half);
  });
}

Leg::Leg(const Plan& plan, Place start, const Aims& aims) : start_(start), aims_(aims), ahead_(plan, aims) {
  Place at = start;
  while (const auto side = next(plan, at)) {
    at = at.neighbour(*side);
    walled_ |= plan.isWalled(at, opposite(*side));
    steps_.push(at);
  }
}

std::optional<Side> Leg::next(const Plan& plan, Place at) const {
  for (const Side side : sides) {
    if (!at.hasNeighbour(side)) continue;
    const Place to = at.neighbour(side);
    const int cost = plan.into(to, opposite(side));
    if (cost < Plan::never && ahead_.from(to) + cost == ahead_.from(at)) return side;
  }
  return {};
}

int Leg::toAim(const Plan& plan, Place at) const {
  Place end = at;
  while (const auto side = next(plan, end)) end = end.neighbour(*side);
  return ahead_.from(at) - ahead_.from(end);
}

bool Leg::isBuilt(const Plan& plan) const {
  return !walled_ && std::none_of(steps_.begin(), steps_.end(), [&plan](Place at) { return plan.isFree(at); });
}

}  // namespace mastaba::fluch

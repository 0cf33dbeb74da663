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

  // Only one step from there.
  static Grid<i16> stepFrom(const Plan& plan, const Grid<i16>& there) {
    Grid<i16> result;
    for (std::size_t row = 0; row < Place::height; ++row) {
      const std::size_t above = row == 0 ? row : row - 1;  // behind a rim
      const std::size_t below = row + 1 == Place::height ? row : row + 1;
      const Eight even = load(there, row, 0);
      const Eight odd = load(there, row, 1);
      const auto vertical = [&](std::size_t half) {
        return least(load(there, above, half) + load(plan.from(Side::north), row, half),
                     load(there, below, half) + load(plan.from(Side::south), row, half));
      };
      store(result, row, 0,
            least(vertical(0),
                  least(odd + load(plan.from(Side::east), row, 0), onward(odd) + load(plan.from(Side::west), row, 0))));
      store(result, row, 1,
            least(vertical(1), least(even + load(plan.from(Side::west), row, 1),
                                     backward(even) + load(plan.from(Side::east), row, 1))));
    }
    return result;
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

// Places by how far they are, the nearest first, and of those the last that came.
class Queue {
 public:
  static constexpr int most = mostFar + 1;

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
  std::array<u16, Place::squares> next_;
  std::array<Place, Place::squares> places_;
  u16 count_ = 0;
  std::size_t word_ = 0;
};

// Goes out from all aims alike, the nearest place first, until some places are found, and tells each place on the
// shortest ways when it is found, and from where. How far they are, counted from a base, is known.
template <class Far, class Found>
void explore(const Plan& plan, const Aims& aims, int base, const Far& far, const Area& places, const Found& found) {
  Area starts;  // the aims that are nearest to themselves
  for (const Aim& aim : aims)
    if (aim.rest - base == far(aim.at)) starts.add(aim.at);
  Area on = places;
  for (const Place at : places)
    if (far(at) > mostFar) on.drop(at);
  for (Area left = on - starts; !left.none();) {
    const Place at = left.pop();
    for (const Side side : sides) {
      if (!at.hasNeighbour(side)) continue;
      const Place to = at.neighbour(side);
      if (on.has(to) || far(to) + plan.into(to, opposite(side)) != far(at)) continue;
      on.add(to);
      if (!starts.has(to)) left.add(to);
    }
  }
  Queue queue;
  for (const Aim& aim : aims) {
    if (!on.has(aim.at) || !starts.has(aim.at)) continue;
    found(aim.at, aim.at);
    queue.push(aim.rest - base, aim.at);
  }
  on -= starts;
  for (int level = queue.nearest(); level < Queue::most; level = queue.nearest()) {
    const Place at = queue.pop(level);
    for (const Side side : sides) {
      if (!at.hasNeighbour(side)) continue;
      const Place from = at.neighbour(side);
      if (!on.has(from) || level + plan.into(at, side) != far(from)) continue;
      on.drop(from);
      found(from, at);
      queue.push(far(from), from);
    }
  }
}

// What is not farther than a limit, counted from a base.
void tell(Grid<i16>& field, int base, int limit) {
  fill(field, [&](std::size_t row, std::size_t half) {
    const Eight here = load(field, row, half);
    return here > all(limit - base) ? all(Field::far) : here + all(base);
  });
}

// Whoever goes out from the aims comes to some place, and no farther than by `about` from there on: what is beyond is
// known only by a step from a place where he was before.
void forget(const Plan& plan, const Aims& aims, int base, Grid<i16>& field, Place until, int about) {
  const int there = field[until];
  Grid<i16> near;
  fill(near, [&](std::size_t row, std::size_t half) {
    const Eight here = load(field, row, half);
    return here < all(there) ? here + load(plan.enters(), row, half) : all(unknown);
  });
  const Area alike = areaOf([&](std::size_t row, std::size_t half) { return load(field, row, half) == all(there); });
  if (alike.size() > 1) {  // of places that are equally far he goes first to what he found last
    bool found = false;
    const auto far = [&](Place at) { return int{field[at]}; };
    explore(plan, aims, base, far, alike, [&](Place at, Place) {
      if (found && alike.has(at)) near[at] = static_cast<i16>(there + plan.enters()[at]);
      found |= at == until;
    });
  }
  const Grid<i16> step = Sweep::stepFrom(plan, near);
  fill(field, [&](std::size_t row, std::size_t half) {
    const Eight here = load(field, row, half);
    return here > all(there + about) ? load(step, row, half) - load(plan.enters(), row, half) : here;
  });
}

}  // namespace

Field::Field(const Plan& plan, const Aims& aims, int until, int about, int limit) {
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
  if (until != Plan::nowhere && about > 0 && far_[until] + about < limit - base)
    forget(plan, aims, base, far_, until, about);
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

Ends::Ends(const Plan& plan, const Aims& aims, const Field& ahead, const Area& places) : ahead_(ahead) {
  const int base = leastRest(aims);
  const auto far = [&](Place at) { return ahead.from(at) - base; };
  explore(plan, aims, base, far, places,
          [&](Place at, Place from) { rests_[at] = static_cast<u16>(at == from ? ahead.from(at) : rests_[from]); });
}

}  // namespace mastaba::fluch

#include "games/gold/pyramid.h"

#include <algorithm>

namespace mastaba::gold {

namespace {

constexpr int steps[] = {-width, 1, width, -1};

constexpr Orientations turnsOf(Openings openings) {
  Orientations result;
  for (int turn = 0; turn < 4; ++turn) result.bits = static_cast<u16>(result.bits | (1 << openings.turned(turn).bits));
  return result;
}

constexpr std::array<Orientations, corridors + 2> shapes{
    turnsOf(openingsOf(Ways::ns)),    // straight
    turnsOf(openingsOf(Ways::ne)),    // curve
    turnsOf(openingsOf(Ways::wne)),   // junction
    turnsOf(openingsOf(Ways::nesw)),  // crossing
    turnsOf(openingsOf(Ways::n)),     // dead end
    turnsOf(openingsOf(Ways::nesw)),  // chamber with four doors
    turnsOf(openingsOf(Ways::n)),     // and with one
};

constexpr int bitOf(int side) { return 1 << side; }
constexpr int opposite(int side) { return side ^ 2; }

constexpr u64 column(int at) {
  u64 bits = 0;
  for (int row = 0; row < width; ++row) bits |= u64{1} << (row * width + at);
  return bits;
}
constexpr u64 board = (u64{1} << places) - 1;
constexpr u64 notWest = board & ~column(0);
constexpr u64 notEast = board & ~column(width - 1);

// Where the safety rule lets helpers get: from a tile in any direction, whatever its orientation, for a helper turns
// the tile he stands on; onto a tile that is face down, or open at the side he comes from.
class Access {
 public:
  // `at` is the tile in question: nothing gets there.
  Access(const Open& open, Place at) {
    for (int i = 0; i < places; ++i) {
      const Tile tile = open.tiles[static_cast<std::size_t>(i)];
      const bool hidden = tile.kind == Kind::faceDown;
      const u64 bits = i == at ? 0 : hidden ? 15 : static_cast<u64>(tile.open);
      for (int side = 0; side < 4; ++side) from_[side] |= ((bits >> side) & 1) << i;
      hidden_ |= u64{i != at && hidden} << i;
    }
    from_[1] &= notEast;
    from_[3] &= notWest;
    const u64 entrance = Area::only(open.entrance).bits;
    const u64 closed = ~openingsAt(open, open.entrance).bits & inside[open.entrance].bits;
    for (int side = 0; side < 4; ++side)  // from the entrance only through its open sides
      if ((closed & static_cast<u64>(bitOf(side))) != 0) from_[opposite(side)] &= ~shifted(entrance, side);
  }

  u64 hidden() const { return hidden_; }
  u64 flood(u64 area) const {
    for (u64 before = 0; area != before;) {
      before = area;
      area |= ((area << 1) & from_[3]) | ((area >> 1) & from_[1]);
      area |= ((area << width) & from_[0]) | ((area >> width) & from_[2]);
    }
    return area;
  }

 private:
  static constexpr u64 shifted(u64 area, int side) {
    const int step = steps[side];
    return step > 0 ? area << step : area >> -step;
  }

  u64 from_[4] = {};  // tiles that can be entered from their neighbour on this side
  u64 hidden_ = 0;
};

}  // namespace

int copiesOf(Kind kind, const Options& options) {
  const Mix& mix = mixes[static_cast<std::size_t>(options.mix)];
  switch (kind) {
    case Kind::faceDown:
    case Kind::fallen:
      return 0;
    case Kind::straight:
      return mix.straights;
    case Kind::curve:
      return mix.curves;
    case Kind::junction:
      return mix.junctions;
    case Kind::crossing:
      return mix.crossings;
    case Kind::deadEnd:
      return mix.deadEnds;
    default:  // the entrance, and each chamber (GOLD-1)
      return 1;
  }
}

Orientations orientationsOf(Kind kind, const Options& options) {
  const int shape = isChamber(kind) ? corridors + static_cast<int>(options.doors)
                                    : static_cast<int>(kind) - static_cast<int>(Kind::straight);
  return shapes[static_cast<std::size_t>(shape)];
}

Openings entranceOpenings(Place at, const Options& options) {
  if (options.openings == Gold::EntranceOpen::three) return inside[at];
  for (const Side side : sides)
    if (!at.hasNeighbour(opposite(side))) return Openings::of({side});
  return {};
}

Area besides(const Open& open, Place at) {
  Area result;
  const int mine = openingsAt(open, at).bits & inside[at].bits;
  for (int side = 0; side < 4; ++side) {
    if ((mine & bitOf(side)) == 0) continue;
    const Place next = at + steps[side];
    // A54: a place that has fallen has no openings, and so has one that is face down (GOLD-25).
    if ((openingsAt(open, next).bits & bitOf(opposite(side))) != 0) result.add(next);
  }
  return result;
}

Area reachOf(const Open& open, Seat seat, Place from) {
  Area lit;
  for (const Place place : open.players[seat].lamps) lit.add(place);
  Area reached = besides(open, from);
  Area passed = Area::only(from);
  // GOLD-52: on from every lit tile, as far as the light goes; A16: the way does not matter.
  for (Area through{reached.bits & lit.bits}; !through.none();) {
    const Place place = through.pop();
    passed.add(place);
    reached.bits |= besides(open, place).bits;
    through.bits |= reached.bits & lit.bits & ~passed.bits;
  }
  reached.drop(from);
  return reached;
}

Shortest shortestWays(const Open& open, Place from) {
  const auto openings = [&open](Place place) { return openingsAt(open, place); };
  const auto there = distancesFrom(from, openings);
  if (!there.reaches(open.entrance)) return {};
  const auto back = distancesFrom(open.entrance, openings);
  Shortest result{{}, there.to(open.entrance)};
  for (int i = 0; i < places; ++i)
    if (there.reaches(i) && there.to(i) + back.to(i) == result.steps) result.area.add(i);
  return result;
}

Guard::Guard(const Open& open, Place at) {
  // The mask in play ends the rule.
  if (open.options.safety == Gold::Safety::off || open.ruin.stage != Stage::quiet) return;
  const Openings gate = openingsAt(open, open.entrance);

  // (a) The entrance keeps a neighbour that is open towards it or face down.
  bool another = false;
  int here = 0;
  for (int side = 0; side < 4; ++side) {
    if ((gate.bits & bitOf(side)) == 0) continue;
    const Place next = open.entrance + steps[side];
    const Tile tile = open.tiles[next];
    if (next == at)
      here = bitOf(opposite(side));
    else
      another |= tile.kind == Kind::faceDown || (static_cast<int>(tile.open) & bitOf(opposite(side))) != 0;
  }
  if (!another) towardsEntrance_ = here;

  // (b) No tile that is face down drops out of the set of those that helpers can get to. Turning a tile changes only
  // whether it can be entered itself; with a helper on it, not even that.
  u64 helpers = Area::only(open.entrance).bits;
  for (Seat seat = 0; seat < open.options.players; ++seat)
    helpers |= Area::only(open.players[seat].figures[static_cast<int>(Figure::helper)].at).bits;
  if (Area{helpers}.has(at)) return;
  const Access access(open, at);
  const u64 without = access.flood(helpers);
  int entries = 0;  // sides from which the tile can be entered, if they are open
  for (int side = 0; side < 4; ++side) {
    if ((inside[at].bits & bitOf(side)) == 0) continue;
    const Place next = at + steps[side];
    const bool through = next != open.entrance || (gate.bits & bitOf(opposite(side))) != 0;
    if (through && Area{without}.has(next)) entries |= bitOf(side);
  }
  const Ways now = open.tiles[at].open;  // none: it was face down until now, so any side would have done
  const bool wasIn = now == Ways::none ? entries != 0 : (static_cast<int>(now) & entries) != 0;
  if (!wasIn) return;
  const u64 with = access.flood(without | Area::only(at).bits);
  if ((with & ~without & access.hidden()) != 0) towardsSet_ = entries;
}

bool doorLeadsNowhere(const Open& open, Place at, Ways ways) {
  if (open.options.doors == Gold::Doors::four || !isChamber(open.tiles[at].kind)) return false;
  const int side = std::countr_zero(static_cast<unsigned>(ways));
  return (inside[at].bits & bitOf(side)) == 0 || open.tiles[at + steps[side]].kind == Kind::fallen;
}

Area ringOf(const Open& open, int ring) {
  const Place centre = open.ruin.centre;
  Area result;
  for (int i = 0; i < places; ++i) {
    const int rows = std::abs(Place(i).row() - centre.row());
    const int columns = std::abs(Place(i).column() - centre.column());
    const int distance = open.options.rings == Gold::Rings::square ? std::max(rows, columns) : rows + columns;
    if (distance == ring) result.add(i);
  }
  result.drop(open.entrance);  // GOLD-45
  return result;
}

Area standing(const Open& open) {
  Area result;
  for (int i = 0; i < places; ++i)
    if (open.tiles[static_cast<std::size_t>(i)].kind != Kind::fallen) result.add(i);
  result.drop(open.entrance);
  return result;
}

}  // namespace mastaba::gold

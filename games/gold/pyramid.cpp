#include "games/gold/pyramid.h"

namespace mastaba::gold {

namespace {

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

// Where the safety rule lets helpers get: from a tile in any direction, whatever its orientation, for a helper turns
// the tile he stands on; onto a tile that is face down, or open at the side he comes from.
class Access {
 public:
  // `at` is the tile in question: nothing gets there.
  Access(const Open& open, Place at) : from_(open) {
    for (Area& side : from_.open) side.drop(at);
    from_.hidden.drop(at);
    // From the entrance only through its open sides.
    for (const Side side : sides)
      if (inside[open.entrance].has(side) && !openingsAt(open, open.entrance).has(side))
        from_.open[static_cast<std::size_t>(opposite(side))].drop(open.entrance.neighbour(side));
  }

  const Area& hidden() const { return from_.hidden; }
  Area flood(Area area) const {
    const auto [north, east, south, west] = from_.open;
    for (Area before; area != before;) {
      before = area;
      area |= (eastOf(area) & west) | (westOf(area) & east);
      area |= (southOf(area) & north) | (northOf(area) & south);
    }
    return area;
  }

 private:
  OpenSides from_;  // where tiles can be entered
};

}  // namespace

OpenSides::OpenSides(const Open& board) {
  for (int i = 0; i < places; ++i) {
    const Tile tile = board.tiles[static_cast<std::size_t>(i)];
    const bool faceDown = tile.kind == Kind::faceDown;
    const Openings ways = faceDown ? crossing : openingsOf(tile.open);
    for (const Side side : sides) open[static_cast<std::size_t>(side)].set(i, ways.has(side));
    hidden.set(i, faceDown);
  }
}

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
  const Openings mine = openingsAt(open, at);
  for (const Side side : sides) {
    if (!mine.has(side) || !inside[at].has(side)) continue;
    const Place next = at.neighbour(side);
    // A54: a place that has fallen has no openings, and so has one that is face down (GOLD-25).
    if (openingsAt(open, next).has(opposite(side))) result.add(next);
  }
  return result;
}

Area reachOf(const Open& open, Seat seat, Place from) {
  const Area lit = lampsOf(open, seat);
  Area reached = besides(open, from);
  Area passed = Area::only(from);
  // GOLD-52: on from every lit tile, as far as the light goes; A16: the way does not matter.
  for (Area through = reached & lit; !through.none();) {
    const Place place = through.pop();
    passed.add(place);
    reached |= besides(open, place);
    through |= (reached & lit) - passed;
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
  keepEntrance(open, at);
  keepHidden(open, at);
}

// (a) The entrance keeps a neighbour that is open towards it or face down.
void Guard::keepEntrance(const Open& open, Place at) {
  Openings here;
  for (const Side side : sides) {
    if (!openingsAt(open, open.entrance).has(side)) continue;
    const Place next = open.entrance.neighbour(side);
    if (next == at)
      here = Openings::of({opposite(side)});
    else if (open.tiles[next].kind == Kind::faceDown || openingsAt(open, next).has(opposite(side)))
      return;
  }
  towardsEntrance_ = here;
}

// (b) No tile that is face down drops out of the set of those that helpers can get to. Turning a tile changes only
// whether it can be entered itself; with a helper on it, not even that.
void Guard::keepHidden(const Open& open, Place at) {
  Area helpers = Area::only(open.entrance);
  for (Seat seat = 0; seat < open.options.players; ++seat)
    helpers.add(open.players[seat].figures[static_cast<int>(Figure::helper)].at);
  if (helpers.has(at)) return;
  const Access access(open, at);
  const Area without = access.flood(helpers);
  Openings entries;  // sides from which the tile can be entered, if they are open
  for (const Side side : sides) {
    if (!inside[at].has(side)) continue;
    const Place next = at.neighbour(side);
    const bool through = next != open.entrance || openingsAt(open, next).has(opposite(side));
    if (through && without.has(next)) entries.bits |= Openings::of({side}).bits;
  }
  const Openings now = openingsAt(open, at);  // none: it was face down until now, so any side would have done
  const bool wasIn = ((now.none() ? crossing.bits : now.bits) & entries.bits) != 0;
  if (!wasIn) return;
  const Area with = access.flood(without | Area::only(at));
  if (!((with - without) & access.hidden()).none()) towardsSet_ = entries;
}

bool doorLeadsNowhere(const Open& open, Place at, Ways ways) {
  if (open.options.doors == Gold::Doors::four || !isChamber(open.tiles[at].kind)) return false;
  for (const Side side : sides)
    if (openingsOf(ways).has(side)) return !inside[at].has(side) || open.tiles[at.neighbour(side)].kind == Kind::fallen;
  return true;
}

Area withNextRing(const Area& area, const Options& options) {
  const Area across = area | eastOf(area) | westOf(area);
  const Area from = options.rings == Gold::Rings::square ? across : area;
  return across | northOf(from) | southOf(from);
}

Area ringOf(const Open& open, int ring) {
  Area before;
  Area area = Area::only(open.ruin.centre);
  for (int i = 0; i < ring; ++i) {
    before = area;
    area = withNextRing(area, open.options);
  }
  return area - before - Area::only(open.entrance);  // GOLD-45
}

Area standing(const Open& open) {
  Area result;
  for (int i = 0; i < places; ++i)
    if (open.tiles[static_cast<std::size_t>(i)].kind != Kind::fallen) result.add(i);
  result.drop(open.entrance);
  return result;
}

}  // namespace mastaba::gold

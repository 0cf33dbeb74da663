#include "games/fluch/tomb.h"

#include <cstring>

namespace mastaba::fluch {

Beside besides(const Open& open, Place from) {
  Beside result;
  for (const Side side : sides)
    if (leads(open, from, side)) result.push(from.neighbour(side));
  return result;
}

// Eight tiles at a time: the same bit of eight bytes becomes a byte.
Sides::Sides(const Open& board) {
  constexpr u64 lowest = 0x0101010101010101;
  constexpr u64 gather = 0x0102040810204080;
  constexpr int step = 8;
  for (int i = 0; i < squares; i += step) {
    u64 eight = 0;
    std::memcpy(&eight, &board.tiles[static_cast<std::size_t>(i)],
                static_cast<std::size_t>(std::min(step, squares - i)));
    const auto one = [&](Area& area, std::size_t bit) {
      area.words[static_cast<std::size_t>(i / 64)] |= ((((eight >> bit) & lowest) * gather) >> 56) << (i % 64);
    };
    for (std::size_t side = 0; side < 4; ++side) one(open[side], side);
    one(grey, 4);
  }
  laid = open[0] | open[1] | open[2] | open[3];
  const Area& chambersHere = chambersOf(board.options);
  for (Area& area : open) area |= chambersHere;
  open[static_cast<std::size_t>(Side::north)] |= everyEntrance;
  free = theBoard - laid - chambersHere;
}

Area Sides::region(Place from) const {
  Area area = Area::only(from);
  for (Area before; area != before;) {
    before = area;
    for (const Side side : sides)
      area |=
          (area & open[static_cast<std::size_t>(side)]).towards(side) & open[static_cast<std::size_t>(opposite(side))];
  }
  return area;
}

Area Sides::ahead(const Area& area) const {
  Area result;
  for (const Side side : sides) result |= (area & open[static_cast<std::size_t>(side)]).towards(side);
  return result & free;
}

Building::Building(const Open& open) {
  const Sides now(open);
  const Area others = chambersOf(open.options) | everyEntrance;
  const bool onlyTilesDemand = open.options.joinAnchors == Fluch::JoinAnchors::tilesDemand;
  const bool onlyTilesJoin = open.options.joinAnchors == Fluch::JoinAnchors::tiles;
  laid_ = now.laid;
  free_ = now.free;
  demanded_ = (onlyTilesDemand ? now.laid : now.laid | others).beside();
  near_ = open.options.placement == Fluch::Placement::free ? theBoard : (now.laid | others).beside();
  for (const Side side : sides) {
    const Side back = opposite(side);
    const Area& theirs = now.open[static_cast<std::size_t>(back)];
    partners_[static_cast<std::size_t>(side)] = (onlyTilesJoin ? theirs & now.laid : theirs).towards(back);
  }
}

Area Building::squaresFor(Ways open) const {
  Area joined;
  for (const Side side : sides)
    if (mastaba::openingsOf(open).has(side)) joined |= partners_[static_cast<std::size_t>(side)];
  return (free_ & near_) - (demanded_ - joined);
}

bool Building::hasSquareFor(Kind kind) const {
  const Orientations& all = orientationsOf(kind);
  return std::any_of(all.begin(), all.end(), [this](Ways ways) { return !squaresFor(ways).none(); });
}

bool isSealedIn(const Open& open, Place at) {
  const Sides now(open);
  const Area region = now.region(at);
  if (canDraw(open) && !now.ahead(region).none()) return false;
  const bool canReturn = region.size() > 1;
  for (const Place place : region)
    if (isGrey(tileAt(open, place)) && (place != at || canReturn)) return false;
  return true;
}

namespace {

// Where an explorer stands, a heap lies or Ammut is.
Area occupied(const Open& open) {
  Area result;
  for (const Lying& lying : open.heaps) result.add(lying.at);
  for (Seat seat = 0; seat < open.options.players; ++seat)
    if (open.players[seat].inside) result.add(open.players[seat].at);
  if (isInMaze(open.ammut)) result.add(open.ammut.at);
  return result;
}

}  // namespace

Area emptyChambers(const Open& open) {
  Area empty = chambersOf(open.options) - occupied(open);
  for (std::size_t i = 0; i < chambers; ++i)
    if (open.chambers[i].faceDown || open.chambers[i].token != Token::none) empty.drop(chamberPlaces[i]);
  return empty;
}

// A38
Area refuges(const Open& open) {
  const Area empty = emptyChambers(open);
  if (!empty.none()) return empty;
  return Area::where([&open](Place at) { return isGrey(tileAt(open, at)); }) - occupied(open);
}

Beside waysOfAmmut(const Open& open, Place from) {
  Beside result;
  for (const Side side : sides)
    if (mastaba::leads(from, side, [&open](Place at) { return openingsForAmmut(open, at); }))
      result.push(from.neighbour(side));
  return result;
}

}  // namespace mastaba::fluch

// The tomb as it is: where one gets to, where tiles may be laid, what is empty, who stands where.
#pragma once

#include "games/fluch/board.h"

namespace mastaba::fluch {

// ---- ways

inline bool isChamber(const Open& open, Place at) { return chambersOf(open.options).has(at); }
// The tile that lies there; none: a free square, a chamber, an entrance, or nothing at all.
inline Tile tileAt(const Open& open, Place at) { return at < squares ? open.tiles[at] : Tile::none; }

// FLUCH-4; A47: an entrance is open only towards its square.
inline Openings openingsAt(const Open& open, Place at) {
  if (at >= squares) return isEntrance(at) ? Openings::of({Side::north}) : Openings{};
  return isChamber(open, at) ? crossing : openingsOf(open.tiles[at]);
}
// FLUCH-46
inline bool leads(const Open& open, Place from, Side side) {
  return mastaba::leads(from, side, [&open](Place at) { return openingsAt(open, at); });
}
// The places one step from there (FLUCH-49).
using Beside = Seq<Place, 4>;
Beside besides(const Open& open, Place from);

// The board as sets of places.
struct Sides {
  std::array<Area, 4> open{};  // for each side, the places that are open there
  Area laid;                   // tiles
  Area grey;                   // those of them
  Area free;                   // squares on which nothing lies

  explicit Sides(const Open& board);
  // All that is connected with a place, whoever stands there.
  Area region(Place from) const;
  // The free squares that open sides of these places face.
  Area ahead(const Area& area) const;
};

// Where a tile may be laid (FLUCH-35, FLUCH-37). What its other sides face does not matter, neither walls (FLUCH-36)
// nor the rim (FLUCH-38).
class Building {
 public:
  explicit Building(const Open& open);
  // A7: touches it something, where it must?
  bool isNear(Place at) const { return near_.has(at); }
  // The squares on which a tile may lie with these sides open.
  Area squaresFor(Ways open) const;
  bool hasSquareFor(Kind kind) const;
  const Area& tiles() const { return laid_; }

 private:
  Area laid_;
  Area free_;
  Area near_;
  Area demanded_;                 // where it must be joined to a neighbour
  std::array<Area, 4> partners_;  // where the neighbour on that side is open towards it
};

// FLUCH-133, A54
bool isSealedIn(const Open& open, Place at);

// ---- what is where

// The explorer on this place, other than `but`.
inline Seat explorerAt(const Open& open, Place at, Seat but = nobody) {
  for (Seat seat = 0; seat < open.options.players; ++seat)
    if (seat != but && open.players[seat].inside && open.players[seat].at == at) return seat;
  return nobody;
}
inline bool hasHeap(const Open& open, Place at) {
  return std::any_of(open.heaps.begin(), open.heaps.end(), [at](const Lying& lying) { return lying.at == at; });
}
inline Chamber chamberAt(const Open& open, Place at) {
  const int number = chamberNumbers[at];
  return number == noChamber ? Chamber{} : open.chambers[static_cast<std::size_t>(number)];
}
// The token of this chamber as somebody knows it.
inline Token knownToken(const Open& open, const Own& own, Place at) {
  const Chamber chamber = chamberAt(open, at);
  return chamber.faceDown ? own.seen[chamberNumbers[at]] : chamber.token;
}
inline bool isInMaze(const Ammut& ammut) { return ammut.space == 0; }
inline bool waits(const Ammut& ammut) { return ammut.space == track; }
inline bool isAmmutAt(const Open& open, Place at) { return isInMaze(open.ammut) && open.ammut.at == at; }

// FLUCH-85; A34: a heap fills a chamber, too. Ammut's own is not among them.
Area emptyChambers(const Open& open);
// Where she is put after an attack (FLUCH-101, FLUCH-102).
Area refuges(const Open& open);
// Where she can take a step to from there (FLUCH-88); A37: entrances are closed to her.
inline Openings openingsForAmmut(const Open& open, Place at) {
  const bool closed = isEntrance(at) && open.options.ammutOnEntrances == Fluch::AmmutOnEntrances::no;
  return closed ? Openings{} : openingsAt(open, at);
}
Beside waysOfAmmut(const Open& open, Place from);
inline Beside waysOfAmmut(const Open& open) { return waysOfAmmut(open, open.ammut.at); }

inline bool canDraw(const Open& open) { return !open.bag.empty() || !open.discarded.empty(); }

// FLUCH-12: what nobody has.
inline int supplyOf(const Open& open) {
  int left = lives;
  for (const Player& player : open.players) left -= player.lives;
  return left;
}
// Has death taken everybody out of the game?
inline bool isDeserted(const Open& open) {
  return std::all_of(open.players.begin(), open.players.begin() + open.options.players,
                     [](const Player& player) { return player.out; });
}
inline int coloursOf(const Player& player) {
  return static_cast<int>(
      std::count_if(player.tokens.begin(), player.tokens.end(), [](int value) { return value > 0; }));
}
inline bool owns(const Player& player, Colour colour) { return player.tokens[static_cast<std::size_t>(colour)] > 0; }
inline bool meetsGoal(const Open& open, Seat seat) {
  const Player& player = open.players[seat];
  const Goal wanted = goalOf(open.options);
  return coloursOf(player) >= wanted.colours || player.treasures.size() >= wanted.treasures;
}

}  // namespace mastaba::fluch

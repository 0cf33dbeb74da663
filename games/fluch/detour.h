// What a tile more does to a way, and Ammut upon it, without finding the whole way again.
#pragma once

#include "games/fluch/ways.h"

namespace mastaba::fluch {

class Detour {
 public:
  // Both must outlive it.
  Detour(const Plan& plan, const Leg& leg);

  // Through this place the way need not be longer by more than that.
  Area about(int slack) const { return around_.with(leg_.ahead(), leg_.rest() + slack); }
  // How much longer the way is with a tile there, or with Ammut, who costs so much; less than nothing: shorter.
  int longerWith(Place at, Tile tile);
  int longerPast(Place at, int fight) { return std::min(without(at), fight); }
  // How far it is from that place with the tile upon it.
  int fromThere(Place at, Tile tile) const;

 private:
  // Is every shortest way through it?
  bool isNarrow(Place at) const;
  // How much longer the way is for whoever must not come there.
  int without(Place at);
  // What the walls cost between a tile there and its neighbour.
  int wallsAt(Place at, Tile tile, Side side) const;
  // How far it is on from there through this side, and how far one has come from the start through it.
  int onward(Place at, Tile tile, Side side) const;
  int before(Place at, Tile tile, Side side) const;

  const Plan& plan_;
  const Leg& leg_;
  Field around_;                              // from the start
  Area shortest_;                             // all ways that are not longer
  std::array<u8, Place::squares> without_{};  // 0: not known yet, otherwise one more
};

}  // namespace mastaba::fluch

// What anybody can read off a view without deciding anything. A page draws it, so that it needs no rules of its own. It
// is worked out from the view alone and so tells nothing that the view does not.
#pragma once

#include <optional>
#include <vector>

#include "games/fluch/board.h"

namespace mastaba {

namespace fluch {

struct Reading {
  std::vector<Place> chambers;   // where they are, in the order of the view
  std::vector<Place> inUse;      // those of this game
  std::vector<Place> entrances;  // below the last row
  int track = 0;                 // so many spaces has Ammut's track
  int colours = 0;               // so many are wanted, or
  int treasures = 0;             // so many cards
  std::optional<Kind> tile;      // drawn and not laid yet
  std::vector<Ways> turns;       // how it may lie
  int tiles = 0;                 // still to be drawn
  int pips = 0;                  // still to be walked
  int steps = 0;                 // that Ammut still makes
};
BOOST_DESCRIBE_STRUCT(Reading, (),
                      (chambers, inUse, entrances, track, colours, treasures, tile, turns, tiles, pips, steps))

}  // namespace fluch

fluch::Reading readingOf(const View<Fluch>& view);

}  // namespace mastaba

// What anybody can read off a view without deciding anything. A page draws it, so that it needs no rules of its own. It
// is worked out from the view alone and so tells nothing that the view does not.
#pragma once

#include <optional>
#include <vector>

#include "games/gold/area.h"
#include "games/gold/gold.h"

namespace mastaba {

namespace gold {

// What falls at the end of the next turn that counts.
Area fallsNext(const Open& open);
// What a seat's museum and losses are worth, to whom may know it.
std::optional<int> pointsSeen(const View<Gold>& view, Seat seat);

struct Reading {
  int actions = 0;             // that are left to the player in turn
  int actionsEach = 0;         // of a turn
  int lampsEach = 0;           // of a player
  std::vector<int> losing;     // what it costs to lose the archaeologist, the helper
  std::vector<Place> falling;  // next
  std::vector<std::optional<int>> points;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (actions, actionsEach, lampsEach, losing, falling, points))

}  // namespace gold

gold::Reading readingOf(const View<Gold>& view);

}  // namespace mastaba

// What anybody can read off a view without deciding anything. A page draws it, so that it needs no rules of its own. It
// is worked out from the view alone and so tells nothing that the view does not.
#pragma once

#include <vector>

#include "games/schatz/schatz.h"

namespace mastaba {

namespace schatz {

struct Reading {
  std::vector<int> difficulties;  // of the adventures in the row
  std::vector<int> sums;          // of what lies in front of each player
};
BOOST_DESCRIBE_STRUCT(Reading, (), (difficulties, sums))

}  // namespace schatz

schatz::Reading readingOf(const View<Schatz>& view);

}  // namespace mastaba

// What anybody can read off a view of the toy.
#pragma once

#include "tests/toy/toy.h"

namespace mastaba {

namespace toy {

struct Reading {
  int bids = 0;  // that are shown
};
BOOST_DESCRIBE_STRUCT(Reading, (), (bids))

}  // namespace toy

toy::Reading readingOf(const View<Toy>& view);

}  // namespace mastaba

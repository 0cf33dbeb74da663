// What can be read off a view.
#include "games/gold/reading.h"

#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

std::string namesOf(const std::vector<Place>& places) {
  std::string names;
  for (const Place at : places) names += (names.empty() ? "" : " ") + at.name();
  return names;
}

State withAMuseum() { return position(maskFound + "actions 2, lying mask C3\n0: museum 3"); }

TEST(GoldReading, WhatIsLeftAndWhatThereIs) {
  const Reading reading = readingOf(viewOf<Gold>(withAMuseum(), 0));
  EXPECT_EQ(reading.actions, 2);
  EXPECT_EQ(reading.actionsEach, 3);
  EXPECT_EQ(reading.lampsEach, 5);
  EXPECT_EQ(reading.losing, (std::vector{2, 1}));
  EXPECT_TRUE(reading.falling.empty());
}

TEST(GoldReading, PointsOnlyForWhomMayKnowThem) {
  const State state = withAMuseum();
  EXPECT_TRUE(readingOf(viewOf<Gold>(state, 0)).points[0].has_value());
  EXPECT_FALSE(readingOf(viewOf<Gold>(state, 1)).points[0].has_value());
  EXPECT_FALSE(readingOf(viewOf<Gold>(state, spectator)).points[0].has_value());
}

TEST(GoldReading, WhatFallsNext) {
  const State state =
      position(maskGone + "falling C3 1, turn 1\n0: archaeologist C4, carries mask, helper lost\n1: helper C5");
  EXPECT_EQ(namesOf(readingOf(viewOf<Gold>(state, 0)).falling), "B2 C2 D2 B3 D3 B4 C4 D4");
}

}  // namespace
}  // namespace mastaba::gold

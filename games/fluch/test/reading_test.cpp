// What can be read off a view.
#include "games/fluch/reading.h"

#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

Reading readIn(const State& state) { return readingOf(viewOf<Fluch>(state, spectator)); }

TEST(FluchReading, TheBoardAndTheGoal) {
  const Reading reading = readIn(begun<Fluch>(forPlayers(3), 1));
  EXPECT_EQ(reading.chambers.size(), 25U);
  EXPECT_EQ(reading.chambers.front().name(), "B2");
  EXPECT_EQ(reading.inUse.size(), 25U);
  EXPECT_EQ(reading.entrances.size(), 5U);
  EXPECT_EQ(reading.track, 13);
  EXPECT_EQ(reading.colours, 5);
  EXPECT_EQ(reading.treasures, 12);
}

TEST(FluchReading, WhatIsStillToBeDone) {
  const Reading reading = readIn(position(R"(
  E12 ├─┘
  E13 │
  turn 1
  end, symbols 1, move 2
  0: at E13, lives 3
  1: at E12, lives 7
)",
                                          forPlayers(3)));
  EXPECT_EQ(reading.pips, 2);
  EXPECT_EQ(reading.tiles, 0);
  EXPECT_FALSE(reading.tile.has_value());
  EXPECT_TRUE(reading.turns.empty());
}

}  // namespace
}  // namespace mastaba::fluch

// What can be read off a view.
#include "games/labyrinth/reading.h"

#include <gtest/gtest.h>

#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

TEST(LabyrinthReading, OfAWholeBoard) {
  Board board = boardOf(firstBoard, {}, Gate::westLeft);
  board = with(board, {"B3c", "C3a", "C2c", "B2d", "B1c", "B1d", "A2c", "C1c", "C1d", "E3b", "D4a", "E2b"});
  const Reading reading = readingOf(viewOf<Labyrinth>(ended({board}), 0));
  EXPECT_EQ(reading.turn, 25);
  EXPECT_EQ(reading.turns, 25);
  EXPECT_EQ(reading.designs.size(), 19U);
  EXPECT_EQ(reading.entries.size(), 6U);
  ASSERT_EQ(reading.boards.size(), 1U);
  const Plan& plan = reading.boards[0];
  EXPECT_EQ(plan.corridor.size(), 55U);
  EXPECT_EQ(plan.points, 73);
  EXPECT_EQ(plan.stones.size(), 12U);
  int counting = 0;
  for (const LaidStone& stone : plan.stones) {
    counting += stone.fate == Fate::counts ? 1 : 0;
    EXPECT_EQ(stone.points, stone.fate == Fate::counts ? 2 : 0);
  }
  EXPECT_EQ(counting, 9) << "73 points are 55 fields and nine stones";
  // The upper left field has walls in the north, in the west, to the right and below.
  EXPECT_EQ(plan.walls[0], Ways::nesw);
  EXPECT_FALSE(plan.shutOut);
}

TEST(LabyrinthReading, WhatAStoneWouldBring) {
  const Board board = boardOf(firstBoard, {}, Gate::westLeft);
  const Reading reading = readingOf(viewOf<Labyrinth>(ended({board}), 0));
  ASSERT_FALSE(reading.prospects.empty());
  for (const Prospect& prospect : reading.prospects) {
    ASSERT_EQ(prospect.stakes.size(), 6U);
    const Stake& plain = prospect.stakes[static_cast<std::size_t>(Gem::plain)];
    EXPECT_EQ(plain.worth, 2);
    EXPECT_EQ(plain.points, prospect.fate == Fate::counts ? 2 : 0);
    EXPECT_TRUE(prospect.position > 0 || prospect.fate != Fate::counts) << prospect.field.name();
  }
  EXPECT_TRUE(readingOf(viewOf<Labyrinth>(ended({board}), spectator)).prospects.empty());
}

}  // namespace
}  // namespace mastaba::labyrinth

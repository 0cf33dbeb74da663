// Ways through mazes that are written as pictures.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "engine/maze.h"

namespace mastaba {
namespace {

using Board = Square<5, 3>;
using Way = Seq<Board, 14>;

struct Maze {
  std::array<Openings, 15> tiles{};
  Openings operator()(Board square) const { return tiles[square]; }
};

Maze drawn(std::string_view picture) {
  Maze maze;
  std::size_t at = 0;
  while (!picture.empty()) {
    // All box characters are three bytes of UTF-8.
    Openings tile;
    if (at >= maze.tiles.size() || !readGlyph(picture.substr(0, 3), tile)) {
      ADD_FAILURE() << "not a maze of 5 by 3 tiles from here on: " << picture;
      return maze;
    }
    maze.tiles[at++] = tile;
    picture.remove_prefix(3);
  }
  EXPECT_EQ(at, maze.tiles.size());
  return maze;
}

std::string shown(const Distances<5, 3>& distances) {
  std::string out;
  for (int i = 0; i < Board::squares; ++i)
    out += distances.reaches(i) ? std::to_string(distances.to(i)) : std::string(".");
  return out;
}

std::string shown(const Way& way) {
  std::string out;
  for (const Board square : way) out += square.name();
  return out;
}

const Maze& tomb() {
  static const Maze maze = drawn(
      "┌─┐▪╷"
      "│╷└─┤"
      "└┴╴▪╵");
  return maze;
}

const Maze& hall() {
  static const Maze maze = drawn(
      "┼┼┼┼┼"
      "┼┼┼┼┼"
      "┼┼┼┼┼");
  return maze;
}

TEST(Leads, ThroughASideThatIsOpenOnBothTiles) {
  EXPECT_TRUE(leads(Board::at(0, 0), Side::east, tomb()));
  EXPECT_TRUE(leads(Board::at(1, 0), Side::west, tomb()));
  EXPECT_TRUE(leads(Board::at(1, 1), Side::south, tomb()));
}

TEST(Leads, NowhereWhereOnlyOneTileIsOpen) {
  const Maze maze = drawn(
      "╶▪▪▪▪"
      "▪▪╷▪▪"
      "▪▪▪▪▪");
  EXPECT_FALSE(leads(Board::at(0, 0), Side::east, maze)) << "B1 is closed";
  EXPECT_FALSE(leads(Board::at(1, 0), Side::west, maze)) << "B1 is closed";
  EXPECT_FALSE(leads(Board::at(2, 1), Side::south, maze));
  EXPECT_FALSE(leads(Board::at(2, 2), Side::north, maze));
}

TEST(Leads, NeverOffTheBoard) {
  EXPECT_FALSE(leads(Board::at(0, 0), Side::north, hall()));
  EXPECT_FALSE(leads(Board::at(0, 0), Side::west, hall()));
  EXPECT_FALSE(leads(Board::at(4, 2), Side::east, hall()));
  EXPECT_FALSE(leads(Board::at(4, 2), Side::south, hall()));
}

TEST(Distances, CountTheStepsAlongTheCorridors) {
  EXPECT_EQ(shown(distancesFrom(Board::at(0, 0), tomb())),
            "012.6"
            "14345"
            "234.6");
}

TEST(Distances, AcrossAnOpenHallAreRowsPlusColumns) {
  EXPECT_EQ(shown(distancesFrom(Board::at(3, 1), hall())),
            "43212"
            "32101"
            "43212");
}

TEST(Distances, AClosedSquareReachesOnlyItself) {
  EXPECT_EQ(shown(distancesFrom(Board::at(3, 0), tomb())),
            "...0."
            "....."
            ".....");
}

TEST(Distances, OfSeveralStartsTheNearestCounts) {
  const std::vector<Board> starts{Board::at(0, 0), Board::at(4, 0), Board::at(0, 0)};
  EXPECT_EQ(shown(distancesFrom<5, 3>(std::span<const Board>(starts), tomb())),
            "012.0"
            "14321"
            "234.2");
}

TEST(Distances, FromNowhereNothingIsReached) {
  EXPECT_EQ(shown(distancesFrom<5, 3>(std::span<const Board>{}, hall())), "...............");
}

TEST(WayTo, NamesEveryStepWithoutTheStart) {
  const auto distances = distancesFrom(Board::at(0, 0), tomb());
  EXPECT_EQ(shown(wayTo(Board::at(4, 0), distances, tomb())), "B1C1C2D2E2E1");
  EXPECT_EQ(shown(wayTo(Board::at(1, 1), distances, tomb())), "A2A3B3B2");
}

TEST(WayTo, TheStartItselfIsNoStep) {
  const auto distances = distancesFrom(Board::at(2, 1), hall());
  EXPECT_TRUE(wayTo(Board::at(2, 1), distances, hall()).empty());
}

TEST(WayTo, AmongShortestWaysIsTheOneThatComesFromTheNorthThenTheEast) {
  const auto fromCorner = distancesFrom(Board::at(0, 0), hall());
  EXPECT_EQ(shown(wayTo(Board::at(2, 2), fromCorner, hall())), "B1C1C2C3");
  const auto fromSouth = distancesFrom(Board::at(4, 2), hall());
  EXPECT_EQ(shown(wayTo(Board::at(3, 1), fromSouth, hall())), "E2D2");
}

TEST(WayTo, IsAsLongAsTheDistanceAndEveryStepLeadsOn) {
  const auto distances = distancesFrom(Board::at(0, 0), tomb());
  for (int i = 0; i < Board::squares; ++i) {
    if (!distances.reaches(i)) continue;
    const Way way = wayTo(Board(i), distances, tomb());
    EXPECT_EQ(way.size(), distances.to(i));
    Board here = Board::at(0, 0);
    for (const Board next : way) {
      bool leadsThere = false;
      for (const Side side : sides)
        leadsThere = leadsThere || (leads(here, side, tomb()) && here.neighbour(side) == next);
      EXPECT_TRUE(leadsThere) << i;
      here = next;
    }
    EXPECT_EQ(here, i);
  }
}

}  // namespace
}  // namespace mastaba

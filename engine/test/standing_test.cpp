#include "engine/standing.h"

#include <gtest/gtest.h>
#include <vector>

namespace mastaba {
namespace {

enum class How : u8 { won, stuck };
enum class Why : u8 { gold, curse };
using Result = Standing<How, Why, 8>;

std::vector<int> places(const std::array<int, maxSeats>& merit, int players) {
  Result result;
  rank(result, merit, players);
  return {result.place.begin(), result.place.end()};
}

TEST(Standing, CountAddsALineAndItsPoints) {
  Result result;
  result.count(1, Why::gold, 3, 11);
  ASSERT_EQ(result.lines.size(), 1);
  EXPECT_EQ(result.lines[0].seat, 1);
  EXPECT_EQ(result.lines[0].why, Why::gold);
  EXPECT_EQ(result.lines[0].n, 3);
  EXPECT_EQ(result.lines[0].points, 11);
  EXPECT_EQ(result.points, (std::array<int, maxSeats>{0, 11}));
}

TEST(Standing, SeveralLinesOfASeatAddUpAndMayCostPoints) {
  Result result;
  result.count(0, Why::gold, 2, 6);
  result.count(2, Why::gold, 1, 3);
  result.count(0, Why::curse, 4, -8);
  EXPECT_EQ(result.lines.size(), 3);
  EXPECT_EQ(result.points, (std::array<int, maxSeats>{-2, 0, 3}));
}

TEST(Standing, WhatNobodyHasIsNoLine) {
  Result result;
  result.count(0, Why::gold, 0, 0);
  EXPECT_TRUE(result.lines.empty());
  EXPECT_EQ(result.points[0], 0);
}

TEST(Standing, PointsThatAreForNothingCountableAreALineToo) {
  Result result;
  result.count(1, Why::curse, 0, -3);
  EXPECT_EQ(result.lines.size(), 1);
  EXPECT_EQ(result.points[1], -3);
}

TEST(Standing, ALineWorthNothingIsStillALine) {
  Result result;
  result.count(0, Why::gold, 2, 0);
  EXPECT_EQ(result.lines.size(), 1);
}

TEST(Rank, MoreIsBetter) { EXPECT_EQ(places({3, 9, -1, 5}, 4), (std::vector<int>{3, 1, 4, 2, 0, 0})); }

TEST(Rank, EqualMeritSharesAPlaceAndTheNextOnesAreSkipped) {
  EXPECT_EQ(places({5, 7, 7, 1}, 4), (std::vector<int>{3, 1, 1, 4, 0, 0}));
  EXPECT_EQ(places({9, 4, 4, 4, 2}, 5), (std::vector<int>{1, 2, 2, 2, 5, 0}));
  EXPECT_EQ(places({0, 0, 0, 0, 0, 0}, 6), (std::vector<int>{1, 1, 1, 1, 1, 1}));
}

TEST(Rank, SeatsThatAreNotTakenHaveNoPlaceAndTakeNone) {
  // All points of the two players are negative; the empty seats' zeros must not come in before them.
  EXPECT_EQ(places({-5, -2}, 2), (std::vector<int>{2, 1, 0, 0, 0, 0}));
  EXPECT_EQ(places({-5}, 1), (std::vector<int>{1, 0, 0, 0, 0, 0}));
}

TEST(Rank, GoesByMeritNotByPoints) {
  // A game may break ties by more than points: it then ranks by something else.
  Result result;
  result.points = {10, 10};
  rank(result, {0, 1}, 2);
  EXPECT_EQ(result.place[0], 2);
  EXPECT_EQ(result.place[1], 1);
  EXPECT_EQ(result.points[0], 10);
}

}  // namespace
}  // namespace mastaba

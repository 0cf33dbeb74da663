#include "engine/seats.h"

#include <gtest/gtest.h>
#include <vector>

namespace mastaba {
namespace {

std::vector<int> listed(Seats seats) {
  std::vector<int> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

TEST(Seats, WalkThroughTheirSeatsFromTheLowestOn) {
  Seats seats;
  seats.add(5);
  seats.add(0);
  seats.add(2);
  EXPECT_EQ(listed(seats), (std::vector<int>{0, 2, 5}));
  EXPECT_EQ(listed(Seats{}), std::vector<int>{});
  EXPECT_EQ(listed(Seats::only(spectator)), std::vector<int>{7});
}

TEST(Seats, AWalkSeesTheSeatsAsTheyWereWhenItBegan) {
  // A game asks each seat of a set and takes it out as it answers.
  Seats seats = Seats::upTo(3);
  int asked = 0;
  for (const Seat seat : seats) {
    seats.drop(seat);
    ++asked;
  }
  EXPECT_EQ(asked, 3);
  EXPECT_TRUE(seats.none());
}

TEST(Seats, EveryoneIncludesTheSpectator) {
  EXPECT_TRUE(everyone.has(spectator));
  for (int seat = 0; seat < maxSeats; ++seat) EXPECT_TRUE(everyone.has(seat)) << seat;
  EXPECT_EQ(everyone.size(), 8);
}

TEST(Seats, UpToIsThePlayersWithoutTheSpectator) {
  for (int players = 0; players <= maxSeats; ++players) {
    const Seats seats = Seats::upTo(players);
    EXPECT_EQ(seats.size(), players);
    EXPECT_FALSE(seats.has(spectator));
    for (int seat = 0; seat < maxSeats; ++seat) EXPECT_EQ(seats.has(seat), seat < players) << players << " " << seat;
  }
}

TEST(Seats, OnlyAndExceptDivideEveryone) {
  for (int seat = 0; seat < 8; ++seat) {
    EXPECT_EQ(listed(Seats::only(seat)), std::vector<int>{seat});
    EXPECT_EQ(Seats::only(seat).bits ^ Seats::except(seat).bits, everyone.bits);
    EXPECT_FALSE(Seats::except(seat).has(seat));
    EXPECT_EQ(Seats::except(seat).size(), 7);
  }
}

TEST(Seats, AddingTwiceAndDroppingTheAbsentChangeNothing) {
  Seats seats = Seats::only(2);
  seats.add(2);
  seats.drop(3);
  EXPECT_EQ(seats, Seats::only(2));
  EXPECT_EQ(seats.size(), 1);
}

TEST(Seats, FirstIsTheLowestSeat) {
  Seats seats = Seats::only(4);
  EXPECT_EQ(seats.first(), 4);
  seats.add(1);
  EXPECT_EQ(seats.first(), 1);
}

TEST(Seats, AreEqualWhenTheyHoldTheSameSeats) {
  Seats seats;
  seats.add(1);
  seats.add(0);
  EXPECT_EQ(seats, Seats::upTo(2));
  EXPECT_FALSE(seats == Seats::upTo(3));
  EXPECT_TRUE(Plain<Seats>);
}

TEST(Seat, TheLeftNeighbourOfTheLastSeatIsTheFirst) {
  EXPECT_EQ(leftOf(0, 3), 1);
  EXPECT_EQ(leftOf(2, 3), 0);
  EXPECT_EQ(leftOf(0, 1), 0) << "who plays alone sits next to themselves";
}

TEST(Seat, SeveralStepsToTheLeftGoAroundTheTable) {
  EXPECT_EQ(leftOf(1, 4, 0), 1);
  EXPECT_EQ(leftOf(1, 4, 2), 3);
  EXPECT_EQ(leftOf(1, 4, 3), 0) << "the right neighbour";
  EXPECT_EQ(leftOf(1, 4, 4), 1);
  EXPECT_EQ(leftOf(5, 6, 6), 5);
}

TEST(Seat, CountsUpThroughTheSeats) {
  int sum = 0;
  for (Seat seat = 0; seat < 4; ++seat) sum += seat;
  EXPECT_EQ(sum, 0 + 1 + 2 + 3);
}

TEST(Seat, NobodyIsTheSpectatorAndNoPlayer) {
  EXPECT_EQ(nobody, spectator);
  EXPECT_GE(int{nobody}, maxSeats);
}

#ifndef NDEBUG
TEST(SeatDeathTest, ADebugBuildStopsAtASeatThatIsNotThere) {
  EXPECT_DEATH(Seat(8), "n < 8");
  EXPECT_DEATH(Seat(-1), "n >= 0");
  EXPECT_DEATH((void)Seats{}.first(), "bits != 0");
}
#endif

TEST(Seats, CanBeCountedThrough) {
  const Seats some{0b10100110};
  int i = 0;
  for (const Seat seat : some) EXPECT_EQ(some[i++], seat);
  EXPECT_EQ(i, some.size());
  EXPECT_EQ(some[0], 1);
  EXPECT_EQ(some[3], spectator);
}

}  // namespace
}  // namespace mastaba

// Rules 42 to 45: stealing.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

State at(const std::string& words, const Options& options = {}) { return position(corridor + words, options); }

TEST(GoldStealing, Rule42FromAnArchaeologistOnTheSameTile) {
  const State state = at("0: archaeologist C4\n1: archaeologist C4, carries three");
  EXPECT_EQ(movesOf("steal", state), "steal from:1");
  const State then = after(state, steal(1));
  EXPECT_EQ(carries(then, 0), "three");
  EXPECT_EQ(carries(then, 1), "none");
}

TEST(GoldStealing, Rule42NotFromElsewhere) {
  EXPECT_EQ(whyNot(at("0: archaeologist C3\n1: archaeologist C4, carries three"), steal(1)), "42");
  EXPECT_EQ(whyNot(at("0: archaeologist C3, helper C4\n1: archaeologist C4, carries three"), steal(1)), "42");
  EXPECT_EQ(whyNot(at("0: archaeologist C3\n1: archaeologist C4, helper C3, carries three"), steal(1)), "42");
}

TEST(GoldStealing, Rule42OnlyFromAnotherWhoPlays) {
  const State state = at("0: archaeologist C4, carries two\n1: archaeologist C4, carries three");
  EXPECT_EQ(whyNot(state, steal(0)), "42b");
  EXPECT_EQ(whyNot(state, steal(2)), "42b");
  EXPECT_EQ(whyNot(state, steal(3)), "42b");
  EXPECT_EQ(whyNot(state, steal(nobody)), "42b");
}

TEST(GoldStealing, Rule42OnlyFromWhoCarriesSomething) {
  const State state = at("0: archaeologist C4\n1: archaeologist C4\n2: archaeologist C4, carries two", forPlayers(3));
  EXPECT_EQ(whyNot(state, steal(1)), "42c");
  EXPECT_EQ(movesOf("steal", state), "steal from:2");
}

TEST(GoldStealing, Rule42NotFromWhoIsLost) {
  const State state = position(maskGone + "falling C3 0\n0: archaeologist C4\n1: archaeologist lost");
  EXPECT_EQ(whyNot(state, steal(1)), "42");
  const State corner = unsound(R"(
    └.....
    ......
    .._...
    ..│...
    ..│...
    ..E...
    falling C3 0
    0: archaeologist A1
    1: archaeologist lost, carries two
  )");
  EXPECT_EQ(whyNot(corner, steal(1)), "42") << "wherever that is";
}

TEST(GoldStealing, Rule42WithHandsFree) {
  const State state = at("0: archaeologist C4, carries two\n1: archaeologist C4, carries three");
  EXPECT_EQ(whyNot(state, steal(1)), "37");
  const State then = after(state, {Drop{}, steal(1)});
  EXPECT_EQ(carries(then, 0), "three");
  EXPECT_EQ(lying(then), "two C4");
}

TEST(GoldStealing, Rule43ItCostsNoAction) {
  const State state = at("actions 2\n0: archaeologist C4\n1: archaeologist C4, carries three");
  EXPECT_EQ(asked(after(state, steal(1))), "act 0 2");
  const State none = at("actions 0\n0: archaeologist C4\n1: archaeologist C4, carries three");
  EXPECT_EQ(whyNot(none, steal(1)), "");
  EXPECT_EQ(asked(after(none, steal(1))), "act 1 3");
  EXPECT_EQ(whyNot(state, 1, steal(0)), "18") << "only in the own turn";
}

TEST(GoldStealing, Rule43WhatWasStolenIsNotDroppedWithoutAnAction) {
  const State state = after(at("0: archaeologist C4\n1: archaeologist C4, carries three"), steal(1));
  EXPECT_EQ(whyNot(state, Drop{}), "35b");
  EXPECT_EQ(whyNot(after(state, walk("C3")), Drop{}), "");
}

TEST(GoldStealing, Rule43AnEqualTreasureMayBeStolenAfterDropping) {
  const State state = at("0: archaeologist C4, carries three\n1: archaeologist C4, carries three");
  const State then = after(state, {Drop{}, steal(1)});
  EXPECT_EQ(carries(then, 0), "three");
  EXPECT_EQ(lying(then), "three C4");
}

TEST(GoldStealing, Rule44ItMayBeStolenBackLater) {
  const State state = at("0: archaeologist C4\n1: archaeologist C4, carries three");
  const State then = after(state, {steal(1), Done{}});
  EXPECT_EQ(movesOf("steal", then), "steal from:0");
  const State back = after(then, steal(0));
  EXPECT_EQ(carries(back, 1), "three");
  EXPECT_EQ(carries(back, 0), "none");
}

TEST(GoldStealing, Rule45NobodyStealsOnTheEntrance) {
  EXPECT_EQ(whyNot(at(""), steal(1)), "45");
  EXPECT_EQ(whyNot(unsound(corridor + "1: carries three"), steal(1)), "45") << "if anybody carried something there";
}

}  // namespace
}  // namespace mastaba::gold

// Rules 65 to 69: the mummy.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"
#include "tests/playing.h"

namespace mastaba::gold {
namespace {

constexpr int mummy = 3;  // the photo

State woken(const State& state, u64 luck) { return after(state, reveal("D4"), luck); }
State woken(const State& state) { return woken(state, luckForPhoto(state, reveal("D4"), mummy)); }
Words hearing(const State& state, Seat to = spectator) {
  const Words words = told(state, reveal("D4"), to, luckForPhoto(state, reveal("D4"), mummy));
  return {words.begin() + 4, words.end()};  // after what was revealed, photographed and found
}
Words fled(const State& state) { return onlyOf("fled", hearing(state)); }

TEST(GoldMummy, Rule65ItRunsTheShortestWayToTheEntrance) {
  const State state = position(oneWay + "0: archaeologist D5\n1: helper D6");
  EXPECT_EQ(hearing(state), (Words{"mummyWoke at:D4 steps:3", "fled seat:0 figure:archaeologist from:D5",
                                   "fled seat:1 figure:helper from:D6", "turnLost seat:0 actions:2"}));
  EXPECT_EQ(figures(woken(state)), "C6 C6, C6 C6");
}

TEST(GoldMummy, Rule65AlongOpenCorridorsOnly) {
  const State state = position(oneWay + "0: archaeologist D5, helper C4\n1: archaeologist C5, helper C4");
  EXPECT_EQ(fled(state), Words{"fled seat:0 figure:archaeologist from:D5"});
  EXPECT_EQ(figures(woken(state)), "C6 C4, C5 C4");
}

TEST(GoldMummy, Rule65AroundACorner) {
  const State state = position(R"(
    ┌E....
    │.....
    ......
    ......
    ......
    ......
    0: archaeologist A2, helper A1
  )");
  EXPECT_EQ(figures(after(state, reveal("A3"), luckForPhoto(state, reveal("A3"), mummy))), "B1 B1, B1 B1");
}

TEST(GoldMummy, Rule65LampsDoNotShortenIt) {
  // East of the chamber a way of five steps is all lit; the short one is dark.
  const State state = position(R"(
    ......
    ......
    ......
    ..┌...
    ..│└┐.
    ..E─┘.
    0: archaeologist C4, helper C5, lamps E5 D5 E6 D6
    1: archaeologist D5, helper E6
  )");
  EXPECT_EQ(fled(state), (Words{"fled seat:0 figure:archaeologist from:C4", "fled seat:0 figure:helper from:C5"}));
}

TEST(GoldMummy, Rule66AllFiguresOfAllPlayersFlee) {
  const State state = position(
      oneWay + "0: archaeologist D5, helper D5\n1: archaeologist D6, helper E4\n2: archaeologist D3, helper D6",
      forPlayers(3));
  EXPECT_EQ(figures(woken(state)), "C6 C6, C6 E4, D3 C6");
  for (const Seat to : {Seat{0}, Seat{1}, Seat{2}, spectator})
    EXPECT_EQ(onlyOf("fled", hearing(state, to)),
              (Words{"fled seat:0 figure:archaeologist from:D5", "fled seat:0 figure:helper from:D5",
                     "fled seat:1 figure:archaeologist from:D6", "fled seat:2 figure:helper from:D6"}));
}

TEST(GoldMummy, Rule66WhoStandsOnTheEntranceDoesNotFlee) {
  const State state = position(oneWay + "0: archaeologist D5");
  EXPECT_EQ(fled(state), Words{"fled seat:0 figure:archaeologist from:D5"});
}

TEST(GoldMummy, Rule66TheChamberBelongsToTheWay) {
  const Shortest way = shortestWays(position(oneWay).open, placeNamed("D5"));
  EXPECT_TRUE(way.area.has(placeNamed("D5")));
  EXPECT_TRUE(way.area.has(placeNamed("C6")));
  EXPECT_EQ(way.area.size(), 3);
  EXPECT_EQ(way.steps, 2);
}

TEST(GoldMummy, Rule66LampsAndTreasuresStay) {
  const State state = position(oneWay + "lying two D5\n0: archaeologist D5, lamps D5 D6\n1: lamps D6");
  const State then = woken(state);
  EXPECT_EQ(lamps(then, 0), "D5 D6 +3");
  EXPECT_EQ(lamps(then, 1), "D6 +4");
  EXPECT_EQ(then.open.lying.count({placeNamed("D5"), Treasure::two}), 1);
}

TEST(GoldMummy, Rule66ACarriedTreasureStaysOnTheTile) {
  const State state =
      position(oneWay + "taken 4\n0: archaeologist D5, carries two\n1: archaeologist D6, carries three");
  EXPECT_EQ(hearing(state), (Words{"mummyWoke at:D4 steps:3", "letGo seat:0 treasure:two at:D5",
                                   "fled seat:0 figure:archaeologist from:D5", "letGo seat:1 treasure:three at:D6",
                                   "fled seat:1 figure:archaeologist from:D6", "turnLost seat:0 actions:2"}));
  const State then = woken(state);
  EXPECT_EQ(carries(then, 0) + carries(then, 1), "nonenone");
  EXPECT_EQ(then.open.lying.count({placeNamed("D5"), Treasure::two}), 1);
  EXPECT_EQ(then.open.lying.count({placeNamed("D6"), Treasure::three}), 1);
  EXPECT_EQ(museum(then, 1), "0 photos");
}

TEST(GoldMummy, Rule66WhatTheArchaeologistCarriesStaysWithHimIfTheHelperFlees) {
  const State state = position(oneWay + "0: archaeologist D5\n1: archaeologist C5, helper D6, carries three");
  EXPECT_EQ(carries(woken(state), 1), "three");
  EXPECT_EQ(figures(woken(state)), "C6 C6, C5 C6");
}

TEST(GoldMummy, Rule67AllWaysThatAreEquallyShort) {
  const State state = position(twoWays + "0: archaeologist C4, helper C5\n1: archaeologist D5, helper D6");
  EXPECT_EQ(figures(woken(state)), "C6 C6, C6 C6");
  const State aside = position(twoWays + "0: archaeologist C4, helper E4\n1: archaeologist C3, helper D3");
  EXPECT_EQ(figures(woken(aside)), "C6 E4, C3 D3");
}

TEST(GoldMummy, Rule68WithoutAnOpenWayItSleepsOn) {
  const State state = position(noWay + "0: archaeologist D5, helper D6\n1: archaeologist C4");
  EXPECT_EQ(hearing(state), Words{"mummySlept"});
  const State then = woken(state);
  EXPECT_EQ(figures(then), figures(state));
  EXPECT_EQ(museum(then, 0), "1 photos") << "the photo is kept";
  EXPECT_EQ(then.open.lying.size(), 2) << "and the treasures are laid out";
  EXPECT_EQ(asked(then), "act 0 2") << "the turn goes on";
}

TEST(GoldMummy, Rule69TheTurnOfTheDiscovererIsOver) {
  const State state = position(oneWay + "0: archaeologist D5");
  EXPECT_EQ(asked(woken(state)), "act 1 3");
  EXPECT_EQ(hearing(state).back(), "turnLost seat:0 actions:2");
  EXPECT_EQ(hearing(position(oneWay + "actions 2\n0: archaeologist D5")).back(), "turnLost seat:0 actions:1");
  const State last = position(oneWay + "actions 1\n0: archaeologist D5");
  EXPECT_EQ(asked(woken(last)), "act 1 3");
  EXPECT_EQ(onlyOf("turnLost", hearing(last)), Words{}) << "nothing is lost";
}

TEST(GoldMummy, Rule69NoFreeActsAfterIt) {
  // The discoverer stands aside and could drop something.
  const State aside = position(R"(
    L.....
    ......
    ...│..
    ..├...
    ..│...
    ..E...
    0: archaeologist D3, carries two
  )");
  const State then = woken(aside);
  EXPECT_EQ(figures(then), "D3 C6, C6 C6");
  EXPECT_EQ(carries(then, 0), "two");
  EXPECT_EQ(asked(then), "act 1 3");
}

TEST(GoldMummy, Rule69OnlyThisTurnIsLost) {
  const State then = after(woken(position(oneWay + "0: archaeologist D5")), Done{});
  EXPECT_EQ(asked(then), "act 0 3");
}

}  // namespace
}  // namespace mastaba::gold

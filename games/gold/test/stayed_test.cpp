// Rules 78 and 87 to 89: nobody carries the mask out.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

State armed(const std::string& words, const Options& options = {}) { return position(maskFound + words, options); }

TEST(GoldStayed, Rule78AfterThreeRoundsTheCollapseBegins) {
  State state = armed("fresh, lying mask C3\n0: archaeologist C5\n1: archaeologist C5");
  EXPECT_EQ(told(state, Done{}), Words{}) << "the turn of finding does not count";
  state = afterTurns(state, 2);
  EXPECT_EQ(ruin(state), "armed C3 0 3");
  EXPECT_EQ(told(state, Done{}), Words{"armed seat:0 turns:2"});
  state = afterTurns(state, 2);
  EXPECT_EQ(told(state, Done{}), Words{"armed seat:0 turns:1"});
  state = afterTurns(state, 2);
  EXPECT_EQ(ruin(state), "armed C3 0 1");
  EXPECT_EQ(drawn(state), drawing(maskFound));
  EXPECT_EQ(told(state, Done{}), (Words{"chamberFell at:C3", "buried treasure:mask at:C3"}));
  EXPECT_EQ(ruin(after(state, Done{})), "falling C3 0 1");
}

TEST(GoldStayed, Rule87OnlyTurnsOfTheFinderCount) {
  State state =
      armed("armed 1 3, lying mask C3\n0: archaeologist C5\n1: archaeologist C5\n2: archaeologist C5", forPlayers(3));
  EXPECT_EQ(told(state, Done{}), Words{});
  state = after(state, Done{});
  EXPECT_EQ(told(state, Done{}), Words{"armed seat:1 turns:2"});
  state = after(state, Done{});
  EXPECT_EQ(told(state, Done{}), Words{});
}

TEST(GoldStayed, Rule87TheChamberFallsWithEverythingOnIt) {
  const State state = armed(
      "armed 0 1, lying two C3\n0: archaeologist C4, helper C3, lamps C3\n1: archaeologist C3, carries mask\n"
      "2: archaeologist C5",
      forPlayers(3));
  EXPECT_EQ(told(state, Done{}), (Words{"chamberFell at:C3", "lost seat:0 figure:helper at:C3",
                                        "lampBuried seat:0 at:C3", "lost seat:1 figure:archaeologist at:C3",
                                        "buried treasure:mask at:C3", "buried treasure:two at:C3"}));
  const State then = after(state, Done{});
  EXPECT_EQ(drawn(then), drawing(maskGone));
  EXPECT_EQ(figures(then), "C4 -, - C6, C5 C6");
  EXPECT_FALSE(then.open.ruin.stolen);
}

TEST(GoldStayed, Rule88ThenARingAfterEachTurnOfTheFinder) {
  State state = after(armed("armed 0 1, lying mask C3\n0: archaeologist C5\n1: archaeologist C5"), Done{});
  EXPECT_EQ(told(state, Done{}), Words{});
  state = after(state, Done{});
  EXPECT_EQ(told(state, Done{}), Words{"ringFell ring:1 tiles:8"});
  state = after(state, Done{});
  EXPECT_EQ(drawn(state), drawing(ringGone));
}

TEST(GoldStayed, Rule89UntilThePyramidIsGone) {
  State state = position(R"(
    LOFI..
    ......
    .._...
    ..│...
    ..│...
    ..E──┐
    falling C3 1, stayed
    0: archaeologist F6
    1: archaeologist E6
  )");
  Words rings;
  for (; asked(state) != "over"; state = after(state, Done{}))
    for (const std::string& word : toldOf("ringFell", state, Done{})) rings.push_back(word);
  EXPECT_EQ(rings, (Words{"ringFell ring:1 tiles:8", "ringFell ring:2 tiles:16", "ringFell ring:3 tiles:10"}));
  EXPECT_EQ(gold::standing(state.open).size(), 0);
  EXPECT_EQ(figures(state), "- C6, - C6");
  EXPECT_EQ(Gold::standing(state).how, Gold::How::stayed);
}

TEST(GoldStayed, Rule87TheFinderMayHaveNobodyLeftAndItsTurnsStillCount) {  // A39
  const State state =
      position(maskGone + "falling C3 1, stayed\n0: archaeologist C5\n1: archaeologist lost, helper lost");
  EXPECT_EQ(told(state, Done{}), (Words{"satOut seat:1", "ringFell ring:1 tiles:8"}));
}

}  // namespace
}  // namespace mastaba::gold

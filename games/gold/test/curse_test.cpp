// Rules 70 to 75: the curse.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

constexpr int curse = 2;  // the photo

State cursed(const State& state) { return after(state, reveal("D4"), luckForPhoto(state, reveal("D4"), curse)); }
Words hearing(const State& state, Seat to = spectator) {
  const Words words = told(state, reveal("D4"), to, luckForPhoto(state, reveal("D4"), curse));
  return {words.begin() + 3, words.end()};  // after what was revealed, photographed and found
}

TEST(GoldCurse, Rule70ItPutsOutTheLampsOnTheShortestWay) {
  const State state = position(oneWay + "0: archaeologist D5, lamps C4 C5 D5 D6 E4");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(hearing(state, to), (Words{"curseReleased at:D4 steps:3", "wentOut seat:0 at:D6", "wentOut seat:0 at:D5",
                                         "turnLost seat:0 actions:2"}));
  EXPECT_EQ(lamps(cursed(state), 0), "C4 E4 C5 +2");
}

TEST(GoldCurse, Rule70ALampOnTheEntranceStays) {
  const State state =
      position(oneWay + "0: archaeologist D5, lamps D6 C6", with(&Options::startLamp, Gold::StartLamp::on));
  EXPECT_EQ(lamps(cursed(state), 0), "C6 +4");
}

TEST(GoldCurse, Rule71LampsOfAllPlayersReturnToTheirOwners) {
  const State state = position(oneWay + "0: archaeologist D5, lamps D6\n1: lamps D5 D6 C5\n2: lamps D6", forPlayers(3));
  const State then = cursed(state);
  EXPECT_EQ(lamps(then, 0), "+5");
  EXPECT_EQ(lamps(then, 1), "C5 +4");
  EXPECT_EQ(lamps(then, 2), "+5");
}

TEST(GoldCurse, Rule71FiguresAndTreasuresStay) {
  const State state = position(oneWay + "lying two D6\n0: archaeologist D5, helper D6, carries three");
  const State then = cursed(state);
  EXPECT_EQ(figures(then), "D5 D6, C6 C6");
  EXPECT_EQ(carries(then, 0), "three");
  EXPECT_EQ(then.open.lying.count({placeNamed("D6"), Treasure::two}), 1);
}

TEST(GoldCurse, Rule72AllWaysThatAreEquallyShort) {
  const State state = position(twoWays + "0: archaeologist D5, lamps C4 C5 D5 D6 E4");
  EXPECT_EQ(lamps(cursed(state), 0), "E4 +4");
}

TEST(GoldCurse, Rule73WithoutAnOpenWayItIsNotReleased) {
  const State state = position(noWay + "0: archaeologist D5, lamps D5 D6 C4");
  EXPECT_EQ(hearing(state), Words{"curseSlept"});
  const State then = cursed(state);
  EXPECT_EQ(lamps(then, 0), lamps(state, 0));
  EXPECT_EQ(museum(then, 0), "1 photos");
  EXPECT_EQ(then.open.lying.size(), 1);
}

TEST(GoldCurse, Rule74TheTurnOfTheDiscovererIsOver) {
  const State state = position(oneWay + "0: archaeologist D5");
  EXPECT_EQ(asked(cursed(state)), "act 1 3");
  EXPECT_EQ(hearing(state), (Words{"curseReleased at:D4 steps:3", "turnLost seat:0 actions:2"}));
  EXPECT_EQ(hearing(position(oneWay + "actions 1\n0: archaeologist D5")), Words{"curseReleased at:D4 steps:3"});
}

TEST(GoldCurse, Rule74IfItWasNotReleasedTheTurnGoesOn) {
  const State state = position(noWayIn + "0: archaeologist D5");
  EXPECT_EQ(asked(cursed(state)), "act 0 2");
}

TEST(GoldCurse, Rule75LampsThatCameBackMayBePlacedAgain) {
  const State state = position(oneWay + "0: archaeologist D5, helper D6, lamps C3 C4 C5 D5 D6");
  EXPECT_EQ(whyNot(position(oneWay + "0: archaeologist D5, helper D3, lamps C3 C4 C5 D5 D6"), Light{}), "47");
  const State then = after(cursed(state), {Done{}, Light{}});
  EXPECT_EQ(lamps(then, 0), "C3 C4 C5 D6 +1");
}

}  // namespace
}  // namespace mastaba::gold

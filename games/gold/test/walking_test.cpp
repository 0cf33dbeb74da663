// Rules 25 to 28, 46, 52 to 54 and 95: steps, walls, and ways along lamps.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

// C5 leads to C4, which bends east; D4 shows C4 a wall, B5 shows one to C5; D6 and the entrance are closed to each
// other.
const std::string bends = R"(
  ......
  ......
  ......
  ..┌│..
  .│├...
  ..E│..
)";
// Straight north from the entrance.
const std::string north = R"(
  ......
  ..│...
  ..│...
  ..│...
  ..│...
  ..E...
)";

std::string to(const State& state) { return movesOf("walk figure:archaeologist", state); }
State standing(const std::string& board, const std::string& at, const std::string& more = "") {
  return position(board + "0: archaeologist " + at + ", helper " + at + more);
}

TEST(GoldWalking, Rule25OnlyOverRevealedTiles) {
  const State state = standing(bends, "C5");
  EXPECT_EQ(whyNot(state, walk("D5")), "25");
  EXPECT_EQ(whyNot(state, walk("A1")), "25");
  EXPECT_EQ(whyNot(state, walk("C6")), "") << "and the entrance";
  EXPECT_EQ(whyNot(state, walk("C4")), "");
}

TEST(GoldWalking, Rule26NotThroughTheWallOfTheOwnTile) {
  EXPECT_EQ(whyNot(standing(bends, "C5"), walk("B5")), "26");
  EXPECT_EQ(whyNot(standing(bends, "D6"), walk("C6")), "26");
  EXPECT_EQ(whyNot(standing(bends, "D4"), walk("C4")), "26");
}

TEST(GoldWalking, Rule26TheOuterEdgeIsAWall) {
  const State state = position(R"(
    ......
    ......
    ......
    ......
    ......
    ┴.E─..
    0: archaeologist A6
  )");
  EXPECT_EQ(to(state), "");
  const State edge = position(R"(
    ......
    .....─
    ─.....
    ......
    ......
    ..E...
    0: archaeologist F2
    1: archaeologist A3
  )");
  EXPECT_EQ(to(edge), "");
  EXPECT_EQ(whyNot(edge, walk("A3")), "52") << "no way around";
}

TEST(GoldWalking, Rule26FallenPlacesAreWalls) {
  const State state = position(maskGone + "falling C3 0\n0: archaeologist C4");
  EXPECT_EQ(whyNot(state, walk("C3")), "82");
  EXPECT_EQ(whyNot(state, reveal("C3")), "82");
  EXPECT_EQ(to(state), "walk figure:archaeologist to:C5");
}

TEST(GoldWalking, Rule27BothTilesMustBeOpenWhereTheyTouch) {
  const State state = standing(bends, "C4");
  EXPECT_EQ(whyNot(state, walk("D4")), "27");
  EXPECT_EQ(whyNot(state, walk("C5")), "");
  EXPECT_EQ(whyNot(standing(bends, "C6"), walk("D6")), "27");
  EXPECT_EQ(whyNot(standing(bends, "C6"), walk("C5")), "");
  EXPECT_EQ(to(standing(bends, "C5")), "walk figure:archaeologist to:C4, walk figure:archaeologist to:C6");
}

TEST(GoldWalking, Rule27OnlyToOneOfTheFourPlacesBeside) {
  const State crossings = position(R"(
    ......
    ......
    ┼├┼...
    ┬L┼...
    ┼├┴...
    ..E...
    0: archaeologist B4
  )",
                                   with(&Options::mix, Gold::Mix::open));
  EXPECT_EQ(to(crossings),
            "walk figure:archaeologist to:A4, walk figure:archaeologist to:B3, walk figure:archaeologist to:B5, walk "
            "figure:archaeologist to:C4");
  EXPECT_EQ(whyNot(standing(north, "C5"), walk("C3")), "52");
  EXPECT_EQ(to(standing(north, "C4")), "walk figure:archaeologist to:C3, walk figure:archaeologist to:C5");
}

TEST(GoldWalking, Rule28AStepCostsOneAction) {
  const State state = after(standing(north, "C6"), {walk("C5"), walk("C4")});
  EXPECT_EQ(asked(state), "act 0 1");
  EXPECT_EQ(figures(state), "C4 C6, C6 C6");
  EXPECT_EQ(drawn(state), drawing(north));
}

TEST(GoldWalking, Rule28NobodyWalksToWhereHeIs) {
  EXPECT_EQ(whyNot(standing(north, "C4"), walk("C4")), "28");
  EXPECT_EQ(whyNot(standing(north, "C4", ", lamps C5 C3"), walk("C4")), "28") << "nor there and back along lamps";
  EXPECT_EQ(to(standing(north, "C4", ", lamps C5")),
            "walk figure:archaeologist to:C3, walk figure:archaeologist to:C5, walk figure:archaeologist to:C6");
}

TEST(GoldWalking, Rule46TheHelperWalksByTheSameRules) {
  const State state = standing(bends, "C5");
  EXPECT_EQ(whyNot(state, helperTo("D5")), "25");
  EXPECT_EQ(whyNot(state, helperTo("B5")), "26");
  EXPECT_EQ(whyNot(standing(bends, "C4"), helperTo("D4")), "27");
  EXPECT_EQ(whyNot(state, helperTo("C5")), "28");
  EXPECT_EQ(figures(after(state, helperTo("C4"))), "C5 C4, C6 C6");
  EXPECT_EQ(asked(after(state, helperTo("C4"))), "act 0 2");
}

// The entrance, two tiles, and beyond: A, L, L, B.
TEST(GoldWalking, Rule52OneActionIfAllBetweenIsLit) {
  const State lit = standing(north, "C6", ", lamps C5 C4");
  EXPECT_EQ(whyNot(lit, walk("C3")), "");
  const State there = after(lit, walk("C3"));
  EXPECT_EQ(asked(there), "act 0 2");
  EXPECT_EQ(figures(there), "C3 C6, C6 C6");
  EXPECT_EQ(whyNot(there, walk("C6")), "") << "and back";
  EXPECT_EQ(whyNot(lit, walk("C2")), "52") << "C3 is not lit";
}

TEST(GoldWalking, Rule52TwoActionsIfOneBetweenIsNotLit) {
  const State state = standing(north, "C6", ", lamps C5");
  EXPECT_EQ(whyNot(state, walk("C3")), "52");
  EXPECT_EQ(asked(after(state, {walk("C4"), walk("C3")})), "act 0 1");
  const State second = standing(north, "C6", ", lamps C4");
  EXPECT_EQ(whyNot(second, walk("C4")), "52");
  EXPECT_EQ(asked(after(second, {walk("C5"), walk("C3")})), "act 0 1");
}

TEST(GoldWalking, Rule52ItMayEndOnAnyLitTileInTheMiddle) {
  const State state = standing(north, "C6", ", lamps C5 C4 C3");
  EXPECT_EQ(to(state),
            "walk figure:archaeologist to:C2, walk figure:archaeologist to:C3, walk figure:archaeologist to:C4, walk "
            "figure:archaeologist to:C5");
  EXPECT_EQ(figures(after(state, walk("C4"))), "C4 C6, C6 C6");
}

TEST(GoldWalking, Rule52TheCorridorsMustBeOpenAllAlong) {
  const State state = position(R"(
    ......
    ..│...
    ..│...
    ..─...
    ..│...
    ..E...
    0: lamps C5 C4 C3
  )");
  EXPECT_EQ(to(state), "walk figure:archaeologist to:C5");
  EXPECT_EQ(whyNot(state, walk("C3")), "52");
}

TEST(GoldWalking, Rule52LightLeadsRoundCornersAndBranches) {
  const State state = position(R"(
    ......
    ......
    ......
    .┌┴┐..
    .└┬┘..
    ..E...
    0: lamps B4 B5 C5
  )");
  EXPECT_EQ(to(state),
            "walk figure:archaeologist to:B4, walk figure:archaeologist to:B5, walk figure:archaeologist to:C4, walk "
            "figure:archaeologist to:C5, walk figure:archaeologist to:D5");
}

TEST(GoldWalking, Rule53BetweenNeighboursNothingLiesInBetween) {
  for (const char* lights : {"", ", lamps C5", ", lamps C4", ", lamps C5 C4"}) {
    const State state = standing(north, "C5", lights);
    EXPECT_EQ(asked(after(state, walk("C4"))), "act 0 2") << lights;
  }
}

TEST(GoldWalking, Rule54LampsOfOthersDoNotHelp) {
  State state = position(north + "1: lamps C5 C4");
  EXPECT_EQ(to(state), "walk figure:archaeologist to:C5");
  EXPECT_EQ(whyNot(state, walk("C4")), "52");
  EXPECT_EQ(asked(after(state, {walk("C5"), walk("C4")})), "act 0 1");
  EXPECT_EQ(asked(after(state, {walk("C5"), walk("C4"), walk("C3")})), "act 1 3") << "three actions";
}

TEST(GoldWalking, Rule54OwnLampsHelpBothFigures) {
  const State state = position(north + "0: lamps C5 C4");
  EXPECT_EQ(whyNot(state, walk("C3")), "");
  EXPECT_EQ(whyNot(state, helperTo("C3")), "");
  EXPECT_EQ(figures(after(state, helperTo("C3"))), "C6 C3, C6 C6");
}

TEST(GoldWalking, Rule95AnyNumberOfFiguresOnOneTile) {
  State state = position(north, forPlayers(4));
  for (int seat = 0; seat < 4; ++seat) state = after(state, {walk("C5"), helperTo("C5"), Done{}});
  EXPECT_EQ(figures(state), "C5 C5, C5 C5, C5 C5, C5 C5");
}

}  // namespace
}  // namespace mastaba::gold

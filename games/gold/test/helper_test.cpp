// Rules 47 to 51: lamps, and turning tiles.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

const std::string corridor = R"(
  L.....
  ......
  ..│...
  ..┐...
  ..│─..
  ..E...
)";
State at(const std::string& words, const Options& options = {}) { return position(corridor + words, options); }

// ---- lamps

TEST(GoldHelper, Rule47ALampOnTheTileOfTheHelper) {
  const State state = at("0: helper C5");
  const State then = after(state, Light{});
  EXPECT_EQ(lamps(then, 0), "C5 +4");
  EXPECT_EQ(asked(then), "act 0 2");
  EXPECT_EQ(lamps(after(then, {helperTo("C6"), helperTo("C5")}), 0), "C5 +4") << "it stays";
}

TEST(GoldHelper, Rule47AlsoInAChamber) { EXPECT_EQ(lamps(after(at("0: helper A1"), Light{}), 0), "A1 +4"); }

TEST(GoldHelper, Rule47OnlyFromTheSupply) {
  EXPECT_EQ(whyNot(at("0: helper C5, lamps A1 C3 C4 D5"), Light{}), "");
  const State state = position(R"(
    L.....
    ......
    .│││..
    ..┐...
    ..│─..
    ..E...
    0: helper C5, lamps A1 B3 C3 D3 C4
  )");
  EXPECT_EQ(whyNot(state, Light{}), "47");
  EXPECT_EQ(movesOf("light", state), "");
}

TEST(GoldHelper, Rule47NotOnTheEntrance) { EXPECT_EQ(whyNot(at(""), Light{}), "47b"); }

TEST(GoldHelper, Rule47OneOfAColourOnATile) {  // A13
  EXPECT_EQ(whyNot(at("0: helper C5, lamps C5"), Light{}), "49");
  EXPECT_EQ(movesOf("light", at("0: helper C5, lamps C5")), "");
}

TEST(GoldHelper, Rule48AnOwnLampIsTakenBack) {
  const State state = at("0: helper C5, lamps C5 C4");
  const State then = after(state, Douse{});
  EXPECT_EQ(lamps(then, 0), "C4 +4");
  EXPECT_EQ(asked(then), "act 0 2");
}

TEST(GoldHelper, Rule48OnlyWhereTheHelperStands) {
  EXPECT_EQ(whyNot(at("0: helper C5, archaeologist C4, lamps C4"), Douse{}), "48");
  EXPECT_EQ(whyNot(at("0: helper C5\n1: lamps C5"), Douse{}), "48") << "another's";
}

TEST(GoldHelper, Rule49LampsOfDifferentPlayersOnOneTile) {
  const State state = at("0: helper C5\n1: lamps C5");
  const State then = after(state, Light{});
  EXPECT_EQ(lamps(then, 0), "C5 +4");
  EXPECT_EQ(lamps(then, 1), "C5 +4");
  const State back = after(then, Douse{});
  EXPECT_EQ(lamps(back, 0), "+5");
  EXPECT_EQ(lamps(back, 1), "C5 +4");
}

// ---- turning

TEST(GoldHelper, Rule50TheTileHeStandsOn) {
  const State state = at("0: helper C4");
  EXPECT_EQ(drawn(after(state, rotate("C4", Ways::ne))), drawing(R"(
    L.....
    ......
    ..│...
    ..└...
    ..│─..
    ..E...
  )"));
}

TEST(GoldHelper, Rule50ATileBesideThatHeCouldStepOnto) {
  const State state = at("0: helper C5");
  EXPECT_EQ(whyNot(state, rotate("C4", Ways::ne)), "");
  EXPECT_EQ(whyNot(state, rotate("D5", Ways::ns)), "50d") << "a wall of his tile";
  EXPECT_EQ(whyNot(at("0: helper C4"), rotate("C3", Ways::ew)), "50d");
  EXPECT_EQ(whyNot(at("0: helper C3"), rotate("C4", Ways::ne)), "50d") << "a wall of the other tile";
  EXPECT_EQ(whyNot(state, rotate("C3", Ways::ew)), "50") << "too far";
  EXPECT_EQ(whyNot(at("0: helper C5, lamps C4 C5"), rotate("C3", Ways::ew)), "50") << "lamps do not help";
  EXPECT_EQ(movesOf("rotate", state),
            "rotate at:C4 open:es, rotate at:C4 open:ne, rotate at:C4 open:wn, rotate at:C5 "
            "open:ew");
}

TEST(GoldHelper, Rule50FromTheEntranceToo) {
  EXPECT_EQ(whyNot(at(""), rotate("C5", Ways::ew)), "");
  EXPECT_EQ(movesOf("rotate", at("")), "rotate at:C5 open:ew");
}

TEST(GoldHelper, Rule50NeitherFaceDownTilesNorTheEntrance) {
  EXPECT_EQ(whyNot(at("0: helper D5"), rotate("E5", Ways::ns)), "50b");
  EXPECT_EQ(whyNot(at("0: helper C5"), rotate("C6", Ways::esw)), "50c");
  EXPECT_EQ(whyNot(at(""), rotate("C6", Ways::esw)), "50c");
}

TEST(GoldHelper, Rule50NoFallenPlaces) {
  const State state = position(maskGone + "falling C3 0\n0: helper C4");
  EXPECT_EQ(whyNot(state, rotate("C3", Ways::ew)), "82");
}

TEST(GoldHelper, Rule51OneActionHoweverFar) {
  for (const Ways ways : {Ways::wn, Ways::ne, Ways::es}) {
    const State state = after(at("0: helper C4"), rotate("C4", ways));
    EXPECT_EQ(waysAt(state, "C4"), ways);
    EXPECT_EQ(asked(state), "act 0 2");
    EXPECT_EQ(figures(state), "C6 C4, C6 C6");
  }
}

TEST(GoldHelper, Rule51TheOpeningsMustBeDifferentAfterwards) {
  EXPECT_EQ(whyNot(at("0: helper C5"), rotate("C5", Ways::ns)), "51");
  EXPECT_EQ(whyNot(at("0: helper C4"), rotate("C4", Ways::sw)), "51");
  EXPECT_EQ(whyNot(at("0: helper A1"), rotate("A1", Ways::nesw)), "51");
  EXPECT_EQ(movesOf("rotate at:A1", at("0: helper A1")), "");
  const State crossing = position(R"(
    ......
    ......
    ......
    ......
    ..┼...
    ..E...
    0: helper C5
  )",
                                  with(&Options::mix, Gold::Mix::open));
  EXPECT_EQ(movesOf("rotate", crossing), "");
}

TEST(GoldHelper, Rule51OnlySoAsTheTileCanLie) {
  for (const Ways ways : {Ways::none, Ways::n, Ways::ne, Ways::nes, Ways::nesw})
    EXPECT_EQ(whyNot(at("0: helper C5"), rotate("C5", ways)), "51d");
  EXPECT_EQ(whyNot(at("0: helper C4"), rotate("C4", Ways::ns)), "51d");
  EXPECT_EQ(whyNot(at("0: helper A1"), rotate("A1", Ways::n)), "51d");
}

TEST(GoldHelper, Rule51EverythingStaysOnTheTile) {
  const State state = at("lying two C4\n0: helper C5, lamps C4\n1: archaeologist C4, carries three, lamps C4");
  const State then = after(state, rotate("C4", Ways::ne));
  EXPECT_EQ(figures(then), figures(state));
  EXPECT_EQ(lamps(then, 0) + lamps(then, 1), lamps(state, 0) + lamps(state, 1));
  EXPECT_EQ(lying(then), "two C4");
  EXPECT_EQ(carries(then, 1), "three");
}

TEST(GoldHelper, Rule51WaysOfOthersMayBeBlocked) {
  const State state = at("0: helper C5\n1: archaeologist C4, helper C4");
  const State then = after(state, rotate("C4", Ways::wn));
  EXPECT_EQ(whyNot(after(then, Done{}), walk("C5")), "26");
}

TEST(GoldHelper, Rule51TheDoorOfAChamberMayNotLeadOut) {
  const Options options = with(&Options::doors, Gold::Doors::one);
  const State state = position(R"(
    ......
    ......
    ......
    .....L
    ......
    ..E...
    door L w
    0: helper F4
  )",
                               options);
  EXPECT_EQ(whyNot(state, rotate("F4", Ways::e)), "51b");
  EXPECT_EQ(movesOf("rotate", state), "rotate at:F4 open:n, rotate at:F4 open:s");
}

TEST(GoldHelper, Rule51NorToAFallenPlace) {
  const Options options = with(&Options::doors, Gold::Doors::one);
  const State state = position(R"(
    LOF...
    ......
    ......
    .._I..
    ......
    ..E...
    falling C4 0, door L e, door O e, door F e, door I n
    0: helper D4
  )",
                               options);
  EXPECT_EQ(whyNot(state, rotate("D4", Ways::w)), "51b");
  EXPECT_EQ(movesOf("rotate", state), "rotate at:D4 open:e, rotate at:D4 open:s");
}

}  // namespace
}  // namespace mastaba::gold

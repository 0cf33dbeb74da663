// Rules 76 to 86: the mask is found and carried out, and the pyramid falls.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

State armed(const std::string& words, const Options& options = {}) { return position(maskFound + words, options); }
State falling(const std::string& words, const Options& options = {}) { return position(maskGone + words, options); }

// ---- found

TEST(GoldRuin, Rule76FindingTheMaskArmsTheCollapse) {
  const State state = position(R"(
    LOFI..
    ......
    ......
    ..│...
    ..│...
    ..E...
    turn 1, taken 2 3 4 5
    1: archaeologist C4
  )");
  const u64 luck = luckForPhoto(state, reveal("C3"), 1);
  EXPECT_EQ(ruin(state), "quiet");
  const State then = after(state, reveal("C3"), luck);
  EXPECT_EQ(ruin(then), "armed C3 1 3 fresh");
  EXPECT_EQ(int{then.open.quiet}, 0);
  EXPECT_EQ(drawn(then), drawing(maskFound)) << "nothing falls yet";
  EXPECT_EQ(told(state, reveal("C3"), spectator, luck).back(), "armed seat:1 turns:3");
}

TEST(GoldRuin, Rule77CarryingItOutBeginsTheCollapse) {
  const State state = armed("0: archaeologist C3, carries mask");
  EXPECT_EQ(ruin(state), "armed C3 0 3");
  const State then = after(state, walk("C4"));
  EXPECT_EQ(ruin(then), "falling C3 0 1 fresh");
  EXPECT_TRUE(then.open.ruin.stolen);
  EXPECT_EQ(carries(then, 0), "mask");
}

TEST(GoldRuin, Rule77TakingDroppingAndStealingInsideStartNothing) {
  State state = armed("lying mask C3\n0: archaeologist C3, helper C3\n1: archaeologist C3");
  for (const Move& move : {take(Treasure::mask), helperTo("C4"), Move{Drop{}}, helperTo("C3"), take(Treasure::mask)}) {
    EXPECT_EQ(brought(state, move), Words{});
    state = after(state, move);
    EXPECT_EQ(ruin(state), "armed C3 0 3");
  }
  state = after(state, Done{});
  EXPECT_EQ(brought(state, steal(0)), Words{});
  state = after(state, steal(0));
  EXPECT_EQ(ruin(state), "armed C3 0 2") << "the clock is the finder's";
  EXPECT_EQ(ruin(after(state, walk("C4"))), "falling C3 1 1 fresh") << "until somebody carries it out";
}

TEST(GoldRuin, Rule77OtherTreasuresAndFiguresMayLeave) {
  const State state = armed("lying mask C3\n0: archaeologist C3, helper C3, carries two");
  EXPECT_EQ(ruin(after(state, walk("C4"))), "armed C3 0 3");
  EXPECT_EQ(ruin(after(state, helperTo("C4"))), "armed C3 0 3");
  const State holder = armed("0: archaeologist C3, helper C3, carries mask");
  EXPECT_EQ(ruin(after(holder, helperTo("C4"))), "armed C3 0 3");
}

// ---- carried out

TEST(GoldRuin, Rule79TheChamberFallsAtOnceWithEverythingOnIt) {
  const State state = armed(
      "lying two C3\n0: archaeologist C3, helper C3, carries mask, lamps C3 C4\n1: archaeologist C3, carries three\n"
      "2: helper C3, lamps C3",
      forPlayers(3));
  EXPECT_EQ(brought(state, walk("C4")),
            (Words{"maskLeft seat:0", "chamberFell at:C3", "lost seat:0 figure:helper at:C3", "lampBuried seat:0 at:C3",
                   "lost seat:1 figure:archaeologist at:C3", "buried treasure:three at:C3",
                   "lost seat:2 figure:helper at:C3", "lampBuried seat:2 at:C3", "buried treasure:two at:C3"}));
  const State then = after(state, walk("C4"));
  EXPECT_EQ(drawn(then), drawing(maskGone));
  EXPECT_EQ(figures(then), "C4 -, - C6, C6 -");
  EXPECT_EQ(lying(then), "");
  EXPECT_EQ(carries(then, 1), "none");
  EXPECT_EQ(lamps(then, 0), "C4 +3");
  EXPECT_EQ(int{then.open.buried.of[0]}, 1);
  EXPECT_EQ(int{then.open.buried.of[1]}, 1);
}

TEST(GoldRuin, Rule79AlongLampsAfterTheOneAction) {
  const State state = armed("0: archaeologist C3, carries mask, lamps C4");
  const State then = after(state, walk("C5"));
  EXPECT_EQ(figures(then), "C5 C6, C6 C6");
  EXPECT_EQ(drawn(then), drawing(maskGone));
}

TEST(GoldRuin, Rule79StraightHome) {
  const State state = armed("0: archaeologist C3, carries mask, lamps C4 C5\n1: archaeologist C4");
  EXPECT_EQ(brought(state, walk("C6")),
            (Words{"maskLeft seat:0", "chamberFell at:C3", "delivered seat:0 treasure:mask"}));
  EXPECT_EQ(museum(after(state, walk("C6")), 0), "5 photos, mask");
}

TEST(GoldRuin, Rule80TheRestOfTheTurnIsPlayedAndNothingMoreFalls) {
  State state = after(armed("0: archaeologist C3, carries mask\n1: archaeologist C4"), walk("C4"));
  EXPECT_EQ(asked(state), "act 0 2");
  state = after(state, walk("C5"));
  EXPECT_EQ(told(state, Done{}), Words{});
  state = after(state, Done{});
  EXPECT_EQ(drawn(state), drawing(maskGone));
  EXPECT_EQ(ruin(state), "falling C3 0 1");
  EXPECT_EQ(asked(state), "act 1 3");
}

TEST(GoldRuin, Rule81ARingFallsAfterEachTurnOfTheOwner) {
  State state = falling("falling C3 0\n0: archaeologist C5, carries mask\n1: archaeologist C5");
  const Words heard{"ringFell ring:1 tiles:8"};
  EXPECT_EQ(told(state, Done{}), heard);
  state = after(state, Done{});
  EXPECT_EQ(drawn(state), drawing(ringGone));
  EXPECT_EQ(ruin(state), "falling C3 0 2");
  const std::string before = drawn(state);
  state = after(state, Done{});
  EXPECT_EQ(drawn(state), before) << "not after the other's turn";
}

TEST(GoldRuin, Rule81TheNextRingFallsAroundTheLast) {
  const State state = position(R"(
    LOFI..
    .___..
    .___..
    .___..
    ..│...
    ..E──┐
    falling C3 0
    0: archaeologist F6, carries mask
  )");
  EXPECT_EQ(told(state, Done{}), Words{"ringFell ring:2 tiles:16"});
  EXPECT_EQ(drawn(after(state, Done{})), drawing(R"(
    _____.
    _____.
    _____.
    _____.
    _____.
    ..E──┐
  )"));
}

TEST(GoldRuin, Rule81RingsAroundD3) {
  Open open{};
  open.entrance = placeNamed("C6");
  open.ruin.centre = placeNamed("D3");
  const std::string rings = "322222321112321*12321112322222333333";
  for (int i = 0; i < places; ++i)
    for (int ring = 1; ring <= 5; ++ring)
      EXPECT_EQ(ringOf(open, ring).has(i), rings[static_cast<std::size_t>(i)] == '0' + ring && i != open.entrance)
          << Place(i).name() << " " << ring;
}

TEST(GoldRuin, Rule81TheOwnerIsWhoCarriedItOut) {
  // Found by seat 0, carried out by seat 1.
  State state = after(armed("turn 1, armed 0 2\n0: archaeologist C5\n1: archaeologist C3, carries mask"), walk("C4"));
  EXPECT_EQ(ruin(state), "falling C3 1 1 fresh");
  state = after(state, Done{});
  EXPECT_EQ(told(state, Done{}), Words{}) << "the finder's turns no longer count";
  state = after(state, Done{});
  EXPECT_EQ(toldOf("ringFell", state, Done{}), Words{"ringFell ring:1 tiles:8"});
}

TEST(GoldRuin, Rule82FallenTilesGoWithAllThatIsOnThem) {
  const State state = falling(
      "falling C3 0, lying three C4\n0: archaeologist C5, carries mask, lamps C4 C5\n1: archaeologist C4, helper C4, "
      "carries two, lamps C4");
  EXPECT_EQ(told(state, Done{}),
            (Words{"ringFell ring:1 tiles:8", "lampBuried seat:0 at:C4", "lost seat:1 figure:archaeologist at:C4",
                   "buried treasure:two at:C4", "lost seat:1 figure:helper at:C4", "lampBuried seat:1 at:C4",
                   "buried treasure:three at:C4", "satOut seat:1"}));
  const State then = after(state, Done{});
  EXPECT_EQ(figures(then), "C5 C6, - -");
  EXPECT_EQ(lamps(then, 0), "C5 +3") << "a lamp does not come back";
  EXPECT_EQ(lamps(then, 1), "+4");
  EXPECT_EQ(lying(then), "");
  EXPECT_EQ(carries(then, 1), "none");
}

TEST(GoldRuin, Rule82NobodyLearnsWhatFellFaceDown) {
  const State state = falling("falling C3 0\n0: archaeologist C5, carries mask\n1: archaeologist C5");
  const State then = after(state, Done{});
  EXPECT_TRUE((then.open.hidden.of == state.open.hidden.of)) << "they are as unknown as before";
  EXPECT_EQ(toldOf("revealed", state, Done{}), Words{});
}

TEST(GoldRuin, Rule82NobodyEntersTurnsOrRevealsAFallenPlace) {
  const State state = falling("falling C3 0\n0: archaeologist C4, helper C4");
  EXPECT_EQ(whyNot(state, walk("C3")), "82");
  EXPECT_EQ(whyNot(state, helperTo("C3")), "82");
  EXPECT_EQ(whyNot(state, reveal("C3")), "82");
  EXPECT_EQ(whyNot(state, rotate("C3", Ways::ew)), "82");
}

TEST(GoldRuin, Rule83UntilTheWholePyramidIsGone) {
  const State state = falling("falling C3 0\n0: archaeologist C5, carries mask\n1: archaeologist C5");
  Words rings;
  for (State then = state; asked(then) != "over"; then = after(then, Done{}))
    for (const std::string& word : toldOf("ringFell", then, Done{})) rings.push_back(word);
  EXPECT_EQ(rings, (Words{"ringFell ring:1 tiles:8", "ringFell ring:2 tiles:16"})) << "then nobody is inside";
}

TEST(GoldRuin, Rule84TheMaskMayBeStolenAndTheClockFollows) {
  State state = falling("turn 1, falling C3 0\n0: archaeologist C5, carries mask\n1: archaeologist C5");
  EXPECT_EQ(brought(state, steal(0)), Words{"clockPassed seat:1"});
  state = after(state, steal(0));
  EXPECT_EQ(ruin(state), "falling C3 1 1");
  EXPECT_EQ(toldOf("ringFell", state, Done{}), Words{"ringFell ring:1 tiles:8"}) << "at the end of this very turn";
  state = after(state, Done{});
  EXPECT_EQ(toldOf("ringFell", state, Done{}), Words{}) << "no longer after the robbed one's";
}

TEST(GoldRuin, Rule84StolenRightAfterItWasCarriedOut) {
  State state = after(armed("0: archaeologist C3, carries mask\n1: archaeologist C4"), {walk("C4"), Done{}});
  state = after(state, {steal(0), walk("C5")});
  EXPECT_EQ(toldOf("ringFell", state, Done{}), Words{"ringFell ring:1 tiles:8"});
  EXPECT_EQ(toldOf("lost", state, Done{}), Words{"lost seat:0 figure:archaeologist at:C4"});
}

TEST(GoldRuin, Rule84TakenFromTheFloorToo) {
  const State state = falling("turn 1, falling C3 0, lying mask C5\n0: archaeologist C4\n1: archaeologist C5");
  EXPECT_EQ(brought(state, take(Treasure::mask)), Words{"clockPassed seat:1"});
  EXPECT_EQ(ruin(after(state, take(Treasure::mask))), "falling C3 1 1");
  const State own = falling("turn 0, falling C3 0, lying mask C5\n0: archaeologist C5");
  EXPECT_EQ(brought(own, take(Treasure::mask)), Words{}) << "by its owner";
  const State other = falling("turn 1, falling C3 0, lying two C5\n0: archaeologist C4\n1: archaeologist C5");
  EXPECT_EQ(brought(other, take(Treasure::two)), Words{}) << "another treasure";
}

TEST(GoldRuin, Rule85IfItLiesTheLastOwnersTurnsCount) {
  State state = falling("falling C3 0\n0: archaeologist C5, carries mask\n1: archaeologist C5");
  state = after(state, Drop{});
  EXPECT_EQ(ruin(state), "falling C3 0 1");
  EXPECT_EQ(toldOf("ringFell", state, Done{}), Words{"ringFell ring:1 tiles:8"});
}

TEST(GoldRuin, Rule85AlsoIfItIsHomeOrLost) {
  const State home = falling("falling C3 1, turn 1\n0: archaeologist C5\n1: museum mask");
  EXPECT_EQ(toldOf("ringFell", home, Done{}), Words{"ringFell ring:1 tiles:8"});
  const State lost = falling("falling C3 1, turn 1\n0: archaeologist C5\n1: archaeologist lost");
  EXPECT_EQ(toldOf("ringFell", lost, Done{}), Words{"ringFell ring:1 tiles:8"});
}

TEST(GoldRuin, Rule85AlsoIfTheLastOwnerHasNobodyLeft) {
  const State state = falling("falling C3 1\n0: archaeologist C5\n1: archaeologist lost, helper lost");
  const Words words = told(state, Done{});
  EXPECT_EQ(words, (Words{"satOut seat:1", "ringFell ring:1 tiles:8"}));
  EXPECT_EQ(asked(after(state, Done{})), "act 0 3");
}

TEST(GoldRuin, Rule86AFigureThatFallsIsLost) {
  const State state = falling("falling C3 0\n0: archaeologist C5, helper C4, carries mask\n1: archaeologist C4");
  const State then = after(state, Done{});
  EXPECT_EQ(figures(then), "C5 -, - C6");
  EXPECT_EQ(Gold::standing(then).points[0], Gold::standing(state).points[0] - 1);
  EXPECT_EQ(Gold::standing(then).points[1], Gold::standing(state).points[1] - 2);
  EXPECT_EQ(whyNot(then, walk("C5")), "86");
  EXPECT_EQ(whyNot(after(then, Done{}), helperTo("C5")), "86");
}

TEST(GoldRuin, Rule45TheEntranceNeverFalls) {
  const State state = falling("falling C3 0\n0: archaeologist C5, carries mask\n1: archaeologist C5");
  State then = state;
  for (int i = 0; i < 20 && asked(then) != "over"; ++i) then = after(then, Done{});
  EXPECT_EQ(asked(then), "over");
  EXPECT_EQ(drawn(then), drawing(R"(
    ______
    ______
    ______
    ______
    ______
    __E___
  )"));
  EXPECT_EQ(figures(then), "- C6, - C6");
}

TEST(GoldRuin, Rule98WhatFallsIsOutOfTheGame) {
  const State state = falling("falling C3 0, lying three C4\n0: archaeologist C4, carries mask\n1: archaeologist C5");
  const State then = after(state, Done{});
  EXPECT_EQ(toldOf("buried", state, Done{}), (Words{"buried treasure:mask at:C4", "buried treasure:three at:C4"}));
  EXPECT_EQ(carries(then, 0), "none");
  EXPECT_EQ(then.open.buried.of[1], state.open.buried.of[1] + 1);
  EXPECT_EQ(museum(then, 0), "5 photos");
}

// ---- A32, A42: while it falls everybody plays as usual

TEST(GoldRuin, Rule83MeanwhileEverybodyPlaysAsUsual) {
  const State state = falling("falling C3 1\n0: archaeologist C5, helper C5, carries mask");
  EXPECT_EQ(whyNot(state, Light{}), "");
  EXPECT_EQ(whyNot(state, rotate("C5", Ways::ew)), "");
  const State outside = falling("falling C3 1\n1: archaeologist C5");
  EXPECT_EQ(whyNot(outside, walk("C5")), "") << "in again";
  const State digs = laid(outside, "B6", Kind::curve, Ways::wn);
  EXPECT_EQ(waysAt(digs, "B6"), Ways::wn);
  EXPECT_EQ(int{digs.open.quiet}, 0);
}

TEST(GoldRuin, Rule83TilesThatAreCutOffWaitForTheirRing) {
  const State state = after(falling("falling C3 0\n0: archaeologist C5, carries mask\n1: archaeologist A1"), Done{});
  EXPECT_EQ(kindOf(state, "A1"), Kind::lotus);
  EXPECT_EQ(figures(state), "C5 C6, A1 C6");
}

// The example of the rules: Ida is seat 0, Omar seat 1.
TEST(GoldRuin, Rule81TheExampleOfACollapse) {
  State state = position(R"(
    LOFI..
    ......
    ...C..
    ...│..
    ...│..
    ..E┘..
    0: archaeologist D3, carries mask
    1: archaeologist A1, helper D3
  )");
  EXPECT_EQ(toldOf("lost", state, walk("D4")), Words{"lost seat:1 figure:helper at:D3"});
  state = after(state, {walk("D4"), walk("D5"), walk("D6")});
  EXPECT_EQ(told(state, Done{}), Words{}) << "nothing more falls";
  EXPECT_EQ(toldOf("ringFell", after(state, {Done{}, Done{}}), walk("C6")), Words{});
  state = after(state, {Done{}, Done{}, walk("C6")});
  EXPECT_EQ(museum(state, 0), "5 photos, mask");
  for (const char* ring : {"ringFell ring:1 tiles:8", "ringFell ring:2 tiles:16", "ringFell ring:3 tiles:10"}) {
    EXPECT_EQ(toldOf("ringFell", state, Done{}), Words{ring});
    state = after(state, Done{});
    if (asked(state) != "over") state = after(state, Done{});
  }
  EXPECT_EQ(asked(state), "over");
  EXPECT_EQ(figures(state), "C6 C6, - -");
}

// ---- A36, A37

TEST(GoldRuin, Rule87CarriedOutInTheThirdTurnNothingElseFalls) {
  State state = after(armed("armed 0 1\n0: archaeologist C3, carries mask\n1: archaeologist C4"), walk("C4"));
  EXPECT_EQ(told(state, Done{}), Words{});
  state = after(state, Done{});
  EXPECT_EQ(drawn(state), drawing(maskGone));
  EXPECT_EQ(ruin(state), "falling C3 0 1");
}

}  // namespace
}  // namespace mastaba::gold

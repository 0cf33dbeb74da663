// Rules 30 to 33, 35 and 52: curses, and what protects from them.
#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

Options atOnce() {
  Options options;
  options.losses = Schatz::Losses::atOnce;
  return options;
}

constexpr auto fourAtTheTable =
    "row 11 10 9 8 7, pawn T, discard S5, turn 1\n"
    "0: on 0, laid L2 T3, hand L1\n"
    "1: on 0, laid R4 T5, hand L1 C\n"
    "2: on 0, laid, hand R1\n"
    "3: on 0, laid S1 P, hand S2\n";

TEST(Schatz, Rule30Rule31EverybodyWithEquipmentGivesUpOneOfOwnChoice) {  // A18: clockwise, the curser last
  State state = after(position(fourAtTheTable), 1, Play{Card::curse});
  EXPECT_EQ(textOf(state),
            "pawn T, discard S5 C, giveUp 3\n"
            "0: on 0, laid L2 T3, hand L1\n"
            "1: on 0, laid R4 T5, hand L1\n"
            "2: on 0, laid, hand R1\n"
            "3: on 0, laid S1 P, hand S2\n");
  EXPECT_EQ(movesOf(state, 3), "give S1 give P");
  EXPECT_EQ(movesOf(state, 0), "") << "one after the other";
  EXPECT_EQ(refusal(state, 0, GiveUp{Card::ladder2}), no(16));
  state = after(state, 3, GiveUp{Card::spade1});
  EXPECT_EQ(movesOf(state, 0), "give L2 give T3");
  state = after(state, 0, GiveUp{Card::torch3});
  EXPECT_EQ(movesOf(state, 1), "give T5 give R4");
  state = after(state, 1, GiveUp{Card::rope4});
  EXPECT_EQ(textOf(state),
            "pawn T, discard S5 C S1 T3 R4, turn 2\n"
            "0: on 0, laid L2, hand L1\n"
            "1: on 0, laid T5, hand L1\n"
            "2: on 0, laid, hand R1\n"
            "3: on 0, laid P, hand S2\n");
}

TEST(Schatz, Rule30OnlyWhatLiesBeforeOneCanBeGivenUp) {
  const State state = after(position(fourAtTheTable), 1, Play{Card::curse});
  EXPECT_EQ(refusal(state, 3, GiveUp{Card::spade2}), no(30, 'b')) << "in hand";
  EXPECT_EQ(refusal(state, 3, GiveUp{Card::ladder2}), no(30, 'b')) << "before another";
  EXPECT_EQ(refusal(state, 3, GiveUp{Card::none}), no(30, 'b'));
  EXPECT_EQ(refusal(state, 3, Draw{1}), no(30, 'c'));
  EXPECT_EQ(refusal(state, 3, Enough{}), no(30, 'c'));
  EXPECT_EQ(refusal(position(fourAtTheTable), 1, GiveUp{Card::rope4}), no(30)) << "there is no curse";
}

TEST(Schatz, Rule30A39WithoutAChoiceNobodyIsAsked) {
  const State state = position(
      "row 11 10 9 8 7, pawn T, turn 0\n"
      "0: on 0, laid L2, hand L1 C\n"
      "1: on 0, laid T3 T3, hand R2\n"
      "2: on 0, laid S1, hand S2\n");
  EXPECT_EQ(toldAfter(state, 0, Play{Card::curse}), "cursed gaveUp gaveUp gaveUp");
  EXPECT_EQ(textAfter(state, 0, Play{Card::curse}),
            "pawn T, discard C T3 S1 L2, turn 1\n"
            "0: on 0, laid, hand L1\n"
            "1: on 0, laid T3, hand R2\n"
            "2: on 0, laid, hand S2\n");
}

TEST(Schatz, Rule31TheCurseHitsWhoPlaysItToo) {  // A32: the way out of a sum too close to twelve
  const State state = position(
      "pawn T, turn 0\n"
      "0: on 5, laid L5 T5 R1, hand L1 C\n"
      "1: on 0, laid, hand R1\n");
  const State cursed = after(state, 0, Play{Card::curse});
  EXPECT_EQ(movesOf(cursed, 0), "give L5 give T5 give R1");
  EXPECT_EQ(textAfter(cursed, 0, GiveUp{Card::ladder5}),
            "pawn T, discard C L5, turn 1\n"
            "0: on 5, laid T5 R1, hand L1\n"
            "1: on 0, laid, hand R1\n");
}

TEST(Schatz, Rule32WithoutEquipmentNothingIsLost) {  // A16: not even a protection
  const State state = position(
      "pawn T, turn 0\n"
      "0: on 0, laid, hand L1 C\n"
      "1: on 0, laid P P, hand R1\n");
  EXPECT_TRUE(losses(state.open, 1).empty());
  for (const auto& options : {Options{}, atOnce()}) {
    State table = state;
    table.open.options.losses = options.losses;
    EXPECT_EQ(textAfter(table, 0, Play{Card::curse}),
              "pawn T, discard C, turn 1\n"
              "0: on 0, laid, hand L1\n"
              "1: on 0, laid P P, hand R1\n");
    EXPECT_EQ(toldAfter(table, 0, Play{Card::curse}), "cursed");
  }
}

TEST(Schatz, Rule33TheCurseIsDiscardedAndTheTurnEnds) {  // A15: also a curse that hits nobody
  const State state = position(
      "pawn T, discard S1, turn 1\n"
      "0: on 0, laid, hand L1\n"
      "1: on 0, laid, hand C C\n"
      "2: on 0, laid, hand R1\n");
  EXPECT_EQ(textAfter(state, 1, Play{Card::curse}),
            "pawn T, discard S1 C, turn 2\n"
            "0: on 0, laid, hand L1\n"
            "1: on 0, laid, hand C\n"
            "2: on 0, laid, hand R1\n");
}

TEST(Schatz, Rule35AProtectionMayBeGivenUpInstead) {  // A20: one for one curse
  const State state = after(position("row 11 10 9 8 7, pawn T, turn 1\n"
                                     "0: on 0, laid T3 P P, hand L1\n"
                                     "1: on 0, laid, hand L1 C\n"),
                            1, Play{Card::curse});
  EXPECT_EQ(movesOf(state, 0), "give T3 give P");
  EXPECT_EQ(textAfter(state, 0, GiveUp{Card::protection}),
            "pawn T, discard C P, turn 0\n"
            "0: on 0, laid T3 P, hand L1\n"
            "1: on 0, laid, hand L1\n");
  EXPECT_EQ(textAfter(state, 0, GiveUp{Card::torch3}),
            "pawn T, discard C T3, turn 0\n"
            "0: on 0, laid P P, hand L1\n"
            "1: on 0, laid, hand L1\n");
}

TEST(Schatz, Rule35WithoutAProtectionThereIsNone) {
  const State state = after(position("row 11 10 9 8 7, pawn T, turn 1\n"
                                     "0: on 0, laid T3 T4, hand L1 P\n"
                                     "1: on 0, laid, hand L1 C\n"),
                            1, Play{Card::curse});
  EXPECT_EQ(refusal(state, 0, GiveUp{Card::protection}), no(35)) << "one in hand protects from nothing";
}

TEST(Schatz, Rule35A17AlsoAgainstTheOwnCurse) {
  const State state = after(position("row 11 10 9 8 7, pawn T, turn 1\n"
                                     "0: on 0, laid, hand L1\n"
                                     "1: on 0, laid T3 P, hand L1 C\n"),
                            1, Play{Card::curse});
  EXPECT_EQ(textAfter(state, 1, GiveUp{Card::protection}),
            "pawn T, discard C P, turn 0\n"
            "0: on 0, laid, hand L1\n"
            "1: on 0, laid T3, hand L1\n");
}

TEST(Schatz, Rule34Rule35A19AProtectionCountsAtOnce) {
  State state = position(
      "row 11 10 9 8 7, pawn T, turn 0\n"
      "0: on 0, laid T3, hand L1 P\n"
      "1: on 0, laid, hand L1 C\n");
  state = after(state, 0, Play{Card::protection});
  state = after(state, 1, Play{Card::curse});
  EXPECT_EQ(movesOf(state, 0), "give T3 give P");
}

TEST(Schatz, Rule30Rule31Rule35AllChooseSecretlyAtTheSameTimeIfSoAgreed) {
  State state = after(position(fourAtTheTable, atOnce()), 1, Play{Card::curse});
  EXPECT_EQ(textOf(state),
            "pawn T, discard S5 C, giveUp 0 1 3\n"
            "0: on 0, laid L2 T3, hand L1\n"
            "1: on 0, laid R4 T5, hand L1\n"
            "2: on 0, laid, hand R1\n"
            "3: on 0, laid S1 P, hand S2\n");
  EXPECT_EQ(refusal(state, 2, GiveUp{Card::rope1}), no(16));
  EXPECT_EQ(toldAfter(state, 0, GiveUp{Card::torch3}), "chose");
  state = after(state, 0, GiveUp{Card::torch3});
  EXPECT_EQ(refusal(state, 0, GiveUp{Card::torch3}), no(16)) << "chosen is chosen";
  EXPECT_EQ(state.open.laid[0].size(), 2) << "nothing is seen yet";
  EXPECT_EQ(state.own[0].given, Card::torch3);
  EXPECT_EQ(viewOf<Schatz>(state, 1).own.given, Card::none);
  state = after(state, 3, GiveUp{Card::protection});
  EXPECT_EQ(toldAfter(state, 1, GiveUp{Card::torch5}), "chose gaveUp gaveUp gaveUp");
  EXPECT_EQ(textAfter(state, 1, GiveUp{Card::torch5}),
            "pawn T, discard S5 C P T3 T5, turn 2\n"
            "0: on 0, laid L2, hand L1\n"
            "1: on 0, laid R4, hand L1\n"
            "2: on 0, laid, hand R1\n"
            "3: on 0, laid S1, hand S2\n");
}

TEST(Schatz, Rule30A39AtTheSameTimeOnlyThoseWithAChoiceAreAsked) {
  const State state = position(
      "row 11 10 9 8 7, pawn T, turn 0\n"
      "0: on 0, laid L2, hand L1 C\n"
      "1: on 0, laid T3 T3, hand R2\n"
      "2: on 0, laid S1 S2, hand S2\n",
      atOnce());
  const State cursed = after(state, 0, Play{Card::curse});
  EXPECT_EQ(Schatz::actors(cursed.open), Seats::only(2));
  EXPECT_EQ(textAfter(cursed, 2, GiveUp{Card::spade2}),
            "pawn T, discard C T3 S2 L2, turn 1\n"
            "0: on 0, laid, hand L1\n"
            "1: on 0, laid T3, hand R2\n"
            "2: on 0, laid S1, hand S2\n");
}

TEST(Schatz, Rule44Rule45A27ALastCurseHitsFirstThenComesTheStep) {
  const State state = position(
      "row 11 10 9 8 7, pawn T, pile S1 S2 S3 S4 S5, turn 0\n"
      "0: on 0, laid L2 L3, hand C\n"
      "1: on 0, laid T3, hand R2\n");
  const State cursed = after(state, 0, Play{Card::curse});
  EXPECT_EQ(textOf(cursed),
            "pawn T, discard C T3, giveUp 0\n"
            "0: on 0, laid L2 L3, hand\n"
            "1: on 0, laid, hand R2\n");
  EXPECT_EQ(textAfter(cursed, 0, GiveUp{Card::ladder2}),
            "pawn T, discard C T3 L2 L3, turn 1\n"
            "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
            "1: on 0, laid, hand R2\n");
  State secretly = state;
  secretly.open.options.losses = Schatz::Losses::atOnce;
  EXPECT_EQ(textAfter(after(secretly, 0, Play{Card::curse}), 0, GiveUp{Card::ladder2}),
            "pawn T, discard C T3 L2 L3, turn 1\n"
            "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
            "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule52ACurseNeverPassesAnAdventure) {
  // Whatever is given up, the pawns stay and the sums are lower than before.
  const State state = position(
      "row 4 5 9 8 7, pawn T, turn 0\n"
      "0: on 2, laid L5 L3, hand L1 C\n"
      "1: on 0, laid T3, hand R2\n");
  const State cursed = after(state, 0, Play{Card::curse});
  for (const Card card : {Card::ladder5, Card::ladder3}) {
    const State next = after(cursed, 0, GiveUp{card});
    EXPECT_EQ(next.open.passed, state.open.passed);
    EXPECT_LT(sumOf(next.open.laid[0]), 8);
    EXPECT_EQ(sumOf(next.open.laid[1]), 0);
  }
}

}  // namespace
}  // namespace mastaba::schatz

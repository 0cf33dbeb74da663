// Rules 22 to 29, 34, 36 and 37: the black pawn, equipment, magic and protections.
#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

TEST(Schatz, Rule22OnlyTheMarkedItemMayBePlayed) {
  for (const std::string pawn : {"L", "T", "R", "S"}) {
    const State state = position("pawn " + pawn +
                                 ", turn 0\n"
                                 "0: on 0, laid, hand L1 T1 R1 S1\n"
                                 "1: on 0, laid, hand L2\n");
    for (const std::string item : {"L", "T", "R", "S"})
      EXPECT_EQ(refusal(state, 0, Play{cardOf(item + "1")}), item == pawn ? allowed : no(22)) << item << pawn;
    EXPECT_EQ(movesOf(state, 0).substr(0, 9), "d1 d2 " + pawn + "1 ");
  }
}

TEST(Schatz, Rule22TheBlackPawnHoldsForEverybody) {
  // The rulebook's example: at the start a torch is refused; magic brings the pawn there, for the others too.
  State state = position(
      "row 8 5 11 4 9, pawn L, turn 0\n"
      "0: on 0, laid, hand T5 M C\n"
      "1: on 0, laid, hand L4 T4 P\n");
  EXPECT_EQ(refusal(state, 0, Play{Card::torch5}), no(22));
  state = after(state, 0, Magic{Item::torch});
  state = after(state, 0, Play{Card::torch5});
  EXPECT_EQ(textOf(state),
            "pawn T, discard M, turn 1\n"
            "0: on 0, laid T5, hand C\n"
            "1: on 0, laid, hand L4 T4 P\n");
  EXPECT_EQ(refusal(state, 1, Play{Card::ladder4}), no(22));
  EXPECT_EQ(refusal(state, 1, Play{Card::torch4}), allowed);
}

TEST(Schatz, Rule23SpecialCardsGoWhateverThePawnShows) {  // A15: a curse that hits nobody too
  for (const std::string pawn : {"L", "T", "R", "S"}) {
    const State state = position("pawn " + pawn +
                                 ", turn 0\n"
                                 "0: on 0, laid, hand M C P\n"
                                 "1: on 0, laid, hand L2\n");
    EXPECT_EQ(refusal(state, 0, Play{Card::curse}), allowed);
    EXPECT_EQ(refusal(state, 0, Play{Card::protection}), allowed);
    EXPECT_EQ(refusal(state, 0, Magic{Item::rope}), allowed);
    EXPECT_EQ(movesOf(state, 0).substr(0, 21), "d1 d2 C P mL mT mR mS");
  }
}

TEST(Schatz, Rule24EquipmentStaysBeforeThePlayer) {
  State state = position(
      "pawn L, pile R4 R5, turn 0\n"
      "0: on 2, laid R1, hand L4 T3 T1\n"
      "1: on 0, laid, hand L2 S1\n");
  state = after(state, 0, Play{Card::ladder4});
  state = after(state, 1, Play{Card::ladder2});
  state = after(state, 0, Swap{Card::torch1, Card::torch3});
  EXPECT_EQ(textOf(state),
            "pawn L, discard T1 T3, turn 1\n"
            "0: on 2, laid R1 L4, hand R4 R5\n"
            "1: on 0, laid L2, hand S1\n");
}

TEST(Schatz, Rule25WhatIsLaidInSeveralTurnsAddsUp) {
  // The rulebook's example: ladder 4, then torch 3, then a protection lie together.
  State state = position(
      "row 8 5 11 4 9, pawn T, pile S5 S4, turn 0\n"
      "0: on 0, laid L4, hand T3 P R1 S1\n"
      "1: on 0, laid, hand L2\n");
  state = after(state, 0, Play{Card::torch3});
  EXPECT_EQ(sumOf(state.open.laid[0]), 7);
  EXPECT_EQ(missing(state.open, 0), 1);
  state = after(state, 1, Draw{1});
  state = after(state, 0, Play{Card::protection});
  EXPECT_EQ(textOf(state),
            "pawn T, discard, turn 1\n"
            "0: on 0, laid L4 T3 P, hand R1 S1\n"
            "1: on 0, laid, hand L2 S4\n");
  // Three items make eight.
  state = after(state, 1, Draw{1});
  state.open.pawn = Item::rope;
  EXPECT_EQ(textAfter(state, 0, Play{Card::rope1}),
            "pawn R, discard L4 T3 R1 P, pawn 0\n"
            "0: on 1, laid, hand S1\n"
            "1: on 0, laid, hand L2 S4 S5\n");
}

TEST(Schatz, Rule25TheSumIsTold) {
  State state = position(
      "row 8 5 11 4 9, pawn T, turn 0\n"
      "0: on 0, laid L4, hand T3 P\n"
      "1: on 0, laid, hand L2\n");
  Telling<Schatz::Event> told;
  Teller<Schatz::Event> teller(told);
  Chance chance(u64{1});
  Schatz::play(state, 0, Play{Card::torch3}, chance, teller);
  ASSERT_FALSE(told.empty());
  const auto* laid = as<Schatz::Laid>(told.front().event);
  ASSERT_NE(laid, nullptr);
  EXPECT_EQ(laid->sum, 7);
  EXPECT_EQ(laid->adventure, Adventure::nest);
}

TEST(Schatz, Rule26LayingEquipmentEndsTheTurn) {
  const State state = position(
      "pawn L, turn 1\n"
      "0: on 2, laid, hand L4 T3\n"
      "1: on 2, laid, hand L2 L3\n");
  EXPECT_EQ(textAfter(state, 1, Play{Card::ladder3}),
            "pawn L, discard, turn 0\n"
            "0: on 2, laid, hand L4 T3\n"
            "1: on 2, laid L3, hand L2\n");
}

TEST(Schatz, Rule27MagicMovesThePawnToAnyItemOrLeavesIt) {  // A14
  const State state = position(
      "pawn T, turn 0\n"
      "0: on 0, laid, hand L4 M\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(movesOf(state, 0), "d1 d2 mL mT mR mS s:L4 s:L4+M s:M");
  for (const Item item : {Item::ladder, Item::torch, Item::rope, Item::spade})
    EXPECT_EQ(after(state, 0, Magic{item}).open.pawn, item);
  const State without = position(
      "pawn T, turn 0\n"
      "0: on 0, laid, hand L4\n"
      "1: on 0, laid, hand M\n");
  EXPECT_EQ(refusal(without, 0, Magic{Item::ladder}), no(27, 'b'));
}

TEST(Schatz, Rule28Rule29MagicIsDiscardedAndGivesAFurtherTurn) {
  State state = position(
      "pawn T, pile S5, discard S1, turn 0\n"
      "0: on 0, laid T1, hand L3 M M\n"
      "1: on 0, laid, hand L2\n");
  state = after(state, 0, Magic{Item::rope});
  EXPECT_EQ(textOf(state),
            "pawn R, discard S1 M, turn 0\n"
            "0: on 0, laid T1, hand L3 M\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(movesOf(state, 0), "d1 d2 mL mT mR mS s:L3 s:L3+M s:M") << "the full choice again";
  // And again (A34), until something ends the turn.
  state = after(state, 0, Magic{Item::ladder});
  EXPECT_EQ(movesOf(state, 0), "d1 d2 L3 s:L3");
  state = after(state, 0, Swap{Card::ladder3, Card::none});
  EXPECT_EQ(textOf(state),
            "pawn L, discard S1 M M L3, turn 1\n"
            "0: on 0, laid T1, hand S5\n"
            "1: on 0, laid, hand L2\n");
}

TEST(Schatz, Rule34AProtectionLiesBeforeThePlayerAndStays) {
  State state = position(
      "pawn T, turn 0\n"
      "0: on 0, laid, hand L4 P\n"
      "1: on 0, laid, hand L2 R1\n");
  state = after(state, 0, Play{Card::protection});
  EXPECT_EQ(textOf(state),
            "pawn T, discard, turn 1\n"
            "0: on 0, laid P, hand L4\n"
            "1: on 0, laid, hand L2 R1\n");
  state = after(state, 1, Draw{1});
  EXPECT_EQ(state.open.protections[0], 1);
}

TEST(Schatz, Rule36SeveralProtectionsMayLieBeforeOnePlayer) {
  const State state = position(
      "pawn T, turn 0\n"
      "0: on 0, laid T1 P P P, hand L4 P\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(state, 0, Play{Card::protection}),
            "pawn T, discard, turn 1\n"
            "0: on 0, laid T1 P P P P, hand L4\n"
            "1: on 0, laid, hand L2\n");
}

TEST(Schatz, Rule37LayingAProtectionEndsTheTurn) {
  const State state = position(
      "pawn T, turn 1\n"
      "0: on 0, laid, hand L4\n"
      "1: on 0, laid, hand L2 P\n");
  EXPECT_EQ(toldAfter(state, 1, Play{Card::protection}), "protected");
  EXPECT_EQ(Schatz::actors(after(state, 1, Play{Card::protection}).open), Seats::only(0));
}

}  // namespace
}  // namespace mastaba::schatz

// The first moves of a game of three, as the rulebook's example has them, in pictures of cards.
#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

TEST(SchatzExample, TheFirstMovesOfAGameOfThree) {
  constexpr Seat sabine = 0;
  constexpr Seat jens = 1;
  constexpr Seat fabian = 2;
  // The first adventure is 8, the black pawn stands on the ladder. Fabian will draw S1, S2, then R1, R2.
  State table = position(
      "row 8 5 11 4 9, pawn L, pile R2 R1 S2 S1, turn 0\n"
      "0: on 0, laid, hand L4 T3 P R5 S4\n"
      "1: on 0, laid, hand M T5 T4 L2 C\n"
      "2: on 0, laid, hand S3 S5 R3 R4 L1\n");

  table = after(table, sabine, Play{Card::ladder4});
  EXPECT_EQ(textOf(table),
            "pawn L, discard, turn 1\n"
            "0: on 0, laid L4, hand T3 R5 S4 P\n"
            "1: on 0, laid, hand L2 T4 T5 M C\n"
            "2: on 0, laid, hand L1 R3 R4 S3 S5\n");

  EXPECT_EQ(Schatz::refuse(table.open, table.own[jens], jens, Play{Card::torch5}), no(22));
  table = after(table, jens, Magic{Item::torch});
  EXPECT_EQ(textOf(table),
            "pawn T, discard M, turn 1\n"
            "0: on 0, laid L4, hand T3 R5 S4 P\n"
            "1: on 0, laid, hand L2 T4 T5 C\n"
            "2: on 0, laid, hand L1 R3 R4 S3 S5\n");
  table = after(table, jens, Play{Card::torch5});
  table = after(table, fabian, Draw{2});
  EXPECT_EQ(textOf(table),
            "pawn T, discard M, turn 0\n"
            "0: on 0, laid L4, hand T3 R5 S4 P\n"
            "1: on 0, laid T5, hand L2 T4 C\n"
            "2: on 0, laid, hand L1 R3 R4 S1 S2 S3 S5\n");

  table = after(table, sabine, Play{Card::torch3});
  table = after(table, jens, Play{Card::torch4});
  EXPECT_EQ(textOf(table),
            "pawn T, discard M T5 T4, turn 2\n"
            "0: on 0, laid L4 T3, hand R5 S4 P\n"
            "1: on 1, laid, hand L2 C\n"
            "2: on 0, laid, hand L1 R3 R4 S1 S2 S3 S5\n");

  // The example lets Fabian take from the discard pile: a slip, no rule knows of that (A13).
  table = after(table, fabian, Draw{2});
  table = after(table, sabine, Play{Card::protection});
  EXPECT_EQ(textOf(table),
            "pawn T, discard M T5 T4, turn 1\n"
            "0: on 0, laid L4 T3 P, hand R5 S4\n"
            "1: on 1, laid, hand L2 C\n"
            "2: on 0, laid, hand L1 R1 R2 R3 R4 S1 S2 S3 S5\n");
}

}  // namespace
}  // namespace mastaba::schatz

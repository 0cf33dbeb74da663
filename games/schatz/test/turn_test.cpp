// Rules 16 to 21: whose turn it is, drawing and swapping.
#include <gtest/gtest.h>
#include <set>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

// All 56 cards are in hands or on the table; seat 0 has none.
constexpr auto nothingToDraw =
    "pawn L, turn 5\n"
    "0: on 5, laid P P P, hand\n"
    "1: on 5, laid L4 L5, hand L1 L1 L2 L2 L3 L3 L4 L5\n"
    "2: on 0, laid, hand T1 T1 T2 T2 T3 T3 T4 T4 T5 T5\n"
    "3: on 0, laid, hand R1 R1 R2 R2 R3 R3 R4 R4 R5 R5\n"
    "4: on 5, laid S1 S2 S3, hand S1 S2 S3 S4 S4 S5 S5 C C C\n"
    "5: on 0, laid, hand M M M M M M M M C P\n";

Options drawingAfterFirst() {
  Options options;
  options.drawing = Schatz::Drawing::afterFirst;
  return options;
}

Options swappingAnyNumber() {
  Options options;
  options.swapping = Schatz::Swapping::anyNumber;
  return options;
}

TEST(Schatz, Rule16LotsDecideWhoBegins) {  // A3
  Options options;
  options.players = 4;
  std::array<int, 4> begins{};
  for (u64 luck = 0; luck < 400; ++luck) {
    const State state = begin(options, luck);
    ++begins[state.open.starter];
    EXPECT_EQ(Schatz::actors(state.open), Seats::only(state.open.starter));
  }
  for (const int often : begins) EXPECT_GT(often, 60);
}

TEST(Schatz, Rule16TheFirstSeatBeginsIfSoAgreed) {
  Options options;
  options.start = Schatz::Start::firstSeat;
  for (u64 luck = 0; luck < 50; ++luck) EXPECT_EQ(Schatz::actors(begin(options, luck).open), Seats::only(0));
}

TEST(Schatz, Rule16TurnsGoToTheLeft) {
  State state = position(
      "pawn L, turn 1\n"
      "0: on 0, laid, hand L1\n"
      "1: on 0, laid, hand L2\n"
      "2: on 0, laid, hand L3\n");
  EXPECT_EQ(refusal(state, 0, Draw{1}), no(16));
  EXPECT_EQ(refusal(state, 2, Draw{1}), no(16));
  EXPECT_EQ(movesOf(state, 0), "");
  for (const Seat next : {2, 0, 1}) {
    state = after(state, Schatz::actors(state.open).first(), Draw{1});
    EXPECT_EQ(Schatz::actors(state.open), Seats::only(next));
  }
}

TEST(Schatz, Rule17DrawSwapOrPlayAndNothingElse) {  // A39: equal cards are one choice
  const State state = position(
      "pawn L, turn 0\n"
      "0: on 0, laid T1 P, hand L1 L1 T5 M C\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(movesOf(state, 0),
            "d1 d2 L1 C mL mT mR mS s:L1 s:L1+L1 s:L1+T5 s:L1+M s:L1+C s:T5 s:T5+M s:T5+C s:M s:M+C s:C");
  EXPECT_EQ(refusal(state, 0, Enough{}), no(17)) << "nobody may pass";
  EXPECT_EQ(refusal(state, 0, MovePawn{Item::torch}), no(43));
  EXPECT_EQ(refusal(state, 0, GiveUp{Card::torch1}), no(30));
}

TEST(Schatz, Rule17A10WhoCanDoNothingPassesWithoutADecision) {
  const State state = position(nothingToDraw);
  const State next = after(state, 5, Play{Card::protection});
  EXPECT_EQ(Schatz::actors(next.open), Seats::only(1));
  EXPECT_TRUE(next.own[0].hand.empty());
  EXPECT_EQ(toldAfter(state, 5, Play{Card::protection}), "protected idle");
}

TEST(Schatz, Rule18OneCardOrTwoFromThePileThenTheTurnEnds) {  // A7: said beforehand
  const State state = position(
      "pawn L, pile T5 S4 R3, discard M, turn 0\n"
      "0: on 0, laid, hand L1\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(state, 0, Draw{1}),
            "pawn L, discard M, turn 1\n"
            "0: on 0, laid, hand L1 R3\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(state, 0, Draw{2}),
            "pawn L, discard M, turn 1\n"
            "0: on 0, laid, hand L1 R3 S4\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(after(state, 0, Draw{2}).pile.size(), state.pile.size() - 2);
  EXPECT_EQ(refusal(state, 0, Draw{0}), no(18));
}

TEST(Schatz, Rule18ASecondCardAfterSeeingTheFirstIfSoAgreed) {  // A7
  const State state = position(
      "pawn L, pile T5 S4 R3, turn 0\n"
      "0: on 0, laid, hand L1\n"
      "1: on 0, laid, hand L2\n",
      drawingAfterFirst());
  EXPECT_EQ(movesOf(state, 0), "d1 L1 s:L1");
  EXPECT_EQ(refusal(state, 0, Draw{2}), no(18, 'b'));
  const State first = after(state, 0, Draw{1});
  EXPECT_EQ(textOf(first),
            "pawn L, discard, secondCard 0\n"
            "0: on 0, laid, hand L1 R3\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(movesOf(first, 0), "enough d1");
  EXPECT_EQ(refusal(first, 0, Play{Card::ladder1}), no(18, 'c'));
  EXPECT_EQ(refusal(first, 0, Swap{Card::ladder1, Card::none}), no(18, 'c'));
  EXPECT_EQ(refusal(first, 0, Draw{2}), no(18, 'b'));
  EXPECT_EQ(textAfter(first, 0, Enough{}),
            "pawn L, discard, turn 1\n"
            "0: on 0, laid, hand L1 R3\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(first, 0, Draw{1}),
            "pawn L, discard, turn 1\n"
            "0: on 0, laid, hand L1 R3 S4\n"
            "1: on 0, laid, hand L2\n");
}

TEST(Schatz, Rule18Rule19NoQuestionForASecondCardWithoutRoomForIt) {
  const State state = position(
      "pawn L, pile T5 S4, turn 0\n"
      "0: on 0, laid, hand L1 L2 L3 L4 L5 R1 R2 R3 R4\n"
      "1: on 0, laid, hand L2\n",
      drawingAfterFirst());
  EXPECT_EQ(Schatz::actors(after(state, 0, Draw{1}).open), Seats::only(1));
}

TEST(Schatz, Rule19AtNineOnlyOneCardAtTenNone) {  // A6, A5: what lies on the table does not count
  const State nine = position(
      "pawn L, turn 0\n"
      "0: on 5, laid T1 T2 P, hand L1 L2 L3 L4 L5 R1 R2 R3 R4\n"
      "1: on 0, laid, hand S2\n");
  EXPECT_EQ(refusal(nine, 0, Draw{1}), allowed);
  EXPECT_EQ(refusal(nine, 0, Draw{2}), no(19));
  EXPECT_EQ(movesOf(nine, 0).substr(0, 6), "d1 L1 ");
  const State ten = position(
      "pawn L, turn 0\n"
      "0: on 0, laid, hand L1 L2 L3 L4 L5 R1 R2 R3 R4 R5\n"
      "1: on 0, laid, hand S2\n");
  EXPECT_EQ(refusal(ten, 0, Draw{1}), no(19));
  EXPECT_EQ(refusal(ten, 0, Draw{2}), no(19));
  EXPECT_EQ(refusal(ten, 0, Swap{Card::ladder1, Card::rope5}), allowed);
  EXPECT_EQ(movesOf(ten, 0).substr(0, 6), "L1 L2 ");
  const State eight = position(
      "pawn L, turn 0\n"
      "0: on 0, laid, hand L1 L2 L3 L4 L5 R1 R2 R3\n"
      "1: on 0, laid, hand S2\n");
  EXPECT_EQ(refusal(eight, 0, Draw{2}), allowed);
}

TEST(Schatz, Rule19TheTableCountsTooIfSoAgreed) {  // A5
  Options options;
  options.limit = Schatz::Limit::handAndTable;
  const auto table = [&](const std::string& laid) {
    return position("pawn L, turn 0\n0: on 5, laid " + laid + ", hand L1 L2 L3 L4 L5 R1\n1: on 0, laid, hand S2\n",
                    options);
  };
  EXPECT_EQ(refusal(table("T1 P"), 0, Draw{2}), allowed);
  EXPECT_EQ(refusal(table("T1 T2 P"), 0, Draw{2}), no(19));
  EXPECT_EQ(refusal(table("T1 T2 P"), 0, Draw{1}), allowed);
  EXPECT_EQ(refusal(table("T1 T2 P P"), 0, Draw{1}), no(19));
  EXPECT_EQ(refusal(table("T1 T2 P P"), 0, Swap{Card::ladder1, Card::none}), allowed);
}

TEST(Schatz, Rule20PutDownOneOrTwoAndTakeAsMany) {
  const State state = position(
      "pawn L, pile T5 S4 R3, discard M, turn 0\n"
      "0: on 0, laid T1, hand L1 L4 C\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(state, 0, Swap{Card::ladder4, Card::none}),
            "pawn L, discard M L4, turn 1\n"
            "0: on 0, laid T1, hand L1 R3 C\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(state, 0, Swap{Card::ladder1, Card::curse}),
            "pawn L, discard M L1 C, turn 1\n"
            "0: on 0, laid T1, hand L4 R3 S4\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(refusal(state, 0, Swap{Card::none, Card::none}), no(20));
  EXPECT_EQ(refusal(state, 0, Swap{Card::none, Card::ladder1}), no(20));
  EXPECT_EQ(refusal(state, 0, Swap{Card::torch1, Card::none}), no(20, 'b')) << "it lies on the table";
  EXPECT_EQ(refusal(state, 0, Swap{Card::ladder1, Card::ladder2}), no(20, 'b'));
  EXPECT_EQ(refusal(state, 0, Swap{Card::ladder1, Card::ladder1}), no(20, 'b')) << "there is only one";
  EXPECT_EQ(refusal(state, 0, Swap{Card::ladder4, Card::ladder1}), no(20, 'd'));
}

TEST(Schatz, Rule20A9SwappingTheWholeHandIsNoStep) {
  const State state = position(
      "pawn L, pile T5 S4 R3, turn 0\n"
      "0: on 0, laid T1, hand L1 L1\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(state, 0, Swap{Card::ladder1, Card::ladder1}),
            "pawn L, discard L1 L1, turn 1\n"
            "0: on 0, laid T1, hand R3 S4\n"
            "1: on 0, laid, hand L2\n");
}

TEST(Schatz, Rule20A8WhatIsPutDownIsShuffledInToo) {
  const State state = position(nothingToDraw);
  const Swap swap{Card::curse, Card::protection};
  EXPECT_EQ(after(state, 5, swap).own[5].hand, state.own[5].hand) << "the two cards are all there is";
  EXPECT_EQ(toldAfter(state, 5, swap), "swapped shuffled drew idle") << "nothing is left for seat 0";
  // With one card in the pile it is taken first.
  const State one = position(
      "pawn L, pile T3, rest discard, turn 0\n"
      "0: on 0, laid, hand L1 L2\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(toldAfter(one, 0, Swap{Card::ladder1, Card::ladder2}), "swapped drew shuffled drew");
  EXPECT_TRUE(after(one, 0, Swap{Card::ladder1, Card::ladder2}).own[0].hand.has(Card::torch3));
}

TEST(Schatz, Rule20AnyNumberOfCardsIfSoAgreed) {
  const State state = position(
      "pawn L, pile T5 S4 R3, turn 0\n"
      "0: on 0, laid, hand L1 T2 M\n"
      "1: on 0, laid, hand L2\n",
      swappingAnyNumber());
  EXPECT_EQ(movesOf(state, 0), "d1 d2 L1 mL mT mR mS s:L1 s:T2 s:M");
  EXPECT_EQ(refusal(state, 0, Swap{Card::ladder1, Card::torch2}), no(20, 'c'));
  const State first = after(state, 0, Swap{Card::torch2, Card::none});
  EXPECT_EQ(textOf(first),
            "pawn L, discard T2, swapMore 0\n"
            "0: on 0, laid, hand L1 M\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(movesOf(first, 0), "enough s:L1 s:M");
  EXPECT_EQ(refusal(first, 0, Draw{1}), no(20, 'e'));
  EXPECT_EQ(refusal(first, 0, Play{Card::ladder1}), no(20, 'e'));
  EXPECT_EQ(textAfter(first, 0, Enough{}),
            "pawn L, discard T2, turn 1\n"
            "0: on 0, laid, hand L1 R3 M\n"
            "1: on 0, laid, hand L2\n");
  const State second = after(first, 0, Swap{Card::ladder1, Card::none});
  EXPECT_EQ(textAfter(second, 0, Enough{}),
            "pawn L, discard T2 L1, turn 1\n"
            "0: on 0, laid, hand R3 S4 M\n"
            "1: on 0, laid, hand L2\n");
  // The last card: nothing is left to ask, and the empty hand counts for nothing (A9).
  EXPECT_EQ(textAfter(second, 0, Swap{Card::magic, Card::none}),
            "pawn L, discard T2 L1 M, turn 1\n"
            "0: on 0, laid, hand T5 R3 S4\n"
            "1: on 0, laid, hand L2\n");
}

TEST(Schatz, Rule21OneCardFromTheHandIsPlayed) {
  const State state = position(
      "pawn L, turn 0\n"
      "0: on 3, laid T1, hand L1 L3 M\n"
      "1: on 0, laid, hand L2\n");
  EXPECT_EQ(textAfter(state, 0, Play{Card::ladder3}),
            "pawn L, discard, turn 1\n"
            "0: on 3, laid T1 L3, hand L1 M\n"
            "1: on 0, laid, hand L2\n");
  EXPECT_EQ(refusal(state, 0, Play{Card::ladder2}), no(21)) << "another holds it";
  EXPECT_EQ(refusal(state, 0, Play{Card::torch1}), no(21)) << "it lies on the table";
  EXPECT_EQ(refusal(state, 0, Play{Card::curse}), no(21));
  EXPECT_EQ(refusal(state, 0, Play{Card::none}), no(21));
  EXPECT_EQ(refusal(state, 0, Play{Card::magic}), no(27)) << "with magic comes the item";
}

TEST(Schatz, Rule50A10NotMoreThanBothPilesHold) {
  // One protection less on the table lies in the pile, or among the discarded.
  for (const std::string where : {"turn 0", "rest discard, turn 0"}) {
    std::string text = nothingToDraw;
    text.replace(text.find("turn 5"), 6, where);
    text.replace(text.find("P P P"), 5, "P P");
    const State one = position(text);
    EXPECT_EQ(movesOf(one, 0), "d1");
    EXPECT_EQ(refusal(one, 0, Draw{2}), no(50));
    EXPECT_EQ(after(one, 0, Draw{1}).own[0].hand.size(), 1);
  }
  const State none = after(position(nothingToDraw), 5, Play{Card::protection});
  EXPECT_EQ(refusal(none, 1, Draw{1}), no(50));
  EXPECT_EQ(refusal(none, 1, Draw{2}), no(50));
  EXPECT_EQ(refusal(none, 1, Swap{Card::ladder1, Card::none}), allowed) << "it forms the new pile itself";
  EXPECT_EQ(movesOf(none, 1).substr(0, 14), "L1 L2 L3 s:L1 ");
}

}  // namespace
}  // namespace mastaba::schatz

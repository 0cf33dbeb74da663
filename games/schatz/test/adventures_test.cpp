// Rules 38 to 49: passing adventures.
#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

using EmptyHand = Schatz::EmptyHand;

constexpr std::array everyEmptyHand{EmptyHand::always, EmptyHand::unlessExact, EmptyHand::never};

Options ending(EmptyHand emptyHand) {
  Options options;
  options.emptyHand = emptyHand;
  return options;
}

TEST(Schatz, Rule38EveryPawnGoesItsOwnWay) {
  // Seat 0 works on the 4, seat 1 on the 9; what passes the one is not enough for the other.
  State state = position(
      "row 4 9 5 6 7, pawn L, turn 0\n"
      "0: on 0, laid, hand L5 T1\n"
      "1: on 1, laid, hand L5 L4 T1\n");
  state = after(state, 0, Play{Card::ladder5});
  state = after(state, 1, Play{Card::ladder5});
  EXPECT_EQ(textOf(state),
            "pawn L, discard L5, turn 0\n"
            "0: on 1, laid, hand T1\n"
            "1: on 1, laid L5, hand L4 T1\n")
      << "both stand on the same card";
  state = after(after(state, 0, Draw{1}), 1, Play{Card::ladder4});
  EXPECT_EQ(state.open.passed[0], 1);
  EXPECT_EQ(state.open.passed[1], 2);
}

TEST(Schatz, Rule39TheSumMustReachTheDifficulty) {  // A21: checked by itself after each card
  const auto table = [](const std::string& laid) {
    return position("row 8 5 11 4 9, pawn T, turn 0\n0: on 0, laid " + laid + ", hand T4 R1\n1: on 0, laid, hand R2\n");
  };
  EXPECT_EQ(after(table("L3"), 0, Play{Card::torch4}).open.passed[0], 0);
  EXPECT_EQ(after(table("L4"), 0, Play{Card::torch4}).open.passed[0], 1);
  EXPECT_EQ(after(table("L5"), 0, Play{Card::torch4}).open.passed[0], 1);
  EXPECT_EQ(toldAfter(table("L3"), 0, Play{Card::torch4}), "laid");
  EXPECT_EQ(toldAfter(table("L5"), 0, Play{Card::torch4}), "laid passed");
}

TEST(Schatz, Rule40Rule41ExceededTheTableIsClearedAndTheTurnEnds) {
  // The rulebook's example: torches 5 and 4 for an 8.
  const State state = position(
      "row 8 5 11 4 9, pawn T, turn 0\n"
      "0: on 0, laid T5 P P, hand T4 R1\n"
      "1: on 0, laid, hand R2\n");
  EXPECT_EQ(textAfter(state, 0, Play{Card::torch4}),
            "pawn T, discard T5 T4 P P, turn 1\n"
            "0: on 1, laid, hand R1\n"
            "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule42Rule43ExactlyReachedThePawnMayMoveAndATurnFollows) {
  // The rulebook's example: 2, 5, 3 and 1 for an 11.
  const State state = position(
      "row 11 5 8 4 9, pawn T, turn 0\n"
      "0: on 0, laid L2 R5 S3 P, hand T1 R1\n"
      "1: on 0, laid, hand R2\n");
  const State hit = after(state, 0, Play{Card::torch1});
  EXPECT_EQ(textOf(hit),
            "pawn T, discard L2 R5 S3 T1 P, pawn 0\n"
            "0: on 1, laid, hand R1\n"
            "1: on 0, laid, hand R2\n");
  EXPECT_EQ(movesOf(hit, 0), "pawn L pawn T pawn R pawn S") << "A14: staying included";
  EXPECT_EQ(refusal(hit, 0, Draw{1}), no(43, 'b'));
  EXPECT_EQ(refusal(hit, 0, Play{Card::rope1}), no(43, 'b'));
  EXPECT_EQ(textAfter(hit, 0, MovePawn{Item::rope}),
            "pawn R, discard L2 R5 S3 T1 P, turn 0\n"
            "0: on 1, laid, hand R1\n"
            "1: on 0, laid, hand R2\n");
  EXPECT_EQ(after(hit, 0, MovePawn{Item::torch}).open.pawn, Item::torch);
  EXPECT_EQ(movesOf(after(hit, 0, MovePawn{Item::rope}), 0), "d1 d2 R1 s:R1") << "a full turn";
}

TEST(Schatz, Rule43OnlyAnExactHitMovesThePawn) {
  const State state = position(
      "row 8 5 11 4 9, pawn T, turn 0\n"
      "0: on 0, laid T5, hand T4 T2 R1\n"
      "1: on 0, laid, hand R2\n");
  for (const Card card : {Card::torch4, Card::torch2}) {
    const State next = after(state, 0, Play{card});
    EXPECT_EQ(Schatz::actors(next.open), Seats::only(1));
    EXPECT_EQ(next.open.agenda.back().ask, Ask::turn);
  }
  EXPECT_EQ(refusal(state, 0, MovePawn{Item::rope}), no(43));
}

TEST(Schatz, Rule44Rule45ALastCardTakesThePawnOn) {  // A22, A25
  const State state = position(
      "row 11 5 8 4 9, pawn T, pile M S5 S4 S3 S2 S1, turn 0\n"
      "0: on 0, laid L2 P, hand T1\n"
      "1: on 0, laid, hand R2\n");
  for (const EmptyHand emptyHand : everyEmptyHand) {
    State table = state;
    table.open.options.emptyHand = emptyHand;
    EXPECT_EQ(textAfter(table, 0, Play{Card::torch1}),
              "pawn T, discard L2 T1 P, turn 1\n"
              "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
              "1: on 0, laid, hand R2\n");
  }
  EXPECT_EQ(toldAfter(state, 0, Play{Card::torch1}), "laid passed drew");
}

TEST(Schatz, Rule44Rule45A28AProtectionAsLastCardIsDiscardedToo) {
  for (const EmptyHand emptyHand : everyEmptyHand)
    EXPECT_EQ(textAfter(position("row 11 5 8 4 9, pawn T, pile M S5 S4 S3 S2 S1, turn 0\n"
                                 "0: on 0, laid L2, hand P\n"
                                 "1: on 0, laid, hand R2\n",
                                 ending(emptyHand)),
                        0, Play{Card::protection}),
              "pawn T, discard L2 P, turn 1\n"
              "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
              "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule29Rule45A26MagicAsLastCardEndsTheTurnUnlessNever) {
  for (const EmptyHand emptyHand : everyEmptyHand)
    EXPECT_EQ(textAfter(position("row 11 5 8 4 9, pawn T, pile M S5 S4 S3 S2 S1, turn 0\n"
                                 "0: on 0, laid L2 P, hand M\n"
                                 "1: on 0, laid, hand R2\n",
                                 ending(emptyHand)),
                        0, Magic{Item::spade}),
              std::string("pawn S, discard M L2 P, turn ") + (emptyHand == EmptyHand::never ? "0" : "1") +
                  "\n"
                  "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
                  "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule45A29FiveCardsOrThoseThereAre) {
  const State state = position(
      "row 11 5 8 4 9, pawn L, turn 0\n"
      "0: on 0, laid L4, hand L1\n"
      "1: on 0, laid, hand L1 L2 L2 L3 L3 L4 L5 L5 T1 T1\n"
      "2: on 0, laid, hand T2 T2 T3 T3 T4 T4 T5 T5 R1 R1\n"
      "3: on 0, laid, hand R2 R2 R3 R3 R4 R4 R5 R5 S1 S1\n"
      "4: on 0, laid, hand S2 S2 S3 S3 S4 S4 S5 S5 M M\n"
      "5: on 0, laid P P P P, hand M M M M M M C C C C\n");
  const State next = after(state, 0, Play{Card::ladder1});
  EXPECT_EQ(next.open.passed[0], 1);
  EXPECT_EQ(next.own[0].hand.size(), 2);
  EXPECT_TRUE(next.own[0].hand.has(Card::ladder1) && next.own[0].hand.has(Card::ladder4));
  EXPECT_EQ(toldAfter(state, 0, Play{Card::ladder1}), "laid passed shuffled drew");
}

TEST(Schatz, Rule46A23BothWaysAtOnceAreOneStep) {
  for (const EmptyHand emptyHand : everyEmptyHand)
    EXPECT_EQ(textAfter(position("row 8 5 11 4 9, pawn T, pile M S5 S4 S3 S2 S1, turn 0\n"
                                 "0: on 0, laid L5 P, hand T4\n"
                                 "1: on 0, laid, hand R2\n",
                                 ending(emptyHand)),
                        0, Play{Card::torch4}),
              "pawn T, discard L5 T4 P, turn 1\n"
              "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
              "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule45Rule46A24AnExactHitWithTheLastCard) {
  for (const EmptyHand emptyHand : everyEmptyHand) {
    const State state = position(
        "row 8 5 11 4 9, pawn T, pile M S5 S4 S3 S2 S1, turn 0\n"
        "0: on 0, laid L4 P, hand T4\n"
        "1: on 0, laid, hand R2\n",
        ending(emptyHand));
    EXPECT_EQ(toldAfter(state, 0, Play{Card::torch4}), "laid passed drew");
    const State hit = after(state, 0, Play{Card::torch4});
    EXPECT_EQ(textOf(hit),
              "pawn T, discard L4 T4 P, pawn 0\n"
              "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
              "1: on 0, laid, hand R2\n");
    EXPECT_EQ(textAfter(hit, 0, MovePawn{Item::spade}), std::string("pawn S, discard L4 T4 P, turn ") +
                                                            (emptyHand == EmptyHand::always ? "1" : "0") +
                                                            "\n"
                                                            "0: on 1, laid, hand S1 S2 S3 S4 S5\n"
                                                            "1: on 0, laid, hand R2\n");
  }
}

TEST(Schatz, Rule43AnExactHitWithCardsLeftGivesATurnAlways) {
  for (const EmptyHand emptyHand : everyEmptyHand) {
    const State state = position(
        "row 8 5 11 4 9, pawn T, turn 0\n"
        "0: on 0, laid L4, hand T4 R1\n"
        "1: on 0, laid, hand R2\n",
        ending(emptyHand));
    const State next = after(after(state, 0, Play{Card::torch4}), 0, MovePawn{Item::spade});
    EXPECT_EQ(Schatz::actors(next.open), Seats::only(0));
  }
}

TEST(Schatz, Rule46A34AFurtherTurnMayPassTheNextAdventure) {
  State state = position(
      "row 7 4 8 5 9, pawn T, pile M S5 S4 S3 S2 S1, turn 0\n"
      "0: on 1, laid, hand T4 R1\n"
      "1: on 0, laid, hand R2\n");
  state = after(state, 0, Play{Card::torch4});
  EXPECT_EQ(state.open.passed[0], 2) << "exactly";
  state = after(state, 0, MovePawn{Item::rope});
  EXPECT_EQ(textAfter(state, 0, Play{Card::rope1}),
            "pawn R, discard T4 R1, turn 1\n"
            "0: on 3, laid, hand S1 S2 S3 S4 S5\n"
            "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule43A33AnExactHitOnTheFifthGivesATurnForTheTreasure) {
  State state = position(
      "row 8 5 11 9 4, pawn T, turn 0\n"
      "0: on 4, laid, hand T4 R1\n"
      "1: on 0, laid, hand R2\n");
  state = after(after(state, 0, Play{Card::torch4}), 0, MovePawn{Item::rope});
  EXPECT_EQ(textAfter(state, 0, Play{Card::rope1}),
            "pawn R, discard T4, turn 1\n"
            "0: on 5, laid R1, hand\n"
            "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule44TheLastCardBeforeTheFifthAdventureStillCounts) {
  EXPECT_EQ(textAfter(position("row 8 5 11 9 7, pawn T, pile M S5 S4 S3 S2 S1, turn 0\n"
                               "0: on 4, laid, hand T4\n"
                               "1: on 0, laid, hand R2\n"),
                      0, Play{Card::torch4}),
            "pawn T, discard T4, turn 1\n"
            "0: on 5, laid, hand S1 S2 S3 S4 S5\n"
            "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule47OnlyExactlyTwelveReachesTheTreasure) {
  const State state = position(
      "pawn S, turn 0\n"
      "0: on 5, laid L5 R4 P, hand S1 S3\n"
      "1: on 0, laid, hand R2\n");
  EXPECT_EQ(after(state, 0, Play{Card::spade1}).open.passed[0], 5) << "ten is not enough";
  EXPECT_EQ(textAfter(state, 0, Play{Card::spade3}),
            "pawn S, discard L5 R4 S3 P, over\n"
            "0: on 6, laid, hand S1\n"
            "1: on 0, laid, hand R2\n");
}

TEST(Schatz, Rule48MoreThanTwelveMayNotBePlayed) {  // A31
  const State state = position(
      "pawn S, turn 0\n"
      "0: on 5, laid L5 R5, hand S2 S3 T1 P\n"
      "1: on 4, laid L5 R1, hand S5 S4\n");
  EXPECT_EQ(refusal(state, 0, Play{Card::spade3}), no(48));
  EXPECT_EQ(refusal(state, 0, Play{Card::torch1}), no(22));
  EXPECT_EQ(refusal(state, 0, Play{Card::spade2}), allowed);
  EXPECT_EQ(movesOf(state, 0), "d1 d2 S2 P s:T1 s:T1+S2 s:T1+S3 s:T1+P s:S2 s:S2+S3 s:S2+P s:S3 s:S3+P s:P");
  // Other adventures may be exceeded.
  EXPECT_EQ(after(after(state, 0, Draw{1}), 1, Play{Card::spade5}).open.passed[1], 5);
}

TEST(Schatz, Rule48A32NothingCanBeTakenBack) {
  const State state = position(
      "pawn S, turn 0\n"
      "0: on 5, laid L5 R5 T1, hand S2\n"
      "1: on 0, laid, hand S4\n");
  EXPECT_EQ(movesOf(state, 0), "d1 d2 s:S2");
}

TEST(Schatz, Rule49A30BeforeTheTreasureAnEmptyHandIsWorthNothing) {
  const auto table = [](const std::string& hand, EmptyHand emptyHand) {
    return position("pawn L, pile S5 S4 S3 S2, turn 0\n0: on 5, laid L4 P, hand " + hand + "\n1: on 0, laid, hand R2\n",
                    ending(emptyHand));
  };
  for (const EmptyHand emptyHand : everyEmptyHand) {
    EXPECT_EQ(textAfter(table("P", emptyHand), 0, Play{Card::protection}),
              "pawn L, discard, turn 1\n"
              "0: on 5, laid L4 P P, hand\n"
              "1: on 0, laid, hand R2\n");
    EXPECT_EQ(textAfter(table("L1", emptyHand), 0, Play{Card::ladder1}),
              "pawn L, discard, turn 1\n"
              "0: on 5, laid L4 L1 P, hand\n"
              "1: on 0, laid, hand R2\n");
    const State cursed = after(table("C", emptyHand), 0, Play{Card::curse});
    EXPECT_EQ(textAfter(cursed, 0, GiveUp{Card::protection}),
              "pawn L, discard C P, turn 1\n"
              "0: on 5, laid L4, hand\n"
              "1: on 0, laid, hand R2\n");
    // After magic the further turn comes at once, and only drawing is left.
    const State conjured = after(table("M", emptyHand), 0, Magic{Item::rope});
    EXPECT_EQ(textOf(conjured),
              "pawn R, discard M, turn 0\n"
              "0: on 5, laid L4 P, hand\n"
              "1: on 0, laid, hand R2\n");
    EXPECT_EQ(movesOf(conjured, 0), "d1 d2");
  }
  State later = after(table("P", EmptyHand::unlessExact), 0, Play{Card::protection});
  later = after(later, 1, Draw{1});
  EXPECT_EQ(movesOf(later, 0), "d1 d2") << "in the next turn only drawing is offered";
  EXPECT_EQ(refusal(later, 0, Swap{Card::ladder4, Card::none}), no(20, 'b'));
}

}  // namespace
}  // namespace mastaba::schatz

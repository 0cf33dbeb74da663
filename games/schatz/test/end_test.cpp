// Rules 7 and 50 to 54: the draw pile, the end, and what follows from the rules in whole games.
#include <gtest/gtest.h>

#include "bots/random.h"
#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

TEST(Schatz, Rule07TheFirstAtTheTreasureWins) {
  const State state = position(
      "pawn S, turn 1\n"
      "0: on 5, laid L5 L5 T1, hand L1\n"
      "1: on 5, laid R5 R5, hand S2 M\n"
      "2: on 4, laid, hand R2\n");
  const State won = after(state, 1, Play{Card::spade2});
  EXPECT_TRUE(over<Schatz>(won));
  const Schatz::Standing standing = Schatz::standing(won);
  EXPECT_EQ(standing.how, Schatz::How::treasure);
  EXPECT_EQ(standing.place[1], 1);
  EXPECT_EQ(standing.place[0], 2);
  EXPECT_EQ(standing.place[2], 3);
}

TEST(Schatz, Rule51TheGameEndsAtOnceAtTheTreasure) {
  const State state = position(
      "pawn S, turn 0\n"
      "0: on 5, laid L5 R5, hand S2\n"
      "1: on 5, laid R5, hand S1\n");
  EXPECT_EQ(toldAfter(state, 0, Play{Card::spade2}), "laid passed won") << "no cards, no further turn";
  const State won = after(state, 0, Play{Card::spade2});
  EXPECT_TRUE(Schatz::actors(won.open).none());
  EXPECT_EQ(refusal(won, 1, Draw{1}), no(16));
  EXPECT_EQ(movesOf(won, 0), "");
}

TEST(Schatz, Rule50TheDiscardedCardsBecomeTheNewPile) {  // A11
  const State state = position(
      "pawn S, pile T3, rest discard, turn 0\n"
      "0: on 0, laid S1, hand L1\n"
      "1: on 0, laid P, hand S1\n");
  const int discarded = state.open.discarded.size();
  const State next = after(state, 0, Draw{2});
  EXPECT_EQ(toldAfter(state, 0, Draw{2}), "drew shuffled drew");
  EXPECT_TRUE(next.own[0].hand.has(Card::torch3));
  EXPECT_EQ(next.own[0].hand.size(), 3);
  EXPECT_EQ(next.pile.size(), discarded - 1);
  EXPECT_EQ(next.open.pileSize, discarded - 1);
  EXPECT_TRUE(next.open.discarded.empty());
  // It is shuffled: with other luck other cards come.
  int same = 0;
  for (u64 luck = 2; luck < 52; ++luck) same += after(state, 0, Draw{2}, luck).own[0].hand == next.own[0].hand ? 1 : 0;
  EXPECT_LT(same, 15);
}

TEST(Schatz, Rule50A12ShuffledOnlyWhenACardIsNeeded) {
  const State state = position(
      "pawn S, pile T4 T3, rest discard, turn 0\n"
      "0: on 0, laid, hand L1\n"
      "1: on 0, laid, hand S1\n");
  const State next = after(state, 0, Draw{2});
  EXPECT_EQ(toldAfter(state, 0, Draw{2}), "drew");
  EXPECT_EQ(next.open.pileSize, 0);
  EXPECT_EQ(next.open.discarded, state.open.discarded);
  EXPECT_EQ(toldAfter(next, 1, Draw{1}), "shuffled drew");
}

TEST(Schatz, Rule50A13NobodyDrawsFromTheDiscardPile) {
  const State state = position(
      "pawn S, pile T4 T3, discard R5, turn 0\n"
      "0: on 0, laid, hand L1\n"
      "1: on 0, laid, hand S1\n");
  EXPECT_EQ(textAfter(state, 0, Draw{2}),
            "pawn S, discard R5, turn 1\n"
            "0: on 0, laid, hand L1 T3 T4\n"
            "1: on 0, laid, hand S1\n");
}

// A turn in which no pawn moves.
State quietTurn(const State& state) {
  const Seat seat = Schatz::actors(state.open).first();
  return after(state, seat, Swap{state.own[seat].hand[0], Card::none});
}

TEST(Schatz, Rule51A38FortyRoundsWithoutAStepEndTheGame) {
  for (const int players : {2, 5}) {
    Options options;
    options.players = players;
    State state = begin(options);
    for (int turn = 0; turn < 40 * players; ++turn) {
      ASSERT_FALSE(over<Schatz>(state)) << turn;
      state = quietTurn(state);
    }
    EXPECT_TRUE(over<Schatz>(state));
    EXPECT_EQ(Schatz::standing(state).how, Schatz::How::stalled);
  }
}

TEST(Schatz, Rule51A38AStepBeginsTheRoundsAnew) {
  // By exceeding, by an exact hit with its further turn, by an empty hand.
  for (const std::string hand : {"L5 T1", "L4 T1", "L1"}) {
    State state = position("row 4 5 6 7 8, pawn L, quiet 60, turn 0\n0: on 0, laid, hand " + hand +
                           "\n1: on 0, laid, hand S1\n2: on 0, laid, hand S2\n");
    state = after(state, 0, Play{state.own[0].hand[0]});
    EXPECT_EQ(state.open.passed[0], 1);
    if (hand == "L4 T1") {
      state = after(state, 0, MovePawn{Item::rope});
      state = quietTurn(state);
    }
    // The turn with the step is over; now forty complete rounds.
    for (int turn = 0; turn < 120; ++turn) {
      ASSERT_FALSE(over<Schatz>(state)) << turn << " turns after " << hand;
      EXPECT_EQ(Schatz::actors(state.open), Seats::only((turn + 1) % 3));
      state = quietTurn(state);
    }
    EXPECT_TRUE(over<Schatz>(state));
  }
}

TEST(Schatz, Rule51A38TheEndIsTold) {
  Options options;
  options.players = 2;
  State state = begin(options);
  for (int turn = 0; turn < 79; ++turn) state = quietTurn(state);
  const Seat seat = Schatz::actors(state.open).first();
  const std::string told = toldAfter(state, seat, Swap{state.own[seat].hand[0], Card::none});
  EXPECT_TRUE(told.ends_with(" stalled")) << told;
}

TEST(Schatz, Rule51A36PlacesGoByThePawnThenBySumAndEqualsShare) {
  const Schatz::Standing standing =
      Schatz::standing(position("row 9 11 5 10 8, pawn S, turn 0\n"
                                "0: on 2, laid L4, hand L1\n"
                                "1: on 3, laid, hand S1\n"
                                "2: on 1, laid L5 R5, hand S1\n"
                                "3: on 2, laid R1 S3 P, hand S4\n"
                                "4: on 2, laid T3, hand S4\n"
                                "5: on 0, laid, hand\n"));
  EXPECT_EQ(standing.how, Schatz::How::stalled);
  EXPECT_EQ(standing.place, (std::array<Below<7>, 6>{2, 1, 5, 2, 4, 6}));
  EXPECT_EQ(standing.points[1], 3) << "points are the adventures passed";
}

TEST(Schatz, Rule51A38EqualPlacesShareTheWin) {
  const Schatz::Standing standing =
      Schatz::standing(position("pawn S, turn 0\n0: on 0, laid, hand L1\n1: on 0, laid P, hand S1\n"));
  EXPECT_EQ(standing.place[0], 1);
  EXPECT_EQ(standing.place[1], 1);
}

// What follows from the rules, in games of every kind.
TEST(Schatz, Rule46Rule52Rule53Rule54HoldInEveryGame) {
  int steps = 0;
  for (u64 luck = 0; luck < 120; ++luck) {
    Options options;
    options.players = static_cast<int>(2 + luck % 5);
    options.emptyHand = static_cast<Schatz::EmptyHand>(luck % 3);
    options.losses = static_cast<Schatz::Losses>(luck / 3 % 2);
    State state = begin(options, luck);
    Chance chance(luck);
    Teller<Schatz::Event> deaf;
    while (!over<Schatz>(state)) {
      const State before = state;
      const Seat mover = Schatz::actors(state.open).first();
      Schatz::play(state, mover, randomMove<Schatz>(viewOf<Schatz>(state, mover), chance), chance, deaf);
      ASSERT_EQ(Schatz::faults(state), nullptr);
      for (Seat seat = 0; seat < options.players; ++seat) {
        const int passed = state.open.passed[seat] - before.open.passed[seat];
        ASSERT_TRUE(passed == 0 || passed == 1) << "never two steps at once";
        steps += passed;
        if (passed == 1) {
          EXPECT_TRUE(state.open.laid[seat].empty() && state.open.protections[seat] == 0);
        }
        if (state.open.passed[seat] < 6) {
          EXPECT_GT(missing(state.open, seat), 0);
        }
        if (state.own[seat].hand.empty() && !before.own[seat].hand.empty()) {
          EXPECT_EQ(seat, mover) << "only in the own turn";
        }
      }
    }
  }
  EXPECT_GT(steps, 300);
}

TEST(Schatz, Rule54ANewAdventureStartsWithAnEmptyTable) {
  const State state = position(
      "row 4 9 5 6 7, pawn L, turn 0\n"
      "0: on 0, laid T3 P, hand L5 T1\n"
      "1: on 1, laid S1, hand L5\n");
  EXPECT_EQ(textAfter(state, 0, Play{Card::ladder5}),
            "pawn L, discard T3 L5 P, turn 1\n"
            "0: on 1, laid, hand T1\n"
            "1: on 1, laid S1, hand L5\n");
}

TEST(Schatz, Rule53ACurseTouchesNoHand) {
  const State state = position(
      "row 8 9 5 6 7, pawn L, turn 0\n"
      "0: on 0, laid T3, hand C T1\n"
      "1: on 0, laid S1, hand L5\n");
  EXPECT_EQ(textAfter(state, 0, Play{Card::curse}),
            "pawn L, discard C S1 T3, turn 1\n"
            "0: on 0, laid, hand T1\n"
            "1: on 0, laid, hand L5\n");
}

}  // namespace
}  // namespace mastaba::schatz

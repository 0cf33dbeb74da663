// One test or more for each rule of the toy, named by its number.
#include <gtest/gtest.h>

#include "tests/toy/test/position.h"

namespace mastaba {
namespace {

using toy::after;
using toy::position;

Toy::State begin(int players, u64 luck = 1) {
  Toy::Options options;
  options.players = players;
  Chance chance(luck);
  Teller<Toy::Event> deaf;
  return Toy::setup(options, chance, deaf);
}

Refusal refusal(const Toy::State& state, Seat seat, const Toy::Move& move) {
  return Toy::refuse(state.open, Toy::own(state, seat), seat, move);
}

TEST(Toy, Rule01TwoToFourPlayersWithFourCardsAndTwoTokensEach) {
  for (int players = 0; players <= Toy::seats; ++players) {
    Toy::Options options;
    options.players = players;
    EXPECT_EQ(bool(Toy::refuse(options)), players < 2) << players;
  }
  for (int players = 2; players <= 4; ++players) {
    const Toy::State state = begin(players);
    EXPECT_EQ(state.deck.size(), 24 - 4 * players);
    EXPECT_EQ(state.open.starter, 0);
    EXPECT_EQ(Toy::faults(state), nullptr);
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(state.own[seat].hand.size(), 4);
      EXPECT_EQ(state.open.tokens[seat], 2);
    }
  }
}

TEST(Toy, Rule02OnlyASeatThatIsAskedActs) {
  const Toy::State state = position(
      "lot 4, deck 1 2, starter 0, winner 0, interrupt 1\n"
      "0: points 0, tokens 2, hand 3\n"
      "1: points 0, tokens 2, hand 5\n");
  EXPECT_EQ(refusal(state, 0, Toy::Allow{}), no(2));
  EXPECT_EQ(refusal(state, 1, Toy::Allow{}), allowed);
}

TEST(Toy, Rule03ARoundBeginsWithARoll) {
  std::array<int, 7> rolled{};
  for (u64 luck = 0; luck < 600; ++luck) ++rolled[begin(2, luck).open.lot];
  EXPECT_EQ(rolled[0], 0);
  for (int lot = 1; lot <= 6; ++lot) EXPECT_GT(rolled[lot], 50) << lot;
}

TEST(Toy, Rule04AllBidAtTheSameTimeFromTheirHands) {
  const Toy::State state = position(
      "lot 4, deck 1 2, starter 0, bid 0 1\n"
      "0: points 0, tokens 2, hand 3 3 6\n"
      "1: points 0, tokens 2, hand 5\n");
  EXPECT_EQ(refusal(state, 0, Toy::Bid{3}), allowed);
  EXPECT_EQ(refusal(state, 1, Toy::Bid{5}), allowed);
  EXPECT_EQ(refusal(state, 0, Toy::Bid{5}), no(4, 'b'));
  EXPECT_EQ(refusal(state, 0, Toy::Bid{0}), no(4, 'b'));
  EXPECT_EQ(after(state, 1, Toy::Bid{5}),
            "lot 4, deck 1 2, starter 0, bid 0\n"
            "0: points 0, tokens 2, hand 3 3 6\n"
            "1: points 0, tokens 2, hand, bid 5\n");
  Toy::Moves moves;
  Toy::moves(state.open, state.own[0], 0, moves);
  EXPECT_EQ(moves.size(), 2) << "equal cards are one choice";
}

TEST(Toy, Rule05TheHighestBidWins) {
  EXPECT_EQ(after(position("lot 4, deck 1 2, starter 1, bid 2\n"
                           "0: points 0, tokens 2, hand 3, bid 4\n"
                           "1: points 0, tokens 2, hand 3, bid 6\n"
                           "2: points 0, tokens 2, hand 3 5\n"),
                  2, Toy::Bid{5}),
            "lot 4, deck 1 2, starter 1, winner 1, interrupt 2\n"
            "0: points 0, tokens 2, hand 3, shown 4\n"
            "1: points 0, tokens 2, hand 3, shown 6\n"
            "2: points 0, tokens 2, hand 3, shown 5\n");
}

TEST(Toy, Rule05OfEqualBidsTheFirstFromTheStarterWins) {
  const Toy::State state = position(
      "lot 4, deck 1 2, starter 1, bid 2\n"
      "0: points 0, tokens 2, hand 3, bid 6\n"
      "1: points 0, tokens 2, hand 3, bid 1\n"
      "2: points 0, tokens 2, hand 3 6\n");
  EXPECT_EQ(after(state, 2, Toy::Bid{6}).substr(0, 49), "lot 4, deck 1 2, starter 1, winner 2, interrupt 0");
}

TEST(Toy, Rule05OfEqualBidsNobodyWinsIfSoAgreed) {
  Toy::Options options;
  options.tie = Toy::Tie::nobody;
  const Toy::State state = position(
      "lot 4, deck 1 2, starter 1, bid 2\n"
      "0: points 0, tokens 2, hand 3, bid 6\n"
      "1: points 0, tokens 2, hand 3, bid 1\n"
      "2: points 0, tokens 2, hand 3 6\n",
      options);
  const std::string next = after(state, 2, Toy::Bid{6});
  EXPECT_EQ(next.find("winner"), std::string::npos) << next;
  EXPECT_NE(next.find("starter 2, bid 0 1 2"), std::string::npos) << next;
}

TEST(Toy, Rule06TheLeftNeighbourMayHalveTheLot) {
  const Toy::State state = position(
      "lot 5, deck, starter 0, winner 0, interrupt 1\n"
      "0: points 3, tokens 2, hand\n"
      "1: points 0, tokens 2, hand\n");
  EXPECT_EQ(after(state, 1, Toy::Curse{}),
            "lot 0, deck, starter 1, over\n"
            "0: points 5, tokens 2, hand\n"
            "1: points 0, tokens 1, hand\n");
  EXPECT_EQ(refusal(state, 1, Toy::Bid{1}), no(4));
}

TEST(Toy, Rule07ACurseCostsAToken) {
  const Toy::State state = position(
      "lot 5, deck 1, starter 0, winner 0, interrupt 1\n"
      "0: points 3, tokens 2, hand 2\n"
      "1: points 0, tokens 0, hand 2\n");
  EXPECT_EQ(refusal(state, 1, Toy::Curse{}), no(7));
  EXPECT_EQ(refusal(state, 1, Toy::Allow{}), allowed);
}

TEST(Toy, Rule08TheWinnerScoresTheLot) {
  const Toy::State state = position(
      "lot 5, deck, starter 0, winner 1, interrupt 0\n"
      "0: points 3, tokens 2, hand\n"
      "1: points 2, tokens 2, hand\n");
  EXPECT_EQ(after(state, 0, Toy::Allow{}),
            "lot 0, deck, starter 1, over\n"
            "0: points 3, tokens 2, hand\n"
            "1: points 7, tokens 2, hand\n");
}

TEST(Toy, Rule09EverybodyDrawsBeginningWithTheNewStarter) {
  const Toy::State state = position(
      "lot 5, deck 1 4 6, starter 0, winner 0, interrupt 1\n"
      "0: points 3, tokens 2, hand 2\n"
      "1: points 0, tokens 0, hand 2\n");
  EXPECT_EQ(after(state, 1, Toy::Allow{}),
            "lot 5, deck 1, starter 1, winner 0, peek 0\n"
            "0: points 8, tokens 2, hand 2 4\n"
            "1: points 0, tokens 0, hand 2 6\n");
}

TEST(Toy, Rule10TheWinnerMayPeekAndRemembers) {
  const Toy::State state = position(
      "lot 5, deck 1 4, starter 1, winner 0, peek 0\n"
      "0: points 8, tokens 2, hand 2\n"
      "1: points 0, tokens 0, hand 2\n");
  EXPECT_EQ(refusal(state, 0, Toy::Curse{}), no(6));
  EXPECT_NE(after(state, 0, Toy::Look{}).find("0: points 8, tokens 2, hand 2, top 4"), std::string::npos);
  EXPECT_EQ(after(state, 0, Toy::Skip{}).find("top"), std::string::npos);

  // The peeked card goes to seat 1: seat 0 knows it is there.
  Toy::State later = position(
      "lot 5, deck 1 4, starter 0, winner 0, interrupt 1\n"
      "0: points 3, tokens 2, hand 2, top 4\n"
      "1: points 0, tokens 0, hand 2\n");
  Chance chance(u64{1});
  Teller<Toy::Event> deaf;
  Toy::play(later, 1, Toy::Allow{}, chance, deaf);
  EXPECT_TRUE(later.own[0].saw[1].has(4));
  EXPECT_TRUE(later.own[1].saw[0].empty());
  EXPECT_EQ(later.own[0].top, 0);
}

TEST(Toy, Rule10WithoutPeekingTheNextRoundBeginsAtOnce) {
  Toy::Options options;
  options.peek = Toy::Peek::off;
  const Toy::State state = position(
      "lot 5, deck 1 4 6, starter 0, winner 0, interrupt 1\n"
      "0: points 3, tokens 2, hand 2\n"
      "1: points 0, tokens 0, hand 2\n",
      options);
  EXPECT_NE(after(state, 1, Toy::Allow{}).find("starter 1, bid 0 1"), std::string::npos);
}

TEST(Toy, Rule11FifteenPointsEndTheGameAtOnce) {
  const Toy::State state = position(
      "lot 5, deck 1 4 6, starter 0, winner 0, interrupt 1\n"
      "0: points 10, tokens 2, hand 2\n"
      "1: points 0, tokens 0, hand 2\n");
  EXPECT_EQ(after(state, 1, Toy::Allow{}),
            "lot 0, deck 1 4 6, starter 0, over\n"
            "0: points 15, tokens 2, hand 2\n"
            "1: points 0, tokens 0, hand 2\n");
  EXPECT_EQ(Toy::standing(position("lot 0, deck, starter 0\n"
                                   "0: points 15, tokens 0, hand\n"
                                   "1: points 0, tokens 0, hand\n"))
                .how,
            Toy::How::target);
  EXPECT_EQ(Toy::standing(position("lot 0, deck, starter 0\n"
                                   "0: points 14, tokens 0, hand\n"
                                   "1: points 0, tokens 0, hand\n"))
                .how,
            Toy::How::exhausted);
}

TEST(Toy, Rule12TokensCountAndEqualPointsShareAPlace) {
  const Toy::Standing standing =
      Toy::standing(position("lot 0, deck, starter 0\n"
                             "0: points 7, tokens 2, hand\n"
                             "1: points 9, tokens 0, hand\n"
                             "2: points 4, tokens 1, hand\n"));
  EXPECT_EQ(standing.points[0], 9);
  EXPECT_EQ(standing.points[1], 9);
  EXPECT_EQ(standing.points[2], 5);
  EXPECT_EQ(standing.place[0], 1);
  EXPECT_EQ(standing.place[1], 1);
  EXPECT_EQ(standing.place[2], 3);
  EXPECT_EQ(standing.place[3], 0);
}

}  // namespace
}  // namespace mastaba

// Rules 52 to 64: betting on the next card, who stays in, and what is won.
#include <gtest/gtest.h>
#include <sstream>

#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

constexpr Bet high{Guess::high};
constexpr Bet low{Guess::low};

// The first tiles of the second board: their cards are 10 19 9 12 14, 3 5 7 17 6, 13 11 11 9 7, 16 1 13 2 4, ...
std::string tiles(int many) {
  std::istringstream words(secondBoard);
  std::string layout;
  std::string word;
  for (int i = 0; i < many && words >> word; ++i) layout += word + " ";
  return layout;
}
// Everybody is to bet on the card after so many, or to lay the tile of this card.
State betAfter(int cards, int players = 1) { return beforeBet(tiles(cards), withBets(players), Gate::eastLeft); }
State layAfter(int cards, int card, int players = 1) {
  return position(tiles(cards), card, withBets(players), Gate::eastLeft);
}

// Everybody lays the tile somewhere and places nothing. Where a card is turned up then, it is this one.
State allLay(State state, int card = 0) {
  const int players = state.open.options.players;
  for (Seat seat = 0; seat < players; ++seat) {
    Labyrinth::Moves moves;
    for (int steps = 0; Labyrinth::actors(state.open).has(seat) && steps < 3; ++steps) {
      Labyrinth::moves(state.open, state.own[seat], seat, moves);
      const bool stones = Labyrinth::asked(state.open, seat) == Ask::stones;
      const Labyrinth::Move move = stones ? moves[moves.size() - 1] : moves[0];
      const State then = after(state, seat, move);
      const bool turned = turnOf(then.open) > turnOf(state.open);
      const bool ends = turned || then.open.agenda.empty() || then.open.agenda.back().ask == Ask::bet;
      state = turned && card > 0 ? afterThen(state, seat, move, card) : then;
      if (ends) return state;
    }
  }
  return state;
}
// Everybody who is in bets, in the order of the seats, and this card comes.
State allBet(State state, const std::vector<Bet>& bets, int card) {
  std::size_t i = 0;
  const Seats in = state.open.betting;
  for (const Seat seat : in) {
    const bool last = i + 1 == bets.size();
    state = last ? afterThen(state, seat, bets[i], card) : after(state, seat, bets[i]);
    ++i;
  }
  EXPECT_EQ(i, bets.size()) << "so many are in";
  return state;
}
int specialsOf(const State& state, Seat seat) { return state.open.boards[seat].left[static_cast<int>(Gem::special)]; }

TEST(LabyrinthBetting, Rule52OnlyIfSoAgreed) {
  State state = position(tiles(4), 14, {}, Gate::eastLeft);
  state = allLay(state);
  EXPECT_EQ(turnOf(state.open), 6);
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::lay) << "no bet";
  EXPECT_EQ(whyNot(state, 0, high), "52");
  EXPECT_EQ(whyNot(begin({}), 0, low), "52");
  EXPECT_EQ(Options{}.betting, Labyrinth::Betting::off) << "usually there are none";
  const State bets = allLay(layAfter(4, 14));
  EXPECT_EQ(turnOf(bets.open), 5);
  EXPECT_EQ(Labyrinth::asked(bets.open, 0), Ask::bet);
}

TEST(LabyrinthBetting, Rule54GroupsOfFiveCards) {
  State state = betAfter(5);
  for (const auto& [bet, card] : {std::pair{low, 3}, {high, 5}, {high, 7}, {high, 17}, {low, 6}}) {
    EXPECT_EQ(specialsOf(state, 0), 0);
    state = allLay(allBet(state, {bet}, card));
  }
  EXPECT_EQ(turnOf(state.open), 10);
  EXPECT_EQ(specialsOf(state, 0), 1) << "after the tenth card, and the next group begins";
  EXPECT_TRUE(state.open.bets[0].empty());
}

TEST(LabyrinthBetting, Rule55NoBetsInTheFirstFiveTurns) {
  EXPECT_EQ(Labyrinth::asked(begin(withBets()).open, 0), Ask::lay);
  EXPECT_EQ(whyNot(begin(withBets()), 0, low), "55");
  for (int cards = 1; cards < 5; ++cards) EXPECT_EQ(whyNot(layAfter(cards, 8), 0, high), "55") << cards;
  for (int cards = 1; cards < 4; ++cards) {
    const State state = allLay(layAfter(cards, 6));
    EXPECT_EQ(turnOf(state.open), cards + 2) << "turned up at once";
    EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::lay);
  }
}

TEST(LabyrinthBetting, Rule56ThreeRoundsAndEverybodyIsIn) {
  struct At {
    int cards;
    int card;
  };
  for (const At& at : {At{4, 14}, At{9, 6}, At{14, 7}}) {
    const State state = allLay(layAfter(at.cards, at.card, 3));
    EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::bet) << at.cards;
    EXPECT_EQ(Labyrinth::actors(state.open), Seats::upTo(3));
    EXPECT_EQ(state.open.betting, Seats::upTo(3));
  }
  // Every turn of a round has a bet.
  for (int cards = 5; cards < 19; ++cards) {
    const State then = allLay(after(betAfter(cards), 0, high));
    const bool again = then.open.betting.has(0) || (cards + 1) % 5 == 0;
    EXPECT_EQ(Labyrinth::asked(then.open, 0), again ? Ask::bet : Ask::lay) << cards;
  }
}

TEST(LabyrinthBetting, Rule57NoBetsInTheLastFiveTurns) {
  const State state = allLay(layAfter(19, 4));
  EXPECT_EQ(turnOf(state.open), 21) << "turned up at once";
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::lay);
  for (int cards = 20; cards < 25; ++cards) EXPECT_EQ(whyNot(layAfter(cards, 8), 0, low), "57") << cards;
  EXPECT_TRUE(over<Labyrinth>(allLay(layAfter(24, 14))));
}

TEST(LabyrinthBetting, Rule58HigherOrLowerThanTheCardBefore) {  // A22
  const State state = betAfter(5, 2);
  EXPECT_EQ(int{state.open.agenda.back().n}, 14) << "the fifth card is what the sixth is compared with";
  EXPECT_EQ(movesOf(state, 0), 2);
  EXPECT_EQ(whyNot(state, 0, high), "");
  EXPECT_EQ(whyNot(state, 1, low), "");
  EXPECT_EQ(whyNot(state, 0, Bet{Guess::none}), "58");
  for (const auto& [cards, last] : {std::pair{4, 14}, {6, 5}, {9, 6}, {14, 7}})
    EXPECT_EQ(int{allLay(layAfter(cards, last)).open.agenda.back().n}, last) << "after " << cards + 1 << " cards";
  EXPECT_TRUE(allBet(betAfter(5), {low}, 13).open.betting.has(0));
  EXPECT_FALSE(allBet(betAfter(5), {high}, 13).open.betting.has(0));
  EXPECT_TRUE(allBet(betAfter(5), {high}, 15).open.betting.has(0));
  EXPECT_FALSE(allBet(betAfter(5), {low}, 15).open.betting.has(0));
}

TEST(LabyrinthBetting, ReadingA21AlsoWhatCannotComeIsABet) {
  const State state = allBet(betAfter(15), {high}, 16);
  const State one = allBet(allLay(state), {low}, 1);
  const State next = allLay(one);
  EXPECT_EQ(int{next.open.agenda.back().n}, 1);
  EXPECT_EQ(whyNot(next, 0, low), "");
  EXPECT_EQ(whyNot(next, 0, high), "");
}

TEST(LabyrinthBetting, Rule59BeforeTheCardAndOnlyOnce) {
  State state = betAfter(5, 2);
  for (const Labyrinth::Move& move : {Labyrinth::Move{layOn("E5")}, Labyrinth::Move{Done{}},
                                      Labyrinth::Move{stoneOn("A1a")}, Labyrinth::Move{Start{Gate::westLeft}}})
    EXPECT_EQ(whyNot(state, 0, move), "59c") << "first the bet";
  state = after(state, 0, low);
  EXPECT_EQ(whyNot(state, 0, high), "59b");
  EXPECT_EQ(whyNot(state, 0, layOn("E5")), "28") << "the other has not bet yet";
  EXPECT_EQ(turnOf(state.open), 5) << "no card yet";
  state = after(state, 1, high);
  EXPECT_EQ(turnOf(state.open), 6);
  EXPECT_EQ(whyNot(state, 0, high), "59") << "the card lies open";
  EXPECT_EQ(whyNot(state, 1, low), "59");
}

TEST(LabyrinthBetting, Rule59ShownWhenTheCardLiesOpen) {
  State state = betAfter(5, 2);
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(heardAfter(state, 0, low, to), Words{}) << "secret until then";
  state = after(state, 0, low);
  const State then = afterThen(state, 1, high, 3);
  EXPECT_EQ(then.open.bets[0][0], Guess::low);
  for (u64 luck = 1; luck < 40; ++luck) {
    const Words words = heardAfter(state, 1, high, spectator, luck);
    ASSERT_EQ(words.size(), 3U);
    ASSERT_TRUE(words[0].starts_with("revealed card:"));
    const int card = std::stoi(words[0].substr(14));
    EXPECT_EQ(words[1], std::string("betShown seat:0 guess:low outcome:") + (card < 14    ? "right"
                                                                             : card == 14 ? "same"
                                                                                          : "wrong"));
    EXPECT_EQ(words[2], std::string("betShown seat:1 guess:high outcome:") + (card > 14    ? "right"
                                                                              : card == 14 ? "same"
                                                                                           : "wrong"));
  }
}

TEST(LabyrinthBetting, Rule60WhoIsRightStaysIn) {
  State state = allBet(betAfter(5, 3), {low, high, low}, 3);
  EXPECT_EQ(state.open.betting, (Seats{0b101}));
  state = allLay(state);
  EXPECT_EQ(Labyrinth::actors(state.open), (Seats{0b101}));
  state = allBet(state, {high, low}, 5);
  EXPECT_EQ(state.open.betting, Seats::only(0));
}

TEST(LabyrinthBetting, Rule61TheSameNumberKeepsEverybodyIn) {
  State state = allBet(betAfter(5, 3), {low, high, low}, 14);
  EXPECT_EQ(state.open.betting, Seats::upTo(3));
  // But nobody comes back by it.
  state = allBet(allLay(state), {low, high, low}, 12);
  EXPECT_EQ(state.open.betting, (Seats{0b101}));
  // 10 19 9 12 14 are followed by 14 and 12: there is no third 12 or 14, so 11 comes twice.
  state = allBet(allLay(state), {low, low}, 11);
  state = allBet(allLay(state), {high, low}, 11);
  EXPECT_EQ(state.open.betting, (Seats{0b101}));
}

TEST(LabyrinthBetting, Rule62WhoIsWrongIsOutOfThisRound) {
  State state = allLay(allBet(betAfter(5, 2), {low, high}, 3));
  EXPECT_EQ(Labyrinth::actors(state.open), Seats::only(0));
  EXPECT_EQ(whyNot(state, 1, high), "62");
  EXPECT_EQ(movesOf(state, 1), 0);
  state = allBet(state, {low}, 5);
  EXPECT_TRUE(state.open.betting.none());
  // Nobody is in: the cards of the round come without a bet, and then everybody is in again.
  for (const int card : {7, 17, 6}) state = allLay(state, card);
  EXPECT_EQ(turnOf(state.open), 10);
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::lay);
  state = allLay(state);
  EXPECT_EQ(turnOf(state.open), 10);
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::bet);
  EXPECT_EQ(Labyrinth::actors(state.open), Seats::upTo(2));
  EXPECT_EQ(specialsOf(state, 0) + specialsOf(state, 1), 0);
}

TEST(LabyrinthBetting, Rule62OutForTheRestThoughOthersAreIn) {
  State state = allBet(betAfter(5, 2), {high, low}, 3);
  for (const auto& [bet, card] : {std::pair{high, 5}, {high, 7}, {high, 17}, {low, 6}}) {
    state = allLay(state);
    EXPECT_EQ(Labyrinth::actors(state.open), Seats::only(1));
    state = allBet(state, {bet}, card);
  }
  state = allLay(state);
  EXPECT_EQ(specialsOf(state, 0), 0);
  EXPECT_EQ(specialsOf(state, 1), 1);
  EXPECT_EQ(Labyrinth::actors(state.open), Seats::upTo(2)) << "in again";
}

TEST(LabyrinthBetting, Rule63ASpecialTreasureForWhoIsStillInAfterTheFifthCard) {
  for (const int cards : {9, 14, 19}) {
    const int card = cards == 9 ? 6 : cards == 14 ? 7 : 4;
    State state = layAfter(cards, card, 2);
    state = after(state, 0, layOn("E5"));
    if (Labyrinth::actors(state.open).has(0)) state = after(state, 0, Done{});
    if (card == 4) state = after(state, 1, layOn("E5"));
    const Labyrinth::Move last = card == 4 ? Labyrinth::Move{Done{}} : Labyrinth::Move{layOn("E5")};
    EXPECT_EQ(specialsOf(state, 0), 0) << "not before the end of the turn";
    EXPECT_EQ(heardOf("wonSpecial", state, 1, last), (Words{"wonSpecial seat:0", "wonSpecial seat:1"}));
    const State then = after(state, 1, last);
    EXPECT_EQ(specialsOf(then, 0), 1);
    EXPECT_EQ(specialsOf(then, 1), 1);
  }
  EXPECT_EQ(heardOf("wonSpecial", layAfter(7, 7), 0, layOn("E5")), Words{}) << "in the middle of a round";
  EXPECT_EQ(specialsOf(allLay(layAfter(24, 14)), 0), 0) << "nor after a turn without bets";
}

TEST(LabyrinthBetting, Rule63NotForWhoIsWrongAtTheFifth) {
  const State state = allLay(allBet(betAfter(9, 2), {low, high}, 6));
  EXPECT_EQ(specialsOf(state, 0), 1);
  EXPECT_EQ(specialsOf(state, 1), 0);
}

TEST(LabyrinthBetting, Rule64PlacedFromTheNextTurnOn) {  // A19
  // Turn 10 with a tile of four scarabs: won at its end, so it cannot be placed in it.
  State state = allBet(betAfter(9), {high}, 18);
  state = after(state, 0, layOn("E5"));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5a", Gem::special)), "64");
  state = after(state, 0, Done{});
  EXPECT_EQ(specialsOf(state, 0), 1);
  // In any later turn: 11, or any after it.
  const State eleventh = after(allBet(state, {low}, 12), 0, layOn("D5"));
  EXPECT_EQ(whyNot(eleventh, 0, stoneOn("D5c", Gem::special)), "");
  EXPECT_EQ(specialsOf(after(eleventh, 0, {stoneOn("D5c", Gem::special), Done{}}), 0), 0);
  State later = allLay(allBet(state, {low}, 12));
  later = after(allBet(later, {low}, 8), 0, layOn("D5"));
  EXPECT_EQ(whyNot(later, 0, stoneOn("D5d", Gem::special)), "") << "it does not expire";
}

TEST(LabyrinthBetting, ReadingA20AtMostThree) {
  Chance chance(u64{11});
  Teller<Labyrinth::Event> deaf;
  State state = Labyrinth::setup(withBets(), chance, deaf);
  Labyrinth::Moves moves;
  for (int i = 0; i < 200 && !over<Labyrinth>(state); ++i) {
    if (Labyrinth::asked(state.open, 0) == Ask::bet) {
      // Whatever comes: the card of this luck is looked at first.
      Chance same = chance;
      State seen = state;
      Labyrinth::play(seen, 0, high, same, deaf);
      Labyrinth::play(state, 0, seen.open.betting.has(0) ? high : low, chance, deaf);
      continue;
    }
    Labyrinth::moves(state.open, state.own[0], 0, moves);
    const bool stones = Labyrinth::asked(state.open, 0) == Ask::stones;
    Labyrinth::play(state, 0, stones ? moves[moves.size() - 1] : moves[0], chance, deaf);
    ASSERT_EQ(Labyrinth::faults(state), nullptr);
  }
  EXPECT_TRUE(over<Labyrinth>(state));
  EXPECT_EQ(specialsOf(state, 0), 3) << "always right, alone (A23)";
}

}  // namespace
}  // namespace mastaba::labyrinth

// Rules 42 to 45: the dice.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const std::string onTheWay = corridor + "0: at E12\n";

TEST(FluchRolling, Rule42BothDiceOnceInATurn) {
  const State state = rolled(position(onTheWay), "21");
  EXPECT_EQ(told(position(onTheWay), Roll{}, "21"), (Words{"rolled seat:0 first:two second:one"}));
  EXPECT_EQ(agenda(state), "end, move 3");
  const State stopped = after(state, Stop{});
  EXPECT_EQ(asked(stopped), "end 0");
  EXPECT_EQ(whyNot(stopped, Roll{}), "27d");
}

TEST(FluchRolling, Rule42ItIsCompulsory) {
  EXPECT_EQ(whyNot(position(onTheWay), EndTurn{}), "27");
  EXPECT_EQ(movesOf("endTurn", position(onTheWay + "lay 0")), "");
}

TEST(FluchRolling, Rule42ARollIsNews) {
  for (const auto& one : telling(position(onTheWay), Roll{}, "21")) {
    EXPECT_EQ(one.news, News::revealed);
    EXPECT_EQ(one.to, everyone);
  }
}

TEST(FluchRolling, Rule42NumbersAreAdded) {
  EXPECT_EQ(asked(rolled(position(onTheWay), "33")), "move 0 6");
  EXPECT_EQ(asked(rolled(position(onTheWay), "12")), "move 0 3");
  EXPECT_EQ(asked(rolled(position(onTheWay), "01")), "move 0 1");
}

TEST(FluchRolling, Rule42EachSymbolMovesAmmut) {
  EXPECT_EQ(ammut(after(rolled(position(onTheWay), "1A"), Stop{})), "2");
  EXPECT_EQ(ammut(after(rolled(position(onTheWay), "A1"), Stop{})), "2");
  EXPECT_EQ(ammut(after(rolled(position(onTheWay), "11"), Stop{})), "1");
  EXPECT_EQ(ammut(rolled(position(onTheWay), "AA 00")), "3");
}

TEST(FluchRolling, Rule43NothingAndTheSymbolGiveNoPips) {
  EXPECT_EQ(asked(rolled(position(onTheWay), "3A")), "move 0 3");
  EXPECT_EQ(asked(rolled(position(onTheWay), "A2")), "move 0 2");
  EXPECT_EQ(asked(rolled(position(onTheWay), "03")), "move 0 3");
  EXPECT_EQ(asked(rolled(position(onTheWay), "0A")), "end 0");
  EXPECT_EQ(asked(rolled(position(onTheWay), "00")), "end 0");
}

TEST(FluchRolling, Rule44TwoSymbolsAndOnceMore) {
  const State state = position(onTheWay);
  EXPECT_EQ(toldInShort(state, Roll{}, "AA 21"), "rolled ammutAdvanced ammutAdvanced rolledAgain rolled");
  const State then = rolled(state, "AA 21");
  EXPECT_EQ(ammut(then), "3") << "for both";
  EXPECT_EQ(agenda(then), "end, move 3") << "that roll counts as well";
  EXPECT_EQ(diceOf(then), "21");
  EXPECT_EQ(toldOf("rolledAgain", state, Roll{}, "AA"), (Words{"rolledAgain seat:0"}));
}

TEST(FluchRolling, Rule44OneSymbolIsNoDouble) {
  EXPECT_EQ(toldInShort(position(onTheWay), Roll{}, "0A"), "rolled ammutAdvanced");
  EXPECT_EQ(toldInShort(position(onTheWay), Roll{}, "A0"), "rolled ammutAdvanced");
  EXPECT_EQ(toldInShort(position(onTheWay), Roll{}, "33"), "rolled");
}

TEST(FluchRolling, Rule44InTheMazeSheMovesFourSpacesFirst) {
  State state = rolled(position(onTheWay + "ammut E10"), "AA");
  EXPECT_EQ(agenda(state), "end, again, leap");
  state = after(state, lead("E11"));
  EXPECT_EQ(agenda(state), "end, again, lead 3");
  EXPECT_EQ(whyNot(state, ExtraRoll{}), "87") << "nothing in between";
  state = after(state, {lead("E10"), lead("E11")});
  EXPECT_EQ(agenda(after(state, lead("E10"), "12")), "end, move 3");
}

// At the end of the track: into a chamber, two spaces in the maze, and once more.
TEST(FluchRolling, Rule44AtTheEndOfTheTrack) {
  State state = rolled(position(onTheWay + "ammut 12, empty E10"), "AA");
  EXPECT_EQ(agenda(state), "end, again, symbols 1, place");
  state = after(state, put("E10"));
  EXPECT_EQ(agenda(state), "end, again, lead 2");
  state = after(state, lead("E11"));
  EXPECT_EQ(agenda(after(state, lead("E10"), "30")), "end, move 3");
}

TEST(FluchRolling, Rule44SheWaitsAndTheSecondSymbolLapses) {
  const State state = position(onTheWay + "ammut 12", forPlayers(4));
  EXPECT_EQ(toldInShort(state, Roll{}, "AA 30"), "rolled ammutAdvanced ammutWaits ammutLapsed rolledAgain rolled");
  EXPECT_EQ(agenda(rolled(state, "AA 30")), "end, move 3");
  EXPECT_EQ(ammut(rolled(state, "AA 30")), "13");
}

TEST(FluchRolling, Rule44NothingIsRecoveredWithoutPipsButWhereOneStands) {
  const State state = rolled(position("0: at E10"), "AA");
  EXPECT_EQ(agenda(state), "end, again, symbols 2, collect");
  EXPECT_EQ(agenda(after(state, Leave{}, "10")), "end, move 1");
}

TEST(FluchRolling, Rule44NotIfTheTurnIsOver) {
  const State looting = position(onTheWay + "heap E12 red1, pile ., again, symbols 2, collect");
  EXPECT_EQ(toldInShort(looting, loot(Token::red1)), "looted found ammutAdvanced ammutAdvanced passed");
}

TEST(FluchRolling, Rule44AlsoForARollThatWasPaidFor) {
  const State state = after(position(onTheWay), ExtraRoll{}, "AA 21");
  EXPECT_EQ(agenda(state), "lay 3, move 3");
  EXPECT_EQ(ammut(state), "3");
}

TEST(FluchRolling, Rule45AsOftenAsItHappens) {
  const State state = position(onTheWay);
  EXPECT_EQ(ammut(rolled(state, "AA AA 10")), "5");
  EXPECT_EQ(agenda(rolled(state, "AA AA 10")), "end, move 1");
}

}  // namespace
}  // namespace mastaba::fluch

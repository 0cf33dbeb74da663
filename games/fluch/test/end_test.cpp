// How the game ends, FLUCH-123 to FLUCH-126, and what keeps it from being endless, FLUCH-133 and FLUCH-134.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const Options three = forPlayers(3);
const Options five = forPlayers(5);
const std::string fiveColours = "0: tokens red1 yellow1 blue1 green1 orange1\n";
const std::string fourColours = "0: tokens red1 yellow1 blue1 green1\n";

// In front of the entrance E14, with pips.
State leaving(const std::string& words, const Options& options = three) {
  return position(corridor + "ammut E2, empty E2, move 2\n0: at E13\n1: at C14\n" + words, options);
}
bool wins(const State& state, const std::string& at = "E14") { return asked(after(state, step(at))) == "over"; }

// ---- the goal

TEST(FluchEnd, Rule123WithFiveColoursOnAnEntrance) {
  const State state = leaving(fiveColours);
  EXPECT_EQ(told(state, step("E14")), (Words{"stepped seat:0 from:E13 to:E14", "escaped seat:0 at:E14"}));
  const State end = after(state, step("E14"));
  EXPECT_EQ(asked(end), "over") << "at once, pips left over do not matter";
  EXPECT_EQ(Fluch::standing(end).how, Fluch::How::colours);
  EXPECT_FALSE(wins(leaving(fourColours)));
}

TEST(FluchEnd, Rule123WithTwelveTreasures) {
  const State state = leaving("0: tokens red3 yellow3 blue3 green3");
  EXPECT_EQ(treasuresOf(state), "12 0 0");
  const State end = after(state, step("E14"));
  EXPECT_EQ(asked(end), "over");
  EXPECT_EQ(Fluch::standing(end).how, Fluch::How::treasures);
  EXPECT_FALSE(wins(leaving("0: tokens red3 yellow3 blue3 green2"))) << "eleven";
}

TEST(FluchEnd, Rule123ItIsTheStepThatCounts) {
  EXPECT_EQ(asked(rolled(position(corridor + "ammut E2, empty E2\n0: at E14\n1: at C14\n" + fiveColours, three), "12")),
            "move 0 3")
      << "who stands there has to step off and onto one again";
  const State heap =
      position(corridor + "ammut E2, empty E2, heap E14 orange1, collect\n0: at E14\n1: at C14\n" + fourColours, three);
  EXPECT_EQ(asked(after(heap, loot(Token::orange1), ".")), "lay 1 3") << "A32";
  const State state = after(leaving(fiveColours), step("E12"));
  EXPECT_EQ(asked(state), "move 0 1");
}

TEST(FluchEnd, Rule123NotInAnothersTurn) {
  const State state = position("ammut E2, empty E2\nturn 1\n" + fiveColours, three);
  EXPECT_EQ(asked(after(rolled(state, "00"), EndTurn{})), "lay 2 3");
}

TEST(FluchEnd, Rule123AlsoOnAnOccupiedEntrance) {
  const State state = leaving(fiveColours + "2: at E14");
  EXPECT_TRUE(wins(state));
  EXPECT_EQ(explorers(after(state, step("E14"))), "E14 C14 E14");
  EXPECT_EQ(whyNot(leaving(fourColours + "2: at E14"), step("E14")), "54") << "without the goal";
}

TEST(FluchEnd, Rule123AlsoWithTheLastPipAndFivePlayers) {
  const State state = position(
      corridor + "ammut B2, empty B2, move 1\n0: at E13\n1: at C14\n2: at E14\n3: at G14\n4: at I14\n" + fourColours,
      five);
  EXPECT_TRUE(wins(state));
}

TEST(FluchEnd, Rule123WithOccupiedExitWinsNo) {
  const Options no = with(&Options::occupiedExitWins, Fluch::OccupiedExitWins::no, three);
  EXPECT_EQ(whyNot(leaving(fiveColours + "2: at E14", no), step("E14")), "54");
  EXPECT_TRUE(wins(leaving(fiveColours, no))) << "a free one";
}

TEST(FluchEnd, Rule123EvenWhereAmmutStands) {
  const Options entrances = with(&Options::ammutOnEntrances, Fluch::AmmutOnEntrances::yes, three);
  const State state = position(corridor + "ammut E14, move 2\n0: at E13\n1: at C14\n" + fiveColours, entrances);
  EXPECT_TRUE(wins(state));
  EXPECT_EQ(toldInShort(state, step("E14")), "stepped escaped");
}

TEST(FluchEnd, Rule123AfterTheEndNothingIsAllowed) {
  const State end = after(leaving(fiveColours), step("E14"));
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(whyNot(end, seat, Roll{}), "123");
}

TEST(FluchEnd, Rule48WithoutTheGoalOneMayStopOnAnEntrance) {
  const State state = after(position(corridor + "move 2\n0: at E13\n1: at C14", three), step("E14"));
  EXPECT_EQ(asked(state), "move 0 1");
  EXPECT_EQ(asked(after(state, Stop{})), "end 0");
}

TEST(FluchEnd, Rule124WithFivePlayersFourColoursOrNineTreasures) {
  const auto with5 = [](const std::string& tokens) {
    return position(corridor + "ammut B2, empty B2, move 2\n0: at E13, tokens " + tokens + "\n1: at C14", five);
  };
  EXPECT_TRUE(wins(with5("red1 blue1 green1 orange1")));
  EXPECT_TRUE(wins(with5("red3 blue3 green3")));
  EXPECT_FALSE(wins(with5("red3 blue3 green2")));
}

TEST(FluchEnd, Rule124WithShortGameForAnyNumber) {
  const Options brief = with(&Options::shortGame, Fluch::ShortGame::yes, three);
  EXPECT_TRUE(wins(leaving(fourColours, brief)));
  EXPECT_TRUE(wins(leaving("0: tokens red3 blue3 green3", brief)));
  EXPECT_FALSE(wins(leaving("0: tokens red3 blue3 green2", brief)));
}

TEST(FluchEnd, Rule125ByAnyEntrance) {
  for (const std::string column : {"C", "E", "G", "I", "K"}) {
    const State state = position(
        column + "13 │\nammut E2, empty E2, move 2\n0: at " + column + "13\n1: at B2\n2: at L2\n" + fiveColours, three);
    EXPECT_TRUE(wins(state, column + "14")) << column;
  }
}

TEST(FluchEnd, Rule126OneWins) {
  const Fluch::Standing standing = Fluch::standing(after(leaving(fiveColours + "1: tokens red2 blue2"), step("E14")));
  EXPECT_EQ(int{standing.place[0]}, 1);
  EXPECT_EQ(int{standing.place[1]}, 2);
  EXPECT_EQ(int{standing.place[2]}, 2) << "there is no second place";
  for (const int points : standing.points) EXPECT_EQ(points, 0) << "and there are no points";
  ASSERT_EQ(standing.lines.size(), 4);
  EXPECT_EQ(standing.lines[0].why, Fluch::Why::colours);
  EXPECT_EQ(standing.lines[0].n, 5);
  EXPECT_EQ(standing.lines[1].why, Fluch::Why::treasures);
  EXPECT_EQ(standing.lines[1].n, 5);
  EXPECT_EQ(standing.lines[2].seat, 1);
  EXPECT_EQ(standing.lines[2].n, 2);
  EXPECT_EQ(standing.lines[3].n, 4);
}

TEST(FluchEnd, Rule126WithBothGoalsItIsTheColours) {
  const State end = after(leaving("0: tokens red3 yellow3 blue3 green3 orange1"), step("E14"));
  EXPECT_EQ(Fluch::standing(end).how, Fluch::How::colours);
}

// ---- being sealed in

// The turn of the first player ends; the second stands on E13.
State nextIsOn(const std::string& maze, const std::string& words = "", const Options& options = three) {
  return position(maze + "turn 0, end\n1: at E13, lives 1\n2: at E14\n" + words, options);
}
const std::string shut = "E12 ─\nE13 │\n";
State turned(const State& state) { return after(state, EndTurn{}); }

TEST(FluchEnd, Rule133WithOneLifeAndSealedInOneMayGiveUp) {
  EXPECT_EQ(toldInShort(nextIsOn(shut), EndTurn{}), "passed sealedIn");
  const State state = turned(nextIsOn(shut));
  EXPECT_EQ(asked(state), "sealed 1");
  EXPECT_EQ(kindsOfMoves(state), "giveUp, playOn");
  for (const Move& move : std::vector<Move>{Roll{}, Draw{}, EndTurn{}, ExtraRoll{}})
    EXPECT_EQ(whyNot(state, move), "133");
}

TEST(FluchEnd, Rule133PlayingOnIsAnOrdinaryTurn) {
  const State state = turned(nextIsOn(shut));
  EXPECT_EQ(told(state, PlayOn{}), Words{"playedOn seat:1"});
  EXPECT_EQ(asked(after(state, PlayOn{})), "lay 1 3");
  EXPECT_EQ(whyNot(after(state, PlayOn{}), GiveUp{}), "27");
}

TEST(FluchEnd, Rule133GivingUpCountsAsADeath) {
  const State state = turned(nextIsOn(shut, "1: tokens red2"));
  EXPECT_EQ(told(state, GiveUp{}), (Words{"gaveUp seat:1", "died seat:1 at:E13 cause:givenUp tokens:1 treasures:2"}));
  const State gone = after(state, GiveUp{});
  EXPECT_EQ(heaps(gone), "E13 red2");
  EXPECT_EQ(agenda(gone), "over, enter");
  EXPECT_EQ(asked(after(gone, enter("K14"))), "lay 2 3") << "the turn is over";
}

TEST(FluchEnd, Rule133NoProtectionAgainstGivingUp) {
  const State state = after(turned(nextIsOn(shut, "1: protection bes")), GiveUp{});
  EXPECT_EQ(protectionOf(state, 1), "");
  EXPECT_EQ(explorers(state), "C14 - E14");
}

TEST(FluchEnd, Rule133OnlyWithExactlyOneLife) {
  EXPECT_EQ(asked(turned(nextIsOn(shut, "1: lives 2"))), "lay 1 3");
  EXPECT_EQ(whyNot(turned(nextIsOn(shut, "1: lives 2")), GiveUp{}), "27");
}

TEST(FluchEnd, Rule133AnOpenSideTowardsAFreeSquareIsAWayOut) {
  EXPECT_EQ(asked(turned(nextIsOn("E13 │\n"))), "lay 1 3");
  EXPECT_EQ(asked(turned(nextIsOn("E12 ─\nE13 ├\n"))), "lay 1 3");
  EXPECT_EQ(asked(turned(nextIsOn("E12 ─\nE13 ├│\n"))), "sealed 1") << "a tile with a wall there";
  EXPECT_EQ(asked(turned(nextIsOn("E11 ─\nE12 │\nE13 │\n"))), "sealed 1") << "all that is connected counts";
  EXPECT_EQ(asked(turned(nextIsOn("E12 │\nE13 │\n"))), "lay 1 3");
}

TEST(FluchEnd, Rule133AnEdgeIsNoWayOut) {
  const State state = position("A1 ┘\nend\n1: at A1, lives 1", three);
  EXPECT_EQ(asked(turned(state)), "sealed 1");
}

TEST(FluchEnd, Rule133AGreyTileIsAWayOut) {
  EXPECT_EQ(asked(turned(nextIsOn("E11 ─\nE12 ║\nE13 │\n"))), "lay 1 3");
  EXPECT_EQ(asked(turned(nextIsOn("E12 ─\nE13 ║\n"))), "lay 1 3") << "the one under him: onto the entrance and back";
  const State alone = position("A1 ╝\nend\n1: at A1, lives 1", three);
  EXPECT_EQ(asked(turned(alone)), "sealed 1") << "but not if he cannot leave it";
}

TEST(FluchEnd, Rule133OtherFiguresAreIgnored) {
  const std::string maze = "E11 ║\nE12 │\nE13 │\n";
  EXPECT_EQ(asked(turned(nextIsOn("E10 #\n" + maze, "ammut E12\n0: at E11"))), "lay 1 3");
}

TEST(FluchEnd, Rule133WithoutTilesToDrawOpenSidesDoNotCount) {
  const State state = position("A1 .\nB1 │\nE12 │\nE13 │\nE11 .\nF11 │\nlaid rest, end\n1: at B1, lives 1", three);
  EXPECT_EQ(int{state.open.bag.size()} + state.open.discarded.size(), 0);
  EXPECT_EQ(asked(turned(state)), "sealed 1");
}

TEST(FluchEnd, Rule133OnlyAtTheStartOfATurn) {
  // The last life but one is paid in the turn.
  const State state = after(position(shut + "0: at E13, lives 2\n1: at C14\n2: at E14", three), ExtraRoll{}, "00");
  EXPECT_EQ(livesOf(state), "1 7 7");
  EXPECT_EQ(asked(state), "lay 0 3");
}

TEST(FluchEnd, Rule133AlsoInTheVeryFirstTurnOfAGameNobodyIs) {
  EXPECT_EQ(asked(entered(begin(three))).substr(0, 3), "lay");
}

TEST(FluchEnd, Rule133WithPermadeathWhoGivesUpIsOut) {
  const Options deadly = with(&Options::permadeath, Fluch::Permadeath::yes, three);
  const State gone = after(turned(nextIsOn(shut, "", deadly)), GiveUp{});
  EXPECT_TRUE(gone.open.players[1].out);
  EXPECT_EQ(asked(gone), "lay 2 3");
}

// ---- the limit

TEST(FluchEnd, Rule134ARoundIsCompleteWhenTheTurnComesBack) {
  const auto rounds = [](const std::string& words) {
    return int{after(position(words + ", end", three), EndTurn{}).open.rounds};
  };
  EXPECT_EQ(rounds("rounds 4, first 0, turn 2"), 5);
  EXPECT_EQ(rounds("rounds 4, first 0, turn 1"), 4);
  EXPECT_EQ(rounds("rounds 4, first 1, turn 0"), 5);
  EXPECT_EQ(rounds("rounds 4, first 1, turn 2"), 4);
}

TEST(FluchEnd, Rule134After100RoundsNobodyHasWon) {
  const State state = position("rounds 99, first 1, turn 0, end\nammut E2, empty E2\n" + fiveColours, three);
  EXPECT_EQ(told(state, EndTurn{}), (Words{"passed seat:0", "limitReached rounds:100"}));
  const State end = after(state, EndTurn{});
  EXPECT_EQ(asked(end), "over");
  const Fluch::Standing standing = Fluch::standing(end);
  EXPECT_EQ(standing.how, Fluch::How::limit);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(int{standing.place[seat]}, 1) << "nobody is better";
  EXPECT_EQ(asked(after(position("rounds 98, first 1, turn 0, end", three), EndTurn{})), "lay 1 3");
  EXPECT_EQ(asked(after(position("rounds 99, first 1, turn 1, end", three), EndTurn{})), "lay 2 3");
}

TEST(FluchEnd, Rule134WithPermadeathRoundsCountAsIfEverybodyPlayed) {
  const Options deadly = with(&Options::permadeath, Fluch::Permadeath::yes, three);
  const State state = after(position("rounds 4, first 1, turn 0, end\n1: out", deadly), EndTurn{});
  EXPECT_EQ(asked(state), "lay 2 3");
  EXPECT_EQ(int{state.open.rounds}, 5) << "past the one who began and is dead";
  EXPECT_EQ(asked(after(position("rounds 99, first 1, turn 0, end\n1: out", deadly), EndTurn{})), "over");
}

TEST(FluchEnd, Rule134AlsoIfTheTurnEndsByItself) {
  const State state = position("rounds 99, first 1, turn 0\n0: lives 1", three);
  EXPECT_EQ(toldInShort(state, Roll{}, "00"), "rolled passed limitReached");
}

}  // namespace
}  // namespace mastaba::fluch

// Moving Ammut, FLUCH-83 to FLUCH-93.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

// With four players all 25 chambers are full at first.
const Options four = forPlayers(4);
const Options three = forPlayers(3);
const std::string emptyOfTwo = "E2 I2 A4 F4 H4 M4 E6 I6 A8 M8";

// A corridor from the chamber D4 down to the chamber D8.
const std::string shaft = R"(
  D5 │
  D6 │
  D7 │
)";
State symbol(const std::string& words, const Options& options = {}) {
  return rolled(position(shaft + words, options), "0A");
}
State doubled(const std::string& words, const Options& options = {}) {
  return rolled(position(shaft + words, options), "AA");
}

// ---- on the track

TEST(FluchAmmut, Rule83EachSymbolIsOneSpace) {
  EXPECT_EQ(ammut(symbol("ammut 3")), "4");
  EXPECT_EQ(told(position("ammut 3"), Roll{}, "0A").back(), "ammutAdvanced seat:0 space:4");
  const State two = position("ammut 3");
  EXPECT_EQ(toldInShort(two, Roll{}, "AA 00"), "rolled ammutAdvanced ammutAdvanced rolledAgain rolled");
  EXPECT_EQ(ammut(after(two, Roll{}, "AA 00")), "5");
  EXPECT_EQ(ammut(rolled(two, "12")), "3");
}

TEST(FluchAmmut, Rule83TheSecondSymbolMovesHerInTheMaze) {
  const State state = doubled("ammut 12, empty D4");
  EXPECT_EQ(agenda(state), "end, again, symbols 1, place");
  const State placed = after(state, put("D4"));
  EXPECT_EQ(agenda(placed), "end, again, lead 2") << "two spaces, not four, and no other chamber";
  EXPECT_EQ(whyNot(placed, put("E2")), "87");
  const State led = after(placed, lead("D5"));
  EXPECT_EQ(toldInShort(led, lead("D6"), "00"), "ammutLed rolledAgain rolled");
}

TEST(FluchAmmut, Rule84OnTheLastSpaceSheIsPutIntoAnEmptyChamber) {
  const State state = symbol("ammut 12");
  EXPECT_EQ(asked(state), "place 0");
  EXPECT_EQ(putsOf(state), emptyOfTwo) << "also one that is connected to nothing";
  EXPECT_EQ(told(state, put("E2")), Words{"ammutPut seat:0 to:E2"});
  EXPECT_EQ(ammut(after(state, put("E2"))), "E2");
  EXPECT_EQ(asked(after(state, put("E2"))), "end 0");
  for (const Move& move : std::vector<Move>{EndTurn{}, ExtraRoll{}, Roll{}, AmmutStays{}, lead("D5"), Advance{}})
    EXPECT_EQ(whyNot(state, move), "84");
  EXPECT_EQ(whyNot(state, 1, put("E2")), "28") << "who has the turn chooses";
}

TEST(FluchAmmut, Rule84NotBefore) { EXPECT_EQ(asked(symbol("ammut 11")), "end 0"); }

TEST(FluchAmmut, Rule85WhatAnEmptyChamberIs) {
  const State state =
      symbol("ammut 12, heap I2 red1, token A4 blue2, faceDown F4, empty D8\n1: at H4\n0: tokens green1");
  EXPECT_EQ(whyNot(state, put("I2")), "85") << "a heap";
  EXPECT_EQ(whyNot(state, put("A4")), "85") << "a token face up";
  EXPECT_EQ(whyNot(state, put("F4")), "85") << "a token face down";
  EXPECT_EQ(whyNot(state, put("H4")), "85") << "an explorer";
  EXPECT_EQ(whyNot(state, put("D8")), "");
  EXPECT_EQ(whyNot(state, put("E2")), "");
  EXPECT_EQ(whyNot(state, put("D5")), "85") << "no chamber";
  EXPECT_EQ(whyNot(state, put("E14")), "85");
}

TEST(FluchAmmut, Rule85WithExactOtherSquaresAreNoChambers) {
  const State state =
      symbol("ammut 12, empty D8\n0: tokens red1", with(&Options::chamberFill, Fluch::ChamberFill::exact));
  EXPECT_EQ(putsOf(state), "D8");
  EXPECT_EQ(whyNot(state, put("E2")), "85");
}

TEST(FluchAmmut, Rule86WithoutAnEmptyChamberSheWaits) {
  const State state = symbol("ammut 12", four);
  EXPECT_EQ(ammut(state), "13");
  EXPECT_EQ(asked(state), "end 0");
  const State before = position("ammut 12", four);
  EXPECT_EQ(toldInShort(before, Roll{}, "0A"), "rolled ammutAdvanced ammutWaits");
  EXPECT_EQ(toldInShort(before, Roll{}, "AA 00"), "rolled ammutAdvanced ammutWaits ammutLapsed rolledAgain rolled")
      << "the second symbol is lost";
}

TEST(FluchAmmut, Rule86WhatComesUpWhileSheWaitsDoesNotMoveHer) {
  const State state = position("ammut 13", four);
  EXPECT_EQ(toldInShort(state, Roll{}, "0A"), "rolled ammutLapsed");
  EXPECT_EQ(toldInShort(state, Roll{}, "AA 00"), "rolled ammutLapsed rolledAgain rolled");
  const State treasure = position(corridor + "ammut 13, collect, token E10 red1\n0: at E10", four);
  EXPECT_EQ(toldInShort(treasure, Take{}, "A"), "took found ammutLapsed");
}

// He has looted E10, and nothing else is empty.
State looted(const std::string& words, int players = 4) {
  return position(corridor + "ammut 13, empty E10\n0: at E10, tokens red1\n" + words, forPlayers(players));
}

TEST(FluchAmmut, Rule86TheFirstChamberToBecomeEmptyIsHers) {
  const State state = after(looted("move 2"), step("E11"));
  EXPECT_EQ(asked(state), "place 0") << "before anything else happens";
  EXPECT_EQ(putsOf(state), "E10");
  EXPECT_EQ(agenda(state), "end, move 1, place");
  EXPECT_EQ(asked(after(state, put("E10"))), "move 0 1");
}

TEST(FluchAmmut, Rule86ALootedChamberIsNotEmptyWhileSomebodyStandsThere) {
  const State state = position(corridor + "ammut 13, collect, token E10 red1\n0: at E10", four);
  EXPECT_EQ(asked(after(state, Take{}, ".")), "end 0");
}

TEST(FluchAmmut, Rule86AlsoInTheMiddleOfPassing) {
  const State state = after(looted("move 2\n1: at E11"), step("E11"));
  EXPECT_EQ(asked(state), "place 0");
  const State placed = after(state, put("E10"));
  EXPECT_EQ(asked(placed), "move 0 1");
  EXPECT_EQ(whyNot(placed, Stop{}), "53");
  EXPECT_EQ(stepsOf(placed), "E10 E12");
}

TEST(FluchAmmut, Rule86AlsoWhenAnExplorerIsTakenOffTheBoard) {
  const State state =
      position("ammut 13, empty E10, sealed\nE11 ─\nD10 │\nE9 ─\nF10 │\n0: at E10, lives 1\n1: tokens red1", four);
  const State gone = after(state, GiveUp{});
  EXPECT_EQ(agenda(gone), "over, enter, place");
  EXPECT_EQ(asked(gone), "place 0");
  EXPECT_EQ(putsOf(gone), "E10");
}

TEST(FluchAmmut, Rule86OnTheEventTileOfTheNextStepTheEventWaits) {
  const State state = position("E11 ║\nammut 13, empty E10, move 2\n0: at E10, tokens red1", four);
  EXPECT_EQ(agenda(after(state, step("E11"))), "end, collect, event, place");
}

// ---- in the maze

TEST(FluchAmmut, Rule87TwoSpacesForEachSymbol) {
  const State state = symbol("ammut D4");
  EXPECT_EQ(asked(state), "lead 0 2");
  EXPECT_EQ(told(state, lead("D5")), Words{"ammutLed seat:0 from:D4 to:D5"});
  const State one = after(state, lead("D5"));
  EXPECT_EQ(asked(one), "lead 0 1");
  EXPECT_EQ(leadsOf(one), "D4 D6") << "she may turn back";
  EXPECT_EQ(asked(after(one, lead("D6"))), "end 0");
}

TEST(FluchAmmut, Rule87SheMustGo) {
  const State state = symbol("ammut D4");
  EXPECT_EQ(kindsOfMoves(state), "lead");
  for (const Move& move : std::vector<Move>{AmmutStays{}, EndTurn{}, put("E2"), Advance{}, ExtraRoll{}})
    EXPECT_EQ(whyNot(state, move), "87");
}

TEST(FluchAmmut, Rule87WithoutAWaySheStays) {
  const State state = position("ammut E2");
  EXPECT_EQ(told(state, Roll{}, "0A").back(), "ammutStuck");
  EXPECT_EQ(asked(rolled(state, "0A")), "end 0");
}

TEST(FluchAmmut, Rule88SheFollowsThePaths) {
  const State state = symbol("ammut D5");
  EXPECT_EQ(leadsOf(state), "D4 D6") << "also into a chamber with a token";
  EXPECT_EQ(whyNot(state, lead("E5")), "88");
  EXPECT_EQ(whyNot(state, lead("D7")), "88") << "one after the other";
  EXPECT_EQ(whyNot(state, lead("D5")), "88");
  EXPECT_EQ(leadsOf(after(state, lead("D4"))), "D5");
  EXPECT_EQ(leadsOf(symbol("ammut D7")), "D6 D8");
  EXPECT_EQ(leadsOf(rolled(position("D5 ─\nD6 │\nammut D6\nD7 │"), "0A")), "D7") << "not through walls";
}

TEST(FluchAmmut, Rule88GreyTilesNeitherStopHerNorBringEvents) {
  const State state = rolled(position("D5 ║\nD6 │\nammut D4"), "0A");
  EXPECT_EQ(toldInShort(state, lead("D5")), "ammutLed");
  EXPECT_EQ(leadsOf(after(state, lead("D5"))), "D4 D6");
}

TEST(FluchAmmut, Rule88SheDoesNotWalkOntoEntrances) {
  const State state = rolled(position(corridor + "ammut E13\n1: at G14"), "0A");
  EXPECT_EQ(leadsOf(state), "E12");
  EXPECT_EQ(whyNot(state, lead("E14")), "88b");
  EXPECT_EQ(told(position("E13 │\nammut E13\n1: at G14"), Roll{}, "0A").back(), "ammutStuck");
  const State safe = rolled(position(corridor + "ammut E13\n1: at E14"), "0A");
  EXPECT_EQ(leadsOf(safe), "E12") << "explorers are safe there";
}

TEST(FluchAmmut, Rule88WithTheOptionSheDoes) {
  const Options yes = with(&Options::ammutOnEntrances, Fluch::AmmutOnEntrances::yes);
  const State state = rolled(position(corridor + "ammut E13\n1: at E14", yes), "0A");
  EXPECT_EQ(leadsOf(state), "E12 E14");
  EXPECT_EQ(toldInShort(state, lead("E14"), "0"), "ammutLed attacked fought");
  const State empty = rolled(position(corridor + "ammut E13\n1: at G14", yes), "0A");
  EXPECT_EQ(ammut(after(empty, lead("E14"))), "E14");
  EXPECT_EQ(leadsOf(after(empty, lead("E14"))), "E13");
}

TEST(FluchAmmut, Rule89WithTwoSymbolsFourSpacesOrAnotherChamber) {
  const State state = doubled("ammut D4, empty D4");
  EXPECT_EQ(asked(state), "leap 0");
  EXPECT_EQ(kindsOfMoves(state), "lead, put");
  EXPECT_EQ(toldInShort(state, put("E2"), "00"), "ammutPut rolledAgain rolled");
  State walking = state;
  for (const char* to : {"D5", "D6", "D5"}) walking = after(walking, lead(to));
  EXPECT_EQ(asked(after(state, lead("D5"))), "lead 0 3");
  EXPECT_EQ(asked(walking), "lead 0 1");
  EXPECT_EQ(toldInShort(walking, lead("D4"), "00"), "ammutLed rolledAgain rolled");
  EXPECT_EQ(whyNot(after(state, lead("D5")), put("E2")), "87") << "one or the other";
}

TEST(FluchAmmut, Rule89IntoAnotherEmptyOne) {
  const State state = doubled("ammut D4, empty D4");
  EXPECT_EQ(whyNot(state, put("D4")), "89");
  EXPECT_EQ(whyNot(state, put("D8")), "85");
  EXPECT_EQ(putsOf(doubled("ammut E2")), "I2 A4 F4 H4 M4 E6 I6 A8 M8");
}

TEST(FluchAmmut, Rule89WithoutAWaySheMayStay) {
  EXPECT_EQ(whyNot(doubled("ammut D4"), AmmutStays{}), "87b");
  const State state = doubled("ammut E2");
  EXPECT_EQ(kindsOfMoves(state), "ammutStays, put");
  EXPECT_EQ(toldInShort(state, AmmutStays{}, "00"), "ammutStayed rolledAgain rolled");
}

TEST(FluchAmmut, Rule89NeitherAWayNorAChamber) {
  EXPECT_EQ(toldInShort(position("ammut E2", four), Roll{}, "AA 00"), "rolled ammutStuck rolledAgain rolled");
  const State state = rolled(position(shaft + "ammut D4", four), "AA");
  EXPECT_EQ(kindsOfMoves(state), "lead") << "but a way";
}

// ---- the third token

State third(const std::string& words, const Options& options = three) {
  return position(corridor + "collect, token E10 red2\n0: at E10, tokens blue1 green1\n" + words, options);
}

TEST(FluchAmmut, Rule90TheThirdTokenCallsHer) {
  const State state = third("ammut 5");
  EXPECT_EQ(toldInShort(state, Take{}), "took ammutCalled");
  const State called = after(state, Take{});
  EXPECT_EQ(asked(called), "place 2") << "the right-hand neighbour puts her";
  EXPECT_EQ(agenda(called), "end, collect, cards 2, place") << "before the cards";
  EXPECT_EQ(whyNot(called, 0, put("E2")), "28");
  EXPECT_EQ(toldInShort(called, put("H4"), ". ."), "ammutPut found found");
  EXPECT_EQ(told(called, put("H4"), ". .").at(0), "ammutPut seat:2 to:H4");
}

TEST(FluchAmmut, Rule90TheRightHandNeighbour) {
  const auto asks = [](int players, int turn) {
    const std::string seat = std::to_string(turn);
    const State state = position(
        corridor + "turn " + seat + ", empty H4, collect, token E10 red2\n" + seat + ": at E10, tokens blue1 green1",
        forPlayers(players));
    return asked(after(state, Take{}));
  };
  EXPECT_EQ(asks(2, 0), "place 1") << "of two the other";
  EXPECT_EQ(asks(2, 1), "place 0");
  EXPECT_EQ(asks(4, 0), "place 3");
  EXPECT_EQ(asks(4, 3), "place 2");
  EXPECT_EQ(asks(5, 2), "place 1");
}

TEST(FluchAmmut, Rule90AlsoFromAHeap) {
  const State state =
      position(corridor + shaft + "ammut 5, collect, heap E12 red2\nempty D4\n0: at E12, tokens blue1 green1", three);
  const State called = after(state, loot(Token::red2));
  EXPECT_EQ(asked(called), "place 2");
  const State placed = after(called, put("D4"), "A");
  EXPECT_EQ(asked(placed), "lead 0 2") << "an A among the cards moves her two spaces";
  const State led = after(after(placed, lead("D5")), lead("D6"), ".");
  EXPECT_EQ(treasuresOf(led), "4 0 0");
  EXPECT_EQ(asked(led), "lay 1 3") << "the turn ends afterwards";
}

TEST(FluchAmmut, Rule90OnlyTheThird) {
  const auto tokens = [](const char* owned) {
    return position(corridor + "collect, token E10 red2\n0: at E10, tokens " + owned, three);
  };
  EXPECT_EQ(toldInShort(tokens("blue1"), Take{}, ". ."), "took found found");
  EXPECT_EQ(toldInShort(tokens("blue1 green1 yellow1"), Take{}, ". ."), "took found found");
}

TEST(FluchAmmut, Rule90NotIfSheIsInTheMazeOrWaits) {  // A40
  EXPECT_EQ(toldInShort(third("ammut H4"), Take{}, ". ."), "took found found");
  // The chambers that their tokens came from are taken by the others.
  EXPECT_EQ(toldInShort(position(corridor + "ammut 13, collect, token E10 red2, heap E2 yellow1, heap I2 yellow2\n"
                                            "0: at E10, tokens blue1 green1\n1: at B2\n2: at L2\n3: at E2",
                                 four),
                        Take{}, ". ."),
            "took found found");
}

TEST(FluchAmmut, Rule90WithPermadeathTheNextWhoStillPlays) {
  const Options deadly = with(&Options::permadeath, Fluch::Permadeath::yes, three);
  EXPECT_EQ(asked(after(third("2: out", deadly), Take{})), "place 1");
  EXPECT_EQ(asked(after(third("1: out\n2: out", deadly), Take{})), "place 0") << "or the player himself";
}

TEST(FluchAmmut, Rule91WithoutAnEmptyChamberSheWaitsOnTheLastSpace) {
  const State state = position(corridor +
                                   "ammut 5, collect, token E10 red2, heap E2 yellow1, heap I2 yellow2\n"
                                   "0: at E10, tokens blue1 green1\n1: at B2\n2: at L2\n3: at E2",
                               four);
  EXPECT_EQ(toldInShort(state, Take{}, ". ."), "took ammutCalled ammutWaits found found");
  EXPECT_EQ(ammut(after(state, Take{}, ". .")), "13");
}

TEST(FluchAmmut, Rule92TreasuresMoveHerToo) {
  EXPECT_EQ(ammut(after(position(corridor + "ammut 5, collect, token E10 red1\n0: at E10"), Take{}, "A")), "6");
}

TEST(FluchAmmut, Rule93InTheMazeSymbolsDoNotTakeHerBack) {
  const State state = after(symbol("ammut 12"), put("E2"));
  EXPECT_EQ(int{state.open.ammut.space}, 0);
  EXPECT_EQ(state.open.ammut.at, placeNamed("E2"));
}

}  // namespace
}  // namespace mastaba::fluch

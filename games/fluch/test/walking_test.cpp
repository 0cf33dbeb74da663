// Rules 46 to 60: how explorers move, whom they pass and where they stop.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

// From G14 to the west as far as E12, where a wall is; and a tile that shows F13 a wall.
const std::string bends = R"(
  E12 │┌┐
  E13 │││
  F14 .E
)";
State walking(const std::string& at, int pips, const std::string& maze = corridor, const Options& options = {}) {
  return position(maze + "\nmove " + std::to_string(pips) + "\n0: at " + at, options);
}
// Seat 0 on E13, the others before it.
std::string inARow(const std::string& middle = "│") {
  return "E11 │\nE12 " + middle + "\nE13 │\n0: at E13\n1: at E12\n";
}

// ---- steps

TEST(FluchWalking, Rule46EachPipIsOneSpace) {
  State state = walking("E13", 3);
  state = after(state, step("E12"));
  EXPECT_EQ(asked(state), "move 0 2");
  EXPECT_EQ(explorers(state), "E12 E14");
  state = after(state, step("E11"));
  EXPECT_EQ(asked(state), "move 0 1");
  EXPECT_EQ(explorers(after(state, step("E10"))), "E10 E14");
  EXPECT_EQ(asked(after(state, step("E10"))), "collect 0") << "the last pip";
  EXPECT_EQ(told(state, step("E10")), (Words{"stepped seat:0 from:E11 to:E10"}));
}

TEST(FluchWalking, Rule46BothMustBeOpenWhereTheyTouch) {
  EXPECT_EQ(stepsOf(walking("G12", 3, bends)), "F12 G13");
  EXPECT_EQ(stepsOf(walking("F12", 3, bends)), "G12 F13");
  EXPECT_EQ(whyNot(walking("F12", 3, bends), step("E12")), "46") << "walls on both sides";
  EXPECT_EQ(whyNot(walking("E12", 3, "E12 ─│"), step("F12")), "46") << "a wall of the other tile";
  EXPECT_EQ(whyNot(walking("E12", 3, "E12 │─"), step("F12")), "46") << "a wall of the own tile";
  EXPECT_EQ(whyNot(walking("E12", 3, "E12 │"), step("E11")), "46") << "nothing lies there";
}

TEST(FluchWalking, Rule46AChamberIsOpenEverywhereAnEntranceToTheNorth) {
  EXPECT_EQ(stepsOf(walking("E10", 1, "E11 │ E9 │ D10 ─ F10 │")), "E9 D10 E11");
  EXPECT_EQ(stepsOf(position("E13 ─\nmove 1\n0: at E14\n1: at C14")), "");
  EXPECT_EQ(stepsOf(position("E13 │\nmove 1\n0: at E14\n1: at C14")), "E13");
}

TEST(FluchWalking, Rule47PipsMayBeLeft) {
  const State state = walking("E12", 3);
  EXPECT_EQ(asked(after(state, Stop{})), "end 0");
  EXPECT_EQ(asked(after(after(state, step("E11")), Stop{})), "end 0");
  EXPECT_EQ(told(state, Stop{}), (Words{"stopped seat:0 at:E12"}));
}

TEST(FluchWalking, Rule47OneMayTurnBack) {
  const State state = after(walking("E12", 3), {step("E11"), step("E12"), step("E11")});
  EXPECT_EQ(explorers(state), "E11 E14");
  EXPECT_EQ(asked(state), "end 0") << "each step costs a pip";
}

TEST(FluchWalking, Rule47PipsMustBeUsed) {
  const Options must = with(&Options::mustUsePips, Fluch::MustUsePips::yes);
  EXPECT_EQ(whyNot(walking("E12", 3, corridor, must), Stop{}), "47");
  EXPECT_EQ(kindsOfMoves(walking("E12", 3, corridor, must)), "extraTiles, step");
  EXPECT_EQ(whyNot(walking("E12", 3, "E12 │", must), Stop{}), "") << "where no step is possible";
  EXPECT_EQ(whyNot(walking("E10", 3, corridor, must), Stop{}), "") << "where there is something to turn up";
  EXPECT_EQ(whyNot(walking("E10", 3, corridor + "empty E10", must), Stop{}), "47");
  EXPECT_EQ(whyNot(walking("E10", 3, corridor + "token E10 red1", must), Stop{}), "") << "to take";
  EXPECT_EQ(whyNot(position(corridor + "token E10 red1, move 3\n0: at E10, tokens red2", must), Stop{}), "47")
      << "which one cannot take";
  EXPECT_EQ(whyNot(walking("E12", 3, corridor + "heap E12 red1", must), Stop{}), "");
  EXPECT_EQ(whyNot(walking("E12", 3, corridor + "heap E11 red1", must), Stop{}), "47") << "not here";
  EXPECT_EQ(whyNot(position(corridor + "heap E12 red1, move 3\n0: at E12, tokens red2", must), Stop{}), "47");
  // Only what one could still turn up or take, for all one knows, is worth a stop.
  const Options secretly = with(&Options::declinedToken, Fluch::DeclinedToken::faceDown, must);
  EXPECT_EQ(whyNot(position(corridor + "end, move 2\n0: at E10, tokens red1", secretly), Stop{}), "");
  EXPECT_EQ(whyNot(position(corridor + "end, move 2\n0: at E10, tokens red1, saw E10 red2", secretly), Stop{}), "47");
  EXPECT_EQ(whyNot(position(corridor + "end, move 2\n0: at E10, tokens blue1, saw E10 red2", secretly), Stop{}), "");
}

TEST(FluchWalking, Rule48EntrancesAndChambersCostAPip) {
  State state = position(corridor + "E9 │\nmove 6\n0: at E14\n1: at C14");
  for (const char* place : {"E13", "E12", "E11", "E10", "E9"}) state = after(state, step(place));
  EXPECT_EQ(asked(state), "move 0 1");
  EXPECT_EQ(asked(after(position(corridor + "move 2\n0: at E13\n1: at C14"), step("E14"))), "move 0 1");
}

TEST(FluchWalking, Rule48OneMayStopOnAnEntrance) {
  const State state = position(corridor + "move 2, ammut E12\n0: at E13\n1: at C14");
  EXPECT_EQ(explorers(after(state, {step("E14"), Stop{}})), "E14 C14");
  EXPECT_EQ(asked(after(state, {step("E14"), Stop{}})), "end 0") << "nobody has won";
  const State safe = position(corridor + "lead 2, ammut E13\n0: at E14\n1: at C14");
  EXPECT_EQ(leadsOf(safe), "E12") << "and is safe from Ammut there";
  EXPECT_EQ(whyNot(safe, lead("E14")), "88b");
}

TEST(FluchWalking, Rule49NeverDiagonally) {
  const State state = walking("F12", 2, "E11 ┼┼┼\nE12 ┼┼┼\nE13 ┼┼┼");
  EXPECT_EQ(stepsOf(state), "F11 E12 G12 F13");
  for (const char* place : {"E11", "G11", "E13", "G13", "F12", "F10", "A1"})
    EXPECT_EQ(whyNot(state, step(place)), "49") << place;
}

// ---- grey tiles

TEST(FluchWalking, Rule50AGreyTileEndsTheMovement) {
  const State state = after(walking("E13", 3, greyCorridor), step("E12"), "isis");
  EXPECT_EQ(explorers(state), "E12 E14");
  EXPECT_EQ(asked(state), "end 0");
  EXPECT_EQ(livesOf(state), "8 7");
  EXPECT_EQ(toldInShort(walking("E13", 3, greyCorridor), step("E12"), "isis"), "stepped eventDrawn gainedLife");
  EXPECT_EQ(toldInShort(walking("E13", 3, corridor), step("E12")), "stepped") << "others do not";
}

TEST(FluchWalking, Rule50SymbolsAndSpecialActionsFollow) {
  const State state = after(position(greyCorridor + "symbols 1, move 3\n0: at E13"), step("E12"), "isis");
  EXPECT_EQ(ammut(state), "2");
  EXPECT_EQ(kindsOfMoves(state), "endTurn, extraRoll, extraTiles");
}

TEST(FluchWalking, Rule50AGreyTileEndsTheTurn) {
  const Options ends = with(&Options::greyEnds, Fluch::GreyEnds::turn);
  const State state = position(greyCorridor + "symbols 1, move 3\n0: at E13", ends);
  const State then = after(state, step("E12"), "isis");
  EXPECT_EQ(asked(then), "lay 1 3");
  EXPECT_EQ(ammut(then), "2") << "the symbols are carried out";
  const State early = position(greyCorridor + "lay 3, move 3\n0: at E13", ends);
  EXPECT_EQ(asked(after(early, step("E12"), "isis")), "lay 1 3") << "the roll still to come is lost";
  const State heap = position(greyCorridor + "heap E12 red1, move 3\n0: at E13", ends);
  EXPECT_EQ(agenda(after(heap, step("E12"), "isis")), "over, collect") << "one recovers before";
  EXPECT_EQ(asked(after(walking("E13", 1, corridor, ends), step("E12"))), "end 0") << "only a grey tile does";
}

TEST(FluchWalking, Rule50NotOntoAGreyTileThatIsTaken) {
  const State state = position(inARow("║") + "move 6, dice 33");
  EXPECT_EQ(whyNot(state, step("E12")), "50");
  EXPECT_EQ(stepsOf(state), "E14");
}

TEST(FluchWalking, Rule51TheTileOneStandsOnDoesNotHold) {
  const State state = walking("E12", 3, greyCorridor);
  EXPECT_EQ(stepsOf(state), "E11 E13");
  EXPECT_EQ(asked(after(state, step("E11"))), "move 0 2");
  EXPECT_EQ(toldInShort(state, step("E11")), "stepped") << "no event";
  EXPECT_EQ(toldInShort(position(greyCorridor + "0: at E12"), Roll{}, "21"), "rolled");
}

TEST(FluchWalking, Rule51ComingBackCountsAsEntering) {
  const State state = after(after(walking("E12", 3, greyCorridor), step("E11")), step("E12"), "seth");
  EXPECT_EQ(livesOf(state), "6 7");
  EXPECT_EQ(asked(state), "end 0");
}

// ---- other explorers

TEST(FluchWalking, Rule52OthersMayBePassed) {
  const State state = position(inARow() + "move 2");
  EXPECT_EQ(whyNot(state, step("E12")), "");
  const State beside = after(state, step("E12"));
  EXPECT_EQ(explorers(beside), "E12 E12");
  EXPECT_EQ(explorers(after(beside, step("E11"))), "E11 E12");
}

TEST(FluchWalking, Rule52InChambersAlike) {
  const State state = position("E11 │ E9 │\nmove 2\n0: at E11\n1: at E10");
  EXPECT_EQ(explorers(after(state, {step("E10"), step("E9")})), "E9 E10");
  EXPECT_EQ(whyNot(position("E11 │\nmove 2\n0: at E11\n1: at E10"), step("E10")), "54") << "no way on";
}

TEST(FluchWalking, Rule52NotOntoAnOccupiedEntrance) {
  const State state = position(corridor + "move 6\n0: at E13");
  EXPECT_EQ(explorers(state), "E13 E14");
  EXPECT_EQ(whyNot(state, step("E14")), "54");
  EXPECT_EQ(stepsOf(state), "E12");
}

// Five players, all entrances taken but the own.
TEST(FluchWalking, Rule52UnlessOneWinsThere) {
  const std::string goal = corridor + "move 1\n0: at E13, tokens red3 yellow2 blue3 green2\n1: at C14\n2: at E14\n";
  const State state = position(goal + "3: at G14\n4: at I14", forPlayers(5));
  EXPECT_EQ(whyNot(state, step("E14")), "");
  EXPECT_EQ(asked(after(state, step("E14"))), "over");
  const State three = position(goal, forPlayers(3));
  EXPECT_EQ(whyNot(three, step("E14")), "54") << "four colours are not enough with three";
  const Options occupied = with(&Options::occupiedExitWins, Fluch::OccupiedExitWins::no, forPlayers(5));
  EXPECT_EQ(whyNot(position(goal + "3: at G14\n4: at I14", occupied), step("E14")), "54");
}

TEST(FluchWalking, Rule53NobodyStopsWhereAnotherStands) {
  const State state = after(position(inARow() + "move 2"), step("E12"));
  EXPECT_EQ(whyNot(state, Stop{}), "53");
  EXPECT_EQ(kindsOfMoves(state), "step");
  EXPECT_EQ(whyNot(state, ExtraTiles{}), "53b");
  EXPECT_EQ(whyNot(state, ExtraRoll{}), "27c");
  EXPECT_EQ(whyNot(after(state, step("E11")), Stop{}), "27d") << "the movement is over by itself";
  const State more = after(position(inARow() + "move 3"), {step("E12"), step("E11")});
  EXPECT_EQ(whyNot(more, Stop{}), "") << "beyond one may stop";
  EXPECT_EQ(whyNot(more, ExtraTiles{}), "");
}

// Every other chamber is filled, and Ammut waits for the one that is left.
TEST(FluchWalking, Rule53AmmutComesInBetweenAndOneStillHasToWalkOn) {
  const std::string maze = corridor + "ammut 13, empty E10, move 2\n";
  const State state = position(maze + "0: at E10, tokens red1\n1: at E11\n2: at C14", forPlayers(4));
  const State left = after(state, step("E11"));
  EXPECT_EQ(agenda(left), "end, move 1, place");
  EXPECT_EQ(putsOf(left), "E10");
  const State placed = after(left, put("E10"));
  EXPECT_EQ(agenda(placed), "end, move 1");
  EXPECT_EQ(kindsOfMoves(placed), "step");
  EXPECT_EQ(stepsOf(placed), "E10 E12");
}

TEST(FluchWalking, Rule54WithOnePipOneStopsBefore) {
  const State state = position(inARow() + "move 1\n1: at E12", forPlayers(3));
  EXPECT_EQ(whyNot(state, step("E12")), "54");
  EXPECT_EQ(stepsOf(state), "E14");
}

TEST(FluchWalking, Rule54TwoInARow) {
  const std::string row = inARow() + "2: at E11\n";
  const State three = position(row + "move 3", forPlayers(3));
  EXPECT_EQ(whyNot(three, step("E12")), "");
  EXPECT_EQ(explorers(after(three, {step("E12"), step("E11"), step("E10")})), "E10 E12 E11");
  EXPECT_EQ(whyNot(position(row + "move 2", forPlayers(3)), step("E12")), "54");
}

TEST(FluchWalking, Rule54StraightBackDoesNotCount) {
  const State state = position("E12 │ E13 │\nmove 6\n0: at E13\n1: at E12");
  EXPECT_EQ(whyNot(state, step("E12")), "54") << "there is nothing beyond E12";
}

TEST(FluchWalking, Rule54ButOnceThereOneMayStepBack) {
  const State state = after(position(inARow() + "move 3"), step("E12"));
  EXPECT_EQ(stepsOf(state), "E11 E13");
  EXPECT_EQ(explorers(after(state, step("E13"))), "E13 E12");
  const State last = after(position(inARow() + "move 2"), step("E12"));
  EXPECT_EQ(stepsOf(last), "E11 E13") << "also with the last pip";
}

TEST(FluchWalking, Rule54AGreyTileThatIsTakenIsNoWayOn) {
  const State state = position("E11 ║ E12 │ E13 │\nmove 6\n0: at E13\n1: at E12\n2: at E11", forPlayers(3));
  EXPECT_EQ(whyNot(state, step("E12")), "54");
  const State grey = position("E11 ║ E12 │ E13 │\nmove 2\n0: at E13\n1: at E12");
  EXPECT_EQ(whyNot(grey, step("E12")), "") << "one that is free is";
}

TEST(FluchWalking, Rule54ToTheSideCounts) {
  const State state = position("D12 ─┤\nE13 │\nmove 2\n0: at E13\n1: at E12");
  EXPECT_EQ(whyNot(state, step("E12")), "");
  EXPECT_EQ(explorers(after(state, {step("E12"), step("D12")})), "D12 E12");
}

// Round a ring one comes back to where one was: that is a place to end.
TEST(FluchWalking, Rule54RoundACorner) {
  const State state = position("D12 ┌┐\nD13 └┘\nmove 4\n0: at D13\n1: at D12\n2: at E12\n3: at E13", forPlayers(4));
  EXPECT_EQ(stepsOf(state), "D12 E13");
  const State three = position("D12 ┌┐\nD13 └┘\nmove 3\n0: at D13\n1: at D12\n2: at E12\n3: at E13", forPlayers(4));
  EXPECT_EQ(whyNot(three, step("D12")), "54");
}

TEST(FluchWalking, Rule54PassingOntoTheWinningEntrance) {
  const std::string row =
      "E13 │ E12 │\nmove 2\n0: at E12, tokens red1 yellow1 blue1 green1 orange1\n1: at E13\n2: at E14";
  const State state = position(row, forPlayers(3));
  EXPECT_EQ(whyNot(state, step("E13")), "");
  EXPECT_EQ(asked(after(state, {step("E13"), step("E14")})), "over");
}

// ---- Ammut

TEST(FluchWalking, Rule55OntoAmmutIsAnAttackAtOnce) {
  const State state = position(corridor + "ammut E12, move 3, empty E10\n0: at E13");
  EXPECT_EQ(whyNot(state, step("E12")), "");
  EXPECT_EQ(toldInShort(state, step("E12"), "2"), "stepped attacked fought lostLives");
  const State then = after(state, step("E12"), "2");
  EXPECT_EQ(livesOf(then), "5 7");
  EXPECT_EQ(agenda(then), "end, collect, banish");
  EXPECT_EQ(asked(after(then, put("E10"))), "end 0") << "pips left are lost";
}

TEST(FluchWalking, Rule55WhatWaitsThereComesAfterTheFight) {
  const State grey = position(greyCorridor + "ammut E12, move 3, empty E10\n0: at E13");
  const State fought = after(grey, step("E12"), "0");
  EXPECT_EQ(agenda(fought), "end, collect, event, banish");
  EXPECT_EQ(livesOf(after(fought, put("E10"), "seth")), "6 7");
  const State chamber = position(corridor + "ammut E10, move 3\n0: at E11");
  EXPECT_EQ(agenda(after(after(chamber, step("E10"), "0"), put("E2"))), "end, collect");
}

TEST(FluchWalking, Rule56NobodyWalksPastAmmut) {
  const State state = after(position(corridor + "ammut E12, move 6, empty E10\n0: at E13"), step("E12"), "1");
  EXPECT_EQ(movesOf("step", state), "");
  EXPECT_EQ(whyNot(state, step("E11")), "101");
}

// Wherever one walks, and wherever one stops.
void expectApart(const State& state) {
  if (!asked(state).starts_with("move 0")) {
    EXPECT_EQ(explorerAt(state.open, state.open.players[0].at, 0), nobody) << explorers(state);
    return;
  }
  Fluch::Moves moves;
  Fluch::moves(state.open, state.own[0], 0, moves);
  for (const Move& move : moves)
    if (as<Step>(move) || as<Stop>(move)) expectApart(after(state, move));
}

TEST(FluchWalking, Rule57WhenAMovementIsOverNobodyShares) {
  const std::string maze = "D11 ┌┬┐\nD12 ├┼┤\nD13 └┴┘\n";
  for (int pips = 1; pips <= 5; ++pips)
    expectApart(
        position(maze + "0: at D11\n1: at E11\n2: at E12\n3: at F12\nmove " + std::to_string(pips), forPlayers(4)));
  EXPECT_STREQ(Fluch::faults(unsound(corridor + "0: at E12\n1: at E12\nend")), "two explorers stand on one place");
}

// ---- chambers

TEST(FluchWalking, Rule58ThroughAnEmptyChamberInAnyDirection) {
  const std::string cross = "E9 │\nD10 ─#─\nE11 │\nempty E10, move 2\n0: at ";
  for (const char* from : {"E9", "D10", "F10", "E11"})
    for (const char* to : {"E9", "D10", "F10", "E11"})
      EXPECT_EQ(explorers(after(position(cross + from), {step("E10"), step(to)})), std::string(to) + " E14");
}

TEST(FluchWalking, Rule59ThroughAChamberWithATokenTheTokenStays) {
  const std::string through = "E9 │\nE11 │\nmove 3\n0: at E11\n";
  const State faceDown = after(position(through), {step("E10"), step("E9")});
  EXPECT_EQ(asked(faceDown), "move 0 1");
  EXPECT_EQ(chamberOn(faceDown, "E10"), "faceDown");
  EXPECT_EQ(chamberOn(after(position(through + "token E10 red2"), {step("E10"), step("E9")}), "E10"), "red2");
}

TEST(FluchWalking, Rule60TheTokenMayBeLeftAlone) {
  const State state = position("collect\n0: at E10");
  EXPECT_EQ(kindsOfMoves(state), "leave, turnUp");
  EXPECT_EQ(told(state, Leave{}), (Words{"left seat:0 at:E10"}));
  EXPECT_EQ(asked(after(state, Leave{})), "end 0");
  EXPECT_EQ(chamberOn(after(state, Leave{}), "E10"), "faceDown");
  const State open = position("collect, token E10 red2\n0: at E10");
  EXPECT_EQ(kindsOfMoves(open), "leave, take");
  EXPECT_EQ(chamberOn(after(open, Leave{}), "E10"), "red2");
  EXPECT_EQ(asked(after(open, Leave{})), "end 0");
}

}  // namespace
}  // namespace mastaba::fluch

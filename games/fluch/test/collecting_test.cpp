// Recovering treasures, FLUCH-61 to FLUCH-73.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const Options three = forPlayers(3);
const Options collectEnds = with(&Options::collectEnds, Fluch::CollectEnds::turn);
const Options heapGoesOn = with(&Options::heapEnds, Fluch::HeapEnds::movement);
const Options secretly = with(&Options::declinedToken, Fluch::DeclinedToken::faceDown);

// The first player stands in the chamber E10; a token lies there face down, if nothing else is said.
State inChamber(const std::string& words = "", const Options& options = {}) {
  return position(corridor + "collect\n0: at E10\n" + words, options);
}
// A token lies there face up.
State over(const std::string& token, const std::string& words = "", const Options& options = {}) {
  return inChamber("token E10 " + token + "\n" + words, options);
}
// A heap lies on E12, where he stands.
State atHeap(const std::string& tokens, const std::string& words = "", const Options& options = {}) {
  return position(corridor + "heap E12 " + tokens + "\ncollect\n0: at E12\n" + words, options);
}

// ---- stopping, turning up, taking

TEST(FluchCollecting, Rule61OneStopsInTheChamber) {
  const State state = after(position(corridor + "move 3\n0: at E11"), step("E10"));
  EXPECT_EQ(asked(state), "move 0 2");
  EXPECT_EQ(whyNot(state, TurnUp{}), "27c");
  EXPECT_EQ(whyNot(state, Take{}), "27c");
  const State stopped = after(state, Stop{});
  EXPECT_EQ(asked(stopped), "collect 0") << "pips left are lost";
  EXPECT_EQ(agenda(stopped), "end, collect");
  EXPECT_EQ(kindsOfMoves(stopped), "leave, turnUp");
}

TEST(FluchCollecting, Rule61ATokenIsTurnedUpForAllToSee) {
  const State state = inChamber();
  EXPECT_EQ(told(state, TurnUp{}, "blue2"), Words{"turnedUp seat:0 at:E10 token:blue2"});
  const auto log = telling(state, TurnUp{}, "blue2");
  EXPECT_EQ(log[0].to, everyone);
  EXPECT_EQ(log[0].news, News::revealed);
  const State up = after(state, TurnUp{}, "blue2");
  EXPECT_EQ(chamberOn(up, "E10"), "blue2");
  EXPECT_EQ(up.open.faceDown.size(), state.open.faceDown.size() - 1);
  EXPECT_EQ(kindsOfMoves(up), "leave, take");
}

TEST(FluchCollecting, Rule61ATokenThatIsLeftStaysFaceUp) {
  const State state = after(inChamber(), TurnUp{}, "blue2");
  EXPECT_EQ(told(state, Leave{}), Words{"left seat:0 at:E10"});
  const State left = after(state, Leave{});
  EXPECT_EQ(chamberOn(left, "E10"), "blue2");
  EXPECT_EQ(tokensOf(left, 0), "");
  EXPECT_EQ(asked(left), "end 0") << "the movement is over nevertheless";
}

TEST(FluchCollecting, Rule61ATokenMayBeLeftFaceDown) {
  const State left = after(inChamber(), Leave{});
  EXPECT_EQ(chamberOn(left, "E10"), "faceDown");
  EXPECT_EQ(asked(left), "end 0");
}

TEST(FluchCollecting, Rule61OneNeedNotHaveMoved) {
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E10"), "00")), "collect 0") << "without pips";
  const State state = rolled(position(corridor + "0: at E10"), "12");
  EXPECT_EQ(asked(after(state, Stop{})), "collect 0") << "with pips";
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E12"), "00")), "end 0") << "nothing there";
}

TEST(FluchCollecting, Rule61WhatCannotBeTurnedUp) {
  EXPECT_EQ(whyNot(over("red2"), TurnUp{}), "61") << "it lies open";
  EXPECT_EQ(whyNot(atHeap("red2"), TurnUp{}), "61") << "no chamber";
  EXPECT_EQ(whyNot(inChamber("heap E10 red2, empty E10"), TurnUp{}), "61") << "no token";
  EXPECT_EQ(whyNot(inChamber("0: saw E10 red2", secretly), TurnUp{}), "61b");
  EXPECT_EQ(whyNot(inChamber("1: saw E10 red2", secretly), TurnUp{}), "") << "another knows it";
}

TEST(FluchCollecting, Rule60WhileRecoveringNothingElseIsDone) {
  for (const Move& move : std::vector<Move>{EndTurn{}, ExtraRoll{}, ExtraTiles{}, Stop{}, step("E11"), Roll{}})
    EXPECT_EQ(whyNot(inChamber(), move), "60");
}

TEST(FluchCollecting, Rule61TheTurnGoesOnAfterwards) {
  const State state = after(over("red1"), Take{}, ".");
  EXPECT_EQ(asked(state), "end 0");
  const State early = after(position(corridor + "lay 2, collect, token E10 red1\n0: at E10"), Take{}, ".");
  EXPECT_EQ(asked(early), "lay 0 2") << "after a roll paid for in step 1";
}

TEST(FluchCollecting, Rule61WithCollectEndsTheTurnIsOver) {
  EXPECT_EQ(asked(after(over("red1", "", collectEnds), Take{}, ".")), "lay 1 3");
  const State early = position(corridor + "lay 2, collect, token E10 red1\n0: at E10", collectEnds);
  EXPECT_EQ(asked(after(early, Take{}, ".")), "lay 1 3") << "the roll of step 2 is lost";
  const State symbol = position(corridor + "end, symbols 1, collect, token E10 red1\n0: at E10", collectEnds);
  const State state = after(symbol, Take{}, ".");
  EXPECT_EQ(asked(state), "lay 1 3");
  EXPECT_EQ(ammut(state), "2") << "symbols are carried out";
  const State doubled = position(corridor + "end, again, symbols 2, collect, token E10 red1\n0: at E10", collectEnds);
  EXPECT_EQ(toldInShort(doubled, Take{}, "."), "took found ammutAdvanced ammutAdvanced passed") << "no second roll";
  EXPECT_EQ(asked(after(over("red1", "", collectEnds), Leave{})), "end 0") << "nothing was taken";
  EXPECT_EQ(asked(after(after(inChamber("", collectEnds), TurnUp{}, "blue2"), Leave{})), "end 0");
}

TEST(FluchCollecting, Rule61WithCollectEndsRecoveringIsFinishedFirst) {
  const State state = after(over("red1", "heap E10 blue2", collectEnds), Take{}, ".");
  EXPECT_EQ(asked(state), "collect 0");
  EXPECT_EQ(agenda(state), "over, collect");
  EXPECT_EQ(tokensOf(after(state, loot(Token::blue2), ". ."), 0), "red1 blue2");
}

TEST(FluchCollecting, Rule62OneTokenOfEachColour) {
  State state = over("red1", "ammut E2\n0: tokens blue1 green1");
  state = after(state, Take{}, ".");
  EXPECT_EQ(tokensOf(state, 0), "red1 blue1 green1");
}

TEST(FluchCollecting, Rule63AColourOnceIsEnough) {
  const State state = over("red2", "heap E10 red3 blue1\n0: tokens red1");
  EXPECT_EQ(whyNot(state, Take{}), "63");
  EXPECT_EQ(whyNot(state, loot(Token::red3)), "63");
  EXPECT_EQ(movesOf("loot", state), "loot token:blue1");
  EXPECT_EQ(kindsOfMoves(state), "leave, loot");
}

TEST(FluchCollecting, Rule63WhatCannotBeTakenIsNotAskedFor) {
  EXPECT_EQ(asked(rolled(position(corridor + "token E10 red2\n0: at E10, tokens red1"), "00")), "end 0");
  const State state = after(inChamber("0: tokens blue1"), TurnUp{}, "blue2");
  EXPECT_EQ(asked(state), "end 0");
  EXPECT_EQ(chamberOn(state, "E10"), "blue2") << "it stays face up";
}

TEST(FluchCollecting, Rule64ATokenTakenLiesOpenInFrontOfItsOwner) {
  const State state = over("red2");
  EXPECT_EQ(told(state, Take{}, ". .").at(0), "took seat:0 at:E10 token:red2");
  const State taken = after(state, Take{}, ". .");
  EXPECT_EQ(tokensOf(taken, 0), "red2");
  EXPECT_EQ(chamberOn(taken, "E10"), "empty");
  EXPECT_EQ(viewOf<Fluch>(taken, 1).open.players[0].tokens[0], 2);
}

TEST(FluchCollecting, Rule64OnlyWhatLiesFaceUpIsTaken) {
  EXPECT_EQ(whyNot(inChamber(), Take{}), "61c") << "first it is turned up";
  EXPECT_EQ(whyNot(atHeap("red2"), Take{}), "64") << "nothing lies there but a heap";
  EXPECT_EQ(whyNot(inChamber("heap E10 red2, empty E10"), Take{}), "64");
  EXPECT_EQ(whyNot(inChamber("0: saw E10 red2", secretly), Take{}), "") << "who knows it may take it";
}

// ---- treasures

TEST(FluchCollecting, Rule65AsManyCardsAsTheTokenIsWorth) {
  EXPECT_EQ(treasuresOf(after(over("red1"), Take{}, ".")), "1 0");
  EXPECT_EQ(treasuresOf(after(over("red2"), Take{}, ". .")), "2 0");
  const State state = after(over("red3"), Take{}, ". . .");
  EXPECT_EQ(treasuresOf(state), "3 0");
  EXPECT_EQ(state.open.treasures.size(), 62);
  EXPECT_EQ(toldInShort(over("red2"), Take{}, ". ."), "took found found");
}

TEST(FluchCollecting, Rule65AMarkIsCarriedOutBeforeTheNextCard) {
  const State state = after(over("red3", "D5 │\nammut D4\n0: lives 5"), Take{}, "A");
  EXPECT_EQ(agenda(state), "end, collect, cards 2, lead 2");
  EXPECT_EQ(treasuresOf(state), "1 0");
  const State led = after(state, lead("D5"));
  EXPECT_EQ(asked(led), "lead 0 1");
  const State state2 = after(led, lead("D4"), "F .");
  EXPECT_EQ(treasuresOf(state2), "3 0");
  EXPECT_EQ(livesOf(state2), "4 7");
  EXPECT_EQ(asked(state2), "end 0");
}

TEST(FluchCollecting, Rule65WithoutAPileTheTokenCountsAllTheSame) {
  const State state = over("red3", "pile .");
  EXPECT_EQ(toldInShort(state, Take{}, "."), "took found pileEmpty");
  EXPECT_EQ(told(state, Take{}, ".").back(), "pileEmpty seat:0");
  const State taken = after(state, Take{}, ".");
  EXPECT_EQ(tokensOf(taken, 0), "red3");
  EXPECT_EQ(treasuresOf(taken), "1 0");
  EXPECT_EQ(asked(taken), "end 0");
  EXPECT_EQ(treasuresOf(after(over("red2", "pile"), Take{})), "0 0");
}

TEST(FluchCollecting, Rule65WithReshuffleTheBoxBecomesThePile) {
  const Options again = with(&Options::treasureReshuffle, Fluch::TreasureReshuffle::yes);
  const State state = over("red3", "pile .\n1: tokens blue2, treasures 2", again);
  EXPECT_EQ(toldInShort(state, Take{}, ". . ."), "took found treasuresShuffled found found");
  EXPECT_EQ(toldOf("treasuresShuffled", state, Take{}, ". . ."), Words{"treasuresShuffled cards:62"})
      << "not what players own";
  const State taken = after(state, Take{}, ". . .");
  EXPECT_EQ(treasuresOf(taken), "3 2");
  EXPECT_EQ(taken.open.treasures.size(), 60);
  for (const Treasure& owned : taken.open.players[1].treasures)
    EXPECT_EQ(int{taken.open.treasures.of[cardOf(owned)]}, 0);
  // Not before a card is to be drawn.
  EXPECT_EQ(after(over("red1", "pile .", again), Take{}, ".").open.treasures.size(), 0);
}

TEST(FluchCollecting, Rule66TreasuresLieOpen) {
  const auto log = telling(over("red1"), Take{}, ".");
  EXPECT_EQ(log[1].to, everyone);
  EXPECT_EQ(log[1].news, News::revealed);
  EXPECT_TRUE(is<Fluch::Found>(log[1].event));
  const State state = after(over("red1"), Take{}, ".");
  EXPECT_EQ(viewOf<Fluch>(state, 1).open.players[0].treasures.size(), 1);
}

TEST(FluchCollecting, Rule67ATrapCostsALife) {
  const State state = over("red1");
  EXPECT_EQ(toldOf("lostLives", state, Take{}, "F"), Words{"lostLives seat:0 lost:1 cause:trap left:6"});
  EXPECT_EQ(livesOf(after(state, Take{}, "F")), "6 7");
}

TEST(FluchCollecting, Rule67AProtectionCardSavesFromATrap) {
  const State state = over("red1", "0: protection bes");
  EXPECT_EQ(toldInShort(state, Take{}, "F"), "took found warded");
  EXPECT_EQ(livesOf(after(state, Take{}, "F")), "7 7");
}

TEST(FluchCollecting, Rule68AnAMovesAmmutOnHerTrack) {
  const State state = over("red2", "ammut 3");
  EXPECT_EQ(ammut(after(state, Take{}, "A .")), "4");
  EXPECT_EQ(ammut(after(state, Take{}, "A A")), "5");
  const State last = after(over("red2", "ammut 12"), Take{}, "A");
  EXPECT_EQ(asked(last), "place 0") << "FLUCH-84";
  EXPECT_EQ(agenda(last), "end, collect, cards 1, place");
}

TEST(FluchCollecting, Rule68AnAMovesAmmutInTheMaze) {
  const State state = after(over("red1", "D5 │\nammut D4"), Take{}, "A");
  EXPECT_EQ(asked(state), "lead 0 2");
  EXPECT_EQ(leadsOf(state), "D5");
  EXPECT_EQ(asked(after(after(state, lead("D5")), lead("D4"))), "end 0");
}

TEST(FluchCollecting, Rule69WithoutAMarkNothingHappens) {
  const State state = over("red2", "D5 │\nammut D4");
  EXPECT_EQ(toldInShort(state, Take{}, ". ."), "took found found");
  EXPECT_EQ(livesOf(after(state, Take{}, ". .")), "7 7");
}

// ---- heaps

TEST(FluchCollecting, Rule70WhoStopsAtAHeapMayTakeFromIt) {
  const State state = after(position(corridor + "heap E12 red2 blue1\nmove 2\n0: at E13"), step("E12"));
  EXPECT_EQ(asked(state), "move 0 1") << "one may walk over it";
  const State stopped = after(state, Stop{});
  EXPECT_EQ(asked(stopped), "collect 0");
  EXPECT_EQ(movesOf("loot", stopped), "loot token:blue1, loot token:red2");
  EXPECT_EQ(told(stopped, loot(Token::red2), ". .").at(0), "looted seat:0 at:E12 token:red2");
}

TEST(FluchCollecting, Rule70OnlyWhatLiesInTheHeapHere) {
  const State state = atHeap("red2", "heap E13 blue1");
  EXPECT_EQ(whyNot(state, loot(Token::blue1)), "70");
  EXPECT_EQ(whyNot(state, loot(Token::red3)), "70");
  EXPECT_EQ(whyNot(state, loot(Token::none)), "70");
  EXPECT_EQ(whyNot(over("red2"), loot(Token::red2)), "70") << "the token of a chamber is no heap";
}

TEST(FluchCollecting, Rule71OneOfEachColourThatIsLacking) {
  State state = atHeap("red2 red3 blue1 green1", "ammut E2\n0: tokens green2");
  EXPECT_EQ(movesOf("loot", state), "loot token:blue1, loot token:red2, loot token:red3");
  state = after(state, loot(Token::red3), ". . .");
  EXPECT_EQ(movesOf("loot", state), "loot token:blue1");
  state = after(state, loot(Token::blue1), ".");
  EXPECT_EQ(heaps(state), "E12 red2, E12 green1") << "the rest stays there";
  EXPECT_EQ(tokensOf(state, 0), "red3 blue1 green2");
}

TEST(FluchCollecting, Rule71OneMayLeaveTheRest) {
  const State state = after(after(atHeap("red2 blue1"), loot(Token::red2), ". ."), Leave{});
  EXPECT_EQ(heaps(state), "E12 blue1");
  EXPECT_EQ(tokensOf(state, 0), "red2");
}

TEST(FluchCollecting, Rule72EachBringsItsCardsBeforeTheNext) {
  const State state = after(atHeap("red2 blue1", "D5 │\nammut D4"), loot(Token::red2), "A");
  EXPECT_EQ(agenda(state), "over, collect, cards 1, lead 2");
  EXPECT_EQ(whyNot(state, loot(Token::blue1)), "87");
  const State drawn = after(after(state, lead("D5")), lead("D4"), ".");
  EXPECT_EQ(treasuresOf(drawn), "2 0");
  EXPECT_EQ(asked(drawn), "collect 0");
}

TEST(FluchCollecting, Rule72TheTokenOfTheChamberBeforeOrAfter) {
  const State state = over("red1", "heap E10 blue1 green1");
  EXPECT_EQ(kindsOfMoves(state), "leave, loot, take");
  const State before = after(after(state, Take{}, "."), loot(Token::blue1), ".");
  EXPECT_EQ(tokensOf(before, 0), "red1 blue1");
  const State later = after(after(state, loot(Token::blue1), "."), Take{}, ".");
  EXPECT_EQ(tokensOf(later, 0), "red1 blue1");
  EXPECT_EQ(chamberOn(later, "E10"), "empty");
  EXPECT_EQ(kindsOfMoves(after(inChamber("heap E10 blue1"), loot(Token::blue1), ".")), "leave, turnUp");
}

TEST(FluchCollecting, Rule73AfterAHeapTheTurnIsOver) {
  EXPECT_EQ(asked(after(atHeap("red2"), loot(Token::red2), ". .")), "lay 1 3");
  const State rest = after(atHeap("red2 blue1"), loot(Token::red2), ". .");
  EXPECT_EQ(agenda(rest), "over, collect");
  EXPECT_EQ(asked(after(rest, Leave{})), "lay 1 3");
  EXPECT_EQ(asked(after(atHeap("red2"), Leave{})), "end 0") << "nothing was taken";
}

TEST(FluchCollecting, Rule73ARollStillToComeIsLost) {
  const State state = position(corridor + "lay 3, collect, heap E12 red2\n0: at E12");
  EXPECT_EQ(asked(after(state, loot(Token::red2), ". .")), "lay 1 3");
}

TEST(FluchCollecting, Rule73OnlyAmmutStillMoves) {
  const State one = position(corridor + "end, symbols 1, collect, heap E12 red2\n0: at E12");
  EXPECT_EQ(toldInShort(one, loot(Token::red2), ". ."), "looted found found ammutAdvanced passed");
  const State two = position(corridor + "end, again, symbols 2, collect, heap E12 red2\n0: at E12");
  EXPECT_EQ(toldInShort(two, loot(Token::red2), ". ."), "looted found found ammutAdvanced ammutAdvanced passed")
      << "no second roll";
}

TEST(FluchCollecting, Rule73WithHeapEndsTheTurnGoesOn) {
  EXPECT_EQ(asked(after(atHeap("red2", "", heapGoesOn), loot(Token::red2), ". .")), "end 0");
  const State two = position(corridor + "end, again, symbols 2, collect, heap E12 red2\n0: at E12", heapGoesOn);
  EXPECT_EQ(agenda(after(two, loot(Token::red2), ". . 12")), "end, move 3") << "and the second roll comes";
  const Options both = with(&Options::collectEnds, Fluch::CollectEnds::turn, heapGoesOn);
  EXPECT_EQ(asked(after(atHeap("red2", "", both), loot(Token::red2), ". .")), "lay 1 3") << "as after a chamber";
  EXPECT_EQ(asked(after(atHeap("red2", "", collectEnds), loot(Token::red2), ". .")), "lay 1 3");
}

// ---- looking in secret, A5

TEST(FluchCollecting, Rule61WithFaceDownOnlyWhoStopsThereLooks) {
  const State state = inChamber("", secretly);
  EXPECT_EQ(told(state, TurnUp{}, "blue2", 0), Words{"turnedUp seat:0 at:E10 token:blue2"});
  EXPECT_EQ(told(state, TurnUp{}, "blue2", 1), Words{"lookedAt seat:0 at:E10"});
  const State looked = after(state, TurnUp{}, "blue2");
  EXPECT_EQ(chamberOn(looked, "E10"), "faceDown");
  EXPECT_EQ(looked.open.faceDown.size(), state.open.faceDown.size());
  EXPECT_EQ(kindsOfMoves(looked), "leave, take");
  const State left = after(looked, Leave{});
  EXPECT_EQ(chamberOn(left, "E10"), "faceDown") << "it lies face down again";
  EXPECT_EQ(asked(left), "end 0");
}

TEST(FluchCollecting, Rule61WithFaceDownTakingShowsIt) {
  const State state = inChamber("0: saw E10 red1\n1: saw E10 red1", secretly);
  EXPECT_EQ(kindsOfMoves(state), "leave, take") << "without looking again";
  EXPECT_EQ(told(state, Take{}, ".", 1).at(0), "took seat:0 at:E10 token:red1");
  const State taken = after(state, Take{}, ".");
  EXPECT_EQ(tokensOf(taken, 0), "red1");
  EXPECT_EQ(chamberOn(taken, "E10"), "empty");
  EXPECT_EQ(taken.open.faceDown.size(), state.open.faceDown.size() - 1);
  EXPECT_EQ(int{taken.open.faceDown.of[0]}, 0);
  EXPECT_EQ(taken.own[1], Own{}) << "nothing lies there any more";
}

TEST(FluchCollecting, Rule61WithFaceDownTheSecondFindsTheSameToken) {
  const State state = position(corridor + "turn 1, collect\n0: saw E10 red1\n1: at E10", secretly);
  EXPECT_EQ(told(state, TurnUp{}, "", 1), Words{"turnedUp seat:1 at:E10 token:red1"});
  for (u64 luck = 1; luck < 20; ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Fluch::Event> deaf;
    Fluch::play(then, 1, TurnUp{}, chance, deaf);
    EXPECT_EQ(then.own[1], state.own[0]) << "whatever luck brings";
  }
  EXPECT_EQ(whyNot(state, Take{}), "61c") << "only another knows it";
  EXPECT_EQ(after(state, TurnUp{}).own[1], state.own[0]);
}

TEST(FluchCollecting, Rule61WithFaceDownAColourOwnedIsLeft) {
  const State state = after(inChamber("0: tokens blue1", secretly), TurnUp{}, "blue2");
  EXPECT_EQ(asked(state), "collect 0") << "others do not learn why";
  EXPECT_EQ(whyNot(state, Take{}), "63");
  EXPECT_EQ(kindsOfMoves(state), "leave");
}

TEST(FluchCollecting, Rule61WithFaceDownATokenLookedAtIsNotFoundElsewhere) {
  // Of two players each token is there once: all but one kind have been seen.
  const State state = position(corridor + "collect\n0: at E10\n1: saw C10 red1 I10 red2 K10 red3", secretly);
  for (u64 luck = 1; luck < 60; ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Fluch::Event> deaf;
    Fluch::play(then, 0, TurnUp{}, chance, deaf);
    EXPECT_NE(colourOf(then.own[0].seen[chamberNumbers[placeNamed("E10")]]), Colour::red);
  }
}

TEST(FluchCollecting, Rule61InOpenTombsAllIsTurnedUpAlready) {
  const State state = inChamber("", with(&Options::tokensHidden, Fluch::TokensHidden::no));
  EXPECT_EQ(kindsOfMoves(state), "leave, take");
  EXPECT_EQ(whyNot(state, TurnUp{}), "61");
}

}  // namespace
}  // namespace mastaba::fluch

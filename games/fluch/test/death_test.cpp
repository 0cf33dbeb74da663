// Death and a new explorer, FLUCH-115 to FLUCH-122.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const Options three = forPlayers(3);
const Options deadly = with(&Options::permadeath, Fluch::Permadeath::yes, three);

// One step and one life away from an event.
State doomed(const std::string& words = "", const Options& options = three) {
  return position(greyCorridor + "move 3\n0: at E13, lives 1\n" + words, options);
}
State dead(const std::string& words = "", const Options& options = three) {
  return after(doomed(words, options), step("E12"), "seth");
}
// In the turn of the first player Ammut comes to the second, who has one life.
State attacked(const std::string& words = "", const Options& options = three) {
  return position(corridor + "ammut E13, lead 2\n1: at E12, lives 1\n" + words, options);
}

TEST(FluchDeath, Rule115WithoutALifeAnExplorerIsDeadAtOnce) {
  EXPECT_EQ(told(doomed("0: tokens red2 blue1"), step("E12"), "seth").back(),
            "died seat:0 at:E12 cause:event tokens:2 treasures:3");
  EXPECT_EQ(explorers(dead()), "- E14 G14");
  EXPECT_EQ(toldInShort(doomed("0: lives 3"), step("E12"), "seth"), "stepped eventDrawn lostLives");
  const State trap = position(corridor + "collect, token E10 red2\n0: at E10, lives 1", three);
  EXPECT_EQ(toldInShort(trap, Take{}, "F"), "took found lostLives died");
}

TEST(FluchDeath, Rule116TheTokensStayAsAHeap) {
  EXPECT_EQ(heaps(dead("0: tokens red2 blue1")), "E12 red2, E12 blue1");
  EXPECT_EQ(heaps(dead()), "");
  EXPECT_EQ(heaps(dead("heap E12 red3\n0: tokens red2")), "E12 red2, E12 red3") << "they join it";
}

TEST(FluchDeath, Rule116ATokenJustTakenBelongsToIt) {
  const State trap = position(corridor + "collect, token E10 red2\n0: at E10, lives 1, tokens blue1", three);
  const State state = after(trap, Take{}, "F");
  EXPECT_EQ(heaps(state), "E10 red2, E10 blue1");
  EXPECT_EQ(asked(state), "enter 0");
  EXPECT_EQ(state.open.treasures.size(), 65 - 1 - 1) << "the second card is not drawn";
}

// Case: she is led to the collector by his own card.
TEST(FluchDeath, Rule116AlsoIfAnAOfItsCardsKills) {
  const State state = position(corridor + "ammut E12, collect, token E10 red3\n0: at E10, lives 1\n1: at C14", three);
  const State led = after(after(state, Take{}, "A"), lead("E11"));
  const State killed = after(led, lead("E10"), "2");
  EXPECT_EQ(heaps(killed), "E10 red3");
  EXPECT_EQ(agenda(killed), "over, enter, banish") << "the other cards are not drawn";
}

TEST(FluchDeath, Rule116InAChamberBesideItsToken) {
  const State state = position(corridor + "ammut E11, lead 2\n1: at E10, lives 1, tokens red2", three);
  const State killed = after(state, lead("E10"), "1");
  EXPECT_EQ(heaps(killed), "E10 red2");
  EXPECT_EQ(chamberOn(killed, "E10"), "faceDown");
}

TEST(FluchDeath, Rule117TreasuresGoIntoTheBoxProtectionIsDiscarded) {
  const State before = attacked("1: tokens red3 blue2");
  const State state = after(before, lead("E12"), "1");
  EXPECT_EQ(treasuresOf(state), "0 0 0");
  EXPECT_EQ(state.open.treasures.size(), 60) << "not into the pile";
  // Protection would have been used here, but not against giving up.
  const State sealed =
      position("E13 │\nE12 ─\nsealed\n0: at E13, lives 1, protection bes horus\n1: at C14\n2: at E14", three);
  const State gone = after(sealed, GiveUp{});
  EXPECT_EQ(protectionOf(gone, 0), "");
  EXPECT_EQ(int{gone.open.spent.of[static_cast<std::size_t>(Card::bes)]}, 1);
  EXPECT_EQ(int{gone.open.spent.of[static_cast<std::size_t>(Card::horus)]}, 1);
}

// ---- the new explorer

TEST(FluchDeath, Rule118ANewExplorerEntersAtOnce) {
  const State state = dead();
  EXPECT_EQ(asked(state), "enter 0");
  EXPECT_EQ(movesOf("enter", state), "enter at:C14, enter at:I14, enter at:K14") << "where no explorer stands";
  EXPECT_EQ(whyNot(state, enter("E14")), "118");
  EXPECT_EQ(whyNot(state, enter("E12")), "22b");
  EXPECT_EQ(whyNot(state, EndTurn{}), "22");
  EXPECT_EQ(told(state, enter("K14")).at(0), "entered seat:0 at:K14 lives:7");
  EXPECT_EQ(explorers(after(state, enter("K14"))), "K14 E14 G14");
}

TEST(FluchDeath, Rule118InTheOwnTurnOnlySymbolsAreLeft) {
  EXPECT_EQ(agenda(dead()), "over, enter");
  EXPECT_EQ(asked(after(dead(), enter("C14"))), "lay 1 3") << "the turn is over";
  const State early = position(greyCorridor + "lay 2, move 3\n0: at E13, lives 1", three);
  EXPECT_EQ(agenda(after(early, step("E12"), "seth")), "over, enter") << "tiles and rolls are lost";
  const State symbol = position(greyCorridor + "end, symbols 1, move 3\n0: at E13, lives 1", three);
  const State state = after(symbol, step("E12"), "seth");
  EXPECT_EQ(agenda(state), "over, symbols 1, enter");
  EXPECT_EQ(toldInShort(state, enter("C14")), "entered ammutAdvanced passed") << "no special action afterwards";
}

TEST(FluchDeath, Rule118AlsoAfterADouble) {
  // The first of two symbols has brought her into the maze; the second leads her to whoever moves her.
  const State state = position(corridor + "ammut E13, end, again, lead 2\n0: at E12, lives 1", three);
  EXPECT_EQ(agenda(after(state, lead("E12"), "1")), "over, enter, banish") << "no second roll";
  const State heap = position(corridor + "end, again, symbols 2, collect, token E10 red2\n0: at E10, lives 1", three);
  const State killed = after(heap, Take{}, "F");
  EXPECT_EQ(agenda(killed), "over, symbols 2, enter");
  EXPECT_EQ(toldInShort(killed, enter("C14")), "entered ammutAdvanced ammutAdvanced passed");
}

TEST(FluchDeath, Rule118PipsAreLostIfAmmutGoesFirst) {
  const Options chosen = with(&Options::rollOrder, Fluch::RollOrder::chosen, three);
  const State state = position(corridor + "ammut E13, end, move 2, lead 2\n0: at E12, lives 1", chosen);
  EXPECT_EQ(agenda(after(state, lead("E12"), "1")), "over, enter, banish");
}

TEST(FluchDeath, Rule118InAnothersTurnThatTurnGoesOn) {
  const State state = after(attacked(), lead("E12"), "1");
  EXPECT_EQ(agenda(state), "end, enter, banish");
  const State lay = position(corridor + "ammut E13, lay 2, again, lead 2\n1: at E12, lives 1", three);
  EXPECT_EQ(agenda(after(lay, lead("E12"), "1")), "lay 2, again, enter, banish");
}

TEST(FluchDeath, Rule118TheNewExplorerMovesFromTheNextTurnOn) {  // A33
  const State state = position(corridor + "turn 1, ammut E13, end, lead 2\n0: at E12, lives 1", three);
  const State entered = after(after(after(state, lead("E12"), "1"), put("F4")), enter("C14"));
  EXPECT_EQ(asked(entered), "end 1");
}

TEST(FluchDeath, Rule118WithAmmutOnEntrancesANewExplorerMayMeetHer) {
  const Options entrances = with(&Options::ammutOnEntrances, Fluch::AmmutOnEntrances::yes, three);
  const State state = dead("ammut I14", entrances);
  EXPECT_EQ(movesOf("enter", state), "enter at:C14, enter at:I14, enter at:K14");
  EXPECT_EQ(toldInShort(state, enter("I14"), "3"), "entered attacked fought lostLives");
  const State met = after(state, enter("I14"), "3");
  EXPECT_EQ(asked(met), "banish 0");
  EXPECT_EQ(livesOf(met), "4 7 7");
  EXPECT_EQ(asked(after(met, put("F4"))), "lay 1 3");
  EXPECT_EQ(toldInShort(state, enter("C14")), "entered passed");
  const State weak = dead("ammut I14", with(&Options::reviveLives, Fluch::ReviveLives::one, entrances));
  EXPECT_EQ(agenda(after(weak, enter("I14"), "3")), "over, enter, banish") << "and may die again";
}

TEST(FluchDeath, Rule119TheNewExplorerHasNothing) {
  const State state = after(dead("0: tokens red2 blue1"), enter("C14"));
  EXPECT_EQ(tokensOf(state, 0), "");
  EXPECT_EQ(treasuresOf(state), "0 0 0");
  EXPECT_EQ(protectionOf(state, 0), "");
}

TEST(FluchDeath, Rule120SevenLivesOrAllOfTheSupply) {
  EXPECT_EQ(livesOf(after(dead(), enter("C14"))), "7 7 7");
  EXPECT_EQ(livesOf(after(dead("1: lives 30\n2: lives 8"), enter("C14"))), "7 30 8") << "just enough";
  EXPECT_EQ(livesOf(after(dead("1: lives 31\n2: lives 8"), enter("C14"))), "6 31 8");
  EXPECT_EQ(livesOf(after(dead("1: lives 36\n2: lives 8"), enter("C14"))), "1 36 8");
}

TEST(FluchDeath, Rule120WithReviveLives) {
  const auto lives = [](Fluch::ReviveLives how) {
    return livesOf(after(dead("", with(&Options::reviveLives, how, three)), enter("C14")));
  };
  EXPECT_EQ(lives(Fluch::ReviveLives::five), "5 7 7");
  EXPECT_EQ(lives(Fluch::ReviveLives::three), "3 7 7");
  EXPECT_EQ(lives(Fluch::ReviveLives::one), "1 7 7");
  const Options five = with(&Options::reviveLives, Fluch::ReviveLives::five, three);
  EXPECT_EQ(livesOf(after(dead("1: lives 33\n2: lives 8", five), enter("C14"))), "4 33 8");
}

TEST(FluchDeath, Rule121EverybodyMayTakeFromAHeap) {
  const State other = position(corridor + "turn 1, heap E12 red2, collect\n1: at E12", three);
  EXPECT_EQ(movesOf("loot", other), "loot token:red2");
  // The former owner comes back.
  const State state = after(dead("0: tokens red2"), enter("C14"));
  EXPECT_EQ(heaps(state), "E12 red2");
  const State owner = position(corridor + "heap E12 red2, collect\n0: at E12", three);
  EXPECT_EQ(tokensOf(after(owner, loot(Token::red2), ". ."), 0), "red2");
}

TEST(FluchDeath, Rule122TheMazeStays) {
  const State before = doomed();
  EXPECT_EQ(tilesOn(dead()), tilesOn(before));
  EXPECT_EQ(tilesOn(after(dead(), enter("C14"))), tilesOn(before));
}

// ---- death for good

TEST(FluchDeath, Rule118WithPermadeathTheDeadAreOut) {
  EXPECT_EQ(told(doomed("0: tokens red2", deadly), step("E12"), "seth").at(4), "out seat:0");
  const State state = dead("0: tokens red2", deadly);
  EXPECT_EQ(heaps(state), "E12 red2");
  EXPECT_EQ(explorers(state), "- E14 G14");
  EXPECT_EQ(asked(state), "lay 1 3");
  EXPECT_TRUE(state.open.players[0].out);
}

TEST(FluchDeath, Rule118WithPermadeathTheDeadAreLeftOut) {
  const State two = rolled(position("turn 2\n0: out", deadly), "00");
  EXPECT_EQ(asked(after(two, EndTurn{})), "lay 1 3");
  const State alone = rolled(position("turn 2\n0: out\n1: out", deadly), "00");
  EXPECT_EQ(asked(after(alone, EndTurn{})), "lay 2 3");
}

TEST(FluchDeath, Rule118WithPermadeathTheSymbolsAreStillCarriedOut) {
  const State symbol = position(greyCorridor + "D5 │\nammut D4, end, symbols 1, move 3\n0: at E13, lives 1", deadly);
  const State state = after(symbol, step("E12"), "seth");
  EXPECT_EQ(asked(state), "lead 0 2");
  EXPECT_EQ(asked(after(after(state, lead("D5")), lead("D4"))), "lay 1 3");
}

TEST(FluchDeath, Rule101WithPermadeathTheDeadPutAmmutElsewhere) {
  const State state = after(attacked("", deadly), lead("E12"), "1");
  EXPECT_EQ(agenda(state), "end, banish");
  EXPECT_EQ(asked(state), "banish 1");
  EXPECT_EQ(asked(after(state, put("F4"))), "end 0");
}

TEST(FluchDeath, Rule118WithPermadeathAllMayLose) {
  const State state = doomed("1: out\n2: out", deadly);
  EXPECT_EQ(toldInShort(state, step("E12"), "seth"), "stepped eventDrawn lostLives died out allDead");
  const State end = after(state, step("E12"), "seth");
  EXPECT_EQ(asked(end), "over");
  EXPECT_EQ(Fluch::standing(end).how, Fluch::How::allDead);
  const State fight = position(corridor + "ammut E13, lead 2\n0: at E12, lives 1\n1: out\n2: out", deadly);
  EXPECT_EQ(toldInShort(fight, lead("E12"), "1"), "ammutLed attacked fought lostLives died out allDead")
      << "nobody is left to put her elsewhere";
}

}  // namespace
}  // namespace mastaba::fluch

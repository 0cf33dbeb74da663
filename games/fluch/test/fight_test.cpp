// Fighting Ammut, FLUCH-94 to FLUCH-102.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const Options three = forPlayers(3);
// With four players all 25 chambers are full at first.
const Options four = forPlayers(4);

// Ammut stands in the corridor, the second player in front of her.
State nearby(const std::string& words = "", const Options& options = three) {
  return position(corridor + "ammut E13, lead 2\n1: at E12\n" + words, options);
}
// The first player stands in front of her and can step.
State facing(const std::string& words = "", const Options& options = three) {
  return position(corridor + "ammut E11, move 3\n0: at E12\n" + words, options);
}

// ---- who is attacked

TEST(FluchFight, Rule94SheAttacksWhomSheReaches) {
  EXPECT_EQ(told(nearby(), lead("E12"), "2"),
            (Words{"ammutLed seat:0 from:E13 to:E12", "attacked seat:1 at:E12", "fought seat:1 face:two",
                   "lostLives seat:1 lost:2 cause:ammut left:5"}));
}

TEST(FluchFight, Rule94AlsoTheOneWhoMovesHer) {
  const State state = position(corridor + "ammut E13, lead 2\n0: at E12", three);
  EXPECT_EQ(told(state, lead("E12"), "1").at(1), "attacked seat:0 at:E12");
  EXPECT_EQ(asked(after(state, lead("E12"), "1")), "banish 0");
}

TEST(FluchFight, Rule94NotInPassingBeside) {
  const State state = position(corridor + "F11 ─\nammut E13, lead 2\n1: at F11", three);
  EXPECT_EQ(toldInShort(state, lead("E12")), "ammutLed");
}

TEST(FluchFight, Rule95WhoStepsOntoHerSpaceIsAttacked) {
  EXPECT_EQ(toldInShort(facing(), step("E11"), "1"), "stepped attacked fought lostLives");
  const State state = after(facing(), step("E11"), "1");
  EXPECT_EQ(agenda(state), "end, collect, banish") << "pips left are lost";
  EXPECT_EQ(asked(after(state, put("F4"))), "end 0");
  EXPECT_EQ(explorers(state), "E11 E14 G14") << "and stays there";
}

TEST(FluchFight, Rule95WhatElseWaitsThereComesAfterTheFight) {  // A23
  const State grey = position(greyCorridor + "ammut E12, move 2\n0: at E13", three);
  EXPECT_EQ(agenda(after(grey, step("E12"), "1")), "end, collect, event, banish");
  EXPECT_EQ(toldInShort(after(grey, step("E12"), "1"), put("F4"), "isis"), "ammutPut eventDrawn gainedLife");
  const State chamber = position(corridor + "ammut E10, move 2\n0: at E11", three);
  EXPECT_EQ(asked(after(after(chamber, step("E10"), "1"), put("F4"))), "collect 0");
}

TEST(FluchFight, Rule95TheDeadGetNoEvent) {
  const State grey = position(greyCorridor + "ammut E12, move 2\n0: at E13, lives 1", three);
  EXPECT_EQ(agenda(after(grey, step("E12"), "1")), "over, enter, banish");
}

// ---- how it ends

TEST(FluchFight, Rule96WhoIsAttackedRollsOneDie) {
  int many = 0;
  for (const auto& one : telling(nearby(), lead("E12"), "3")) {
    const auto* fought = as<Fluch::Fought>(one.event);
    if (fought == nullptr) continue;
    ++many;
    EXPECT_EQ(fought->seat, 1);
    EXPECT_EQ(one.to, everyone);
    EXPECT_EQ(one.news, News::revealed);
  }
  EXPECT_EQ(many, 1);
}

TEST(FluchFight, Rule96TheDieHasTheFacesOfTheOption) {
  std::array<int, 5> seen{};
  const State state = nearby("", with(&Options::die, Fluch::Die::hunter, three));
  for (u64 luck = 1; luck <= 1200; ++luck) {
    State then = state;
    Chance chance(luck);
    Telling<Fluch::Event> log;
    Teller<Fluch::Event> teller(log);
    Fluch::play(then, 0, lead("E12"), chance, teller);
    for (const auto& one : log)
      if (const auto* fought = as<Fluch::Fought>(one.event)) ++seen[static_cast<std::size_t>(fought->face)];
  }
  EXPECT_NEAR(seen[3], 200, 60);
  EXPECT_NEAR(seen[4], 400, 80) << "two signs of Ammut";
}

TEST(FluchFight, Rule97ALifeForEachPip) {
  EXPECT_EQ(livesOf(after(nearby(), lead("E12"), "1")), "7 6 7");
  EXPECT_EQ(livesOf(after(nearby(), lead("E12"), "2")), "7 5 7");
  EXPECT_EQ(livesOf(after(nearby(), lead("E12"), "3")), "7 4 7");
}

TEST(FluchFight, Rule97NoMoreThanOneHas) {
  const Words events = told(nearby("1: lives 2"), lead("E12"), "3");
  EXPECT_EQ(events.at(3), "lostLives seat:1 lost:2 cause:ammut left:0");
  EXPECT_EQ(toldInShort(nearby("1: lives 3"), lead("E12"), "3"), "ammutLed attacked fought lostLives died");
  EXPECT_EQ(toldInShort(nearby("1: lives 4"), lead("E12"), "3"), "ammutLed attacked fought lostLives");
}

TEST(FluchFight, Rule98WithA0OrTheSymbolOneGetsAway) {
  for (const char* face : {"0", "A"}) {
    EXPECT_EQ(toldInShort(nearby(), lead("E12"), face), "ammutLed attacked fought");
    const State state = after(nearby(), lead("E12"), face);
    EXPECT_EQ(livesOf(state), "7 7 7");
    EXPECT_EQ(agenda(state), "end, banish") << "the symbol does not move her";
  }
}

TEST(FluchFight, Rule99AProtectionCardFights) {
  const State state = nearby("1: protection horus bes");
  EXPECT_EQ(told(state, lead("E12")).back(), "warded seat:1 card:horus cause:ammut") << "without a roll";
  const State warded = after(state, lead("E12"));
  EXPECT_EQ(livesOf(warded), "7 7 7");
  EXPECT_EQ(protectionOf(warded, 1), "bes");
  EXPECT_EQ(int{warded.open.spent.of[static_cast<std::size_t>(Card::horus)]}, 1);
  EXPECT_EQ(asked(warded), "banish 1");
  EXPECT_EQ(toldInShort(facing("0: protection bes"), step("E11")), "stepped attacked warded") << "whoever came to whom";
}

TEST(FluchFight, Rule100TheRestOfHerStepsIsLost) {
  const State state = after(nearby(), lead("E12"), "1");
  EXPECT_EQ(agenda(state), "end, banish");
  EXPECT_EQ(asked(after(state, put("F4"))), "end 0");
  const State leap = position(corridor + "ammut E13, end, again, leap\n1: at E12", three);
  EXPECT_EQ(agenda(after(leap, lead("E12"), "1")), "end, again, banish") << "of all four";
}

TEST(FluchFight, Rule100AnAttackOnTheLastStep) {
  const State state = position(corridor + "ammut E13, lead 1\n1: at E12", three);
  EXPECT_EQ(agenda(after(state, lead("E12"), "1")), "end, banish");
}

TEST(FluchFight, Rule100OtherSymbolsAreNotConcerned) {
  // An A of a treasure leads her to somebody; the symbol of the roll still comes.
  const State state = position(
      corridor + "ammut E13, end, symbols 1, collect, cards 1, lead 2\n0: at E10, tokens red2\n1: at E12", three);
  const State attacked = after(state, lead("E12"), "1");
  EXPECT_EQ(agenda(attacked), "end, symbols 1, collect, cards 1, banish");
  const State state2 =
      after(position(corridor + "ammut E13, end, symbols 1, collect, beckon 2\n0: at E10\n1: at E12", three),
            lead("E12"), "1");
  EXPECT_EQ(agenda(state2), "end, symbols 1, collect, banish");
  EXPECT_EQ(agenda(after(position(corridor + "ammut E11, end, symbols 1, move 2\n0: at E12", three), step("E11"), "1")),
            "end, symbols 1, collect, banish");
}

// ---- where she goes

TEST(FluchFight, Rule101TheAttackedPutsHerIntoAnEmptyChamber) {
  const State state = after(nearby("empty E10\n2: tokens red1"), lead("E12"), "1");
  EXPECT_EQ(asked(state), "banish 1");
  EXPECT_EQ(putsOf(state), "F4 H4 G6 D8 J8 E10");
  EXPECT_EQ(whyNot(state, 0, put("F4")), "28");
  EXPECT_EQ(told(state, put("F4")), Words{"ammutPut seat:1 to:F4"});
  EXPECT_EQ(asked(after(state, put("F4"))), "end 0");
  for (const Move& move : std::vector<Move>{EndTurn{}, AmmutStays{}, lead("E11"), Enter{placeNamed("C14")}})
    EXPECT_EQ(whyNot(state, move), "101");
}

TEST(FluchFight, Rule101SheMayNotStay) {
  const State state =
      after(position(corridor + "empty E10\nammut E10, move 1\n0: at E11, tokens red1", three), step("E10"), "1");
  EXPECT_EQ(whyNot(state, put("E10")), "89");
  EXPECT_EQ(whyNot(state, put("C10")), "85");
  EXPECT_EQ(whyNot(state, put("E12")), "85") << "no chamber";
}

TEST(FluchFight, Rule101AlsoWhoHasLostAnExplorerBeforeANewOneEnters) {
  const State state = after(nearby("1: lives 1"), lead("E12"), "3");
  EXPECT_EQ(agenda(state), "end, enter, banish");
  EXPECT_EQ(asked(state), "banish 1");
  const State put = after(state, fluch::put("F4"));
  EXPECT_EQ(asked(put), "enter 1");
  EXPECT_EQ(asked(after(put, enter("E14"))), "end 0") << "the turn of the other goes on";
}

TEST(FluchFight, Rule101TheChamberOfTheDeadIsEmptyNowButHers) {
  const State state = position(corridor + "empty E10\nammut E11, lead 2\n1: at E10, lives 1\n2: tokens red1", three);
  const State dead = after(state, lead("E10"), "1");
  EXPECT_EQ(whyNot(dead, put("E10")), "89");
}

// No chamber is empty.
const std::string greys = R"(
  A1 ══
  E11 ║
  E12 │
  E13 │
)";
State crowded(const std::string& words = "", const Options& options = four) {
  return position(greys + "ammut E13, lead 2\n1: at E12\n" + words, options);
}

TEST(FluchFight, Rule102GreyTilesOnlyIfNoChamberIsEmpty) {
  EXPECT_EQ(putsOf(after(crowded(), lead("E12"), "1")), "A1 B1 E11");
  const State state = after(crowded("empty B2\n0: tokens red1"), lead("E12"), "1");
  EXPECT_EQ(putsOf(state), "B2");
  EXPECT_EQ(whyNot(state, put("A1")), "102");
  EXPECT_EQ(whyNot(state, put("E13")), "85") << "not grey";
}

TEST(FluchFight, Rule102AnEmptyGreyTile) {
  const State heap = after(crowded("heap A1 red1\n0: at B2\n2: at B1"), lead("E12"), "1");
  EXPECT_EQ(putsOf(heap), "E11") << "no heap, no explorer";
}

TEST(FluchFight, Rule102NotTheOneSheStandsOn) {
  const State state = after(position(greys + "ammut E12, lead 2\n1: at E11", four), lead("E11"), "1");
  EXPECT_EQ(putsOf(state), "A1 B1");
  EXPECT_EQ(whyNot(state, put("E11")), "89");
  EXPECT_EQ(whyNot(state, put("E12")), "85");
}

TEST(FluchFight, Rule102WithoutAnythingEmptySheGoesBackToHerTrack) {  // A38
  const State state = position(corridor + "ammut E13, lead 2\n1: at E12", four);
  EXPECT_EQ(toldInShort(state, lead("E12"), "1"), "ammutLed attacked fought lostLives ammutWaits");
  const State back = after(state, lead("E12"), "1");
  EXPECT_EQ(ammut(back), "13");
  EXPECT_EQ(asked(back), "end 0");
  const State warded = position(corridor + "ammut E13, lead 2\n1: at E12, protection bes", four);
  EXPECT_EQ(toldInShort(warded, lead("E12")), "ammutLed attacked warded ammutWaits");
}

TEST(FluchFight, Rule102TheDeathThatEmptiesAChamberBringsHerBackAtOnce) {
  const State state = position(corridor + "empty E10\nammut E11, lead 2\n0: tokens red1\n1: at E10, lives 1", four);
  const State dead = after(state, lead("E10"), "1");
  EXPECT_EQ(agenda(dead), "end, enter, place") << "FLUCH-86";
  EXPECT_EQ(asked(dead), "place 0") << "who has the turn puts her there";
  EXPECT_EQ(putsOf(dead), "E10");
}

}  // namespace
}  // namespace mastaba::fluch

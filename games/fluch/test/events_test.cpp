// Grey tiles and events, FLUCH-74 to FLUCH-82.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const Options chosen = with(&Options::protection, Fluch::Protection::chosen);
const Options notTraps = with(&Options::protection, Fluch::Protection::notTraps);
const Options greyEnds = with(&Options::greyEnds, Fluch::GreyEnds::turn);

// The first player is about to step onto the grey tile E12.
State before(const std::string& words = "", const Options& options = {}) {
  return position(greyCorridor + "move 3\n0: at E13\n" + words, options);
}
State met(const std::string& event, const std::string& words = "", const Options& options = {}) {
  return after(before(words, options), step("E12"), event);
}
Words toldOfEvent(const std::string& event, const std::string& words = "", const Options& options = {}) {
  Words all = told(before(words, options), step("E12"), event);
  all.erase(all.begin());
  return all;
}
Options by(Fluch::EventAmmut how, const Options& options = {}) { return with(&Options::eventAmmut, how, options); }
int spent(const State& state, Card card) { return state.open.spent.of[static_cast<std::size_t>(card)]; }

TEST(FluchEvents, Rule74WhoEntersAGreyTileStopsAndDrawsACard) {
  EXPECT_EQ(told(before(), step("E12"), "isis"),
            (Words{"stepped seat:0 from:E13 to:E12", "eventDrawn seat:0 card:isis", "gainedLife seat:0 left:8"}));
  EXPECT_EQ(asked(met("isis")), "end 0") << "pips left are lost";
  const auto log = telling(before(), step("E12"), "isis");
  EXPECT_EQ(log[1].to, everyone);
  EXPECT_EQ(log[1].news, News::revealed);
}

TEST(FluchEvents, Rule74ATurnThatBeginsThereBringsNoCard) {
  const State state = position(greyCorridor + "0: at E12");
  EXPECT_EQ(toldInShort(state, Roll{}, "00"), "rolled");
  EXPECT_EQ(toldInShort(rolled(state, "12"), Stop{}), "stopped");
  EXPECT_EQ(toldInShort(rolled(state, "12"), step("E13")), "stepped");
}

TEST(FluchEvents, Rule74AGreyTilePutUnderAnExplorerBringsNoCard) {
  const State state = position(corridor + "tile greyStraight\n0: at E12");
  EXPECT_EQ(toldInShort(state, passage("E12", Ways::ns)), "paid exchanged");
}

TEST(FluchEvents, Rule74TheEventComesBeforeAHeap) {  // A24
  const State state = before("heap E12 red1");
  EXPECT_EQ(toldInShort(state, step("E12"), "isis"), "stepped eventDrawn gainedLife");
  EXPECT_EQ(asked(met("isis", "heap E12 red1")), "collect 0");
}

TEST(FluchEvents, Rule50WithGreyEndsTheTurnIsOver) {
  EXPECT_EQ(asked(met("isis", "", greyEnds)), "lay 1 3");
  const State early = position(greyCorridor + "lay 2, move 3\n0: at E13", greyEnds);
  EXPECT_EQ(asked(after(early, step("E12"), "isis")), "lay 1 3") << "the roll still to come is lost";
  const State symbol = position(greyCorridor + "end, symbols 1, move 1\n0: at E13", greyEnds);
  EXPECT_EQ(toldInShort(symbol, step("E12"), "isis"), "stepped eventDrawn gainedLife ammutAdvanced passed");
  EXPECT_EQ(agenda(met("isis", "heap E12 red1", greyEnds)), "over, collect") << "one may still recover";
  EXPECT_EQ(asked(after(met("isis", "heap E12 red1", greyEnds), Leave{})), "lay 1 3");
}

TEST(FluchEvents, Rule50UsuallyTheTurnGoesOn) {
  const State early = position(greyCorridor + "lay 2, move 3\n0: at E13");
  EXPECT_EQ(asked(after(early, step("E12"), "isis")), "lay 0 2");
  const State symbol = position(greyCorridor + "end, symbols 1, move 1\n0: at E13");
  EXPECT_EQ(toldInShort(symbol, step("E12"), "isis"), "stepped eventDrawn gainedLife ammutAdvanced");
}

// ---- lives

TEST(FluchEvents, Rule75ALifeFromTheSupply) {
  for (const char* card : {"isis", "hathor", "thoth", "shu"}) EXPECT_EQ(livesOf(met(card)), "8 7") << card;
  EXPECT_EQ(livesOf(met("isis", "0: lives 37")), "38 7") << "the last";
}

TEST(FluchEvents, Rule75WithoutASupplyNothingHappens) {
  EXPECT_EQ(toldOfEvent("isis", "0: lives 38"), (Words{"eventDrawn seat:0 card:isis", "noLifeToGain seat:0"}));
  const State state = met("isis", "0: lives 38");
  EXPECT_EQ(livesOf(state), "38 7");
  EXPECT_EQ(spent(state, Card::isis), 1) << "A28";
}

TEST(FluchEvents, Rule76ALifeForTheSupply) {
  for (const char* card : {"seth", "apophis", "scorpions", "badAir"}) EXPECT_EQ(livesOf(met(card)), "6 7") << card;
  EXPECT_EQ(toldOfEvent("seth").back(), "lostLives seat:0 lost:1 cause:event left:6");
}

// ---- Ammut

TEST(FluchEvents, Rule77OnTheTrackSheMayBeMovedOneSpace) {
  for (const char* card : {"anubis", "maat"}) {
    const State state = met(card, "ammut 3");
    EXPECT_EQ(asked(state), "beckon 0 1") << card;
    EXPECT_EQ(kindsOfMoves(state), "advance, ammutStays");
    EXPECT_EQ(told(state, Advance{}), Words{"ammutAdvanced seat:0 space:4"});
    EXPECT_EQ(ammut(after(state, Advance{})), "4");
    EXPECT_EQ(told(state, AmmutStays{}), Words{"ammutStayed seat:0"});
    EXPECT_EQ(ammut(after(state, AmmutStays{})), "3");
    EXPECT_EQ(asked(after(state, Advance{})), "end 0");
    EXPECT_EQ(asked(after(state, AmmutStays{})), "end 0");
  }
}

TEST(FluchEvents, Rule77TheLastSpaceLeadsIntoAChamber) {
  EXPECT_EQ(asked(after(met("anubis", "ammut 12"), Advance{})), "place 0");
}

TEST(FluchEvents, Rule77InTheMazeUpToTwoSpaces) {
  const State state = met("anubis", "D5 │\nammut D4");
  EXPECT_EQ(asked(state), "beckon 0 2");
  EXPECT_EQ(kindsOfMoves(state), "ammutStays, lead");
  const State one = after(state, lead("D5"));
  EXPECT_EQ(asked(one), "beckon 0 1");
  EXPECT_EQ(kindsOfMoves(one), "ammutStays, lead") << "one is enough";
  EXPECT_EQ(asked(after(one, AmmutStays{})), "end 0");
  EXPECT_EQ(ammut(after(one, AmmutStays{})), "D5");
  EXPECT_EQ(asked(after(one, lead("D4"))), "end 0");
}

TEST(FluchEvents, Rule77WhatDoesNotFit) {
  const State track = met("anubis", "ammut 3");
  EXPECT_EQ(whyNot(track, lead("D5")), "77b");
  EXPECT_EQ(whyNot(track, put("E2")), "77b");
  const State maze = met("anubis", "D5 │\nammut D4");
  EXPECT_EQ(whyNot(maze, Advance{}), "77b");
  EXPECT_EQ(whyNot(maze, put("E2")), "77b");
  EXPECT_EQ(whyNot(maze, lead("D3")), "88");
  for (const Move& move : std::vector<Move>{EndTurn{}, Leave{}, Ward{}, Roll{}}) EXPECT_EQ(whyNot(track, move), "77");
}

TEST(FluchEvents, Rule77WithoutAWayNothingIsAsked) {
  EXPECT_EQ(toldOfEvent("anubis", "ammut D4").back(), "ammutStuck");
  EXPECT_EQ(asked(met("anubis", "ammut D4")), "end 0");
}

TEST(FluchEvents, Rule77WhileSheWaitsNothingHappens) {
  for (const Fluch::EventAmmut how :
       {Fluch::EventAmmut::may, Fluch::EventAmmut::must, Fluch::EventAmmut::four, Fluch::EventAmmut::chamber}) {
    const Options full = by(how, forPlayers(4));
    EXPECT_EQ(toldOfEvent("anubis", "ammut 13\n1: at G14\n2: at I14\n3: at K14", full).back(), "ammutLapsed seat:0");
  }
}

TEST(FluchEvents, Rule77WithMustSheIsMovedAsForASymbol) {
  const Options must = by(Fluch::EventAmmut::must);
  EXPECT_EQ(toldOfEvent("anubis", "ammut 3", must).back(), "ammutAdvanced seat:0 space:4");
  const State maze = met("anubis", "D5 │\nammut D4", must);
  EXPECT_EQ(asked(maze), "lead 0 2");
  EXPECT_EQ(whyNot(maze, AmmutStays{}), "87");
  EXPECT_EQ(asked(after(maze, lead("D5"))), "lead 0 1");
  EXPECT_EQ(toldOfEvent("anubis", "ammut D4", must).back(), "ammutStuck");
}

TEST(FluchEvents, Rule77WithFourUpToFourSpaces) {
  const Options four = by(Fluch::EventAmmut::four);
  EXPECT_EQ(asked(met("anubis", "ammut 3", four)), "beckon 0 1");
  State state = met("anubis", "D5 │\nammut D4", four);
  EXPECT_EQ(asked(state), "beckon 0 4");
  for (const char* to : {"D5", "D4", "D5"}) {
    state = after(state, lead(to));
    EXPECT_EQ(kindsOfMoves(state), "ammutStays, lead");
  }
  EXPECT_EQ(asked(state), "beckon 0 1");
  EXPECT_EQ(asked(after(state, lead("D4"))), "end 0");
}

TEST(FluchEvents, Rule77WithChamberIntoAnotherChamber) {
  const Options chamber = by(Fluch::EventAmmut::chamber);
  EXPECT_EQ(asked(met("anubis", "ammut 3", chamber)), "beckon 0 1");
  EXPECT_EQ(kindsOfMoves(met("anubis", "ammut 3", chamber)), "advance, ammutStays");
  const State state = met("anubis", "D5 │\nammut E2", chamber);
  EXPECT_EQ(kindsOfMoves(state), "ammutStays, put");
  EXPECT_EQ(putsOf(state), "I2 A4 F4 H4 M4 E6 I6 A8 M8") << "without the one she is in";
  EXPECT_EQ(whyNot(state, put("E2")), "89");
  EXPECT_EQ(whyNot(state, put("D4")), "85");
  EXPECT_EQ(whyNot(state, lead("D5")), "77b");
  EXPECT_EQ(asked(after(state, put("I2"))), "end 0");
  EXPECT_EQ(ammut(after(state, put("I2"))), "I2");
  EXPECT_EQ(ammut(after(state, AmmutStays{})), "E2");
}

TEST(FluchEvents, Rule77WithChamberNoneIsEmpty) {
  const Options chamber = by(Fluch::EventAmmut::chamber, forPlayers(4));
  const std::string others = "\n1: at G14\n2: at I14\n3: at K14";
  EXPECT_EQ(toldOfEvent("anubis", "D5 │\nammut D5" + others, chamber).back(), "ammutStuck");
}

TEST(FluchEvents, Rule77AnAttackEndsTheMovement) {
  const State state = met("anubis", "E9 │\nammut E10\n1: at E11");
  const State attacked = after(state, lead("E11"), "0");
  EXPECT_EQ(agenda(attacked), "end, collect, banish");
}

// ---- protection

TEST(FluchEvents, Rule78ProtectionIsKept) {
  const State state = met("horus", "0: protection bes");
  EXPECT_EQ(protectionOf(state, 0), "bes horus");
  EXPECT_EQ(spent(state, Card::horus), 0);
  EXPECT_EQ(protectionOf(met("bes"), 0), "bes");
}

TEST(FluchEvents, Rule79ItSavesFromAnEvent) {
  EXPECT_EQ(toldOfEvent("seth", "0: protection bes"),
            (Words{"eventDrawn seat:0 card:seth", "warded seat:0 card:bes cause:event"}));
  const State state = met("seth", "0: protection bes");
  EXPECT_EQ(livesOf(state), "7 7");
  EXPECT_EQ(protectionOf(state, 0), "");
}

TEST(FluchEvents, Rule79OneCardForEachHarmTheOldestFirst) {
  const State state = met("seth", "0: protection bes horus horus");
  EXPECT_EQ(protectionOf(state, 0), "horus horus");
  EXPECT_EQ(livesOf(state), "7 7");
}

TEST(FluchEvents, Rule79OthersCardsDoNotHelp) { EXPECT_EQ(livesOf(met("seth", "1: protection bes")), "6 7"); }

TEST(FluchEvents, Rule79WhatOnePaysIsNoHarm) {
  const State state = after(position("0: protection bes"), ExtraRoll{});
  EXPECT_EQ(livesOf(state), "6 7");
  EXPECT_EQ(protectionOf(state, 0), "bes");
}

TEST(FluchEvents, Rule79WithNotTrapsItHelpsAgainstEventsAndFightsOnly) {
  const State trap = position(corridor + "collect, token E10 red1\n0: at E10, protection bes", notTraps);
  EXPECT_EQ(toldInShort(trap, Take{}, "F"), "took found lostLives");
  EXPECT_EQ(protectionOf(after(trap, Take{}, "F"), 0), "bes");
  EXPECT_EQ(livesOf(met("seth", "0: protection bes", notTraps)), "7 7");
  const State fight = position(corridor + "ammut E11, move 1\n0: at E12, protection bes", notTraps);
  EXPECT_EQ(toldInShort(fight, step("E11")), "stepped attacked warded");
}

TEST(FluchEvents, Rule79WithChosenItsOwnerDecides) {
  const State state = met("seth", "0: protection bes horus", chosen);
  EXPECT_EQ(asked(state), "ward 0 event");
  EXPECT_EQ(kindsOfMoves(state), "endure, ward");
  EXPECT_EQ(told(state, Ward{}), Words{"warded seat:0 card:bes cause:event"});
  EXPECT_EQ(livesOf(after(state, Ward{})), "7 7");
  EXPECT_EQ(protectionOf(after(state, Ward{}), 0), "horus");
  EXPECT_EQ(told(state, Endure{}), (Words{"endured seat:0 cause:event", "lostLives seat:0 lost:1 cause:event left:6"}));
  EXPECT_EQ(protectionOf(after(state, Endure{}), 0), "bes horus");
  EXPECT_EQ(asked(after(state, Endure{})), "end 0");
  for (const Move& move : std::vector<Move>{EndTurn{}, Leave{}, AmmutStays{}}) EXPECT_EQ(whyNot(state, move), "79");
  EXPECT_EQ(livesOf(met("seth", "", chosen)), "6 7") << "without a card nothing is asked";
}

TEST(FluchEvents, Rule79WithChosenAlsoAgainstTrapsBeforeTheNextCard) {
  const State trap = position(corridor + "collect, token E10 red2\n0: at E10, protection bes", chosen);
  const State state = after(trap, Take{}, "F");
  EXPECT_EQ(agenda(state), "end, collect, cards 1, ward trap");
  EXPECT_EQ(asked(state), "ward 0 trap");
  EXPECT_EQ(toldInShort(state, Ward{}, "."), "warded found");
  EXPECT_EQ(toldInShort(state, Endure{}, "."), "endured lostLives found");
}

TEST(FluchEvents, Rule79WithChosenAlsoInOthersTurns) {
  const State state = position(corridor + "ammut E12, lead 2\n0: at C14\n1: at E11, protection bes", chosen);
  const State attacked = after(state, lead("E11"));
  EXPECT_EQ(asked(attacked), "ward 1 ammut");
  EXPECT_EQ(whyNot(attacked, 0, Ward{}), "28");
  EXPECT_EQ(toldInShort(attacked, Ward{}), "warded");
  EXPECT_EQ(asked(after(attacked, Ward{})), "banish 1");
  EXPECT_EQ(toldInShort(attacked, Endure{}, "2"), "endured fought lostLives");
  EXPECT_EQ(asked(after(attacked, Endure{}, "2")), "banish 1");
}

TEST(FluchEvents, Rule80AUsedCardIsDiscarded) {
  const State state = met("seth", "0: protection bes");
  EXPECT_EQ(spent(state, Card::bes), 1);
  EXPECT_EQ(spent(state, Card::seth), 1);
}

TEST(FluchEvents, Rule81OtherCardsAreDiscardedAtOnce) {
  EXPECT_EQ(spent(met("isis"), Card::isis), 1);
  EXPECT_EQ(spent(met("badAir"), Card::badAir), 1);
  EXPECT_EQ(spent(met("maat", "ammut 3"), Card::maat), 1);
  EXPECT_EQ(met("isis").open.events.size(), 39);
}

TEST(FluchEvents, Rule82DiscardedCardsFormTheNextPile) {
  EXPECT_EQ(toldOfEvent("isis", "events\n1: protection bes horus"),
            (Words{"eventsShuffled cards:38", "eventDrawn seat:0 card:isis", "gainedLife seat:0 left:8"}))
      << "without those that are kept";
  const State state = met("isis", "events\n1: protection bes horus");
  EXPECT_EQ(state.open.events.size(), 37);
  EXPECT_EQ(state.open.spent.size(), 1);
}

TEST(FluchEvents, Rule82NotBeforeACardIsToBeDrawn) {
  const State state = met("isis", "events isis");
  EXPECT_EQ(state.open.events.size(), 0);
  EXPECT_EQ(state.open.spent.size(), 40);
}

}  // namespace
}  // namespace mastaba::fluch

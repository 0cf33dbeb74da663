// Rules 73 to 76 and B35: what everybody knows, what one seat knows, how long it is kept in mind, and the worlds that
// fit it.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "describe/every.h"
#include "describe/json_out.h"
#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

// What others see of either move is the same; the seat itself knows.
void expectAlike(const State& state, const Move& one, const Move& other) {
  const Seat mover = Medaillon::actors(state.open).first();
  for (const Seat to : {Seat{1 - mover}, spectator}) {
    EXPECT_EQ(told(state, one, to), told(state, other, to)) << toJson(one);
    EXPECT_TRUE((viewOf<Medaillon>(after(state, one), to) == viewOf<Medaillon>(after(state, other), to)))
        << toJson(one);
  }
  EXPECT_NE(told(state, one, mover), told(state, other, mover));
}

// ---- rules

TEST(MedaillonSecrecy, Rule73NumbersArePublic) {
  const State state = position(
      "camp 0, deck mummy pit seal, discard raider\n"
      "0: coins 3, hand pit mummy, papyri isis, camp raider\n"
      "1: coins 1, hand seal, papyri maat horus, won ramses, passed, camp doctor");
  const Open open = viewOf<Medaillon>(state, spectator).open;
  EXPECT_EQ(open.coins[0], 3);
  EXPECT_EQ(open.coins[1], 1);
  EXPECT_EQ(open.handSize[0], 2);
  EXPECT_EQ(open.handSize[1], 1);
  EXPECT_EQ(open.papyri[0], 1);
  EXPECT_EQ(open.papyri[1], 2);
  EXPECT_TRUE(open.camp[0].has(Card::raider));
  EXPECT_TRUE(open.won[1].has(Tomb::ramses));
  EXPECT_FALSE(open.mayPass[1]);
  EXPECT_EQ(open.deckSize, 3);
  EXPECT_EQ(open.discarded.size(), 60 - 3 - 5);
}

TEST(MedaillonSecrecy, Rule74WhatMustBeDiscardedIsChosenAndBothSeeIt) {
  const State limit = after(position("camp 0\n0: hand pit pit pit seal mummy jackal\n1: "), EndCamp{});
  const State robbed = after(position("camp 1\n0: hand pit jackal\n1: hand mercenary, coins 3"), Play{Card::mercenary});
  const State opened = after(position("open\n0: foresees sethos, hand pit jackal seal, camp raider\n1: "), OpenTomb{});
  EXPECT_EQ(whyNot(robbed, Play{Card::jackal}), "74b") << "first the discard";
  for (const State& state : {limit, robbed, opened}) {
    EXPECT_EQ(Medaillon::actors(state.open), Seats::only(0));
    EXPECT_EQ(whyNot(state, Discard{Card::skeleton}), "74");
    EXPECT_EQ(whyNot(state, Discard{Card::none}), "74");
    for (const Card card : {Card::pit, Card::jackal}) {
      for (const Seat to : {Seat{0}, Seat{1}, spectator})
        EXPECT_EQ(firstTold(state, Discard{card}, to), "discarded seat:0 card:" + nameOf(card));
      EXPECT_EQ(after(state, Discard{card}).open.discardTop, card);
    }
  }
}

TEST(MedaillonSecrecy, Rule74AWholeHandGoesByItself) {
  const State state = position("open\n0: foresees sethos, hand pit jackal, camp raider\n1: hand seal");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(told(state, OpenTomb{}, to), (Words{"opened seat:0 tomb:sethos", "discarded seat:0 card:jackal",
                                                  "discarded seat:0 card:pit", "discarded seat:1 card:seal"}));
}

TEST(MedaillonSecrecy, Rule75UsedPapyriAndWonTombsLieOpen) {
  const State state = position("camp 0\n0: hand pit, papyri isis, won ramses\n1: papyri maat, won sethos");
  const Open open = viewOf<Medaillon>(state, spectator).open;
  EXPECT_EQ(open.used.size(), 4);
  EXPECT_TRUE(open.won[0].has(Tomb::ramses) && open.won[1].has(Tomb::sethos));
}

TEST(MedaillonSecrecy, Rule76TheTopOfTheDiscardPileIsSeen) {
  State state = position("camp 0, discard seal\n0: hand pit pit pit seal mummy jackal raider\n1: ");
  EXPECT_EQ(state.open.discardTop, Card::seal);
  state = after(state, {EndCamp{}, Discard{Card::jackal}});
  EXPECT_EQ(viewOf<Medaillon>(state, 1).open.discardTop, Card::jackal);
  state = after(state, Discard{Card::pit});
  EXPECT_EQ(viewOf<Medaillon>(state, 1).open.discardTop, Card::pit);
}

TEST(MedaillonSecrecy, Rule76HandsPapyriAndTheDeckAreInNoView) {
  const State state = position("camp 0\n0: hand pit, papyri isis\n1: hand seal, papyri maat");
  EXPECT_TRUE((viewOf<Medaillon>(state, spectator).own == Own{}));
  for (const Seat by : {Seat{0}, Seat{1}}) {
    std::set<std::string> hands;
    std::set<std::string> papyri;
    for (const State& world : imagined(state, by, 300)) {
      hands.insert(handOf(world, 1 - by));
      papyri.insert(papyriOf(world, 1 - by));
      EXPECT_EQ(handOf(world, by), handOf(state, by));
    }
    EXPECT_GT(hands.size(), 18U);
    EXPECT_EQ(papyri.size(), 5U) << "neither one's own nor the four that are used";
  }
}

// ---- who is told what

TEST(MedaillonSecrecy, TheReporterShowsAHandToOneSeat) {
  const State state = position("camp 0\n0: coins 1, hand reporter pit\n1: hand mummy seal");
  EXPECT_EQ(lastTold(state, Play{Card::reporter}, 0), "sawHand seat:0 cards:[mummy seal]");
  EXPECT_EQ(lastTold(state, Play{Card::reporter}, 1), "sawHand seat:0 cards:[]");
  EXPECT_EQ(lastTold(state, Play{Card::reporter}, spectator), "sawHand seat:0 cards:[]");
  const State then = after(state, Play{Card::reporter});
  EXPECT_EQ(knownTo(then, 0), "mummy seal");
  EXPECT_EQ(shownBy(then, 1), "mummy seal");
  EXPECT_EQ(knownTo(then, 1) + shownBy(then, 0), "");
}

TEST(MedaillonSecrecy, TheReporterReplacesWhatWasKnown) {
  const State state = position("camp 0\n0: coins 1, hand reporter pit\n1: hand mummy seal, shown seal");
  EXPECT_EQ(knownTo(after(state, Play{Card::reporter}), 0), "mummy seal");
}

TEST(MedaillonSecrecy, TheReporterShowsTheHandAsItIsThen) {
  State state = position("camp 0, deck seal seal\n0: coins 1, hand reporter pit\n1: hand mummy");
  state = after(state, {Play{Card::reporter}, EndCamp{}, Split{2, 2}});
  EXPECT_EQ(handOf(state, 1), "mummy seal seal");
  EXPECT_EQ(knownTo(state, 0), "mummy") << "what is drawn since is not known";
}

TEST(MedaillonSecrecy, WhatASpyTakesBothKnow) {
  const State state = position("camp 0\n0: coins 2, hand spy pit\n1: hand mummy");
  EXPECT_EQ(lastTold(state, Play{Card::spy}, 0), "tookCard seat:0 card:mummy");
  EXPECT_EQ(lastTold(state, Play{Card::spy}, 1), "tookCard seat:0 card:mummy");
  EXPECT_EQ(lastTold(state, Play{Card::spy}, spectator), "tookCard seat:0 card:none");
  const State then = after(state, Play{Card::spy});
  EXPECT_EQ(knownTo(then, 1), "mummy");
  EXPECT_EQ(shownBy(then, 0), "mummy");
  EXPECT_EQ(knownTo(then, 0), "");
}

TEST(MedaillonSecrecy, ACardThatASpyTakesIsNoLongerKnownToBeThere) {
  const State state = position("camp 0\n0: coins 2, hand spy pit\n1: hand mummy, shown mummy");
  const State then = after(state, Play{Card::spy});
  EXPECT_EQ(knownTo(then, 0), "");
  EXPECT_EQ(shownBy(then, 1), "");
}

TEST(MedaillonSecrecy, OnlyTheArchaeologistSeesWhatIsDug) {
  const State state = position("camp 0, deck mummy pit seal\n0: coins 2, hand archaeologist");
  EXPECT_EQ(lastTold(state, Play{Card::archaeologist}, 0), "lookedAt seat:0 many:3 under:0 cards:[mummy pit seal]");
  for (const Seat to : {Seat{1}, spectator})
    EXPECT_EQ(lastTold(state, Play{Card::archaeologist}, to), "lookedAt seat:0 many:3 under:0 cards:[]");
  State then = after(state, Play{Card::archaeologist});
  expectAlike(then, Keep{Card::mummy}, Keep{Card::pit});
  EXPECT_EQ(told(then, Keep{Card::mummy}, 0), Words{"kept seat:0 card:mummy"});
  EXPECT_EQ(told(then, Keep{Card::mummy}, 1), Words{"kept seat:0 card:none"});
  then = after(then, Keep{Card::mummy});
  expectAlike(then, PutUnder{Card::pit}, PutUnder{Card::seal});
  EXPECT_EQ(told(then, PutUnder{Card::pit}, 0), (Words{"wentUnder seat:0 card:pit", "wentUnder seat:0 card:seal"}));
  EXPECT_EQ(told(then, PutUnder{Card::pit}, 1), (Words{"wentUnder seat:0 card:none", "wentUnder seat:0 card:none"}));
  then = after(then, PutUnder{Card::pit});
  EXPECT_EQ(underBy(then, 0), "pit seal");
  EXPECT_EQ(underBy(then, 1), "");
}

TEST(MedaillonSecrecy, WhoPutACardUnderTheDeckKnowsWhoDrawsIt) {
  const State state = position("split 0, deck, under 1:mummy 0:pit\n0: camp archaeologist\n1: camp archaeologist");
  const State then = after(state, Split{2, 2});
  EXPECT_EQ(handOf(then, 0), "mummy pit");
  EXPECT_EQ(knownTo(then, 1), "mummy") << "which it had put there; the other one nobody else knows";
  EXPECT_EQ(shownBy(then, 0), "mummy");
  EXPECT_EQ(underBy(then, 0) + underBy(then, 1), "") << "they lie there no longer";
  EXPECT_TRUE(then.open.under.empty());
}

TEST(MedaillonSecrecy, WhoDigsUpWhatTheOtherPutUnderTellsNothingOfWhatIsKept) {
  const State state = position(
      "camp 0, deck seal, under 1:mummy 0:pit\n"
      "0: coins 2, hand archaeologist, camp archaeologist\n1: camp archaeologist");
  EXPECT_EQ(lastTold(state, Play{Card::archaeologist}, 1), "lookedAt seat:0 many:3 under:2 cards:[]");
  const State then = after(state, {Play{Card::archaeologist}, Keep{Card::mummy}, PutUnder{Card::pit}});
  EXPECT_EQ(knownTo(then, 1), "");
  EXPECT_EQ(underBy(then, 1), "");
  EXPECT_EQ(underBy(then, 0), "pit seal");
}

TEST(MedaillonSecrecy, OnlyTheSeerSeesTheTomb) {
  const State state = position("camp 0\n0: hand pit, foresees haremhab\n1: camp seer");
  EXPECT_EQ(lastTold(state, EndCamp{}, 1), "foresaw seat:1 tomb:haremhab");
  EXPECT_EQ(lastTold(state, EndCamp{}, spectator), "foresaw seat:1 tomb:none");
  EXPECT_EQ(lastTold(state, EndCamp{}, 0), "foresaw seat:1 tomb:none");
  const State then = after(state, EndCamp{});
  EXPECT_EQ(then.own[1].foreseen, Tomb::haremhab);
  EXPECT_TRUE(then.open.foresee.has(1));
  const State opened = after(after(then, Split{4, 0}), OpenTomb{});
  EXPECT_EQ(opened.own[1].foreseen, Tomb::none);
  EXPECT_EQ(opened.own[0].foreseen, Tomb::none);
  EXPECT_TRUE(opened.open.foresee.none());
}

TEST(MedaillonSecrecy, FaceDownCardsShowOnlyTheirBacks) {
  const State state =
      position("tomb ramses\n0: sends haddad, hand pit camel, papyri isis maat\n1: sends calloway, hand pit");
  expectAlike(state, LayCard{Card::pit}, LayCard{Card::camel});
  expectAlike(state, LayPapyrus{Card::isis}, LayPapyrus{Card::maat});
  EXPECT_EQ(told(state, LayCard{Card::pit}, 0), Words{"laidCard seat:0 card:pit"});
  EXPECT_EQ(told(state, LayPapyrus{Card::isis}, 0), Words{"laidPapyrus seat:0 papyrus:isis"});
  for (const Seat to : {Seat{1}, spectator}) {
    EXPECT_EQ(told(state, LayCard{Card::pit}, to), Words{"laidCard seat:0 card:none"});
    EXPECT_EQ(told(state, LayPapyrus{Card::isis}, to), Words{"laidPapyrus seat:0 papyrus:none"});
  }
}

TEST(MedaillonSecrecy, AKnownCardMayBeInTheHandOrFaceDown) {
  const State state =
      position("tomb ramses\n0: sends haddad, hand pit seal, shown pit\n1: sends calloway, hand spears");
  expectAlike(state, LayCard{Card::pit}, LayCard{Card::seal});
  const State then = after(state, LayCard{Card::pit});
  EXPECT_EQ(knownTo(then, 1), "pit");
  EXPECT_EQ(shownBy(then, 0), "pit");
  // When it is revealed, it is no longer a secret, and then no longer there.
  const State revealed = after(then, {Enough{}, Enough{}});
  EXPECT_EQ(knownTo(revealed, 1), "");
  EXPECT_EQ(handOf(revealed, 0), "seal");
  // If another was laid, it is still in the hand.
  const State other = after(state, {LayCard{Card::seal}, Enough{}, Enough{}});
  EXPECT_EQ(knownTo(other, 1), "pit");
}

TEST(MedaillonSecrecy, ABluffIsKnownWhenItHasReturned) {
  State state = position("tomb ramses\n0: sends haddad, lays camel, hand seal\n1: sends calloway, hand spears");
  state = after(state, Enough{});
  EXPECT_EQ(knownTo(state, 1), "camel");
  EXPECT_EQ(shownBy(state, 0), "camel");
  const State twice =
      after(position("tomb ramses\n0: sends haddad, lays camel, shown camel\n1: sends calloway, hand pit"), Enough{});
  EXPECT_EQ(knownTo(twice, 1), "camel") << "known before, and now: it is one card";
}

TEST(MedaillonSecrecy, ARecalledUndeadIsKnown) {
  const State state =
      position("tomb ramses\n0: sends haddad, lays mummy skeleton osiris\n1: sends calloway, hand pit, lays");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(firstTold(state, Recall{Card::skeleton}, to), "recalled seat:0 undead:skeleton");
  const State then = after(state, Recall{Card::skeleton});
  EXPECT_EQ(knownTo(then, 1), "skeleton");
  EXPECT_EQ(shownBy(then, 0), "skeleton");
}

TEST(MedaillonSecrecy, AfterAReshuffleEachKnowsTheOthersHand) {
  const State state = position("split 0, deck mummy\n0: hand pit\n1: camp rest, hand seal spears");
  const State then = after(state, Split{1, 3});
  EXPECT_EQ(knownTo(then, 0), "spears seal");
  EXPECT_EQ(knownTo(then, 1), "mummy pit") << "what was there when it was shuffled, not what came after";
  EXPECT_EQ(shownBy(then, 0), "mummy pit");
  EXPECT_EQ(shownBy(then, 1), "spears seal");
  EXPECT_EQ(then.own[0].hand.size(), 4);
}

TEST(MedaillonSecrecy, ShufflingAtTheStartOfADigTellsTheHandsInTheMiddleNot) {
  const State start =
      after(position("camp 0, deck\n0: coins 2, hand archaeologist pit\n1: hand seal"), Play{Card::archaeologist});
  EXPECT_EQ(knownTo(start, 0), "seal");
  EXPECT_EQ(knownTo(start, 1), "pit");
  const State middle = after(position("camp 0, deck mummy\n0: coins 2, hand archaeologist pit\n1: hand seal"),
                             Play{Card::archaeologist});
  EXPECT_EQ(knownTo(middle, 0), "");
  EXPECT_EQ(knownTo(middle, 1), "");
}

// ---- what is forgotten

TEST(MedaillonSecrecy, AKnownCardThatIsPlayedIsNoLongerKnown) {
  const State state = position("camp 0\n0: coins 2, hand raider raider pit, shown raider pit\n1: ");
  const State then = after(state, Play{Card::raider});
  EXPECT_EQ(knownTo(then, 1), "pit") << "of equal ones the known one counts as played";
  EXPECT_EQ(shownBy(then, 0), "pit");
  EXPECT_EQ(handOf(then, 0), "raider pit");
}

TEST(MedaillonSecrecy, AnUnknownCardThatIsPlayedChangesNothing) {
  const State state = position("camp 0\n0: coins 2, hand raider pit, shown pit\n1: ");
  EXPECT_EQ(knownTo(after(state, Play{Card::raider}), 1), "pit");
}

TEST(MedaillonSecrecy, AKnownCardThatIsDiscardedIsNoLongerKnown) {
  State state = position("camp 0\n0: hand pit pit seal mummy jackal jackal, shown pit pit jackal\n1: ");
  state = after(state, {EndCamp{}, Discard{Card::pit}});
  EXPECT_EQ(knownTo(state, 1), "jackal pit");
}

// ---- imagined worlds

TEST(MedaillonImagine, KnownCardsAreInTheImaginedHand) {
  const State state = position("camp 0\n0: hand pit\n1: hand mummy seal spears, shown seal spears");
  std::set<std::string> third;
  for (const State& world : imagined(state, 0)) {
    EXPECT_TRUE(world.own[1].hand.has(Card::seal));
    EXPECT_TRUE(world.own[1].hand.has(Card::spears));
    third.insert(handOf(world, 1));
  }
  EXPECT_GT(third.size(), 15U);
  std::set<std::string> watched;
  for (const State& world : imagined(state, spectator)) watched.insert(handOf(world, 1));
  EXPECT_GT(watched.size(), 100U) << "who watches knows nothing of them";
}

TEST(MedaillonImagine, ATombThatIsForeseenIsTheSame) {
  const State state = position("camp 0\n0: hand pit, foresees amenhotep\n1: foresees amenhotep, won sethos ramses");
  for (const State& world : imagined(state, 0)) {
    EXPECT_EQ(world.own[0].foreseen, Tomb::amenhotep);
    EXPECT_EQ(world.own[1].foreseen, Tomb::amenhotep) << "what I know the other sees too";
  }
  std::map<Tomb, int> tombs;
  for (const State& world : imagined(state, spectator, 500)) {
    EXPECT_EQ(world.own[0].foreseen, world.own[1].foreseen);
    ++tombs[world.own[0].foreseen];
  }
  EXPECT_EQ(tombs.size(), 5U);
  for (const auto& [tomb, times] : tombs) EXPECT_NEAR(times, 100, 40) << nameOf(tomb);
  const State only = position("camp 0\n0: hand pit\n1: foresees amenhotep");
  std::set<Tomb> seen;
  for (const State& world : imagined(only, 0)) {
    seen.insert(world.own[1].foreseen);
    EXPECT_EQ(world.own[0].foreseen, Tomb::none);
  }
  EXPECT_EQ(seen.size(), 7U);
}

TEST(MedaillonImagine, WhatLiesFaceDownIsAllowedThere) {
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad, lays pit mummy camel isis\n"
      "1: sends calloway, hand spears seal, papyri maat osiris");
  const State both = after(state, {LayCard{Card::seal}, LayPapyrus{Card::osiris}});
  int bluffs = 0;
  std::set<std::string> papyri;
  for (const State& world : imagined(both, 1, 300)) {
    int living = 0;
    for (const Card card : world.own[0].laid) {
      living += card <= Card::falcon ? 1 : 0;
      if (card >= Card::anubis) papyri.insert(nameOf(card));
    }
    EXPECT_LE(living, 1);
    bluffs += living;
    EXPECT_EQ(world.own[0].laid.size(), 4);
  }
  EXPECT_GT(bluffs, 20);
  EXPECT_LT(bluffs, 280);
  EXPECT_FALSE(papyri.contains("hathor"));
  EXPECT_FALSE(papyri.contains("thoth"));
  EXPECT_FALSE(papyri.contains("maat"));
  EXPECT_TRUE(papyri.contains("isis"));
  for (const State& world : imagined(both, 0, 300))
    for (const Card card : world.own[1].laid) EXPECT_GE(card, Card::mummy) << "only the holder bluffs";
}

TEST(MedaillonImagine, PapyriFaceDownAreNoneForTheCamp) {
  // Nobody has seen Hathor and Thoth.
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad, lays isis, papyri thoth hathor\n"
      "1: sends calloway, papyri maat osiris seth");
  std::map<std::string, int> laid;
  std::map<std::string, int> kept;
  for (const State& world : imagined(state, 1, 500)) {
    ++laid[laidBy(world, 0)];
    for (const Card papyrus : world.own[0].papyri) ++kept[nameOf(papyrus)];
  }
  EXPECT_EQ(laid.size(), 5U) << "anubis, horus, isis, bookOfTheDead, sekhmet";
  for (const auto& [name, times] : laid) EXPECT_NEAR(times, 100, 40) << name;
  EXPECT_EQ(kept.size(), 7U);
  EXPECT_GT(kept["hathor"], kept["isis"]);
}

// Of two cards one lies face down. The pit is known; the other card is a mummy or a camel.
TEST(MedaillonImagine, FrequenciesOfACardFaceDownWithABluff) {
  State state =
      position("tomb ramses, deck camel\n0: sends haddad, hand mummy pit, shown pit\n1: sends calloway, papyri isis");
  state = after(state, LayCard{Card::pit});
  std::map<std::string, int> laid;
  int camels = 0;
  for (const State& world : imagined(state, 1, 1000)) {
    ++laid[laidBy(world, 0)];
    camels += world.own[0].hand.has(Card::camel) || world.own[0].laid.has(Card::camel) ? 1 : 0;
  }
  EXPECT_NEAR(laid["pit"], 500, 60);
  EXPECT_NEAR(laid["mummy"], 250, 50);
  EXPECT_NEAR(laid["camel"], 250, 50);
  EXPECT_NEAR(camels, 500, 60) << "either could be laid";
}

TEST(MedaillonImagine, FrequenciesOfACardFaceDownWithoutABluff) {
  State state = position(
      "tomb ramses, deck camel\n0: sends haddad, papyri isis, lays\n1: sends calloway, hand mummy pit, shown pit");
  state = after(state, LayCard{Card::pit});
  std::map<std::string, int> laid;
  int camels = 0;
  for (const State& world : imagined(state, 0, 900)) {
    ++laid[laidBy(world, 1)];
    camels += world.own[1].hand.has(Card::camel) ? 1 : 0;
  }
  EXPECT_NEAR(laid["pit"], 600, 60);
  EXPECT_NEAR(laid["mummy"], 300, 60);
  EXPECT_EQ(laid.size(), 2U);
  EXPECT_NEAR(camels, 300, 60) << "with a mummy there would have been two ways to lay one";
}

// All three cards are known, and two of them lie face down: pit and seal in two orders, or the camel with either of
// them in two orders.
TEST(MedaillonImagine, FrequenciesOfTwoCardsFaceDownWithABluff) {
  State state = position(
      "tomb ramses\n0: sends haddad, hand pit seal camel, shown pit seal camel\n1: sends calloway, papyri isis");
  state = after(state, {LayCard{Card::pit}, LayCard{Card::seal}});
  std::map<std::string, int> laid;
  for (const State& world : imagined(state, 1, 900)) ++laid[laidBy(world, 0)];
  EXPECT_NEAR(laid["pit seal"], 300, 50);
  EXPECT_NEAR(laid["camel pit"], 300, 50);
  EXPECT_NEAR(laid["camel seal"], 300, 50);
}

// Two unknown cards out of pit, seal, camel and two thieves; one of them is an obstacle and lies face down. Six pairs
// have one obstacle; pit and seal are one pair, but could be laid in two ways.
TEST(MedaillonImagine, FrequenciesOfWhatIsLeftInTheHand) {
  State state = position(
      "tomb ramses, deck camel thief thief\n0: sends haddad, papyri isis, lays\n1: sends calloway, hand pit seal");
  state = after(state, LayCard{Card::pit});
  int obstacles = 0;
  for (const State& world : imagined(state, 0, 800)) obstacles += world.own[1].hand[0] >= Card::mummy ? 1 : 0;
  EXPECT_NEAR(obstacles, 200, 45);
}

// Who watches knows neither hand. Three obstacles are left: each seat must have had what it laid.
TEST(MedaillonImagine, ThereAreObstaclesForBothWhoLaidThem) {
  State state = position(
      "tomb ramses, deck camel thief thief\n"
      "0: sends haddad, lays pit spears, hand camel jackal\n"
      "1: sends calloway, hand seal jackal raider");
  state = after(state, LayCard{Card::seal});
  int bluffs = 0;
  for (const State& world : imagined(state, spectator, 500)) {
    EXPECT_EQ(world.own[1].laid.size(), 1);
    EXPECT_GE(world.own[1].laid[0], Card::mummy);
    bluffs += world.own[0].laid[0] < Card::mummy ? 1 : 0;
  }
  EXPECT_GT(bluffs, 50);
  EXPECT_LT(bluffs, 495);
}

TEST(MedaillonImagine, FrequenciesForWhoWatches) {
  State state = position(
      "tomb ramses, deck camel thief\n0: sends haddad, hand seal, lays\n1: sends calloway, hand pit, papyri isis");
  state = after(state, LayCard{Card::pit});
  std::map<std::string, int> hand;
  for (const State& world : imagined(state, spectator, 1200)) ++hand[handOf(world, 0)];
  EXPECT_NEAR(hand["camel"], 400, 60);
  EXPECT_NEAR(hand["thief"], 400, 60);
  EXPECT_NEAR(hand["pit"], 200, 50);
  EXPECT_NEAR(hand["seal"], 200, 50);
}

TEST(MedaillonImagine, WhatTheOtherKnowsOfMeItKnowsInEveryWorld) {
  const State state = position("camp 0\n0: hand pit mummy, shown pit\n1: hand seal");
  for (const State& world : imagined(state, 0, 20)) EXPECT_EQ(knownTo(world, 1), "pit");
  for (const State& world : imagined(state, 1, 20)) EXPECT_EQ(shownBy(world, 0), "pit");
}

TEST(MedaillonImagine, CardsLookedAtAndPutUnderTheDeckVary) {
  State state = position("camp 0\n0: coins 2, hand archaeologist pit\n1: hand seal");
  state = after(state, Play{Card::archaeologist});
  std::set<std::string> looked;
  for (const State& world : imagined(state, 1)) {
    EXPECT_EQ(world.own[0].looked.size(), 3);
    looked.insert(lookedAtBy(world, 0));
  }
  EXPECT_GT(looked.size(), 150U);
  state = after(state, Keep{state.own[0].looked[0]});
  for (const State& world : imagined(state, 1, 20)) EXPECT_EQ(world.own[0].looked.size(), 2);
  state = after(state, PutUnder{state.own[0].looked[0]});
  std::set<std::string> under;
  for (const State& world : imagined(state, 1)) under.insert(underBy(world, 0));
  EXPECT_GT(under.size(), 80U);
  for (const State& world : imagined(state, 0, 20)) EXPECT_EQ(underBy(world, 0), underBy(state, 0));
}

// ---- the law

// What a seat may do must not depend on what it cannot see.
TEST(MedaillonSecrecy, MovesAndRefusalsDoNotDependOnHiddenCards) {
  const std::vector<State> states{
      position("camp 0\n0: coins 3, hand pit thief camel\n1: hand seal mummy, papyri isis"),
      position(
          "tomb ramses\n0: sends haddad, lays pit camel\n1: sends calloway raider, hand spears jackal, papyri isis"),
      position("tomb ramses\n0: sends haddad raider, lays mummy\n1: sends calloway raider, lays pit, papyri isis")};
  for (const State& state : states) {
    const Seat seat = Medaillon::actors(state.open).first();
    for (const State& world : imagined(state, seat, 5)) {
      EXPECT_EQ(movesOf(world), movesOf(state));
      eachValue<Move>([&](const Move& move) { EXPECT_EQ(whyNot(world, seat, move), whyNot(state, seat, move)); });
    }
  }
}

// Every move there is, in every step: listed exactly if it is not refused, and once.
TEST(MedaillonSecrecy, MovesAreListedExactlyIfNotRefused) {
  std::vector<State> states{
      position("split 0\n0: hand pit"),
      position("camp 0\n0: coins 2, camp foreman, hand pit thief thief camel mercenary spy, papyri hathor isis"),
      after(position("camp 0\n0: coins 3, hand mercenary pit\n1: hand pit pit seal"), Play{Card::mercenary}),
      after(position("camp 0, deck mummy pit seal\n0: coins 3, hand archaeologist pit"), Play{Card::archaeologist}),
      position("open\n0: hand pit"),
      position("tomb ramses\n0: camp raider raider jackal, hand pit"),
      position("tomb hatshepsut\n0: camp raider raider jackal, hand pit"),
      position("tomb ramses\n0: sends haddad, hand pit pit raider jackal, papyri hathor isis\n1: sends calloway"),
      position("tomb ramses\n0: sends haddad, lays mummy\n1: sends calloway, hand pit pit raider, papyri hathor isis"),
      position("tomb ramses\n0: sends haddad raider, lays mummy\n1: sends calloway, lays pit pit seth"),
      position("tomb ramses\n0: sends haddad raider raider, lays mummy horus\n1: sends calloway, hand pit, lays"),
      position(
          "tomb ramses\n0: hagen, sends hagen, lays spears boulder snakes seth\n1: sends raider raider camel falcon, "
          "lays mummy anubis"),
      after(position("tomb ramses\n0: hagen, sends hagen, lays spears boulder\n1: sends raider raider seer, lays "
                     "horus, hand pit"),
            Bless{Card::raider}),
      after(position("tomb ramses\n0: hagen, sends hagen, lays boulder\n1: sends raider, camp doctor, hand pit, lays"),
            Trigger{Card::boulder, Card::raider, false}),
      position(
          "tomb ramses\n0: sends calloway raider raider camel, lays mummy osiris\n1: sends haddad, hand pit, lays"),
      position("tomb ramses\n0: sends haddad raider, lays mummy skeleton osiris\n1: sends calloway, hand pit, lays")};
  for (const State& state : states) {
    const Seat seat = Medaillon::actors(state.open).first();
    Medaillon::Moves moves;
    Medaillon::moves(state.open, state.own[seat], seat, moves);
    std::set<std::string> listed;
    for (const Move& move : moves) EXPECT_TRUE(listed.insert(toJson(move)).second) << toJson(move);
    eachValue<Move>([&](const Move& move) {
      EXPECT_EQ(listed.contains(toJson(move)), whyNot(state, seat, move).empty()) << asked(state) << toJson(move);
      EXPECT_NE(whyNot(state, 1 - seat, move), "");
    });
    Medaillon::moves(state.open, state.own[1 - seat], 1 - seat, moves);
    EXPECT_TRUE(moves.empty());
  }
}

}  // namespace
}  // namespace mastaba::medaillon

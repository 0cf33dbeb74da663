// Every card does what its text says. The tests are named by the cards.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

Trigger at(Card trap, Card target, bool blessed = false) { return {trap, target, blessed}; }

// It can be played for exactly so many coins, and has this strength in a tomb, alone.
void expectHired(const std::string& card, int cost, int strong) {
  const auto camp = [&](int coins) {
    return position("camp 0\n0: coins " + std::to_string(coins) + ", hand pit " + card + "\n1: ");
  };
  if (cost > 0) {
    EXPECT_EQ(whyNot(camp(cost - 1), Play{cardNamed(card)}), "22");
  }
  EXPECT_EQ(after(camp(cost), Play{cardNamed(card)}).open.coins[0], 0);
  EXPECT_EQ(after(camp(cost + 1), Play{cardNamed(card)}).open.coins[0], 1);
  EXPECT_EQ(campOf(after(camp(cost), Play{cardNamed(card)}), 0), card);
  const std::string sum =
      fight("tomb ramses\n0: sends " + card + ", hand pit, lays\n1: sends calloway, hand pit, lays");
  EXPECT_EQ(sum.substr(0, 3), std::to_string(strong) + ":3");
}
void expectUndead(const std::string& card, int strong) {
  EXPECT_EQ(fight("tomb ramses\n0: sends seer, lays " + card + "\n1: sends calloway, hand pit, lays").substr(0, 3),
            std::to_string(1 + strong) + ":3");
  EXPECT_EQ(whyNot(position("camp 0\n0: coins 5, hand " + card), Play{cardNamed(card)}), "26");
}

// Which of these characters a trap of the holder may take, in the tomb of Ramesses.
std::string targets(const std::string& trap, const std::string& sent, const std::string& laid) {
  const State state = position("tomb ramses\n0: hagen, sends hagen, lays " + trap + " seth\n1: sends calloway " + sent +
                               ", hand boulder, lays " + laid);
  std::string found;
  for (const Card card : state.open.party[1])
    if (whyNot(state, at(cardNamed(trap), card)).empty()) found.append(found.empty() ? "" : " ").append(nameOf(card));
  return found;
}

// ---- companions

TEST(MedaillonCard, ArchaeologistCostsTwoAndHasThree) { expectHired("archaeologist", 2, 3); }

TEST(MedaillonCard, ArchaeologistKeepsOneOfThreeAndPutsTwoUnderTheDeck) {
  const State state = position("camp 0, deck mummy pit seal\n0: coins 2, hand archaeologist");
  State then = after(state, Play{Card::archaeologist});
  EXPECT_EQ(lookedAtBy(then, 0), "mummy pit seal");
  EXPECT_EQ(movesOf(then), "keep mummy, keep pit, keep seal");
  EXPECT_EQ(whyNot(then, Keep{Card::spears}), "24c");
  then = after(then, Keep{Card::pit});
  EXPECT_EQ(handOf(then, 0), "pit");
  EXPECT_EQ(asked(then), "putUnder 0");
  EXPECT_EQ(movesOf(then), "putUnder mummy, putUnder seal");
  EXPECT_EQ(whyNot(then, PutUnder{Card::pit}), "24d");
  then = after(then, PutUnder{Card::seal});  // B29: the first one lies above the second
  EXPECT_EQ(underBy(then, 0), "seal mummy");
  EXPECT_EQ(then.open.deckSize, 2);
  EXPECT_EQ(asked(then), "camp 0");
  EXPECT_EQ(underBy(after(state, {Play{Card::archaeologist}, Keep{Card::pit}, PutUnder{Card::mummy}}), 0),
            "mummy seal");
}

TEST(MedaillonCard, ArchaeologistTakesFromTheTopAndPutsBelowEverything) {
  const State state = position("camp 0, deck mummy pit seal jackal camel\n0: coins 2, hand archaeologist");
  std::set<std::string> seen;
  for (u64 luck = 0; luck < 60; ++luck) {
    State then = after(state, Play{Card::archaeologist}, luck);
    seen.insert(lookedAtBy(then, 0));
    EXPECT_EQ(then.open.deckSize, 2);
    then = after(then, Keep{then.own[0].looked[0]});
    then = after(then, PutUnder{then.own[0].looked[1]});
    EXPECT_EQ(then.open.deckSize, 4);
    EXPECT_EQ(then.deck.size(), 2) << "these come first";
  }
  EXPECT_EQ(seen.size(), 10U);
}

TEST(MedaillonCard, ArchaeologistIsAskedAboutTwoEqualCardsToo) {
  // Otherwise the other would see that they are equal.
  State state = position("camp 0, deck mummy pit pit\n0: coins 2, hand archaeologist");
  state = after(state, {Play{Card::archaeologist}, Keep{Card::mummy}});
  EXPECT_EQ(asked(state), "putUnder 0");
  EXPECT_EQ(movesOf(state), "putUnder pit");
  EXPECT_EQ(underBy(after(state, PutUnder{Card::pit}), 0), "pit pit");
}

TEST(MedaillonCard, ArchaeologistShufflesTheDiscardPileIfNeeded) {  // B30
  const State state = position("camp 0, deck mummy\n0: coins 2, hand archaeologist\n1: camp rest");
  const Words words = told(state, Play{Card::archaeologist}, 0);
  ASSERT_EQ(words.size(), 4U);
  EXPECT_EQ(words[1], "lookedAt seat:0 many:1 under:0 cards:[mummy]");
  EXPECT_EQ(words[2], "shuffled cards:23");
  EXPECT_TRUE(words[3].starts_with("lookedAt seat:0 many:2 under:0 cards:[")) << words[3];
  const State then = after(state, Play{Card::archaeologist});
  EXPECT_EQ(then.own[0].looked.size(), 3);
  EXPECT_EQ(then.open.deckSize, 21);
}

constexpr auto allInHands =
    "camp 0, deck mummy skeleton\n"
    "0: coins 2, camp rest, hand archaeologist scarabs scarabs scarabs skeleton skeleton skeleton skeleton mummy mummy "
    "mummy spears spears spears spears\n"
    "1: hand pit pit pit boulder boulder snakes seal seal";

TEST(MedaillonCard, ArchaeologistWithTwoCardsLeftKeepsOne) {  // B30
  State state = after(position(allInHands), Play{Card::archaeologist});
  EXPECT_EQ(asked(state), "keep 0 2");
  state = after(state, Keep{Card::skeleton});
  EXPECT_EQ(asked(state), "camp 0") << "the other one goes under the deck by itself";
  EXPECT_EQ(underBy(state, 0), "mummy");
  EXPECT_EQ(state.open.deckSize, 1);
  EXPECT_EQ(state.own[0].hand.count(Card::skeleton), 5);
}

// No game gets that far: too many cards would be in hands.
TEST(MedaillonCard, ArchaeologistWithOneCardLeftKeepsItAndWithNoneIsInVain) {  // B30
  State state = position(allInHands);
  const auto give = [&](Card card) {
    --state.deck.of[static_cast<int>(card) - 1];
    --state.open.deckSize;
    state.own[1].hand.add(card);
    ++state.open.handSize[1];
  };
  give(Card::mummy);
  const State one = forced(state, Play{Card::archaeologist});
  EXPECT_EQ(asked(one), "camp 0");
  EXPECT_EQ(one.own[0].hand.count(Card::skeleton), 5);
  EXPECT_EQ(one.open.deckSize, 0);
  give(Card::skeleton);
  EXPECT_EQ(lastTold(state, Play{Card::archaeologist}), "inVain seat:0 card:archaeologist");
  const State none = forced(state, Play{Card::archaeologist});
  EXPECT_EQ(asked(none), "camp 0");
  EXPECT_TRUE(none.open.camp[0].has(Card::archaeologist));
}

TEST(MedaillonCard, ThiefCostsOneAndHasTwo) { expectHired("thief", 1, 2); }

TEST(MedaillonCard, ThiefTakesOneCoin) {
  const State state = position("camp 0\n0: coins 3, hand thief pit\n1: coins 2");
  EXPECT_EQ(told(state, Play{Card::thief}), (Words{"played seat:0 card:thief coins:1", "stole seat:0"}));
  const State then = after(state, Play{Card::thief});
  EXPECT_EQ(then.open.coins[0], 3);
  EXPECT_EQ(then.open.coins[1], 1);
}

TEST(MedaillonCard, ThiefFindsNothing) {
  const State then = after(position("camp 0\n0: coins 1, hand thief pit\n1: "), Play{Card::thief});
  EXPECT_EQ(then.open.coins[0], 0);
  EXPECT_EQ(then.open.coins[1], 0);
}

TEST(MedaillonCard, ReporterCostsOneAndHasTwo) { expectHired("reporter", 1, 2); }

TEST(MedaillonCard, ReporterLooksAtTheWholeHand) {
  const State state = position("camp 0\n0: coins 1, hand reporter pit\n1: hand mummy pit pit");
  const State then = after(state, Play{Card::reporter});
  EXPECT_EQ(knownTo(then, 0), "mummy pit pit");
  EXPECT_EQ(handOf(then, 1), "mummy pit pit") << "and takes nothing";
  EXPECT_EQ(knownTo(then, 1), "");
  EXPECT_EQ(asked(then), "camp 0");
}

TEST(MedaillonCard, MercenaryCostsThreeAndHasFive) { expectHired("mercenary", 3, 5); }

TEST(MedaillonCard, MercenaryMakesTheOtherDiscardOneOfItsChoice) {
  State state = position("camp 0\n0: coins 3, hand mercenary pit\n1: hand mummy pit pit camel");
  state = after(state, Play{Card::mercenary});
  EXPECT_EQ(asked(state), "robbed 1 1");
  EXPECT_EQ(movesOf(state), "discard camel, discard mummy, discard pit");
  EXPECT_EQ(whyNot(state, Discard{Card::seal}), "74");
  state = after(state, Discard{Card::pit});
  EXPECT_EQ(handOf(state, 1), "camel mummy pit");
  EXPECT_EQ(discarded(state), "pit");
  EXPECT_EQ(asked(state), "camp 0") << "and the camp phase goes on";
}

TEST(MedaillonCard, MercenaryTakesTheOnlyCardWithoutAQuestion) {
  const State state = position("camp 0\n0: coins 3, hand mercenary pit\n1: hand mummy");
  EXPECT_EQ(lastTold(state, Play{Card::mercenary}), "discarded seat:1 card:mummy");
  EXPECT_EQ(asked(after(state, Play{Card::mercenary})), "camp 0");
}

TEST(MedaillonCard, SpyCostsTwoAndHasTwo) { expectHired("spy", 2, 2); }

TEST(MedaillonCard, SpyTakesARandomCard) {
  const State state = position("camp 0\n0: coins 2, hand spy pit\n1: hand mummy seal seal");
  std::map<std::string, int> taken;
  for (u64 luck = 0; luck < 300; ++luck) {
    const State then = after(state, Play{Card::spy}, luck);
    EXPECT_EQ(then.open.handSize[0], 2);
    EXPECT_EQ(then.open.handSize[1], 2);
    ++taken[handOf(then, 0)];
  }
  EXPECT_NEAR(taken["mummy pit"], 100, 35);
  EXPECT_NEAR(taken["pit seal"], 200, 35);
}

TEST(MedaillonCard, DoctorCostsTwoAndHasTwo) { expectHired("doctor", 2, 2); }

TEST(MedaillonCard, DoctorSavesACompanionWhoLeavesTheFight) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends camel, lays boulder\n"
      "1: sends raider raider, camp doctor, hand pit, lays");
  const State struck = after(state, at(Card::boulder, Card::raider));
  EXPECT_EQ(asked(struck), "heal 1");
  EXPECT_EQ(movesOf(struck), "heal raider, decline");
  EXPECT_EQ(firstTold(struck, Heal{Card::raider}), "healed seat:1 card:raider");
  EXPECT_EQ(sumAfter(struck, Heal{Card::raider}, 1), 2) << "it no longer fights";
  const State then = after(struck, Heal{Card::raider});
  EXPECT_EQ(campOf(then, 1), "doctor raider");
  EXPECT_EQ(campOf(after(struck, Decline{}), 1), "doctor") << "who wants, may let it go";
}

TEST(MedaillonCard, DoctorSavesFromTheWrathOfSethToo) {  // B38
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends camel, lays seth\n"
      "1: sends raider, camp doctor, hand pit, lays");
  EXPECT_EQ(asked(after(state, at(Card::seth, Card::raider))), "heal 1");
}

TEST(MedaillonCard, DoctorSavesNeitherAnimalsNorUndead) {
  const char* lines =
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears spears\n"
      "1: sends calloway camel, camp doctor, lays mummy";
  const State state = position(lines);
  EXPECT_EQ(asked(after(state, at(Card::spears, Card::camel))), "trigger 0");
  EXPECT_EQ(asked(after(state, at(Card::spears, Card::mummy))), "trigger 0");
}

TEST(MedaillonCard, DoctorHelpsOncePerTomb) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears spears spears\n"
      "1: sends calloway thief thief thief, camp doctor, hand pit, lays");
  const State helped = after(state, {at(Card::spears, Card::thief), Heal{Card::thief}});
  EXPECT_EQ(asked(after(helped, at(Card::spears, Card::thief))), "trigger 0") << "without a question";
  // Who is not helped does not tire her.
  const State waited = after(state, {at(Card::spears, Card::thief), Decline{}});
  EXPECT_EQ(asked(after(waited, at(Card::spears, Card::thief))), "heal 1");
}

TEST(MedaillonCard, DoctorEachOfTwoHelpsOnce) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears spears spears\n"
      "1: sends calloway thief thief thief, camp doctor doctor, hand pit, lays");
  state = after(state, {at(Card::spears, Card::thief), Heal{Card::thief}});
  state = after(state, at(Card::spears, Card::thief));
  EXPECT_EQ(asked(state), "heal 1");
  state = after(state, {Heal{Card::thief}, at(Card::spears, Card::thief)});
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(campOf(state, 1), "thief thief doctor doctor");
}

TEST(MedaillonCard, DoctorWhoWasSavedHelpsNobodyInThisTomb) {  // B37
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears spears\n"
      "1: sends calloway doctor thief, camp doctor, hand pit, lays");
  state = after(state, {at(Card::spears, Card::doctor), Heal{Card::doctor}});
  EXPECT_EQ(campOf(state, 1), "doctor doctor");
  EXPECT_EQ(discarded(after(state, at(Card::spears, Card::thief))), "thief spears spears");
}

TEST(MedaillonCard, DoctorHelpsAgainInTheNextTomb) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears\n"
      "1: sends calloway thief, camp doctor, hand pit, lays");
  state = after(state, {at(Card::spears, Card::thief), Heal{Card::thief}});
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(state.open.resting[1], 0);
}

TEST(MedaillonCard, DoctorSavesABlessedCompanionWithoutItsBlessing) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays boulder boulder\n"
      "1: sends thief thief, camp doctor, lays horus");
  state = after(state, {at(Card::boulder, Card::thief, true), Heal{Card::thief}});
  EXPECT_EQ(state.open.blessed[1], Card::none);
  EXPECT_EQ(campOf(state, 1), "thief doctor");
  EXPECT_EQ(strength(state, 1, Card::thief), 2);
}

TEST(MedaillonCard, PatronCostsTwoAndHasTwo) { expectHired("patron", 2, 2); }

TEST(MedaillonCard, PatronBringsACoinAtTheStartOfTheCampPhase) {
  EXPECT_EQ(after(position("camp 0\n0: hand pit\n1: camp patron"), EndCamp{}).open.coins[1], 1);
  EXPECT_EQ(after(position("camp 0\n0: hand pit\n1: camp patron patron, coins 1"), EndCamp{}).open.coins[1], 3);
  EXPECT_EQ(after(position("camp 0\n0: hand pit, camp patron\n1: "), EndCamp{}).open.coins[0], 0) << "not at the end";
  EXPECT_EQ(after(position("camp 0\n0: hand pit, camp patron\n1: "), EndCamp{}).open.coins[1], 0);
}

TEST(MedaillonCard, SmugglerCostsOneAndHasTwo) { expectHired("smuggler", 1, 2); }

TEST(MedaillonCard, SmugglerKeepsTwoMoreCoins) {
  const auto kept = [](const std::string& camp, int coins) {
    const State state = position("camp 0\n0: hand pit, camp " + camp + ", coins " + std::to_string(coins));
    return int{after(state, EndCamp{}).open.coins[0]};
  };
  EXPECT_EQ(kept("smuggler", 4), 4);
  EXPECT_EQ(kept("smuggler", 5), 4);
  EXPECT_EQ(kept("smuggler smuggler", 9), 6);
  EXPECT_EQ(kept("patron", 9), 2);
  EXPECT_EQ(after(position("camp 0\n0: hand pit, coins 9\n1: camp smuggler"), EndCamp{}).open.coins[0], 2);
}

TEST(MedaillonCard, SeerCostsOneAndHasOne) { expectHired("seer", 1, 1); }

TEST(MedaillonCard, SeerSeesTheTopTombAtTheStartOfTheCampPhase) {
  const State state = position("camp 0\n0: hand pit, camp raider\n1: camp seer");
  std::set<Tomb> tombs;
  for (u64 luck = 0; luck < 100; ++luck) {
    const State then = after(state, EndCamp{}, luck);
    ASSERT_NE(then.own[1].foreseen, Tomb::none);
    EXPECT_EQ(then.open.foresee, Seats::only(1));
    tombs.insert(then.own[1].foreseen);
    const State open = after(after(then, Split{4, 0}), OpenTomb{}, luck + 1000);
    EXPECT_EQ(firstTold(after(then, Split{4, 0}), OpenTomb{}, spectator, luck + 1000),
              std::string("opened seat:0 tomb:") + nameOf(then.own[1].foreseen));
    EXPECT_EQ(open.own[1].foreseen, Tomb::none) << "when it is opened, all know";
    EXPECT_TRUE(open.open.foresee.none());
  }
  EXPECT_EQ(tombs.size(), 7U);
}

TEST(MedaillonCard, SeerOfBothSeeTheSameAndASecondAddsNothing) {
  const State state = position("camp 0\n0: hand pit, camp seer, foresees amenhotep\n1: camp seer");
  for (u64 luck = 0; luck < 20; ++luck) EXPECT_EQ(after(state, EndCamp{}, luck).own[1].foreseen, Tomb::amenhotep);
  const State two = position("camp 0\n0: hand pit\n1: camp seer seer");
  EXPECT_EQ(toldOf("foresaw", two, EndCamp{}, 1).size(), 1U);
}

TEST(MedaillonCard, SeerSeesNothingWhenJustPlayed) {
  const State then = after(position("camp 0\n0: coins 1, hand seer pit"), Play{Card::seer});
  EXPECT_EQ(then.own[0].foreseen, Tomb::none);
}

TEST(MedaillonCard, ForemanCostsTwoAndHasThree) { expectHired("foreman", 2, 3); }

TEST(MedaillonCard, ForemanMakesOneCompanionCheaper) {  // B40
  const State state = position("camp 0\n0: coins 3, camp foreman, hand thief spy pit\n1: ");
  EXPECT_EQ(after(state, Play{Card::spy}).open.coins[0], 2);
  EXPECT_EQ(after(state, Play{Card::thief}).open.coins[0], 3);
  EXPECT_EQ(after(state, {Play{Card::spy}, Play{Card::thief}}).open.coins[0], 1) << "only one of them";
  EXPECT_EQ(firstTold(state, Play{Card::spy}), "played seat:0 card:spy coins:1");
}

TEST(MedaillonCard, ForemanTwoLowerTheSamePriceAndNotBelowNothing) {  // B40
  const State state = position("camp 0\n0: coins 3, camp foreman foreman, hand thief thief mercenary spy pit\n1: ");
  EXPECT_EQ(after(state, Play{Card::mercenary}).open.coins[0], 2);
  EXPECT_EQ(firstTold(state, Play{Card::thief}), "played seat:0 card:thief coins:0");
  EXPECT_EQ(after(state, Play{Card::thief}).open.coins[0], 3) << "nothing comes back";
  EXPECT_EQ(after(state, {Play{Card::spy}, Play{Card::thief}}).open.coins[0], 2);
  EXPECT_EQ(after(state, {Play{Card::thief}, Play{Card::spy}}).open.coins[0], 2) << "the second coin waits";
  EXPECT_EQ(after(state, {Play{Card::thief}, Play{Card::thief}}).open.coins[0], 3);
  EXPECT_EQ(after(state, {Play{Card::thief}, Play{Card::thief}, Play{Card::mercenary}}).open.coins[0], 0);
}

TEST(MedaillonCard, ForemanDoesNotConcernAnimals) {
  const State state = position("camp 0\n0: coins 3, camp foreman, hand camel thief pit\n1: ");
  EXPECT_EQ(after(state, Play{Card::camel}).open.coins[0], 2);
  EXPECT_EQ(after(state, {Play{Card::camel}, Play{Card::thief}}).open.coins[0], 2) << "and is not used up by them";
  EXPECT_EQ(whyNot(position("camp 0\n0: camp foreman, hand camel"), Play{Card::camel}), "22");
}

TEST(MedaillonCard, ForemanWorksForThoseAfterHimAndAnewInEachPhase) {
  State state = position("camp 0\n0: coins 4, hand foreman spy thief pit\n1: hand pit pit");
  state = after(state, Play{Card::foreman});
  EXPECT_EQ(state.open.coins[0], 2);
  state = after(state, Play{Card::spy});
  EXPECT_EQ(state.open.coins[0], 1);
  state = after(state, {EndCamp{}, Split{4, 0}, EndCamp{}, Pass{}, Split{4, 0}});
  EXPECT_EQ(state.open.coins[0], 5);
  EXPECT_EQ(after(state, Play{Card::thief}).open.coins[0], 5 + 1) << "free, and a coin stolen";
  EXPECT_EQ(after(position("camp 1\n0: camp foreman\n1: coins 2, hand spy pit"), Play{Card::spy}).open.coins[1], 0)
      << "only one's own";
}

TEST(MedaillonCard, ForemanLowersThePriceOfAnotherForeman) {
  State state = position("camp 0\n0: coins 4, camp foreman, hand foreman spy pit\n1: ");
  state = after(state, Play{Card::foreman});
  EXPECT_EQ(state.open.coins[0], 3);
  state = after(state, Play{Card::spy});
  EXPECT_EQ(state.open.coins[0], 2) << "the second one's coin";
}

TEST(MedaillonCard, RaiderCostsOneAndHasTwo) { expectHired("raider", 1, 2); }

TEST(MedaillonCard, RaiderOneMoreForEachOtherOwnRaiderInTheTomb) {  // B18
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends raider raider raider, hand pit, lays\n"
                  "1: sends raider, hand pit, lays"),
            "12:2, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends raider raider, camp raider, hand pit, lays\n"
                  "1: sends thief, hand pit, lays"),
            "6:2, 0 wins");
}

// ---- animals

TEST(MedaillonCard, JackalIsFreeAndHasOne) { expectHired("jackal", 0, 1); }

TEST(MedaillonCard, JackalOneMoreForEachOtherOwnJackalInTheTomb) {  // B18
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends jackal jackal jackal, hand pit, lays\n"
                  "1: sends jackal, hand pit, lays"),
            "9:1, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends jackal raider falcon, hand pit, lays\n"
                  "1: sends seer, hand pit, lays"),
            "4:1, 0 wins");
}

TEST(MedaillonCard, MonkeyCostsOneAndHasOne) { expectHired("monkey", 1, 1); }

TEST(MedaillonCard, MonkeyReturnsToTheCamp) {
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad monkey raider, hand pit, lays\n"
      "1: sends calloway monkey, hand pit");
  EXPECT_EQ(toldOf("returned", state, Enough{}), (Words{"returned seat:0 card:monkey", "returned seat:1 card:monkey"}));
  const State then = after(state, Enough{});
  EXPECT_EQ(campOf(then, 0), "monkey");
  EXPECT_EQ(campOf(then, 1), "monkey") << "the loser's too";
  EXPECT_EQ(discarded(then), "raider");
}

TEST(MedaillonCard, MonkeyCanBeHitByTraps) {
  State state = position("tomb ramses\n0: hagen, sends hagen, lays snakes\n1: sends calloway monkey, hand pit, lays");
  state = after(state, at(Card::snakes, Card::monkey));
  EXPECT_EQ(discarded(state), "monkey snakes");
  EXPECT_EQ(campOf(state, 1), "");
}

TEST(MedaillonCard, CamelCostsOneAndHasThree) { expectHired("camel", 1, 3); }

TEST(MedaillonCard, CamelHasNoEffect) {
  const State then = after(position("camp 0\n0: coins 1, hand camel pit\n1: hand pit, coins 2"), Play{Card::camel});
  EXPECT_EQ(asked(then), "camp 0");
  EXPECT_EQ(fight("tomb ramses\n0: sends camel camel, hand pit, lays\n1: sends seer, hand pit, lays"), "6:1, 0 wins");
}

TEST(MedaillonCard, FalconIsFreeAndHasOne) { expectHired("falcon", 0, 1); }

TEST(MedaillonCard, FalconCannotBeChosen) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears pit snakes seth\n"
      "1: sends calloway falcon jackal, hand pit, lays");
  for (const Card trap : {Card::spears, Card::pit, Card::snakes, Card::seth}) {
    EXPECT_EQ(whyNot(state, at(trap, Card::falcon)), "57b");
    EXPECT_EQ(whyNot(state, at(trap, Card::jackal)), "");
  }
}

// ---- undead

TEST(MedaillonCard, MummyHasThree) { expectUndead("mummy", 3); }
TEST(MedaillonCard, SkeletonHasTwo) { expectUndead("skeleton", 2); }
TEST(MedaillonCard, ScarabsHaveOne) { expectUndead("scarabs", 1); }

TEST(MedaillonCard, MummyAndSkeletonStandAlone) {
  EXPECT_EQ(fight("tomb ramses\n0: sends seer, lays mummy mummy\n1: sends seer, lays skeleton skeleton"),
            "7:5, 0 wins");
}

TEST(MedaillonCard, ScarabsCannotBeChosen) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears seal seth\n"
      "1: sends calloway, lays scarabs skeleton");
  for (const Card trap : {Card::spears, Card::seal, Card::seth}) {
    EXPECT_EQ(whyNot(state, at(trap, Card::scarabs)), "57b");
    EXPECT_EQ(whyNot(state, at(trap, Card::skeleton)), "");
  }
}

// ---- traps

TEST(MedaillonCard, SpearsEliminateCompanionsAnimalsAndUndeadUpToThree) {
  EXPECT_EQ(targets("spears", "archaeologist mercenary seer camel jackal", "mummy"),
            "archaeologist seer jackal camel mummy");
  EXPECT_EQ(targets("spears", "raider raider raider thief", "skeleton"), "thief skeleton") << "4 each";
}

TEST(MedaillonCard, PitEliminatesCompanionsAndAnimalsUpToFour) {
  EXPECT_EQ(targets("pit", "archaeologist mercenary camel", "mummy"), "archaeologist camel");
  EXPECT_EQ(targets("pit", "raider raider raider", ""), "raider raider raider") << "4 each";
  EXPECT_EQ(targets("pit", "raider raider raider raider thief", ""), "thief") << "5 each";
}

TEST(MedaillonCard, BoulderEliminatesACompanionOfAnyStrength) {
  EXPECT_EQ(targets("boulder", "mercenary seer raider raider raider raider camel", "mummy"),
            "mercenary seer raider raider raider raider");
}

TEST(MedaillonCard, SnakesEliminateAnAnimalOfAnyStrength) {
  EXPECT_EQ(targets("snakes", "mercenary jackal jackal jackal jackal camel monkey", "mummy"),
            "jackal jackal jackal jackal monkey camel");
}

TEST(MedaillonCard, SealEliminatesAnUndeadOfAnyStrength) {
  EXPECT_EQ(targets("seal", "mercenary camel", "mummy skeleton anubis"), "mummy skeleton anubis");
}

// ---- papyri

TEST(MedaillonCard, AnubisHasTwoAndOneMoreForEachFurtherUndeadOfBothSides) {  // B17
  EXPECT_EQ(fight("tomb ramses\n0: sends seer, lays anubis\n1: sends calloway, hand pit, lays"), "3:3 tipped, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends seer, lays anubis mummy\n1: sends calloway, lays skeleton scarabs"),
            "9:6, 0 wins")
      << "1 + 3 + (2 + 3)";
}

TEST(MedaillonCard, AnubisIsAnUndeadInEveryRespect) {  // B39
  EXPECT_EQ(fight("tomb haremhab\n0: sends seer, lays anubis\n1: sends calloway, hand pit, lays"), "4:3, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends seer, lays anubis\n1: sends calloway, lays bookOfTheDead"), "1:3, 1 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends seer, lays anubis\n1: sends calloway, lays sekhmet"), "2:3, 1 wins")
      << "Sekhmet weakens only the seer";
  EXPECT_EQ(targets("spears", "camel", "anubis skeleton"), "camel skeleton anubis");
  EXPECT_EQ(targets("spears", "mercenary", "anubis skeleton skeleton"), "skeleton skeleton") << "4 is too much";
  EXPECT_EQ(targets("pit", "raider", "anubis"), "raider");
}

TEST(MedaillonCard, AnubisLeavesTheGameAfterwards) {  // B39
  const State stays = position("tomb ramses\n0: sends seer, lays anubis osiris\n1: sends calloway, hand pit, lays");
  EXPECT_EQ(asked(stays), "split 1") << "Osiris has nobody to call";
  EXPECT_TRUE(stays.open.used.has(Card::anubis));
  EXPECT_EQ(discarded(stays), "seer");
}

TEST(MedaillonCard, SethEliminatesAnyCompanionAnimalOrUndead) {
  EXPECT_EQ(targets("spears", "mercenary", ""), "");
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays seth\n"
      "1: sends calloway mercenary jackal jackal jackal jackal, lays mummy anubis");
  EXPECT_EQ(movesOf(state),
            "trigger seth mercenary false, trigger seth jackal false, trigger seth mummy false, trigger seth anubis "
            "false");
  const State then = after(state, at(Card::seth, Card::mercenary));
  EXPECT_TRUE(then.open.used.has(Card::seth));
  EXPECT_EQ(then.open.discarded.of[static_cast<int>(Card::mercenary) - 1], 1);
}

TEST(MedaillonCard, SethIsTriggeredAmongTheTraps) {  // B38
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays seth boulder\n"
      "1: sends calloway mercenary raider, hand pit, lays");
  EXPECT_EQ(asked(after(state, at(Card::seth, Card::mercenary))), "trigger 0");
  EXPECT_EQ(asked(after(state, at(Card::boulder, Card::mercenary))), "trigger 0");
}

TEST(MedaillonCard, HorusGivesThreeToOneCharacterOfAnyKind) {
  const char* lines =
      "tomb ramses\n0: sends haddad raider jackal, lays mummy horus\n1: sends mercenary, hand pit, lays";
  EXPECT_EQ(movesOf(position(lines)), "bless raider, bless jackal, bless mummy, bless haddad");
  for (const Card card : {Card::raider, Card::jackal, Card::mummy, Card::haddad})
    EXPECT_EQ(fight(lines, {Bless{card}}), "12:5, 0 wins") << nameOf(card);
  EXPECT_EQ(firstTold(position(lines), Bless{Card::jackal}), "blessed seat:0 card:jackal");
}

TEST(MedaillonCard, HorusBlessesOnlyOneOfTwoEqualOnes) {
  EXPECT_EQ(fight("tomb ramses\n0: sends thief thief, lays horus\n1: sends mercenary, hand pit, lays"), "7:5, 0 wins");
}

TEST(MedaillonCard, HorusDoesNotAskAboutASingleCharacter) {  // B34
  EXPECT_EQ(fight("tomb ramses\n0: sends camel, lays horus\n1: sends mercenary, hand pit, lays"), "6:5, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends mercenary, hand pit, lays\n1: sends camel, lays horus"), "5:6, 1 wins");
}

TEST(MedaillonCard, HorusCountsForTheLimitsOfTraps) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears\n"
      "1: sends seer seer jackal, lays horus");
  state = after(state, Bless{Card::seer});
  EXPECT_EQ(movesOf(state), "trigger spears seer false, trigger spears jackal false") << "the blessed one has 4";
  EXPECT_EQ(whyNot(state, at(Card::spears, Card::seer, true)), "57c");
}

TEST(MedaillonCard, HorusIsLostWithTheCharacter) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays boulder\n"
      "1: sends thief thief camel, lays horus pit");
  state = after(state, Bless{Card::thief});
  EXPECT_EQ(toldOf("fought", state, at(Card::boulder, Card::thief, true)),
            (Words{"fought seat:0 strength:3", "fought seat:1 strength:5"}));
  EXPECT_EQ(toldOf("fought", state, at(Card::boulder, Card::thief, false)),
            (Words{"fought seat:0 strength:3", "fought seat:1 strength:8"}));
}

TEST(MedaillonCard, HorusOfTheHolderIsAskedBeforeThatOfTheOther) {  // B16
  // There is only one; but the order of the seats shows with who asks: the other after Haddad's choice was made.
  const State state = position("tomb ramses\n0: sends haddad, lays mummy\n1: sends calloway camel, lays horus");
  EXPECT_EQ(asked(state), "bless 1");
}

TEST(MedaillonCard, IsisStopsTheFirstTrapOnly) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears spears\n"
      "1: sends calloway camel, lays isis mummy");
  EXPECT_EQ(told(state, at(Card::spears, Card::camel)),
            (Words{"triggered seat:0 trap:spears target:camel", "protected seat:1 card:camel"}));
  state = after(state, at(Card::spears, Card::camel));
  EXPECT_EQ(partyOf(state, 1), "camel mummy calloway");
  EXPECT_EQ(discarded(state), "spears") << "the trap is gone";
  EXPECT_TRUE(state.open.used.has(Card::isis));
  state = after(state, at(Card::spears, Card::camel));
  EXPECT_EQ(wonBy(state, 1), "ramses");
  EXPECT_EQ(discarded(state), "camel mummy spears spears");
}

TEST(MedaillonCard, IsisProtectsUndeadAndAgainstSeth) {  // B38
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays seth\n"
      "1: sends calloway, lays isis mummy");
  EXPECT_EQ(toldOf("protected", state, at(Card::seth, Card::mummy)), Words{"protected seat:1 card:mummy"});
}

TEST(MedaillonCard, IsisIsNotUsedUpByATrapInVain) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays snakes boulder\n"
      "1: sends calloway raider, lays isis");
  state = after(state, Trigger{Card::snakes, Card::none, false});
  EXPECT_EQ(inForceOf(state, 1), "isis");
  EXPECT_EQ(toldOf("protected", state, at(Card::boulder, Card::raider)).size(), 1U);
}

TEST(MedaillonCard, IsisOfTheOtherSideProtectsNobodyHere) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays boulder isis\n"
      "1: sends calloway raider, hand pit, lays");
  EXPECT_EQ(toldOf("eliminated", state, at(Card::boulder, Card::raider)).size(), 1U);
}

TEST(MedaillonCard, BookOfTheDeadWeakensTheOthersUndead) {
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends haddad raider, lays mummy bookOfTheDead\n"
                  "1: sends calloway raider, lays mummy skeleton scarabs"),
            "8:6, 0 wins")
      << "3 + 2 + 3 against 3 + 2 + 1 + 0 + 0";
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends haddad, lays mummy\n"
                  "1: sends calloway, lays mummy bookOfTheDead"),
            "4:6, 1 wins");
}

TEST(MedaillonCard, BookOfTheDeadBringsUndeadWithinReachOfTheSpears) {
  // In the tomb of Horemheb a mummy has 4; with the book 2.
  const char* first = "tomb haremhab\n0: hagen, sends hagen, lays spears seth\n1: sends calloway, lays mummy";
  EXPECT_EQ(whyNot(position(first), at(Card::spears, Card::mummy)), "57c");
  const char* then =
      "tomb haremhab\n0: hagen, sends hagen, lays spears seth bookOfTheDead\n1: sends calloway, lays mummy";
  EXPECT_EQ(whyNot(position(then), at(Card::spears, Card::mummy)), "");
}

TEST(MedaillonCard, SekhmetWeakensTheOthersCompanionsAndAnimals) {
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends haddad raider camel, lays sekhmet\n"
                  "1: sends calloway raider camel seer falcon, lays mummy"),
            "8:9, 1 wins")
      << "3 + 2 + 3 against 3 + 1 + 2 + 0 + 0 + 3";
}

TEST(MedaillonCard, MaatWinsATie) {
  const State state =
      position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, papyri maat, hand pit");
  const State laid = after(state, LayPapyrus{Card::maat});
  EXPECT_EQ(toldOf("tipped", laid, Enough{}), Words{"tipped seat:1 by:maat"});
  EXPECT_EQ(wonBy(after(laid, Enough{}), 1), "ramses");
  const State own = position("tomb ramses\n0: sends haddad, lays maat\n1: sends calloway, hand pit");
  EXPECT_EQ(toldOf("tipped", own, Enough{}), Words{"tipped seat:0 by:maat"});
}

TEST(MedaillonCard, MaatWinsAlsoOneBehind) {
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad seer, hand pit, lays\n1: sends calloway, lays maat"),
            "4:3 tipped, 1 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad, lays maat\n1: sends calloway seer, hand pit, lays"),
            "3:4 tipped, 0 wins");
}

TEST(MedaillonCard, MaatChangesNothingElse) {
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad spy, hand pit, lays\n1: sends calloway, lays maat"), "5:3, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad, lays maat\n1: sends calloway spy, hand pit, lays"), "3:5, 1 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad seer, lays maat\n1: sends calloway, hand pit, lays"), "4:3, 0 wins")
      << "ahead without it";
}

TEST(MedaillonCard, OsirisCallsAnUndeadBackToTheHand) {
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad, lays mummy skeleton osiris\n"
      "1: sends calloway, lays mummy");
  EXPECT_EQ(asked(state), "recall 0");
  EXPECT_EQ(movesOf(state), "recall mummy, recall skeleton, decline");
  EXPECT_EQ(firstTold(state, Recall{Card::mummy}), "recalled seat:0 undead:mummy");
  const State then = after(state, Recall{Card::mummy});
  EXPECT_EQ(handOf(then, 0), "mummy");
  EXPECT_EQ(then.open.handSize[0], 1);
  EXPECT_EQ(discarded(then), "mummy skeleton") << "only one comes back";
  EXPECT_TRUE(then.open.used.has(Card::osiris));
  EXPECT_EQ(discarded(after(state, Decline{})), "mummy mummy skeleton") << "who wants";
}

TEST(MedaillonCard, OsirisNeedsAnUndeadThatIsStillThere) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays seal\n"
      "1: sends calloway, lays mummy osiris");
  state = after(state, at(Card::seal, Card::mummy));
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_TRUE(state.open.used.has(Card::osiris));
}

TEST(MedaillonCard, OsirisChecksNoLimit) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays mummy osiris, hand pit pit pit seal\n"
      "1: sends calloway, hand snakes, lays");
  state = after(state, Recall{Card::mummy});
  EXPECT_EQ(state.own[0].hand.size(), 6) << "with the card that von Hagen drew";
}

TEST(MedaillonCard, HathorBringsThreeCoins) {
  const State state = position("camp 0\n0: coins 1, hand pit, papyri hathor\n1: coins 1");
  const State then = after(state, Unroll{Card::hathor});
  EXPECT_EQ(then.open.coins[0], 4);
  EXPECT_EQ(then.open.coins[1], 1);
  EXPECT_EQ(then.open.handSize[0], 1);
}

TEST(MedaillonCard, ThothBringsThreeCards) {
  const State state = position("camp 0, deck mummy pit seal jackal\n0: coins 1, hand pit, papyri thoth\n1: hand seal");
  const State then = after(state, Unroll{Card::thoth});
  EXPECT_EQ(then.own[0].hand.size(), 4);
  EXPECT_EQ(then.open.handSize[1], 1);
  EXPECT_EQ(then.open.deckSize, 1);
  EXPECT_EQ(then.open.coins[0], 1);
}

// ---- tombs

TEST(MedaillonCard, TombSethosEachDiscardsTwoOfItsChoice) {
  State state = position("open\n0: foresees sethos, hand pit seal mummy jackal, camp raider\n1: hand pit seal mummy");
  state = after(state, OpenTomb{});
  EXPECT_EQ(movesOf(state), "discard jackal, discard mummy, discard pit, discard seal");
  state = after(state, Discard{Card::jackal});
  EXPECT_EQ(asked(state), "opening 0 1");
  state = after(state, {Discard{Card::pit}, Discard{Card::seal}, Discard{Card::mummy}});
  EXPECT_EQ(handOf(state, 0), "mummy seal");
  EXPECT_EQ(handOf(state, 1), "pit");
  EXPECT_EQ(asked(state), "send 0");
}

TEST(MedaillonCard, TombHaremhabAllUndeadHaveOneMore) {
  EXPECT_EQ(fight("tomb haremhab\n0: sends haddad raider jackal, lays mummy skeleton\n1: sends calloway, lays scarabs"),
            "13:5, 0 wins");
}

TEST(MedaillonCard, TombAmenhotepAllAnimalsHaveOneMore) {
  EXPECT_EQ(
      fight("tomb amenhotep\n0: sends haddad raider jackal camel, lays mummy\n1: sends calloway falcon, lays mummy"),
      "14:8, 0 wins");
}

TEST(MedaillonCard, TombThutmosisAllCompanionsHaveOneMore) {
  EXPECT_EQ(
      fight("tomb thutmosis\n0: sends haddad raider jackal thief, lays mummy\n1: sends calloway seer, lays mummy"),
      "13:8, 0 wins");
}

TEST(MedaillonCard, TombTutankhamunAdmitsThreeOfASide) {
  State state = position("tomb tutankhamun\n0: camp raider raider raider, hand pit\n1: camp camel camel falcon");
  state = after(state, {Send{Card::raider}, Send{Card::haddad}});
  EXPECT_EQ(whyNot(state, Send{Card::raider}), "");
  state = after(state, Send{Card::raider});
  EXPECT_EQ(asked(state), "send 1");
  state = after(state, {Send{Card::camel}, Send{Card::camel}, Send{Card::falcon}});
  EXPECT_EQ(partyOf(state, 1), "camel camel falcon");
  EXPECT_EQ(asked(state), "lay 0");
}

TEST(MedaillonCard, TombHatshepsutIsShutToAdventurers) {
  const State state = position("tomb hatshepsut\n0: camp raider jackal, hand pit\n1: camp camel");
  EXPECT_EQ(movesOf(state), "send raider, send jackal, enough");
}

TEST(MedaillonCard, TombRamsesEachDrawsTwoTheHolderFirst) {
  const State state = position(
      "open, holder 1, deck, under 0:mummy 0:pit 0:seal 0:spears\n"
      "0: foresees ramses, camp archaeologist archaeologist\n1: camp raider");
  const State then = after(state, OpenTomb{});
  EXPECT_EQ(handOf(then, 1), "mummy pit");
  EXPECT_EQ(handOf(then, 0), "spears seal");
  EXPECT_EQ(asked(then), "send 1");
}

TEST(MedaillonCard, TombOfNoneOfTheseChangesStrengthsOnlyAsItSays) {
  for (const char* tomb : {"sethos", "tutankhamun", "ramses"})
    EXPECT_EQ(fight(std::string("tomb ") + tomb +
                    "\n0: sends haddad raider, lays mummy\n1: sends calloway camel, lays skeleton"),
              "8:8 tipped, 0 wins")
        << tomb;
  EXPECT_EQ(fight("tomb hatshepsut\n0: sends raider, lays mummy\n1: sends camel, lays skeleton"), "5:5 tipped, 0 wins");
}

// ---- adventurers

TEST(MedaillonCard, EachAdventurerHasThree) {
  for (const char* one : {"haddad", "hagen", "calloway", "blackwood"}) {
    const std::string other = std::string(one) == "haddad" ? "hagen" : "haddad";
    EXPECT_EQ(fight("tomb ramses\n0: sends " + other + ", hand pit, lays\n1: sends " + one + ", hand pit, lays"),
              "3:3 tipped, 0 wins");
  }
}

TEST(MedaillonCard, BlackwoodHasTwoMoreWithTheMedallion) {
  EXPECT_EQ(fight("tomb ramses\n0: sends blackwood, hand pit, lays\n1: sends calloway, hand pit, lays"), "5:3, 0 wins");
  EXPECT_EQ(fight("tomb ramses, holder 1\n0: sends blackwood, hand pit, lays\n1: sends calloway, hand pit, lays"),
            "3:3 tipped, 1 wins");
}

TEST(MedaillonCard, BlackwoodCanBeBlessedToo) {
  EXPECT_EQ(fight("tomb ramses\n0: sends blackwood, lays horus\n1: sends calloway, hand pit, lays"), "8:3, 0 wins");
}

TEST(MedaillonCard, HaddadDiscardsATrapOfTheOther) {
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad raider jackal, lays mummy spears\n"
      "1: sends calloway thief, lays pit boulder seth");
  EXPECT_EQ(asked(state), "disarm 0") << "after the reveal";
  EXPECT_EQ(movesOf(state), "disarm pit, disarm boulder, decline") << "not the Wrath of Seth";  // B38
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(firstTold(state, Disarm{Card::pit}, to), "disarmed seat:0 trap:pit");
  const State then = after(state, Disarm{Card::pit});
  EXPECT_EQ(trapsOf(then, 1), "boulder seth");
  EXPECT_EQ(trapsOf(then, 0), "spears");
  EXPECT_EQ(discarded(then), "pit");
  EXPECT_EQ(asked(then), "trigger 0") << "only one";
  EXPECT_EQ(trapsOf(after(state, Decline{}), 1), "pit boulder seth") << "who wants";
}

TEST(MedaillonCard, HaddadDiscardsOneOfTwoEqualTraps) {
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad raider jackal, hand pit, lays\n"
      "1: sends calloway thief, lays pit pit");
  EXPECT_EQ(movesOf(state), "disarm pit, decline");
  EXPECT_EQ(trapsOf(after(state, Disarm{Card::pit}), 1), "pit");
}

TEST(MedaillonCard, HaddadIsNotAskedWithoutATrapOfTheOther) {
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad raider, lays pit\n1: sends calloway thief, lays seth")),
            "trigger 0");
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad raider, hand pit, lays\n1: sends calloway thief, lays mummy")),
            "split 1");
}

TEST(MedaillonCard, HaddadWithoutTheMedallionIsNotAsked) {
  EXPECT_EQ(asked(position(
                "tomb ramses, holder 1\n0: sends haddad raider, hand pit, lays\n1: sends calloway thief, lays pit")),
            "trigger 1");
}

TEST(MedaillonCard, HagenDrawsACardBeforeTheOtherSends) {
  State state = position("tomb ramses\n0: hagen, camp raider, hand pit\n1: camp camel, hand pit");
  state = after(state, Send{Card::hagen});
  EXPECT_EQ(state.open.handSize[0], 1) << "not before the choice is made";
  EXPECT_EQ(told(state, Enough{}), Words{"drew seat:0 many:1 cards:[]"});
  const State then = after(state, Enough{});
  EXPECT_EQ(then.own[0].hand.size(), 2);
  EXPECT_EQ(asked(then), "send 1");
  EXPECT_EQ(then.open.handSize[1], 1);
}

TEST(MedaillonCard, HagenDrawsAlsoIfNobodyIsMetThen) {
  State state = position("tomb ramses\n0: hagen, sends hagen\n1: camp camel");
  EXPECT_EQ(state.open.handSize[0], 1);
  state = after(state, Enough{});
  EXPECT_EQ(wonBy(state, 0), "ramses");
  EXPECT_EQ(state.open.handSize[0], 1);
}

TEST(MedaillonCard, HagenOfTheOtherDrawsNothing) {
  State state = position("tomb ramses\n0: haddad, sends haddad, hand pit\n1: hagen, camp camel");
  state = after(state, {Send{Card::hagen}, Enough{}});
  EXPECT_EQ(state.open.handSize[1], 0);
}

TEST(MedaillonCard, CallowayRescuesACompanionOrAnAnimal) {
  const State state = position(
      "tomb ramses\n"
      "0: sends calloway raider camel monkey, lays mummy\n"
      "1: sends haddad, hand pit, lays");
  EXPECT_EQ(asked(state), "rescue 0");
  EXPECT_EQ(movesOf(state), "rescue raider, rescue camel, decline") << "the monkey is back already";
  EXPECT_EQ(firstTold(state, Rescue{Card::camel}), "returned seat:0 card:camel");
  const State then = after(state, Rescue{Card::camel});
  EXPECT_EQ(campOf(then, 0), "monkey camel");
  EXPECT_EQ(discarded(then), "raider mummy");
  EXPECT_EQ(campOf(after(state, Decline{}), 0), "monkey") << "who wants";
}

TEST(MedaillonCard, CallowayRescuesAlsoIfNobodyWasMet) {  // B7, B36
  State state = position("tomb ramses\n0: sends calloway raider\n1: camp camel");
  state = after(state, Enough{});
  EXPECT_EQ(asked(state), "rescue 0");
  state = after(state, Rescue{Card::raider});
  EXPECT_EQ(campOf(state, 0), "raider");
  EXPECT_EQ(asked(state), "split 1");
}

TEST(MedaillonCard, CallowayWithoutTheMedallionOrAnybodyToRescueIsNotAsked) {
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway raider, hand pit, lays")),
            "split 1");
  EXPECT_EQ(asked(position("tomb ramses\n0: sends calloway monkey, lays mummy\n1: sends haddad, hand pit, lays")),
            "split 1");
}

}  // namespace
}  // namespace mastaba::medaillon

// Rules 16 to 31: what happens in camp.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

// ---- resources

TEST(MedaillonCamp, Rule16FourResourcesSplitAsOneLikes) {
  const State state = position("split 0\n0: coins 1, hand pit\n1: hand seal");
  EXPECT_EQ(movesOf(state), "split 0 4, split 1 3, split 2 2, split 3 1, split 4 0");
  for (int coins = 0; coins <= 4; ++coins) {
    const State then = after(state, Split{coins, 4 - coins});
    EXPECT_EQ(then.open.coins[0], 1 + coins);
    EXPECT_EQ(then.own[0].hand.size(), 1 + 4 - coins);
    EXPECT_EQ(then.open.deckSize, state.open.deckSize - (4 - coins));
    EXPECT_EQ(then.open.coins[1], 0);
    EXPECT_EQ(then.open.handSize[1], 1) << "the other gets nothing";
    EXPECT_EQ(asked(then), "camp 0");
  }
}

TEST(MedaillonCamp, Rule16NeitherMoreNorFewerThanFour) {
  const State state = position("split 0\n0: hand pit");
  for (int coins = 0; coins <= 4; ++coins)
    for (int cards = 0; cards <= 4; ++cards)
      EXPECT_EQ(whyNot(state, Split{coins, cards}), coins + cards == 4 ? "" : "16b");
}

TEST(MedaillonCamp, Rule16FirstTheSplitThenTheRest) {
  const State state = position("split 0\n0: coins 4, hand thief pit, papyri hathor");
  for (const Move& move : std::vector<Move>{Play{Card::thief}, Unroll{Card::hathor}, EndCamp{}, LayCard{Card::pit},
                                            Discard{Card::pit}, OpenTomb{}, Enough{}})
    EXPECT_EQ(whyNot(state, move), "16");
}

TEST(MedaillonCamp, Rule16PatronsAndSeersComeBeforeTheSplit) {  // B41
  const State state = position("camp 0\n0: hand pit\n1: camp patron seer, coins 2");
  const Words words = told(state, EndCamp{}, 1);
  ASSERT_EQ(words.size(), 3U);
  EXPECT_EQ(words[0], "endedCamp seat:0");
  EXPECT_EQ(words[1], "tookCoins seat:1 coins:1");
  EXPECT_TRUE(words[2].starts_with("foresaw seat:1 tomb:")) << words[2];
  EXPECT_EQ(asked(after(state, EndCamp{})), "split 1");
}

TEST(MedaillonCamp, Rule17TheSplitIsAnnouncedBeforeAnythingIsTakenAndThenSettled) {
  const State state = position("split 0\n0: hand pit");
  const Words words = told(state, Split{1, 3});
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(words[0], "shared seat:0 coins:1 cards:3");
  EXPECT_EQ(words[1], "drew seat:0 many:3 cards:[]");
  EXPECT_EQ(whyNot(after(state, Split{1, 3}), Split{2, 2}), "17");
}

TEST(MedaillonCamp, Rule18EachRoundANewChoice) {
  State state = position("split 0\n0: hand pit, camp raider\n1: hand pit, camp raider");
  state = after(state, {Split{4, 0}, EndCamp{}, Split{0, 4}, EndCamp{}, OpenTomb{}});
  while (asked(state).starts_with("opening")) state = after(state, Discard{state.own[asked(state)[8] - '0'].hand[0]});
  state = after(state, Enough{});  // the holder sends nobody: the round is over
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(movesOf(state), "split 0 4, split 1 3, split 2 2, split 3 1, split 4 0");
  const int coins = state.open.coins[1];
  state = after(state, Split{3, 1});
  EXPECT_EQ(state.open.coins[1], coins + 3);
}

TEST(MedaillonCamp, Rule19CardsComeFromTheTopOfTheDeck) {
  // What is left of the deck lies in order: an archaeologist put it there.
  const State state = position(
      "split 0, deck, under 1:mummy 1:pit 1:seal 1:falcon\n"
      "0: coins 2\n1: camp archaeologist archaeologist");
  EXPECT_EQ(handOf(after(state, Split{3, 1}), 0), "mummy");
  EXPECT_EQ(handOf(after(state, Split{2, 2}), 0), "mummy pit");
  EXPECT_EQ(underBy(after(state, Split{2, 2}), 1), "seal falcon");
}

TEST(MedaillonCamp, Rule19WhatWasPutUnderTheDeckComesLast) {
  const State state = position("split 0, deck skeleton skeleton, under 0:mummy 0:pit\n0: camp archaeologist");
  EXPECT_EQ(handOf(after(state, Split{2, 2}), 0), "skeleton skeleton");
  EXPECT_EQ(handOf(after(state, Split{1, 3}), 0), "mummy skeleton skeleton");
}

TEST(MedaillonCamp, Rule19EachCardOfTheDeckIsEquallyLikely) {
  const State state = position("split 0, deck pit pit pit seal");
  int pits = 0;
  for (u64 luck = 0; luck < 400; ++luck) pits += handOf(after(state, Split{3, 1}, luck), 0) == "pit" ? 1 : 0;
  EXPECT_NEAR(pits, 300, 40);
}

TEST(MedaillonCamp, Rule19TheOtherSeesHowManyNotWhich) {
  const State state = position("split 0, deck mummy pit");
  EXPECT_EQ(lastTold(state, Split{2, 2}, 0), "drew seat:0 many:2 cards:[mummy pit]");
  EXPECT_EQ(lastTold(state, Split{2, 2}, 1), "drew seat:0 many:2 cards:[]");
  EXPECT_EQ(lastTold(state, Split{2, 2}, spectator), "drew seat:0 many:2 cards:[]");
}

TEST(MedaillonCamp, Rule20AnEmptyDeckIsMadeAnewOfWhatIsDiscarded) {  // B5
  const State state = position("split 0, deck mummy\n1: camp rest, hand pit");
  const int pile = state.open.discarded.size();
  ASSERT_EQ(pile, 24 - 2) << "all obstacles but two";
  const State then = after(state, Split{1, 3});
  EXPECT_EQ(then.own[0].hand.size(), 3);
  EXPECT_EQ(then.open.deckSize, pile - 2);
  EXPECT_EQ(discarded(then), "");
  EXPECT_EQ(then.open.discardTop, Card::none);
  const Words words = told(state, Split{1, 3}, 0);
  ASSERT_EQ(words.size(), 4U);
  EXPECT_EQ(words[1], "drew seat:0 many:1 cards:[mummy]");
  EXPECT_EQ(words[2], "shuffled cards:22");
  EXPECT_TRUE(words[3].starts_with("drew seat:0 many:2 cards:[")) << words[3];
}

TEST(MedaillonCamp, Rule20TheDeckIsShuffledOnlyWhenACardIsNeeded) {
  const State state = position("split 0, deck mummy\n1: hand pit");
  const State then = after(state, Split{3, 1});
  EXPECT_EQ(then.open.deckSize, 0);
  EXPECT_EQ(then.open.discarded.size(), state.open.discarded.size());
  EXPECT_EQ(toldOf("shuffled", state, Split{3, 1}), Words{});
}

// No game gets that far: too many cards would be in hands.
TEST(MedaillonCamp, Rule20WithoutAnyCardsTheRestIsLost) {  // B4
  State state = position(
      "split 0, deck mummy mummy mummy mummy skeleton skeleton skeleton skeleton skeleton\n"
      "0: camp rest, hand scarabs scarabs scarabs seal seal snakes boulder boulder\n1: hand pit pit pit spears spears "
      "spears spears");
  ASSERT_EQ(discarded(state), "");
  for (int i = 0; i < 7; ++i) {
    const Card card = i < 4 ? Card::mummy : Card::skeleton;
    --state.deck.of[static_cast<int>(card) - 1];
    --state.open.deckSize;
    state.own[1].hand.add(card);
    ++state.open.handSize[1];
  }
  const State then = forced(state, Split{0, 4});
  EXPECT_EQ(handOf(then, 0), "skeleton skeleton scarabs scarabs scarabs boulder boulder snakes seal seal");
  EXPECT_EQ(then.open.deckSize, 0);
  EXPECT_EQ(asked(then), "camp 0");
}

// ---- playing cards

TEST(MedaillonCamp, Rule21CompanionsAndAnimalsInAnyNumberAndOrder) {
  State state = position("camp 0\n0: coins 3, hand raider jackal camel raider pit");
  EXPECT_EQ(movesOf(state), "play raider, play jackal, play camel, endCamp") << "equal cards are one choice";
  state = after(state, {Play{Card::camel}, Play{Card::raider}, Play{Card::jackal}, Play{Card::raider}});
  EXPECT_EQ(campOf(state, 0), "raider raider jackal camel");
  EXPECT_EQ(handOf(state, 0), "pit");
  EXPECT_EQ(asked(state), "camp 0");
}

TEST(MedaillonCamp, Rule21OnlyFromTheOwnHand) {
  const State state = position("camp 0\n0: coins 3, hand raider\n1: hand camel");
  EXPECT_EQ(whyNot(state, Play{Card::camel}), "21");
  EXPECT_EQ(whyNot(state, Play{Card::none}), "21");
  EXPECT_EQ(whyNot(state, Play{Card::haddad}), "21");
}

TEST(MedaillonCamp, Rule21EverybodySeesWhatIsPlayedAndItStays) {
  const State state = position("camp 0\n0: coins 3, hand camel pit\n1: hand pit");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(told(state, Play{Card::camel}, to), Words{"played seat:0 card:camel coins:1"});
  State then = after(state, {Play{Card::camel}, EndCamp{}, Split{4, 0}, EndCamp{}});
  EXPECT_EQ(campOf(then, 0), "camel");
  EXPECT_EQ(whyNot(state, Keep{Card::camel}), "21b");
  EXPECT_EQ(whyNot(state, OpenTomb{}), "21b");
}

TEST(MedaillonCamp, Rule22EachCardForItsCost) {
  const State state = position("camp 0\n0: coins 3, hand mercenary camel raider jackal pit");
  EXPECT_EQ(after(state, Play{Card::mercenary}).open.coins[0], 0);
  EXPECT_EQ(after(state, Play{Card::camel}).open.coins[0], 2);
  EXPECT_EQ(after(state, Play{Card::jackal}).open.coins[0], 3);
  const State less = after(state, Play{Card::raider});
  EXPECT_EQ(whyNot(less, Play{Card::mercenary}), "22");
  EXPECT_EQ(movesOf(less), "play jackal, play camel, endCamp");
}

TEST(MedaillonCamp, Rule23CardsWithoutCostAreFreeButOnlyHere) {
  const State state = position("camp 0\n0: hand jackal falcon pit\n1: hand jackal");
  EXPECT_EQ(campOf(after(state, {Play{Card::jackal}, Play{Card::falcon}}), 0), "jackal falcon");
  EXPECT_EQ(whyNot(state, 1, Play{Card::jackal}), "12") << "not in the other's camp phase";
  EXPECT_EQ(whyNot(position("split 0\n0: hand jackal"), Play{Card::jackal}), "16");
  EXPECT_EQ(whyNot(position("open\n0: hand jackal"), Play{Card::jackal}), "13");
  EXPECT_EQ(whyNot(position("tomb ramses\n0: hand jackal"), Play{Card::jackal}), "40");
  EXPECT_EQ(whyNot(position("tomb ramses\n0: hand jackal, sends haddad\n1: sends calloway"), Play{Card::jackal}), "48");
}

TEST(MedaillonCamp, Rule24WhenPlayedHappensAtOnceAndCannotBeDeclined) {  // B20
  const State state = position("camp 0\n0: coins 3, hand mercenary pit\n1: hand jackal pit");
  const State then = after(state, Play{Card::mercenary});
  EXPECT_EQ(asked(then), "robbed 1 1");
  EXPECT_EQ(whyNot(then, Decline{}), "74b");
  const State dug = after(position("camp 0\n0: coins 2, hand archaeologist"), Play{Card::archaeologist});
  EXPECT_EQ(asked(dug), "keep 0 3");
  EXPECT_EQ(whyNot(dug, Decline{}), "24");
  EXPECT_EQ(whyNot(dug, EndCamp{}), "24");
  EXPECT_EQ(whyNot(dug, Keep{Card::none}), "24c");
  const State kept = after(dug, Keep{dug.own[0].looked[0]});
  EXPECT_EQ(whyNot(kept, EndCamp{}), "24b");
  EXPECT_EQ(whyNot(kept, PutUnder{Card::none}), "24d");
}

TEST(MedaillonCamp, Rule24OnlyWhenPlayedFromTheHandAndOnce) {
  // The thief returns from the tomb and steals nothing, and lies in camp in the next phase and steals nothing.
  State state = position(
      "tomb ramses\n"
      "0: sends calloway thief, hand pit, lays\n"
      "1: coins 2, sends hagen, hand pit");
  state = after(state, {Enough{}, Rescue{Card::thief}});
  EXPECT_EQ(campOf(state, 0), "thief");
  EXPECT_EQ(state.open.coins[0], 0);
  EXPECT_EQ(state.open.coins[1], 2);
  state = after(state, {Split{0, 4}, EndCamp{}});
  while (asked(state).starts_with("surplus")) state = after(state, Discard{state.own[1].hand[0]});
  state = after(state, Split{4, 0});
  EXPECT_EQ(state.open.coins[0], 4);
  EXPECT_EQ(state.open.coins[1], 2);
}

TEST(MedaillonCamp, Rule25ACompanionMayBePlayedInVain) {
  const State state = position("camp 0\n0: coins 8, hand thief reporter mercenary spy pit\n1: ");
  for (const Card card : {Card::thief, Card::reporter, Card::mercenary, Card::spy}) {
    const State then = after(state, Play{card});
    EXPECT_TRUE(then.open.camp[0].has(card));
    EXPECT_EQ(asked(then), "camp 0");
    for (const Seat to : {Seat{0}, Seat{1}, spectator})
      EXPECT_EQ(lastTold(state, Play{card}, to), "inVain seat:0 card:" + nameOf(card));
  }
}

TEST(MedaillonCamp, Rule26ObstaclesCannotBePlayedInCamp) {
  const State state = position("camp 0\n0: coins 4, hand pit mummy scarabs spears seal, papyri isis");
  for (const Card card : {Card::pit, Card::mummy, Card::scarabs, Card::spears, Card::seal}) {
    EXPECT_EQ(whyNot(state, Play{card}), "26");
    EXPECT_EQ(whyNot(state, LayCard{card}), "26b");
  }
  EXPECT_EQ(whyNot(state, LayPapyrus{Card::isis}), "26b");
  EXPECT_EQ(movesOf(state), "endCamp");
}

TEST(MedaillonCamp, Rule27NobodyHasToPlayCards) {
  const State state = position("camp 0\n0: coins 2, hand jackal raider, papyri hathor");
  EXPECT_EQ(whyNot(state, EndCamp{}), "");
  const State then = after(state, EndCamp{});
  EXPECT_EQ(asked(then), "split 1");
  EXPECT_EQ(handOf(then, 0), "raider jackal");
}

TEST(MedaillonCamp, Rule27TheStepGoesOnUntilItsEndIsSaid) {
  const State state = position("camp 0\n0: coins 1, hand thief pit");
  EXPECT_EQ(asked(after(state, Play{Card::thief})), "camp 0") << "nothing but an obstacle is left, and yet";
  const State last = after(position("camp 0\n0: hand jackal\n1: hand pit"), Play{Card::jackal});
  EXPECT_EQ(asked(last), "split 1") << "everybody sees that nothing is left";  // B34
  const State scroll = after(position("camp 0\n0: hand jackal, papyri isis\n1: hand pit"), Play{Card::jackal});
  EXPECT_EQ(asked(scroll), "camp 0") << "which papyrus it is nobody sees";
  EXPECT_EQ(asked(after(position("split 0\n0: \n1: hand pit"), Split{4, 0})), "split 1");
}

// ---- tidying up

TEST(MedaillonCamp, Rule28AtMostFiveCardsTheSurplusOfOnesChoice) {
  State state = position("camp 0\n0: hand pit pit seal mummy jackal raider spy\n1: hand pit");
  state = after(state, EndCamp{});
  EXPECT_EQ(asked(state), "surplus 0 2");
  EXPECT_EQ(movesOf(state), "discard spy, discard raider, discard jackal, discard mummy, discard pit, discard seal");
  EXPECT_EQ(whyNot(state, EndCamp{}), "28");
  EXPECT_EQ(whyNot(state, Play{Card::jackal}), "28") << "it has ended";
  state = after(state, Discard{Card::pit});
  EXPECT_EQ(asked(state), "surplus 0 1");
  state = after(state, Discard{Card::spy});
  EXPECT_EQ(handOf(state, 0), "raider jackal mummy pit seal");
  EXPECT_EQ(discarded(state), "spy pit");
  EXPECT_EQ(state.open.discardTop, Card::spy);
  EXPECT_EQ(asked(state), "split 1");
}

TEST(MedaillonCamp, Rule28FiveCardsAreAllowed) {
  EXPECT_EQ(asked(after(position("camp 0\n0: hand pit pit seal mummy jackal"), EndCamp{})), "split 1");
}

TEST(MedaillonCamp, Rule29AtMostTwoCoins) {
  for (int coins = 0; coins <= 5; ++coins) {
    const State state = position("camp 0\n0: hand pit, coins " + std::to_string(coins) + "\n1: coins 4");
    const State then = after(state, EndCamp{});
    EXPECT_EQ(then.open.coins[0], std::min(coins, 2));
    EXPECT_EQ(then.open.coins[1], 4) << "only one's own";
    const Words back = toldOf("gaveBack", state, EndCamp{});
    EXPECT_EQ(back, coins > 2 ? Words{"gaveBack seat:0 coins:" + std::to_string(coins - 2)} : Words{});
  }
}

TEST(MedaillonCamp, Rule30TheLimitsAreCheckedOnlyThen) {
  State state = position("split 0\n0: coins 2, hand pit pit seal mummy jackal, papyri hathor\n1: coins 2");
  state = after(state, Split{0, 4});
  EXPECT_EQ(state.own[0].hand.size(), 9);
  state = after(state, Unroll{Card::hathor});
  EXPECT_EQ(state.open.coins[0], 5);
  EXPECT_EQ(asked(state), "camp 0");
  // What a tomb brings is not checked either.
  const State more =
      after(position("open\n0: foresees ramses, camp raider, hand pit pit seal mummy jackal"), OpenTomb{});
  EXPECT_EQ(more.own[0].hand.size(), 7);
  EXPECT_EQ(asked(more), "send 0");
}

TEST(MedaillonCamp, Rule31AfterTheHoldersCampTheOthersThenTheTomb) {
  EXPECT_EQ(asked(after(position("camp 0\n0: hand pit\n1: hand pit"), EndCamp{})), "split 1");
  EXPECT_EQ(asked(after(position("camp 0, holder 1\n0: hand pit\n1: hand pit"), EndCamp{})), "open 1");
  EXPECT_EQ(asked(after(position("camp 1\n0: hand pit\n1: hand pit"), EndCamp{})), "open 0");
  const State surplus = after(position("camp 1\n0: hand pit\n1: hand pit pit seal mummy jackal raider"), EndCamp{});
  EXPECT_EQ(asked(surplus), "surplus 1 1");
  EXPECT_EQ(asked(after(surplus, Discard{Card::pit})), "open 0");
}

}  // namespace
}  // namespace mastaba::medaillon

#include "engine/seq.h"

#include <gtest/gtest.h>
#include <vector>

#include "engine/below.h"

namespace mastaba {

struct SeqPair {
  u8 a = 9;  // T{} is not zero: a place is wiped with T{}, not with zero bytes
  u8 b = 0;
};

namespace {

using Hand = Seq<Below<100>, 6>;

Hand hand(std::initializer_list<int> cards) {
  Hand result;
  for (const int card : cards) result.push(card);
  return result;
}

std::vector<int> listed(const Hand& cards) { return {cards.begin(), cards.end()}; }

// By bytes, past what any operator== of the list might choose to compare.
bool sameBytes(const Hand& a, const Hand& b) { return std::memcmp(&a, &b, sizeof(Hand)) == 0; }

TEST(Seq, KnowsHowFullItIs) {
  Hand cards;
  EXPECT_TRUE(cards.empty());
  EXPECT_FALSE(cards.full());
  for (int i = 0; i < Hand::capacity(); ++i) {
    EXPECT_EQ(cards.size(), i);
    EXPECT_FALSE(cards.full());
    cards.push(i);
  }
  EXPECT_TRUE(cards.full());
  EXPECT_FALSE(cards.empty());
  EXPECT_EQ(cards.size(), 6);
}

TEST(Seq, PopTakesTheLastThatWasPushed) {
  Hand cards = hand({3, 1, 2});
  EXPECT_EQ(cards.back(), 2);
  EXPECT_EQ(cards.pop(), 2);
  EXPECT_EQ(cards.pop(), 1);
  EXPECT_EQ(listed(cards), std::vector<int>{3});
}

TEST(Seq, InsertMovesTheRestBack) {
  Hand cards = hand({1, 2});
  cards.insert(0, 10);
  cards.insert(3, 30);
  cards.insert(2, 20);
  EXPECT_EQ(listed(cards), (std::vector<int>{10, 1, 20, 2, 30}));
}

TEST(Seq, InsertingAnItemOfTheListItselfInsertsItsValue) {
  // The item moves while room is made for it.
  Hand cards = hand({1, 2, 3});
  cards.insert(0, cards[2]);
  EXPECT_EQ(listed(cards), (std::vector<int>{3, 1, 2, 3}));
}

TEST(Seq, AddingAnItemOfTheListItselfAddsItsValue) {
  Seq<SeqPair, 4> pairs;
  pairs.push({1, 0});
  pairs.push({2, 0});
  pairs.push({3, 0});
  pairs.add(pairs[0]);
  EXPECT_EQ(pairs.count({1, 0}), 2);
}

TEST(Seq, EraseTakesOneOutAndClosesTheGap) {
  Hand cards = hand({1, 2, 3, 4});
  EXPECT_EQ(cards.erase(1), 2);
  EXPECT_EQ(listed(cards), (std::vector<int>{1, 3, 4}));
  EXPECT_EQ(cards.erase(2), 4);
  EXPECT_EQ(cards.erase(0), 1);
  EXPECT_EQ(listed(cards), std::vector<int>{3});
}

TEST(Seq, EraseWorksOnAFullList) {
  Hand cards = hand({1, 2, 3, 4, 5, 6});
  EXPECT_EQ(cards.erase(0), 1);
  EXPECT_EQ(listed(cards), (std::vector<int>{2, 3, 4, 5, 6}));
}

TEST(Seq, FindsTheFirstSuchValue) {
  const Hand cards = hand({4, 7, 7, 0});
  EXPECT_EQ(cards.find(7), 1);
  EXPECT_EQ(cards.find(9), -1);
  EXPECT_TRUE(cards.has(4));
  EXPECT_FALSE(cards.has(5));
  EXPECT_EQ(cards.count(7), 2);
  EXPECT_EQ(cards.count(5), 0);
}

TEST(Seq, UnusedPlacesAreNotPartOfTheList) {
  // An empty place holds T{}, which here is also a card.
  const Hand cards = hand({4});
  EXPECT_FALSE(cards.has(0));
  EXPECT_EQ(cards.count(0), 0);
}

TEST(Seq, DropTakesOutOneAndKeepsTheOrderOfTheOthers) {
  Hand cards = hand({5, 7, 1, 7});
  EXPECT_TRUE(cards.drop(7));
  EXPECT_EQ(listed(cards), (std::vector<int>{5, 1, 7}));
  EXPECT_FALSE(cards.drop(9));
  EXPECT_EQ(listed(cards), (std::vector<int>{5, 1, 7}));
}

TEST(Seq, AddKeepsAHandSorted) {
  Hand cards;
  for (const int card : {5, 1, 9, 5, 0}) cards.add(card);
  EXPECT_EQ(listed(cards), (std::vector<int>{0, 1, 5, 5, 9}));
}

TEST(Seq, TheSameCardsInAHandAreTheSameBytesInWhateverOrderTheyCame) {
  Hand one;
  Hand other;
  for (const int card : {3, 1, 2}) one.add(card);
  for (const int card : {2, 3, 1}) other.add(card);
  EXPECT_TRUE(sameBytes(one, other));
}

TEST(Seq, UnusedPlacesStayEmptySoEqualListsAreEqualBytes) {
  const Hand wanted = hand({1, 2});
  Hand popped = hand({1, 2, 3});
  popped.pop();
  Hand erased = hand({1, 8, 2});
  erased.erase(1);
  Hand dropped = hand({9, 1, 2});
  dropped.drop(9);
  Hand cleared = hand({7, 7, 7, 7, 7, 7});
  cleared.clear();
  cleared.push(1);
  cleared.push(2);
  EXPECT_TRUE(sameBytes(popped, wanted));
  EXPECT_TRUE(sameBytes(erased, wanted));
  EXPECT_TRUE(sameBytes(dropped, wanted));
  EXPECT_TRUE(sameBytes(cleared, wanted));
  EXPECT_EQ(popped, wanted);
}

TEST(Seq, AnUnusedPlaceIsWipedWithTheDefaultOfItsType) {
  Seq<SeqPair, 2> pairs;
  pairs.push({1, 1});
  pairs.pop();
  EXPECT_EQ(pairs, (Seq<SeqPair, 2>{}));
}

TEST(Seq, ListsOfDifferentLengthDifferEvenIfTheirBytesLookAlike) { EXPECT_NE(hand({0}), hand({0, 0})); }

TEST(Seq, ItsItemsCanBeChangedInPlace) {
  Hand cards = hand({1, 2, 3});
  for (auto& card : cards) ++card;
  cards[0] = 50;
  cards.back() = 60;
  EXPECT_EQ(listed(cards), (std::vector<int>{50, 3, 60}));
}

#ifndef NDEBUG
TEST(SeqDeathTest, ADebugBuildStopsBeforeAListIsReadOrWrittenOutsideItself) {
  Hand empty;
  EXPECT_DEATH(empty.pop(), "n > 0");
  EXPECT_DEATH((void)empty.back(), "i >= 0");
  Hand full = hand({1, 2, 3, 4, 5, 6});
  EXPECT_DEATH(full.push(7), "n < N");
  EXPECT_DEATH(full.insert(0, 7), "n < N");
  EXPECT_DEATH((void)full[6], "i < n");
  EXPECT_DEATH(hand({1}).erase(1), "i < n");
}
#endif

}  // namespace
}  // namespace mastaba

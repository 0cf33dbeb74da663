#include "engine/deck.h"

#include <gtest/gtest.h>
#include <map>
#include <vector>

#include "engine/test/chi_square.h"

namespace mastaba {
namespace {

enum class Luck : u8 { deck, bag };
using Pile = Seq<Below<10>, 6>;

Pile pile(std::initializer_list<int> cards) {
  Pile result;
  for (const int card : cards) result.push(card);
  return result;
}

TEST(Deck, TheTopIsTheBackAndDrawingItIsNoLuck) {
  Chance chance(Seed::named("deck"));
  Pile cards = pile({1, 2, 3});
  Pile discarded = pile({9});
  EXPECT_EQ(draw(cards, discarded, Luck::deck, chance), 3);
  EXPECT_EQ(draw(cards, discarded, Luck::deck, chance), 2);
  EXPECT_EQ(draw(cards, discarded, Luck::deck, chance), 1);
  EXPECT_EQ(chance.drawn(), 0U);
  EXPECT_EQ(discarded, pile({9})) << "discards stay where they are while the pile lasts";
}

TEST(Deck, WhenThePileIsUsedUpTheDiscardsBecomeThePile) {
  Chance chance(Seed::named("deck"));
  Pile cards;
  Pile discarded = pile({5, 3, 8, 3});
  std::multimap<int, int> drawn;
  for (int i = 0; i < 4; ++i) {
    drawn.emplace(int{draw(cards, discarded, Luck::deck, chance)}, 0);
    EXPECT_TRUE(discarded.empty());
    EXPECT_EQ(left(cards, discarded), 3 - i);
  }
  EXPECT_EQ(drawn.size(), 4U);
  EXPECT_EQ(drawn.count(3), 2U);
  EXPECT_EQ(drawn.count(5), 1U);
  EXPECT_EQ(drawn.count(8), 1U);
  EXPECT_EQ(chance.drawn(), 3U) << "shuffled once";
}

TEST(Deck, TheOrderInWhichCardsWereDiscardedDoesNotMatter) {
  // Whoever discards last could otherwise steer what comes.
  Chance one(Seed::named("deck"));
  Chance other(Seed::named("deck"));
  Pile first;
  Pile second;
  Pile up = pile({1, 2, 3, 4, 5});
  Pile down = pile({5, 4, 3, 2, 1});
  EXPECT_EQ(draw(first, up, Luck::deck, one), draw(second, down, Luck::deck, other));
  EXPECT_EQ(first, second);
}

TEST(Deck, EveryDiscardIsEquallyLikelyToComeFirst) {
  Chance chance(u64{5});
  std::array<int, 6> first{};
  for (int i = 0; i < 6'000; ++i) {
    Pile cards;
    Pile discarded = pile({0, 1, 2, 3, 4, 5});
    ++first[draw(cards, discarded, Luck::deck, chance)];
  }
  EXPECT_LT(chiSquare(first), chiLimit(6));
}

TEST(Deck, LeftCountsBothHeaps) {
  EXPECT_EQ(left(pile({1, 2}), pile({3})), 3);
  EXPECT_EQ(left(pile({}), pile({3})), 1);
  EXPECT_EQ(left(pile({}), pile({})), 0);
}

TEST(Bag, KnowsHowManyPiecesAreInIt) {
  Bag<3> bag;
  EXPECT_TRUE(bag.empty());
  bag.of = {2, 0, 255};
  EXPECT_EQ(bag.size(), 257);
  EXPECT_FALSE(bag.empty());
}

TEST(Bag, GivesBackExactlyWhatWasPutIn) {
  Chance chance(Seed::named("bag"));
  Bag<4> bag{{3, 0, 1, 2}};
  std::array<int, 4> drawn{};
  for (int left = 6; left > 0; --left) {
    EXPECT_EQ(bag.size(), left);
    ++drawn[bag.draw(Luck::bag, 0, chance)];
  }
  EXPECT_TRUE(bag.empty());
  EXPECT_EQ(drawn, (std::array<int, 4>{3, 0, 1, 2}));
}

TEST(Bag, DrawsEachPieceEquallyLikely) {
  Chance chance(u64{11});
  std::array<int, 3> drawn{};
  for (int i = 0; i < 30'000; ++i) {
    Bag<3> bag{{1, 4, 5}};
    ++drawn[bag.draw(Luck::bag, 0, chance)];
  }
  // Ten pieces, so that each kind's share per piece must be the same.
  const std::array<double, 3> expected{3'000, 12'000, 15'000};
  double chi = 0;
  for (std::size_t i = 0; i < 3; ++i) chi += (drawn[i] - expected[i]) * (drawn[i] - expected[i]) / expected[i];
  EXPECT_LT(chi, chiLimit(3));
}

TEST(Bag, TheLastPieceIsNoLuck) {
  Chance chance(Seed::named("bag"));
  Bag<3> bag{{0, 0, 1}};
  EXPECT_EQ(bag.draw(Luck::bag, 0, chance), 2);
  EXPECT_EQ(chance.drawn(), 0U);
}

TEST(Bag, ASeatDrawsWithItsOwnLuck) {
  const Bag<2> full{{100, 100}};
  const auto draws = [&full](Chance& chance, Seat seat) {
    Bag<2> bag = full;
    std::vector<int> kinds;
    kinds.reserve(32);
    for (int i = 0; i < 32; ++i) kinds.push_back(bag.draw(Luck::bag, seat, chance));
    return kinds;
  };
  Chance chance(Seed::named("bag"));
  const std::vector<int> first = draws(chance, 1);
  Chance again(Seed::named("bag"));
  EXPECT_NE(draws(again, 2), first);
  EXPECT_EQ(draws(again, 1), first) << "what seat 2 drew is not the luck of seat 1";
}

#ifndef NDEBUG
TEST(BagDeathTest, ADebugBuildStopsAtAnEmptyBag) {
  Chance chance(u64{1});
  Bag<2> bag;
  EXPECT_DEATH(bag.draw(Luck::bag, 0, chance), "empty");
}
#endif

}  // namespace
}  // namespace mastaba

// All outcomes are equally likely, on both generators.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <vector>

#include "engine/below.h"
#include "engine/chance.h"
#include "engine/test/chi_square.h"

namespace mastaba {
namespace {

enum class Luck : u8 { deck, dice };

class EvenChance : public testing::TestWithParam<const char*> {
 protected:
  Chance chance = GetParam() == std::string_view("table") ? Chance(Seed::named("even")) : Chance(u64{2024});
};

INSTANTIATE_TEST_SUITE_P(Both, EvenChance, testing::Values("table", "search"),
                         [](const auto& one) { return std::string(one.param); });

TEST_P(EvenChance, ADieShowsAllItsFacesEquallyOften) {
  std::array<int, 6> faces{};
  for (int i = 0; i < 60'000; ++i) ++faces[chance.below(Luck::dice, 1, 6)];
  EXPECT_LT(chiSquare(faces), chiLimit(6));
}

TEST_P(EvenChance, TheNextRollDoesNotDependOnTheLast) {
  std::array<int, 10> sums{};
  u32 last = chance.below(Luck::dice, 1, 10);
  for (int i = 0; i < 60'000; ++i) {
    const u32 next = chance.below(Luck::dice, 1, 10);
    ++sums[(last + next) % 10];
    last = next;
  }
  EXPECT_LT(chiSquare(sums), chiLimit(10));
}

TEST_P(EvenChance, HugeRangesAreEvenToo) {
  // Three quarters of all words: taking the remainder would give the lowest third twice as often, multiplying without
  // throwing away would do so with every third number.
  constexpr u32 third = u32{1} << 30;
  std::array<int, 3> thirds{};
  std::array<int, 3> remainders{};
  for (int i = 0; i < 30'000; ++i) {
    const u32 number = chance.below(Luck::dice, 1, 3 * third);
    ASSERT_LT(number, 3 * third);
    ++thirds[number / third];
    ++remainders[number % 3];
  }
  EXPECT_LT(chiSquare(thirds), chiLimit(3));
  EXPECT_LT(chiSquare(remainders), chiLimit(3));
}

TEST_P(EvenChance, EveryNumberOfARangeComesUpAndNoneOutsideIt) {
  for (const u32 n : {2U, 3U, 7U, 36U, 100U}) {
    std::vector<int> seen(n);
    for (u32 i = 0; i < 40 * n; ++i) ++seen.at(chance.below(Luck::dice, 1, n));
    EXPECT_EQ(std::count(seen.begin(), seen.end(), 0), 0) << n;
  }
}

TEST_P(EvenChance, AllOrdersOfFourCardsComeEquallyOften) {
  std::map<std::vector<int>, int> orders;
  for (int i = 0; i < 24'000; ++i) {
    Seq<Below<4>, 5> cards;
    for (int card = 0; card < 4; ++card) cards.push(card);
    chance.shuffle(Luck::deck, cards);
    ++orders[{cards.begin(), cards.end()}];
  }
  ASSERT_EQ(orders.size(), 24U) << "every order, and nothing but the four cards";
  std::vector<int> counts;
  counts.reserve(orders.size());
  for (const auto& [order, n] : orders) counts.push_back(n);
  EXPECT_LT(chiSquare(counts), chiLimit(24));
}

TEST_P(EvenChance, ShufflingNoneOrOneDrawsNothing) {
  Seq<Below<4>, 5> cards;
  chance.shuffle(Luck::deck, cards);
  cards.push(3);
  chance.shuffle(Luck::deck, cards);
  EXPECT_EQ(chance.drawn(), 0U);
  EXPECT_EQ(cards.size(), 1);
  EXPECT_EQ(cards[0], 3);
}

}  // namespace
}  // namespace mastaba

#include "describe/some.h"

#include <gtest/gtest.h>
#include <map>

#include "describe/json_out.h"
#include "engine/test/chi_square.h"
#include "tests/toy/toy.h"

namespace mastaba {

struct SomeLock {
  bool open;
  Below<3> keys;
};
BOOST_DESCRIBE_STRUCT(SomeLock, (), (open, keys))

// A game that offers few of its mixtures, and only the newest rules.
struct SomePicky {
  struct Options {
    Below<6> players{2};
    Below<4> level;
    Below<9> rules{5};
  };
  static Refusal refuse(const Options& options) {
    if (options.players != 4) return no(1);
    if (options.level == 2) return no(2);
    return allowed;
  }
};
BOOST_DESCRIBE_STRUCT(SomePicky::Options, (), (players, level, rules))

namespace {

TEST(SomeValue, IsDrawnEvenlyFromAllThereAre) {
  Chance chance(u64{77});
  std::map<std::string, int> seen;
  for (int i = 0; i < 6'000; ++i) ++seen[toJson(someValue<SomeLock>(chance))];
  ASSERT_EQ(seen.size(), 6U);
  std::vector<int> counts;
  counts.reserve(seen.size());
  for (const auto& [json, n] : seen) counts.push_back(n);
  EXPECT_LT(chiSquare(counts), chiLimit(6));
}

TEST(SomeValue, EveryEnumeratorComesUpEquallyOften) {
  Chance chance(u64{78});
  std::map<Toy::Ask, int> seen;
  for (int i = 0; i < 3'000; ++i) ++seen[someValue<Toy::Ask>(chance)];
  ASSERT_EQ(seen.size(), 3U);
  std::vector<int> counts;
  counts.reserve(seen.size());
  for (const auto& [ask, n] : seen) counts.push_back(n);
  EXPECT_LT(chiSquare(counts), chiLimit(3));
}

TEST(SomeOptions, AreNeverRefusedAndOfTheCurrentRules) {
  Chance chance(u64{79});
  for (int i = 0; i < 500; ++i) {
    const Toy::Options options = someOptions<Toy>(chance);
    EXPECT_FALSE(Toy::refuse(options)) << toJson(options);
    EXPECT_EQ(options.rules, Toy::Options{}.rules);
    const SomePicky::Options picky = someOptions<SomePicky>(chance);
    EXPECT_FALSE(SomePicky::refuse(picky)) << toJson(picky);
    EXPECT_EQ(picky.rules, 5);
  }
}

TEST(SomeOptions, ReachEveryMixtureThatIsOffered) {
  Chance chance(u64{80});
  std::map<std::string, int> toy;
  std::map<std::string, int> picky;
  for (int i = 0; i < 500; ++i) {
    ++toy[toJson(someOptions<Toy>(chance))];
    ++picky[toJson(someOptions<SomePicky>(chance))];
  }
  EXPECT_EQ(toy.size(), 3U * 2U * 2U) << "players, tie, peek";
  EXPECT_EQ(picky.size(), 3U);
}

TEST(SomeOptions, FollowFromTheSeed) {
  Chance one(u64{81});
  Chance other(u64{81});
  for (int i = 0; i < 50; ++i) EXPECT_EQ(someOptions<Toy>(one), someOptions<Toy>(other));
}

}  // namespace
}  // namespace mastaba

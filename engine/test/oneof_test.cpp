#include "engine/oneof.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "describe/every.h"
#include "tests/toy/toy.h"

namespace mastaba {

struct OneOfNear {
  u8 way;
};
struct OneOfFar {
  u8 way;
};
struct OneOfLong {
  std::array<u8, 7> bytes{};
};

namespace {

using Move = Toy::Move;
using Walk = std::variant<OneOfNear, OneOfFar>;

// Not inlined: g++ 12 with sanitizers takes the unused bytes of a variant it sees through for uninitialized reads.
template <class V>
[[gnu::noinline]] u64 nameFor(const V& one) {
  return nameOf(one);
}

TEST(OneOf, AsGivesWhatItIsAndNothingElse) {
  const Move move = Toy::Bid{5};
  ASSERT_NE(as<Toy::Bid>(move), nullptr);
  EXPECT_EQ(as<Toy::Bid>(move)->card, 5);
  EXPECT_EQ(as<Toy::Curse>(move), nullptr);
}

TEST(OneOf, IsTellsTheKind) {
  const Move move = Toy::Look{};
  EXPECT_TRUE(is<Toy::Look>(move));
  EXPECT_FALSE(is<Toy::Skip>(move));
}

TEST(OneOf, MatchCallsWithExactlyTheAlternativeItIs) {
  const auto word = [](const Move& move) {
    return match(move, [](const auto& one) -> std::string {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Toy::Bid>) return "bid " + std::to_string(one.card);
      if constexpr (std::is_same_v<M, Toy::Curse>) return "curse";
      if constexpr (std::is_same_v<M, Toy::Allow>) return "allow";
      if constexpr (std::is_same_v<M, Toy::Look>) return "look";
      return "skip";
    });
  };
  EXPECT_EQ(word(Toy::Bid{3}), "bid 3");
  EXPECT_EQ(word(Toy::Curse{}), "curse");
  EXPECT_EQ(word(Toy::Allow{}), "allow");
  EXPECT_EQ(word(Toy::Look{}), "look");
  EXPECT_EQ(word(Toy::Skip{}), "skip");
}

TEST(OneOf, MatchWithoutAnAnswerCallsOnce) {
  int calls = 0;
  match(Move{Toy::Skip{}}, [&calls](const auto&) { ++calls; });
  EXPECT_EQ(calls, 1);
}

TEST(OneOf, EveryMoveOfAGameHasANameOfItsOwn) {
  std::set<u64> names;
  int moves = 0;
  eachValue<Move>([&](const Move& move) {
    names.insert(nameFor(move));
    ++moves;
  });
  EXPECT_EQ(moves, 7 + 4);
  EXPECT_EQ(names.size(), 7U + 4U);
}

TEST(OneOf, EqualMovesHaveEqualNames) {
  EXPECT_EQ(nameFor(Move{Toy::Bid{4}}), nameFor(Move{Toy::Bid{4}}));
  // The byte of an empty struct means nothing and must not get into the name.
  Toy::Look look;
  std::memset(static_cast<void*>(&look), 0x5a, 1);
  EXPECT_EQ(nameFor(Move{look}), nameFor(Move{Toy::Look{}}));
}

TEST(OneOf, EqualOperandsOfDifferentKindsHaveDifferentNames) {
  EXPECT_NE(nameFor(Walk{OneOfNear{2}}), nameFor(Walk{OneOfFar{2}}));
}

TEST(OneOf, AllSevenBytesOfTheLongestOperandsAreInTheName) {
  std::set<u64> names;
  for (std::size_t i = 0; i < 7; ++i) {
    OneOfLong one;
    one.bytes[i] = 0x80;
    names.insert(nameFor(std::variant<OneOfLong>{one}));
  }
  EXPECT_EQ(names.size(), 7U);
  EXPECT_FALSE(names.contains(nameFor(std::variant<OneOfLong>{OneOfLong{}})));
}

}  // namespace
}  // namespace mastaba

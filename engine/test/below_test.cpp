#include "engine/below.h"

#include <array>
#include <gtest/gtest.h>

namespace mastaba {
namespace {

TEST(Below, HoldsEveryNumberOfItsRange) {
  for (int i = 0; i < 7; ++i) EXPECT_EQ(Below<7>(i), i);
  for (int i = 0; i < 256; ++i) EXPECT_EQ(Count(i), i);
}

TEST(Below, BeginsWithZero) { EXPECT_EQ(Below<7>{}, 0); }

TEST(Below, IsOnePlainByte) {
  EXPECT_EQ(sizeof(Below<256>), 1U);
  EXPECT_TRUE(Plain<Below<36>>);
}

TEST(Below, CountsUpAndDownInPlace) {
  Below<10> n = 4;
  EXPECT_EQ(++n, 5);
  EXPECT_EQ(n += 4, 9);
  EXPECT_EQ(--n, 8);
  EXPECT_EQ(n -= 8, 0);
  EXPECT_EQ(n, 0);
}

TEST(Below, ReadsAsANumberInArithmetic) {
  const Below<10> seven = 7;
  EXPECT_EQ(seven * 2 + 1, 15);
  EXPECT_LT(seven, 8);
  EXPECT_EQ(Below<20>(seven), seven) << "a number may move to another range that holds it";
}

TEST(Below, IsKnownToTheCompiler) {
  constexpr Below<5> three = 3;
  static_assert(three == 3);
  std::array<int, Below<5>(4)> four{};
  EXPECT_EQ(four.size(), 4U);
}

#ifndef NDEBUG
TEST(BelowDeathTest, ADebugBuildStopsAtTheFirstNumberOutOfRange) {
  EXPECT_DEATH(Below<7>(7), "n < N");
  EXPECT_DEATH(Below<7>(-1), "n >= 0");
  Below<7> most = 6;
  EXPECT_DEATH(++most, "n < N");
  Below<7> least;
  EXPECT_DEATH(--least, "n >= 0");
  Count many = 255;
  EXPECT_DEATH(many += 1, "n < N") << "it must not wrap around to 0";
}
#endif

}  // namespace
}  // namespace mastaba

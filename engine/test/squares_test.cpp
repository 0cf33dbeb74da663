// Sets of squares do what a plain std::set of numbers does, on boards of several sizes: one word, several, and
// boards whose last word is full.
#include "engine/squares.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "engine/chance.h"

namespace mastaba {
namespace {

enum class Luck : u8 { squares };

using Plainly = std::set<int>;

template <class Board>
class SquaresOf : public testing::Test {};

using Boards = testing::Types<Squares<1, 1>, Squares<6, 6>, Squares<8, 8>, Squares<1, 70>, Squares<26, 5>,
                              Squares<13, 13>, Squares<13, 14>, Squares<16, 16>>;
TYPED_TEST_SUITE(SquaresOf, Boards);

template <int W, int H>
constexpr int squaresOf(const Squares<W, H>&) {
  return W * H;
}

template <int W, int H>
constexpr Squares<W, H> everyOf(const Squares<W, H>&) {
  return everySquare<W, H>;
}

template <int W, int H>
Plainly plain(const Squares<W, H>& area) {
  Plainly result;
  for (int i = 0; i < W * H; ++i)
    if (area.has(i)) result.insert(i);
  return result;
}

template <class Area>
Area areaOf(const Plainly& squares) {
  Area area;
  for (const int square : squares) area.add(square);
  return area;
}

// From none over few and many to all of them.
template <class Area>
std::vector<Plainly> manySets() {
  const int squares = squaresOf(Area{});
  Chance chance(u64{7});
  std::vector<Plainly> sets{{}, {0}, {squares - 1}};
  for (int tenths = 0; tenths <= 10; ++tenths) {
    Plainly set;
    for (int i = 0; i < squares; ++i)
      if (static_cast<int>(chance.below(Luck::squares, 10)) < tenths) set.insert(i);
    sets.push_back(set);
  }
  return sets;
}

// The neighbours on one side, one by one.
template <int W, int H>
Plainly neighbours(const Squares<W, H>&, const Plainly& set, Side side) {
  Plainly result;
  for (const int square : set)
    if (const Square<W, H> here(square); here.hasNeighbour(side)) result.insert(here.neighbour(side));
  return result;
}

TYPED_TEST(SquaresOf, AddHasAndDrop) {
  TypeParam area;
  Plainly plainly;
  Chance chance(u64{3});
  for (int i = 0; i < 400; ++i) {
    const auto square = static_cast<int>(chance.below(Luck::squares, static_cast<u32>(squaresOf(area))));
    if (chance.below(Luck::squares, 2) == 0) {
      area.add(square);
      plainly.insert(square);
    } else {
      area.drop(square);
      plainly.erase(square);
    }
    ASSERT_EQ(plain(area), plainly);
    ASSERT_EQ(area.size(), static_cast<int>(plainly.size()));
    ASSERT_EQ(area.none(), plainly.empty());
  }
}

TYPED_TEST(SquaresOf, SetPutsInOrTakesOut) {
  for (const Plainly& wanted : manySets<TypeParam>()) {
    TypeParam area = areaOf<TypeParam>(*manySets<TypeParam>().rbegin());
    for (int i = 0; i < squaresOf(area); ++i) area.set(i, wanted.contains(i));
    ASSERT_EQ(plain(area), wanted);
  }
}

TYPED_TEST(SquaresOf, PopTakesTheFirst) {
  for (Plainly left : manySets<TypeParam>()) {
    auto area = areaOf<TypeParam>(left);
    while (!left.empty()) {
      ASSERT_EQ(static_cast<int>(area.pop()), *left.begin());
      left.erase(left.begin());
      ASSERT_EQ(plain(area), left);
    }
  }
}

TYPED_TEST(SquaresOf, OnlyWhereAndEvery) {
  const int squares = squaresOf(TypeParam{});
  for (int i = 0; i < squares; ++i) EXPECT_EQ(plain(TypeParam::only(i)), Plainly{i});
  EXPECT_EQ(plain(TypeParam::where([](int square) { return square % 3 == 1; })), [&] {
    Plainly thirds;
    for (int i = 1; i < squares; i += 3) thirds.insert(i);
    return thirds;
  }());
  EXPECT_EQ(everyOf(TypeParam{}).size(), squares);
  EXPECT_TRUE(TypeParam::where([](int) { return false; }).none());
}

TYPED_TEST(SquaresOf, TogetherCommonAndWithout) {
  for (const Plainly& a : manySets<TypeParam>())
    for (const Plainly& b : manySets<TypeParam>()) {
      Plainly both;
      Plainly either = a;
      Plainly without;
      either.insert(b.begin(), b.end());
      std::ranges::set_intersection(a, b, std::inserter(both, both.end()));
      std::ranges::set_difference(a, b, std::inserter(without, without.end()));
      const auto one = areaOf<TypeParam>(a);
      const auto other = areaOf<TypeParam>(b);
      EXPECT_EQ(plain(one | other), either);
      EXPECT_EQ(plain(one & other), both);
      EXPECT_EQ(plain(one - other), without);
      EXPECT_EQ(one == other, a == b);
      EXPECT_EQ(one != other, a != b);
    }
}

TYPED_TEST(SquaresOf, OperationsInPlaceDoTheSame) {
  for (const Plainly& a : manySets<TypeParam>())
    for (const Plainly& b : manySets<TypeParam>()) {
      const auto one = areaOf<TypeParam>(a);
      const auto other = areaOf<TypeParam>(b);
      TypeParam together = one;
      TypeParam common = one;
      TypeParam without = one;
      EXPECT_EQ(&(together |= other), &together);
      EXPECT_EQ(&(common &= other), &common);
      EXPECT_EQ(&(without -= other), &without);
      EXPECT_TRUE(together == (one | other));
      EXPECT_TRUE(common == (one & other));
      EXPECT_TRUE(without == (one - other));
    }
}

TYPED_TEST(SquaresOf, TheNeighboursOfEachSquareAlone) {
  for (const Side side : sides)
    for (int i = 0; i < squaresOf(TypeParam{}); ++i) {
      const TypeParam next = TypeParam::only(i).towards(side);
      EXPECT_EQ(plain(next), neighbours(next, {i}, side)) << i;
      EXPECT_EQ(next.size(), static_cast<int>(plain(next).size())) << "nothing beyond the board";
    }
}

TYPED_TEST(SquaresOf, TheNeighboursOfManyAtOnce) {
  for (const Plainly& set : manySets<TypeParam>())
    for (const Side side : sides) {
      const TypeParam next = areaOf<TypeParam>(set).towards(side);
      EXPECT_EQ(plain(next), neighbours(next, set, side));
      EXPECT_EQ(next.size(), static_cast<int>(plain(next).size())) << "nothing beyond the board";
    }
}

TYPED_TEST(SquaresOf, WhatIsBesideThemIsBesideOneOfThem) {
  for (const Plainly& set : manySets<TypeParam>()) {
    TypeParam one;
    for (const int square : set)
      for (const Side side : sides) one |= TypeParam::only(square).towards(side);
    ASSERT_EQ(plain(areaOf<TypeParam>(set).beside()), plain(one));
  }
}

TYPED_TEST(SquaresOf, AWalkMeetsEachOnceFromTheFirstOn) {
  for (const Plainly& set : manySets<TypeParam>()) {
    std::vector<int> met;
    for (const auto square : areaOf<TypeParam>(set)) met.push_back(square);
    EXPECT_EQ(met, std::vector<int>(set.begin(), set.end()));
  }
}

TYPED_TEST(SquaresOf, AWalkSeesTheSquaresAsTheyWereWhenItBegan) {
  TypeParam area = everyOf(TypeParam{});
  int met = 0;
  for (const auto square : area) {
    area.drop(square);
    ++met;
  }
  EXPECT_EQ(met, squaresOf(area));
  EXPECT_TRUE(area.none());
}

TEST(Squares, AreReckonedWhileCompiling) {
  using Area = Squares<13, 14>;
  static_assert(everyOf(Area{}).size() == 182);
  static_assert(Area::only(12).towards(Side::east).none(), "not into the next row");
  static_assert(Area::only(13).towards(Side::west).none());
  static_assert(Area::only(181).towards(Side::south).none(), "not below the last row");
  static_assert(Area::only(0).towards(Side::north).none());
  static_assert(Area::only(64).towards(Side::north).has(51), "from one word into another");
  static_assert(Area::only(63).towards(Side::east).has(64));
  SUCCEED();
}

}  // namespace
}  // namespace mastaba

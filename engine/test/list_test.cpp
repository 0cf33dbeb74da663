#include <concepts>
#include <gtest/gtest.h>
#include <vector>

#include "engine/seq.h"

namespace mastaba {
namespace {

using Numbers = List<int, 4>;

TEST(List, HoldsWhatWasPushedInOrder) {
  Numbers list;
  EXPECT_TRUE(list.empty());
  list.push(5);
  list.push(3);
  EXPECT_EQ(list.size(), 2);
  EXPECT_EQ(list[0], 5);
  EXPECT_EQ(list[1], 3);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{5, 3}));
  EXPECT_EQ(Numbers::capacity(), 4);
}

TEST(List, ForgetsWithoutWiping) {
  // That is its purpose: a list of legal moves is cleared millions of times a second.
  Numbers list;
  list.push(5);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.begin(), list.end());
  EXPECT_EQ(list.at[0], 5);
}

TEST(List, IsUsedAgainFromItsBeginning) {
  Numbers list;
  for (int i = 0; i < 4; ++i) list.push(i);
  list.clear();
  list.push(9);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), std::vector<int>{9});
}

// Two lists with the same items differ in what they forgot, so comparing their bytes would be a trap.
template <class T>
bool equalOrNotComparable(const T& a, const T& b) {
  if constexpr (std::equality_comparable<T>)
    return a == b;
  else
    return true;
}

TEST(List, IsNotComparedByTheBytesItForgot) {
  Numbers list;
  list.push(5);
  list.clear();
  EXPECT_TRUE(equalOrNotComparable(list, Numbers{}));
}

}  // namespace
}  // namespace mastaba

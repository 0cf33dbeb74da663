#include "describe/every.h"

#include <gtest/gtest.h>
#include <set>

#include "describe/json_out.h"
#include "describe/test/sample.h"
#include "tests/toy/toy.h"

namespace mastaba {

struct EveryLock {
  bool open;
  SampleMetal metal;
  Below<3> keys;
};
BOOST_DESCRIBE_STRUCT(EveryLock, (), (open, metal, keys))

struct EveryVault {
  EveryLock lock;
  Seat owner;
};
BOOST_DESCRIBE_STRUCT(EveryVault, (), (lock, owner))

namespace {

// All values, as JSON; counted, so that a value that comes twice is noticed.
template <class T>
std::multiset<std::string> all() {
  std::multiset<std::string> values;
  eachValue<T>([&](const T& value) { values.insert(toJson(value)); });
  return values;
}

template <class T>
std::size_t different() {
  const auto values = all<T>();
  return std::set<std::string>(values.begin(), values.end()).size();
}

TEST(EachValue, OfSmallTypes) {
  EXPECT_EQ(all<bool>(), (std::multiset<std::string>{"false", "true"}));
  EXPECT_EQ(all<Below<3>>(), (std::multiset<std::string>{"0", "1", "2"}));
  EXPECT_EQ(all<SampleMetal>(), (std::multiset<std::string>{"\"none\"", "\"copper\"", "\"gold\""}));
  EXPECT_EQ(all<SampleWait>(), std::multiset<std::string>{"{}"});
}

TEST(EachValue, OfSquaresAndSeatsEndsWithTheLast) {
  EXPECT_EQ(all<Seat>().size(), 8U);
  EXPECT_TRUE(all<Seat>().contains("7")) << "nobody may be named too";
  using Board = Square<3, 2>;
  EXPECT_EQ(different<Board>(), 6U);
  EXPECT_TRUE(all<Board>().contains("5"));
}

TEST(EachValue, OfAStructIsEveryCombinationOnce) {
  EXPECT_EQ(all<EveryLock>().size(), 2U * 3U * 3U);
  EXPECT_EQ(different<EveryLock>(), 2U * 3U * 3U);
  EXPECT_EQ(all<EveryVault>().size(), 18U * 8U);
  EXPECT_EQ(different<EveryVault>(), 18U * 8U);
}

TEST(EachValue, OfAVariantIsEveryValueOfEveryAlternative) {
  EXPECT_EQ(all<SampleMove>().size(), 6U * 8U + 1U);
  EXPECT_EQ(different<SampleMove>(), 6U * 8U + 1U);
}

TEST(EachValue, OfTheToysMoves) {
  EXPECT_EQ(all<Toy::Move>(), (std::multiset<std::string>{
                                  R"({"is":"bid","card":0})", R"({"is":"bid","card":1})", R"({"is":"bid","card":2})",
                                  R"({"is":"bid","card":3})", R"({"is":"bid","card":4})", R"({"is":"bid","card":5})",
                                  R"({"is":"bid","card":6})", R"({"is":"curse"})", R"({"is":"allow"})",
                                  R"({"is":"look"})", R"({"is":"skip"})"}));
}

TEST(EachValue, OfTheToysOptions) {
  EXPECT_EQ(all<Toy::Options>().size(), 5U * 2U * 2U * 2U);
  EXPECT_EQ(different<Toy::Options>(), 5U * 2U * 2U * 2U);
}

}  // namespace
}  // namespace mastaba

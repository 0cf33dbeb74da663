#include "engine/refusal.h"

#include <gtest/gtest.h>

namespace mastaba {
namespace {

TEST(Refusal, IsFalseWhereNothingForbids) {
  EXPECT_FALSE(allowed);
  EXPECT_FALSE(Refusal{});
}

TEST(Refusal, NamesItsRuleAndTheWay) {
  const Refusal plain = no(27);
  EXPECT_TRUE(plain);
  EXPECT_EQ(plain.rule, 27);
  EXPECT_EQ(plain.way, 0);
  const Refusal second = no(255, 'b');
  EXPECT_TRUE(second);
  EXPECT_EQ(second.rule, 255);
  EXPECT_EQ(second.way, 'b');
}

TEST(Refusal, TwoWaysOfOneRuleAreTwoRefusals) {
  EXPECT_NE(no(4), no(4, 'b'));
  EXPECT_EQ(no(4, 'b'), no(4, 'b'));
}

}  // namespace
}  // namespace mastaba

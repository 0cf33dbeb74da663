// A deal's name means the same luck in whatever spelling, and a fresh code is a name that anybody can type.
#include "table/deal.h"

#include <gtest/gtest.h>
#include <set>

namespace mastaba {
namespace {

const std::string code = "K7QM-2XBT-9FHD";

TEST(Deal, ACodeMeansTheSameForever) {
  EXPECT_EQ(seedText(dealFrom(code).seed), "3dac40441122b46c0375f141d483805a625497dd0ba0b7d7576dd0c97c3d6b9a");
  EXPECT_EQ(dealFrom(code).name, code);
}

TEST(Deal, ACodeMayBeSpeltAsPeopleTypeIt) {
  for (const char* typed :
       {"k7qm-2xbt-9fhd", "K7QM2XBT9FHD", " k7qm 2xbt 9fhd\n", "k7-qm2xbt9f-hd-", "K7QM - 2XBT - 9FHD"}) {
    EXPECT_EQ(dealFrom(typed).name, code) << typed;
    EXPECT_EQ(dealFrom(typed).seed, dealFrom(code).seed) << typed;
  }
  EXPECT_EQ(dealFrom("oO0i-Il1l-LLII").name, "0001-1111-1111") << "O is 0; I and L are 1";
}

TEST(Deal, AnyOtherTextNamesASeedAsItIs) {
  for (const char* text :
       {"pyramid-42", "K7QM-2XBT-9FH", "K7QM-2XBT-9FHD-0", "K7QM-2XBT-9FHU", "K7QM_2XBT_9FHD", "Grab"}) {
    EXPECT_EQ(dealFrom(text).name, text);
    EXPECT_EQ(dealFrom(text).seed, Seed::named(text));
  }
  EXPECT_EQ(dealFrom("  pyramid-42 ").name, "pyramid-42");
  EXPECT_EQ(dealFrom("  pyramid-42 ").seed, Seed::named("pyramid-42"));
  EXPECT_EQ(dealFrom(" ").name, "");
  EXPECT_EQ(dealFrom(" ").seed, Seed::named(""));
}

TEST(Deal, SixtyFourDigitsAreASeedWithoutAName) {
  const std::string digits = seedText(Seed::named("x"));
  EXPECT_EQ(dealFrom(digits).name, "");
  EXPECT_EQ(dealFrom(digits).seed, Seed::named("x"));
  EXPECT_EQ(dealFrom(digits.substr(1)).name, digits.substr(1)) << "63 are a text like any other";
}

TEST(Deal, AFreshCodeIsMadeOfSixtyBits) {
  EXPECT_EQ(codeFrom(0), "0000-0000-0000");
  EXPECT_EQ(codeFrom(~u64{0}), "ZZZZ-ZZZZ-ZZZZ");
  EXPECT_EQ(codeFrom(u64{15} << 60), codeFrom(0)) << "the upper four are not used";
  std::set<std::string> codes{codeFrom(0)};
  for (int bit = 0; bit < 60; ++bit) {
    const std::string made = codeFrom(u64{1} << bit);
    codes.insert(made);
    EXPECT_EQ(dealFrom(made).name, made);
  }
  EXPECT_EQ(codes.size(), 61U) << "every bit counts";
}

TEST(Deal, ASeedThatCannotBeReadChangesNothing) {
  Seed seed = Seed::named("kept");
  EXPECT_FALSE(readSeed(std::string(63, '0') + "x", seed));
  EXPECT_FALSE(readSeed("00", seed));
  EXPECT_EQ(seed, Seed::named("kept"));
}

}  // namespace
}  // namespace mastaba

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "engine/chance.h"

namespace mastaba {
namespace {

std::string hex(const Seed& seed) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const u8 byte : seed.bytes) {
    out += digits[byte >> 4];
    out += digits[byte & 15];
  }
  return out;
}

TEST(Seed, EqualTextsNameEqualSeeds) {
  const std::string text = "pyramid-42";
  EXPECT_EQ(Seed::named(text), Seed::named(std::string_view("pyramid-4242").substr(0, 10)));
}

TEST(Seed, NamesMeanTheSameForever) {
  // People share these texts and records hold what they name. Computed by another program (Python over OpenSSL).
  EXPECT_EQ(hex(Seed::named("pyramid-42")), "2048bdefadd35c8259c8ea8aa8b47c32e928731a6f6820131f4f0770e2f53241");
  EXPECT_EQ(hex(Seed::named("")), "f752dfa9ec7edb256dc8f639e1c154fa133e41c9ce01298ace92210314f38d32");
  EXPECT_EQ(hex(Seed::named("a")), "ba7adf440bd4d73715836d01e61371220c553188bd71a5b5e05146853bc89bf1");
}

TEST(Seed, ALongNameMeansTheSameForever) {
  std::string alphabets;
  for (int i = 0; i < 4; ++i) alphabets += "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  EXPECT_EQ(hex(Seed::named(alphabets)), "11212557417211bcd40b4bca68fa6da792697f2db24a2dba04f6e684f4eb3a04");
}

TEST(Seed, ZeroBytesAtTheEndCount) {
  std::set<std::string> seeds;
  for (std::size_t n = 0; n <= 70; ++n) seeds.insert(hex(Seed::named(std::string(n, '\0'))));
  for (std::size_t n = 0; n <= 70; ++n) seeds.insert(hex(Seed::named("a" + std::string(n, '\0'))));
  EXPECT_EQ(seeds.size(), 2 * 71U);
}

TEST(Seed, EveryLetterOfALongNameCounts) {
  // Longer than two of the blocks it is read in.
  const std::string text(80, 'x');
  std::set<std::string> seeds{hex(Seed::named(text))};
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = 'y';
    seeds.insert(hex(Seed::named(changed)));
  }
  EXPECT_EQ(seeds.size(), 81U);
}

TEST(Seed, TheOrderOfItsPartsCounts) {
  const std::string a(32, 'a');
  const std::string b(32, 'b');
  EXPECT_NE(Seed::named(a + b), Seed::named(b + a));
  EXPECT_NE(Seed::named(a + a), Seed::named(b + b));
}

TEST(Seed, ANameMayHoldAnyBytes) {
  EXPECT_NE(Seed::named("Grab"), Seed::named("Gr\xc3\xa4"
                                             "b"));
}

}  // namespace
}  // namespace mastaba

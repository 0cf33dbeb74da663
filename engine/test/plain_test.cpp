#include "engine/plain.h"

#include <array>
#include <gtest/gtest.h>
#include <set>

namespace mastaba {

// Outside the nameless namespace: what compares two of them must be found by the namespace they live in, as it is for
// the structs of a game.
struct PlainPair {
  u8 a;
  u8 b;
};
struct PlainNothing {};
struct PlainWide {
  u64 first;
  u32 second;
  u16 third;
  u16 fourth;
};
struct PlainPadded {
  u8 small;
  u32 large;
};

namespace {

template <class T>
T flipped(T value, std::size_t bit) {
  auto* bytes = reinterpret_cast<unsigned char*>(&value);
  bytes[bit / 8] = static_cast<unsigned char>(bytes[bit / 8] ^ (1U << (bit % 8)));
  return value;
}

// How many different hashes a value and all its neighbours at one bit's distance have.
template <class T>
std::size_t hashesAround(const T& value) {
  std::set<u64> hashes{hashOf(value)};
  for (std::size_t bit = 0; bit < sizeof(T) * 8; ++bit) hashes.insert(hashOf(flipped(value, bit)));
  return hashes.size();
}

TEST(Plain, EqualBytesAreEqualValues) {
  EXPECT_EQ((PlainPair{1, 2}), (PlainPair{1, 2}));
  EXPECT_EQ((PlainWide{1, 2, 3, 4}), (PlainWide{1, 2, 3, 4}));
}

TEST(Plain, EveryBitThatDiffersMakesValuesUnequal) {
  const PlainWide value{1, 2, 3, 4};
  for (std::size_t bit = 0; bit < sizeof(value) * 8; ++bit) EXPECT_NE(value, flipped(value, bit)) << "bit " << bit;
}

TEST(Plain, EmptyStructsAreEqualWhateverTheirByteHolds) {
  PlainNothing one;
  PlainNothing other;
  // The one byte that an empty struct occupies means nothing, so nobody keeps it clean.
  std::memset(static_cast<void*>(&one), 0x11, 1);
  std::memset(static_cast<void*>(&other), 0x22, 1);
  EXPECT_EQ(one, other);
}

TEST(Plain, PaddingAndPointersToThingsElsewhereAreNotPlain) {
  EXPECT_TRUE(Plain<PlainPair>);
  EXPECT_TRUE(Plain<PlainWide>);
  EXPECT_FALSE(Plain<PlainPadded>) << "the bytes between `small` and `large` may differ";
  EXPECT_FALSE(Plain<float>) << "0.0 and -0.0 are equal, their bytes are not";
  struct Counted {
    ~Counted() {}
  };
  EXPECT_FALSE(Plain<Counted>) << "copying its bytes is not copying it";
}

TEST(Plain, BeforeOrdersByTheFirstByteThatDiffers) {
  EXPECT_TRUE(before(PlainPair{1, 9}, PlainPair{2, 0}));
  EXPECT_FALSE(before(PlainPair{2, 0}, PlainPair{1, 9}));
  EXPECT_TRUE(before(PlainPair{1, 8}, PlainPair{1, 9}));
  EXPECT_TRUE(before(PlainPair{0x7f, 0}, PlainPair{0x80, 0})) << "bytes count from 0 to 255";
}

TEST(Plain, OfTwoValuesExactlyOneIsBeforeUnlessTheyAreEqual) {
  for (int i = 0; i < 16; ++i)
    for (int k = 0; k < 16; ++k) {
      const PlainPair a{static_cast<u8>(i / 4), static_cast<u8>(i % 4)};
      const PlainPair b{static_cast<u8>(k / 4), static_cast<u8>(k % 4)};
      EXPECT_EQ(int{before(a, b)} + int{before(b, a)}, a == b ? 0 : 1) << i << " " << k;
    }
}

TEST(Plain, EqualValuesHashAlike) { EXPECT_EQ(hashOf(PlainWide{1, 2, 3, 4}), hashOf(PlainWide{1, 2, 3, 4})); }

TEST(Plain, TheHashDependsOnEveryBitOfLongAndShortValues) {
  // Whole words, less than a word, and a rest behind a word go different ways through the code.
  EXPECT_EQ(hashesAround(PlainWide{1, 2, 3, 4}), 1 + 16 * 8U);
  EXPECT_EQ(hashesAround(PlainPair{1, 2}), 1 + 2 * 8U);
  EXPECT_EQ(hashesAround(std::array<u8, 8>{}), 1 + 8 * 8U);
  EXPECT_EQ(hashesAround(std::array<u8, 15>{}), 1 + 15 * 8U);
  EXPECT_EQ(hashesAround(u8{7}), 1 + 8U);
}

TEST(Plain, TheHashDependsOnTheOrderOfWords) {
  EXPECT_NE(hashOf(std::array<u64, 2>{1, 2}), hashOf(std::array<u64, 2>{2, 1}));
}

TEST(Plain, TheHashDependsOnItsSeedSoThatHashesCanBeChained) {
  const PlainPair value{1, 2};
  EXPECT_NE(hashOf(value, 1), hashOf(value, 2));
  EXPECT_EQ(hashOf(value, 1), hashOf(value, 1));
}

}  // namespace
}  // namespace mastaba

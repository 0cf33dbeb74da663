// The generator behind every table against the vectors of RFC 8439. They were compared with OpenSSL's and Python's
// implementations as well, as was the golden luck of chance_test.cpp.
#include <gtest/gtest.h>
#include <numeric>
#include <string>

#include "engine/chance.h"

namespace mastaba {
namespace {

using Nonce = std::array<u32, 3>;

// A key as the RFC writes it: 32 bytes, read little-endian.
ChaChaKey keyOfBytes(const std::array<u8, 32>& bytes) {
  ChaChaKey key{};
  for (std::size_t i = 0; i < 32; ++i) key[i / 4] |= u32{bytes[i]} << (8 * (i % 4));
  return key;
}

std::array<u8, 32> oneByte(std::size_t at, u8 byte) {
  std::array<u8, 32> bytes{};
  bytes[at] = byte;
  return bytes;
}

TEST(ChaCha20, TheBlockFunctionOfSection232) {
  std::array<u8, 32> bytes{};
  std::iota(bytes.begin(), bytes.end(), u8{0});
  // The nonce is the bytes 00 00 00 09, 00 00 00 4a, 00 00 00 00.
  EXPECT_EQ(
      chacha20(keyOfBytes(bytes), 1, Nonce{0x09000000, 0x4a000000, 0}),
      (ChaChaBlock{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                   0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2}));
}

TEST(ChaCha20, AppendixA1Vector1AllZero) {
  EXPECT_EQ(
      chacha20({}, 0, Nonce{}),
      (ChaChaBlock{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
                   0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2}));
}

TEST(ChaCha20, AppendixA1Vector2CounterOne) {
  EXPECT_EQ(
      chacha20({}, 1, Nonce{}),
      (ChaChaBlock{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612, 0xed7aee32,
                   0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b}));
}

TEST(ChaCha20, AppendixA1Vector3LastBitOfTheKey) {
  EXPECT_EQ(
      chacha20(keyOfBytes(oneByte(31, 1)), 1, Nonce{}),
      (ChaChaBlock{0x2452eb3a, 0x9249f8ec, 0x8d829d9b, 0xddd4ceb1, 0xe8252083, 0x60818b01, 0xf38422b8, 0x5aaa49c9,
                   0xbb00ca8e, 0xda3ba7b4, 0xc4b592d1, 0xfdf2732f, 0x4436274e, 0x2561b3c8, 0xebdd4aa6, 0xa0136c00}));
}

TEST(ChaCha20, AppendixA1Vector4SecondByteOfTheKeyAndCounterTwo) {
  EXPECT_EQ(
      chacha20(keyOfBytes(oneByte(1, 0xff)), 2, Nonce{}),
      (ChaChaBlock{0xfb4dd572, 0x4bc42ef1, 0xdf922636, 0x327f1394, 0xa78dea8f, 0x5e269039, 0xa1bebbc1, 0xcaf09aae,
                   0xa25ab213, 0x48a6b46c, 0x1b9d9bcb, 0x092c5be6, 0x546ca624, 0x1bec45d5, 0x87f47473, 0x96f0992e}));
}

TEST(ChaCha20, AppendixA1Vector5LastByteOfTheNonce) {
  EXPECT_EQ(
      chacha20({}, 0, Nonce{0, 0, 0x02000000}),
      (ChaChaBlock{0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef, 0x88228b1a, 0x96a4dfb3, 0x5b76ab72, 0xc727ee54,
                   0x0e0e978a, 0xf3145c95, 0x1b748ea8, 0xf786c297, 0x99c28f5f, 0x628314e8, 0x398a19fa, 0x6ded1b53}));
}

}  // namespace
}  // namespace mastaba

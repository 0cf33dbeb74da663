#include "engine/chance.h"

namespace mastaba {
namespace {

u64 splitMix(u64& state) {
  state += 0x9e3779b97f4a7c15ULL;
  u64 z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

// Little-endian on every machine, as the RFC has it.
ChaChaKey keyOf(const Seed& seed) {
  ChaChaKey key{};
  for (std::size_t i = 0; i < seed.bytes.size(); ++i) key[i / 4] |= u32{seed.bytes[i]} << (8 * (i % 4));
  return key;
}

}  // namespace

ChaChaBlock chacha20(const ChaChaKey& key, u32 counter, const std::array<u32, 3>& nonce) {
  const ChaChaBlock start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, key[0],  key[1],   key[2],   key[3],
                          key[4],     key[5],     key[6],     key[7],     counter, nonce[0], nonce[1], nonce[2]};
  ChaChaBlock x = start;
  const auto quarter = [&x](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 7);
  };
  for (int round = 0; round < 10; ++round) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += start[i];
  return x;
}

Seed Seed::named(std::string_view text) {
  // Absorbs the text block by block; its length goes in last, so that "a" and "a\0" differ.
  ChaChaKey key{};
  u32 blocks = 0;
  for (std::size_t from = 0; from < text.size(); from += 32) {
    Seed block;
    const std::string_view part = text.substr(from, 32);
    for (std::size_t i = 0; i < part.size(); ++i) block.bytes[i] = static_cast<u8>(part[i]);
    const ChaChaKey words = keyOf(block);
    for (std::size_t i = 0; i < key.size(); ++i) key[i] ^= words[i];
    const ChaChaBlock mixed = chacha20(key, blocks++, {0x6e616d65, 0, 0});
    for (std::size_t i = 0; i < key.size(); ++i) key[i] = mixed[i];
  }
  const ChaChaBlock last = chacha20(key, blocks, {0x6c617374, static_cast<u32>(text.size()), 0});
  Seed seed;
  for (std::size_t i = 0; i < seed.bytes.size(); ++i) seed.bytes[i] = static_cast<u8>(last[i / 4] >> (8 * (i % 4)));
  return seed;
}

Chance::Chance(u64 seed) : fast_(true) {
  for (u64& word : fastState_) word = splitMix(seed);
}

Chance::Chance(const Seed& seed) : key_(keyOf(seed)), fast_(false) {}

u32 Chance::tableWord(u32 id) {
  const u32 i = used_[id]++;
  const u64 name = (u64{id} << 32) | (i / 16);
  if (name != blockName_) {
    block_ = chacha20(key_, i / 16, {id, 0, 0});
    blockName_ = name;
  }
  return block_[i % 16];
}

}  // namespace mastaba

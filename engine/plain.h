// Plain values: types whose bytes are their meaning. Everything a game keeps is made of them, so that copying is
// memcpy, equality is memcmp, and a hash of the bytes names a position.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace mastaba {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i16 = std::int16_t;

// Trivially copyable and without padding: no byte may differ between two equal values.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// Plain values are equal when their bytes are. (An empty struct, a move without operands, has one byte that means
// nothing; two of them are always equal.)
template <class T>
  requires std::is_aggregate_v<T> && std::is_class_v<T> && (Plain<T> || std::is_empty_v<T>)
bool operator==(const T& a, const T& b) {
  if constexpr (std::is_empty_v<T>)
    return true;
  else
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// A total order over plain values, by their bytes: what a hand is sorted by.
template <Plain T>
constexpr bool before(const T& a, const T& b) {
  if constexpr (sizeof(T) == 1)
    return std::bit_cast<u8>(a) < std::bit_cast<u8>(b);
  else
    return std::memcmp(&a, &b, sizeof(T)) < 0;
}

// Names a value for hash tables. Not a defence against anybody: use it on honest data only.
template <Plain T>
u64 hashOf(const T& value, u64 seed = 0x9e3779b97f4a7c15ULL) {
  u64 hash = seed;
  const auto mix = [&hash](u64 word) {
    hash = (hash ^ word) * 0xff51afd7ed558ccdULL;
    hash ^= hash >> 32;
  };
  const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
  std::size_t left = sizeof(T);
  for (; left >= 8; left -= 8, bytes += 8) {
    u64 word = 0;
    std::memcpy(&word, bytes, 8);
    mix(word);
  }
  if (left > 0) {
    u64 word = 0;
    std::memcpy(&word, bytes, left);
    mix(word);
  }
  return hash;
}

}  // namespace mastaba

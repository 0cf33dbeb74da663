// Short lists that live in place. `Seq` is for positions: its unused places always hold T{}, so that equal lists are
// equal bytes. `List` is for scratch work, such as the legal moves: it forgets without wiping.
#pragma once

#include <array>
#include <memory>

#include "engine/plain.h"

namespace mastaba {

template <Plain T, int N>
struct Seq {
  static_assert(N > 0 && N < 256 && alignof(T) == 1, "a Seq has a one-byte length and no padding");

  u8 n = 0;
  std::array<T, N> at{};

  constexpr int size() const { return n; }
  constexpr bool empty() const { return n == 0; }
  constexpr bool full() const { return n == N; }
  static constexpr int capacity() { return N; }

  constexpr T* begin() { return at.data(); }
  constexpr T* end() { return at.data() + n; }
  constexpr const T* begin() const { return at.data(); }
  constexpr const T* end() const { return at.data() + n; }

  constexpr T& operator[](int i) {
    assert(i >= 0 && i < n);
    return at[i];
  }
  constexpr const T& operator[](int i) const {
    assert(i >= 0 && i < n);
    return at[i];
  }
  constexpr T& back() { return (*this)[n - 1]; }
  constexpr const T& back() const { return (*this)[n - 1]; }

  constexpr void push(const T& value) {
    assert(n < N);
    at[n++] = value;
  }
  constexpr T pop() {
    assert(n > 0);
    const T value = at[--n];
    at[n] = T{};
    return value;
  }
  constexpr void clear() {
    n = 0;
    at = {};
  }

  constexpr void insert(int i, T value) {  // by value: it may be an item of this list
    assert(n < N && i >= 0 && i <= n);
    if constexpr (isShort) {
      const Word low = (Word{1} << (8 * i)) - 1;
      write((word() & low) | ((word() & ~low) << 8) | (Word{std::bit_cast<u8>(value)} << (8 * i)));
    } else {
      for (int k = n; k > i; --k) at[k] = at[k - 1];
      at[i] = value;
    }
    ++n;
  }
  constexpr T erase(int i) {
    const T value = (*this)[i];
    --n;
    if constexpr (isShort) {
      const Word low = (Word{1} << (8 * i)) - 1;
      write((word() & low) | ((word() >> 8) & ~low));
    } else {
      for (int k = i; k < n; ++k) at[k] = at[k + 1];
      at[n] = T{};
    }
    return value;
  }

  // Where the first such value lies; -1: nowhere.
  constexpr int find(const T& value) const {
    for (int i = 0; i < n; ++i)
      if (at[i] == value) return i;
    return -1;
  }
  constexpr bool has(const T& value) const { return find(value) >= 0; }
  constexpr int count(const T& value) const {
    int many = 0;
    for (const T& other : *this) many += other == value ? 1 : 0;
    return many;
  }
  // Takes one such value out, if there is one; the others keep their order.
  constexpr bool drop(const T& value) {
    const int i = find(value);
    if (i >= 0) erase(i);
    return i >= 0;
  }
  // Puts a value into a sorted list, such as a hand: the same cards are then the same bytes.
  constexpr void add(T value) {
    int i = n;
    if constexpr (isShort)
      for (const T& other : at) i -= before(value, other) ? 1 : 0;  // nothing comes before T{}, which fills the rest
    else
      while (i > 0 && before(value, at[i - 1])) --i;
    insert(i, value);
  }

 private:
  // A hand of cards is moved as one large number: shifting all of it is faster than guessing where to stop.
  static constexpr bool isShort = sizeof(T) == 1 && N <= 16;
  static_assert(std::endian::native == std::endian::little);
  __extension__ using Word = unsigned __int128;

  // In eight bytes and the rest one by one, always alike: the processor waits where a load does not match a store.
  constexpr Word word() const {
    Word word = 0;
    int i = 0;
    if constexpr (N >= 8) {
      if (!std::is_constant_evaluated()) {
        u64 eight = 0;
        std::memcpy(&eight, at.data(), 8);
        word = eight;
        i = 8;
      }
    }
    for (; i < N; ++i) word |= Word{std::bit_cast<u8>(at[i])} << (8 * i);
    return word;
  }
  constexpr void write(Word word) {
    int i = 0;
    if constexpr (N >= 8) {
      if (!std::is_constant_evaluated()) {
        const auto eight = static_cast<u64>(word);
        std::memcpy(static_cast<void*>(at.data()), &eight, 8);
        i = 8;
      }
    }
    for (; i < N; ++i) at[i] = std::bit_cast<T>(static_cast<u8>(word >> (8 * i)));
  }
};

template <class T, int N>
struct List {
  int n = 0;
  std::array<T, N> at{};

  int size() const { return n; }
  bool empty() const { return n == 0; }
  static constexpr int capacity() { return N; }
  void clear() { n = 0; }
  // Made in its place: a move put together elsewhere and copied is several times slower.
  template <class From = T>
  void push(const From& from) {
    assert(n < N);
    std::construct_at(&at[n++], from);
  }
  const T& operator[](int i) const {
    assert(i >= 0 && i < n);
    return at[i];
  }
  T* begin() { return at.data(); }
  T* end() { return at.data() + n; }
  const T* begin() const { return at.data(); }
  const T* end() const { return at.data() + n; }
  // After writing behind the end: this is it now. Many are listed faster so than by pushing each.
  void endAt(const T* last) {
    n = static_cast<int>(last - at.data());
    assert(n <= N);
  }

  // Bytes behind the end mean nothing here, so byte-wise equality would lie.
  friend bool operator==(const List&, const List&) = delete;
};

}  // namespace mastaba

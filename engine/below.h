// A whole number from 0 to N-1 in one byte. Operands of moves and the counters of a position are made of it: the
// reader of JSON knows its range, a test can list all its values, and a debug build stops at the first overflow.
#pragma once

#include "engine/plain.h"

namespace mastaba {

template <int N>
struct Below {
  static_assert(N > 0 && N <= 256, "one byte");

  u8 v = 0;

  constexpr Below() = default;
  // Implicit on purpose: Step{.to = 7} and hand = 4 should read as in the rulebook.
  constexpr Below(int n) : v(static_cast<u8>(n)) { assert(n >= 0 && n < N); }

  constexpr operator int() const { return v; }

  constexpr Below& operator+=(int n) { return *this = Below(v + n); }
  constexpr Below& operator-=(int n) { return *this = Below(v - n); }
  constexpr Below& operator++() { return *this += 1; }
  constexpr Below& operator--() { return *this -= 1; }
};

// A counter of things in a box; no box here holds more than 255 of a kind.
using Count = Below<256>;

}  // namespace mastaba

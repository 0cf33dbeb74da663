// Seats at a table, and sets of them.
#pragma once

#include <bit>

#include "engine/plain.h"

namespace mastaba {

// The most people any game of the house seats.
inline constexpr int maxSeats = 6;

// One place at the table, counted from 0 clockwise. 7 is nobody's: a spectator, or "no seat".
struct Seat {
  u8 v = 0;

  constexpr Seat() = default;
  constexpr Seat(int n) : v(static_cast<u8>(n)) { assert(n >= 0 && n < 8); }
  constexpr operator int() const { return v; }
  constexpr Seat& operator++() { return *this = Seat(v + 1); }
};

inline constexpr Seat nobody{7};
// Someone who watches without a seat sees what lies open, and nothing else.
inline constexpr Seat spectator = nobody;

// The neighbour `steps` places clockwise, at most once around the table.
constexpr Seat leftOf(Seat seat, int players, int steps = 1) {
  assert(seat < players && steps >= 0 && steps <= players);
  const int place = seat + steps;
  return Seat(place < players ? place : place - players);
}

// A set of seats. Seat 7 belongs to it like any other, so that `everyone` includes those who only watch.
struct Seats {
  u8 bits = 0;

  static constexpr Seats upTo(int players) { return {static_cast<u8>((1 << players) - 1)}; }
  static constexpr Seats only(Seat seat) { return {static_cast<u8>(1 << seat)}; }
  static constexpr Seats except(Seat seat) { return {static_cast<u8>(~(1 << seat))}; }

  constexpr bool has(Seat seat) const { return ((bits >> seat) & 1) != 0; }
  constexpr bool none() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr Seat first() const {
    assert(bits != 0);
    return Seat(std::countr_zero(bits));
  }
  // The i-th of them, counted from 0.
  constexpr Seat operator[](int i) const {
    u8 left = bits;
    while (i-- > 0) left = static_cast<u8>(left & (left - 1));
    return Seats{left}.first();
  }
  constexpr void add(Seat seat) { bits = static_cast<u8>(bits | (1 << seat)); }
  constexpr void drop(Seat seat) { bits = static_cast<u8>(bits & ~(1 << seat)); }

  friend constexpr bool operator==(Seats a, Seats b) { return a.bits == b.bits; }

  // for (Seat seat : seats)
  struct Walk {
    u8 left;
    constexpr Seat operator*() const { return Seat(std::countr_zero(left)); }
    constexpr Walk& operator++() {
      left = static_cast<u8>(left & (left - 1));
      return *this;
    }
    friend constexpr bool operator==(Walk a, Walk b) { return a.left == b.left; }
  };
  constexpr Walk begin() const { return {bits}; }
  constexpr Walk end() const { return {0}; }
};

inline constexpr Seats everyone{0xff};

}  // namespace mastaba

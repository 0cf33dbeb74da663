// Sets of squares of a board, one bit each: ways are reckoned with many squares at once.
#pragma once

#include "engine/maze.h"

namespace mastaba {

template <int W, int H>
struct Squares;

// All squares of a board, and those of a column.
template <int W, int H>
inline constexpr Squares<W, H> everySquare = Squares<W, H>::where([](Square<W, H>) { return true; });
template <int W, int H, int Column>
inline constexpr Squares<W, H> squaresOfColumn =
    Squares<W, H>::where([](Square<W, H> square) { return square.column() == Column; });

template <int W, int H>
struct Squares {
  static constexpr int count = (W * H + 63) / 64;
  std::array<u64, count> words{};

  static constexpr Squares only(Square<W, H> square) {
    Squares area;
    area.add(square);
    return area;
  }
  // The squares for which this holds.
  template <class Holds>
  static constexpr Squares where(const Holds& holds) {
    Squares area;
    for (int i = 0; i < W * H; ++i) area.words[i / 64] |= u64{holds(Square<W, H>(i)) ? 1U : 0U} << (i % 64);
    return area;
  }

  constexpr bool has(Square<W, H> square) const { return ((words[square / 64] >> (square % 64)) & 1) != 0; }
  constexpr bool none() const {
    u64 any = 0;
    for (const u64 word : words) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int sum = 0;
    for (const u64 word : words) sum += std::popcount(word);
    return sum;
  }
  constexpr void add(Square<W, H> square) { words[square / 64] |= u64{1} << (square % 64); }
  constexpr void drop(Square<W, H> square) { words[square / 64] &= ~(u64{1} << (square % 64)); }

  constexpr void set(Square<W, H> square, bool in) {
    drop(square);
    words[square / 64] |= u64{in} << (square % 64);
  }
  // Takes the first of them out.
  constexpr Square<W, H> pop() {
    const Square<W, H> first = *begin();
    drop(first);
    return first;
  }

  constexpr Squares& operator|=(const Squares& other) {
    for (int i = 0; i < count; ++i) words[i] |= other.words[i];
    return *this;
  }
  constexpr Squares& operator&=(const Squares& other) {
    for (int i = 0; i < count; ++i) words[i] &= other.words[i];
    return *this;
  }
  // Without those.
  constexpr Squares& operator-=(const Squares& other) {
    for (int i = 0; i < count; ++i) words[i] &= ~other.words[i];
    return *this;
  }
  friend constexpr Squares operator|(Squares a, const Squares& b) { return a |= b; }
  friend constexpr Squares operator&(Squares a, const Squares& b) { return a &= b; }
  friend constexpr Squares operator-(Squares a, const Squares& b) { return a -= b; }
  friend constexpr bool operator==(const Squares& a, const Squares& b) { return a.words == b.words; }

  // The neighbours of all of them on one side.
  constexpr Squares towards(Side side) const {
    switch (side) {
      case Side::north:
        return lower(W);
      case Side::east:
        return (*this - squaresOfColumn<W, H, W - 1>).higher(1);
      case Side::south:
        return higher(W) & everySquare<W, H>;
      case Side::west:
        return (*this - squaresOfColumn<W, H, 0>).lower(1);
    }
    return {};
  }

  // And on any side.
  constexpr Squares beside() const {
    Squares result;
    for (const Side side : sides) result |= towards(side);
    return result;
  }

  // for (const Place place : area)
  struct Step {
    std::array<u64, count> left;
    int word = 0;
    constexpr void skip() {
      while (word < count && left[static_cast<std::size_t>(word)] == 0) ++word;
    }
    constexpr Square<W, H> operator*() const {
      return Square<W, H>(word * 64 + std::countr_zero(left[static_cast<std::size_t>(word)]));
    }
    constexpr Step& operator++() {
      u64& bits = left[static_cast<std::size_t>(word)];
      bits &= bits - 1;
      skip();
      return *this;
    }
    friend constexpr bool operator!=(const Step& a, const Step& b) { return a.word != b.word; }
  };
  constexpr Step begin() const {
    Step step{words};
    step.skip();
    return step;
  }
  constexpr Step end() const { return {{}, count}; }

 private:
  constexpr Squares higher(int by) const {
    Squares result;
    for (int i = 0; i < count; ++i) result.words[i] = (words[i] << by) | (i > 0 ? words[i - 1] >> (64 - by) : 0);
    return result;
  }
  constexpr Squares lower(int by) const {
    Squares result;
    for (int i = 0; i < count; ++i)
      result.words[i] = (words[i] >> by) | (i + 1 < count ? words[i + 1] << (64 - by) : 0);
    return result;
  }
};

}  // namespace mastaba

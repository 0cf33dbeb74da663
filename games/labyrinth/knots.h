// Half edges. A knot is a half edge of a place, seen from inside: place * 8 + half edge, as box.h counts them. Six more
// stand before the gates.
#pragma once

#include "games/labyrinth/way.h"

namespace mastaba::labyrinth {

inline constexpr int halves = 8;
inline constexpr int knots = places * halves;
inline constexpr u8 nowhere = 255;
constexpr int knotBefore(Gate gate) { return knots + static_cast<int>(gate); }
constexpr int placeOfKnot(int knot) { return knot >> 3; }
constexpr int halfOfKnot(int knot) { return knot & 7; }

extern const std::array<std::array<u8, 4>, fields> knotOfField;  // for who enters a field on a side
extern const std::array<u8, knots> fieldOfKnot;
extern const std::array<u8, knots> beyondKnot;  // the knot on the other side of the edge
// Those beyond the two outer edges of a field; beyond the edge of the board lies one behind the last place.
extern const std::array<std::array<u8, 2>, fields> knotsBeside;

// Each field of a place lies at a corner of it, with two half edges: of a set of half edges a byte for each corner,
// clockwise from field a, with a bit for either one. Turned once more, a corner is the next one.
inline constexpr auto atCorners = [] {
  std::array<u32, 256> all{};
  for (std::size_t set = 0; set < all.size(); ++set)
    for (int half = 0; half < halves; ++half)
      if (((set >> half) & 1) != 0) all[set] |= u32{1} << (((half + 1) & 6) * 4 + ((half + 1) & 1));
  return all;
}();

// A tile, turned: where one leaves it who enters by a half edge, and over how many fields.
struct Ways {
  struct Chamber {  // a field with a scarab,
    u8 quarter = 0;
    u8 corner = 0;    // where it lies,
    u8 openings = 0;  // and its half edges without a wall, as atCorners has them
  };
  std::array<std::int8_t, halves> out{};  // none: not at all
  std::array<u8, halves> fields{};        // none: there is a wall
  std::array<u8, quarters> openings{};    // of each field
  u8 scarabs = 0;
  u8 walls = 0;  // half edges
  u8 chambers = 0;
  std::array<Chamber, quarters> chamber{};
};
extern const std::array<std::array<Ways, 4>, designs + 1> allWays;
inline const Ways& waysOf(Number card, int turns) {
  return allWays[std::size_t{card.v}][static_cast<std::size_t>(turns)];
}

// A tile as it is printed, in sets of half edges: for who has no time to follow its ways. Turned, it does the same to
// half edges that lie two further on for each quarter turn.
struct Marks {
  struct Joined {
    u8 kept = 0;    // of these ways that lead here, those that lead on through the tile to another of them,
    u8 fields = 0;  // in all over so many of its fields
  };
  std::array<Joined, 256> joins{};
  std::array<u8, halves> beside{};  // who enters here passes by the fields at these
  u8 longest = 0;                   // the most fields that it joins
  u8 scarabs = 0;
};
extern const std::array<Marks, designs + 1> allMarks;

// Which cards lead from one half edge to another, turned somehow, and over how many fields.
struct Crossing {
  u32 cards = 0;
  int fields = 0;
};
extern const std::array<std::array<Crossing, halves>, halves> crossings;

// The same from one half edge, in the order in which the others lie around the place: clockwise for every second one,
// for the others the other way round. So seen, all half edges are alike, as left and right are.
struct Through {
  static constexpr std::array<u8, halves - 1> fields{2, 2, 3, 3, 2, 2, 1};
  std::array<u8, halves - 1> outs{};
  std::array<u32, halves - 1> cards{};
};
extern const std::array<Through, halves> throughs;

// A stack as a bit for each card: the lowest number comes first, equal ones side by side.
u32 bitsOf(const Bag<designs>& stack);
Number numberOf(int bit);
extern const std::array<u32, designs + 1> copiesOf;
inline u32 without(u32 stack, Number card) { return stack & ~std::bit_floor(stack & copiesOf[card.v]); }  // one fewer

// How many cards of the stack would prove a guess right.
int cardsFor(Number before, u32 stack, Guess guess);
inline Guess likelierGuess(Number before, u32 stack) {
  return cardsFor(before, stack, Guess::high) >= cardsFor(before, stack, Guess::low) ? Guess::high : Guess::low;
}

// Many machines have no instruction for it that a program may count on.
constexpr int ones(u32 bits) {
  bits -= (bits >> 1) & 0x55555555U;
  bits = (bits & 0x33333333U) + ((bits >> 2) & 0x33333333U);
  return static_cast<int>((((bits + (bits >> 4)) & 0x0F0F0F0FU) * 0x01010101U) >> 24);
}

}  // namespace mastaba::labyrinth

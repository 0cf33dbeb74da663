#include "games/labyrinth/knots.h"

#include <algorithm>

namespace mastaba::labyrinth {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// ---- what tiles can do, worked out when the program is compiled

constexpr int halfOf(int quarter, Side side) {
  for (int i = 0; i < halves; ++i)
    if (artwork::outer[at(i)].quarter == static_cast<Quarter>(quarter) && artwork::outer[at(i)].side == side) return i;
  return none;
}

constexpr int acrossInner(int quarter, Side side) {  // the quarter beyond an inner edge
  const int column = quarter % 2 + (side == Side::east ? 1 : side == Side::west ? -1 : 0);
  const int row = quarter / 2 + (side == Side::south ? 1 : side == Side::north ? -1 : 0);
  return column < 0 || column > 1 || row < 0 || row > 1 ? none : row * 2 + column;
}

constexpr std::array<u8, quarters> cornerOf{0, 1, 3, 2};
constexpr std::array<u8, quarters> sidesOf{0b1000'0001, 0b0000'0110, 0b0110'0000, 0b0001'1000};

constexpr Ways waysThrough(const Face& face) {
  Ways ways;
  ways.scarabs = face.scarabs;
  for (int quarter = 0; quarter < quarters; ++quarter) ways.openings[at(quarter)] = face.openings[at(quarter)].bits;
  for (int from = 0; from < halves; ++from) {
    int quarter = static_cast<int>(artwork::outer[at(from)].quarter);
    Side in = artwork::outer[at(from)].side;
    ways.out[at(from)] = none;
    while (true) {
      const Openings open = face.openings[at(quarter)];
      if (!open.has(in)) break;
      ++ways.fields[at(from)];
      const u8 rest = static_cast<u8>(open.bits & ~bitOf(in));
      if (rest == 0) break;
      const auto out = static_cast<Side>(std::countr_zero(rest));
      const int next = acrossInner(quarter, out);
      if (next == none) {
        ways.out[at(from)] = static_cast<std::int8_t>(halfOf(quarter, out));
        break;
      }
      quarter = next;
      in = opposite(out);
    }
    if (ways.fields[at(from)] == 0) ways.walls = static_cast<u8>(ways.walls | 1 << from);
  }
  for (int quarter = 0; quarter < quarters; ++quarter)
    if (((ways.scarabs >> quarter) & 1) != 0) {
      const u8 corner = cornerOf[at(quarter)];
      const u32 openings = ~atCorners[ways.walls] >> (8 * corner) & 3;
      ways.chamber[ways.chambers++] = {static_cast<u8>(quarter), corner, static_cast<u8>(openings)};
    }
  return ways;
}

constexpr auto waysOfAll = [] {
  std::array<std::array<Ways, 4>, designs + 1> all{};
  for (int number = 1; number <= designs; ++number)
    for (int turns = 0; turns < 4; ++turns)
      all[at(number)][at(turns)] = waysThrough(artwork::faces[at(number)][at(turns)]);
  return all;
}();

constexpr u8 besideOf(int quarter) {  // the fields beside it, on the same tile
  return quarter % 3 == 0 ? sidesOf[1] | sidesOf[2] : sidesOf[0] | sidesOf[3];
}

constexpr Marks marksOn(const Ways& ways) {
  Marks marks;
  for (int half = 0; half < halves; ++half) {
    const auto out = ways.out[at(half)];
    const auto many = static_cast<int>(ways.fields[at(half)]);
    const int first = static_cast<int>(artwork::outer[at(half)].quarter);
    if (many > 0) marks.beside[at(half)] = besideOf(first);
    if (out == none) continue;
    // A way over two fields or more passes by all others of its tile.
    if (many > 1) marks.beside[at(half)] = 255;
    if (out < half) continue;
    const int ends = 1 << half | 1 << out;
    for (int set = 0; set < 256; ++set)
      if ((set & ends) == ends) {
        Marks::Joined& joined = marks.joins[at(set)];
        joined.kept = static_cast<u8>(joined.kept | ends);
        joined.fields = static_cast<u8>(joined.fields + many);
      }
  }
  marks.longest = marks.joins[255].fields;
  marks.scarabs = ways.chambers;
  return marks;
}

constexpr auto marksOfAll = [] {
  std::array<Marks, designs + 1> all{};
  for (int number = 1; number <= designs; ++number) all[at(number)] = marksOn(waysOfAll[at(number)][0]);
  return all;
}();

constexpr auto crossingsOfAll = [] {
  std::array<std::array<Crossing, halves>, halves> all{};
  u32 bit = 1;
  for (int number = 1; number <= designs; ++number) {
    u32 copies = 0;
    for (int i = 0; i < designOf[at(number - 1)].copies; ++i, bit <<= 1) copies |= bit;
    for (int turns = 0; turns < 4; ++turns)
      for (int in = 0; in < halves; ++in) {
        const Ways& ways = waysOfAll[at(number)][at(turns)];
        if (ways.out[at(in)] == none) continue;
        Crossing& found = all[at(in)][at(ways.out[at(in)])];
        found.cards |= copies;
        found.fields = ways.fields[at(in)];
      }
  }
  return all;
}();

constexpr auto throughOfAll = [] {
  std::array<Through, halves> all{};
  for (int in = 0; in < halves; ++in)
    for (int i = 0; i < halves - 1; ++i) {
      const int out = (in % 2 == 0 ? in + i + 1 : in - i - 1) & 7;
      all[at(in)].outs[at(i)] = static_cast<u8>(out);
      all[at(in)].cards[at(i)] = crossingsOfAll[at(in)][at(out)].cards;
    }
  return all;
}();

constexpr auto numbers = [] {
  std::array<u8, cards> all{};
  int bit = 0;
  for (int number = 1; number <= designs; ++number)
    for (int i = 0; i < designOf[at(number - 1)].copies; ++i) all[at(bit++)] = static_cast<u8>(number);
  return all;
}();

constexpr auto copiesOfAll = [] {
  std::array<u32, designs + 1> all{};
  for (int bit = 0; bit < cards; ++bit) all[numbers[at(bit)]] |= u32{1} << bit;
  return all;
}();

constexpr auto enteredBy = [] {  // for who enters a field of a place on a side
  std::array<std::array<u8, 4>, fields> all{};
  for (int field = 0; field < fields; ++field)
    for (const Side side : sides) {
      const int half = halfOf(static_cast<int>(quarterOf(Field(field))), side);
      all[at(field)][static_cast<std::size_t>(side)] =
          half == none ? nowhere : static_cast<u8>(placeOfField[at(field)] * halves + half);
    }
  return all;
}();
constexpr auto fieldOf = [] {
  std::array<u8, knots> all{};
  for (int knot = 0; knot < knots; ++knot)
    all[at(knot)] = fieldAt(Place(placeOfKnot(knot)), artwork::outer[at(halfOfKnot(knot))].quarter).v;
  return all;
}();
constexpr auto beyond = [] {
  std::array<u8, knots> all{};
  for (int knot = 0; knot < knots; ++knot) {
    const Side side = artwork::outer[at(halfOfKnot(knot))].side;
    const int next = neighbours[fieldOf[at(knot)]][static_cast<std::size_t>(side)];
    all[at(knot)] = next == none ? nowhere : enteredBy[at(next)][static_cast<std::size_t>(opposite(side))];
  }
  return all;
}();
constexpr auto beside = [] {
  std::array<std::array<u8, 2>, fields> all{};
  std::array<std::size_t, fields> many{};
  for (int knot = 0; knot < knots; ++knot) {
    const u8 field = fieldOf[at(knot)];
    all[field][many[field]++] = std::min(beyond[at(knot)], static_cast<u8>(knots));
  }
  return all;
}();
}  // namespace

constinit const std::array<std::array<u8, 4>, fields> knotOfField = enteredBy;
constinit const std::array<u8, knots> fieldOfKnot = fieldOf;
constinit const std::array<u8, knots> beyondKnot = beyond;
constinit const std::array<std::array<u8, 2>, fields> knotsBeside = beside;
constinit const std::array<std::array<Ways, 4>, designs + 1> allWays = waysOfAll;
constinit const std::array<Marks, designs + 1> allMarks = marksOfAll;
constinit const std::array<std::array<Crossing, halves>, halves> crossings = crossingsOfAll;
constinit const std::array<Through, halves> throughs = throughOfAll;
constinit const std::array<u32, designs + 1> copiesOf = copiesOfAll;

u32 bitsOf(const Bag<designs>& stack) {
  u32 bits = 0;
  int first = 0;
  for (std::size_t i = 0; i < designs; first += designOf[i++].copies) bits |= ((u32{1} << stack.of[i]) - 1) << first;
  return bits;
}
Number numberOf(int bit) { return numbers[at(bit)]; }

int cardsFor(Number before, u32 stack, Guess guess) {
  int right = 0;
  for (int bit = 0; bit < cards; ++bit) {
    const bool fits = guess == Guess::high ? numbers[at(bit)] > before : numbers[at(bit)] < before;
    if (fits && ((stack >> bit) & 1) != 0) ++right;
  }
  return right;
}

}  // namespace mastaba::labyrinth

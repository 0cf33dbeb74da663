#include "engine/maze.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace mastaba {
namespace {

using Board = Square<5, 3>;

TEST(Side, TheOppositeOfTheOppositeIsTheSideItself) {
  EXPECT_EQ(opposite(Side::north), Side::south);
  EXPECT_EQ(opposite(Side::east), Side::west);
  for (const Side side : sides) EXPECT_EQ(opposite(opposite(side)), side);
}

TEST(Openings, KnowWhichSidesAreOpen) {
  const Openings corner = Openings::of({Side::north, Side::east});
  EXPECT_TRUE(corner.has(Side::north));
  EXPECT_TRUE(corner.has(Side::east));
  EXPECT_FALSE(corner.has(Side::south));
  EXPECT_FALSE(corner.has(Side::west));
  EXPECT_FALSE(corner.none());
  EXPECT_TRUE(Openings{}.none());
  EXPECT_EQ(crossing, Openings::of({Side::north, Side::east, Side::south, Side::west}));
}

TEST(Openings, AQuarterTurnIsClockwise) {
  EXPECT_EQ(Openings::of({Side::north}).turned(1), Openings::of({Side::east}));
  EXPECT_EQ(Openings::of({Side::east}).turned(1), Openings::of({Side::south}));
  EXPECT_EQ(Openings::of({Side::south}).turned(1), Openings::of({Side::west}));
  EXPECT_EQ(Openings::of({Side::west}).turned(1), Openings::of({Side::north}));
  EXPECT_EQ(Openings::of({Side::north, Side::west}).turned(3), Openings::of({Side::west, Side::south}));
}

TEST(Openings, TurnsAddUpAndFourAreNone) {
  for (int bits = 0; bits < 16; ++bits) {
    const Openings tile{static_cast<u8>(bits)};
    EXPECT_EQ(tile.turned(0), tile);
    for (int a = 0; a < 4; ++a)
      for (int b = 0; b < 4; ++b)
        EXPECT_EQ(tile.turned(a).turned(b), tile.turned((a + b) % 4)) << bits << " " << a << " " << b;
  }
}

TEST(Glyph, IsTheBoxCharacterOfTheOpenings) {
  EXPECT_EQ(glyph({}), "▪");
  EXPECT_EQ(glyph(Openings::of({Side::north})), "╵");
  EXPECT_EQ(glyph(Openings::of({Side::east})), "╶");
  EXPECT_EQ(glyph(Openings::of({Side::south})), "╷");
  EXPECT_EQ(glyph(Openings::of({Side::west})), "╴");
  EXPECT_EQ(glyph(Openings::of({Side::north, Side::east})), "└");
  EXPECT_EQ(glyph(Openings::of({Side::east, Side::south})), "┌");
  EXPECT_EQ(glyph(Openings::of({Side::south, Side::west})), "┐");
  EXPECT_EQ(glyph(Openings::of({Side::west, Side::north})), "┘");
  EXPECT_EQ(glyph(Openings::of({Side::north, Side::south})), "│");
  EXPECT_EQ(glyph(Openings::of({Side::east, Side::west})), "─");
  EXPECT_EQ(glyph(Openings::of({Side::north, Side::east, Side::south})), "├");
  EXPECT_EQ(glyph(Openings::of({Side::east, Side::south, Side::west})), "┬");
  EXPECT_EQ(glyph(Openings::of({Side::north, Side::south, Side::west})), "┤");
  EXPECT_EQ(glyph(Openings::of({Side::north, Side::east, Side::west})), "┴");
  EXPECT_EQ(glyph(crossing), "┼");
}

TEST(Glyph, AllSixteenAreReadBackAsTheTileTheyShow) {
  std::set<std::string_view> shown;
  for (int bits = 0; bits < 16; ++bits) {
    const Openings tile{static_cast<u8>(bits)};
    Openings read{static_cast<u8>(bits ^ 15)};
    EXPECT_TRUE(readGlyph(glyph(tile), read)) << bits;
    EXPECT_EQ(read, tile) << bits;
    shown.insert(glyph(tile));
  }
  EXPECT_EQ(shown.size(), 16U);
}

TEST(Glyph, WhatIsNoTileIsNotRead) {
  Openings untouched = crossing;
  for (const std::string_view text : {"", "x", "·", "──", "\xe2\x94", "━"}) {
    EXPECT_FALSE(readGlyph(text, untouched)) << text;
    EXPECT_EQ(untouched, crossing);
  }
}

TEST(Square, IsNumberedRowByRowFromTheNorthWest) {
  EXPECT_EQ(Board::at(0, 0), 0);
  EXPECT_EQ(Board::at(4, 0), 4);
  EXPECT_EQ(Board::at(0, 1), 5);
  EXPECT_EQ(Board::at(4, 2), 14);
  for (int i = 0; i < Board::squares; ++i) {
    EXPECT_EQ(Board(i).column(), i % 5);
    EXPECT_EQ(Board(i).row(), i / 5);
    EXPECT_EQ(Board::at(Board(i).column(), Board(i).row()), i);
  }
}

TEST(Square, TheFourNeighboursLieOnTheirSides) {
  const Board middle = Board::at(2, 1);
  EXPECT_EQ(middle.neighbour(Side::north), Board::at(2, 0));
  EXPECT_EQ(middle.neighbour(Side::east), Board::at(3, 1));
  EXPECT_EQ(middle.neighbour(Side::south), Board::at(2, 2));
  EXPECT_EQ(middle.neighbour(Side::west), Board::at(1, 1));
}

TEST(Square, TheBoardEndsAtItsEdges) {
  for (int i = 0; i < Board::squares; ++i) {
    const Board square(i);
    EXPECT_EQ(square.hasNeighbour(Side::north), square.row() != 0) << i;
    EXPECT_EQ(square.hasNeighbour(Side::east), square.column() != 4) << i;
    EXPECT_EQ(square.hasNeighbour(Side::south), square.row() != 2) << i;
    EXPECT_EQ(square.hasNeighbour(Side::west), square.column() != 0) << i;
  }
}

TEST(Square, ThereAndBackIsTheSameSquare) {
  int ways = 0;
  for (int i = 0; i < Board::squares; ++i)
    for (const Side side : sides) {
      if (!Board(i).hasNeighbour(side)) continue;
      EXPECT_EQ(Board(i).neighbour(side).neighbour(opposite(side)), i);
      ++ways;
    }
  EXPECT_EQ(ways, 2 * (4 * 3 + 5 * 2)) << "each border between two squares, from both sides";
}

TEST(Square, TheLargestBoardHasTwoHundredAndFiftySixSquares) {
  using Large = Square<16, 16>;
  EXPECT_EQ(Large::squares, 256);
  EXPECT_EQ(Large::at(15, 15), 255);
  EXPECT_EQ(sizeof(Large), 1U);
  EXPECT_TRUE(Plain<Large>);
}

#ifndef NDEBUG
TEST(SquareDeathTest, ADebugBuildStopsAtSquaresOffTheBoard) {
  EXPECT_DEATH(Board(15), "n < squares");
  EXPECT_DEATH((void)Board(4).neighbour(Side::east), "hasNeighbour");
}
#endif

}  // namespace
}  // namespace mastaba

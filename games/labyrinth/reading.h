// What anybody can read off a view without deciding anything. A page draws it, so that it needs no rules of its own. It
// is worked out from the view alone and so tells nothing that the view does not.
#pragma once

#include <vector>

#include "games/labyrinth/board.h"

namespace mastaba {

namespace labyrinth {

// A board as the observer sees it: the own one with what has been decided in this turn.
Board boardSeen(const View<Labyrinth>& view, Seat whose);
// Is there a wall on this side of a field, covered or not?
bool isWall(const Board& board, const Options& options, Field field, Side side);

struct LaidStone {
  Field field;
  Gem gem{};
  Fate fate{};
  int factor = 0;
  int points = 0;
};
BOOST_DESCRIBE_STRUCT(LaidStone, (), (field, gem, fate, factor, points))

struct Stake {  // what one kind of stone would bring there now
  int worth = 0;
  int factor = 0;
  int points = 0;
};
BOOST_DESCRIBE_STRUCT(Stake, (), (worth, factor, points))

struct Prospect {  // of a stone on a free scarab
  Field field;
  Fate fate{};
  int position = 0;           // of the first corridor field that touches it; 0: none does
  std::vector<Stake> stakes;  // by the kind of stone
};
BOOST_DESCRIBE_STRUCT(Prospect, (), (field, fate, position, stakes))

struct Plan {                     // of a board
  std::vector<Ways> walls;        // on which sides of each field they stand
  std::vector<Field> scarabs;     // that are free
  std::vector<LaidStone> stones;  // that lie there
  std::vector<Field> corridor;    // from the entrance to the robber
  std::vector<Tile> tiles;
  std::vector<int> left;  // stones of each kind
  Gate gate{};
  bool shutOut = false;
  int points = 0;
};
BOOST_DESCRIBE_STRUCT(Plan, (), (walls, scarabs, stones, corridor, tiles, left, gate, shutOut, points))

struct Shape {                   // of the tile, turned
  std::vector<Ways> open;        // sides of its quarters
  std::vector<Quarter> scarabs;  // where they are
};
BOOST_DESCRIBE_STRUCT(Shape, (), (open, scarabs))

struct Entry {  // where one can come in
  Gate gate{};
  Field field;
  Ways side{};
};
BOOST_DESCRIBE_STRUCT(Entry, (), (gate, field, side))

struct Reading {
  int turn = 0;
  int turns = 0;               // of the game
  std::vector<Shape> shapes;   // of the tile to lay, in all ways that differ
  std::vector<Shape> designs;  // of all tiles, not turned
  std::vector<Plan> boards;
  std::vector<Prospect> prospects;  // on the observer's own board
  std::vector<Entry> entries;
  int lower = 0;  // so many cards to come are lower than the last, as high, higher
  int same = 0;
  int higher = 0;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (turn, turns, shapes, designs, boards, prospects, entries, lower, same, higher))

}  // namespace labyrinth

labyrinth::Reading readingOf(const View<Labyrinth>& view);

}  // namespace mastaba

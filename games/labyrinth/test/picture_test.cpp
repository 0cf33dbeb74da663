// The board as text, in English.
#include <gtest/gtest.h>

#include "games/labyrinth/test/position.h"
#include "house/table_face.h"
#include "tests/pictures.h"

namespace mastaba::labyrinth {
namespace {

std::string pictureOf(const State& state, Seat observer, Seat whose = nobody) {
  const Pen pen = penOf(*roomNamed("labyrinth")->words, {"Anna", "Ben", "Cleo"}, Language::en, false, whose);
  return Labyrinth::picture(viewOf<Labyrinth>(state, observer), pen);
}

std::string boardIn(const std::string& picture) { return partOf(picture, 43, true); }
std::string besideIn(const std::string& picture) { return partOf(picture, 43, false); }
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(LabyrinthPicture, OfAWholeBoard) {
  Board board = boardOf(firstBoard, {}, Gate::westLeft);
  board = with(board, {"B3c", "C3a", "C2c", "B2d", "B1c", "B1d", "A2c", "C1c", "C1d", "E3b", "D4a", "E2b"});
  const std::string picture = pictureOf(ended({board}), 0);
  EXPECT_EQ(boardIn(picture), R"(
  ┌───A───────B───────C───────D───┬───E───┐
  │ ° │ 20  21  22  23  24  25│   │       │
1 ├───┘   ┌───┬───┬───┬───┐   │   ├───────┤
  │ 18  19│[o]│[o]│[o]│[o]│ 26│   │       │
  │   ╶───┼───┴───┴───┴───┤   └───┴───┐   │
  │ 17  16│ 13  12  11  10│ 27  28  29│ o │
2 ├───┐   ╵   ┌───┬───┐   ├───────┐   ├───┤
  │[o]│ 15  14│[o]│[o]│  9│       │ 30│ ° │
  └───┴───────┴───┼───┤   ├───┐   │   ├───┘
  >  1   2   3   4│[o]│  8│ ° │ ° │ 31│ o
3 ╶───┬───┬───┐   └───┘   ├───┼───┤   └───┐
    ° │ ° │[o]│  5   6   7│ ° │ ° │ 32  33│
  ┌───┘   ├───┴───────────┤   ├───┼───┐   │
  │       │ 51  52  53  54│ o │   │ ° │ 34│
4 ├───────┘   ┌───┬───┐   ├───┤   ├───┘   │
  │ 48  49  50│ ° │ ° │@55│ ° │   │ 36  35│
  │   ╶───────┤   ├───┴───┤   │   │   ┌───┤
  │ 47  46  45│ ° │       │ ° │ ° │ 37│   │
5 ├───┬───┐   └───┴───────┴───┴───┘   │   │
  │ ° │ ° │ 44  43  42  41  40  39  38│   │
  └───┴───┴───────────────────────────┴───┘
)");
  EXPECT_EQ(besideIn(picture), R"(
Turn 25 of 25
fields points  stones
1 Anna          55     73       0
)");
}

// The third turn of two, one of whom has laid a tile and a stone.
State third() {
  State state = position("2 1", 18, forPlayers(2));
  return after(state, 0, {Start{Gate::westLeft}, layOn("A3"), stoneOn("A3b")});
}

TEST(LabyrinthPicture, ShowsTheOwnTileAtOnceWithTheScarabsThatAreFree) {
  EXPECT_EQ(boardIn(pictureOf(third(), 0)), R"(
  ┌───A───┬───B───────C───────D───────E───┐
  │       │                               │
1 ├───────┼───────╴   ·       ·       ·   │
  │       │                               │
  │       └───────╴                       │
  │                                       │
2 │   ·       ·       ·       ·       ·   │
  │                                       │
  ├───┐                                   ╵
  │ a │ o
3 └───┼───╴   ·       ·       ·       ·
    c │ d
  ╷   ╵                                   ╷
  │                                       │
4 │   ·       ·       ·       ·       ·   │
  │                                       │
  │                                       │
  │                                       │
5 │   ·       ·       ·       ·       ·   │
  │                                       │
  └───────────────╴       ╶───────────────┘
)");
  EXPECT_EQ(besideIn(pictureOf(third(), 0)), R"(
Turn 3 of 25: tile 18
┌─┐  0
│°│°
└─┼─╴
°│°
╵
fields points  stones
> 1 Anna           0      0      11
> 2 Ben            0      0      12
To come: 3 4 5 6 6 7 7 8 8 9 9 10
10 11 11 12 12 13 13 14 14 15 16 17
19
)");
}

TEST(LabyrinthPicture, HidesFromOthersWhatIsNotShownYet) {
  const std::string shown = boardIn(pictureOf(third(), 1, 0));
  EXPECT_FALSE(has(shown, "o"));
  EXPECT_EQ(shown, boardIn(pictureOf(position("2 1", 18, forPlayers(2)), 1, 0)));
  EXPECT_EQ(shown, boardIn(pictureOf(third(), spectator)));
  EXPECT_FALSE(shown == boardIn(pictureOf(third(), 0)));
}

TEST(LabyrinthPicture, BeforeABetTellsWhatIsLeft) {
  EXPECT_EQ(besideIn(pictureOf(beforeBet("10@2 19@2 9@2 12@0 14@3", withBets(2), Gate::eastLeft), 0)), R"(
Turn 6 of 25: place your bets
Above 14: 4, equal: 1, below: 18
Still in this round: 1 2
fields points  stones
> 1 Anna           0      0    12+0
> 2 Ben            0      0    12+0
To come: 1 2 3 4 5 6 6 7 7 8 8 9 10
11 11 12 13 13 14 15 16 17 18
)");
}

}  // namespace
}  // namespace mastaba::labyrinth

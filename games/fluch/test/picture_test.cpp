// The tomb as text, in English.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"
#include "house/table_face.h"
#include "tests/pictures.h"

namespace mastaba::fluch {
namespace {

std::string pictureOf(const State& state, Language language = Language::en) {
  const Pen pen = penOf(*roomNamed("fluch")->words, {"Anna", "Ben", "Cleo", "Dora", "Emil"}, language, false, nobody);
  return Fluch::picture(viewOf<Fluch>(state, spectator), pen);
}

std::string boardIn(const std::string& picture) { return partOf(picture, 42, true); }
std::string besideIn(const std::string& picture) { return partOf(picture, 42, false); }
// One line of the board, counted from the row of the maze.
std::string rowIn(const State& state, int row) {
  const std::string board = boardIn(pictureOf(state));
  return std::string(splitLines(board)[static_cast<std::size_t>(row + 2)]);
}

const std::string explored = R"(
  D8  #┐
  D9  ╚┤
  E10 #═╗
  E11 │.║
  E12 ├─┘
  E13 │
  turn 1, ammut D8, token E10 red2, heap F12 blue1 green3, heap D9 red1
  end, symbols 1, move 2
  0: at E11, lives 3, tokens red3 blue3, protection horus
  1: at E9, lives 7
)";

TEST(FluchPicture, OfATombPartlyBuilt) {
  EXPECT_EQ(boardIn(pictureOf(position(explored, forPlayers(3)))), R"(
    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · [ ]
    A  B  C  D  E  F  G  H  I  J  K  L  M
 1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 2  · [ ] ·  · [ ] ·  ·  · [ ] ·  · [ ] ·
 3  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 4 [ ] ·  · [?] · [ ] · [ ] · [?] ·  · [?]
 5  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 6  · [?] ·  · [?] · [ ] · [?] ·  · [?] ·
 7  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 8 [?] ·  · [ @─┐ [?] · [?] · [ ] ·  · [?]
 9  ·  ·  ·  *═─B  ·  ·  ·  ·  ·  ·  ·  ·
10  ·  · [?] · r2]════╗  · [?] · [?] ·  ·
11  ·  ·  ·  ·  A  ·  ║  ·  ·  ·  ·  ·  ·
12  ·  ·  ·  ·  ├──*──┘  ·  ·  ·  ·  ·  ·
13  ·  ·  ·  ·  │  ·  ·  ·  ·  ·  ·  ·  ·
14       / \   / \   /C\   / \   / \
)");
}

// The tile on which an explorer stands is drawn beside the name of its square.
TEST(FluchPicture, WhatStandsBesideIt) {
  EXPECT_EQ(besideIn(pictureOf(position(explored, forPlayers(3)))), R"(
Round 1, Ben
dice 2 @, pips left 2
Ammut D8
on life tokens  tr  pr
A Anna    E11│    3  r·b··   6   1
> B Ben      E9┤    7  ·····   0   0
C Cleo     G14    7  ·····   0   0
* D9: r1; F12: b1 g3
bag 120, treasures 59, events 39
[?] closed, ═ grey, * heap, @ Ammut
)");
}

TEST(FluchPicture, InGerman) {
  EXPECT_EQ(besideIn(pictureOf(position(explored, forPlayers(3)), Language::de)), R"(
Runde 1, Ben
Würfel 2 @, Punkte übrig 2
Ammut D8
auf  Leb Marken Sch Stz
A Anna    E11│    3  r·b··   6   1
> B Ben      E9┤    7  ·····   0   0
C Cleo     G14    7  ·····   0   0
* D9: r1; F12: b1 ü3
Beutel 120, Schätze 59, Ereign. 39
[?] zu, ═ grau, * Haufen, @ Ammut
)");
}

TEST(FluchPicture, WhatIsInAChamberStandsBeforeWhoIsThere) {
  const auto chamber = [](const std::string& with) { return rowIn(position(corridor + with), 10).substr(18, 3); };
  EXPECT_EQ(chamber(""), "[?]");
  EXPECT_EQ(chamber("0: at E10"), "[?A");
  EXPECT_EQ(chamber("empty E10"), "[ ]");
  EXPECT_EQ(chamber("empty E10\n 1: at E10"), "[ B");
  EXPECT_EQ(chamber("empty E10, ammut E10"), "[ @");
  EXPECT_EQ(chamber("token E10 green3"), "g3]");
  EXPECT_EQ(chamber("token E10 green3\n 0: at E10"), "g3A");
  EXPECT_EQ(chamber("token E10 green3, heap E10 red2"), "g3*");
  EXPECT_EQ(chamber("empty E10, heap E10 red2"), "[*]");
  EXPECT_EQ(chamber("empty E10, heap E10 red2\n 0: at E10"), "[*A");
}

TEST(FluchPicture, WhoPassesStandsBeforeWhoIsPassed) {
  const std::string row = rowIn(position(corridor + "turn 1, end, move 2\n 0: at E12\n 1: at E12"), 12);
  EXPECT_NE(row.find("B"), std::string::npos) << row;
  EXPECT_EQ(row.find("A"), std::string::npos) << row;
}

TEST(FluchPicture, AmmutOnHerTrack) {
  EXPECT_EQ(rowIn(position("ammut 3"), -1), "    ·  ·  @  ·  ·  ·  ·  ·  ·  ·  ·  · [ ]");
  EXPECT_EQ(rowIn(position("ammut 13, place 0"), -1), "    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · [@]");
  const State waiting = position("ammut 13", forPlayers(4));
  EXPECT_NE(besideIn(pictureOf(waiting)).find("Ammut 13/13, waits"), std::string::npos);
}

TEST(FluchPicture, TheTileInHandAndTheTilesToDraw) {
  EXPECT_NE(besideIn(pictureOf(position("tile junction"))).find("\ntiles to draw 2, junction\n"), std::string::npos);
  EXPECT_NE(besideIn(pictureOf(position("end, tile greyCurve"))).find("\ndice 0 0, grey curve\n"), std::string::npos);
}

TEST(FluchPicture, BeforeAndAfterTheGame) {
  EXPECT_NE(besideIn(pictureOf(begin())).find("A Anna       -    7  ·····   0   0"), std::string::npos);
  const State won =
      after(position(corridor + "end, move 1\n 0: at E13, tokens red1 yellow1 blue1 green1 orange1"), step("E14"));
  EXPECT_NE(besideIn(pictureOf(won)).find("The game is over"), std::string::npos);
}

}  // namespace
}  // namespace mastaba::fluch

// What is in the box of Der Fluch des Pharao: every number of the game, each with its source: the rule in RULES.md, or
// that it is our reconstruction. Whoever owns the real box can correct a number here, and only here.
#pragma once

#include <array>
#include <string_view>

namespace mastaba::fluch {

inline constexpr int fewest = 2;  // players, FLUCH-1
inline constexpr int most = 5;

// ---- the board. 13 by 13 squares are known (FLUCH-2), also the five entrances opposite the track (FLUCH-5); where the
// chambers and the entrances are, and how long the track is, is reconstructed: # is a chamber, E an entrance.
inline constexpr int width = 13;
inline constexpr std::array<std::string_view, 14> map{
    ".............",  // 1
    ".#..#...#..#.",  // 2
    ".............",  // 3
    "#..#.#.#.#..#",  // 4
    ".............",  // 5
    ".#..#.#.#..#.",  // 6
    ".............",  // 7
    "#..#.#.#.#..#",  // 8
    ".............",  // 9
    "..#.#...#.#..",  // 10
    ".............",  // 11
    ".............",  // 12
    ".............",  // 13
    "..E.E.E.E.E..",  // outside
};
inline constexpr int height = 14;  // with the entrances
inline constexpr int squares = width * width;
inline constexpr int chambers = 25;
inline constexpr int entrances = 5;
inline constexpr int track = 13;  // spaces; the last shows a chamber (FLUCH-6)

// Which chambers have a token where there are fewer tokens than chambers and lots do not decide: reconstructed. Seen
// from the left and from the right it is the same.
inline constexpr std::array<std::string_view, 3> filled{
    "B2 L2 D4 J4 E6 I6 A8 M8 E10 I10",
    "B2 L2 D4 J4 B6 G6 L6 D8 F8 H8 J8 C10 E10 I10 K10",
    "B2 E2 I2 L2 A4 D4 J4 M4 B6 E6 I6 L6 A8 F8 H8 M8 C10 E10 I10 K10",
};

// ---- tiles: 131 of six kinds, 42 of them straights (FLUCH-9); the other numbers are reconstructed.
inline constexpr int kinds = 6;
inline constexpr int tiles = 131;
// straights, curves, junctions, crossings, grey straights, grey curves
inline constexpr std::array<int, kinds> copies{42, 36, 20, 9, 12, 12};
inline constexpr int tilesPerTurn = 3;  // FLUCH-30
inline constexpr int extraTiles = 2;    // FLUCH-107

// ---- chamber tokens (FLUCH-7, FLUCH-8): per colour one worth 1, two worth 2, two worth 3.
inline constexpr int colours = 5;
inline constexpr int values = 3;
inline constexpr int tokenKinds = colours * values;
inline constexpr int tokens = 25;
struct PerColour {
  std::array<int, values> of;  // how many are worth 1, 2, 3
};
// For two to five players. That it depends on their number is known (FLUCH-15), and that three players have a single 3
// of each colour (FLUCH-16); the rest is reconstructed.
inline constexpr std::array<std::array<PerColour, 4>, 2> tokenSets{{
    {{{{1, 1, 1}}, {{1, 2, 1}}, {{1, 2, 2}}, {{1, 2, 2}}}},  // one to spare of each colour
    {{{{0, 1, 1}}, {{1, 1, 1}}, {{1, 2, 1}}, {{1, 2, 2}}}},  // as many as players
}};

// ---- dice: that there are a 0 and the sign of Ammut is known (FLUCH-13), that 3 is the highest number is told; the
// faces are reconstructed. 4 stands for Ammut.
inline constexpr int faces = 6;
inline constexpr std::array<std::array<int, faces>, 3> dice{{
    {0, 1, 2, 3, 3, 4},  // usual
    {0, 1, 2, 2, 3, 4},  // even
    {0, 1, 2, 3, 4, 4},  // the hunter's
}};

// ---- lives (FLUCH-12, FLUCH-24)
inline constexpr int lives = 45;
inline constexpr int livesEach = 7;
inline constexpr std::array<int, 4> revived{7, 5, 3, 1};  // FLUCH-120; the rulebook is silent: our reading

// ---- event cards: 40 with four effects (FLUCH-11); titles and numbers are reconstructed.
inline constexpr int eventKinds = 12;
inline constexpr int eventCards = 40;
inline constexpr std::array<int, eventKinds> eventCopies{
    3, 3, 3, 3,  // a life more: Isis, Hathor, Thoth, Shu
    4, 4,        // protection: eye of Horus, Bes
    4, 3,        // Ammut may be moved: Anubis, the scales of Maat
    4, 4, 3, 2,  // a life less: Seth, Apophis, scorpions, bad air
};
inline constexpr int protectionCards = 8;

// ---- treasure cards: 65, some with F, some with A, some without a mark (FLUCH-10); what they show and which have
// which mark is reconstructed.
inline constexpr int objects = 13;
inline constexpr int origins = 5;
inline constexpr int treasureCards = objects * origins;
// By origin, for each object: F a trap, A Ammut, . nothing. The objects: amulet, scarab, ring, necklace, mask, canopic
// jar, ushabti, statuette, stela, papyrus, vessel, mirror, senet board.
inline constexpr std::array<std::string_view, origins> marks{
    "AAAAAAAAAAAAA",  // of the king
    "FFFFFFFFFFFFF",  // of the priests
    "....AFFAAF...",  // of the temple
    ".............",  // of the nobles
    ".............",  // of the craftsmen
};
inline constexpr int mostTreasures = colours * values;  // that one can own

// ---- Ammut
inline constexpr int stepsPerSymbol = 2;  // in the maze, FLUCH-87
inline constexpr int stepsOfEvent = 4;    // with that option
inline constexpr int calledBy = 3;        // tokens, FLUCH-90

// ---- the goal (FLUCH-123, FLUCH-124)
struct Goal {
  int colours;
  int treasures;
};
inline constexpr Goal goal{5, 12};
inline constexpr Goal shortGoal{4, 9};

inline constexpr int roundLimit = 100;  // FLUCH-134: our house rule

}  // namespace mastaba::fluch

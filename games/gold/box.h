// What is in the box of Das Gold des Pharao: every number of the game, each with its source: the rule in RULES.md, or
// that it is our reconstruction.
#pragma once

#include <array>

namespace mastaba::gold {

inline constexpr int fewest = 2;  // players, GOLD-2, GOLD-97
inline constexpr int most = 4;

inline constexpr int width = 6;  // GOLD-10
inline constexpr int places = width * width;
inline constexpr int chambers = 5;   // GOLD-1, GOLD-62
inline constexpr int corridors = 5;  // kinds of them
inline constexpr int kinds = corridors + chambers;

inline constexpr int lampsEach = 5;              // GOLD-2
inline constexpr int twos = 4;                   // how many treasures are worth 2 and how many 3 is deduced from an
inline constexpr int threes = 4;                 // example of the count: our reconstruction
inline constexpr int treasures = twos + threes;  // GOLD-3
inline constexpr int loot = treasures + 1;       // with the mask
inline constexpr int photos = 5;                 // GOLD-4
inline constexpr int actions = 3;                // GOLD-19
inline constexpr int countdown = 3;              // turns of the finder, GOLD-78, GOLD-87
inline constexpr int photoWorth = 1;             // GOLD-8, GOLD-56
inline constexpr int twoWorth = 2;
inline constexpr int threeWorth = 3;
inline constexpr int maskWorth = 5;
inline constexpr int archaeologistCosts = 2;  // when lost, GOLD-9
inline constexpr int helperCosts = 1;
inline constexpr int quietRounds = 12;  // until a game in which nothing is found ends: our house rule, A51

// How many corridor tiles there are of each kind is not known: our reconstruction. Each mix has thirty (GOLD-1).
struct Mix {
  int straights;
  int curves;
  int junctions;
  int crossings;
  int deadEnds;
};
inline constexpr std::array<Mix, 4> mixes{{
    {10, 10, 10, 0, 0},  // balanced
    {8, 10, 8, 4, 0},    // open
    {8, 14, 8, 0, 0},    // twisty
    {9, 9, 9, 0, 3},     // with dead ends
}};

// What the photos show is not known, only that they show all treasures and the mask: our reconstruction (GOLD-57).
struct Photo {
  int treasures;
  bool mummy;
  bool curse;
};
inline constexpr std::array<std::array<Photo, photos>, 3> photoSets{{
    {{{1, false, false}, {1, false, true}, {2, true, false}, {2, false, true}, {3, true, false}}},    // mixed
    {{{1, false, false}, {2, false, false}, {2, true, false}, {2, false, true}, {2, true, true}}},    // even
    {{{1, false, false}, {1, false, false}, {2, false, false}, {2, false, true}, {3, true, false}}},  // mild
}};

}  // namespace mastaba::gold

// What is in the box of Das Labyrinth des Pharao: every number of the game, each with its source: the rule in RULES.md,
// or that it is our reconstruction.
#pragma once

#include <array>
#include <string_view>

namespace mastaba::labyrinth {

inline constexpr int fewest = 1;  // players, LABYRINTH-1
inline constexpr int most = 5;

inline constexpr int width = 5;               // places, LABYRINTH-2
inline constexpr int places = width * width;  // and turns: each turn covers one, LABYRINTH-37
inline constexpr int quarters = 4;            // fields of a tile
inline constexpr int fieldsWide = 2 * width;  // fields
inline constexpr int fields = places * quarters;

inline constexpr int designs = 19;  // LABYRINTH-3
inline constexpr int cards = 28;    // and tiles of a player, LABYRINTH-3, LABYRINTH-8

inline constexpr int blueStones = 5;  // LABYRINTH-6
inline constexpr int greenStones = 4;
inline constexpr int redStones = 3;
inline constexpr int stones = blueStones + greenStones + redStones;

inline constexpr int stretch = 15;    // fields between two markers, LABYRINTH-36; and of a factor, LABYRINTH-46
inline constexpr int stretches = 4;   // the last one is open-ended
inline constexpr int startBy = 3;     // the turn by which a start is chosen, LABYRINTH-29
inline constexpr int plainWorth = 2;  // LABYRINTH-40
inline constexpr int blueWorth = 1;   // LABYRINTH-45
inline constexpr int greenWorth = 2;
inline constexpr int redWorth = 3;
inline constexpr int specialWorth = 4;  // LABYRINTH-53

inline constexpr int group = 5;             // cards of a betting round, LABYRINTH-54
inline constexpr int bettingRounds = 3;     // LABYRINTH-56
inline constexpr int firstBet = group + 1;  // turns with a bet
inline constexpr int lastBet = group * (1 + bettingRounds);

// Which published tile shows what is not known: these designs are our reconstruction. They keep every known count, run
// straight or turn, and are closed under mirroring, so that left and right are alike; labyrinth_tiles_test checks what
// they promise.
//
//      0   1       a tile is four fields, a b over c d
//    +---+---+     inner: which of the edges between them are open: n is a-b, e is b-d, s is c-d, w is a-c
//  7 | a | b | 2   outer: which of the eight half edges around are open
//    +---+---+     whatever is not open is a wall
//  6 | c | d | 3
//    +---+---+
//      5   4
struct Design {
  int copies;
  std::string_view inner;
  std::string_view outer;
};
inline constexpr std::array<Design, designs> designOf{{
    {1, "ns", "2367"},    // 1: two parallel straights
    {1, "ns", "0145"},    // 2: two U-turns back to back
    {1, "nw", "25"},      // 3: wide bend round a sealed chamber
    {1, "nw", "26"},      // 4: hook round a sealed chamber, west to east
    {1, "nw", "15"},      // 5: hook round a sealed chamber, south to north
    {2, "ns", "0246"},    // 6: two offset bends
    {2, "ns", "1357"},    // 7: two offset bends
    {2, "nw", "2345"},    // 8: wide bend with inner bend
    {2, "nw", "246"},     // 9: hook with a niche to the south
    {2, "nw", "135"},     // 10: hook with a niche to the east
    {2, "nw", "1346"},    // 11: wide S-bend with inner bend
    {2, "n", "2457"},     // 12: straight over two niches
    {2, "n", "02346"},    // 13: bend, niche and bend
    {2, "n", "13567"},    // 14: bend, niche and bend
    {1, "n", "234567"},   // 15: straight over two bends
    {1, "n", "013456"},   // 16: U-turn over two bends
    {1, "n", "2367"},     // 17: straight over two sideways niches
    {1, "", "123456"},    // 18: sealed chamber and three bends
    {1, "", "01234567"},  // 19: four bends
}};

// The points from which a solo player is a robber, a master robber, a vizier, the pharaoh: our reconstruction.
inline constexpr std::array<int, 4> basicRanks{35, 48, 60, 70};
inline constexpr std::array<int, 4> expertRanks{40, 55, 70, 85};

}  // namespace mastaba::labyrinth

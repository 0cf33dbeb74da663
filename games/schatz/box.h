// What is in the box of Der Schatz des Pharaos: every number of the game, each with its source: the rule in
// RULES.md, or how it was inferred.
#pragma once

namespace mastaba::schatz {

inline constexpr int fewest = 2;  // players, SCHATZ-1
inline constexpr int most = 6;

inline constexpr int items = 4;            // ladder, torch, rope, spade, SCHATZ-2
inline constexpr int values = 5;           // an equipment card is worth 1 to 5, SCHATZ-2
inline constexpr int equipmentCards = 40;  // SCHATZ-2
inline constexpr int copies = 2;           // of each item and value: inferred, 40 divides evenly
inline constexpr int magicCards = 8;       // SCHATZ-3
inline constexpr int curseCards = 4;       // SCHATZ-3
inline constexpr int protectionCards = 4;  // SCHATZ-3
inline constexpr int cards = equipmentCards + magicCards + curseCards + protectionCards;

// The later rework has 9 equipment cards of each item, 3 curses and 3 protections. Which equipment is missing is not
// known; here it is one of the two fives.
inline constexpr int reworkCurseCards = 3;
inline constexpr int reworkProtectionCards = 3;

// SCHATZ-55: the eight others average 7.5, equipment averages 3, so an adventure takes two or three cards.
inline constexpr int lowest = 4;    // difficulty of an adventure, one card of each, SCHATZ-4
inline constexpr int highest = 11;  // before the treasure
inline constexpr int treasure = 12;
inline constexpr int adventures = 6;  // lie in a row, the treasure last, SCHATZ-6

inline constexpr int handAtStart = 5;     // SCHATZ-13
inline constexpr int handLimit = 10;      // SCHATZ-19
inline constexpr int handAfterEmpty = 5;  // new cards for an empty hand, SCHATZ-45

// Nothing in the rules ends a game in which nobody dares; the house does after so many rounds without a step.
inline constexpr int quietRounds = 40;

// The most equipment that can lie before one player: nine cards with a sum below twelve, as there are only eight ones,
// and the card that is just being laid.
inline constexpr int mostLaid = 10;

}  // namespace mastaba::schatz

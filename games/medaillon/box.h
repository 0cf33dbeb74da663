// What is in the box of Das Medaillon, apart from what is printed on the cards (cards.h): every number of the game,
// each with its source, the rule in RULES.md.
#pragma once

namespace mastaba::medaillon {

inline constexpr int players = 2;  // MEDAILLON-1

inline constexpr int tombs = 7;            // B2: only so somebody must get a fourth
inline constexpr int tombsToWin = 4;       // MEDAILLON-2
inline constexpr int tombsToWinShort = 3;  // MEDAILLON-77

inline constexpr int mainKinds = 23;  // different cards of the main deck
inline constexpr int mainCards = 60;
inline constexpr int papyri = 10;      // MEDAILLON-7
inline constexpr int papyriEach = 3;   // MEDAILLON-7
inline constexpr int adventurers = 4;  // MEDAILLON-5

inline constexpr int handAtStart = 5;   // MEDAILLON-9
inline constexpr int resources = 4;     // MEDAILLON-16
inline constexpr int handLimit = 5;     // after tidying up, MEDAILLON-28
inline constexpr int coinLimit = 2;     // after tidying up, MEDAILLON-29
inline constexpr int compensation = 2;  // coins, MEDAILLON-78

// How large things can become.
inline constexpr int mostRounds = 9;  // seven tombs and two passes, B43
// After tidying up there are five cards in a hand; a tomb may bring two more when it is opened, an adventurer one: so
// many may be laid in a tomb. Then four are drawn in camp, and a papyrus brings three.
inline constexpr int mostInTomb = handLimit + 2 + 1;
inline constexpr int mostInHand = mostInTomb + resources + 3;
inline constexpr int mostInCamp = 36;  // all companions and animals there are
inline constexpr int mostInParty =
    mostInCamp + 1 + mostInTomb + 1;  // with the adventurer, undead from the hand, the Avatar
inline constexpr int mostLookedAt = 3;
// Each card that looks at the deck is played at most once before the deck is shuffled anew, and puts two under it.
inline constexpr int mostUnder = 3 * (mostLookedAt - 1);
// Nobody ever has more than twenty; a position may be set up by hand.
inline constexpr int mostCoins = 99;

}  // namespace mastaba::medaillon

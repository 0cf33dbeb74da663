// What a player with a little experience thinks of each move at first sight.
#include "games/schatz/sight.h"

namespace mastaba {

using namespace schatz;

namespace {

// What a sign speaks for a move: 256 more make it twice as likely to be the best. Fitted by logistic regression to the
// moves that a search chose in some hundred games for two to four.
// clang-format off
constexpr std::array<int, sign::many> speaks{
    // exact hit
    1194,
    // too much by 1 to 5
    202, -1, -126, -544, 0,
    // empties the hand: equipment, magic, curse, protection
    1314, 310, 1397, 2189,
    // cards left that are no magic, before the treasure and elsewhere
    108, -102, 92, 183, 279, 85, 264, 134,
    -323, 177, 338, 287, 62, -182, -161, -189,
    // what would still be missing, 0 to 8
    0, -45, 88, 124, 169, 293, 424, 80, 223,
    0, -224, -75, 32, 66, 189, 156, 246, 338,
    // laid, 1 to 5
    -367, 96, 276, 299, 442,
    -335, -122, 64, 183, 276,
    // the rest is in hand: same item, with magic, otherwise; it is not
    922, 809, 84, -162,
    368, 406, 92, -251,
    // draw one or two to so many cards
    -412, -821, -1089, -995, -978, -689, -1005, -1014, -604, -219, 0,
    412, 508, 404, 525, 528, 650, 417, 372, 206, 0, 0,
    0, -1034, -688, -619, -712, -1068, -1152, -545, -213, 130, 0,
    0, -672, -466, -25, 252, 452, 413, 638, 592, 0, 0,
    // draw although this can be laid: nothing, closer, over, exact
    276, 102, 0, 0,
    -402, -501, -303, 46,
    // swap one or two of so many cards
    0, -214, -703, -297, -784, -875, -841, -952, -1145, -249, -115,
    0, 0, 162, -77, -189, -127, -124, -263, -121, 165, 160,
    0, 344, -240, -144, -287, -684, -1166, -982, -966, -543, -551,
    0, 0, 65, 431, 341, 67, -527, -606, -764, -401, -358,
    // swap although this can be laid
    -380, -573, 0, 0,
    -497, -580, -358, -24,
    // swap away 1 to 5 of this item, of another
    60, -191, -513, -1010, -1457,
    -45, -210, -433, -536, -689,
    266, -55, -356, -593, -1252,
    156, 16, -234, -428, -577,
    // swap away what is too large
    64,
    // what is missing
    -394, -868,
    // magic, curse, protection
    -805, 296, 879,
    -1007, 200, 960,
    // conjure: what can be laid there; and here: nothing, closer, over, exact
    -823, -1415, 0, 0,
    -8, -481, 0, 0,
    0, 0, 0, 0,
    2248, 2103, 0, 0,
    -916, -1200, -1492, -574,
    138, -451, -620, -898,
    -6, -51, -760, -344,
    650, 551, 824, 791,
    // the pawn stays
    -786, -58,
    // conjure with so many cards that are no magic
    -130, -308, -118, 403, 371, 334, 277, 260,
    -198, 113, 141, 12, -292, -440, -334, -311,
    // curse
    -188, -288,
    // for each point of mine
    -304, -301,
    // of others: about to win, before the treasure, elsewhere
    348, 252, 135,
    // stuck
    0,
    // protect 0 to 3 laid: without, with another
    -239, -150, 46, 688, -49, -151, 387, -105,
    15, 457, -12, 1047, -285, 968, 794, 0,
    // pawn to where this can be laid
    -196, 196, 0, 0,
    -575, -13, 342, 1190,
    // cards of that item
    -196, -221, -59, 231, 326,
    -575, 184, 275, 340, 542,
    // give up 1 to 5, a protection
    540, 151, -78, -314, -652, 1177,
    316, 392, 32, -516, -758, 850,
};
// clang-format on

constexpr int wins = 100'000;

// Variants ask more than was learnt: whether to draw a second card, or to swap one more.
constexpr int enough = 0;
constexpr int secondCard = 200;  // with few cards in hand
constexpr int oneMoreToSwap = -300;

// Where many play, all cards can be in hands; then nobody gets what is missing unless somebody plays. What was learnt
// with few players is corrected by how few cards are left to come.
constexpr int plenty = 10;
constexpr int hoarding = 30;    // for each card that is too few, and each in hand above the first four
constexpr int takingBack = 60;  // what was put down is all there is to take

int scarcity(const Open& open) { return std::max(0, plenty - open.pileSize - open.discarded.size()); }

int weigh(const Sight& sight, Ask asked, const Schatz::Move& move) {
  const auto* draws = as<Draw>(move);
  if (draws && asked == Ask::secondCard) return sight.hand.size() < 6 ? secondCard : -secondCard;
  if (as<Enough>(move)) return enough;
  int sum = 0;
  const auto speak = [&sum](int sign, int times) { sum += speaks[sign] * times; };
  const auto* swaps = as<Swap>(move);
  if (swaps && asked == Ask::swapMore) {
    sight.swapAway(swaps->first, speak);
    return sum + oneMoreToSwap;
  }
  sight.signs(move, speak);
  if (draws) sum -= scarcity(sight.open) * hoarding * std::max(0, sight.hand.size() - 4);
  if (swaps) sum -= scarcity(sight.open) * takingBack;
  return sum;
}

}  // namespace

void Schatz::prior(const View<Schatz>& view, const Moves& moves, Weights<Moves>& weights) {
  if (moves.empty()) return;
  const Sight sight(view);
  const Ask asked = view.open.agenda.back().ask;
  bool won = false;
  for (int i = 0; i < moves.size(); ++i) {
    const auto* play = as<Play>(moves[i]);
    const bool victory = play && isEquipment(play->card) && sight.last && valueOf(play->card) == sight.lacks;
    won |= victory;
    weights[i] = victory ? wins : weigh(sight, asked, moves[i]);
  }
  // Nothing is better than to win.
  for (int i = 0; won && i < moves.size(); ++i)
    if (weights[i] != wins) weights[i] = dominated;
}

}  // namespace mastaba

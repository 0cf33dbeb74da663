#include "games/schatz/outlook.h"

namespace mastaba {

using namespace schatz;

namespace {

// What a trait counts: 256 more make a victory twice as likely. Fitted by logistic regression to 16,000 games of the
// sensible bot against itself with a little chance in its choices, for two to six players.
// clang-format off
constexpr std::array<int, trait::many> counts{
    // adventures passed
    112, -14, -68, -110, -83, 78,
    // each difficulty of the adventures after the one ahead
    -48,
    // what is missing, 0 to 12: before the treasure, before the last adventure, earlier
    0, 417, 334, 299, 254, 196, 76, -30, -83, -124, -162, -152, -158,
    0, 82, 58, 53, 40, 43, 15, -32, -50, -117, -189, -216, 0,
    0, 39, 31, 25, 13, 6, -15, -25, -65, -103, -133, -154, 0,
    // cards that are no magic: on turn, next, later; the same for the other stages
    -131, -60, 0, 58, 108, 174, 223, 294,
    -277, -161, -68, -9, 47, 107, 139, 223,
    -306, -206, -101, -26, -15, 95, 146, 282,
    210, 86, -84, -101, -53, -20, 50, 160,
    379, -54, -108, -154, -76, -4, 45, 173,
    79, 37, -98, -118, -99, 12, 17, 139,
    -41, 62, -10, -9, -42, -32, -32, 72,
    72, 26, -32, -56, -57, -58, -29, 52,
    -10, 17, -30, -42, -54, -41, -1, 24,
    // magic cards
    -42, 94, 177, 263,
    -66, -35, -39, -45,
    -60, -10, 4, 13,
    // curses
    104, 50, 26,
    -36, -25, -84,
    -18, -31, -108,
    // protections before the seat
    140, 225, 571,
    -35, -56, -110,
    -31, 8, 267,
    // protections in hand
    116, 20, -38,
    23, -78, -152,
    21, -56, -148,
    // how soon exactly
    1203, 931, 9, 93, -58, 0, -135,
    526, 611, 0, 62, -48, 0, -110,
    285, 397, 19, 50, -91, 0, -133,
    100, 160, -21, -47, -47, 0, -25,
    50, 33, -12, -38, -142, 0, -27,
    -63, -24, -98, 38, -29, 0, -50,
    83, 111, -23, -34, -76, 0, -48,
    46, 55, -21, -54, -77, 0, -43,
    41, 34, -12, -75, -78, 0, -51,
    // how soon at least
    1203, 931, 9, -11, 15, -43, -99,
    526, 611, 0, -26, 26, -44, -96,
    285, 397, 19, -38, 8, -65, -135,
    199, 32, 70, 19, -49, -185, -126,
    122, 122, 62, -52, -57, -146, -146,
    175, 30, 97, -84, -117, -97, -149,
    102, 6, 46, 40, -23, -177, -139,
    66, 62, 25, -3, -57, -184, -150,
    71, 58, 22, 0, -44, -181, -144,
    // items of which a card can be laid
    96, 89, 64, 27, 29,
    140, -2, -48, -76, -129,
    118, -13, -43, -80, -99,
};
// clang-format on

// The more play, the less a lead means: in 256ths, by how many players there are.
constexpr std::array<int, most + 1> lasting{0, 256, 256, 268, 238, 190, 103};

// 65536 times 2 to the power of so many 256ths, none or fewer. Between two powers a parabola comes within three of a
// thousand.
int powerOfTwo(int exponent) {
  const int halvings = -exponent / 256;
  const int rest = -exponent % 256;
  return halvings > 16 ? 0 : (65'536 - rest * (44'012 - 44 * rest) / 256) >> halvings;
}

}  // namespace

Whose schatz::whoseTurn(const Open& open) {
  const Task<Ask>& first = open.agenda[0];
  const bool goesOn = first.ask == Ask::turn || first.ask == Ask::again;
  return {goesOn ? first.of : leftOf(first.of, open.options.players), open.agenda.back().ask == Ask::pawn};
}

Chances Schatz::value(const State& state) {
  const int players = state.open.options.players;
  const Whose whose = whoseTurn(state.open);
  std::array<int, maxSeats> merit{};
  int best = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    int sum = 0;
    traitsOf(state, seat, whose, [&sum](int trait, int times) { sum += counts[trait] * times; });
    merit[seat] = sum * lasting[players] / 256;
    best = seat == 0 ? merit[seat] : std::max(best, merit[seat]);
  }
  int together = 0;
  for (Seat seat = 0; seat < players; ++seat) together += merit[seat] = powerOfTwo(merit[seat] - best);
  Chances chances{};
  for (Seat seat = 0; seat < players; ++seat) chances[seat] = merit[seat] * surely / together;
  return chances;
}

}  // namespace mastaba

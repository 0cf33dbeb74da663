#include "games/schatz/outlook.h"

namespace mastaba {

using namespace schatz;

namespace {

// What a trait counts: 256 more make a victory twice as likely. Fitted by logistic regression to 40,000 games of the
// sensible bot against itself with a little chance in its choices, for two to six players.
// clang-format off
constexpr std::array<int, trait::many> counts{
    // adventures passed
    155, 30, -93, -153, -115, 78,
    // each difficulty of the adventures after the one ahead
    -61,
    // what is missing, 0 to 12: before the treasure, before the last adventure, earlier
    0, 424, 350, 274, 246, 251, 96, -49, -81, -99, -116, -112, -66,
    0, 16, 18, 40, 9, -10, 1, -13, -37, -81, -120, -140, 0,
    0, 6, 16, 5, -20, -30, -20, -39, -54, -101, -129, -129, 0,
    // cards that are no magic: on turn, next, later; the same for the other stages
    -254, -85, 29, 58, 114, 140, 172, 205,
    -303, -221, -79, -23, 4, 55, 86, 104,
    -376, -104, -117, -72, -70, -7, 19, 127,
    -137, 97, -117, -184, -117, -2, 78, 256,
    -145, 6, -171, -198, -140, -2, 109, 222,
    -171, 32, -161, -173, -130, -27, 41, 175,
    -84, 72, 3, -31, -56, -47, -23, 55,
    -90, 3, -32, -63, -69, -70, -21, 40,
    -104, 38, -14, -33, -60, -75, -70, -57,
    // magic cards
    -133, 81, 187, 215,
    -147, -37, 32, -2,
    -103, -1, 66, 68,
    // curses
    71, 91, 102,
    -60, -73, -83,
    -42, -41, -86,
    // protections before the seat
    135, 282, 280,
    -33, -52, 116,
    -20, -25, -127,
    // protections in hand
    101, 27, 38,
    -29, -143, -239,
    -16, -80, -92,
    // how soon exactly
    1238, 912, 66, 111, -119, 0, -231,
    529, 542, 44, 70, -110, 0, -220,
    314, 310, 48, 41, -120, 0, -241,
    191, 159, 7, -48, -154, 0, -74,
    113, 104, 41, -90, -188, 0, -70,
    59, 48, 24, -88, -258, 0, -61,
    119, 88, 38, -8, -112, 0, -90,
    52, 44, 12, -30, -125, 0, -86,
    29, 59, 18, -40, -129, 0, -113,
    // how soon at least
    1238, 912, 66, 89, -40, -174, -289,
    529, 542, 44, 51, -41, -199, -247,
    314, 310, 48, -5, -44, -171, -234,
    171, 64, 19, -13, -112, -401, 34,
    134, 49, -5, -22, -159, -476, -32,
    91, 39, 22, -65, -125, -490, -59,
    152, 98, -1, -13, -72, -258, -80,
    127, 73, 10, -27, -122, -286, -99,
    92, 50, -39, -44, -139, -307, -107,
    // items of which a card can be laid
    189, 60, 75, 59, 69,
    214, -38, -82, -94, -121,
    181, -18, -68, -88, -81,
};
// clang-format on

// The more play, the less a lead means: in 256ths, by how many players there are.
constexpr std::array<int, most + 1> lasting{0, 256, 256, 260, 246, 226, 169};

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

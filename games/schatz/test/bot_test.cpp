// The sensible bot, as it plays Der Schatz des Pharaos.
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/schatz/test/position.h"
#include "tests/against_random.h"

namespace mastaba::schatz {
namespace {

Schatz::Move sensible(const State& state, Seat seat, u64 luck = 1) {
  Chance chance(luck);
  return sensibleMove<Schatz>(viewOf<Schatz>(state, seat), chance);
}

TEST(SchatzBot, WinsAtOnceWhenItCan) {
  for (u64 luck = 0; luck < 20; ++luck) {
    const State state = position(
        "pawn S, turn 0\n"
        "0: on 5, laid L5 R4, hand S3 S1 S2 M C P T5\n"
        "1: on 5, laid R5, hand S1\n");
    EXPECT_TRUE((sensible(state, 0, luck) == Schatz::Move{Play{Card::spade3}}));
  }
}

TEST(SchatzBot, MovesThePawnToWhereItWins) {
  const State state = position(
      "pawn L, turn 0\n"
      "0: on 5, laid L5 R4, hand S3 T1 M\n"
      "1: on 5, laid R5, hand S1\n");
  EXPECT_TRUE((sensible(state, 0) == Schatz::Move{Magic{Item::spade}}));
  // The same after an exact hit.
  State hit = position(
      "row 11 10 9 8 4, pawn L, turn 0\n"
      "0: on 4, laid, hand L4 S3 T1\n"
      "1: on 5, laid R5, hand S1\n");
  hit = after(hit, 0, Play{Card::ladder4});
  EXPECT_TRUE((sensible(hit, 0) == Schatz::Move{MovePawn{Item::spade}}));
}

TEST(SchatzBot, BeatsRandomPlayClearly) {
  constexpr int games = 200;
  Options options;
  options.players = 2;
  const int won = wonAgainstRandom<Schatz>(options, games, [](const Schatz::Standing& standing, Seat bot) {
    return standing.how == Schatz::How::treasure && standing.place[bot] == 1;
  });
  std::printf("The sensible bot reaches the treasure first in %d of %d games against random play.\n", won, games);
  EXPECT_GT(won, games * 8 / 10);
}

}  // namespace
}  // namespace mastaba::schatz

// What can be read off a view.
#include "games/schatz/reading.h"

#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

TEST(SchatzReading, DifficultiesAndSums) {
  const State state = position(
      "row 7 5 9 11 6, pawn T, turn 1\n"
      "0: on 1, laid L4, hand L1\n"
      "1: on 2, laid T5 R2 P, hand S3 S4 S5\n"
      "2: on 0, laid, hand L2\n");
  for (const Seat seat : {Seat(0), Seat(spectator)}) {
    const Reading reading = readingOf(viewOf<Schatz>(state, seat));
    EXPECT_EQ(reading.difficulties, (std::vector{7, 5, 9, 11, 6, 12}));
    EXPECT_EQ(reading.sums, (std::vector{4, 7, 0}));
  }
}

}  // namespace
}  // namespace mastaba::schatz

// How doubtful cards are written down (memory.h).
#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba {
namespace {

using schatz::after;
using schatz::Card;
using schatz::position;
using Draw = Schatz::Draw;
using Play = Schatz::Play;

TEST(SchatzMemory, AnOldGuessAboutAHandThatIsFullNow) {
  // Seat 1 held an L1, draws the other and plays one: seat 0 guesses that it was the one drawn. Then the other goes as
  // well, and all of the ten cards seat 1 has in the end were drawn since.
  Schatz::State state = position(
      "row 11 10 9 8 7, pawn L, rest discard, turn 0\n"
      "0: on 0, laid, hand M\n"
      "1: on 5, laid, hand L1\n");
  for (u64 luck = 1; !state.pile.has(Card::ladder1); ++luck) state = after(state, 0, Draw{1}, luck);
  const auto seatOne = [&](const Schatz::Move& move) {
    state = after(state, 1, move);
    state = after(state, 0, Schatz::Swap{state.own[0].hand[0], Card::none});
  };
  state.pile.drop(Card::ladder1);
  state.pile.push(Card::ladder1);
  seatOne(Draw{2});
  seatOne(Play{Card::ladder1});
  Schatz::Own& mine = state.own[0];
  ASSERT_EQ(mine.guesses.size(), 1);
  if (mine.guesses[0].held) {
    mine.guesses[0].held = false;
    ++mine.held[static_cast<std::size_t>(Card::ladder1)];
    --mine.pool[static_cast<std::size_t>(Card::ladder1)];
    --mine.since[1];
  }
  ASSERT_EQ(Schatz::faults(state), nullptr);
  seatOne(Play{Card::ladder1});
  while (state.own[1].hand.size() < 10) seatOne(Draw{1});
  EXPECT_EQ(state.own[0].since[1], 10);
  EXPECT_FALSE(state.own[0].guesses.empty());
  Chance chance(u64{77});
  for (int i = 0; i < 50; ++i) {
    const Schatz::State world = Schatz::imagine(viewOf<Schatz>(state, 0), chance);
    EXPECT_EQ(Schatz::faults(world), nullptr);
    EXPECT_FALSE(world.own[1].hand.has(Card::ladder1));
  }
}

}  // namespace
}  // namespace mastaba

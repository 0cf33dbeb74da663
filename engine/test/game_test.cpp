// The view of a seat, on the toy: what lies open, its own, and nothing of anybody else's.
#include "engine/game.h"

#include <gtest/gtest.h>

#include "tests/toy/toy.h"

namespace mastaba {
namespace {

Toy::State begun() {
  Chance chance(Seed::named("view"));
  Teller<Toy::Event> deaf;
  Toy::Options options;
  options.players = Toy::seats;  // no seat without a hand that could pass for a spectator's
  return Toy::setup(options, chance, deaf);
}

TEST(View, ASeatSeesWhatIsOpenAndItsOwn) {
  const Toy::State state = begun();
  for (Seat seat = 0; seat < Toy::seats; ++seat) {
    const View<Toy> view = viewOf<Toy>(state, seat);
    EXPECT_EQ(view.open, state.open);
    EXPECT_EQ(view.own, state.own[seat]);
    EXPECT_EQ(view.me, seat);
    EXPECT_EQ(view.own.hand.size(), 4);
  }
}

TEST(View, ASpectatorSeesOnlyWhatIsOpen) {
  const Toy::State state = begun();
  const View<Toy> view = viewOf<Toy>(state, spectator);
  EXPECT_EQ(view.open, state.open);
  EXPECT_EQ(view.own, Toy::Own{});
  EXPECT_EQ(view.me, spectator);
}

TEST(View, DoesNotChangeWithWhatOthersHoldOrNobodyKnows) {
  const Toy::State state = begun();
  Toy::State other = state;
  std::swap(other.own[1], other.own[2]);
  std::swap(other.deck[0], other.deck[other.deck.size() - 1]);
  other.deck[1] = other.deck[1] % 6 + 1;
  ASSERT_NE(state, other);
  EXPECT_EQ(viewOf<Toy>(state, 0), viewOf<Toy>(other, 0));
  EXPECT_EQ(viewOf<Toy>(state, spectator), viewOf<Toy>(other, spectator));
  EXPECT_NE(viewOf<Toy>(state, 1), viewOf<Toy>(other, 1));
}

TEST(Game, IsOverWhenNobodyIsLeftToAct) {
  Toy::State state = begun();
  EXPECT_FALSE(over<Toy>(state));
  state.open.agenda.clear();
  EXPECT_TRUE(over<Toy>(state));
}

TEST(Game, OnlyMovesThatSaySoAreSecret) {
  EXPECT_TRUE(Secret<Toy::Bid>);
  EXPECT_FALSE(Secret<Toy::Curse>);
}

}  // namespace
}  // namespace mastaba

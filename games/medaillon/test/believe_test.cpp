// Das Medaillon, what is concluded from what the other did: worlds that are believed fit the view like those that are
// imagined, and are rather those in which the other would have done it.
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/medaillon/cards.h"
#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

// Of a thousand worlds that fit what seat 0 sees, in how many is it so?
struct Worlds {
  int imagined = 0;
  int believed = 0;
};
template <class So>
Worlds worldsWith(const State& state, So so) {
  constexpr int thousand = 1'000;
  const auto view = viewOf<Medaillon>(state, 0);
  Chance chance(u64{1});
  Worlds worlds;
  for (int i = 0; i < thousand; ++i) {
    worlds.imagined += so(Medaillon::imagine(view, chance)) ? 1 : 0;
    worlds.believed += so(Medaillon::believe(view, chance)) ? 1 : 0;
  }
  return worlds;
}

TEST(MedaillonBelief, FitsTheViewInEveryPositionOfEveryVariant) {
  std::vector<Options> variants(3);
  variants[1].passing = Medaillon::Passing::atStart;
  variants[1].compensation = Medaillon::Compensation::on;
  variants[2].bluff = Medaillon::Bluff::discarded;
  variants[2].unopposed = Medaillon::Unopposed::backToCamp;
  for (const Options& options : variants)
    for (u64 luck = 1; luck <= 20; ++luck) {
      State state = begin(options, luck);
      Chance chance(luck);
      Teller<Medaillon::Event> deaf;
      while (!over<Medaillon>(state)) {
        for (const Seat seat : {Seat{0}, Seat{1}, spectator}) {
          const auto view = viewOf<Medaillon>(state, seat);
          const State world = Medaillon::believe(view, chance);
          ASSERT_TRUE(viewOf<Medaillon>(world, seat) == view);
          ASSERT_STREQ(Medaillon::faults(world), nullptr);
        }
        const Seat seat = Medaillon::actors(state.open).first();
        const auto view = viewOf<Medaillon>(state, seat);
        const Move move = luck % 2 == 0 ? sensibleMove<Medaillon>(view, chance) : randomMove<Medaillon>(view, chance);
        Medaillon::play(state, seat, move, chance, deaf);
      }
    }
}

TEST(MedaillonBelief, WhoEndsItsCampPhaseHardlyHoldsWhatItCouldHavePlayed) {
  const State state =
      position("camp 0, holder 1\n0: hand thief pit\n1: coins 2, camp raider, hand mummy spears pit mercenary");
  const Worlds jackals = worldsWith(state, [](const State& world) { return world.own[1].hand.has(Card::jackal); });
  EXPECT_LT(jackals.believed, jackals.imagined / 2);
  EXPECT_GT(jackals.believed, 0) << "nothing is ruled out";
  // It cannot pay for this one.
  const Worlds mercenaries =
      worldsWith(state, [](const State& world) { return world.own[1].hand.has(Card::mercenary); });
  EXPECT_GT(mercenaries.believed, mercenaries.imagined);
}

TEST(MedaillonBelief, BeforeItsFirstCampPhaseTheOtherMayHoldAnything) {
  const State state = position("camp 0\n0: hand thief pit\n1: hand mummy spears pit camel mercenary");
  const Worlds jackals = worldsWith(state, [](const State& world) { return world.own[1].hand.has(Card::jackal); });
  EXPECT_NEAR(jackals.believed, jackals.imagined, jackals.imagined / 4);
}

TEST(MedaillonBelief, WhatLiesFaceDownIsRatherWhatHelps) {
  // Nobody has an animal in this tomb for the snakes.
  const State state = position(
      "tomb thutmosis, holder 1\n0: calloway, sends calloway thief archaeologist, hand skeleton\n"
      "1: haddad, sends haddad thief, hand seal pit mercenary, lays boulder");
  const auto lays = [](Card card) { return [card](const State& world) { return world.own[1].laid.has(card); }; };
  const Worlds snakes = worldsWith(state, lays(Card::snakes));
  EXPECT_LT(snakes.believed, snakes.imagined / 2);
  const Worlds spears = worldsWith(state, lays(Card::spears));
  EXPECT_GT(spears.believed, spears.imagined);
}

TEST(MedaillonBelief, WhoSendsFewAgainstManyHardlyHoldsMuch) {
  const auto strongest = [](const State& world) { return world.own[1].hand.count(Card::mummy) >= 2; };
  const State few = position(
      "tomb ramses\n0: calloway, sends calloway mercenary camel, hand skeleton, won sethos\n"
      "1: haddad, camp mercenary camel, sends haddad, hand pit seal thief seer");
  const Worlds after = worldsWith(few, strongest);
  EXPECT_LT(after.believed, after.imagined);
}

}  // namespace
}  // namespace mastaba::medaillon

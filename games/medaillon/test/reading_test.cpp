// What can be read off a view.
#include "games/medaillon/reading.h"

#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

TEST(MedaillonReading, WhatIsPrinted) {
  const Reading reading = readingOf(viewOf<Medaillon>(position("camp 0\n0: hand thief\n1: hand pit"), spectator));
  const auto printedOn = [&](Card card) { return reading.cards[static_cast<std::size_t>(card)]; };
  EXPECT_EQ(printedOn(Card::mercenary).kind, Kind::companion);
  EXPECT_EQ(printedOn(Card::mercenary).cost, 3);
  EXPECT_EQ(printedOn(Card::mercenary).strength, 5);
  EXPECT_EQ(printedOn(Card::spears).limit, 3);
  EXPECT_EQ(printedOn(Card::boulder).limit, 0) << "any strength";
  EXPECT_TRUE(printedOn(Card::anubis).character);
  EXPECT_FALSE(printedOn(Card::isis).character);
  EXPECT_TRUE(reading.costs.empty()) << "a spectator has no hand";
}

TEST(MedaillonReading, PricesAndLimitsInCamp) {
  const Reading reading = readingOf(
      viewOf<Medaillon>(position("camp 0\n0: camp foreman smuggler, hand thief thief mummy, coins 3\n1: hand pit"), 0));
  EXPECT_EQ(reading.costs, (std::vector{0, 0, 0})) << "the foreman takes a coin off a thief";
  EXPECT_EQ(reading.forces[0].coinLimit, 4) << "the smuggler keeps two more";
  EXPECT_EQ(reading.forces[1].coinLimit, 2);
  EXPECT_EQ(reading.toWin, 4);
}

TEST(MedaillonReading, StrengthInATombAndWhatLiesFaceDown) {
  const State state = position(
      "tomb haremhab\n"
      "0: sends haddad raider raider, lays mummy spears thief, hand thief\n"
      "1: camp monkey, sends calloway camel, hand skeleton pit");
  const Reading own = readingOf(viewOf<Medaillon>(state, 0));
  EXPECT_EQ(own.forces[0].strength, 9) << "two raiders help each other";
  EXPECT_EQ(own.forces[1].strength, 6);
  EXPECT_EQ(own.withLaid, 13) << "a mummy of 4 comes with Horemheb; a thief is a bluff and does not fight";
  int hidden = 0;
  for (const int strength : own.laid) hidden += strength;
  EXPECT_EQ(hidden, 4);
  const Reading others = readingOf(viewOf<Medaillon>(state, 1));
  EXPECT_EQ(others.forces[0].strength, 9);
  EXPECT_TRUE(others.laid.empty());
}

}  // namespace
}  // namespace mastaba::medaillon

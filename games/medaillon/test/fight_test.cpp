// Rules 62 to 64: the fight.
#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

TEST(MedaillonFight, Rule62AllCharactersOfASideWithBonusesAndPenalties) {
  // 3 + (2+1) * 2 + 2 + 3 - against 3 + 5 - 1 + (1+1) * 2 - 2 + 2.
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends haddad raider raider jackal, lays mummy sekhmet\n"
                  "1: sends calloway mercenary jackal jackal, lays skeleton"),
            "13:11, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends haddad, hand pit, lays\n"
                  "1: sends calloway camel, hand pit, lays"),
            "3:6, 1 wins");
}

TEST(MedaillonFight, Rule62WithoutAnybodyLeftTheSumIsZero) {  // B23
  EXPECT_EQ(fight("tomb ramses\n0: hagen, sends raider, lays pit\n1: sends camel, lays boulder",
                  {Trigger{Card::pit, Card::camel, false}, Trigger{Card::boulder, Card::raider, false}}),
            "0:0 tipped, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n0: hagen, sends raider, lays scarabs\n1: sends camel, lays boulder",
                  {Trigger{Card::boulder, Card::raider, false}}),
            "1:3, 1 wins")
      << "undead may be the only ones left";  // B24
}

TEST(MedaillonFight, Rule62TheSumsAreToldToEverybody) {
  const State state = position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway camel, hand pit");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(toldOf("fought", state, Enough{}, to), (Words{"fought seat:0 strength:3", "fought seat:1 strength:6"}));
}

TEST(MedaillonFight, Rule63TheHigherSumWinsTheTombCard) {
  const State state = position(
      "tomb ramses\n"
      "0: won sethos, sends haddad, hand pit, lays\n"
      "1: won haremhab amenhotep, sends calloway camel, hand pit");
  const State then = after(state, Enough{});
  EXPECT_EQ(wonBy(then, 0), "sethos");
  EXPECT_EQ(wonBy(then, 1), "haremhab amenhotep ramses");
  EXPECT_EQ(toldOf("wonTomb", state, Enough{}), Words{"wonTomb seat:1 tomb:ramses many:3"});
  EXPECT_EQ(toldOf("tipped", state, Enough{}), Words{});
  const State last = position(
      "tomb ramses\n"
      "0: sends haddad, hand pit, lays\n"
      "1: won haremhab amenhotep sethos, sends calloway camel, hand pit");
  EXPECT_EQ(asked(after(last, Enough{})), "over");
}

TEST(MedaillonFight, Rule64AtATieTheHolderWins) {
  const char* lines = "0: sends haddad, hand pit, lays\n1: sends calloway, hand pit, lays";
  EXPECT_EQ(fight(std::string("tomb ramses\n") + lines), "3:3 tipped, 0 wins");
  EXPECT_EQ(fight(std::string("tomb ramses, holder 1\n") + lines), "3:3 tipped, 1 wins");
  const State state = position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, hand pit");
  EXPECT_EQ(toldOf("tipped", state, Enough{}), Words{"tipped seat:0 by:none"});
}

TEST(MedaillonFight, Rule64OnlyTheScalesOfMaatChangeThis) {
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, lays maat"), "3:3 tipped, 1 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad, lays maat\n1: sends calloway, hand pit, lays"), "3:3 tipped, 0 wins");
}

}  // namespace
}  // namespace mastaba::medaillon

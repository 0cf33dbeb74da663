// Rules 65 to 69: leaving the tomb, and what the medallion gives.
#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

TEST(MedaillonLeaving, Rule65BothAdventurersReturn) {
  const State state = position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, hand pit, lays");
  EXPECT_EQ(partyOf(state, 0) + partyOf(state, 1), "");
  EXPECT_EQ(discarded(state), "");
  EXPECT_EQ(state.open.adventurer[0], Card::haddad);
  EXPECT_EQ(state.open.adventurer[1], Card::calloway);
  // They can be sent again.
  State next = after(state, {Split{4, 0}, EndCamp{}, Split{4, 0}, EndCamp{}, OpenTomb{}}, 4);
  while (asked(next).starts_with("opening")) next = after(next, Discard{Card::pit});
  EXPECT_EQ(asked(next), "send 1");
  EXPECT_EQ(whyNot(next, Send{Card::calloway}), next.open.tomb == Tomb::hatshepsut ? "41" : "");
}

TEST(MedaillonLeaving, Rule66AllOthersAreDiscardedTheWinnersToo) {
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad raider camel, camp doctor, lays mummy\n"
      "1: sends calloway jackal, camp falcon, hand skeleton");
  EXPECT_EQ(
      told(state, LayCard{Card::skeleton}),
      (Words{"laidCard seat:1 card:none", "revealed seat:0 cards:[mummy]", "revealed seat:1 cards:[skeleton]",
             "fought seat:0 strength:11", "fought seat:1 strength:6", "wonTomb seat:0 tomb:ramses many:1",
             "left seat:0 cards:[raider camel mummy]", "left seat:1 cards:[jackal skeleton]", "round round:2 seat:1"}));
  const State then = after(state, LayCard{Card::skeleton});
  EXPECT_EQ(discarded(then), "raider jackal camel mummy skeleton");
  EXPECT_EQ(campOf(then, 0), "doctor");
  EXPECT_EQ(campOf(then, 1), "falcon");
}

TEST(MedaillonLeaving, Rule66TheHolderIsAskedFirst) {  // B16
  State state = position(
      "tomb ramses\n"
      "0: sends calloway raider, lays skeleton\n"
      "1: sends haddad raider, lays mummy osiris");
  EXPECT_EQ(asked(state), "rescue 0");
  EXPECT_EQ(whyNot(state, EndCamp{}), "66");
  state = after(state, Decline{});
  EXPECT_EQ(asked(state), "recall 1");
  EXPECT_EQ(whyNot(state, EndCamp{}), "66b");
  state = after(state, Recall{Card::mummy});
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(discarded(state), "raider raider skeleton");
  state = position(
      "tomb ramses\n"
      "0: sends calloway raider, lays skeleton osiris\n"
      "1: sends haddad raider, lays mummy");
  EXPECT_EQ(asked(state), "rescue 0");
  state = after(state, Rescue{Card::raider});
  EXPECT_EQ(asked(state), "recall 0");
}

TEST(MedaillonLeaving, Rule66WhatSavesWorksAlsoAfterALostFight) {  // B36
  State state = position(
      "tomb ramses\n"
      "0: sends calloway monkey raider, lays skeleton osiris\n"
      "1: sends haddad mercenary, lays mummy mummy");
  EXPECT_EQ(wonBy(state, 1), "ramses");
  EXPECT_EQ(campOf(state, 0), "monkey") << "by itself";
  state = after(state, {Rescue{Card::raider}, Recall{Card::skeleton}});
  EXPECT_EQ(campOf(state, 0), "raider monkey");
  EXPECT_EQ(handOf(state, 0), "skeleton");
}

TEST(MedaillonLeaving, Rule66ButNoLongerOnceTheGameIsOver) {
  const State state = position(
      "tomb ramses\n"
      "0: won sethos haremhab amenhotep, sends calloway monkey raider, lays skeleton osiris\n"
      "1: sends haddad, hand pit, lays");
  EXPECT_EQ(asked(state), "over");
  EXPECT_EQ(partyOf(state, 0), "raider monkey skeleton calloway");
  EXPECT_EQ(discarded(state), "");
}

TEST(MedaillonLeaving, Rule66OnlyWhatIsThereCanBeSaved) {
  State state = position(
      "tomb ramses\n"
      "0: sends calloway raider, camp camel, lays skeleton osiris anubis\n"
      "1: sends haddad, lays mummy");
  EXPECT_EQ(movesOf(state), "rescue raider, decline");
  for (const Card card : {Card::camel, Card::skeleton, Card::calloway, Card::none, Card::anubis})
    EXPECT_EQ(whyNot(state, Rescue{card}), "66c") << nameOf(card);
  state = after(state, Decline{});
  EXPECT_EQ(movesOf(state), "recall skeleton, decline");
  for (const Card card : {Card::mummy, Card::calloway, Card::none, Card::anubis, Card::raider})
    EXPECT_EQ(whyNot(state, Recall{card}), "66d") << nameOf(card);
}

TEST(MedaillonLeaving, Rule66NobodyHasToSaveAnything) {
  State state = position(
      "tomb ramses\n"
      "0: sends calloway raider, lays skeleton osiris\n"
      "1: sends haddad, hand pit, lays");
  EXPECT_EQ(whyNot(state, Enough{}), "66");
  state = after(state, Decline{});
  EXPECT_EQ(whyNot(state, Enough{}), "66b");
  state = after(state, Decline{});
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(discarded(state), "raider skeleton");
}

TEST(MedaillonLeaving, Rule66WhatIsSavedIsNotPlayedAnew) {
  State state = position(
      "tomb ramses\n"
      "0: sends calloway mercenary spy, hand pit, lays\n"
      "1: sends haddad, hand pit skeleton, lays");
  state = after(state, Rescue{Card::mercenary});
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(handOf(state, 1), "skeleton pit");
}

TEST(MedaillonLeaving, Rule67PapyriThatWereLaidAreOutOfTheGame) {
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad, lays isis maat anubis\n"
      "1: sends calloway, lays sekhmet bookOfTheDead osiris");
  EXPECT_EQ(used(state), "anubis isis bookOfTheDead sekhmet maat osiris");
  EXPECT_EQ(inForceOf(state, 0) + inForceOf(state, 1), "");
  EXPECT_EQ(discarded(state), "");
  EXPECT_EQ(state.open.papyri[0] + state.open.papyri[1], 0);
}

TEST(MedaillonLeaving, Rule68TheMedallionChangesHandsAndANewRoundBegins) {
  State state = position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, hand pit, lays");
  EXPECT_EQ(int{state.open.holder}, 1);
  EXPECT_EQ(int{state.open.round}, 2);
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(state.open.tomb, Tomb::none);
  state = position("tomb ramses, holder 1\n0: sends haddad, hand pit, lays\n1: sends calloway, hand pit, lays");
  EXPECT_EQ(int{state.open.holder}, 0);
  EXPECT_EQ(asked(state), "split 0");
}

TEST(MedaillonLeaving, Rule68NothingOfTheOldTombLastsInTheNewRound) {
  // The doctor has helped and the raider was blessed: both are as before.
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays pit\n"
      "1: sends haddad raider, camp doctor, lays horus");
  state = after(state, Bless{Card::haddad});
  state = after(state, {Trigger{Card::pit, Card::raider, false}, Heal{Card::raider}});
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(state.open.resting[1], 0);
  EXPECT_EQ(state.open.blessed[1], Card::none);
}

TEST(MedaillonLeaving, Rule69AbilitiesNeedTheMedallion) {
  const char* lines = "0: sends blackwood, hand pit, lays\n1: sends calloway raider, hand pit, lays";
  EXPECT_EQ(fight(std::string("tomb ramses\n") + lines), "5:5 tipped, 0 wins");
  EXPECT_EQ(fight(std::string("tomb ramses, holder 1\n") + lines), "3:5, 1 wins");
  EXPECT_EQ(asked(position(std::string("tomb ramses\n") + lines)), "split 1") << "Calloway has no medallion";
  EXPECT_EQ(asked(position(std::string("tomb ramses, holder 1\n") + lines)), "rescue 1");
}

TEST(MedaillonLeaving, Rule69AbilitiesNeedTheAdventurerInTheTomb) {
  // Each stays in camp.
  EXPECT_EQ(fight("tomb ramses\n0: blackwood, sends camel, hand pit, lays\n1: sends seer, hand pit, lays"),
            "3:1, 0 wins");
  EXPECT_EQ(asked(position("tomb ramses\n0: haddad, sends camel, hand pit, lays\n1: sends seer, lays pit")),
            "trigger 1");
  EXPECT_EQ(handOf(position("tomb ramses\n0: hagen, sends camel\n1: camp seer"), 0), "");
  EXPECT_EQ(asked(position("tomb ramses\n0: calloway, sends camel, hand pit, lays\n1: sends seer, hand pit, lays")),
            "split 1");
}

TEST(MedaillonLeaving, Rule69NobodyHasAnAbilityInTheTombOfHatshepsut) {
  EXPECT_EQ(fight("tomb hatshepsut\n0: blackwood, sends camel, hand pit, lays\n1: sends seer, hand pit, lays"),
            "3:1, 0 wins");
}

TEST(MedaillonLeaving, Rule69HaddadIsAskedBeforeAnythingElse) {
  const State state = position("tomb ramses\n0: sends haddad, hand mummy, lays\n1: sends calloway, lays pit seth");
  EXPECT_EQ(asked(state), "disarm 0");
  EXPECT_EQ(whyNot(state, EndCamp{}), "69");
  EXPECT_EQ(whyNot(state, Disarm{Card::spears}), "69b");
  EXPECT_EQ(whyNot(state, Disarm{Card::none}), "69b");
  EXPECT_EQ(whyNot(state, Disarm{Card::seth}), "69c");
}

}  // namespace
}  // namespace mastaba::medaillon

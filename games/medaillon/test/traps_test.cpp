// Rules 55 to 61: traps.
#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

Trigger at(Card trap, Card target, bool blessed = false) { return {trap, target, blessed}; }
Trigger inVain(Card trap) { return {trap, Card::none, false}; }

TEST(MedaillonTraps, Rule55TheHolderTriggersInAnyOrder) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears pit boulder seth\n"
      "1: sends calloway raider camel mercenary, lays pit");
  EXPECT_EQ(asked(state), "trigger 0");
  for (const Card trap : {Card::spears, Card::pit, Card::seth})
    EXPECT_EQ(whyNot(state, at(trap, Card::camel)), "") << nameOf(trap);
  EXPECT_EQ(whyNot(state, at(Card::boulder, Card::raider)), "");
  EXPECT_EQ(whyNot(state, at(Card::snakes, Card::camel)), "55b");
  EXPECT_EQ(whyNot(state, at(Card::none, Card::camel)), "55b");
  EXPECT_EQ(whyNot(state, Enough{}), "55") << "each must be triggered";
  State then = after(state, at(Card::seth, Card::mercenary));
  EXPECT_EQ(asked(then), "trigger 0") << "until none is left";
  EXPECT_EQ(trapsOf(then, 0), "spears pit boulder");
  then = after(then, {at(Card::boulder, Card::raider), at(Card::pit, Card::camel)});
  EXPECT_EQ(partyOf(then, 1), "") << "the rest went in vain, and the fight is over";
  EXPECT_EQ(wonBy(then, 0), "ramses");
}

TEST(MedaillonTraps, Rule56ATargetInTheTombNotInCamp) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen camel, lays pit\n"
      "1: sends calloway raider, camp thief jackal, lays skeleton");
  EXPECT_EQ(movesOf(state), "trigger pit raider false");
  for (const Card card : {Card::thief, Card::jackal, Card::camel, Card::mummy})
    EXPECT_EQ(whyNot(state, at(Card::pit, card)), "56b") << nameOf(card);
  EXPECT_EQ(whyNot(state, at(Card::pit, Card::raider, true)), "56b") << "nobody is blessed";
  EXPECT_EQ(whyNot(state, {Trigger{Card::pit, Card::none, true}}), "56b");
}

TEST(MedaillonTraps, Rule56ATrapThatHasATargetMustTakeOne) {  // B12
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen camel, lays pit\n"
      "1: sends calloway raider, hand pit, lays");
  EXPECT_EQ(whyNot(state, inVain(Card::pit)), "56");
}

TEST(MedaillonTraps, Rule56TheBlessedOneOfItsKindIsAChoiceOfItsOwn) {  // B34
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen camel, lays boulder\n"
      "1: sends raider raider, lays horus");
  EXPECT_EQ(asked(state), "trigger 0") << "two of the same: nothing to choose for the blessing";
  EXPECT_EQ(movesOf(state), "trigger boulder raider false, trigger boulder raider true");
  const State plain = after(state, at(Card::boulder, Card::raider, false));
  EXPECT_EQ(sumAfter(state, at(Card::boulder, Card::raider, false), 1), 5);
  EXPECT_EQ(sumAfter(state, at(Card::boulder, Card::raider, true), 1), 2);
  EXPECT_EQ(asked(plain), "split 1");
  const State one = position(
      "tomb ramses\n"
      "0: hagen, sends hagen camel, lays boulder\n"
      "1: sends raider, lays horus");
  EXPECT_EQ(movesOf(one), "trigger boulder raider true");
  EXPECT_EQ(whyNot(one, at(Card::boulder, Card::raider, false)), "56b");
}

TEST(MedaillonTraps, Rule57OnlyTheKindsAndStrengthsThatTheTrapNames) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears pit boulder snakes seal\n"
      "1: sends calloway mercenary camel raider, lays mummy");
  const auto why = [&](Card trap, Card target) { return whyNot(state, at(trap, target)); };
  EXPECT_EQ(why(Card::spears, Card::mercenary), "57c");
  EXPECT_EQ(why(Card::spears, Card::camel), "");
  EXPECT_EQ(why(Card::spears, Card::mummy), "");
  EXPECT_EQ(why(Card::pit, Card::mummy), "57");
  EXPECT_EQ(why(Card::pit, Card::mercenary), "57c");
  EXPECT_EQ(why(Card::boulder, Card::mercenary), "");
  EXPECT_EQ(why(Card::boulder, Card::camel), "57");
  EXPECT_EQ(why(Card::snakes, Card::camel), "");
  EXPECT_EQ(why(Card::snakes, Card::raider), "57");
  EXPECT_EQ(why(Card::seal, Card::mummy), "");
  EXPECT_EQ(why(Card::seal, Card::raider), "57");
}

TEST(MedaillonTraps, Rule57NeverAdventurersNeverTheOwnSide) {  // B11, B15
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen raider, lays spears pit boulder seal seth\n"
      "1: sends calloway camel, lays mummy");
  for (const Card trap : {Card::spears, Card::pit, Card::boulder, Card::seal, Card::seth}) {
    EXPECT_EQ(whyNot(state, at(trap, Card::calloway)), "57");
    EXPECT_EQ(whyNot(state, at(trap, Card::raider)), "56b");
    EXPECT_EQ(whyNot(state, at(trap, Card::hagen)), "56b");
  }
}

TEST(MedaillonTraps, Rule57TheCurrentStrengthCounts) {  // B13
  // A camel of 3 has 4 in the tomb of Amenhotep, a mercenary of 5 has 4 under the curse of Sekhmet.
  EXPECT_EQ(whyNot(position("tomb amenhotep\n0: hagen, sends hagen, lays spears pit\n1: sends camel, hand pit, lays"),
                   at(Card::spears, Card::camel)),
            "57c");
  EXPECT_EQ(whyNot(position("tomb ramses\n0: hagen, sends hagen, lays pit sekhmet\n1: sends mercenary, hand pit, lays"),
                   at(Card::pit, Card::mercenary)),
            "");
}

TEST(MedaillonTraps, Rule58TheTargetAndTheTrapAreDiscarded) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears pit\n"
      "1: sends calloway raider camel, hand pit, lays");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(told(state, at(Card::spears, Card::raider), to),
              (Words{"triggered seat:0 trap:spears target:raider", "eliminated seat:1 card:raider"}));
  const State then = after(state, at(Card::spears, Card::raider));
  EXPECT_EQ(partyOf(then, 1), "camel calloway");
  EXPECT_EQ(campOf(then, 1), "");
  EXPECT_EQ(discarded(then), "raider spears");
  EXPECT_EQ(then.open.discardTop, Card::raider);
  EXPECT_EQ(trapsOf(then, 0), "pit");
}

TEST(MedaillonTraps, Rule58WithTheTargetGoTheBonusesItGave) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays pit\n"
      "1: sends jackal jackal jackal, lays pit");
  EXPECT_EQ(strength(state, 1, Card::jackal), 3);
  EXPECT_EQ(sumAfter(state, at(Card::pit, Card::jackal), 1), 4);
}

TEST(MedaillonTraps, Rule58IsisFirstThenADoctorIfOneWants) {  // B37
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears pit boulder\n"
      "1: sends calloway thief thief, camp doctor, lays isis");
  state = after(state, at(Card::spears, Card::thief));
  EXPECT_EQ(asked(state), "trigger 0") << "Isis, without a question";
  EXPECT_EQ(partyOf(state, 1), "thief thief calloway");
  EXPECT_TRUE(state.open.used.has(Card::isis));
  state = after(state, at(Card::pit, Card::thief));
  EXPECT_EQ(asked(state), "heal 1");
  EXPECT_EQ(whyNot(state, Heal{Card::calloway}), "58b");
  EXPECT_EQ(whyNot(state, Heal{Card::none}), "58b");
  EXPECT_EQ(whyNot(state, EndCamp{}), "58");
  const State healed = after(state, Heal{Card::thief});
  EXPECT_EQ(campOf(healed, 1), "thief doctor");
  EXPECT_EQ(partyOf(healed, 1), "thief calloway");
  EXPECT_EQ(asked(healed), "trigger 0");
  EXPECT_EQ(discarded(healed), "spears pit");
  const State lost = after(state, Decline{});
  EXPECT_EQ(campOf(lost, 1), "doctor");
  EXPECT_EQ(discarded(lost), "thief spears pit");
}

TEST(MedaillonTraps, Rule59ThenTheOtherWithWhoIsStillThere) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen raider, lays pit seal\n"
      "1: sends calloway thief, lays pit skeleton");
  EXPECT_EQ(whyNot(state, 1, at(Card::pit, Card::raider)), "12");
  state = after(state, at(Card::pit, Card::thief));
  EXPECT_EQ(asked(state), "trigger 0");
  state = after(state, at(Card::seal, Card::skeleton));
  EXPECT_EQ(asked(state), "trigger 1");
  EXPECT_EQ(movesOf(state), "trigger pit raider false");
  state = after(state, at(Card::pit, Card::raider));
  EXPECT_EQ(asked(state), "split 1");
}

TEST(MedaillonTraps, Rule60ATrapWithoutATargetIsInVain) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays snakes boulder\n"
      "1: sends calloway raider, hand pit, lays");
  EXPECT_EQ(movesOf(state), "trigger boulder raider false, trigger snakes none false");
  EXPECT_EQ(told(state, inVain(Card::snakes)), Words{"triggered seat:0 trap:snakes target:none"});
  const State then = after(state, inVain(Card::snakes));
  EXPECT_EQ(discarded(then), "snakes");
  EXPECT_EQ(asked(then), "trigger 0");
}

TEST(MedaillonTraps, Rule60IfNoneHasATargetTheyGoByThemselves) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays snakes seal seth\n"
      "1: sends calloway falcon, hand boulder, lays boulder");
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(discarded(state), "falcon boulder snakes seal");
  EXPECT_TRUE(state.open.used.has(Card::seth));
}

TEST(MedaillonTraps, Rule60TheOrderMayLeaveATrapWithoutATarget) {  // B12
  // The jackals protect each other from the spears. When one is gone, the spears have a target.
  State state = position(
      "tomb amenhotep\n"
      "0: hagen, sends hagen, lays spears pit\n"
      "1: sends jackal jackal jackal, hand pit, lays");
  EXPECT_EQ(movesOf(state), "trigger spears none false, trigger pit jackal false");
  EXPECT_EQ(partyOf(after(state, inVain(Card::spears)), 1), "jackal jackal jackal");
  state = after(state, at(Card::pit, Card::jackal));
  EXPECT_EQ(movesOf(state), "trigger spears jackal false");
}

TEST(MedaillonTraps, Rule61TheTargetIsChosenWhenTheTrapIsTriggered) {
  // What lies face down has no target yet: the skeleton came after the spears.
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears\n"
      "1: sends calloway camel, lays skeleton");
  EXPECT_EQ(movesOf(state), "trigger spears camel false, trigger spears skeleton false");
}

}  // namespace
}  // namespace mastaba::medaillon

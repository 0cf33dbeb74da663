// Rules 38 to 54: a tomb is opened, entered and furnished with obstacles.
#include <gtest/gtest.h>
#include <set>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

// ---- opening

TEST(MedaillonTomb, Rule38TheHolderTurnsUpTheTopTomb) {
  for (const int holder : {0, 1}) {
    const State state = position("open, holder " + std::to_string(holder) + "\n0: foresees haremhab\n1: ");
    for (const Seat to : {Seat{0}, Seat{1}, spectator})
      EXPECT_EQ(told(state, OpenTomb{}, to), Words{"opened seat:" + std::to_string(holder) + " tomb:haremhab"});
    const State then = after(state, OpenTomb{});
    EXPECT_EQ(then.open.tomb, Tomb::haremhab);
    EXPECT_EQ(asked(then), "send " + std::to_string(holder));
    EXPECT_EQ(whyNot(then, OpenTomb{}), "40");
  }
}

TEST(MedaillonTomb, Rule38WithoutAPassMarkerTheTombIsOpenedByItself) {
  const State state = after(position("camp 1\n0: passed, foresees haremhab\n1: hand pit"), EndCamp{});
  EXPECT_EQ(state.open.tomb, Tomb::haremhab);
  EXPECT_EQ(asked(state), "send 0");
}

TEST(MedaillonTomb, Rule39WhenOpenedTheHolderFirst) {
  const char* lines = "0: foresees sethos, hand pit seal mummy, camp raider\n1: hand pit seal mummy";
  const State first = after(position(std::string("open\n") + lines), OpenTomb{});
  EXPECT_EQ(asked(first), "opening 0 2");
  EXPECT_EQ(whyNot(first, Enough{}), "39");
  EXPECT_EQ(whyNot(first, Send{Card::raider}), "39");
  const State second = after(first, {Discard{Card::pit}, Discard{Card::seal}});
  EXPECT_EQ(asked(second), "opening 1 2");
  EXPECT_EQ(asked(after(second, {Discard{Card::pit}, Discard{Card::mummy}})), "send 0");
  const State other = after(position(std::string("open, holder 1\n") + lines), OpenTomb{});
  EXPECT_EQ(asked(other), "opening 1 2");
  EXPECT_EQ(asked(after(other, {Discard{Card::pit}, Discard{Card::seal}})), "opening 0 2");
}

TEST(MedaillonTomb, Rule39EachDoesAsMuchAsPossible) {  // B26
  const State state = position("open\n0: foresees sethos\n1: hand pit");
  const State then = after(state, OpenTomb{});
  EXPECT_EQ(handOf(then, 1), "");
  EXPECT_EQ(discarded(then), "pit");
  EXPECT_EQ(asked(then), "send 0");
}

// ---- entering

TEST(MedaillonTomb, Rule40TheAdventurerAnyCompanionsAndAnimals) {
  State state = position("tomb ramses\n0: camp raider raider jackal doctor, hand pit camel\n1: hand pit, camp camel");
  EXPECT_EQ(movesOf(state), "send haddad, send doctor, send raider, send jackal, enough");
  state = after(state, {Send{Card::raider}, Send{Card::haddad}});
  EXPECT_EQ(movesOf(state), "send doctor, send raider, send jackal, enough");
  EXPECT_EQ(whyNot(state, Send{Card::haddad}), "40b");
  EXPECT_EQ(whyNot(state, Send{Card::camel}), "40c") << "in the hand, or in the other's camp";
  EXPECT_EQ(whyNot(state, Send{Card::calloway}), "40c");
  EXPECT_EQ(whyNot(state, Send{Card::none}), "40c");
  EXPECT_EQ(whyNot(state, LayCard{Card::pit}), "40");
  state = after(state, {Send{Card::raider}, Send{Card::doctor}});
  EXPECT_EQ(partyOf(state, 0), "doctor raider raider haddad");
  EXPECT_EQ(campOf(state, 0), "jackal");
  EXPECT_EQ(asked(after(state, Enough{})), "send 1");
}

TEST(MedaillonTomb, Rule40CompanionsMayGoWithoutTheAdventurer) {
  const State state = position("tomb ramses\n0: sends raider, hand pit\n1: sends camel");
  EXPECT_EQ(partyOf(state, 0), "raider");
  EXPECT_EQ(partyOf(state, 1), "camel");
}

TEST(MedaillonTomb, Rule40SentOpenlyAndForGood) {
  const State state = position("tomb ramses\n0: camp raider, hand pit");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(told(state, Send{Card::raider}, to), Words{"sent seat:0 card:raider"});
  const State then = after(state, Send{Card::raider});
  EXPECT_EQ(viewOf<Medaillon>(then, spectator).open.party[0].size(), 1);
  EXPECT_EQ(movesOf(then), "send haddad, enough") << "nobody is called back";
}

TEST(MedaillonTomb, Rule40WhenNobodyIsLeftTheChoiceEndsByItself) {  // B34
  const State state = position("tomb ramses\n0: \n1: ");
  EXPECT_EQ(asked(after(state, Send{Card::haddad})), "send 1");
}

TEST(MedaillonTomb, Rule41TutankhamunAdmitsThree) {  // B42: with the adventurer
  State state = position("tomb tutankhamun\n0: camp raider raider jackal, hand pit\n1: camp raider raider jackal");
  state = after(state, {Send{Card::haddad}, Send{Card::raider}});
  EXPECT_EQ(asked(state), "send 0");
  state = after(state, Send{Card::jackal});
  EXPECT_EQ(asked(state), "send 1");
  state = after(state, {Send{Card::raider}, Send{Card::raider}, Send{Card::jackal}});
  EXPECT_EQ(asked(state), "lay 0");
  EXPECT_EQ(partyOf(state, 1), "raider raider jackal");
}

TEST(MedaillonTomb, Rule41HatshepsutAdmitsNoAdventurer) {
  const State state = position("tomb hatshepsut\n0: camp raider, hand pit\n1: camp camel, hand pit");
  EXPECT_EQ(movesOf(state), "send raider, enough");
  EXPECT_EQ(whyNot(state, Send{Card::haddad}), "41");
  const State then = after(state, Send{Card::raider});
  EXPECT_EQ(movesOf(then), "send camel, enough") << "for both";
}

TEST(MedaillonTomb, Rule41RestrictionsDoNotConcernUndead) {  // B25
  const State state = position(
      "tomb tutankhamun\n"
      "0: sends raider raider jackal, lays mummy mummy mummy spears\n"
      "1: sends calloway camel falcon, lays skeleton");
  EXPECT_EQ(partyOf(state, 0), "raider raider jackal mummy mummy mummy");
  EXPECT_EQ(partyOf(state, 1), "camel falcon skeleton calloway");
  EXPECT_EQ(asked(state), "trigger 0");
}

TEST(MedaillonTomb, Rule42TheOtherChoosesNextAndKnowsWhoWasSent) {  // B31
  const State state = position("tomb ramses\n0: sends haddad raider, camp jackal\n1: camp camel");
  EXPECT_EQ(asked(state), "send 1");
  EXPECT_EQ(movesOf(state), "send calloway, send camel, enough");
  const View<Medaillon> view = viewOf<Medaillon>(state, 1);
  EXPECT_TRUE(view.open.party[0].has(Card::raider));
  EXPECT_TRUE(view.open.party[0].has(Card::haddad));
  EXPECT_EQ(whyNot(state, 0, Send{Card::jackal}), "12");
}

TEST(MedaillonTomb, Rule43WhenTheHolderSendsNobodyTheOtherGetsTheTombAtOnce) {  // B6
  const State state = position("tomb ramses\n0: camp raider, hand pit\n1: camp camel, hand mummy, papyri isis");
  EXPECT_EQ(told(state, Enough{}),
            (Words{"sentNobody seat:0", "wonTomb seat:1 tomb:ramses many:1", "round round:2 seat:1"}));
  const State then = after(state, Enough{});
  EXPECT_EQ(wonBy(then, 1), "ramses");
  EXPECT_EQ(campOf(then, 0), "raider");
  EXPECT_EQ(campOf(then, 1), "camel") << "nobody loses anything";
  EXPECT_EQ(discarded(then), "");
  EXPECT_EQ(int{then.open.holder}, 1);
  EXPECT_EQ(then.open.tomb, Tomb::none);
  EXPECT_EQ(asked(then), "split 1");
}

TEST(MedaillonTomb, Rule43WhenTheOtherSendsNobodyTheHolderGetsItAndLosesWhoEntered) {  // B7
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad raider jackal monkey, camp doctor, hand pit\n"
      "1: camp camel, hand mummy");
  EXPECT_EQ(told(state, Enough{}),
            (Words{"sentNobody seat:1", "wonTomb seat:0 tomb:ramses many:1", "returned seat:0 card:monkey",
                   "left seat:0 cards:[raider jackal]", "round round:2 seat:1"}));
  const State then = after(state, Enough{});
  EXPECT_EQ(wonBy(then, 0), "ramses");
  EXPECT_EQ(campOf(then, 0), "doctor monkey");
  EXPECT_EQ(campOf(then, 1), "camel");
  EXPECT_EQ(discarded(then), "raider jackal");
  EXPECT_EQ(partyOf(then, 0), "");
  EXPECT_EQ(asked(then), "split 1");
}

TEST(MedaillonTomb, Rule43AlsoWhoCannotSendAnybodyLosesTheTomb) {  // B42
  const State first = position("open\n0: foresees hatshepsut\n1: camp camel");
  EXPECT_EQ(wonBy(after(first, OpenTomb{}), 1), "hatshepsut") << "without a question";
  const State second = position("tomb hatshepsut\n0: camp raider\n1: hand pit");
  const State then = after(second, Send{Card::raider});
  EXPECT_EQ(wonBy(then, 0), "hatshepsut");
  EXPECT_EQ(discarded(then), "raider");
}

TEST(MedaillonTomb, Rule43TheTombMayEndTheGame) {  // B28
  const State state = position("tomb ramses\n0: camp raider\n1: won sethos haremhab amenhotep");
  const State then = after(state, Enough{});
  EXPECT_EQ(asked(then), "over");
  EXPECT_EQ(Medaillon::standing(then).how, Medaillon::How::nobodySent);
  EXPECT_EQ(Medaillon::standing(then).place[1], 1);
  EXPECT_EQ(lastTold(state, Enough{}), "won seat:1");
}

TEST(MedaillonTomb, Rule44WhoStaysInCampTakesNoPart) {
  const char* lines =
      "tomb amenhotep\n"
      "0: sends haddad, camp jackal jackal mercenary, hand pit, lays\n"
      "1: sends calloway jackal, camp jackal mercenary, hand pit, lays";
  EXPECT_EQ(fight(lines), "3:5, 1 wins");
  const State state = position(lines);
  EXPECT_EQ(campOf(state, 0), "mercenary jackal jackal");
  EXPECT_EQ(campOf(state, 1), "mercenary jackal");
}

TEST(MedaillonTomb, Rule44CampEffectsWorkOnlyInCamp) {  // B19
  // The doctor was sent: she heals nobody.
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends camel, lays boulder\n"
      "1: sends calloway doctor raider, hand pit, lays");
  state = after(state, Trigger{Card::boulder, Card::raider, false});
  EXPECT_EQ(asked(state), "split 1") << "nobody was asked";
  // While the doctor of the other is in camp.
  state = position(
      "tomb ramses\n"
      "0: hagen, sends camel, lays boulder\n"
      "1: sends calloway raider, camp doctor, hand pit, lays");
  EXPECT_EQ(asked(after(state, Trigger{Card::boulder, Card::raider, false})), "heal 1");
}

// ---- strength

TEST(MedaillonTomb, Rule45TombAndCardsAddUp) {
  // A jackal beside two others, blessed, in the tomb of Amenhotep, under the curse of Sekhmet: 1 + 2 + 3 + 1 - 1.
  State state = position(
      "tomb amenhotep\n"
      "0: hagen, sends jackal jackal jackal, lays horus spears\n"
      "1: sends calloway raider, lays sekhmet");
  EXPECT_EQ(strength(state, 0, Card::jackal, true), 6);
  EXPECT_EQ(strength(state, 0, Card::jackal), 3);
  EXPECT_EQ(strength(state, 1, Card::raider), 2);
  EXPECT_EQ(strength(state, 1, Card::calloway), 3);
}

TEST(MedaillonTomb, Rule45TombsChangeBothSides) {
  EXPECT_EQ(fight("tomb amenhotep\n0: sends jackal, hand pit, lays\n1: sends camel, hand pit, lays"), "2:4, 1 wins");
  EXPECT_EQ(fight("tomb thutmosis\n0: sends seer, hand pit, lays\n1: sends spy, hand pit, lays"), "2:3, 1 wins");
  EXPECT_EQ(fight("tomb haremhab\n0: sends seer, lays mummy\n1: sends spy, lays skeleton"), "5:5 tipped, 0 wins");
}

TEST(MedaillonTomb, Rule46StrengthsAreWorkedOutAnewAfterEachElimination) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends camel, lays spears spears\n"
      "1: sends raider raider raider, hand pit, lays");
  EXPECT_EQ(asked(state), "split 1") << "three raiders of strength 4 are beyond the spears";
  state = position(
      "tomb ramses\n"
      "0: hagen, sends camel, lays pit spears\n"
      "1: sends raider raider raider, hand pit, lays");
  EXPECT_EQ(strength(state, 1, Card::raider), 4);
  EXPECT_EQ(whyNot(state, Trigger{Card::spears, Card::raider, false}), "57c");
  state = after(state, Trigger{Card::pit, Card::raider, false});
  EXPECT_EQ(strength(state, 1, Card::raider), 3);
  EXPECT_EQ(whyNot(state, Trigger{Card::spears, Card::raider, false}), "");
}

TEST(MedaillonTomb, Rule46BelowZeroCountsAsZero) {  // B14
  // Seer 1 - 1, scarabs 1 - 1 and falcon 1 - 1 are 0 each; one papyrus does not go below.
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: hagen, sends camel, lays sekhmet bookOfTheDead\n"
                  "1: sends seer falcon, lays scarabs"),
            "3:0, 0 wins");
  // All bonuses and penalties are added up first: 1 - 1 + 1.
  EXPECT_EQ(fight("tomb thutmosis\n"
                  "0: hagen, sends camel, lays sekhmet\n"
                  "1: sends seer, hand pit, lays"),
            "3:1, 0 wins");
}

// No card of this room brings anybody below 0; a second curse would.
TEST(MedaillonTomb, Rule46BelowZeroCountsAsZeroForEachCharacter) {  // B14
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays sekhmet boulder\n"
      "1: sends seer falcon camel, hand pit, lays");
  state.open.inForce[0].add(Card::sekhmet);
  EXPECT_EQ(strength(state, 1, Card::falcon), 0);
  EXPECT_EQ(strength(state, 1, Card::seer), 0);
  EXPECT_EQ(strength(state, 1, Card::camel), 1);
}

TEST(MedaillonTomb, Rule46TheBlessingIsChosenFirst) {
  const State state = position("tomb ramses\n0: sends haddad raider, lays horus\n1: sends calloway, hand pit, lays");
  EXPECT_EQ(asked(state), "bless 0");
  EXPECT_EQ(whyNot(state, Enough{}), "46");
  EXPECT_EQ(whyNot(state, Bless{Card::calloway}), "46b");
  EXPECT_EQ(whyNot(state, Bless{Card::none}), "46b");
}

TEST(MedaillonTomb, Rule46UndeadAndPapyriCountFromTheRevealOn) {
  const State before = position(
      "tomb ramses\n"
      "0: hagen, sends raider, lays sekhmet bookOfTheDead, hand pit\n"
      "1: sends raider camel, hand skeleton");
  EXPECT_EQ(strength(before, 1, Card::raider), 2) << "still face down";
  const State revealed = after(before, LayCard{Card::skeleton});
  EXPECT_EQ(toldOf("fought", before, LayCard{Card::skeleton}),
            (Words{"fought seat:0 strength:2", "fought seat:1 strength:3"}));
  EXPECT_EQ(wonBy(revealed, 1), "ramses");
}

TEST(MedaillonTomb, Rule47InCampThereAreNoBonuses) {
  // Four jackals are in camp, one is sent.
  EXPECT_EQ(fight("tomb ramses\n"
                  "0: sends jackal, camp jackal jackal, hand pit, lays\n"
                  "1: sends raider, camp raider, hand pit, lays"),
            "1:2, 1 wins");
}

// ---- obstacles

TEST(MedaillonTomb, Rule48AnyNumberOfTrapsUndeadAndPapyriFaceDown) {
  State state = position(
      "tomb ramses\n"
      "0: sends haddad, hand pit mummy mummy spears, papyri isis hathor\n"
      "1: sends calloway, hand pit");
  EXPECT_EQ(movesOf(state), "layCard mummy, layCard spears, layCard pit, layPapyrus isis, enough");
  state = after(state, {LayCard{Card::mummy}, LayCard{Card::pit}, LayPapyrus{Card::isis}, LayCard{Card::mummy},
                        LayCard{Card::spears}});
  EXPECT_EQ(laidBy(state, 0), "mummy mummy spears pit isis");
  EXPECT_EQ(handOf(state, 0), "");
  EXPECT_EQ(papyriOf(state, 0), "hathor");
  EXPECT_EQ(movesOf(state), "enough") << "nothing is taken back";
  EXPECT_EQ(whyNot(state, LayPapyrus{Card::hathor}), "48d");
  EXPECT_EQ(whyNot(state, LayCard{Card::mummy}), "48c");
  EXPECT_EQ(whyNot(state, LayCard{Card::none}), "48c");
  EXPECT_EQ(whyNot(state, Trigger{Card::pit, Card::none, false}), "48");
}

TEST(MedaillonTomb, Rule48NobodyHasToLayAnything) {
  State state = position("tomb ramses\n0: sends haddad, hand pit\n1: sends calloway, hand pit");
  EXPECT_EQ(asked(state), "lay 0");
  state = after(state, Enough{});
  EXPECT_EQ(asked(state), "lay 1");
  state = after(state, Enough{});
  EXPECT_EQ(wonBy(state, 0), "ramses");
  EXPECT_EQ(handOf(state, 0), "pit");
}

TEST(MedaillonTomb, Rule48WithoutCardsAndPapyriNobodyIsAsked) {  // B34
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad\n1: sends calloway, hand pit")), "lay 1");
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad, papyri hathor\n1: sends calloway, hand pit")), "lay 0");
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad, hand jackal\n1: sends calloway, hand pit")), "lay 0");
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad, hand jackal, lays\n1: sends calloway, hand jackal")),
            "lay 1");
  EXPECT_EQ(asked(position("tomb ramses\n0: sends haddad, hand jackal, lays\n1: sends calloway")), "split 1");
}

TEST(MedaillonTomb, Rule49LayingIsFree) {
  const State state = position(
      "tomb ramses\n0: coins 2, sends haddad, lays mummy camel isis\n1: coins 1, sends calloway, hand pit, lays pit");
  EXPECT_EQ(state.open.coins[0], 2);
  EXPECT_EQ(state.open.coins[1], 1);
  const State poor = position("tomb ramses\n0: sends haddad, lays mummy pit mercenary\n1: sends calloway, hand pit");
  EXPECT_EQ(laidBy(poor, 0), "mercenary mummy pit");
}

TEST(MedaillonTomb, Rule50OneOtherHandCardAsABluff) {
  State state = position("tomb ramses\n0: sends haddad, hand mercenary camel camel pit mummy\n1: sends calloway");
  EXPECT_EQ(movesOf(state), "layCard mercenary, layCard camel, layCard mummy, layCard pit, enough");
  state = after(state, LayCard{Card::mercenary});  // B9: without the coins it costs
  EXPECT_EQ(movesOf(state), "layCard mummy, layCard pit, enough");
  EXPECT_EQ(whyNot(state, LayCard{Card::camel}), "50");
  EXPECT_EQ(whyNot(after(state, LayCard{Card::pit}), LayCard{Card::camel}), "50");
}

TEST(MedaillonTomb, Rule50ABluffMayComeAfterObstacles) {
  const State state =
      position("tomb ramses\n0: sends haddad, lays pit mummy camel, hand seal\n1: sends calloway, hand pit");
  EXPECT_EQ(laidBy(state, 0), "camel mummy pit");
}

TEST(MedaillonTomb, Rule51OnlyTheHolderMayBluff) {
  State state = position("tomb ramses\n0: sends haddad, hand camel, lays\n1: sends calloway, hand camel pit");
  EXPECT_EQ(asked(state), "lay 1");
  EXPECT_EQ(movesOf(state), "layCard pit, enough");
  EXPECT_EQ(whyNot(state, LayCard{Card::camel}), "51");
  state = position("tomb ramses, holder 1\n0: sends haddad, hand camel pit\n1: sends calloway, hand camel, lays");
  EXPECT_EQ(whyNot(state, LayCard{Card::camel}), "51");
}

TEST(MedaillonTomb, Rule52TheOtherLaysNextAndKnowsOnlyTheBacks) {  // B10
  const State state = position(
      "tomb ramses\n"
      "0: sends haddad, lays pit camel isis\n"
      "1: sends calloway, hand pit mummy, papyri horus");
  EXPECT_EQ(asked(state), "lay 1");
  EXPECT_EQ(movesOf(state), "layCard mummy, layCard pit, layPapyrus horus, enough");
  const View<Medaillon> view = viewOf<Medaillon>(state, 1);
  EXPECT_EQ(view.open.laidCards[0], 2);
  EXPECT_EQ(view.open.laidPapyri[0], 1);
  EXPECT_EQ(view.open.handSize[0], 0);
  EXPECT_TRUE(view.own.known.empty());
  EXPECT_EQ(whyNot(state, 0, LayCard{Card::pit}), "12") << "who has finished has finished";
}

TEST(MedaillonTomb, Rule53AllIsRevealedWhenTheOtherHasFinished) {
  const State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen raider, lays pit mummy isis\n"
      "1: sends calloway, hand skeleton spears seal");
  const State lying = after(state, {LayCard{Card::skeleton}, LayCard{Card::spears}});
  EXPECT_EQ(partyOf(lying, 0), "raider hagen");
  EXPECT_EQ(trapsOf(lying, 0), "");
  for (const Seat to : {Seat{0}, Seat{1}, spectator}) {
    const Words words = told(lying, Enough{}, to);
    ASSERT_GE(words.size(), 2U);
    EXPECT_EQ(words[0], "revealed seat:0 cards:[mummy pit isis]");
    EXPECT_EQ(words[1], "revealed seat:1 cards:[skeleton spears]");
  }
  const State then = after(lying, Enough{});
  EXPECT_EQ(partyOf(then, 0), "raider mummy hagen");
  EXPECT_EQ(partyOf(then, 1), "skeleton calloway");
  EXPECT_EQ(laidBy(then, 0) + laidBy(then, 1), "");
  EXPECT_EQ(then.open.laidCards[0] + then.open.laidPapyri[0] + then.open.laidCards[1], 0);
}

TEST(MedaillonTomb, Rule53ABluffReturnsToTheHandAndDoesNothing) {  // B8
  const State state = position("tomb ramses\n0: sends haddad, lays mercenary\n1: sends calloway camel, hand pit");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(toldOf("bluffed", state, Enough{}, to), Words{"bluffed seat:0 card:mercenary returns:true"});
  EXPECT_EQ(sumAfter(state, Enough{}, 0), 3);
  const State then = after(state, Enough{});
  EXPECT_EQ(handOf(then, 0), "mercenary");
  EXPECT_EQ(then.open.handSize[0], 1);
  EXPECT_EQ(discarded(then), "camel");
  EXPECT_EQ(knownTo(then, 1), "mercenary") << "both have seen it";
}

TEST(MedaillonTomb, Rule53ABluffStrengthensNobody) {
  EXPECT_EQ(fight("tomb ramses\n0: sends jackal, lays jackal\n1: sends seer, hand pit, lays"), "1:1 tipped, 0 wins");
}

TEST(MedaillonTomb, Rule53FirstHaddadThenTheBlessingsThenTheTraps) {  // B16
  State state = position(
      "tomb ramses\n"
      "0: sends haddad raider, lays horus spears\n"
      "1: sends calloway camel, lays pit");
  EXPECT_EQ(asked(state), "disarm 0");
  state = after(state, Decline{});
  EXPECT_EQ(asked(state), "bless 0");
  state = after(state, Bless{Card::haddad});
  EXPECT_EQ(asked(state), "trigger 0");
  // The same for the other's blessing.
  state = position(
      "tomb ramses\n"
      "0: sends haddad raider, lays spears\n"
      "1: sends calloway camel, lays pit horus");
  EXPECT_EQ(asked(state), "disarm 0");
  state = after(state, Disarm{Card::pit});
  EXPECT_EQ(asked(state), "bless 1");
  state = after(state, Bless{Card::camel});
  EXPECT_EQ(asked(state), "split 1") << "a blessed camel is beyond the spears, so they are in vain";
  EXPECT_EQ(wonBy(state, 1), "ramses");
}

TEST(MedaillonTomb, Rule54UndeadStandOnTheSideOfWhoLaidThem) {
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad, lays mummy\n1: sends calloway, lays skeleton scarabs"),
            "6:6 tipped, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad, lays mummy\n1: sends calloway, hand pit, lays"), "6:3, 0 wins");
  EXPECT_EQ(fight("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, lays mummy"), "3:6, 1 wins");
}

TEST(MedaillonTomb, Rule54WhoSentNobodyGetsToLayNothing) {  // B24
  const State state = position("tomb ramses\n0: sends haddad\n1: hand mummy mummy mummy, camp raider");
  EXPECT_EQ(whyNot(state, LayCard{Card::mummy}), "40");
  EXPECT_EQ(wonBy(after(state, Enough{}), 0), "ramses");
}

}  // namespace
}  // namespace mastaba::medaillon

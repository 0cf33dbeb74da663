// Whole tombs and turns, each as a small story.
#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

TEST(MedaillonExample, T01ATieForTheHolder) {
  State state = position(
      "tomb haremhab\n"
      "0: sends haddad raider, lays mummy spears\n"
      "1: sends calloway jackal jackal, lays skeleton pit");
  EXPECT_EQ(strength(state, 1, Card::jackal), 2);
  state = after(state, Decline{});  // Dr. Haddad's ability is not used
  EXPECT_EQ(asked(state), "trigger 0");
  state = after(state, Trigger{Card::spears, Card::jackal, false});
  EXPECT_EQ(strength(state, 1, Card::jackal), 1) << "alone";
  EXPECT_EQ(asked(state), "trigger 1");
  EXPECT_EQ(
      told(state, Trigger{Card::pit, Card::raider, false}),
      (Words{"triggered seat:1 trap:pit target:raider", "eliminated seat:0 card:raider", "fought seat:0 strength:7",
             "fought seat:1 strength:7", "tipped seat:0 by:none", "wonTomb seat:0 tomb:haremhab many:1",
             "left seat:0 cards:[mummy]", "left seat:1 cards:[jackal skeleton]", "round round:2 seat:1"}));
}

TEST(MedaillonExample, T02NobodySentByTheHolder) {
  State state = position("tomb ramses\n0: camp raider, hand pit\n1: camp camel, hand pit");
  state = after(state, Enough{});
  EXPECT_EQ(wonBy(state, 1), "ramses");
  EXPECT_EQ(asked(state), "split 1") << "the other was not asked";
  EXPECT_EQ(discarded(state), "");
  EXPECT_EQ(int{state.open.holder}, 1);
}

TEST(MedaillonExample, T03Pass) {
  State state = position("open\n0: won sethos, hand pit, camp raider\n1: won amenhotep, hand pit");
  state = after(state, Pass{});
  EXPECT_FALSE(state.open.mayPass[0]);
  EXPECT_EQ(int{state.open.holder}, 0);
  EXPECT_EQ(int{state.open.round}, 4);
  EXPECT_EQ(wonBy(state, 0) + " " + wonBy(state, 1), "sethos amenhotep") << "five tombs are left, as before";
  EXPECT_EQ(whyNot(after(state, {Split{4, 0}, EndCamp{}, Split{4, 0}, EndCamp{}}), Pass{}), "70");
}

TEST(MedaillonExample, T04Archaeologist) {
  State state = position("camp 0, deck mummy pit seal\n0: coins 2, hand archaeologist");
  state = after(state, {Play{Card::archaeologist}, Keep{Card::pit}, PutUnder{Card::mummy}});
  EXPECT_EQ(handOf(state, 0), "pit");
  EXPECT_EQ(state.open.deckSize, 2);
  EXPECT_EQ(underBy(state, 0), "mummy seal");
}

TEST(MedaillonExample, T05Reshuffle) {
  const State state = position("split 0, deck mummy");
  const Words words = told(state, Split{1, 3});
  EXPECT_EQ(words, (Words{"shared seat:0 coins:1 cards:3", "drew seat:0 many:1 cards:[]", "shuffled cards:59",
                          "drew seat:0 many:2 cards:[]"}));
  EXPECT_EQ(after(state, Split{1, 3}).open.deckSize, 57);
}

TEST(MedaillonExample, T06TidyingUp) {
  State state = position("camp 0\n0: coins 4, hand pit pit seal mummy mummy jackal raider");
  state = after(state, {EndCamp{}, Discard{Card::seal}, Discard{Card::raider}});
  EXPECT_EQ(handOf(state, 0), "jackal mummy mummy pit pit");
  EXPECT_EQ(state.open.coins[0], 2);
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(after(position("camp 0\n0: coins 4, hand pit, camp smuggler"), EndCamp{}).open.coins[0], 4);
}

TEST(MedaillonExample, T07Seti) {
  State state = position("open\n0: foresees sethos, hand pit, papyri isis\n1: hand pit seal mummy, papyri maat");
  state = after(state, OpenTomb{});
  EXPECT_EQ(handOf(state, 0), "");
  EXPECT_EQ(asked(state), "opening 1 2");
  state = after(state, {Discard{Card::seal}, Discard{Card::mummy}});
  EXPECT_EQ(handOf(state, 1), "pit");
  EXPECT_EQ(papyriOf(state, 0) + " " + papyriOf(state, 1), "isis maat");
}

TEST(MedaillonExample, T08ThiefWithoutACoinToSteal) {
  const State state = after(position("camp 0\n0: coins 1, hand thief pit\n1: "), Play{Card::thief});
  EXPECT_EQ(campOf(state, 0), "thief");
  EXPECT_EQ(state.open.coins[0] + state.open.coins[1], 0);
}

TEST(MedaillonExample, T09TheFourthTombWithoutAFight) {
  State state = position("tomb ramses\n0: won sethos haremhab amenhotep, sends haddad raider\n1: camp camel");
  state = after(state, Enough{});
  EXPECT_EQ(asked(state), "over");
  EXPECT_EQ(discarded(state), "") << "no further step";
}

TEST(MedaillonExample, T10Bluff) {
  State state = position("tomb ramses\n0: sends haddad, hand camel camel\n1: sends calloway, hand jackal");
  state = after(state, LayCard{Card::camel});
  EXPECT_EQ(whyNot(state, LayCard{Card::camel}), "50");
  state = after(state, Enough{});
  EXPECT_EQ(whyNot(state, LayCard{Card::jackal}), "51");
  EXPECT_EQ(sumAfter(state, Enough{}, 0), 3);
  EXPECT_EQ(handOf(after(state, Enough{}), 0), "camel camel");
}

TEST(MedaillonExample, T11TheOrderOfProtections) {
  State state = position(
      "tomb ramses\n"
      "0: hagen, sends hagen, lays spears pit\n"
      "1: sends calloway thief, camp doctor, lays isis");
  state = after(state, Trigger{Card::spears, Card::thief, false});
  EXPECT_EQ(asked(state), "trigger 0") << "Isis stops it without a question";
  state = after(state, Trigger{Card::pit, Card::thief, false});
  EXPECT_EQ(asked(state), "heal 1");
  EXPECT_EQ(sumAfter(state, Heal{Card::thief}, 1), 3);
  EXPECT_EQ(campOf(after(state, Heal{Card::thief}), 1), "thief doctor");
}

TEST(MedaillonExample, T12Avatar) {
  State state = position(
      "tomb haremhab\n"
      "0: sends haddad, lays anubis mummy\n"
      "1: sends calloway, lays skeleton seal");
  state = after(state, Decline{});
  EXPECT_EQ(strength(state, 0, Card::anubis), 5);
  EXPECT_EQ(strength(state, 0, Card::mummy), 4);
  EXPECT_EQ(strength(state, 1, Card::skeleton), 3);
  state = after(state, Trigger{Card::seal, Card::anubis, false});
  EXPECT_TRUE(state.open.used.has(Card::anubis));
  EXPECT_EQ(discarded(state), "mummy skeleton seal");
}

TEST(MedaillonExample, T13CampPapyriCannotBeLaid) {
  const State state = position("tomb ramses\n0: sends haddad, papyri hathor thoth, hand pit\n1: sends calloway");
  EXPECT_EQ(whyNot(state, LayPapyrus{Card::hathor}), "48d");
  EXPECT_EQ(whyNot(state, LayPapyrus{Card::thoth}), "48d");
  EXPECT_EQ(whyNot(state, LayCard{Card::hathor}), "48c") << "not as a bluff either";
}

}  // namespace
}  // namespace mastaba::medaillon

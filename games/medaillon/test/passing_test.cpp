// Rules 70 to 72: passing.
#include <gtest/gtest.h>
#include <set>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

TEST(MedaillonPassing, Rule70TheHolderIsAskedAfterBothCampPhases) {  // B21
  const State state = position("camp 1\n0: hand pit\n1: hand pit");
  EXPECT_EQ(whyNot(state, Pass{}), "70b");
  const State then = after(state, EndCamp{});
  EXPECT_EQ(asked(then), "open 0");
  EXPECT_EQ(movesOf(then), "openTomb, pass");
  EXPECT_EQ(then.open.tomb, Tomb::none) << "before it is turned up";
  EXPECT_EQ(whyNot(then, 1, Pass{}), "12") << "only who has the medallion";
}

TEST(MedaillonPassing, Rule70NotWhenTheTombIsOpen) {
  EXPECT_EQ(whyNot(position("tomb ramses\n0: camp raider"), Pass{}), "70b");
  EXPECT_EQ(whyNot(position("tomb ramses\n0: passed, camp raider"), Pass{}), "70");
}

TEST(MedaillonPassing, Rule70OncePerGame) {  // B22
  State state = position("open\n0: hand pit, camp raider\n1: hand pit");
  state = after(state, {Pass{}, Split{4, 0}, EndCamp{}, Split{4, 0}, EndCamp{}});
  EXPECT_NE(state.open.tomb, Tomb::none) << "nobody is asked, and the tomb is open";
  EXPECT_EQ(int{state.open.holder}, 0);
  EXPECT_EQ(whyNot(state, Pass{}), "70");
}

TEST(MedaillonPassing, Rule70EachHasAMarkerOfItsOwn) {
  State state = position("camp 0, holder 1\n0: passed, hand pit\n1: hand pit");
  EXPECT_EQ(asked(after(state, EndCamp{})), "open 1");
  state = position("camp 0, holder 1\n0: hand pit\n1: passed, hand pit, camp raider, foresees ramses");
  EXPECT_EQ(asked(after(state, EndCamp{})), "send 1");
}

TEST(MedaillonPassing, Rule71TheMarkerGoesTheMedallionStaysAndBothGetResourcesAgain) {
  State state = position("open\n0: hand pit, camp raider\n1: hand pit, camp camel");
  EXPECT_EQ(told(state, Pass{}), (Words{"passed seat:0", "round round:2 seat:0"}));
  state = after(state, Pass{});
  EXPECT_FALSE(state.open.mayPass[0]);
  EXPECT_TRUE(state.open.mayPass[1]);
  EXPECT_EQ(int{state.open.holder}, 0);
  EXPECT_EQ(int{state.open.round}, 2);
  EXPECT_EQ(asked(state), "split 0");
  EXPECT_EQ(campOf(state, 0), "raider");
  state = after(state, {Split{4, 0}, EndCamp{}});
  EXPECT_EQ(asked(state), "split 1");
}

TEST(MedaillonPassing, Rule72TheTombStackIsUnchanged) {
  State state = position("open\n0: hand pit, camp raider\n1: hand pit, foresees amenhotep, won haremhab");
  state = after(state, Pass{});
  EXPECT_EQ(wonBy(state, 1), "haremhab");
  EXPECT_EQ(state.open.tomb, Tomb::none);
  EXPECT_EQ(state.own[1].foreseen, Tomb::amenhotep) << "the same tomb lies on top, and who knew it knows it";
  for (u64 luck = 0; luck < 20; ++luck)
    EXPECT_EQ(after(state, {Split{4, 0}, EndCamp{}, Split{4, 0}, EndCamp{}}, luck).open.tomb, Tomb::amenhotep);
}

}  // namespace
}  // namespace mastaba::medaillon

#include "describe/difference.h"

#include <gtest/gtest.h>

#include "describe/test/sample.h"
#include "tests/toy/toy.h"

namespace mastaba {

struct DifferenceRoom {
  Seats who;
  Seat owner;
  Square<3, 2> door;
  SampleMove last;
  List<SampleChest, 2> chests;
};
BOOST_DESCRIBE_STRUCT(DifferenceRoom, (), (who, owner, door, last, chests))

namespace {

TEST(Differences, EqualValuesHaveNone) {
  EXPECT_EQ(differences(Toy::State{}, Toy::State{}), Differences{});
  EXPECT_EQ(differences(DifferenceRoom{}, DifferenceRoom{}), Differences{});
}

TEST(Differences, NameTheFieldAndBothValues) {
  Toy::State before{};
  Toy::State after{};
  before.open.score[1] = 3;
  after.open.score[1] = 5;
  EXPECT_EQ(differences(before, after), Differences{"open.score[1]: 3 -> 5"});
}

TEST(Differences, ComeInTheOrderOfTheFields) {
  Toy::State after{};
  after.deck.push(4);
  after.own[2].bid = 6;
  after.open.options.tie = Toy::Tie::nobody;
  EXPECT_EQ(differences(Toy::State{}, after),
            (Differences{R"(open.options.tie: "starter" -> "nobody")", "own[2].bid: 0 -> 6", "deck: [] -> [4]"}));
}

TEST(Differences, OfListsOfOneLengthAreItemByItem) {
  Toy::Own before{};
  Toy::Own after{};
  for (const int card : {1, 2, 3}) before.hand.push(card);
  for (const int card : {1, 5, 3}) after.hand.push(card);
  EXPECT_EQ(differences(before, after), Differences{"hand[1]: 2 -> 5"});
}

TEST(Differences, OfListsOfDifferentLengthAreShownWhole) {
  Toy::Own before{};
  Toy::Own after{};
  for (const int card : {1, 2}) before.saw[3].push(card);
  after.saw[3].push(2);
  EXPECT_EQ(differences(before, after), Differences{"saw[3]: [1,2] -> [2]"});
}

TEST(Differences, OfEveryOtherKindOfField) {
  DifferenceRoom before{};
  DifferenceRoom after{};
  before.chests.push({SampleMetal::copper, {}});
  after.chests.push({SampleMetal::gold, {}});
  after.who = Seats::only(1);
  after.owner = 2;
  after.door = 5;
  after.last = SampleWait{};
  EXPECT_EQ(differences(before, after),
            (Differences{"who: [] -> [1]", "owner: 0 -> 2", "door: 0 -> 5",
                         R"(last: {"is":"sampleStep","to":0,"by":0} -> {"is":"sampleWait"})",
                         R"(chests[0].metal: "copper" -> "gold")"}));
}

TEST(Differences, OfATaskNameItsParts) {
  Toy::Open before{};
  Toy::Open after{};
  before.agenda.push({Toy::Ask::bid, Seats::upTo(2), 0, 3});
  after.agenda.push({Toy::Ask::bid, Seats::only(1), 0, 3});
  EXPECT_EQ(differences(before, after), Differences{"agenda[0].who: [0,1] -> [1]"});
}

}  // namespace
}  // namespace mastaba

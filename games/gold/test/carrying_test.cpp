// Rules 34 to 41: taking, dropping and carrying treasures, and bringing them home.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"
#include "games/gold/test/games.h"

namespace mastaba::gold {
namespace {

State at(const std::string& words, const Options& options = {}) { return position(corridor + words, options); }

// ---- taking and dropping

TEST(GoldCarrying, Rule34WhoeverStandsThereMayTakeIt) {
  const State state = at("lying two C4\n0: archaeologist C4");
  EXPECT_EQ(movesOf("take", state), "take treasure:two");
  const State then = after(state, take(Treasure::two));
  EXPECT_EQ(carries(then, 0), "two");
  EXPECT_EQ(lying(then), "");
  EXPECT_EQ(asked(then), "act 0 3") << "it costs no action";
}

TEST(GoldCarrying, Rule34OnlyWhatLiesThere) {
  const State state = at("lying two C4\n0: archaeologist C3");
  EXPECT_EQ(whyNot(state, take(Treasure::two)), "34");
  EXPECT_EQ(whyNot(at("lying two C4\n0: archaeologist C4"), take(Treasure::three)), "34");
  EXPECT_EQ(whyNot(at("lying two C4\n0: archaeologist C4"), take(Treasure::mask)), "34");
  EXPECT_EQ(whyNot(at("lying two C4\n0: archaeologist C4"), take(Treasure::none)), "34");
}

TEST(GoldCarrying, Rule34ThePlayerSaysWhich) {
  const State state = at("lying two C4 three C4\n0: archaeologist C4");
  EXPECT_EQ(movesOf("take", state), "take treasure:three, take treasure:two");
  EXPECT_EQ(lying(after(state, take(Treasure::three))), "two C4");
  EXPECT_EQ(lying(after(state, take(Treasure::two))), "three C4");
}

TEST(GoldCarrying, Rule34BeforeBetweenAndAfterActions) {
  const State state = at("lying two C4\n0: archaeologist C5");
  EXPECT_EQ(carries(after(state, {walk("C4"), take(Treasure::two)}), 0), "two");
  EXPECT_EQ(carries(after(state, {Done{}, Done{}, walk("C4"), take(Treasure::two), walk("C3")}), 0), "two");
  EXPECT_EQ(whyNot(at("actions 0, lying two C4\n0: archaeologist C4"), take(Treasure::two)), "");
  EXPECT_EQ(whyNot(at("actions 0, lying two C4\n0: archaeologist C4"), 1, take(Treasure::two)), "18");
}

TEST(GoldCarrying, Rule34NothingOnTheWayAlongLamps) {
  const State state = at("lying two C4\n0: archaeologist C5, lamps C4");
  const State then = after(state, walk("C3"));
  EXPECT_EQ(lying(then), "two C4");
  EXPECT_EQ(whyNot(then, take(Treasure::two)), "34");
}

TEST(GoldCarrying, Rule34WhatWasDroppedIsNotTakenAgainWithoutAnAction) {
  const State state = at("lying three C4\n0: archaeologist C4, helper C4, carries two");
  const State dropped = after(state, Drop{});
  EXPECT_EQ(whyNot(dropped, take(Treasure::two)), "34b");
  EXPECT_EQ(whyNot(dropped, take(Treasure::three)), "") << "another one may be";
  EXPECT_EQ(movesOf("take", dropped), "take treasure:three");
  EXPECT_EQ(whyNot(after(dropped, helperTo("C5")), take(Treasure::two)), "") << "an action was spent";
  EXPECT_EQ(whyNot(after(dropped, Light{}), take(Treasure::two)), "");
  EXPECT_EQ(whyNot(after(dropped, {Done{}, Done{}}), take(Treasure::two)), "") << "another turn";
  const State laidTile = laid(at("0: archaeologist C3, carries two"), "C2", Kind::curve, Ways::es);
  EXPECT_EQ(whyNot(laidTile, Drop{}), "");
}

TEST(GoldCarrying, Rule34WhatWasDroppedMayBeTakenByTheNextPlayer) {
  const State state = at("0: archaeologist C4, carries two\n1: archaeologist C4");
  const State then = after(state, {Drop{}, Done{}});
  EXPECT_EQ(whyNot(then, take(Treasure::two)), "");
}

TEST(GoldCarrying, Rule34EqualTreasuresAreNotToldApart) {
  const State state = at("lying two C4\n0: archaeologist C4, carries two");
  const State dropped = after(state, Drop{});
  EXPECT_EQ(whyNot(dropped, take(Treasure::two)), "") << "there is another";
  const State taken = after(dropped, take(Treasure::two));
  EXPECT_EQ(lying(taken), "two C4");
  EXPECT_EQ(whyNot(taken, Drop{}), "35b");
}

TEST(GoldCarrying, Rule34ElsewhereAnEqualOneMayBeTaken) {
  const State state = at("lying two C3\n0: archaeologist C4, carries two");
  EXPECT_EQ(whyNot(after(state, {Drop{}, walk("C3")}), take(Treasure::two)), "");
}

TEST(GoldCarrying, Rule35ATreasureIsDroppedWhereTheArchaeologistStands) {
  const State state = at("0: archaeologist C4, carries three");
  const State then = after(state, Drop{});
  EXPECT_EQ(lying(then), "three C4");
  EXPECT_EQ(carries(then, 0), "none");
  EXPECT_EQ(asked(then), "act 0 3");
  EXPECT_EQ(whyNot(at("0: archaeologist C4"), Drop{}), "35");
  EXPECT_EQ(whyNot(at("actions 0\n0: archaeologist C4, carries three"), Drop{}), "");
}

TEST(GoldCarrying, Rule35WhatWasTakenIsNotDroppedAgainWithoutAnAction) {
  const State state = after(at("lying two C4\n0: archaeologist C4, helper C4"), take(Treasure::two));
  EXPECT_EQ(whyNot(state, Drop{}), "35b");
  EXPECT_EQ(movesOf("drop", state), "");
  for (const Move& move : {walk("C3"), helperTo("C3"), rotate("C4", Ways::ew), Move{Light{}}})
    EXPECT_EQ(whyNot(after(state, move), Drop{}), "");
  EXPECT_EQ(whyNot(after(state, {Done{}, Done{}}), Drop{}), "");
  const State douse = after(at("lying two C4\n0: archaeologist C4, helper C4, lamps C4"), take(Treasure::two));
  EXPECT_EQ(whyNot(after(douse, Douse{}), Drop{}), "");
  const State revealing = after(at("lying two C3\n0: archaeologist C3"), take(Treasure::two));
  EXPECT_EQ(whyNot(laid(revealing, "C2", Kind::curve, Ways::es), Drop{}), "");
}

// A53: at most one treasure is put down and one taken up between two actions, and it is another one.
TEST(GoldCarrying, Rule35NothingIsHandledTwiceWithoutAnAction) {
  int pairs = 0;
  for (int game = 0; game < 60; ++game) {
    std::vector<Move> row;
    std::string before;
    playedOut(mixture(game), static_cast<u64>(game), [&](const State& state, const Move& move) {
      const bool free = is<Take>(move) || is<Drop>(move) || is<Steal>(move);
      if (!free || asked(state) != before) row.clear();
      before = asked(state);
      if (!free) return;
      row.push_back(move);
      if (row.size() == 1) return;
      ++pairs;
      ASSERT_EQ(row.size(), 2U);
      ASSERT_TRUE(is<Drop>(row[0]) && !is<Drop>(row[1]));
      if (const auto* again = as<Take>(move); again != nullptr && state.open.dropped == again->treasure) {
        const Place here = pieceOf(state.open, active(state.open), Figure::archaeologist).at;
        ASSERT_GE(state.open.lying.count({here, again->treasure}), 2);
      }
    });
  }
  EXPECT_GT(pairs, 0);
}

TEST(GoldCarrying, Rule36AnybodyMayTakeIt) {
  State state = at("lying two C4\n0: archaeologist C4, carries three\n1: archaeologist C4");
  state = after(state, {Drop{}, Done{}});
  EXPECT_EQ(movesOf("take", state), "take treasure:three, take treasure:two");
  EXPECT_EQ(carries(after(state, take(Treasure::three)), 1), "three");
}

TEST(GoldCarrying, Rule37OneAtMost) {
  const State state = at("lying two C4\n0: archaeologist C4, carries three");
  EXPECT_EQ(whyNot(state, take(Treasure::two)), "37");
  EXPECT_EQ(carries(after(state, {Drop{}, take(Treasure::two)}), 0), "two");
  EXPECT_EQ(lying(after(state, {Drop{}, take(Treasure::two)})), "three C4");
  const State mask = position(maskFound + "lying mask C3 two C3\n0: archaeologist C3, carries three");
  EXPECT_EQ(whyNot(mask, take(Treasure::mask)), "37");
  EXPECT_EQ(whyNot(after(after(mask, Drop{}), take(Treasure::mask)), take(Treasure::two)), "37");
}

TEST(GoldCarrying, Rule38ItMovesWithItsArchaeologist) {
  const State state = at("0: archaeologist C4, helper C4, carries two");
  const State then = after(state, walk("C3"));
  EXPECT_EQ(carries(then, 0), "two");
  EXPECT_EQ(lying(then), "");
  EXPECT_EQ(asked(then), "act 0 2");
  EXPECT_EQ(lying(after(then, Drop{})), "two C3");
  EXPECT_EQ(museum(after(state, {helperTo("C5"), helperTo("C6")}), 0), "1 photos") << "not with the helper";
}

// ---- home

TEST(GoldCarrying, Rule39OnTheEntranceItComesHome) {
  const State state = at("0: archaeologist C5, carries three\n1: archaeologist C4, carries two");
  const State then = after(state, walk("C6"));
  EXPECT_EQ(carries(then, 0), "none");
  EXPECT_EQ(museum(then, 0), "1 photos, 3");
  EXPECT_EQ(asked(then), "act 0 2");
  const State two = after(then, {Done{}, walk("C5"), walk("C6")});
  EXPECT_EQ(museum(two, 1), "0 photos, 2");
  EXPECT_EQ(museum(two, 0), "1 photos, 3");
}

TEST(GoldCarrying, Rule39AlsoAlongLamps) {
  const State state = at("0: archaeologist C3, carries two, lamps C4 C5");
  EXPECT_EQ(museum(after(state, walk("C6")), 0), "1 photos, 2");
}

TEST(GoldCarrying, Rule39OnlyIfTheWalkEndsThere) {
  const Options options = with(&Options::startLamp, Gold::StartLamp::on);
  const State state = position(R"(
    L.....
    ......
    ......
    ......
    ..│...
    .─E...
    0: archaeologist B6, carries two, lamps C6
  )",
                               options);
  const State then = after(state, walk("C5"));
  EXPECT_EQ(carries(then, 0), "two");
  EXPECT_EQ(museum(then, 0), "1 photos");
}

TEST(GoldCarrying, Rule39TheMaskComesHomeToo) {
  const State state = position(maskGone + "falling C3 0\n0: archaeologist C5, helper C4, carries mask");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(brought(state, walk("C6"), to), Words{"delivered seat:0 treasure:mask"});
  const State then = after(state, walk("C6"));
  EXPECT_EQ(museum(then, 0), "5 photos, mask");
  EXPECT_EQ(carries(then, 0), "none");
}

TEST(GoldCarrying, Rule40InAMuseumItIsSafe) {
  const State state = at("0: museum 3\n1: archaeologist C5");
  EXPECT_EQ(whyNot(after(state, Done{}), steal(0)), "42");
  EXPECT_EQ(whyNot(at("turn 1\n0: museum 3\n1: carries none"), steal(0)), "45");
  EXPECT_EQ(whyNot(state, take(Treasure::three)), "34");
  EXPECT_EQ(whyNot(state, Drop{}), "35");
}

TEST(GoldCarrying, Rule41InThePyramidAllSeeTheValue) {
  const State state = position("");
  const u64 luck = luckForPhoto(state, reveal("C5"), 1);
  for (const Seat to : {Seat{0}, Seat{1}, spectator}) {
    const Words found = toldOf("found", state, reveal("C5"), to, luck);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0],
              "found treasure:" + lying(after(state, reveal("C5"), luck)).substr(0, found[0].size() - 21) + " at:C5");
  }
}

TEST(GoldCarrying, Rule41InAMuseumOnlyTheOwnerKnowsIt) {
  const State state = at("0: archaeologist C5, carries three", forPlayers(3));
  EXPECT_EQ(brought(state, walk("C6"), 0), Words{"delivered seat:0 treasure:three"});
  for (const Seat to : {Seat{1}, Seat{2}, spectator})
    EXPECT_EQ(brought(state, walk("C6"), to), Words{"cameHome seat:0"});
  const State then = after(state, walk("C6"));
  EXPECT_EQ(int{then.open.players[0].treasures}, 1) << "all see how many";
  EXPECT_EQ(int{then.open.players[0].threes}, 0) << "not which";
  EXPECT_EQ(int{viewOf<Gold>(then, 0).own.threes}, 1);
  EXPECT_EQ(int{viewOf<Gold>(then, 1).own.threes}, 0);
}

TEST(GoldCarrying, Rule41AtTheEndAllMuseumsAreOpened) {
  const State state = position(lastRing + "falling C1 0\n0: museum 3 2\n1: museum 2 2 3, archaeologist D6");
  const Words expected{"museumOpened seat:0 twos:1 threes:1", "museumOpened seat:1 twos:2 threes:1"};
  for (const Seat to : {Seat{0}, Seat{1}, spectator}) EXPECT_EQ(toldOf("museumOpened", state, Done{}, to), expected);
  const State then = after(state, Done{});
  EXPECT_EQ(asked(then), "over");
  EXPECT_EQ(int{then.open.players[0].threes}, 1);
  EXPECT_EQ(int{then.open.players[1].threes}, 1);
}

}  // namespace
}  // namespace mastaba::gold

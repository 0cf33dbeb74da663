// Rules 5 and 18 to 24, 96: whose turn it is, what is done in it, and when it ends.
#include <gtest/gtest.h>

#include "describe/every.h"
#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

// The last action is spent, and a treasure could still be dropped.
State noActionLeft() { return position(corridor + "actions 0\n0: archaeologist C4, helper C4, lamps C4, carries two"); }

TEST(GoldTurn, Rule18TurnsGoClockwise) {
  State state = position(corridor + "turn 1", forPlayers(3));
  for (const char* next : {"act 2 3", "act 0 3", "act 1 3"}) {
    state = after(state, Done{});
    EXPECT_EQ(asked(state), next);
  }
}

TEST(GoldTurn, Rule18NobodyActsInAnothersTurn) {
  const State state =
      position(corridor + "turn 1\n0: archaeologist C4, carries two\n1: archaeologist C4", forPlayers(3));
  eachValue<Move>([&](const Move& move) {
    EXPECT_EQ(whyNot(state, 0, move), "18");
    EXPECT_EQ(whyNot(state, 2, move), "18");
  });
  EXPECT_EQ(whyNot(state, 1, steal(0)), "");
}

TEST(GoldTurn, Rule18MovesAreListedForWhoeverIsAskedAndNobodyElse) {
  const State state = position(corridor, forPlayers(3));
  Gold::Moves moves;
  Gold::moves(state.open, state.own[0], 0, moves);
  const int many = moves.size();
  EXPECT_GT(many, 0);
  Gold::moves(state.open, state.own[0], 0, moves);
  EXPECT_EQ(moves.size(), many) << "a list that was used before is begun anew";
  for (const Seat seat : {Seat{1}, Seat{2}}) {
    Gold::moves(state.open, state.own[seat], seat, moves);
    EXPECT_TRUE(moves.empty());
  }
}

TEST(GoldTurn, Rule19ThreeActions) {
  State state = position(corridor);
  state = after(state, walk("C5"));
  EXPECT_EQ(asked(state), "act 0 2");
  state = after(state, walk("C4"));
  EXPECT_EQ(asked(state), "act 0 1");
  state = after(state, walk("C3"));
  EXPECT_EQ(asked(state), "act 1 3");
}

TEST(GoldTurn, Rule19WithoutAnActionLeftThereIsNone) {
  const State state = noActionLeft();
  for (const Move& move : {walk("C5"), helperTo("C3"), rotate("C4", Ways::ew), Move{Douse{}}, Move{Light{}}})
    EXPECT_EQ(whyNot(state, move), "19");
  EXPECT_EQ(whyNot(position(corridor + "actions 0\n0: archaeologist C3, carries two"), reveal("C2")), "19");
  EXPECT_EQ(whyNot(state, Drop{}), "");
  for (const char* kind : {"walk", "reveal", "rotate", "light", "douse"}) EXPECT_EQ(movesOf(kind, state), "") << kind;
}

TEST(GoldTurn, Rule20FewerActionsOrNone) {
  const State state = position(corridor);
  EXPECT_EQ(asked(after(state, Done{})), "act 1 3");
  EXPECT_EQ(asked(after(state, {walk("C5"), Done{}})), "act 1 3");
  EXPECT_EQ(asked(after(state, {walk("C5"), walk("C4"), Done{}})), "act 1 3");
  EXPECT_EQ(movesOf("done", state), "done");
}

TEST(GoldTurn, Rule20ItEndsByItselfOnlyIfNothingCanBeDone) {
  const State last = position(corridor + "actions 1\n0: archaeologist C4, carries two");
  const State stands = after(last, walk("C3"));
  EXPECT_EQ(asked(stands), "act 0 0") << "the treasure could be dropped";
  EXPECT_EQ(asked(after(stands, Drop{})), "act 1 3");
  EXPECT_EQ(asked(after(stands, Done{})), "act 1 3");
  EXPECT_EQ(asked(after(position(corridor + "actions 1"), walk("C5"))), "act 1 3");
  const State taking = after(position(corridor + "actions 1, lying two C3\n0: archaeologist C4"), walk("C3"));
  EXPECT_EQ(asked(taking), "act 0 0");
  EXPECT_EQ(asked(after(taking, take(Treasure::two))), "act 1 3");
  const State robbing =
      after(position(corridor + "actions 1\n0: archaeologist C4\n1: archaeologist C3, carries two"), walk("C3"));
  EXPECT_EQ(asked(robbing), "act 0 0");
}

TEST(GoldTurn, Rule20WithActionsLeftOnlyThePlayerEndsIt) {
  EXPECT_EQ(asked(after(position(corridor + "0: archaeologist C4"), walk("C5"))), "act 0 2");
  const State walledIn = position(R"(
    LOFI..
    ......
    .._...
    ..│...
    ..│─│.
    ..E...
    falling C3 0
    0: archaeologist D5, helper lost, carries two
  )");
  EXPECT_EQ(asked(after(walledIn, Drop{})), "act 0 3") << "though nothing can be done";
  EXPECT_EQ(movesOf("walk", walledIn) + movesOf("reveal", walledIn), "");
}

TEST(GoldTurn, Rule20WhatIsNotUsedIsLost) {
  const State state = after(position(corridor), {walk("C5"), Done{}, Done{}});
  EXPECT_EQ(asked(state), "act 0 3");
}

TEST(GoldTurn, Rule20TheTurnOfWhoHasLostBothPasses) {
  const State state =
      position(maskGone + "falling C3 2\n0: archaeologist C4\n1: archaeologist lost, helper lost", forPlayers(3));
  EXPECT_EQ(told(state, Done{}).back(), "satOut seat:1");
  EXPECT_EQ(asked(after(state, Done{})), "act 2 3");
  const State one =
      position(maskGone + "falling C3 2\n0: archaeologist C4\n1: archaeologist lost\n2: helper lost", forPlayers(3));
  EXPECT_EQ(toldOf("satOut", one, Done{}), Words{}) << "one figure is enough";
  EXPECT_EQ(asked(after(one, Done{})), "act 1 3");
  EXPECT_EQ(asked(after(after(one, Done{}), Done{})), "act 2 3");
}

TEST(GoldTurn, Rule21BothFiguresInAnyOrder) {
  const State state = position(corridor);
  EXPECT_EQ(figures(after(state, {walk("C5"), helperTo("C5"), walk("C4")})), "C4 C5, C6 C6");
  EXPECT_EQ(figures(after(state, {helperTo("C5"), walk("C5"), helperTo("C4")})), "C5 C4, C6 C6");
  EXPECT_EQ(figures(after(state, {helperTo("C5"), helperTo("C4"), helperTo("C3")})), "C6 C3, C6 C6");
  EXPECT_EQ(asked(after(state, {helperTo("C5"), walk("C5")})), "act 0 1");
}

TEST(GoldTurn, Rule22TheArchaeologistWalksOrReveals) {
  const State state = position(corridor + "0: archaeologist C3");
  EXPECT_EQ(movesOf("walk figure:archaeologist", state), "walk figure:archaeologist to:C4");
  EXPECT_EQ(movesOf("reveal", state), "reveal at:C2");
}

TEST(GoldTurn, Rule23TheHelperWalksTurnsLightsAndDouses) {
  const State state = position(corridor + "0: helper C3");
  EXPECT_EQ(movesOf("walk figure:helper", state), "walk figure:helper to:C4");
  EXPECT_EQ(movesOf("rotate", state), "rotate at:C3 open:ew, rotate at:C4 open:ew");
  EXPECT_EQ(movesOf("light", state), "light");
  EXPECT_EQ(movesOf("douse", after(state, Light{})), "douse");
}

TEST(GoldTurn, Rule24EachCostsOneAction) {
  const State state = position(corridor + "0: archaeologist C3, helper C3");
  const State lit = position(corridor + "0: archaeologist C3, helper C3, lamps C3");
  for (const Move& move : {walk("C4"), helperTo("C4"), rotate("C3", Ways::ew), Move{Light{}}})
    EXPECT_EQ(asked(after(state, move)), "act 0 2");
  EXPECT_EQ(asked(after(lit, Douse{})), "act 0 2");
  EXPECT_EQ(asked(laid(state, "C2", Kind::curve, Ways::es)), "act 0 2");
}

TEST(GoldTurn, Rule24FreeActsCostNone) {
  EXPECT_EQ(asked(after(position(corridor + "lying two C3\n0: archaeologist C3"), take(Treasure::two))), "act 0 3");
  const State both = position(corridor + "0: archaeologist C3, carries two\n1: archaeologist C3");
  EXPECT_EQ(asked(after(both, Drop{})), "act 0 3");
  EXPECT_EQ(asked(after(after(both, Done{}), steal(0))), "act 1 3");
}

TEST(GoldTurn, Rule24EverybodyHearsWhatIsDone) {
  const State state =
      position(corridor + "lying two C3\n0: archaeologist C3, helper C3\n1: archaeologist C3, carries three");
  const auto first = [](const State& now, const Move& move) { return told(now, move, 1).at(0); };
  EXPECT_EQ(first(state, walk("C4")), "walked seat:0 figure:archaeologist from:C3 to:C4");
  EXPECT_EQ(first(state, helperTo("C4")), "walked seat:0 figure:helper from:C3 to:C4");
  EXPECT_EQ(first(state, rotate("C3", Ways::ew)), "turned seat:0 at:C3 open:ew");
  EXPECT_EQ(first(state, Light{}), "lit seat:0 at:C3");
  EXPECT_EQ(first(after(state, Light{}), Douse{}), "doused seat:0 at:C3");
  EXPECT_EQ(first(state, take(Treasure::two)), "took seat:0 treasure:two at:C3");
  EXPECT_EQ(first(after(state, {take(Treasure::two), Light{}}), Drop{}), "dropped seat:0 treasure:two at:C3");
  EXPECT_EQ(first(state, steal(1)), "stole seat:0 from:1 treasure:three");
  EXPECT_EQ(first(revealed(state, "C2", Kind::curve), Lay{Ways::es}), "laid seat:0 at:C2 open:es");
}

TEST(GoldTurn, Rule05OnlyTheArchaeologistRevealsAndCarries) {
  const State helper = position(corridor + "lying two C3\n0: helper C3\n1: archaeologist C3, carries two");
  EXPECT_EQ(whyNot(helper, reveal("C2")), "29");
  EXPECT_EQ(whyNot(helper, take(Treasure::two)), "34");
  EXPECT_EQ(whyNot(helper, steal(1)), "42");
  EXPECT_EQ(movesOf("reveal", helper), "reveal at:B6, reveal at:D6");
}

TEST(GoldTurn, Rule05OnlyTheHelperTurnsTilesAndHandlesLamps) {
  const State state = position(corridor + "0: archaeologist C3, lamps C3");
  EXPECT_EQ(whyNot(state, rotate("C3", Ways::ew)), "50");
  EXPECT_EQ(whyNot(state, Light{}), "47b");
  EXPECT_EQ(whyNot(state, Douse{}), "48");
}

TEST(GoldTurn, Rule96WithoutTheRightFigureNothingOfItIsDone) {
  const State noHelper = position(maskGone + "falling C3 0\n0: archaeologist C4, helper lost\n1: archaeologist C5");
  for (const Move& move : {helperTo("C5"), rotate("C4", Ways::ew), Move{Light{}}, Move{Douse{}}})
    EXPECT_EQ(whyNot(noHelper, move), "86");
  EXPECT_EQ(movesOf("walk", noHelper), "walk figure:archaeologist to:C5");
  EXPECT_EQ(movesOf("rotate", noHelper), "");
  EXPECT_EQ(movesOf("light", noHelper), "");
  const State alone = position(
      maskGone + "falling C3 0, lying two C4\n0: archaeologist lost, helper C4\n1: archaeologist C4, carries two");
  for (const Move& move : {walk("C5"), reveal("B4"), take(Treasure::two), Move{Drop{}}, steal(1)})
    EXPECT_EQ(whyNot(alone, move), "86");
  EXPECT_EQ(movesOf("walk", alone), "walk figure:helper to:C5");
  EXPECT_EQ(movesOf("reveal", alone), "");
  EXPECT_EQ(movesOf("take", alone), "");
}

}  // namespace
}  // namespace mastaba::gold

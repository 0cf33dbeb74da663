// Rules 27 to 29: the steps of a turn, and who decides.
#include <gtest/gtest.h>

#include "describe/every.h"
#include "describe/json_out.h"
#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const Options chosenOrder = with(&Options::rollOrder, Fluch::RollOrder::chosen);

// ---- the steps

TEST(FluchTurn, Rule27LayRollMoveRecoverAmmutEnd) {
  State state = position(corridor + "0: at E12\ntoken E10 red1");
  EXPECT_EQ(kindsOfMoves(state), "draw, extraRoll, extraTiles, roll");
  state = after(drawn(state, Kind::straight), lay("G13", Ways::ns));
  EXPECT_EQ(asked(state), "lay 0 2");
  state = rolled(state, "2A");
  EXPECT_EQ(agenda(state), "end, symbols 1, move 2");
  EXPECT_EQ(ammut(state), "1") << "the explorer comes first";
  state = after(state, {step("E11"), step("E10")});
  EXPECT_EQ(agenda(state), "end, symbols 1, collect") << "the last pip is used";
}

TEST(FluchTurn, Rule27AfterTheMovementOneRecovers) {
  const State state = after(position(corridor + "move 2\n0: at E11"), {step("E10"), Stop{}});
  EXPECT_EQ(asked(state), "collect 0");
  EXPECT_EQ(kindsOfMoves(state), "leave, turnUp");
}

TEST(FluchTurn, Rule27AmmutMovesAfterRecovering) {
  State state = position(corridor + "symbols 1, move 2, token E10 red1, pile .\n0: at E11");
  state = after(state, {step("E10"), Stop{}});
  EXPECT_EQ(agenda(state), "end, symbols 1, collect");
  EXPECT_EQ(ammut(state), "1");
  state = after(state, Take{});
  EXPECT_EQ(ammut(state), "2");
  EXPECT_EQ(asked(state), "end 0");
}

TEST(FluchTurn, Rule27AnEventComesBeforeRecovering) {
  const State state = position(greyCorridor + "heap E12 red1, symbols 1, move 2\n0: at E13");
  const State there = after(state, step("E12"), "seth");
  EXPECT_EQ(livesOf(there), "6 7");
  EXPECT_EQ(agenda(there), "end, symbols 1, collect");
}

TEST(FluchTurn, Rule27AfterTheRollSpecialActionsOrTheEnd) {
  const State state = rolled(position(""), "00");
  EXPECT_EQ(kindsOfMoves(state), "endTurn, extraRoll, extraTiles");
  EXPECT_EQ(asked(after(state, EndTurn{})), "lay 1 3");
  EXPECT_EQ(toldInShort(state, EndTurn{}), "passed");
  EXPECT_EQ(told(state, EndTurn{}), (Words{"passed seat:0"}));
}

TEST(FluchTurn, Rule27StepsThreeToFiveBelongToEachRoll) {
  State state = after(position(corridor + "0: at E14\n1: at C14"), ExtraRoll{}, "1A");
  EXPECT_EQ(agenda(state), "lay 3, symbols 1, move 1");
  state = after(state, step("E13"));
  state = rolled(state, "2A");
  EXPECT_EQ(agenda(state), "end, symbols 1, move 2");
  EXPECT_EQ(ammut(state), "2");
}

// What is said when something else comes first.
TEST(FluchTurn, Rule27EachStepHasItsMoves) {
  const State laying = position(corridor);
  for (const Move& move : {step("E13"),        Move{Stop{}},          Move{EndTurn{}},
                           Move{Take{}},       lay("E13", Ways::ns),  lead("E12"),
                           put("E2"),          Move{Discard{}},       passage("E12", Ways::ew),
                           Move{TurnUp{}},     Move{Leave{}},         loot(Token::red1),
                           Move{Ward{}},       Move{Endure{}},        Move{Advance{}},
                           Move{AmmutStays{}}, Move{ExplorerFirst{}}, Move{AmmutFirst{}},
                           enter("C14"),       Move{GiveUp{}},        Move{PlayOn{}}})
    EXPECT_EQ(whyNot(laying, move), "27") << toJson(move);
  const State moving = position(corridor + "move 2\n0: at E12");
  for (const Move& move : {Move{Draw{}}, Move{Roll{}}, Move{ExtraRoll{}}, Move{EndTurn{}}, Move{Take{}},
                           lay("E13", Ways::ns), Move{GiveUp{}}, Move{AmmutStays{}}})
    EXPECT_EQ(whyNot(moving, move), "27c") << toJson(move);
  const State ending = position(corridor + "end");
  for (const Move& move : {Move{Draw{}}, Move{Roll{}}, Move{Stop{}}, step("E13"), Move{Take{}}, lay("E13", Ways::ns)})
    EXPECT_EQ(whyNot(ending, move), "27d") << toJson(move);
  const State tile = position(corridor + "tile curve");
  for (const Move& move : {Move{Draw{}}, Move{Roll{}}, Move{ExtraRoll{}}, Move{ExtraTiles{}}, Move{EndTurn{}},
                           step("E13"), twist("E13", Ways::ew)})
    EXPECT_EQ(whyNot(tile, move), "40") << toJson(move);
  const State ordering = position(corridor + "symbols 1, order 2", chosenOrder);
  for (const Move& move : {Move{Draw{}}, Move{Roll{}}, step("E13"), Move{EndTurn{}}, Move{ExtraTiles{}}})
    EXPECT_EQ(whyNot(ordering, move), "27b") << toJson(move);
  const State recovering = position("collect\n0: at E10");
  for (const Move& move :
       {Move{Draw{}}, Move{Roll{}}, step("E11"), Move{EndTurn{}}, Move{ExtraTiles{}}, Move{ExtraRoll{}}})
    EXPECT_EQ(whyNot(recovering, move), "60") << toJson(move);
  const State leading = position(corridor + "ammut E10, lead 2");
  for (const Move& move : {Move{Draw{}}, Move{EndTurn{}}, Move{ExtraTiles{}}, Move{ExtraRoll{}}, step("E13")})
    EXPECT_EQ(whyNot(leading, move), "87") << toJson(move);
  EXPECT_EQ(whyNot(position(corridor + "ammut E10, leap, dice AA"), EndTurn{}), "87");
  EXPECT_EQ(whyNot(position("E12 ║\ncollect, beckon, dice 10\n0: at E12"), EndTurn{}), "77");
  EXPECT_EQ(whyNot(position("ammut 13, place 0"), EndTurn{}), "84");
  EXPECT_EQ(whyNot(position(corridor + "ammut E12, banish 0\n0: at E12"), EndTurn{}), "101");
  EXPECT_EQ(whyNot(position("E12 ║\ncollect, ward 0 event, dice 10\n0: at E12, protection bes",
                            with(&Options::protection, Fluch::Protection::chosen)),
                   EndTurn{}),
            "79");
  EXPECT_EQ(whyNot(position("end, enter 1"), EndTurn{}), "22");
  EXPECT_EQ(whyNot(position("E13 ─\nsealed\n0: at E14, lives 1\n1: at C14"), Roll{}), "133");
}

TEST(FluchTurn, Rule27WhoGoesFirstIsChosen) {
  const State state = rolled(position(corridor + "0: at E13", chosenOrder), "2A");
  EXPECT_EQ(agenda(state), "end, symbols 1, order 2");
  EXPECT_EQ(kindsOfMoves(state), "ammutFirst, explorerFirst");
  const State explorer = after(state, ExplorerFirst{});
  EXPECT_EQ(agenda(explorer), "end, symbols 1, move 2");
  EXPECT_EQ(ammut(explorer), "1");
  const State ammutFirst = after(state, AmmutFirst{});
  EXPECT_EQ(agenda(ammutFirst), "end, move 2");
  EXPECT_EQ(ammut(ammutFirst), "2");
  EXPECT_EQ(told(state, ExplorerFirst{}), (Words{"wentFirst seat:0 ammut:false"}));
  EXPECT_EQ(told(state, AmmutFirst{}), (Words{"wentFirst seat:0 ammut:true", "ammutAdvanced seat:0 space:2"}));
}

TEST(FluchTurn, Rule27WithoutASymbolThereIsNothingToChoose) {
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E13", chosenOrder), "21")), "move 0 3");
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E13"), "2A")), "move 0 2") << "usually there never is";
}

TEST(FluchTurn, Rule27OneChoosesForADoubleAndAPaidRoll) {
  const State state = position(corridor + "0: at E13\nammut E11", chosenOrder);
  const State twice = rolled(state, "AA");
  EXPECT_EQ(agenda(twice), "end, again, symbols 2, order 0");
  EXPECT_EQ(agenda(after(twice, AmmutFirst{})), "end, again, move 0, leap");
  EXPECT_EQ(agenda(after(state, ExtraRoll{}, "1A")), "lay 3, symbols 1, order 1");
}

TEST(FluchTurn, Rule27WhoDiesWhileAmmutGoesFirstDoesNotMove) {
  State state = rolled(position(corridor + "ammut E10\n0: at E12, lives 1", chosenOrder), "2A");
  state = after(after(state, {AmmutFirst{}, lead("E11")}), lead("E12"), "1");
  EXPECT_EQ(agenda(state), "over, enter, banish");
  EXPECT_EQ(asked(after(state, {put("E2"), enter("C14")})), "lay 1 3");
}

// ---- who decides

TEST(FluchTurn, Rule28NobodyActsInAnothersTurn) {
  const State state = position(corridor + "turn 1\n0: at E12", forPlayers(3));
  eachValue<Move>([&](const Move& move) {
    EXPECT_EQ(whyNot(state, 0, move), "28");
    EXPECT_EQ(whyNot(state, 2, move), "28");
  });
  EXPECT_EQ(whyNot(state, 1, Roll{}), "");
}

TEST(FluchTurn, Rule28MovesAreListedForWhoeverIsAskedAndNobodyElse) {
  const State state = position(corridor, forPlayers(3));
  Fluch::Moves moves;
  for (int twice = 0; twice < 2; ++twice) {
    Fluch::moves(state.open, state.own[0], 0, moves);
    EXPECT_EQ(moves.size(), 4) << "a list that was used before is begun anew";
  }
  for (const Seat seat : {Seat{1}, Seat{2}}) {
    Fluch::moves(state.open, state.own[seat], seat, moves);
    EXPECT_TRUE(moves.empty());
  }
}

TEST(FluchTurn, Rule28WhoeverIsAttackedDecides) {
  const State state = position(corridor + "ammut E12, banish 1\n1: at E12");
  EXPECT_EQ(whyNot(state, 0, put("E2")), "28");
  EXPECT_EQ(whyNot(state, 1, put("E2")), "");
  EXPECT_EQ(asked(after(state, put("E2"))), "end 0") << "then the turn goes on";
}

TEST(FluchTurn, Rule28TheRightHandNeighbourDecides) {
  const State third = position("collect, token E10 red2\n0: at E10, tokens blue1 green1", forPlayers(3));
  const State called = after(third, Take{});
  EXPECT_EQ(asked(called), "place 2");
  EXPECT_EQ(whyNot(called, 0, put("E2")), "28");
}

TEST(FluchTurn, Rule28WhoeverLostAnExplorerDecides) {
  const State state = position("end, enter 1", forPlayers(3));
  EXPECT_EQ(asked(state), "enter 1");
  EXPECT_EQ(whyNot(state, 0, enter("E14")), "28");
  EXPECT_EQ(asked(after(state, enter("E14"))), "end 0");
}

TEST(FluchTurn, Rule28AMovementWithoutPipsGoesOnByItself) {
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E12"), "00")), "end 0");
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E12"), "01")), "move 0 1");
}

TEST(FluchTurn, Rule28WithoutAStepAndAPaymentItGoesOn) {
  EXPECT_EQ(asked(rolled(position("0: lives 1"), "33")), "lay 1 3") << "no step, nothing to pay with";
  EXPECT_EQ(asked(rolled(position("0: lives 2"), "33")), "move 0 6") << "one could build";
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E12, lives 1"), "33")), "move 0 6") << "one could walk";
}

TEST(FluchTurn, Rule28RecoveringWhereThereIsNothingGoesOn) {
  EXPECT_EQ(asked(after(position(corridor + "move 3\n0: at E12"), Stop{})), "end 0");
  EXPECT_EQ(asked(after(position(corridor + "move 3, empty E10\n0: at E10"), Stop{})), "end 0");
  EXPECT_EQ(asked(after(position(corridor + "move 3, token E10 red1\n0: at E10, tokens red2"), Stop{})), "end 0");
  EXPECT_EQ(asked(after(position(corridor + "move 3, token E10 red1\n0: at E10, tokens blue2"), Stop{})), "collect 0");
  EXPECT_EQ(asked(after(position(corridor + "move 3\n0: at E10"), Stop{})), "collect 0");
}

TEST(FluchTurn, Rule28WithOneLifeTheTurnEndsByItself) {
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E12, lives 1"), "00")), "lay 1 3");
  EXPECT_EQ(asked(rolled(position(corridor + "0: at E12, lives 2"), "00")), "end 0");
}

TEST(FluchTurn, Rule28RollsOfStepTwoAreSaid) {
  const State state = position("lay 0\n0: lives 1");
  EXPECT_EQ(kindsOfMoves(state), "roll") << "though there is nothing else to do";
}

TEST(FluchTurn, Rule29SpecialActionsOnlyInTheOwnTurn) {
  const State state = position(corridor + "turn 1\n0: at E12");
  EXPECT_EQ(whyNot(state, 0, ExtraRoll{}), "28");
  EXPECT_EQ(whyNot(state, 0, ExtraTiles{}), "28");
  const State attacked = position(corridor + "ammut E12, banish 1\n1: at E12");
  EXPECT_EQ(kindsOfMoves(attacked), "put") << "also when one decides in the turn of somebody else";
}

TEST(FluchTurn, Rule123NothingIsPlayedAfterTheEnd) {
  const State state = position("ended\n0: at E14, tokens red1 yellow1 blue1 green1 orange1\n1: at C14");
  EXPECT_EQ(asked(state), "over");
  EXPECT_EQ(whyNot(state, 0, Roll{}), "123");
}

}  // namespace
}  // namespace mastaba::fluch

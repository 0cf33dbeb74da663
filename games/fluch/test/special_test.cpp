// Rules 103 to 114: lives and special actions.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

State inHand(const std::string& kind, const std::string& maze = "") { return position(maze + "\ntile " + kind); }

TEST(FluchSpecial, Rule103AnyNumberOfLives) {
  const State state = position(greyCorridor + "move 1\n0: at E13, lives 30\n1: lives 14");
  EXPECT_EQ(livesOf(after(state, step("E12"), "isis")), "31 14") << "the last one of the supply";
  EXPECT_EQ(supplyOf(after(state, step("E12"), "isis").open), 0);
}

TEST(FluchSpecial, Rule103OnlyFromTheSupply) {
  const State state = position(greyCorridor + "move 1\n0: at E13, lives 31\n1: lives 14");
  EXPECT_EQ(livesOf(after(state, step("E12"), "shu")), "31 14");
  EXPECT_EQ(toldInShort(state, step("E12"), "shu"), "stepped eventDrawn noLifeToGain");
}

TEST(FluchSpecial, Rule104EachCostsOneLife) {
  EXPECT_EQ(livesOf(after(position(""), ExtraRoll{})), "6 7");
  EXPECT_EQ(livesOf(after(position(""), ExtraTiles{})), "6 7");
  EXPECT_EQ(livesOf(after(inHand("curve", "E12 │"), passage("E12", Ways::ne))), "6 7");
  EXPECT_EQ(toldOf("paid", position(""), ExtraRoll{}), (Words{"paid seat:0 action:roll left:6"}));
  EXPECT_EQ(toldOf("paid", position(""), ExtraTiles{}), (Words{"paid seat:0 action:tiles left:6"}));
  EXPECT_EQ(toldOf("paid", inHand("curve", "E12 │"), passage("E12", Ways::ne)),
            (Words{"paid seat:0 action:passage left:6"}));
}

TEST(FluchSpecial, Rule104ProtectionDoesNotHelp) {
  const State state = after(position("0: protection horus"), ExtraRoll{}, "00");
  EXPECT_EQ(livesOf(state), "6 7");
  EXPECT_EQ(protectionOf(state, 0), "horus");
}

TEST(FluchSpecial, Rule105NotWithTheLastLife) {
  const State state = position(corridor + "0: at E12, lives 1");
  EXPECT_EQ(whyNot(state, ExtraRoll{}), "105");
  EXPECT_EQ(whyNot(state, ExtraTiles{}), "105");
  EXPECT_EQ(kindsOfMoves(state), "draw, roll");
  EXPECT_EQ(whyNot(inHand("curve", "E12 │\n0: lives 1"), passage("E12", Ways::ne)), "105");
  EXPECT_EQ(movesOf("secretPassage", inHand("curve", "E12 │\n0: lives 1")), "");
  EXPECT_EQ(whyNot(position(corridor + "move 2\n0: at E12, lives 1"), ExtraTiles{}), "105");
  EXPECT_EQ(kindsOfMoves(position(corridor + "move 2\n0: at E12, lives 1")), "step, stop");
}

TEST(FluchSpecial, Rule105WithTwoOneCanPay) {
  const State state = position(corridor + "0: at E12, lives 2");
  EXPECT_EQ(kindsOfMoves(state), "draw, extraRoll, extraTiles, roll");
  EXPECT_EQ(livesOf(after(state, ExtraTiles{})), "1 7");
  EXPECT_EQ(kindsOfMoves(inHand("curve", "E12 │\n0: lives 2")), "lay, secretPassage");
}

// ---- another roll

TEST(FluchSpecial, Rule106AnotherRollIsCarriedOut) {
  const State state = after(position(corridor + "0: at E12"), ExtraRoll{}, "2A");
  EXPECT_EQ(agenda(state), "lay 3, symbols 1, move 2");
  EXPECT_EQ(told(position(corridor + "0: at E12"), ExtraRoll{}, "2A"),
            (Words{"paid seat:0 action:roll left:6", "rolled seat:0 first:two second:ammut"}));
  EXPECT_EQ(ammut(after(state, Stop{})), "2");
}

TEST(FluchSpecial, Rule106ItDoesNotTakeThePlaceOfTheRoll) {
  const State state = after(after(position(corridor + "lay 2\n0: at E12"), ExtraRoll{}, "10"), Stop{});
  EXPECT_EQ(asked(state), "lay 0 2");
  EXPECT_EQ(whyNot(state, EndTurn{}), "27");
  EXPECT_EQ(whyNot(state, Roll{}), "");
}

// ---- two more tiles

TEST(FluchSpecial, Rule107TwoTilesOneAfterTheOther) {
  State state = after(position("lay 1"), ExtraTiles{}, "curve");
  EXPECT_EQ(agenda(state), "lay 1, draw, tile curve");
  EXPECT_EQ(told(position("lay 1"), ExtraTiles{}, "curve"),
            (Words{"paid seat:0 action:tiles left:6", "drew seat:0 kind:curve"}));
  state = after(state, lay("A1", Ways::es), "straight");
  EXPECT_EQ(agenda(state), "lay 1, tile straight") << "the second comes by itself";
  state = after(state, lay("G1", Ways::ns));
  EXPECT_EQ(agenda(state), "lay 1") << "and does not count for step 1";
  EXPECT_EQ(state.open.bag.size(), 129);
}

TEST(FluchSpecial, Rule107ThereMustBeOneToDraw) {
  EXPECT_EQ(whyNot(position("laid rest"), ExtraTiles{}), "107");
  EXPECT_EQ(whyNot(position("laid rest\n0: lives 1"), ExtraTiles{}), "105");
  EXPECT_EQ(whyNot(position("discarded rest"), ExtraTiles{}), "") << "discarded ones will do";
  EXPECT_EQ(movesOf("extraTiles", position("discarded rest")), "extraTiles");
  EXPECT_EQ(movesOf("extraTiles", position("laid rest")), "");
}

TEST(FluchSpecial, Rule107WithoutASecondItIsLost) {
  State state = position("laid rest");
  const Place last = placeNamed("M12");
  ++state.open.bag.of[static_cast<int>(fluch::kindOf(state.open.tiles[last]))];
  state.open.tiles[last] = Tile::none;
  ASSERT_EQ(Fluch::faults(state), nullptr);
  state = after(state, ExtraTiles{});
  EXPECT_EQ(agenda(state), "lay 3, draw, tile " + asked(state).substr(7));
  Fluch::Moves moves;
  Fluch::moves(state.open, state.own[0], 0, moves);
  ASSERT_TRUE(as<Lay>(moves[0]));
  EXPECT_EQ(agenda(after(state, moves[0])), "lay 3");
}

// A tile that a secret passage takes out can be drawn again.
TEST(FluchSpecial, Rule107TheTileTakenOutMayBeTheSecond) {
  State state = position("laid rest, draw, tile junction");
  ASSERT_TRUE(state.open.bag.empty());
  state = after(state, passage("A1", Ways::esw));
  EXPECT_EQ(agenda(state), "lay 2, tile straight");
}

TEST(FluchSpecial, Rule108AsOftenAsOneCanPay) {
  State state = position("0: lives 3");
  state = after(state, ExtraRoll{}, "00");
  EXPECT_EQ(asked(state), "lay 0 3");
  state = after(state, ExtraRoll{}, "00");
  EXPECT_EQ(livesOf(state), "1 7");
  EXPECT_EQ(whyNot(state, ExtraRoll{}), "105");
  State ending = position("end\n0: lives 4");
  for (int left = 3; left >= 2; --left) {
    ending = after(ending, ExtraRoll{}, "00");
    EXPECT_EQ(asked(ending), "end 0");
    EXPECT_EQ(livesOf(ending), std::to_string(left) + " 7");
  }
}

TEST(FluchSpecial, Rule108AnotherRollInStepOneAndAtTheEnd) {
  EXPECT_EQ(whyNot(position("lay 0"), ExtraRoll{}), "");
  EXPECT_EQ(whyNot(position("end"), ExtraRoll{}), "");
  EXPECT_EQ(agenda(after(position(corridor + "end\n0: at E12"), ExtraRoll{}, "12")), "end, move 3");
}

TEST(FluchSpecial, Rule108NoRollInTheMiddleOfAMovement) {
  const State state = position(corridor + "move 2\n0: at E12");
  EXPECT_EQ(whyNot(state, ExtraRoll{}), "27c");
  EXPECT_EQ(kindsOfMoves(state), "extraTiles, step, stop");
  EXPECT_EQ(whyNot(position(corridor + "ammut E10, lead 2\n0: at E12"), ExtraRoll{}), "87") << "first move Ammut";
}

TEST(FluchSpecial, Rule108TilesBetweenTwoStepsAndPipsAreKept) {
  State state = after(position(corridor + "move 2\n0: at E12"), step("E11"));
  state = after(state, ExtraTiles{}, "curve");
  EXPECT_EQ(agenda(state), "end, move 1, draw, tile curve");
  state = after(after(state, lay("A1", Ways::es), "curve"), lay("G1", Ways::es));
  EXPECT_EQ(agenda(state), "end, move 1");
  EXPECT_EQ(explorers(after(state, step("E10"))), "E10 E14");
}

TEST(FluchSpecial, Rule108NotWithoutPips) {
  const State state = after(position(corridor + "move 1\n0: at E12"), step("E11"));
  EXPECT_EQ(asked(state), "end 0") << "the movement is over";
}

TEST(FluchSpecial, Rule108NotWhileSomethingElseGoesOn) {
  EXPECT_EQ(whyNot(position("collect\n0: at E10"), ExtraTiles{}), "60");
  EXPECT_EQ(whyNot(position("tile curve"), ExtraTiles{}), "40");
  EXPECT_EQ(whyNot(position(corridor + "ammut E10, lead 2"), ExtraTiles{}), "87");
  EXPECT_EQ(whyNot(position(corridor + "ammut E12, banish 0\n0: at E12"), ExtraTiles{}), "101");
  const State passing = after(position("E11 │ E12 │ E13 │\nmove 2\n0: at E13\n1: at E12"), step("E12"));
  EXPECT_EQ(whyNot(passing, ExtraTiles{}), "53b");
  EXPECT_EQ(movesOf("extraTiles", passing), "");
}

TEST(FluchSpecial, Rule108StandingAloneInStepOneIsNoPassing) {
  EXPECT_EQ(whyNot(position(corridor + "0: at E12"), ExtraTiles{}), "");
  EXPECT_EQ(whyNot(position(corridor + "end\n0: at E12"), ExtraTiles{}), "");
}

// ---- secret passages

TEST(FluchSpecial, Rule109TheDrawnTileForOneThatLies) {
  const State state = inHand("curve", "E12 │\nE13 ║");
  const State then = after(state, passage("E12", Ways::ne));
  EXPECT_EQ(tilesOn(then), "E12 └, E13 ║");
  EXPECT_EQ(asked(then), "lay 0 2");
  EXPECT_EQ(
      told(state, passage("E13", Ways::sw)),
      (Words{"paid seat:0 action:passage left:6", "exchanged seat:0 kind:curve at:E13 open:sw removed:greyStraight"}));
  EXPECT_EQ(tileOn(after(inHand("greyCurve", "E12 │"), passage("E12", Ways::ne)), "E12"), "greyNe");
}

TEST(FluchSpecial, Rule109OnlyOneThatIsInHand) {
  EXPECT_EQ(whyNot(position(corridor), passage("E12", Ways::ns)), "27");
  EXPECT_EQ(whyNot(position(corridor + "end"), passage("E12", Ways::ns)), "27d");
}

TEST(FluchSpecial, Rule110BothOfTwoMoreTiles) {
  State state = after(position("E12 │ E13 │\n0: lives 4"), ExtraTiles{}, "curve");
  state = after(state, passage("E12", Ways::ne), "curve");
  EXPECT_EQ(asked(state), "tile 0 curve");
  state = after(state, passage("E13", Ways::ne));
  EXPECT_EQ(livesOf(state), "1 7") << "three lives in all";
  EXPECT_EQ(tilesOn(state), "E12 └, E13 └");
}

TEST(FluchSpecial, Rule111InAnyWayWithoutAJoint) {
  const State state = inHand("straight", "A1 ┌\nE13 │");
  EXPECT_EQ(movesOf("secretPassage", state),
            "secretPassage at:A1 open:ew, secretPassage at:A1 open:ns, secretPassage at:E13 open:ew, secretPassage "
            "at:E13 open:ns");
  EXPECT_EQ(whyNot(state, passage("E13", Ways::ew)), "") << "not joined to the entrance";
  EXPECT_EQ(whyNot(state, passage("E13", Ways::ns)), "") << "the same as before";
  EXPECT_EQ(whyNot(state, passage("E13", Ways::ne)), "34") << "but it must be that tile";
}

TEST(FluchSpecial, Rule111PathsMayBeTornApart) {
  State state = after(position(corridor + "move 2\n0: at E12, lives 4"), ExtraTiles{}, "straight");
  state = after(state, passage("E12", Ways::ew), "curve");
  state = after(state, lay("A1", Ways::es));
  EXPECT_EQ(asked(state), "move 0 2");
  EXPECT_EQ(kindsOfMoves(state), "extraTiles, stop") << "there is no way on";
  state = after(position(corridor + "move 2\n0: at E12, lives 3"), ExtraTiles{}, "straight");
  state = after(state, passage("E12", Ways::ew), "curve");
  EXPECT_EQ(asked(after(state, lay("A1", Ways::es))), "lay 1 3") << "nor anything to pay with";
}

TEST(FluchSpecial, Rule112AllThatIsThereStays) {
  const State state = inHand("greyStraight", "E12 │\nE13 │\nheap E13 red1, ammut E12\n0: at E13");
  const State then = after(state, passage("E13", Ways::ew));
  EXPECT_EQ(explorers(then), "E13 E14");
  EXPECT_EQ(heaps(then), "E13 red1");
  EXPECT_EQ(livesOf(then), "6 7");
  EXPECT_EQ(asked(then), "lay 0 2");
  EXPECT_EQ(toldInShort(state, passage("E13", Ways::ew)), "paid exchanged") << "no event";
  EXPECT_EQ(ammut(after(state, passage("E12", Ways::ew))), "E12");
}

TEST(FluchSpecial, Rule113TheTileTakenOutIsDiscarded) {
  const State state = after(inHand("curve", "E12 ║"), passage("E12", Ways::ne));
  EXPECT_EQ(int{state.open.discarded.of[static_cast<int>(Kind::greyStraight)]}, 1);
  EXPECT_EQ(state.open.discarded.size(), 1);
}

TEST(FluchSpecial, Rule114OnlyTilesAreExchanged) {
  const State state = inHand("crossing", "E12 │");
  for (const char* place : {"E10", "E14", "E11", "A14", "D14"})
    EXPECT_EQ(whyNot(state, passage(place, Ways::nesw)), "114") << place;
  EXPECT_EQ(whyNot(position("laid rest"), twist("E10", Ways::ns)), "114");
}

}  // namespace
}  // namespace mastaba::fluch

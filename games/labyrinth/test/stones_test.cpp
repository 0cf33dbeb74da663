// Rules 18 to 25, 45, 64 and 65: where a stone may be placed, how many, and which.
#include <gtest/gtest.h>

#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

// Turn 4, a corridor of four fields, and a free place C3 at its end.
const std::string threeTiles = row(3, "17@0 12@0 . . 1@0");

// The tile of this card has been laid on C3.
State laidOnC3(int card, const Options& options = {}, int turns = 0) {
  return after(position(threeTiles, card, options, Gate::westLeft), 0, layOn("C3", turns));
}

Options ascending() {
  Options options = expert();
  options.colours = Labyrinth::Colours::ascending;
  return options;
}

// Turn 25: everything but E5 lies. The scarabs of a full board, so that many stones can lie on it.
State almostFull(const Options& options = {}) {
  return position(without(secondBoard, "E5"), 14, options, Gate::eastLeft);
}
const std::vector<std::string> twelveFields{"A1a", "B1a", "B1b", "C1a", "E1b", "B1c",
                                            "D1c", "D1d", "E1d", "B2a", "D2a", "D2b"};
std::vector<std::string> firstOf(int many) { return {twelveFields.begin(), twelveFields.begin() + many}; }

TEST(LabyrinthStones, Rule18OneStoneOnAField) {
  const State state = after(laidOnC3(19), 0, stoneOn("C3a"));
  EXPECT_EQ(whyNot(state, 0, stoneOn("C3a")), "18");
  EXPECT_EQ(whyNot(state, 0, stoneOn("C3b")), "");
  EXPECT_EQ(movesOf(state, 0), 3 + 1);
}

TEST(LabyrinthStones, Rule18AStoneForEachScarab) {  // A10
  State state = laidOnC3(19);
  for (const char* field : {"C3d", "C3a", "C3b"}) {
    state = after(state, 0, stoneOn(field));
    EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::stones);
    EXPECT_EQ(turnOf(state.open), 4);
  }
  state = after(state, 0, stoneOn("C3c"));
  EXPECT_EQ(turnOf(state.open), 5) << "no scarab is free any more";
  for (const char* field : {"C3a", "C3b", "C3c", "C3d"})
    EXPECT_EQ(state.open.boards[0].stones[fieldNamed(field)], Gem::plain);
  EXPECT_EQ(int{state.open.boards[0].left[static_cast<int>(Gem::plain)]}, 8);
}

TEST(LabyrinthStones, Rule18OneStoneInATurnIfSoAgreed) {
  Options options;
  options.stones = Labyrinth::Stones::perTurn;
  const State state = after(laidOnC3(19, options), 0, stoneOn("C3a"));
  EXPECT_EQ(turnOf(state.open), 5);
  Options two = forPlayers(2);
  two.stones = Labyrinth::Stones::perTurn;
  const State waiting = after(position(threeTiles, 19, two, Gate::westLeft), 0, {layOn("C3"), stoneOn("C3a")});
  EXPECT_EQ(whyNot(waiting, 0, stoneOn("C3b")), "28") << "done";
}

TEST(LabyrinthStones, Rule19OnlyOnAScarab) {
  for (int turns = 0; turns < 4; ++turns) {
    const State state = laidOnC3(8, {}, turns);
    int allowed = 0;
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const std::string reason = whyNot(state, 0, Stone{Gem::plain, placeNamed("C3"), static_cast<Quarter>(quarter)});
      EXPECT_TRUE(reason.empty() || reason == "19") << reason;
      allowed += reason.empty() ? 1 : 0;
    }
    EXPECT_EQ(allowed, 1);
    EXPECT_EQ(movesOf(state, 0), 1 + 1);
  }
  EXPECT_EQ(whyNot(laidOnC3(8), 0, stoneOn("C3d")), "");
  EXPECT_EQ(whyNot(laidOnC3(8, {}, 1), 0, stoneOn("C3c")), "");
  EXPECT_EQ(whyNot(laidOnC3(8, {}, 1), 0, stoneOn("C3d")), "19");
}

TEST(LabyrinthStones, Rule20WallsMayComeLater) {
  // A3d is open to the east until B3 shows a wall there.
  State state = position(row(1, "2 6@0 7@0"), 17, {}, Gate::westLeft);
  state = after(state, 0, {layOn("A3"), stoneOn("A3d"), Done{}});
  EXPECT_EQ(tallyOf(state.open.boards[0], {}).counting, 0) << "not yet";
  State closed = with(position(row(1, "2 6@0 7@0 . . . . . . . 17"), 12, {}, Gate::westLeft), 0, {"A3d"});
  closed = after(closed, 0, {layOn("B3"), Done{}});
  EXPECT_EQ(tallyOf(closed.open.boards[0], {}).counting, 1);
}

TEST(LabyrinthStones, Rule21OnlyOnTheTileOfThisTurn) {
  const State state = laidOnC3(19);
  EXPECT_EQ(whyNot(state, 0, stoneOn("D3a")), "21");
  EXPECT_EQ(whyNot(state, 0, stoneOn("A1a")), "21");
  EXPECT_EQ(whyNot(state, 0, stoneOn("C3a")), "");
}

TEST(LabyrinthStones, Rule22NotOnAnEarlierTile) {
  const State state = laidOnC3(19);
  EXPECT_EQ(whyNot(state, 0, stoneOn("A3d")), "22") << "an empty scarab";
  EXPECT_EQ(whyNot(state, 0, stoneOn("B3c")), "22");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E3a")), "22");
  const State next = after(afterThen(state, 0, Done{}, 8), 0, layOn("A1"));
  EXPECT_EQ(whyNot(next, 0, stoneOn("C3a")), "22") << "nor on the tile of the turn before";
  EXPECT_EQ(whyNot(next, 0, stoneOn("A1d")), "");
}

TEST(LabyrinthStones, Rule23NobodyHasToPlaceAStone) {
  EXPECT_EQ(whyNot(laidOnC3(19), 0, Done{}), "");
  const State none = after(laidOnC3(19), 0, Done{});
  EXPECT_EQ(turnOf(none.open), 5);
  EXPECT_EQ(stonesLeft(none.open.boards[0]), 12);
  const State one = after(laidOnC3(19), 0, {stoneOn("C3b"), Done{}});
  EXPECT_EQ(turnOf(one.open), 5);
  EXPECT_EQ(stonesLeft(one.open.boards[0]), 11);
}

TEST(LabyrinthStones, Rule24OnlyStonesThatAreLeft) {
  // Two of the last tile's scarabs, and one stone.
  State state = with(almostFull(), 0, firstOf(11));
  state = after(state, 0, layOn("E5"));
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::stones);
  state = after(state, 0, stoneOn("E5c"));
  EXPECT_TRUE(over<Labyrinth>(state)) << "the twelfth: nothing is left to decide";
  EXPECT_EQ(stonesLeft(state.open.boards[0]), 0);
  EXPECT_TRUE(over<Labyrinth>(after(with(almostFull(), 0, twelveFields), 0, layOn("E5")))) << "none is left";
}

TEST(LabyrinthStones, Rule24StonesOfAKindRunOut) {
  State state = after(with(almostFull(expert()), 0, firstOf(3), Gem::red), 0, layOn("E5"));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c", Gem::red)), "24");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c", Gem::blue)), "");
  EXPECT_EQ(movesOf(state, 0), 2 * 2 + 1);
  // Within a turn, too: four blue ones are placed, the fifth goes now.
  state = after(with(almostFull(expert()), 0, firstOf(4), Gem::blue), 0, layOn("E5"));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::blue)), "");
  state = after(state, 0, stoneOn("E5c", Gem::blue));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::blue)), "24");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::green)), "");
}

TEST(LabyrinthStones, Rule24NoStoneIsNoMove) {
  EXPECT_EQ(whyNot(laidOnC3(19), 0, stoneOn("C3a", Gem::none)), "24b");
  EXPECT_EQ(whyNot(laidOnC3(19, expert()), 0, stoneOn("C3a", Gem::none)), "24b");
}

TEST(LabyrinthStones, Rule24AStoneThatLiesDoesNotComeBack) {
  // On B1d it lies in the corridor and is worth nothing, and yet it is gone.
  State state = with(almostFull(), 0, {"B1d"});
  state = after(state, 0, {layOn("E5"), Done{}});
  EXPECT_EQ(stonesLeft(state.open.boards[0]), 11);
}

TEST(LabyrinthStones, Rule25NoColoursInTheBasicGame) {
  for (const Gem gem : {Gem::blue, Gem::green, Gem::red}) EXPECT_EQ(whyNot(laidOnC3(19), 0, stoneOn("C3a", gem)), "25");
  EXPECT_EQ(whyNot(laidOnC3(19), 0, stoneOn("C3a", Gem::plain)), "");
  EXPECT_EQ(movesOf(laidOnC3(19), 0), 4 + 1) << "one kind";
  Options basic;
  basic.colours = Labyrinth::Colours::ascending;
  EXPECT_EQ(whyNot(laidOnC3(19, basic), 0, stoneOn("C3a")), "") << "an order of colours has no effect";
}

TEST(LabyrinthStones, Rule45EveryStoneHasAColourInTheExpertGame) {
  EXPECT_EQ(whyNot(laidOnC3(19, expert()), 0, stoneOn("C3a", Gem::plain)), "45");
  for (const Gem gem : {Gem::blue, Gem::green, Gem::red})  // A9: any that is left
    EXPECT_EQ(whyNot(laidOnC3(19, expert()), 0, stoneOn("C3a", gem)), "");
  EXPECT_EQ(movesOf(laidOnC3(19, expert()), 0), 3 * 4 + 1);
}

TEST(LabyrinthStones, Rule45BlueBeforeGreenBeforeRedIfSoAgreed) {
  const State all = laidOnC3(19, ascending());
  EXPECT_EQ(whyNot(all, 0, stoneOn("C3a", Gem::blue)), "");
  EXPECT_EQ(whyNot(all, 0, stoneOn("C3a", Gem::green)), "45b");
  EXPECT_EQ(whyNot(all, 0, stoneOn("C3a", Gem::red)), "45b");
  EXPECT_EQ(movesOf(all, 0), 4 + 1);
  // Several in one turn: the last blue one, then a green one.
  State state = after(with(almostFull(ascending()), 0, firstOf(4), Gem::blue), 0, layOn("E5"));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::green)), "45b");
  state = after(state, 0, stoneOn("E5c", Gem::blue));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::green)), "");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::red)), "45b");
  // The last green one, then a red one.
  state = with(almostFull(ascending()), 0, firstOf(5), Gem::blue);
  state = with(state, 0, {"B1c", "D1c", "D1d"}, Gem::green);
  state = after(state, 0, {layOn("E5"), stoneOn("E5c", Gem::green)});
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::red)), "");
}

TEST(LabyrinthStones, Rule45SpecialTreasuresKeepToNoOrder) {
  Options options = ascending();
  options.betting = Labyrinth::Betting::on;
  State state = after(withSpecial(almostFull(options), 0), 0, layOn("E5"));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c", Gem::special)), "") << "all blue ones are left";
  state = after(state, 0, stoneOn("E5c", Gem::special));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::green)), "45b");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::blue)), "");
}

TEST(LabyrinthStones, Rule64ASpecialTreasureOnlyIfThereIsOne) {
  EXPECT_EQ(whyNot(laidOnC3(19), 0, stoneOn("C3a", Gem::special)), "64");
  EXPECT_EQ(whyNot(laidOnC3(19, expert()), 0, stoneOn("C3a", Gem::special)), "64");
  State state = after(withSpecial(almostFull(withBets()), 0), 0, layOn("E5"));
  state = after(state, 0, stoneOn("E5c", Gem::special));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::special)), "64") << "it is placed";
}

TEST(LabyrinthStones, Rule64SpecialTreasuresComeOnTopOfTheTwelve) {
  State state = withSpecial(with(almostFull(withBets()), 0, twelveFields), 0);
  state = after(state, 0, layOn("E5"));
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::stones);
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c")), "24") << "the others are used up";
  state = after(state, 0, stoneOn("E5c", Gem::special));
  EXPECT_EQ(state.open.boards[0].stones[fieldNamed("E5c")], Gem::special);
  EXPECT_TRUE(over<Labyrinth>(state));
}

TEST(LabyrinthStones, Rule65SpecialTreasuresArePlacedLikeStones) {
  State state = withSpecial(withSpecial(almostFull(withBets()), 0), 0);
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c", Gem::special)), "17");
  state = after(state, 0, layOn("E5"));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5a", Gem::special)), "19");
  EXPECT_EQ(whyNot(state, 0, stoneOn("A1a", Gem::special)), "22");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c", Gem::special)), "");
  state = after(state, 0, stoneOn("E5c", Gem::special));
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c", Gem::special)), "18");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5c")), "18");
  EXPECT_EQ(whyNot(state, 0, stoneOn("E5d", Gem::special)), "");
  // On an empty place, in a turn before the last.
  State before = position(without(without(secondBoard, "E5"), "A1"), 10, withBets(), Gate::eastLeft);
  before = after(withSpecial(before, 0), 0, layOn("A1", 2));
  EXPECT_EQ(whyNot(before, 0, stoneOn("E5c", Gem::special)), "21");
}

}  // namespace
}  // namespace mastaba::labyrinth

// Rules 13 to 17 and 28: laying the tile, and when a turn is over.
#include <gtest/gtest.h>
#include <map>

#include "bots/random.h"
#include "games/labyrinth/test/position.h"
#include "table/table.h"

namespace mastaba::labyrinth {
namespace {

// Turn 5: A3, B3 and two more lie; the robber came in at westLeft.
const std::string fourTiles = row(3, "17@0 12@0 . . .  . . 1@0 2@0");

TEST(LabyrinthTurn, Rule13TheTileGoesOnAFreePlace) {
  const State state = position(fourTiles, 8, {}, Gate::westLeft);
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::lay);
  for (const char* taken : {"A3", "B3", "C4", "D4"}) EXPECT_EQ(whyNot(state, 0, layOn(taken)), "13") << taken;
  for (const char* free : {"A1", "C3", "E5", "E3", "B4"}) EXPECT_EQ(whyNot(state, 0, layOn(free)), "") << free;
  EXPECT_EQ(movesOf(state, 0), 21 * 4);
  const State then = after(state, 0, {layOn("C3", 1), Done{}});
  EXPECT_EQ(int{then.open.boards[0].tiles[placeNamed("C3")].number}, 8) << "the tile with the number turned up";
  EXPECT_EQ(int{then.open.boards[0].tiles[placeNamed("C3")].turns}, 1);
}

TEST(LabyrinthTurn, Rule13OnTheOwnBoard) {
  State state = position(fourTiles, 2 + 5, forPlayers(2), Gate::westLeft);
  state = after(state, 0, layOn("A1"));
  EXPECT_EQ(whyNot(state, 1, layOn("A1")), "") << "what lies elsewhere takes no place here";
  state = after(state, 1, layOn("B1"));
  EXPECT_TRUE(covered(state.open.boards[0], placeNamed("A1")));
  EXPECT_FALSE(covered(state.open.boards[0], placeNamed("B1")));
  EXPECT_TRUE(covered(state.open.boards[1], placeNamed("B1")));
}

TEST(LabyrinthTurn, Rule13NobodyCanDoWithoutIt) {  // A27
  const State state = position(fourTiles, 8, {}, Gate::westLeft);
  EXPECT_EQ(whyNot(state, 0, Done{}), "13b");
  EXPECT_EQ(whyNot(position("", 8), 0, Done{}), "13b");
  const State started = after(position("", 8), 0, Start{Gate::westLeft});
  EXPECT_EQ(whyNot(started, 0, Done{}), "13b");
  EXPECT_EQ(Labyrinth::asked(started.open, 0), Ask::lay);
}

TEST(LabyrinthTurn, Rule14AnyPlaceAndAnyTurnNothingNeedsToFit) {
  for (const auto& [card, turns] : {std::pair{8, 4}, {1, 2}, {2, 2}, {6, 2}, {7, 2}, {19, 1}, {18, 4}}) {
    const State state = position("", card);
    for (int place = 0; place < places; ++place)
      for (int turn = 0; turn < 4; ++turn)
        EXPECT_EQ(whyNot(state, 0, Lay{place, turn}), turn < turns ? "" : "14") << card << "@" << turn;
    EXPECT_EQ(movesOf(state, 0), 25 * turns + 6);
  }
}

TEST(LabyrinthTurn, Rule15ALaidTileStaysWhereItIs) {
  const State state = after(position(fourTiles, 8, forPlayers(2), Gate::westLeft), 0, layOn("C3"));
  EXPECT_EQ(whyNot(state, 0, layOn("C2")), "15") << "only one in a turn";
  EXPECT_EQ(whyNot(state, 0, layOn("C3", 1)), "15") << "nor is it turned";
  EXPECT_EQ(whyNot(state, 1, layOn("C2")), "");
  // Through whole games: what lies, lies.
  for (u64 luck = 1; luck <= 5; ++luck) {
    Chance chance(luck);
    Teller<Labyrinth::Event> deaf;
    State game = Labyrinth::setup(forPlayers(2), chance, deaf);
    for (int i = 0; i < 1000 && !over<Labyrinth>(game); ++i) {
      const State before = game;
      const Seat seat = Labyrinth::actors(game.open).first();
      Labyrinth::play(game, seat, randomMove<Labyrinth>(viewOf<Labyrinth>(game, seat), chance), chance, deaf);
      for (Seat other = 0; other < 2; ++other)
        for (int place = 0; place < places; ++place) {
          if (!covered(before.open.boards[other], place)) continue;
          ASSERT_EQ(game.open.boards[other].tiles[place], before.open.boards[other].tiles[place]);
        }
    }
  }
}

TEST(LabyrinthTurn, Rule15TakenBackUntilTheLastOneIsDone) {
  Table<Labyrinth> table(position(fourTiles, 8, forPlayers(2), Gate::westLeft), Seed::named("undo"), {});
  ASSERT_FALSE(table.play(0, layOn("C3")));
  ASSERT_FALSE(table.play(0, stoneOn("C3d")));
  ASSERT_FALSE(table.play(1, layOn("E1")));
  EXPECT_TRUE(table.canUndo(0)) << "done, but the other is not";
  ASSERT_TRUE(table.undo(0));
  EXPECT_EQ(whyNot(table.state(), 0, stoneOn("C3d")), "");
  ASSERT_TRUE(table.undo(0));
  ASSERT_FALSE(table.canUndo(0));
  EXPECT_TRUE(table.state().open.progress[1].laid) << "what the other did stays";
  ASSERT_FALSE(table.play(0, layOn("A1", 2)));
  ASSERT_FALSE(table.play(0, Done{}));
  ASSERT_TRUE(table.canUndo(0));
  ASSERT_FALSE(table.play(1, Done{}));
  EXPECT_FALSE(table.canUndo(0)) << "all is shown";
  EXPECT_FALSE(table.canUndo(1));
  EXPECT_TRUE(covered(table.state().open.boards[0], placeNamed("A1")));
  EXPECT_FALSE(covered(table.state().open.boards[0], placeNamed("C3")));
}

// What looks different from the other side can be laid only as it is.
TEST(LabyrinthTurn, Rule16NoMoveFlipsATile) {
  for (const int card : {4, 9, 13}) {
    const State state = position("", card);
    Labyrinth::Moves moves;
    Labyrinth::moves(state.open, state.own[0], 0, moves);
    for (const Labyrinth::Move& move : moves) {
      const auto* lay = as<Lay>(move);
      if (!lay || lay->at != placeNamed("C3")) continue;
      const State then = allAfter(state, {move, Done{}});
      EXPECT_EQ(int{then.open.boards[0].tiles[placeNamed("C3")].number}, card);
      EXPECT_EQ(faceOf(then.open.boards[0].tiles[placeNamed("C3")]), faceOf({card, lay->turns}));
    }
  }
}

TEST(LabyrinthTurn, Rule17StonesComeAfterTheTile) {
  const State state = position(fourTiles, 8, forPlayers(2), Gate::westLeft);
  EXPECT_EQ(whyNot(state, 0, stoneOn("C3d")), "17");
  EXPECT_EQ(whyNot(state, 0, stoneOn("A3d")), "17");
  const State laid = after(state, 0, layOn("C3"));
  EXPECT_EQ(Labyrinth::asked(laid.open, 0), Ask::stones);
  EXPECT_EQ(whyNot(laid, 0, stoneOn("C3d")), "") << "nobody waits for the others' tiles";
  EXPECT_EQ(Labyrinth::asked(laid.open, 1), Ask::lay);
}

TEST(LabyrinthTurn, Rule28WhoIsDoneWaitsForTheOthers) {
  State state = position(fourTiles, 8, forPlayers(3), Gate::westLeft);
  state = after(state, 1, {layOn("C3"), Done{}});
  EXPECT_EQ(Labyrinth::actors(state.open), (Seats{0b101}));
  for (const Labyrinth::Move& move : {Labyrinth::Move{layOn("E1")}, Labyrinth::Move{stoneOn("C3d")},
                                      Labyrinth::Move{Done{}}, Labyrinth::Move{Start{Gate::westLeft}}})
    EXPECT_EQ(whyNot(state, 1, move), "28");
  EXPECT_EQ(movesOf(state, 1), 0);
  state = after(state, 2, {layOn("C3"), stoneOn("C3d")});
  EXPECT_EQ(Labyrinth::actors(state.open), Seats::only(0)) << "no scarab is left: done without saying so";
  EXPECT_EQ(turnOf(state.open), 5);
  state = after(state, 0, {layOn("C3"), Done{}});
  EXPECT_EQ(turnOf(state.open), 6) << "the next card";
  EXPECT_EQ(Labyrinth::actors(state.open), Seats::upTo(3));
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(Labyrinth::asked(state.open, seat), Ask::lay);
}

TEST(LabyrinthTurn, Rule28ATileWithoutScarabsEndsTheTurnAtOnce) {
  const State state = position(fourTiles, 6, {}, Gate::westLeft);
  EXPECT_EQ(turnOf(after(state, 0, layOn("A1")).open), 6);
  const State scarab = position(fourTiles, 8, {}, Gate::westLeft);
  EXPECT_EQ(turnOf(after(scarab, 0, layOn("A1")).open), 5);
}

TEST(LabyrinthTurn, Rule28AllIsShownAndTheNextCardFollows) {
  State state = position(row(3, "17@0 12@0 . . .  . . 1@0 2@0"), 8, forPlayers(2), Gate::westLeft);
  EXPECT_EQ(heardAfter(state, 0, layOn("C3", 3)), Words{});
  state = after(state, 0, layOn("C3", 3));
  EXPECT_EQ(heardAfter(state, 0, stoneOn("C3b")), Words{});
  state = after(state, 0, stoneOn("C3b"));
  state = after(state, 1, layOn("E5"));
  const Words words = heardAfter(state, 1, Done{});
  ASSERT_EQ(words.size(), 4U);
  EXPECT_EQ(words[0], "laid seat:0 tile:8 at:12 turns:3");
  EXPECT_EQ(words[1], "placed seat:0 gem:plain at:12 quarter:b");
  EXPECT_EQ(words[2], "laid seat:1 tile:8 at:24 turns:0");
  EXPECT_TRUE(words[3].starts_with("revealed card:")) << words[3];
  EXPECT_TRUE(words[3].ends_with("turn:6")) << words[3];
}

}  // namespace
}  // namespace mastaba::labyrinth

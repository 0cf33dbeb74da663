// Rules 26, 27 and 29 to 36: entrances, where robbers start and how they walk, and field markers.
#include <gtest/gtest.h>

#include "games/labyrinth/test/position.h"
#include "table/table.h"

namespace mastaba::labyrinth {
namespace {

struct GateAt {
  Gate gate;
  const char* field;
};
constexpr std::array<GateAt, 6> usual{{{Gate::westLeft, "A3a"},
                                       {Gate::westRight, "A3c"},
                                       {Gate::middleLeft, "C5c"},
                                       {Gate::middleRight, "C5d"},
                                       {Gate::eastLeft, "E3d"},
                                       {Gate::eastRight, "E3b"}}};
constexpr std::array<GateAt, 6> inTheSouth{{{Gate::westLeft, "A5c"},
                                            {Gate::westRight, "A5d"},
                                            {Gate::middleLeft, "C5c"},
                                            {Gate::middleRight, "C5d"},
                                            {Gate::eastLeft, "E5c"},
                                            {Gate::eastRight, "E5d"}}};

Options south() {
  Options options;
  options.entrances = Labyrinth::Entrances::south;
  return options;
}
Options lenient() {
  Options options;
  options.foreignEntrance = Labyrinth::ForeignEntrance::lenient;
  return options;
}

// All fields that the robber has walked.
Words wayOf(const Board& board) {
  Words way;
  for (const Field field : board.corridor) way.push_back(nameOf(field));
  return way;
}
Fate fateOn(const std::string& layout, Gate gate, const std::string& field, const Options& options = {}) {
  return verdictOn(boardOf(layout, options, gate), options, fieldNamed(field)).fate;
}

// Tile 19 is open on all sides, so whoever comes in there comes in.
template <class Gates>
void expectEntrances(const Gates& gates, const Options& options) {
  for (const GateAt& at : gates)
    for (int place = 0; place < places; ++place) {
      Board board{};
      board.tiles[place] = {19, 0};
      board.gate = at.gate;
      walk(board, options);
      const Words expected = placeOf(fieldNamed(at.field)) == place ? Words{at.field} : Words{};
      EXPECT_EQ(wayOf(board), expected) << place;
    }
}

TEST(LabyrinthRobber, Rule26ThreeEntrancesWestMiddleEast) { expectEntrances(usual, {}); }
TEST(LabyrinthRobber, Rule26ThreeEntrancesInTheSouthIfSoAgreed) { expectEntrances(inTheSouth, south()); }

TEST(LabyrinthRobber, Rule26TheEdgeIsAWallButForTheEntrances) {  // A12
  // A2c lies at the edge, A3c at the entrance; both are open to the west only.
  EXPECT_EQ(fateOn(row(2, "17 . . . .  1"), Gate::westLeft, "A2c"), Fate::counts);
  EXPECT_EQ(fateOn(row(3, "17"), Gate::westLeft, "A3c"), Fate::open);
  EXPECT_EQ(fateOn(row(3, "17"), Gate::westLeft, "A3c", south()), Fate::apart) << "no entrance there, nor a corridor";
  // Every other field at the edge is closed by it: four bends, all open to the outside, in the corners.
  for (const auto& [place, field] :
       {std::pair{"A1", "A1a"}, std::pair{"E1", "E1b"}, std::pair{"A5", "A5c"}, std::pair{"E5", "E5d"}}) {
    Board board{};
    board.tiles[placeNamed(place)] = {19, 0};
    EXPECT_EQ(verdictOn(board, {}, fieldNamed(field)).fate, Fate::apart) << field;
  }
}

TEST(LabyrinthRobber, Rule27TheCorridorEndsBeforeAFieldOpenAtAnEntrance) {  // A6
  const Board strict = boardOf(thirdBoard, {}, Gate::eastLeft);
  EXPECT_EQ(strict.corridor.size(), 45);
  EXPECT_EQ(nameOf(strict.corridor.back()), "A3a");
  const Board more = boardOf(thirdBoard, lenient(), Gate::eastLeft);
  EXPECT_EQ(more.corridor.size(), 46) << "it ends on it";
  EXPECT_EQ(nameOf(more.corridor.back()), "A3c");
}

TEST(LabyrinthRobber, Rule27TheOtherHalfOfTheOwnEntranceIsForeign) {  // A7
  // Tile 2 leads back out beside where one comes in.
  EXPECT_EQ(wayOf(boardOf(row(3, "2@1"), {}, Gate::westLeft)), (Words{"A3a"}));
  EXPECT_EQ(wayOf(boardOf(row(3, "2@1"), {}, Gate::westRight)), (Words{"A3c"}));
  EXPECT_EQ(wayOf(boardOf(row(3, "2@1"), lenient(), Gate::westLeft)), (Words{"A3a", "A3c"}));
  // Where the tile closes it, the field is corridor like any other: E3b lies at eastRight.
  EXPECT_EQ(nameOf(boardOf(secondBoard, {}, Gate::eastLeft).corridor[1]), "E3b");
}

TEST(LabyrinthRobber, Rule27AChamberAtAnEntranceNeedsAWallTowardsIt) {  // A26
  // Tile 12 has a wall in the west; A4 closes the south.
  EXPECT_EQ(fateOn(row(3, "12 . . . .  1"), Gate::westLeft, "A3c"), Fate::counts);
  EXPECT_EQ(fateOn(row(3, "15 . . . .  1"), Gate::westLeft, "A3c"), Fate::open);
  for (const Options& options : {Options{}, lenient()})
    EXPECT_EQ(fateOn(row(3, "17"), Gate::westLeft, "A3c", options), Fate::open);
  // What touches only a field that is open at an entrance does not touch the corridor: A4a lies under A3c.
  const std::string below = row(3, "2@1 . . . .  18 . . . .  2@0");
  EXPECT_EQ(fateOn(below, Gate::westLeft, "A4a"), Fate::apart);
  EXPECT_EQ(fateOn(below, Gate::westLeft, "A4a", lenient()), Fate::counts);
}

TEST(LabyrinthRobber, Rule29TheThirdTurnAsksForAStart) {
  State state = position(row(1, "2 1"), 8, forPlayers(2));
  state = after(state, 0, layOn("A3"));
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::stones);
  EXPECT_EQ(whyNot(state, 0, Start{Gate::westLeft}), "29b") << "first the stones";
  state = after(state, 0, Done{});
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::start);
  EXPECT_TRUE(Labyrinth::actors(state.open).has(0)) << "the turn cannot be finished without";
  EXPECT_EQ(movesOf(state, 0), 6);
  EXPECT_EQ(whyNot(state, 0, Done{}), "29");
  EXPECT_EQ(whyNot(state, 0, stoneOn("A3d")), "29") << "stones are over";
  EXPECT_EQ(whyNot(state, 0, layOn("A4")), "15");
  EXPECT_EQ(whyNot(state, 0, Start{Gate::none}), "29c");
  state = after(state, 0, Start{Gate::westRight});
  EXPECT_FALSE(Labyrinth::actors(state.open).has(0));
}

TEST(LabyrinthRobber, Rule29AlsoWithoutAScarab) {
  const State state = after(position(row(1, "2 1"), 6), 0, layOn("A3"));
  EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::start);
  EXPECT_EQ(turnOf(after(state, 0, Start{Gate::eastLeft}).open), 4);
}

TEST(LabyrinthRobber, Rule29NotBeforeTheThirdTurn) {
  EXPECT_EQ(turnOf(after(position("", 6), 0, layOn("A3")).open), 2);
  const State two = after(position("2", 6), 0, layOn("A3"));
  EXPECT_EQ(turnOf(two.open), 3);
  EXPECT_EQ(two.open.boards[0].gate, Gate::none);
}

TEST(LabyrinthRobber, Rule29NotBetweenLayingAndTheEndOfATurn) {
  for (const char* layout : {"", "2", "2 1"}) {
    const State state = after(position(layout, 8), 0, layOn("A3"));
    EXPECT_EQ(whyNot(state, 0, Start{Gate::westLeft}), "29b");
    EXPECT_EQ(movesOf(state, 0), 2);
  }
  EXPECT_EQ(whyNot(position("", 8), 0, Start{Gate::none}), "29c");
}

TEST(LabyrinthRobber, Rule29WhoHasAStartIsNotAskedAgain) {
  const State state = after(position(row(1, "2 1"), 6), 0, {Start{Gate::westLeft}, layOn("A3")});
  EXPECT_EQ(turnOf(state.open), 4);
  const State early = position(row(1, "2 1"), 6, {}, Gate::eastLeft);
  EXPECT_EQ(turnOf(after(early, 0, layOn("A3")).open), 4);
}

TEST(LabyrinthRobber, Rule30SixStarts) {
  const State state = after(position(row(1, "2 1"), 6, forPlayers(2)), 0, layOn("A3"));
  for (const GateAt& at : usual) EXPECT_EQ(whyNot(state, 0, Start{at.gate}), "");
  EXPECT_EQ(movesOf(state, 0), 6);
}

TEST(LabyrinthRobber, Rule30SeveralMayChooseTheSame) {
  State state = position(row(1, "2 1"), 6, forPlayers(3));
  for (Seat seat = 0; seat < 3; ++seat) {
    state = after(state, seat, layOn(seat == 2 ? "E3" : "A3"));
    EXPECT_EQ(whyNot(state, seat, Start{Gate::westRight}), "");
    state = after(state, seat, Start{Gate::westRight});
  }
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(state.open.boards[seat].gate, Gate::westRight);
  EXPECT_EQ(wayOf(state.open.boards[0]), (Words{"A3c", "A3d"})) << "each on the own board";
  EXPECT_EQ(wayOf(state.open.boards[2]), Words{});
}

TEST(LabyrinthRobber, Rule31AStartMayBeChosenEarlier) {  // A14
  for (const char* layout : {"", "2", "2 1"}) {
    State state = position(layout, 6);
    EXPECT_EQ(movesOf(state, 0), (25 - turnOf(state.open) + 1) * 2 + 6);
    state = after(state, 0, Start{Gate::middleRight});
    EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::lay) << "the tile is still to be laid";
    state = after(state, 0, layOn("A3"));
    EXPECT_EQ(state.open.boards[0].gate, Gate::middleRight);
    EXPECT_EQ(Labyrinth::asked(state.open, 0), Ask::lay);
  }
}

TEST(LabyrinthRobber, Rule32TheRobberWaitsOutside) {  // A16
  State state = after(position("", 6), 0, Start{Gate::westLeft});
  const Words words = heardAfter(state, 0, layOn("E5"));
  ASSERT_EQ(words.size(), 3U);
  EXPECT_EQ(words[0], "entered seat:0 gate:westLeft");
  EXPECT_EQ(words[1], "laid seat:0 tile:6 at:24 turns:0");
  state = after(state, 0, layOn("E5"));
  EXPECT_EQ(state.open.boards[0].gate, Gate::westLeft);
  EXPECT_EQ(wayOf(state.open.boards[0]), Words{});
}

TEST(LabyrinthRobber, Rule32AWallAtTheStartKeepsHimOutForEver) {  // A8
  EXPECT_EQ(wayOf(boardOf(row(3, "2@0 1 1"), {}, Gate::westLeft)), Words{});
  // It may be chosen all the same.
  State state = after(position(row(3, "2@0 1"), 6), 0, layOn("E5"));
  EXPECT_EQ(heardOf("shutOut", state, 0, Start{Gate::westLeft}), Words{"shutOut seat:0"});
  EXPECT_EQ(heardOf("shutOut", state, 0, Start{Gate::westRight}), Words{"shutOut seat:0"});
  EXPECT_EQ(heardOf("shutOut", state, 0, Start{Gate::eastLeft}), Words{}) << "no tile lies there yet";
  state = after(state, 0, Start{Gate::westLeft});
  EXPECT_EQ(wayOf(state.open.boards[0]), Words{});
  EXPECT_EQ(heardOf("shutOut", state, 0, layOn("B1")), Words{}) << "said once";
}

TEST(LabyrinthRobber, Rule33HeWalksAsFarAsTheCorridorLeads) {
  State state = after(position(row(3, "17@0 12@0"), 1), 0, layOn("D3"));
  EXPECT_EQ(heardOf("walked", state, 0, Start{Gate::westLeft}), (Words{"walked seat:0 fields:4 length:4"}))
      << "up to a place without a tile";
  state = after(state, 0, Start{Gate::westLeft});
  EXPECT_EQ(wayOf(state.open.boards[0]), (Words{"A3a", "A3b", "B3a", "B3b"}));
}

TEST(LabyrinthRobber, Rule33AWallOnEitherSideStopsHim) {  // A1
  EXPECT_EQ(wayOf(boardOf(row(3, "17 2@0"), {}, Gate::westLeft)), (Words{"A3a", "A3b"})) << "a wall of the next tile";
  EXPECT_EQ(wayOf(boardOf(row(3, "2@1 17"), {}, Gate::westLeft)), (Words{"A3a"})) << "a wall of his own tile";
}

TEST(LabyrinthRobber, Rule33ADeadEndIsHisLastField) {  // A25
  // Straight through E3 and into the niche D3b.
  EXPECT_EQ(wayOf(boardOf(row(3, ". . . 17@2 1"), {}, Gate::eastRight)), (Words{"E3b", "E3a", "D3b"}));
}

TEST(LabyrinthRobber, Rule34HeWalksOnWhenTheCorridorGrows) {
  State state = position(row(3, "17@0 12@0 . 1@0"), 15, {}, Gate::westLeft);
  EXPECT_EQ(wayOf(state.open.boards[0]).size(), 4U);
  state = after(state, 0, layOn("C3"));
  EXPECT_EQ(heardOf("walked", state, 0, Done{}), (Words{"walked seat:0 fields:4 length:8"}))
      << "through what lay there";
  EXPECT_EQ(after(state, 0, Done{}).open.boards[0].corridor.size(), 8);
  const State elsewhere = after(position(row(3, "17@0 12@0 . 1@0"), 15, {}, Gate::westLeft), 0, layOn("A1"));
  EXPECT_EQ(heardOf("walked", elsewhere, 0, Done{}), Words{});
}

TEST(LabyrinthRobber, Rule35TheStartIsChosenOnce) {
  const State early = after(position("", 6), 0, Start{Gate::westLeft});
  EXPECT_EQ(whyNot(early, 0, Start{Gate::eastLeft}), "35") << "in the same turn";
  EXPECT_EQ(whyNot(early, 0, Start{Gate::westLeft}), "35");
  const State second = after(early, 0, layOn("A3"));
  EXPECT_EQ(whyNot(second, 0, Start{Gate::eastLeft}), "35") << "in the next";
  EXPECT_EQ(movesOf(second, 0), 24 * distinctTurns(tileOf(second.open)));
  EXPECT_EQ(whyNot(position(row(1, "2 1 17"), 6, {}, Gate::westLeft), 0, Start{Gate::eastLeft}), "35");
}

TEST(LabyrinthRobber, Rule35TakenBackOnlyInTheTurnOfTheChoice) {
  Table<Labyrinth> table(position("", 6, forPlayers(2)), Seed::named("start"), {});
  ASSERT_FALSE(table.play(0, Start{Gate::westLeft}));
  ASSERT_TRUE(table.undo(0));
  ASSERT_FALSE(table.play(0, Start{Gate::eastLeft}));
  ASSERT_FALSE(table.play(0, layOn("A3")));
  ASSERT_TRUE(table.canUndo(0));
  ASSERT_FALSE(table.play(1, layOn("A3")));
  EXPECT_FALSE(table.canUndo(0));
  EXPECT_EQ(table.state().open.boards[0].gate, Gate::eastLeft);
}

// Thirteen fields lead to C4b.
const std::string thirteen = row(3, "17@0 12@0 15@0 1@0 2@1");

TEST(LabyrinthRobber, Rule36MarkersAtFifteenThirtyAndFortyFive) {
  EXPECT_EQ(heardOf("marked", after(position(thirteen, 19, {}, Gate::westLeft), 0, layOn("C4")), 0, Done{}), Words{})
      << "fourteen fields";
  EXPECT_EQ(heardOf("marked", position(thirteen, 7, {}, Gate::westLeft), 0, layOn("C4")),
            (Words{"marked seat:0 marker:white field:15"}))
      << "exactly fifteen";
  EXPECT_EQ(heardOf("marked", after(position(thirteen, 5, {}, Gate::westLeft), 0, layOn("C4")), 0, Done{}),
            (Words{"marked seat:0 marker:white field:15"}))
      << "sixteen";
  const auto lastOf = [](const std::string& place, int card, int turns) {
    return heardOf("marked",
                   after(position(without(secondBoard, place), card, {}, Gate::eastLeft), 0, layOn(place, turns)), 0,
                   Done{});
  };
  EXPECT_EQ(lastOf("E5", 14, 0), (Words{"marked seat:0 marker:grey field:30", "marked seat:0 marker:black field:45"}))
      << "nineteen had the white one";
  EXPECT_EQ(lastOf("D3", 9, 2), (Words{"marked seat:0 marker:white field:15", "marked seat:0 marker:grey field:30",
                                       "marked seat:0 marker:black field:45"}));
}

TEST(LabyrinthRobber, Rule05ThreeMarkersEach) {
  State state = position(without(secondBoard, "D3"), 9, forPlayers(2), Gate::eastLeft);
  state = after(state, 0, {layOn("D3", 2), Done{}});
  state = after(state, 1, layOn("D3", 2));
  EXPECT_EQ(heardOf("marked", state, 1, Done{}),
            (Words{"marked seat:0 marker:white field:15", "marked seat:0 marker:grey field:30",
                   "marked seat:0 marker:black field:45", "marked seat:1 marker:white field:15",
                   "marked seat:1 marker:grey field:30", "marked seat:1 marker:black field:45"}));
}

}  // namespace
}  // namespace mastaba::labyrinth

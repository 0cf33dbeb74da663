// Whole boards: corridors from every half of every entrance, which stones count, and points.
#include <gtest/gtest.h>

#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

const std::string first = firstBoard;
const std::string second = secondBoard;
const std::string third = thirdBoard;

// West, middle, east as they lie from (4,0) over (9,4) to (5,9).
constexpr std::array gatesInOrder{Gate::westLeft,    Gate::westRight, Gate::middleLeft,
                                  Gate::middleRight, Gate::eastRight, Gate::eastLeft};

std::vector<int> lengths(const std::string& layout, const Options& options = {}) {
  std::vector<int> all;
  for (const Gate gate : gatesInOrder) all.push_back(boardOf(layout, options, gate).corridor.size());
  return all;
}

Field at(int down, int right) { return Field::at(right, down); }

struct Spot {
  int row;
  int column;
  int position;  // 0: does not count
};

// Five blue, four green, three red, in this order; then special treasures.
Gem gemOf(std::size_t i, const Options& options) {
  if (i >= stones) return Gem::special;
  if (options.scoring == Labyrinth::Scoring::basic) return Gem::plain;
  return i < blueStones ? Gem::blue : i < blueStones + greenStones ? Gem::green : Gem::red;
}

Board with(Board board, const std::vector<Spot>& spots, const Options& options) {
  for (std::size_t i = 0; i < spots.size(); ++i) board.stones[at(spots[i].row, spots[i].column)] = gemOf(i, options);
  return board;
}

void expectPositions(const Board& board, const std::vector<Spot>& spots, const Options& options) {
  for (const Spot& spot : spots) {
    const Verdict verdict = verdictOn(board, options, at(spot.row, spot.column));
    EXPECT_EQ(verdict.fate == Fate::counts ? verdict.position : 0, spot.position) << spot.row << "," << spot.column;
  }
}

const std::vector<Spot> firstSpots{{5, 2, 3}, {4, 4, 4},  {3, 4, 9},  {3, 3, 4}, {1, 2, 13}, {1, 3, 12},
                                   {3, 0, 1}, {1, 4, 11}, {1, 5, 10}, {4, 9, 0}, {6, 6, 0},  {2, 9, 0}};
const std::vector<Spot> secondSpots{{2, 7, 5},  {6, 5, 11}, {7, 8, 17}, {8, 2, 30}, {7, 0, 31}, {8, 1, 31}, {0, 4, 44},
                                    {1, 6, 45}, {1, 7, 48}, {0, 9, 49}, {1, 9, 50}, {8, 3, 29}, {9, 9, 20}};

TEST(LabyrinthBoard, TheFirstHasItsSixCorridors) { EXPECT_EQ(lengths(first), (std::vector{55, 1, 0, 0, 1, 0})); }
TEST(LabyrinthBoard, TheFirstScores73And68) {
  for (const auto& [options, points] : {std::pair{Options{}, 73}, std::pair{expert(), 68}}) {
    const Board board = with(boardOf(first, options, Gate::westLeft), firstSpots, options);
    expectPositions(board, firstSpots, options);
    EXPECT_EQ(tallyOf(board, options).points, points);
    EXPECT_EQ(tallyOf(board, options).counting, 9);
  }
}
TEST(LabyrinthBoard, TheSecondHasItsSixCorridors) {
  EXPECT_EQ(lengths(second), (std::vector{0, 5, 0, 0, 0, 52}));
  EXPECT_EQ(boardOf(second, {}, Gate::eastLeft).corridor[1], at(4, 9));
}
TEST(LabyrinthBoard, TheSecondScores80And125WithAllFactorsAndASpecialTreasure) {
  for (const auto& [options, points] : {std::pair{Options{}, 80}, std::pair{expert(), 125}}) {
    const Board board = with(boardOf(second, options, Gate::eastLeft), secondSpots, options);
    expectPositions(board, secondSpots, options);
    EXPECT_EQ(tallyOf(board, options).points, points);
  }
}
TEST(LabyrinthBoard, UnfinishedOnesEndWhereATileIsMissing) {
  const auto without = [](int place) {
    Board board = boardOf(second, {}, Gate::eastLeft);
    board.tiles[place] = {};
    board.corridor.clear();
    walk(board, {});
    return board;
  };
  EXPECT_EQ(without(24).corridor.size(), 19);
  EXPECT_EQ(without(19).corridor.size(), 16);
  EXPECT_EQ(without(17).corridor.size(), 26);
  EXPECT_EQ(without(17).corridor.back(), at(8, 5));
}
TEST(LabyrinthBoard, TheThirdEndsBeforeAForeignEntrance) {
  EXPECT_EQ(lengths(third), (std::vector{0, 45, 0, 0, 0, 45}));
  EXPECT_EQ(boardOf(third, {}, Gate::eastLeft).corridor.back(), at(4, 0));
  Options lenient;
  lenient.foreignEntrance = Labyrinth::ForeignEntrance::lenient;
  EXPECT_EQ(boardOf(third, lenient, Gate::eastLeft).corridor.size(), 46);
  EXPECT_EQ(boardOf(third, lenient, Gate::eastLeft).corridor.back(), at(5, 0));
}
// Whatever order tiles are laid in, the corridor kept up to date is the one of the whole board.
TEST(LabyrinthBoard, ACorridorGrowsToTheSameWhateverTheOrder) {
  Chance chance(u64{5});
  enum class Luck : u8 { order };
  for (const std::string& layout : {first, second, third})
    for (const Gate gate : gatesInOrder) {
      const Board whole = boardOf(layout, {}, gate);
      Seq<u8, places> order;
      for (u8 place = 0; place < places; ++place) order.push(place);
      chance.shuffle(Luck::order, order);
      Board board = boardOf("", {}, gate);
      for (const u8 place : order) {
        board.tiles[place] = whole.tiles[place];
        walk(board, {});
      }
      EXPECT_EQ(board.corridor, whole.corridor);
    }
}

TEST(LabyrinthBoard, ReadingA4NoCorridorRunsIntoItself) {
  Chance chance(u64{6});
  enum class Luck : u8 { order, turns };
  for (int i = 0; i < 300; ++i) {
    Seq<u8, cards> set;
    for (std::size_t design = 0; design < designs; ++design)
      for (int copy = 0; copy < designOf[design].copies; ++copy) set.push(static_cast<u8>(design + 1));
    chance.shuffle(Luck::order, set);
    for (const Gate gate : gatesInOrder) {
      Board board{};
      board.gate = gate;
      for (int place = 0; place < places; ++place) {
        const Number number = set[place];
        const auto distinct = static_cast<u32>(distinctTurns(number));
        board.tiles[place] = {number, static_cast<int>(chance.below(Luck::turns, distinct))};
      }
      walk(board, {});
      ASSERT_FALSE(board.corridor.full());
      for (const Field field : board.corridor) ASSERT_EQ(board.corridor.count(field), 1);
    }
  }
}

}  // namespace
}  // namespace mastaba::labyrinth

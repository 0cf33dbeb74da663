// Rules 39 to 51 and 53: what corridors and stones are worth, who wins, and what a solo player is called.
#include <functional>
#include <gtest/gtest.h>

#include "describe/json_out.h"
#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

using Why = Labyrinth::Why;

Options broken(Options options) {
  options.ties = Labyrinth::Ties::broken;
  return options;
}
Options expertWithBets(Labyrinth::Special special) {
  Options options = expert();
  options.betting = Labyrinth::Betting::on;
  options.special = special;
  return options;
}

int pointsOf(const State& state, Seat seat = 0) { return Labyrinth::standing(state).points[seat]; }
std::vector<int> placesOf(const State& state) {
  const auto& places = Labyrinth::standing(state).place;
  return {places.begin(), places.begin() + int{state.open.options.players}};
}
// How many of it and for how many points.
std::pair<int, int> lineOf(const State& state, Why why, Seat seat = 0) {
  const auto standing = Labyrinth::standing(state);
  for (const auto& line : standing.lines)
    if (line.seat == seat && line.why == why) return {line.n, line.points};
  return {};
}

Board second(const Options& options = {}) { return boardOf(secondBoard, options, Gate::eastLeft); }
Board fourth(const Options& options = {}) { return boardOf(fourthBoard, options, Gate::westLeft); }
int worthOnFourth(const std::string& field, Gem gem, const Options& options) {
  return pointsOf(ended({with(fourth(options), {field}, gem)}, options)) - 48;
}

// A board of the second's tiles that is worth this and whose corridor is wanted: two of them exchanged, and stones
// where they count.
Board boardWorth(int points, const Options& options, const std::function<bool(int corridor)>& wanted) {
  for (int one = 0; one < places; ++one)
    for (int other = 0; other <= one; ++other) {
      Board board = second(options);
      std::swap(board.tiles[one], board.tiles[other]);
      board.corridor.clear();
      walk(board, options);
      if (!wanted(board.corridor.size())) continue;
      int missing = points - board.corridor.size();
      for (int i = 0; i < fields && missing > 0; ++i) {
        if (!hasScarab(board.tiles[placeOf(Field(i))], quarterOf(Field(i)))) continue;
        for (const Gem gem : {Gem::plain, Gem::red, Gem::green, Gem::blue}) {
          const Verdict verdict = verdictOn(board, options, Field(i), gem);
          if (verdict.points() == 0 || verdict.points() > missing || board.left[static_cast<int>(gem)] == 0) continue;
          missing -= verdict.points();
          board = with(board, {nameOf(Field(i))}, gem);
          break;
        }
      }
      if (missing == 0) return board;
    }
  ADD_FAILURE() << "no board worth " << points;
  return second(options);
}
Board boardWorth(int points, const Options& options = {}) {
  return boardWorth(points, options, [](int) { return true; });
}

TEST(LabyrinthScoring, Rule39APointForEachFieldOfTheCorridor) {
  EXPECT_EQ(pointsOf(ended({boardOf(firstBoard, {}, Gate::westLeft)})), 55);
  EXPECT_EQ(pointsOf(ended({second()})), 52);
  EXPECT_EQ(pointsOf(ended({boardOf(firstBoard, {}, Gate::westRight)})), 1) << "from the chosen start";
  EXPECT_EQ(pointsOf(ended({boardOf(firstBoard, {}, Gate::middleLeft)})), 0);
  const State state = ended({second()});
  EXPECT_EQ(lineOf(state, Why::stretch1), (std::pair{15, 15}));
  EXPECT_EQ(lineOf(state, Why::stretch2), (std::pair{15, 15}));
  EXPECT_EQ(lineOf(state, Why::stretch3), (std::pair{15, 15}));
  EXPECT_EQ(lineOf(state, Why::stretch4), (std::pair{7, 7}));
  const State longest = ended({boardOf(fifthBoard, {}, Gate::westLeft)});
  EXPECT_EQ(pointsOf(longest), 64);
  EXPECT_EQ(lineOf(longest, Why::stretch4), (std::pair{19, 19})) << "the last stretch has no end";
}

TEST(LabyrinthScoring, Rule40TwoPointsForAStoneInAChamberBesideTheCorridor) {
  for (const char* field : {"B1b", "E1b", "D2b", "A2d", "C4b", "E5d", "A5b"})
    EXPECT_EQ(pointsOf(ended({with(second(), {field})})), 54) << field;
  const State state = ended({with(second(), {"B1b", "E1b", "E5d"})});
  EXPECT_EQ(pointsOf(state), 58);
  EXPECT_EQ(lineOf(state, Why::plain), (std::pair{3, 6}));
  // Open on one side, though beside the corridor; closed, but away from it.
  EXPECT_EQ(pointsOf(ended({with(second(), {"D5c"})})), 52);
  EXPECT_EQ(pointsOf(ended({with(second(), {"A1a"})})), 52);
}

TEST(LabyrinthScoring, Rule40ACornerIsNotEnough) {  // A11
  // B2c is sealed; the corridor of A3 touches it only at the corner, that of B3 with a side.
  const auto counting = [](const std::string& layout) {
    return tallyOf(with(boardOf(layout, {}, Gate::westLeft), {"B2c"}), {}).counting;
  };
  EXPECT_EQ(counting(row(2, ". 18@3 . . .  1")), 0);
  EXPECT_EQ(counting(row(2, ". 18@3 . . .  1 12")), 1);
}

TEST(LabyrinthScoring, ReadingA13ARoomOfTwoFieldsIsNoChamber) {
  // A3d and B3c are open towards each other and closed elsewhere.
  const Board board = boardOf(row(3, "17 15 . . .  . 1"), {}, Gate::westLeft);
  EXPECT_EQ(tallyOf(with(board, {"A3d", "B3c"}), {}).counting, 0);
}

TEST(LabyrinthScoring, Rule41OtherStonesAreWorthNothingAndCostNothing) {
  State state = position(without(secondBoard, "E5"), 14, {}, Gate::eastLeft);
  state = after(with(state, 0, {"A1a", "D5c", "E1b"}), 0, layOn("E5"));
  EXPECT_EQ(heardOf("stoneLost", state, 0, Done{}), (Words{"stoneLost seat:0 gem:plain at:0 quarter:a fate:apart",
                                                           "stoneLost seat:0 gem:plain at:23 quarter:c fate:open"}));
  EXPECT_EQ(heardOf("stoneCounted", state, 0, Done{}),
            (Words{"stoneCounted seat:0 gem:plain at:4 quarter:b position:49 worth:2 factor:1 points:2"}));
  EXPECT_EQ(heardOf("corridorCounted", state, 0, Done{}), (Words{"corridorCounted seat:0 fields:52"}));
  const State end = after(state, 0, Done{});
  EXPECT_EQ(pointsOf(end), 54);
  EXPECT_EQ(lineOf(end, Why::lost), (std::pair{2, 0}));
}

TEST(LabyrinthScoring, Rule42AStoneInTheCorridorIsWorthNothingAndDoesNotHinder) {
  State state = position(without(secondBoard, "E5"), 14, {}, Gate::eastLeft);
  state = after(with(state, 0, {"B1d", "C3c"}), 0, layOn("E5"));
  EXPECT_EQ(heardOf("stoneLost", state, 0, Done{}),
            (Words{"stoneLost seat:0 gem:plain at:1 quarter:d fate:inCorridor",
                   "stoneLost seat:0 gem:plain at:12 quarter:c fate:inCorridor"}));
  EXPECT_EQ(pointsOf(after(state, 0, Done{})), 52) << "the way goes on over them, and each field counts";
  // A dead end with four walls but for where he comes in is corridor too.
  EXPECT_EQ(tallyOf(with(boardOf(row(3, ". . . 17@2 1"), {}, Gate::eastRight), {"D3b"}), {}).points, 3);
}

TEST(LabyrinthScoring, Rule43StonesNotPlacedAreWorthNothing) {
  EXPECT_EQ(pointsOf(ended({second()})), 52) << "twelve are left";
  EXPECT_EQ(pointsOf(ended({second(expert())}, expert())), 52);
  EXPECT_EQ(pointsOf(withSpecial(ended({second(withBets())}, withBets()), 0)), 52);
}

TEST(LabyrinthScoring, Rule44MostPointsWin) {
  const State state = ended({second(), with(second(), {"B1b", "E1b"}), with(second(), {"B1b"})}, forPlayers(3));
  EXPECT_EQ(placesOf(state), (std::vector{3, 1, 2}));
  // Points, not the longer corridor.
  const Board shorter = boardWorth(56, {}, [](int corridor) { return corridor < 52; });
  EXPECT_EQ(placesOf(ended({second(), shorter}, forPlayers(2))), (std::vector{2, 1}));
  EXPECT_EQ(placesOf(ended({second(), shorter}, broken(forPlayers(2)))), (std::vector{2, 1}));
}

TEST(LabyrinthScoring, Rule44EqualPointsShareTheVictory) {  // A24
  const Board shorter = boardWorth(56, {}, [](int corridor) { return corridor < 52; });
  const Board longer = with(second(), {"B1b", "E1b"});
  EXPECT_EQ(placesOf(ended({shorter, longer, second()}, forPlayers(3))), (std::vector{1, 1, 3}));
}

TEST(LabyrinthScoring, Rule44TheLongerCorridorDecidesIfSoAgreed) {
  const Board shorter = boardWorth(56, {}, [](int corridor) { return corridor < 52; });
  const Board longer = with(second(), {"B1b", "E1b"});
  EXPECT_EQ(placesOf(ended({shorter, longer, second()}, broken(forPlayers(3)))), (std::vector{2, 1, 3}));
  // Then the number of stones that count: two for two points each, or one for four. Stones that do not count do not.
  const Board one = with(with(second(withBets()), {"B1b"}, Gem::special), {"D5c", "A1a"});
  const Board two = with(second(withBets()), {"B1b", "E1b"});
  EXPECT_EQ(placesOf(ended({one, two}, withBets(2))), (std::vector{1, 1}));
  EXPECT_EQ(placesOf(ended({one, two}, broken(withBets(2)))), (std::vector{2, 1}));
  EXPECT_EQ(placesOf(ended({two, two}, broken(withBets(2)))), (std::vector{1, 1})) << "only then is it shared";
}

TEST(LabyrinthScoring, Rule25AllStonesAreWorthTheSameInTheBasicGame) {
  for (const char* field : {"C2c", "D2a", "E3d", "E4b", "B5c", "A5a"})
    EXPECT_EQ(worthOnFourth(field, Gem::plain, {}), 2);
}

TEST(LabyrinthScoring, Rule45BlueOneGreenTwoRedThree) {
  EXPECT_EQ(worthOnFourth("C2c", Gem::blue, expert()), 1);
  EXPECT_EQ(worthOnFourth("C2c", Gem::green, expert()), 2);
  EXPECT_EQ(worthOnFourth("C2c", Gem::red, expert()), 3);
}

TEST(LabyrinthScoring, Rule46TheFactorGrowsEveryFifteenFields) {
  struct At {
    const char* field;
    int position;
    int factor;
  };
  for (const At& at : {At{"A3b", 1, 1}, At{"C2c", 15, 1}, At{"D2a", 16, 2}, At{"E3d", 30, 2}, At{"E4b", 31, 3},
                       At{"B5c", 45, 3}, At{"A5a", 46, 4}}) {
    EXPECT_EQ(verdictOn(fourth(expert()), expert(), fieldNamed(at.field), Gem::blue).position, at.position);
    EXPECT_EQ(worthOnFourth(at.field, Gem::blue, expert()), at.factor) << at.position;
    EXPECT_EQ(worthOnFourth(at.field, Gem::red, expert()), 3 * at.factor) << at.position;
  }
}

TEST(LabyrinthScoring, Rule47TheFieldReachedFirstDecides) {
  // C4b lies beside the 11th, the 27th and the 35th field.
  const Board board = second(expert());
  for (const auto& [field, position] : {std::pair{"C3d", 11}, {"C4d", 27}, {"C4a", 35}})
    EXPECT_EQ(nameOf(board.corridor[position - 1]), field);
  EXPECT_EQ(pointsOf(ended({with(board, {"C4b"}, Gem::red)}, expert())), 52 + 3);
  State state = position(without(secondBoard, "E5"), 14, expert(), Gate::eastLeft);
  state = after(with(state, 0, {"C4b"}, Gem::red), 0, layOn("E5"));
  EXPECT_EQ(heardOf("stoneCounted", state, 0, Done{}),
            (Words{"stoneCounted seat:0 gem:red at:17 quarter:b position:11 worth:3 factor:1 points:3"}));
}

TEST(LabyrinthScoring, Rule48OnlyStonesInChambersAlongTheCorridorCountInTheExpertGame) {
  const Board board = second(expert());
  for (const char* field : {"A1a", "D5c", "B1d"})
    EXPECT_EQ(pointsOf(ended({with(board, {field}, Gem::red)}, expert())), 52) << field;
  EXPECT_EQ(pointsOf(ended({with(board, {"E1b"}, Gem::red)}, expert())), 52 + 12) << "and not two points more";
  State last = position(without(secondBoard, "E5"), 14, expert(), Gate::eastLeft);
  last = after(with(last, 0, {"A1a", "B1d", "D5c"}, Gem::red), 0, layOn("E5"));
  EXPECT_EQ(heardOf("stoneLost", last, 0, Done{}), (Words{"stoneLost seat:0 gem:red at:0 quarter:a fate:apart",
                                                          "stoneLost seat:0 gem:red at:1 quarter:d fate:inCorridor",
                                                          "stoneLost seat:0 gem:red at:23 quarter:c fate:open"}));
  const State state = ended({with(with(board, {"E1b", "A1a"}, Gem::red), {"E1d"}, Gem::green)}, expert());
  EXPECT_EQ(lineOf(state, Why::red), (std::pair{1, 12}));
  EXPECT_EQ(lineOf(state, Why::green), (std::pair{1, 8}));
  EXPECT_EQ(lineOf(state, Why::lost), (std::pair{1, 0}));
}

TEST(LabyrinthScoring, Rule49TheCorridorCountsTheSameAndMostPointsWin) {
  EXPECT_EQ(pointsOf(ended({second(expert())}, expert())), 52);
  const State state =
      ended({with(second(expert()), {"E1b"}, Gem::blue), with(second(expert()), {"E1b"}, Gem::red)}, expert(2));
  EXPECT_EQ(Labyrinth::standing(state).points[0], 56);
  EXPECT_EQ(Labyrinth::standing(state).points[1], 64);
  EXPECT_EQ(placesOf(state), (std::vector{2, 1}));
}

TEST(LabyrinthScoring, Rule50AloneOneScoresAsInAGroupAndIsRated) {
  const Board board = with(second(), {"B1b", "E1b", "A1a"});
  EXPECT_EQ(pointsOf(ended({board})), pointsOf(ended({board, board}, forPlayers(2)), 1));
  EXPECT_EQ(placesOf(ended({board})), (std::vector{1}));
  const auto isRated = [](const State& state) {
    const auto standing = Labyrinth::standing(state);
    return std::any_of(standing.lines.begin(), standing.lines.end(),
                       [](const auto& line) { return line.why >= Why::apprentice; });
  };
  EXPECT_TRUE(isRated(ended({board})));
  EXPECT_FALSE(isRated(ended({board, board}, forPlayers(2)))) << "in a group nobody is";
}

struct Rated {
  int points;
  Why rank;
  int missing;
};
void expectRank(const Options& options, const Rated& rated) {
  const State state = ended({boardWorth(rated.points, options)}, options);
  const auto standing = Labyrinth::standing(state);
  ASSERT_EQ(standing.points[0], rated.points);
  const auto& last = standing.lines[standing.lines.size() - 1];
  EXPECT_EQ(toJson(last.why), toJson(rated.rank)) << rated.points;
  EXPECT_EQ(last.n, rated.missing) << rated.points;
  EXPECT_EQ(last.points, 0);
}

TEST(LabyrinthScoring, Rule50RanksOfTheBasicGame) {
  for (const Rated& rated :
       {Rated{34, Why::apprentice, 1}, Rated{35, Why::robber, 13}, Rated{47, Why::robber, 1},
        Rated{48, Why::masterRobber, 12}, Rated{59, Why::masterRobber, 1}, Rated{60, Why::vizier, 10},
        Rated{69, Why::vizier, 1}, Rated{70, Why::pharaoh, 0}, Rated{74, Why::pharaoh, 0}})
    expectRank({}, rated);
  expectRank({}, {0, Why::apprentice, 35});
}

TEST(LabyrinthScoring, Rule51RanksOfTheExpertGame) {
  for (const Rated& rated : {Rated{39, Why::apprentice, 1}, Rated{40, Why::robber, 15}, Rated{54, Why::robber, 1},
                             Rated{55, Why::masterRobber, 15}, Rated{69, Why::masterRobber, 1},
                             Rated{70, Why::vizier, 15}, Rated{84, Why::vizier, 1}, Rated{85, Why::pharaoh, 0}})
    expectRank(expert(), rated);
}

TEST(LabyrinthScoring, Rule53ASpecialTreasureIsWorthFour) {  // A17
  for (const char* field : {"A3b", "C2c", "E4b", "A5a"}) EXPECT_EQ(worthOnFourth(field, Gem::special, withBets()), 4);
  // Under the same conditions.
  for (const char* field : {"A1a", "D5c", "B1d"})
    EXPECT_EQ(pointsOf(ended({with(second(withBets()), {field}, Gem::special)}, withBets())), 52) << field;
  const State state = ended({with(second(withBets()), {"B1b", "E1b"}, Gem::special)}, withBets());
  EXPECT_EQ(lineOf(state, Why::special), (std::pair{2, 8}));
}

TEST(LabyrinthScoring, Rule53AndMultipliedInTheExpertGameUnlessAgreedOtherwise) {  // A18
  const Options multiplied = expertWithBets(Labyrinth::Special::multiplied);
  const Options flat = expertWithBets(Labyrinth::Special::flat);
  for (const auto& [field, factor] : {std::pair{"C2c", 1}, {"D2a", 2}, {"E4b", 3}, {"A5a", 4}}) {
    EXPECT_EQ(worthOnFourth(field, Gem::special, multiplied), 4 * factor) << field;
    EXPECT_EQ(worthOnFourth(field, Gem::special, flat), 4) << field;
    EXPECT_EQ(worthOnFourth(field, Gem::green, flat), 2 * factor) << "colours are multiplied all the same";
  }
}

}  // namespace
}  // namespace mastaba::labyrinth

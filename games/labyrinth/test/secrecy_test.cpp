// Rules 9, 15, 17 and 59 as promises: what a spectator and the other seats are told and can see before everybody is
// done, what may be taken back, and the worlds that fit what is seen.
#include <gtest/gtest.h>
#include <set>

#include "describe/every.h"
#include "describe/json_out.h"
#include "games/labyrinth/test/position.h"
#include "table/table.h"

namespace mastaba::labyrinth {
namespace {

// The third turn: everything can be decided in it.
State thirdTurn(int card, int players = 3) { return position(row(1, "2 1"), card, forPlayers(players)); }

// What others see of a seat that has decided one thing or another is the same.
void expectAlike(const State& state, Seat mover, const Labyrinth::Move& one, const Labyrinth::Move& other) {
  for (const Seat to : {Seat{0}, Seat{1}, Seat{2}, spectator}) {
    if (to == mover) continue;
    EXPECT_EQ(heardAfter(state, mover, one, to), heardAfter(state, mover, other, to)) << toJson(one);
    EXPECT_TRUE((viewOf<Labyrinth>(after(state, mover, one), to) == viewOf<Labyrinth>(after(state, mover, other), to)))
        << toJson(one);
  }
  EXPECT_FALSE(
      (viewOf<Labyrinth>(after(state, mover, one), mover) == viewOf<Labyrinth>(after(state, mover, other), mover)))
      << "the seat itself knows";
}

TEST(LabyrinthSecrecy, Rule17OthersSeeOnlyHowFarASeatIs) {
  State state = thirdTurn(19);
  expectAlike(state, 1, Start{Gate::westLeft}, Start{Gate::eastRight});
  state = after(state, 1, Start{Gate::westLeft});
  EXPECT_TRUE(state.open.progress[1].started);
  EXPECT_EQ(state.open.boards[1].gate, Gate::none);
  expectAlike(state, 1, layOn("A3"), layOn("E5"));
  state = after(state, 1, layOn("A3"));
  EXPECT_TRUE(state.open.progress[1].laid);
  EXPECT_FALSE(covered(state.open.boards[1], placeNamed("A3")));
  expectAlike(state, 1, stoneOn("A3a"), stoneOn("A3d"));
  state = after(state, 1, stoneOn("A3a"));
  EXPECT_EQ(int{state.open.progress[1].stones}, 1);
  EXPECT_EQ(state.open.boards[1].stones[fieldNamed("A3a")], Gem::none);
  EXPECT_EQ(stonesLeft(state.open.boards[1]), 12) << "not yet";
  for (const Seat to : {Seat{0}, Seat{2}, spectator}) EXPECT_EQ(heardAfter(state, 1, Done{}, to), Words{});
}

TEST(LabyrinthSecrecy, Rule17TheTurnOfAnOrientationAndTheKindOfAStoneAreHidden) {
  State state = position(row(1, "2 1"), 18, expert(3));
  expectAlike(state, 0, layOn("A3", 0), layOn("A3", 3));
  state = after(state, 0, layOn("A3"));
  expectAlike(state, 0, stoneOn("A3a", Gem::red), stoneOn("A3a", Gem::blue));
  expectAlike(after(state, 0, Done{}), 0, Start{Gate::westLeft}, Start{Gate::westRight});
}

TEST(LabyrinthSecrecy, Rule17AllIsShownAtOnceWhenTheLastOneIsDone) {
  State state = thirdTurn(6, 2);
  state = after(state, 1, {Start{Gate::westRight}, layOn("A3", 1)});
  EXPECT_EQ(Labyrinth::actors(state.open), Seats::only(0));
  state = after(state, 0, layOn("E3"));
  const Words words = heardAfter(state, 0, Start{Gate::eastLeft});
  ASSERT_GE(words.size(), 5U);
  EXPECT_EQ(words[0], "entered seat:0 gate:eastLeft");
  EXPECT_EQ(words[1], "laid seat:0 tile:6 at:14 turns:0");
  for (const std::string event : {"entered seat:1 gate:westRight", "laid seat:1 tile:6 at:10 turns:1"})
    EXPECT_NE(std::find(words.begin(), words.end(), event), words.end()) << event;
  state = after(state, 0, Start{Gate::eastLeft});
  for (Seat seat = 0; seat < 2; ++seat) EXPECT_TRUE((state.own[seat] == Own{})) << "nothing is hidden any more";
  EXPECT_EQ(state.open.boards[1].gate, Gate::westRight);
  EXPECT_TRUE(covered(state.open.boards[1], placeNamed("A3")));
}

TEST(LabyrinthSecrecy, Rule59ABetIsSecret) {
  const State state = beforeBet("10@2 19@2 9@2 12@0 14@3", withBets(3), Gate::eastLeft);
  expectAlike(state, 2, Bet{Guess::high}, Bet{Guess::low});
  expectAlike(after(state, 0, Bet{Guess::high}), 2, Bet{Guess::high}, Bet{Guess::low});
}

TEST(LabyrinthSecrecy, Rule59ABetCanBeTakenBackUntilTheCardComes) {
  Table<Labyrinth> table(beforeBet("10@2 19@2 9@2 12@0 14@3", withBets(2), Gate::eastLeft), Seed::named("bet"), {});
  ASSERT_FALSE(table.play(0, Bet{Guess::high}));
  ASSERT_TRUE(table.undo(0));
  ASSERT_FALSE(table.play(0, Bet{Guess::low}));
  ASSERT_FALSE(table.play(1, Bet{Guess::low}));
  EXPECT_FALSE(table.canUndo(0));
  EXPECT_FALSE(table.canUndo(1));
  EXPECT_EQ(table.state().open.bets[0][0], Guess::low);
}

TEST(LabyrinthSecrecy, Rule28TheLastOneCannotTakeBackWhatEndedTheTurn) {
  Table<Labyrinth> table(thirdTurn(6, 1), Seed::named("solo"), {});
  ASSERT_FALSE(table.play(0, layOn("A3")));
  EXPECT_TRUE(table.canUndo(0)) << "alone, too, while the start is to be chosen";
  ASSERT_FALSE(table.play(0, Start{Gate::westLeft}));
  EXPECT_FALSE(table.canUndo(0)) << "the next card lies open";
}

// What its own decisions bring, a seat is told at once and alone; a preview says it too.
void expectAlone(const State& state, Seat mover, const Labyrinth::Move& move, const Words& words) {
  EXPECT_EQ(heardAfter(state, mover, move, mover), words) << toJson(move);
  for (const Seat to : {Seat{1 - mover}, spectator}) EXPECT_EQ(heardAfter(state, mover, move, to), Words{});
  const Table<Labyrinth> table(state, Seed::named("ahead"), {});
  EXPECT_EQ(table.preview(mover, move).told.size(), words.size());
  EXPECT_TRUE(table.preview(mover, move).whole);
}
TEST(LabyrinthSecrecy, Rule34ASeatIsToldAloneHowFarItsRobberWillWalk) {
  const State state = position(row(3, "17@0 12@0 . . .  . . 6@0 2@0"), 1, forPlayers(2), Gate::westLeft);
  expectAlone(state, 0, layOn("C3"), {"ahead seat:0 fields:2 length:6"});
  expectAlone(state, 0, layOn("A1"), {});
}
TEST(LabyrinthSecrecy, Rule32ASeatIsToldAloneThatItShutsItselfOut) {
  const State state = position(row(1, "2 1"), 6, forPlayers(2), Gate::westLeft);
  expectAlone(state, 0, layOn("A3", 1), {"shutOut seat:0"});
}
TEST(LabyrinthSecrecy, Rule40ASeatIsToldAloneWhatAStoneWouldBring) {
  State state = position(row(3, "17@0 12@0 . . .  . . 1@0 2@0"), 8, expert(2), Gate::westLeft);
  state = after(state, 1, layOn("C3", 3));
  expectAlone(state, 1, stoneOn("C3b", Gem::red), {"stoneAhead seat:1 gem:red at:12 quarter:b fate:open points:0"});
}

TEST(LabyrinthSecrecy, WorldsFitTheViewAndVaryInWhatIsHidden) {
  State state = position(row(1, "2 1"), 19, expert(3));
  state = after(state, 1, {Start{Gate::westLeft}, layOn("A3"), stoneOn("A3a", Gem::red), stoneOn("A3b", Gem::red)});
  state = after(state, 2, layOn("C3"));
  Chance chance(u64{5});
  for (const Seat by : {Seat{0}, Seat{1}, Seat{2}, spectator}) {
    const View<Labyrinth> view = viewOf<Labyrinth>(state, by);
    std::set<std::string> worlds;
    for (int i = 0; i < 200; ++i) {
      const State world = Labyrinth::imagine(view, chance);
      const char* fault = Labyrinth::faults(world);
      ASSERT_EQ(fault, nullptr) << fault;
      ASSERT_TRUE((viewOf<Labyrinth>(world, by) == view));
      worlds.insert(toJson(world.own[1]));
    }
    if (by == 1) {
      EXPECT_EQ(worlds.size(), 1U) << "what I have done I know";
    } else {
      EXPECT_GT(worlds.size(), 100U);
    }
  }
}

TEST(LabyrinthSecrecy, WorldsHaveBetsOfThoseWhoHaveBet) {
  State state = beforeBet("10@2 19@2 9@2 12@0 14@3", withBets(3), Gate::eastLeft);
  state = after(state, 1, Bet{Guess::low});
  Chance chance(u64{5});
  int high = 0;
  for (int i = 0; i < 400; ++i) {
    const State world = Labyrinth::imagine(viewOf<Labyrinth>(state, 0), chance);
    ASSERT_EQ(Labyrinth::faults(world), nullptr);
    high += world.own[1].bet == Guess::high ? 1 : 0;
    EXPECT_EQ(world.own[2].bet, Guess::none);
  }
  EXPECT_NEAR(high, 200, 50);
}

// What a seat may do must not depend on what others have decided, or it would tell.
TEST(LabyrinthSecrecy, MovesAndRefusalsDoNotDependOnOthersDecisions) {
  State state = position(row(1, "2 1"), 19, expert(2));
  state = after(state, 1, {Start{Gate::westLeft}, layOn("A3"), stoneOn("A3a", Gem::red)});
  const State laid = after(state, 0, {layOn("C3"), stoneOn("C3a", Gem::blue)});
  Chance chance(u64{9});
  for (const State& here : {state, laid})
    for (int i = 0; i < 5; ++i) {
      const State world = Labyrinth::imagine(viewOf<Labyrinth>(here, 0), chance);
      EXPECT_EQ(movesOf(world, 0), movesOf(here, 0));
      eachValue<Labyrinth::Move>(
          [&](const Labyrinth::Move& move) { EXPECT_EQ(refusal(world, 0, move), refusal(here, 0, move)); });
    }
}

// Every move there is, in every step: listed exactly if it is not refused.
TEST(LabyrinthSecrecy, MovesAreListedExactlyIfNotRefused) {
  State turn = position(row(1, "2 1"), 19, expert(2));
  std::vector<State> steps{turn};
  for (const Labyrinth::Move& move : {Labyrinth::Move{layOn("C3")}, Labyrinth::Move{stoneOn("C3a", Gem::green)},
                                      Labyrinth::Move{Done{}}, Labyrinth::Move{Start{Gate::westLeft}}}) {
    turn = after(turn, 0, move);
    steps.push_back(turn);
  }
  steps.push_back(beforeBet("10@2 19@2 9@2 12@0 14@3", withBets(2), Gate::eastLeft));
  for (const State& state : steps) {
    Labyrinth::Moves moves;
    Labyrinth::moves(state.open, state.own[0], 0, moves);
    std::set<std::string> listed;
    for (const Labyrinth::Move& move : moves) EXPECT_TRUE(listed.insert(toJson(move)).second);
    eachValue<Labyrinth::Move>([&](const Labyrinth::Move& move) {
      EXPECT_EQ(listed.contains(toJson(move)), whyNot(state, 0, move).empty()) << toJson(move);
    });
  }
}

}  // namespace
}  // namespace mastaba::labyrinth

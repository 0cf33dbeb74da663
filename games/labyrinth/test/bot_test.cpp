// The sensible bot, as it plays Das Labyrinth des Pharao.
#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/labyrinth/hope.h"
#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

using Move = Labyrinth::Move;

Move sensible(const State& state, Seat seat = 0, u64 luck = 1) {
  Chance chance(luck);
  return sensibleMove<Labyrinth>(viewOf<Labyrinth>(state, seat), chance);
}

// Seat 0 plays on to the end of the turn by itself.
State turnPlayed(State state) {
  const int turn = turnOf(state.open);
  while (!over<Labyrinth>(state) && turnOf(state.open) == turn) state = after(state, 0, sensible(state));
  return state;
}

bool leadsOn(const State& state) { return Sketch(state.open.boards[0], state.open.options).end.alive(); }

Options expert() {
  Options options;
  options.scoring = Labyrinth::Scoring::expert;
  return options;
}

// The robber has come in at A3 and stands before B3.
const std::string inTheWest = ". . . . .  . . . . .  1";

TEST(LabyrinthBot, LaysEveryTileSoThatTheCorridorLeadsOn) {
  for (int card = 2; card <= designs; ++card) {
    const State then = turnPlayed(position(inTheWest, card, {}, Gate::westLeft));
    EXPECT_TRUE(leadsOn(then)) << "tile " << card;
  }
}
TEST(LabyrinthBot, MakesTheCorridorLongerWithATileThatFits) {
  // Only two places are free: B3, before which the robber stands, and E1 in the corner.
  const std::string nearlyFull =
      "11@2 12 17 7@3 .  10@1 4 3@1 6 14@3  1 . 8@2 19 9@3  7 9 8@1 13@1 5@2  13 10@3 11@1 12@2 6@3";
  const State then = turnPlayed(position(nearlyFull, 15, {}, Gate::westLeft));
  EXPECT_TRUE(covered(then.open.boards[0], placeNamed("B3")));
  EXPECT_GT(then.open.boards[0].corridor.size(), 2);
}

// Whatever is the last free place, the last tile lies as well as it can.
TEST(LabyrinthBot, TheLastTileLiesWhereItCountsMost) {
  const std::vector<std::string> tiles{"11@2", "12",  "17",   "7@3",  "2",   "11@1", "4",  "3@1", "6",
                                       "14@3", "15",  "10@1", "8@2",  "19",  "9@3",  "7",  "9",   "8@1",
                                       "13@1", "5@2", "13",   "10@3", "1@2", "12@2", "6@3"};
  for (const Options& options : {Options{}, expert()})
    for (std::size_t missing = 0; missing < tiles.size(); ++missing) {
      std::string layout;
      for (std::size_t i = 0; i < tiles.size(); ++i) layout += (i == missing ? "." : tiles[i]) + " ";
      const int card = std::stoi(tiles[missing]);
      const State state = position(layout, card, options, Gate::westLeft);
      const Place place(static_cast<int>(missing));
      int best = 0;
      for (int turns = 0; turns < distinctTurns(card); ++turns) {
        const State then = turnPlayed(after(state, 0, Lay{place, turns}));
        best = std::max(best, Labyrinth::standing(then).points[0]);
      }
      EXPECT_EQ(Labyrinth::standing(turnPlayed(state)).points[0], best) << "place " << missing;
    }
}

TEST(LabyrinthBot, PutsAStoneIntoAClosedChamberBesideTheCorridor) {
  const State laid = after(position("1", 3, {}, Gate::westLeft), 0, layOn("A3", 1));
  EXPECT_TRUE(sensible(laid) == Move{stoneOn("A3c")});
}
TEST(LabyrinthBot, PutsNoneIntoTheCorridorNorWhereItIsOpenForGood) {
  // Four bends: the robber goes through A3a, and A3c is open towards the other half of the entrance.
  State laid = after(position("1", 19, {}, Gate::westLeft), 0, layOn("A3"));
  while (turnOf(laid.open) == 2) {
    const Move move = sensible(laid);
    EXPECT_FALSE(move == Move{stoneOn("A3a")});
    EXPECT_FALSE(move == Move{stoneOn("A3c")});
    laid = after(laid, 0, move);
  }
}
TEST(LabyrinthBot, TakesTheBestStoneInTheLastTurn) {
  // Nothing is worth keeping any more.
  const std::string layout =
      "10@2 19@2 9@2 12 14@3  3 5@2 7@2 17@2 6@2  13@3 11@1 11@1 9@2 7@1  16@1 1 13@2 2@2 .  10@3 12@2 15@2 18@2 14";
  const State state = position(layout, 4, expert(), Gate::eastLeft);
  const State laid = after(state, 0, layOn("E4", 1));
  const Move move = sensible(laid);
  ASSERT_TRUE(as<Stone>(move) != nullptr);
  EXPECT_EQ(as<Stone>(move)->gem, Gem::red);
}

TEST(LabyrinthBot, ChoosesAStartOnlyWhenItMust) {
  for (const std::string layout : {"", "1", "1 2"})
    for (const int card : {5, 12, 19}) EXPECT_TRUE(as<Lay>(sensible(position(layout, card))) != nullptr);
}
TEST(LabyrinthBot, ChoosesTheLongestWayIn) {
  // From A3a through B3 the way leads on; A3c is walled off behind its first field.
  State state = position(". . . . .  . . . . .  4@0 1", 12);
  state = after(state, 0, layOn("E1"));
  while (Labyrinth::asked(state.open, 0) == Ask::stones) state = after(state, 0, Done{});
  const auto lengthFrom = [&](Gate gate) {
    Board board = state.open.boards[0];
    board.gate = gate;
    walk(board, {});
    return board.corridor.size();
  };
  const Move move = sensible(state);
  ASSERT_TRUE(as<Start>(move) != nullptr);
  for (int gate = 1; gate < Labyrinth::gates; ++gate)
    EXPECT_GE(lengthFrom(as<Start>(move)->gate), lengthFrom(static_cast<Gate>(gate)));
}

TEST(LabyrinthBot, BetsOnTheLikelierSide) {
  Options options;
  options.betting = Labyrinth::Betting::on;
  EXPECT_TRUE(sensible(beforeBet("6 7 8 9 18", options)) == Move{Bet{Guess::low}});
  EXPECT_TRUE(sensible(beforeBet("6 7 8 9 2", options)) == Move{Bet{Guess::high}});
  // Ten numbers are higher than 9, but most of their cards are gone.
  EXPECT_TRUE(sensible(beforeBet("14 14 13 13 12 12 15 16 17 9", options)) == Move{Bet{Guess::low}});
}

// What somebody else has decided in secret makes no difference.
TEST(LabyrinthBot, SeesOnlyItsOwnView) {
  Options options;
  options.players = 2;
  const State state = position(inTheWest, 12, options, Gate::westLeft);
  const auto weights = [&](const State& one) {
    Labyrinth::Moves moves;
    Weights<Labyrinth::Moves> weighed{};
    const View<Labyrinth> view = viewOf<Labyrinth>(one, 0);
    Labyrinth::moves(view.open, view.own, 0, moves);
    Labyrinth::prior(view, moves, weighed);
    return weighed;
  };
  const State there = after(state, 1, layOn("B3"));
  const State elsewhere = after(state, 1, layOn("E1", 2));
  EXPECT_EQ(weights(there), weights(elsewhere));
  EXPECT_EQ(weights(state), weights(there));
}

// What is remembered from before a tile was laid changes nothing.
TEST(LabyrinthBot, HopesTheSameHoweverItGotThere) {
  Chance chance(u64{3});
  Teller<Labyrinth::Event> deaf;
  for (u64 game = 0; game < 4; ++game) {
    State state = begin({}, game);
    while (!over<Labyrinth>(state)) {
      const Ahead ahead(state.open);
      const Sketch board(state.open.boards[0], state.open.options);
      const Hope before(board, ahead);
      Labyrinth::Moves moves;
      Labyrinth::moves(state.open, state.own[0], 0, moves);
      for (const Move& move : moves) {
        const auto* lay = as<Lay>(move);
        if (!lay) continue;
        Sketch laid = board;
        laid.lay(lay->at, {tileOf(state.open), lay->turns});
        laid.walkOn();
        EXPECT_EQ(before.of(laid), Hope(laid, ahead).of(laid));
      }
      Labyrinth::play(state, 0, sensibleMove<Labyrinth>(viewOf<Labyrinth>(state, 0), chance), chance, deaf);
    }
  }
}

int meanOf(const Options& options) {
  constexpr int games = 60;
  int sum = 0;
  for (u64 luck = 1; luck <= games; ++luck) sum += Labyrinth::standing(playedOut(options, luck)).points[0];
  return sum / games;
}
TEST(LabyrinthBot, PlaysWell) {
  Options betting;
  betting.betting = Labyrinth::Betting::on;
  const int basic = meanOf({});
  const int hard = meanOf(expert());
  std::printf("The sensible bot reaches %d points, %d with bets, %d in the expert game, in the mean of 60 games.\n",
              basic, meanOf(betting), hard);
  EXPECT_GT(basic, 50);
  EXPECT_GT(hard, 55);
}

}  // namespace
}  // namespace mastaba::labyrinth

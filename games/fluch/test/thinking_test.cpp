// What Der Fluch des Pharao tells a search: how likely each seat is to win, what looks good, and whole walks.
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

#include "bots/search.h"
#include "bots/sensible.h"
#include "games/fluch/outlook.h"
#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const std::string fiveColours = "tokens red1 yellow2 blue2 green1 orange2";
const std::string enough = "tokens red2 yellow1 blue1 green2 orange1";
const std::string fourColours = "tokens red1 yellow2 blue2 green1";

int chanceOf(const std::string& text, int seat = 0, const Options& options = {}) {
  return Fluch::value(position(text, options))[static_cast<std::size_t>(seat)];
}
int sumOf(const Chances& chances) { return std::accumulate(chances.begin(), chances.end(), 0); }
// Seat 0 in the corridor, the other on its way home or, if that is not asked for, still at the beginning.
int inCorridor(const std::string& mine, const std::string& asked = "end", const std::string& his = "at K14") {
  return chanceOf(corridor + "K13 │\n" + asked + "\n0: " + mine + "\n1: " + his);
}
const std::string rival = "at K10, " + enough;

// ---- value

TEST(FluchValue, IsShared) {
  for (int players = fewest; players <= most; ++players) {
    State state = begin(forPlayers(players));
    const Chances atFirst = Fluch::value(state);
    EXPECT_NEAR(sumOf(atFirst), surely, players);
    for (int seat = 0; seat < players; ++seat)
      EXPECT_NEAR(atFirst[static_cast<std::size_t>(seat)], surely / players, surely / 8) << players << ", " << seat;
    for (std::size_t seat = static_cast<std::size_t>(players); seat < atFirst.size(); ++seat)
      EXPECT_EQ(atFirst[seat], 0);
  }
}

TEST(FluchValue, NearerIsBetter) {
  int last = 0;
  for (const std::string at : {"E10", "E11", "E12", "E13"}) {
    const int chance = inCorridor("at " + at + ", " + fiveColours, "end", rival);
    EXPECT_GT(chance, last) << at;
    last = chance;
  }
  EXPECT_GT(inCorridor("at E11"), inCorridor("at E13"));
}

TEST(FluchValue, MoreLivesAreBetter) {
  int last = 0;
  for (int lives = 1; lives <= 9; ++lives) {
    const int chance = inCorridor("at E12, lives " + std::to_string(lives), "lay 0");
    EXPECT_GT(chance, last) << lives;
    last = chance;
  }
}

TEST(FluchValue, MoreTokensAreBetter) {
  int last = 0;
  for (const std::string tokens : {"", ", tokens red1", ", tokens red1 yellow2", ", tokens red1 yellow2 blue2"}) {
    const int chance = inCorridor("at E12" + tokens);
    EXPECT_GT(chance, last) << tokens;
    last = chance;
  }
  EXPECT_GT(inCorridor("at E12, " + fiveColours), inCorridor("at E12, " + fourColours));
}

TEST(FluchValue, ProtectionIsGood) { EXPECT_GT(inCorridor("at E12, protection horus"), inCorridor("at E12")); }

TEST(FluchValue, VictoryWithinReachIsCertain) {
  EXPECT_GE(inCorridor("at E12, " + fiveColours, "move 2"), surely - 1);
  EXPECT_LT(inCorridor("at E12, " + fiveColours, "move 1"), surely);
  // A roll to come: as likely as the dice show enough.
  EXPECT_GT(inCorridor("at E13, " + fiveColours, "lay 0"), surely * 8 / 10);
  EXPECT_GT(inCorridor("at E13, " + fiveColours, "lay 0", rival), inCorridor("at E11, " + fiveColours, "lay 0", rival));
}

TEST(FluchValue, AnOccupiedEntranceDependsOnTheOption) {
  const std::string text = corridor + "move 1\n0: at E13, " + fiveColours + "\n1: at E14";
  EXPECT_GE(chanceOf(text), surely - 1);
  EXPECT_LT(chanceOf(text, 0, with(&Options::occupiedExitWins, Fluch::OccupiedExitWins::no)), surely);
}

TEST(FluchValue, AmmutNearbyIsBad) {
  EXPECT_LT(inCorridor("at E12, lives 2", "ammut E11, end"), inCorridor("at E12, lives 2", "ammut M4, end"));
}

TEST(FluchValue, TheDeadHaveNoChance) {
  const Chances chances = Fluch::value(
      position("2: out\n0: at E14\n1: at K14", with(&Options::permadeath, Fluch::Permadeath::yes, forPlayers(3))));
  EXPECT_EQ(chances[2], 0);
  EXPECT_NEAR(sumOf(chances), surely, 3);
}

TEST(FluchValue, KeepsToItsRangeInWholeGames) {
  for (int players = fewest; players <= most; ++players) {
    Chance chance(static_cast<u64>(players));
    Teller<Fluch::Event> deaf;
    State state = Fluch::setup(forPlayers(players), chance, deaf);
    for (int i = 0; i < 400 && !over<Fluch>(state); ++i) {
      const Seat seat = Fluch::actors(state.open).first();
      Fluch::play(state, seat, randomMove<Fluch>(viewOf<Fluch>(state, seat), chance), chance, deaf);
      if (over<Fluch>(state)) break;
      const Chances chances = Fluch::value(state);
      ASSERT_NEAR(sumOf(chances), surely, players);
      for (const int one : chances) ASSERT_GE(one, 0);
    }
  }
}

// ---- first sight

Weights<Fluch::Moves> weightsOf(const State& state, Fluch::Moves& moves, Sight sight = Sight::first) {
  const View<Fluch> view = viewOf<Fluch>(state, Fluch::actors(state.open).first());
  Weights<Fluch::Moves> weights{};
  Fluch::moves(view.open, view.own, view.me, moves);
  weigh<Fluch>(view, moves, weights, sight);
  return weights;
}

TEST(FluchFirstSight, WhatCanWaitIsDominated) {
  Fluch::Moves moves;
  const auto weights = weightsOf(position("lay 3\n0: at E14\n1: at K14"), moves);
  for (int i = 0; i < moves.size(); ++i)
    EXPECT_EQ(weights[static_cast<std::size_t>(i)] == dominated, !std::holds_alternative<Draw>(moves[i])) << i;
}

TEST(FluchFirstSight, FewTilesAreThoughtOf) {
  Fluch::Moves moves;
  const auto weights = weightsOf(position("tile junction\n0: at E14\n1: at K14"), moves);
  const auto left =
      std::count_if(weights.begin(), weights.begin() + moves.size(), [](int one) { return one > dominated; });
  EXPECT_GE(left, 2);
  EXPECT_LE(left, moves.size() / 2);
}

// ---- with much experience

TEST(FluchInsight, DrawsTilesThatOnlyOthersWouldMiss) {
  // The own way out is built, so at first sight there is nothing to draw for.
  const State state = position(corridor + "lay 3\n0: at E12, " + fiveColours + "\n1: at K14");
  Fluch::Moves moves;
  const auto best = [&](Sight sight) {
    const auto weights = weightsOf(state, moves, sight);
    return moves[static_cast<int>(std::max_element(weights.begin(), weights.begin() + moves.size()) - weights.begin())];
  };
  EXPECT_EQ(best(Sight::first), Move{Roll{}});
  EXPECT_EQ(best(Sight::experienced), Move{Draw{}});
}

TEST(FluchInsight, IsRatherInTheRivalsWay) {
  const State state = position("tile curve\n0: at E14\n1: at K14");
  Fluch::Moves moves;
  const auto first = weightsOf(state, moves);
  const auto experienced = weightsOf(state, moves, Sight::experienced);
  const auto* at = std::find(moves.begin(), moves.end(), lay("K13", Ways::es));
  ASSERT_NE(at, moves.end());
  const auto i = static_cast<std::size_t>(at - moves.begin());
  EXPECT_GT(first[i], 0);
  EXPECT_GT(experienced[i], first[i]);
}

// ---- walks

Lines<Move> linesOf(const State& state) {
  Lines<Move> lines;
  Fluch::lines(viewOf<Fluch>(state, Fluch::actors(state.open).first()), lines);
  return lines;
}

TEST(FluchLines, TheWayOutFirst) {
  const Lines<Move> lines = linesOf(position(corridor + "move 4\n0: at E12, " + fiveColours + "\n1: at K14"));
  ASSERT_FALSE(lines.empty());
  ASSERT_EQ(lines[0].size(), 2);
  EXPECT_EQ(lines[0][0], step("E13"));
  EXPECT_EQ(lines[0][1], step("E14"));
}

TEST(FluchLines, IntoAChamberAndLookWhatIsThere) {
  const Lines<Move> lines = linesOf(position(corridor + "move 3\n0: at E12\n1: at K14"));
  ASSERT_FALSE(lines.empty());
  ASSERT_EQ(lines[0].size(), 4);
  EXPECT_EQ(lines[0][1], step("E10"));
  EXPECT_EQ(lines[0][2], Move{Stop{}});
  EXPECT_EQ(lines[0][3], Move{TurnUp{}});
}

TEST(FluchLines, AreLegalUntilLuckComesIn) {
  int seen = 0;
  for (int game = 0; game < 12; ++game) {
    Chance chance(static_cast<u64>(game));
    Teller<Fluch::Event> deaf;
    State state = Fluch::setup(forPlayers(fewest + game % 4), chance, deaf);
    for (int i = 0; i < 600 && !over<Fluch>(state); ++i) {
      const Seat seat = Fluch::actors(state.open).first();
      for (const Line<Move>& line : linesOf(state)) {
        State then = state;
        Chance luck(static_cast<u64>(i));
        for (const Move& move : line) {
          if (over<Fluch>(then) || !Fluch::actors(then.open).has(seat)) break;  // somebody puts Ammut into a chamber
          if (then.open.agenda.back().ask == Ask::place || luck.drawn() > 0) break;  // nor does luck keep to a plan
          ASSERT_FALSE(Fluch::refuse(then.open, then.own[seat], seat, move)) << game << ", " << i;
          Fluch::play(then, seat, move, luck, deaf);
          ++seen;
        }
      }
      Fluch::play(state, seat, sensibleMove<Fluch>(viewOf<Fluch>(state, seat), chance), chance, deaf);
    }
  }
  EXPECT_GT(seen, 1000);
}

TEST(FluchLines, NothingWhereThereIsNoMovement) {
  EXPECT_TRUE(linesOf(position("lay 3\n0: at E14\n1: at K14")).empty());
}

// ---- playing on

State settled(State state, Seat me = 0, u64 seed = 1) {
  Chance chance(seed);
  Fluch::settle(state, me, chance);
  return state;
}

TEST(FluchSettle, EndsWhenTheEighthTurnBegins) {
  constexpr int turns = 8;
  for (int players = fewest; players <= most; ++players) {
    Chance chance(static_cast<u64>(players));
    Teller<Fluch::Event> deaf;
    State state = Fluch::setup(forPlayers(players), chance, deaf);
    for (int i = 0; i < 60; ++i) {
      const Seat seat = Fluch::actors(state.open).first();
      Fluch::play(state, seat, randomMove<Fluch>(viewOf<Fluch>(state, seat), chance), chance, deaf);
    }
    ASSERT_FALSE(over<Fluch>(state)) << players;
    const State then = settled(state);
    EXPECT_EQ(then.open.active, leftOf(state.open.active, players, turns % players)) << players;
    EXPECT_EQ(then.open.dice.size(), 0) << "nothing has been rolled yet";
    EXPECT_STREQ(Fluch::faults(then), nullptr) << players;
  }
}

TEST(FluchSettle, WhoIsLeftAloneHasTurnAfterTurn) {
  const Options options = with(&Options::permadeath, Fluch::Permadeath::yes);
  const State state = position("lay 3\n0: at E14\n1: out", options);
  const State then = settled(state, 0, 2);
  ASSERT_FALSE(over<Fluch>(then));
  EXPECT_EQ(then.open.rounds, state.open.rounds + 8);
}

TEST(FluchSettle, EndsWithTheGame) {
  const State then = settled(position(corridor + "move 1\n0: at E13, " + fiveColours + "\n1: at K14"));
  ASSERT_TRUE(over<Fluch>(then));
  EXPECT_EQ(Fluch::standing(then).place[0], 1);
}

TEST(FluchSettle, OnlyWhoThinksHasExperience) {
  // With experience one draws a tile even where none is needed, to lay it in the rival's way.
  const State state = position(corridor + "lay 3\n0: at E13, " + fiveColours + "\n1: at K14");
  EXPECT_LT(settled(state, 0).open.bag.size(), settled(state, 1).open.bag.size());
}

// ---- known positions

Move thought(const State& state, int simulations = 400) {
  Search<Fluch> search(2 * simulations + 2);
  const View<Fluch> view = viewOf<Fluch>(state, Fluch::actors(state.open).first());
  return search.think(view, 12, Budget(simulations, 0), 1).move();
}

TEST(FluchThinks, WalksOutWhenItCan) {
  EXPECT_EQ(thought(position(corridor + "move 3\n0: at E12, " + fiveColours + "\n1: at K14")), step("E13"));
}

TEST(FluchThinks, PaysForAnotherRollBeforeTheOtherWins) {
  const std::string both =
      corridor + "K11 │\nK12 │\nK13 │\nend\n0: at E13, lives 3, " + fiveColours + "\n1: at K13, lives 7, " + enough;
  EXPECT_EQ(thought(position(both)), Move{ExtraRoll{}});
}

TEST(FluchThinks, ShutsTheOnlyWayOut) {
  // The other wins with its next roll; a straight across its corridor is the only defence.
  const std::string text = R"(
    K11 │
    K12 │
    K13 │
    tile straight
    0: at C14, lives 6
    1: at K12, lives 1, )" +
                           fiveColours;
  const Move move = thought(position(text), 1000);
  EXPECT_TRUE(move == passage("K13", Ways::ew) || move == passage("K12", Ways::ew));
}

TEST(FluchThinks, FleesFromAmmut) {
  // One life; she is two steps away, and the way home leads out of her reach.
  const std::string text = R"(
    C11 ┌────
    C12 │
    C13 │
    ammut G11, move 3
    1: at K10, )" + enough +
                           R"(
    0: at E11, lives 1, )" +
                           fiveColours;
  EXPECT_EQ(thought(position(text)), step("D11"));
}

TEST(FluchThinks, GoesHomeAndNotTowardsAmmut) {
  // One step either way. Played out a thousand times at first sight, with experience and without, the way home won at
  // least seven of a hundred games more than the step towards her, or none.
  const std::string text = corridor + R"(
    E9 │
    F13 ──
    ammut E9, move 1
    1: at K14
    0: at E12, lives 1, )" +
                           fiveColours;
  EXPECT_EQ(thought(position(text)), step("E13"));
}

// Rounds until somebody wins, if one thinks ahead and the other makes any moves.
int roundsAgainstAnybody(u64 deal) {
  Chance chance(deal);
  Teller<Fluch::Event> deaf;
  State state = Fluch::setup({}, chance, deaf);
  while (!over<Fluch>(state)) {
    const Seat seat = Fluch::actors(state.open).first();
    const Move move = seat == 0 ? thought(state, 20) : randomMove<Fluch>(viewOf<Fluch>(state, seat), chance);
    Fluch::play(state, seat, move, chance, deaf);
  }
  return state.open.rounds;
}

TEST(FluchThinks, ComesHomeHoweverFarAheadItIs) {
  // When it thought of longer detours it shunned every danger, and in the second deal it never came out.
  constexpr int soon = 45;
  for (const u64 deal : {8, 16, 30}) EXPECT_LT(roundsAgainstAnybody(deal), soon) << deal;
}

}  // namespace
}  // namespace mastaba::fluch

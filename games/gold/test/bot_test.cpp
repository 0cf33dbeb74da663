// The sensible bot, as it plays Das Gold des Pharao.
#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/gold/test/acting.h"
#include "tests/against_random.h"

namespace mastaba::gold {
namespace {

Move choice(const State& state) {
  Chance chance(u64{1});
  return sensibleMove<Gold>(viewOf<Gold>(state, Gold::actors(state.open).first()), chance);
}

// What it does until its turn is over.
std::vector<Move> turnOf(State state) {
  std::vector<Move> moves;
  while (Gold::actors(state.open).has(0)) {
    moves.push_back(choice(state));
    state = after(state, moves.back());
  }
  return moves;
}
bool has(const std::vector<Move>& moves, const Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

const std::string straightNorth = R"(
  ......
  ..L...
  ..│...
  ..│...
  ..│...
  ..E...
)";
const std::string threeChambers = R"(
  ..L...
  ..O...
  ..F...
  ..│...
  ..│...
  ..E...
)";

TEST(GoldBot, CarriesItsTreasureHome) {
  const std::vector<Move> moves = turnOf(position(straightNorth + "0: archaeologist C4, carries two"));
  ASSERT_GE(moves.size(), 2U);
  EXPECT_EQ(moves[0], walk("C5"));
  EXPECT_EQ(moves[1], walk("C6"));
}

TEST(GoldBot, WalksAlongItsLamps) {
  EXPECT_EQ(choice(position(straightNorth + "0: archaeologist C2, carries three, lamps C3 C4 C5")), walk("C6"));
}

TEST(GoldBot, TakesTheDearestTreasureFirst) {
  const State state = position(threeChambers + "lying two C3, lying three C3\n0: archaeologist C3");
  EXPECT_EQ(choice(state), take(Treasure::three));
}

TEST(GoldBot, FetchesWhatLiesInReach) {
  EXPECT_EQ(choice(position(straightNorth + "lying three C2\n0: lamps C3 C4 C5")), walk("C2"));
}

TEST(GoldBot, RobsWhomItReaches) {
  const std::string victim = "\n1: archaeologist C4, carries three";
  EXPECT_EQ(choice(position(straightNorth + "0: archaeologist C3" + victim)), walk("C4"));
  EXPECT_EQ(choice(position(straightNorth + "actions 0\n0: archaeologist C4" + victim)), steal(1));
}

TEST(GoldBot, RevealsAtTheBeginning) { EXPECT_TRUE(as<Reveal>(choice(begin()))); }

TEST(GoldBot, LaysNoTileWithItsBackToTheEntrance) {
  const Options options =
      with(&Options::openings, Gold::EntranceOpen::inward, with(&Options::safety, Gold::Safety::off));
  for (u64 luck = 0; luck < 20; ++luck) {
    State state = begin(options, luck);
    const Seat seat = Gold::actors(state.open).first();
    for (int move = 0; move < 2; ++move)
      if (Gold::actors(state.open).has(seat)) state = after(state, choice(state), luck);
    EXPECT_FALSE(besides(state.open, state.open.entrance).none()) << luck;
  }
}

TEST(GoldBot, LightsTheWayToManyTreasures) {
  const State state = position(threeChambers + "lying three C1, lying three C2, lying three C3\n0: helper C4");
  EXPECT_EQ(choice(state), Move{Light{}});
}

TEST(GoldBot, TurnsTheTileThatBlocksItsWay) {
  const State state = position(R"(
    ......
    ..L...
    ..│...
    ..│...
    .┌─┐..
    .│E│..
    0: archaeologist C4, helper C5, carries two
  )",
                               with(&Options::safety, Gold::Safety::off));
  EXPECT_EQ(choice(state), rotate("C5", Ways::ns));
}

const std::string allFound = R"(
  L....O
  ......
  F.C..I
  ..├┐..
  ..├...
  ..E...
)";

TEST(GoldBot, TakesTheMaskAndRuns) {
  const std::vector<Move> moves = turnOf(position(allFound + "armed 0 2, lying mask C3\n0: archaeologist C3"));
  EXPECT_EQ(moves[0], take(Treasure::mask));
  EXPECT_TRUE(has(moves, walk("C6")));
}

TEST(GoldBot, LeavesTheMaskWhereThereIsNoWayOut) {
  const State state = position(R"(
    L────O
    ......
    F.C..I
    ..─...
    ..─...
    ..E...
    armed 0 2, lying mask C3
    0: archaeologist C3
  )");
  EXPECT_FALSE(has(turnOf(state), take(Treasure::mask)));
}

// Ring 1 falls after this turn.
const std::string ringFalls = R"(
  L....O
  ......
  F._..I
  ..├┐..
  ..├...
  ..E...
  falling C3 0, )";

TEST(GoldBot, FleesRatherThanFetches) {
  EXPECT_EQ(choice(position(ringFalls + "actions 1, lying three D4\n0: archaeologist C4")), walk("C5"));
}

TEST(GoldBot, SavesTheArchaeologistBeforeTheHelper) {
  EXPECT_EQ(choice(position(ringFalls + "actions 1\n0: archaeologist C4, helper C4")), walk("C5"));
  EXPECT_TRUE(has(turnOf(position(ringFalls + "actions 2\n0: archaeologist C4, helper C4")), helperTo("C5")));
}

TEST(GoldBot, EndsItsTurnWhenNothingIsLeftToDo) {
  const State state = position(ringFalls + "lying three A3\n1: archaeologist A1");
  EXPECT_EQ(choice(state), Move{Done{}});
}

struct Played {
  int stoodStill = 0;
  int steppedBack = 0;  // at once, without having done or delivered anything there
  int longest = 0;
};
Played playedBy(int games, const Options& options) {
  Played result;
  for (int game = 0; game < games; ++game) {
    Chance chance(static_cast<u64>(game));
    Teller<Gold::Event> deaf;
    State state = Gold::setup(options, chance, deaf);
    Move last = Done{};
    Place from;
    int moves = 0;
    for (; !over<Gold>(state); ++moves) {
      const Seat seat = Gold::actors(state.open).first();
      const Move move = sensibleMove<Gold>(viewOf<Gold>(state, seat), chance);
      const Walk* walk = as<Walk>(move);
      const Walk* before = as<Walk>(last);
      const bool goesOn = walk && before && actionsLeft(state.open) < actions && before->to != state.open.entrance;
      if (goesOn && walk->figure == before->figure && walk->to == from) ++result.steppedBack;
      if (walk) from = pieceOf(state.open, seat, walk->figure).at;
      last = move;
      Gold::play(state, seat, move, chance, deaf);
    }
    result.longest = std::max(result.longest, moves);
    if (Gold::standing(state).how == Gold::How::stoodStill) ++result.stoodStill;
  }
  return result;
}

TEST(GoldBot, FindsTheMaskWithoutDawdling) {
  constexpr int games = 200;
  const Played all = playedBy(games, {});
  std::printf("Of %d games %d stood still; %d steps back at once; the longest had %d moves.\n", games, all.stoodStill,
              all.steppedBack, all.longest);
  EXPECT_LE(all.stoodStill, games * 3 / 100);
  EXPECT_LT(all.steppedBack, games / 2);
  EXPECT_LT(all.longest, 1000);
}

TEST(GoldBot, PlaysWithThreeAndFour) {
  for (const int players : {3, 4}) {
    EXPECT_LE(playedBy(40, forPlayers(players)).stoodStill, 3) << players;
  }
}

TEST(GoldBot, BeatsRandomPlayClearly) {
  constexpr int games = 400;
  const int won = wonAgainstRandom<Gold>(
      {}, games, [](const Gold::Standing& standing, Seat bot) { return standing.place[bot] == 1; });
  std::printf("The sensible bot wins %d of %d games against random play.\n", won, games);
  EXPECT_GT(won, games * 95 / 100);
}

}  // namespace
}  // namespace mastaba::gold

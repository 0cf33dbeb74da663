// The safety rule, A10: its examples, and an independent, slow telling of it that must say the same in every position.
#include <gtest/gtest.h>
#include <set>

#include "games/gold/test/acting.h"
#include "games/gold/test/games.h"

namespace mastaba::gold {
namespace {

// ---- examples

TEST(GoldSafety, Rule32TheEntranceIsNotShutByLaying) {
  const State state = revealed(position(R"(
    ......
    ......
    ......
    ......
    ......
    .│E│..
  )"),
                               "C5", Kind::curve);
  EXPECT_EQ(whyNot(state, Lay{Ways::wn}), "32c");
  EXPECT_EQ(whyNot(state, Lay{Ways::ne}), "32c");
  EXPECT_EQ(movesOf("lay", state), "lay open:es, lay open:sw");
}

TEST(GoldSafety, Rule50TheEntranceIsNotShutByTurning) {  // A10 a
  EXPECT_EQ(whyNot(position(oneWayIn), rotate("C5", Ways::ew)), "51c") << "from the entrance";
  EXPECT_EQ(whyNot(position(oneWayIn + "0: helper C5"), rotate("C5", Ways::ew)), "51c") << "from that tile";
  EXPECT_EQ(movesOf("rotate", position(oneWayIn)), "");
  EXPECT_EQ(movesOf("rotate", position(oneWayIn + "0: helper C5")), "");
}

TEST(GoldSafety, Rule50AnotherWayInIsEnough) {
  const std::string open = R"(
    ......
    ......
    ......
    ......
    ..│...
    .│E─..
  )";
  EXPECT_EQ(whyNot(position(open + "0: helper C5"), rotate("C5", Ways::ew)), "");
  const std::string hidden = R"(
    ......
    ......
    ......
    ......
    ..│...
    .│E...
  )";
  EXPECT_EQ(whyNot(position(hidden), rotate("C5", Ways::ew)), "") << "face down: it can still be laid open";
}

TEST(GoldSafety, Rule50DeeperInsideAHelperMayCloseTheWayBehindHim) {  // A10 b
  const State state = position(R"(
    ......
    ......
    ......
    ..│...
    ..│...
    .│E│..
    0: helper C4
  )");
  EXPECT_EQ(whyNot(state, rotate("C4", Ways::ew)), "");
}

// C3 is the only way on: all that is hidden lies behind it.
const std::string bottleneck = R"(
  ......
  ..│...
  .┘│└..
  .┘│└..
  .┘│└..
  .┘E└..
)";

TEST(GoldSafety, Rule50WhatIsHiddenMayNotBeCutOff) {
  const State state = position(bottleneck + "0: helper C4");
  EXPECT_EQ(whyNot(state, rotate("C3", Ways::ew)), "51c");
  EXPECT_EQ(whyNot(state, rotate("C4", Ways::ew)), "") << "his own tile";
  EXPECT_EQ(whyNot(position(bottleneck + "0: helper C5"), rotate("C4", Ways::ew)), "51c");
}

TEST(GoldSafety, Rule50AnyHelperBehindItIsEnough) {
  EXPECT_EQ(whyNot(position(bottleneck + "0: helper C4\n1: helper C2"), rotate("C3", Ways::ew)), "");
  EXPECT_EQ(whyNot(position(bottleneck + "0: helper C4\n1: archaeologist C2"), rotate("C3", Ways::ew)), "51c")
      << "not an archaeologist";
}

// Helpers who leave may take hidden tiles out of reach: moves are free. Nothing is demanded then of tiles that were out
// of reach as well.
TEST(GoldSafety, Rule51WhatIsOutOfReachAnywayAsksForNothing) {
  const State state = position(R"(
    ......
    ......
    .┘─└..
    .┘│└..
    .┘│└..
    .┘E└..
  )");
  const Guard guard(state.open, placeNamed("C3"));
  EXPECT_TRUE(guard.allows(Ways::ew));
  EXPECT_TRUE(guard.allows(Ways::ns));
}

// No game leads here, but a position set up by hand may.
TEST(GoldSafety, Rule51AnEntranceThatIsShutForbidsNothingElsewhere) {
  const std::string shut = R"(
    ......
    ......
    ..│...
    ......
    ..─...
    .│E│..
  )";
  EXPECT_EQ(whyNot(position(shut + "0: helper C3"), rotate("C3", Ways::ew)), "");
  EXPECT_EQ(whyNot(position(shut + "0: helper C5"), rotate("C5", Ways::ns)), "") << "and may be opened";
}

TEST(GoldSafety, Rule76WithTheMaskInPlayThereIsNoSafetyRule) {
  const std::string board = R"(
    LOFIC.
    ......
    ......
    ......
    ..│...
    .│E│..
  )";
  EXPECT_EQ(whyNot(position(board + "lying mask E1"), rotate("C5", Ways::ew)), "");
  const std::string four = R"(
    LOFI..
    ......
    ......
    ......
    ..│...
    .│E│..
  )";
  EXPECT_EQ(whyNot(position(four), rotate("C5", Ways::ew)), "51c");
}

// ---- the same told once more

using Set = std::set<int>;

using Tiles = std::array<Tile, places>;

bool isHidden(const Tiles& tiles, Place at) { return tiles[at].kind == Kind::faceDown; }

// What is within reach of helpers and the entrance.
Set withinReach(const Open& open, const Tiles& tiles) {
  Set found{open.entrance};
  for (Seat seat = 0; seat < open.options.players; ++seat) found.insert(open.players[seat].figures[1].at);
  for (bool more = true; more;) {
    more = false;
    for (const int one : Set(found)) {
      const Place here(one);
      for (const Side side : sides) {
        if (!here.hasNeighbour(side)) continue;
        if (here == open.entrance && !openingsOf(tiles[here].open).has(side)) continue;
        const Place next = here.neighbour(side);
        const bool enters = isHidden(tiles, next) || openingsOf(tiles[next].open).has(opposite(side));
        if (enters && found.insert(next).second) more = true;
      }
    }
  }
  return found;
}

bool isShut(const Open& open, const Tiles& tiles) {
  for (const Side side : sides) {
    if (!openingsOf(tiles[open.entrance].open).has(side)) continue;
    const Place next = open.entrance.neighbour(side);
    if (isHidden(tiles, next) || openingsOf(tiles[next].open).has(opposite(side))) return false;
  }
  return true;
}

// May the tile lie so? One that is still to be laid was face down before.
bool isSafe(const Open& open, Place at, Ways ways) {
  if (open.options.safety == Gold::Safety::off || open.ruin.stage != Stage::quiet) return true;
  Tiles before = open.tiles;
  Tiles then = open.tiles;
  if (before[at].open == Ways::none) before[at].kind = Kind::faceDown;
  then[at].open = ways;
  if (isShut(open, then)) return false;
  const Set reached = withinReach(open, then);
  for (const int one : withinReach(open, before))
    if (one != at && isHidden(before, one) && !reached.contains(one)) return false;
  return true;
}

// What the law says about the safety of such a move, which nothing else forbids.
void expectSame(const State& state, const Move& move, Place at, Ways ways, int& seen, int& unsafe) {
  const std::string rule = whyNot(state, move);
  if (rule != "" && rule != "51c" && rule != "32c" && rule != "32d") return;
  const bool safe = isSafe(state.open, at, ways);
  ++seen;
  unsafe += safe ? 0 : 1;
  EXPECT_EQ(rule == "" || rule == "32d", safe) << rule << " at " << at.name() << " in\n"
                                               << drawn(state) << figures(state);
}

// Of every tile that lies, whoever could turn it.
void expectSameEverywhere(const State& state, int& seen, int& unsafe) {
  for (int i = 0; i < places; ++i) {
    const Tile tile = state.open.tiles[i];
    if (tile.kind < Kind::straight || tile.open == Ways::none) continue;
    const Guard guard(state.open, i);
    for (Orientations left = orientationsOf(tile.kind, state.open.options); !left.none();) {
      const Ways ways = left.pop();
      const bool safe = isSafe(state.open, i, ways);
      ++seen;
      unsafe += safe ? 0 : 1;
      ASSERT_EQ(guard.allows(ways), safe) << Place(i).name() << " in\n" << drawn(state) << figures(state);
    }
  }
}

TEST(GoldSafety, Rule51TheSlowTellingOfTheSafetyRuleSaysTheSame) {
  int seen = 0;
  int unsafe = 0;
  for (int game = 0; game < 15; ++game) {
    const Options options = with(&Options::safety, Gold::Safety::on, mixture(game));
    int step = 0;
    playedOut(options, static_cast<u64>(game), [&](const State& state, const Move&) {
      if (Gold::asked(state.open, 0) == Ask::entrance || ++step % 3 != 0) return;
      for (int i = 0; i < places; ++i)
        for (int ways = 1; ways < 16; ++ways)
          expectSame(state, Rotate{i, static_cast<Ways>(ways)}, i, static_cast<Ways>(ways), seen, unsafe);
      if (Gold::asked(state.open, 0) == Ask::act && step % 15 == 0) expectSameEverywhere(state, seen, unsafe);
    });
  }
  EXPECT_GT(seen, 20'000);
  EXPECT_GT(unsafe, 700);
}

TEST(GoldSafety, Rule32TheSlowTellingSaysTheSameOfLaying) {
  int seen = 0;
  int unsafe = 0;
  for (int game = 0; game < 60; ++game) {
    const Options options = with(&Options::safety, Gold::Safety::on, mixture(game));
    playedOut(options, static_cast<u64>(game), [&](const State& state, const Move&) {
      if (Gold::asked(state.open, 0) != Ask::lay) return;
      const Place at = state.open.agenda.back().n;
      for (int ways = 1; ways < 16; ++ways)
        expectSame(state, Lay{static_cast<Ways>(ways)}, at, static_cast<Ways>(ways), seen, unsafe);
    });
  }
  EXPECT_GT(seen, 3'000);
  EXPECT_GT(unsafe, 100);
}

TEST(GoldSafety, Rule32ARevealedTileCanAlwaysBeLaid) {
  int laidTiles = 0;
  for (int game = 0; game < 300; ++game)
    playedOut(mixture(game), static_cast<u64>(1000 + game), [&](const State& state, const Move&) {
      if (Gold::asked(state.open, 0) != Ask::lay) return;
      ++laidTiles;
      ASSERT_NE(movesOf("lay", state), "") << drawn(state);
    });
  EXPECT_GT(laidTiles, 4'000);
}

}  // namespace
}  // namespace mastaba::gold

// Rules 1 to 5 and 10 to 18: what is in the box and how a game begins; 62 and 97.
#include <gtest/gtest.h>
#include <set>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

constexpr u64 manyLucks = 400;

TEST(GoldSetup, TheWordsOfATestAndThePositionAreTheSame) {
  const std::string pyramid = R"(
    LOFI..
    .┼╵╶╷╴
    .─C│┌┐
    .└┘├┤┬
    .┴....
    ..E...
  )";
  const Options options = with(&Options::mix, Gold::Mix::open);
  EXPECT_EQ(drawn(unsound(pyramid, options)), drawing(pyramid));
  const State state = position(R"(
    L.....
    ......
    ..│...
    ..│...
    ..│...
    ..E...
    turn 1, actions 2, lying two C3
    0: archaeologist C3, helper C4, lamps C5 C4, carries three
    1: photos 1
  )");
  EXPECT_EQ(figures(state), "C3 C4, C6 C6");
  EXPECT_EQ(lamps(state, 0), "C4 C5 +3");
  EXPECT_EQ(lying(state), "two C3");
  EXPECT_EQ(carries(state, 0), "three");
  EXPECT_EQ(museum(state, 1), "1 photos");
  EXPECT_EQ(asked(state), "act 1 2");
  EXPECT_EQ(ruin(state), "quiet");
}

// ---- the box

TEST(GoldSetup, Rule01ThirtyCorridorsFiveChambersOneEntrance) {
  const State state = begin();
  EXPECT_EQ(leftIn(state, Kind::straight), 10);
  EXPECT_EQ(leftIn(state, Kind::curve), 10);
  EXPECT_EQ(leftIn(state, Kind::junction), 10);
  EXPECT_EQ(leftIn(state, Kind::crossing), 0);
  EXPECT_EQ(leftIn(state, Kind::deadEnd), 0);
  for (const Kind chamber : {Kind::lotus, Kind::eye, Kind::falcon, Kind::ibis, Kind::crown})
    EXPECT_EQ(leftIn(state, chamber), 1);
  EXPECT_EQ(state.open.hidden.size(), 35);
  int entrances = 0;
  for (const Tile& tile : state.open.tiles) entrances += tile.kind == Kind::entrance ? 1 : 0;
  EXPECT_EQ(entrances, 1);
}

TEST(GoldSetup, Rule01PlacesAreNamedByColumnAndRow) {
  EXPECT_EQ(int{placeNamed("A1")}, 0);
  EXPECT_EQ(int{placeNamed("F1")}, 5);
  EXPECT_EQ(int{placeNamed("A6")}, 30);
  EXPECT_EQ(int{placeNamed("F6")}, 35);
}

TEST(GoldSetup, Rule01WhichSidesOfATileAreOpen) {
  const State state = position("");
  const auto ways = [&](Kind kind) { return movesOf("lay", revealed(state, "C5", kind)); };
  EXPECT_EQ(ways(Kind::straight), "lay open:ew, lay open:ns");
  EXPECT_EQ(ways(Kind::curve), "lay open:es, lay open:ne, lay open:sw, lay open:wn");
  EXPECT_EQ(ways(Kind::junction), "lay open:esw, lay open:nes, lay open:swn, lay open:wne");
  for (const Kind chamber : {Kind::lotus, Kind::eye, Kind::falcon, Kind::ibis, Kind::crown})
    EXPECT_EQ(waysAt(revealed(state, "C5", chamber), "C5"), Ways::nesw);
}

TEST(GoldSetup, Rule02TwoToFourWithTwoFiguresAndFiveLampsEach) {
  for (int players = 0; players <= most; ++players) {
    const Refusal refusal = Gold::refuse(forPlayers(players));
    EXPECT_EQ(int{refusal.rule}, players < 2 ? 2 : 0) << players;
    if (refusal) continue;
    const State state = begin(forPlayers(players));
    for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(lamps(state, seat), "+5");
  }
}

TEST(GoldSetup, Rule03EightTreasuresAndTheMask) {
  const State state = begin();
  EXPECT_EQ(int{state.open.stack.of[0]}, 4);
  EXPECT_EQ(int{state.open.stack.of[1]}, 4);
  EXPECT_EQ(ruin(state), "quiet");
  EXPECT_EQ(lying(state), "");
}

TEST(GoldSetup, Rule04FivePhotosInTheCamera) {
  const State state = begin();
  for (const Count& photo : state.open.camera.of) EXPECT_EQ(int{photo}, 1);
  EXPECT_EQ(state.open.camera.size(), 5);
}

// ---- setting up

TEST(GoldSetup, Rule10AllOtherPlacesAreFaceDown) {
  for (u64 luck = 1; luck < 20; ++luck) {
    const State state = begin({}, luck);
    EXPECT_EQ(gold::standing(state.open).size(), 35);
    for (int i = 0; i < places; ++i) {
      if (i == state.open.entrance) continue;
      EXPECT_EQ(state.open.tiles[i].kind, Kind::faceDown);
      EXPECT_EQ(state.open.tiles[i].open, Ways::none);
    }
  }
}

TEST(GoldSetup, Rule10WhatLiesWhereIsLuck) {
  const State state = position("");
  std::array<int, kinds> seen{};
  for (u64 luck = 1; luck <= 3500; ++luck)
    ++seen[static_cast<int>(kindOf(after(state, reveal("C5"), luck), "C5")) - static_cast<int>(Kind::straight)];
  for (int i = 0; i < kinds; ++i) {
    const int copies = copiesOf(kindAt(i), {});
    EXPECT_NEAR(seen[i], copies * 100, copies == 0 ? 0 : copies * 15 + 30) << i;
  }
}

TEST(GoldSetup, Rule10ATileThatWasRevealedIsNotHiddenAnyMore) {
  const State state = laid(position(""), "C5", Kind::curve, Ways::es);
  EXPECT_EQ(leftIn(state, Kind::curve), 9);
  EXPECT_EQ(state.open.hidden.size(), 34);
}

TEST(GoldSetup, Rule11TheEntranceIsDrawnFromSixteenPlaces) {
  std::set<std::string> drawn;
  for (u64 luck = 1; luck < manyLucks; ++luck) drawn.insert(begin({}, luck).open.entrance.name());
  EXPECT_EQ(drawn, (std::set<std::string>{"B1", "C1", "D1", "E1", "A2", "F2", "A3", "F3", "A4", "F4", "A5", "F5", "B6",
                                          "C6", "D6", "E6"}));
}

TEST(GoldSetup, Rule11TheEntranceIsOpenToItsThreeNeighbours) {
  const auto open = [](const std::string& place) { return waysOf(entranceOpenings(placeNamed(place), {})); };
  EXPECT_EQ(open("C6"), Ways::wne);
  EXPECT_EQ(open("B1"), Ways::esw);
  EXPECT_EQ(open("A4"), Ways::nes);
  EXPECT_EQ(open("F5"), Ways::swn);
  for (u64 luck = 1; luck < 30; ++luck) {
    const State state = begin({}, luck);
    EXPECT_EQ(state.open.tiles[state.open.entrance].open, open(state.open.entrance.name()));
  }
  EXPECT_EQ(movesOf("reveal", position("")), "reveal at:B6, reveal at:C5, reveal at:D6");
}

TEST(GoldSetup, Rule11TheEntranceIsNeverTurned) {
  const State state = position(R"(
    ......
    ......
    ......
    ......
    ..│...
    ..E...
    0: helper C5
  )");
  EXPECT_EQ(whyNot(state, rotate("C6", Ways::esw)), "50c");
  EXPECT_EQ(whyNot(begin(), Rotate{begin().open.entrance, Ways::esw}), "50c");
}

TEST(GoldSetup, Rule12UnusedColoursStayInTheBox) {
  for (int players = fewest; players <= most; ++players) {
    const State state = begin(forPlayers(players));
    for (Seat seat = 0; seat < most; ++seat) EXPECT_EQ((state.open.players[seat] == Player{}), seat >= players);
  }
}

TEST(GoldSetup, Rule13EverybodyBeginsOnTheEntrance) {
  for (u64 luck = 1; luck < 20; ++luck) {
    const State state = begin(forPlayers(4), luck);
    const std::string at = state.open.entrance.name();
    EXPECT_EQ(figures(state), at + " " + at + ", " + at + " " + at + ", " + at + " " + at + ", " + at + " " + at);
  }
}

TEST(GoldSetup, Rule14FiveLampsInTheSupplyAndAnEmptyMuseum) {
  const State state = begin(forPlayers(4));
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(lamps(state, seat), "+5");
    EXPECT_EQ(museum(state, seat), "0 photos");
    EXPECT_EQ(carries(state, seat), "none");
  }
}

TEST(GoldSetup, Rule15WhichPhotoComesIsLuck) {
  const State state = position("");
  std::set<int> taken;
  for (u64 luck = 1; luck < manyLucks; ++luck) {
    const State then = after(state, reveal("C5"), luck);
    for (int i = 0; i < photos; ++i)
      if (then.open.camera.of[i] == 0) taken.insert(i + 1);
  }
  EXPECT_EQ(taken, (std::set{1, 2, 3, 4, 5}));
}

TEST(GoldSetup, Rule16WhichTreasureComesIsLuck) {
  const State state = position("");
  std::set<std::string> found;
  for (u64 luck = 1; luck < 4 * manyLucks; ++luck) found.insert(lying(after(state, reveal("C5"), luck)));
  const std::set<std::string> expected{"",
                                       "two C5",
                                       "three C5",
                                       "two C5, two C5",
                                       "two C5, three C5",
                                       "three C5, three C5",
                                       "two C5, two C5, two C5",
                                       "two C5, two C5, three C5",
                                       "two C5, three C5, three C5",
                                       "three C5, three C5, three C5"};
  EXPECT_EQ(found, expected);
}

TEST(GoldSetup, Rule17TheMaskComesAfterAllEightTreasures) {
  const State seven = position(R"(
    LOFI..
    ......
    ......
    ......
    ......
    ..E...
    taken 1 2 3 5
  )");
  EXPECT_EQ(seven.open.stack.size(), 1);
  const State state = after(seven, reveal("C5"), luckForPhoto(seven, reveal("C5"), 4));
  EXPECT_EQ(state.open.stack.size(), 0);
  EXPECT_EQ(lying(state), "three C5, mask C5");
}

TEST(GoldSetup, Rule18LotsDecideWhoBegins) {
  std::set<std::string> first;
  for (u64 luck = 1; luck < 100; ++luck) first.insert(asked(begin(forPlayers(4), luck)));
  EXPECT_EQ(first, (std::set<std::string>{"act 0 3", "act 1 3", "act 2 3", "act 3 3"}));
}

TEST(GoldSetup, Rule18TheBeginningIsTold) {
  Chance chance(u64{3});
  Telling<Gold::Event> told;
  Teller<Gold::Event> teller(told);
  const State state = Gold::setup(forPlayers(3), chance, teller);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(as<Gold::Begins>(told[0].event)->seat, Gold::actors(state.open).first());
  EXPECT_EQ(as<Gold::EntranceLaid>(told[1].event)->at, state.open.entrance);
  for (const auto& one : told) {
    EXPECT_EQ(one.to, everyone);
    EXPECT_EQ(one.news, News::revealed);
  }
}

TEST(GoldSetup, Rule62FiveChambersAreAmongTheHiddenTiles) {
  int chambersThere = 0;
  for (int i = 0; i < kinds; ++i) chambersThere += isChamber(kindAt(i)) ? int{begin().open.hidden.of[i]} : 0;
  EXPECT_EQ(chambersThere, 5);
}

TEST(GoldSetup, Rule97TheSameForTwoThreeAndFour) {
  for (int players = fewest; players <= most; ++players) {
    State state = begin(with(&Options::start, Gold::Start::firstSeat, forPlayers(players)));
    EXPECT_EQ(state.open.hidden.size(), 35);
    EXPECT_EQ(state.open.stack.size(), 8);
    EXPECT_EQ(state.open.camera.size(), 5);
    for (int turn = 0; turn < 2 * players; ++turn) {
      EXPECT_EQ(asked(state), "act " + std::to_string(turn % players) + " 3");
      state = after(state, Done{});
    }
  }
}

}  // namespace
}  // namespace mastaba::gold

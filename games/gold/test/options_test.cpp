// Every value of every option.
#include <gtest/gtest.h>
#include <set>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

TEST(GoldOptions, Rule18WhoBeginsIsDrawnOrTheFirstSeat) {
  std::set<std::string> drawnFirst;
  for (u64 luck = 1; luck < 40; ++luck) {
    drawnFirst.insert(asked(begin(forPlayers(3), luck)));
    EXPECT_EQ(asked(begin(with(&Options::start, Gold::Start::firstSeat, forPlayers(3)), luck)), "act 0 3");
  }
  EXPECT_EQ(drawnFirst.size(), 3U);
}

// ---- the entrance

Options chosen() {
  return with(&Options::entrance, Gold::EntrancePlace::chosen,
              with(&Options::start, Gold::Start::firstSeat, Options{}));
}

TEST(GoldOptions, Rule11WhoBeginsChoosesTheEntrance) {
  const State state = begin(chosen());
  EXPECT_EQ(asked(state), "entrance 0");
  EXPECT_EQ(asked(begin()).substr(0, 3), "act") << "usually it is drawn";
  EXPECT_EQ(movesOf("entrance", state).size(), std::string("entrance at:C1, ").size() * 16 - 2);
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(told(state, Entrance{placeNamed("A3")}, to), Words{"entranceLaid at:A3"});
  const State then = after(state, Entrance{placeNamed("A3")});
  EXPECT_EQ(asked(then), "act 0 3");
  EXPECT_EQ(figures(then), "A3 A3, A3 A3");
  EXPECT_EQ(waysAt(then, "A3"), Ways::nes);
  EXPECT_EQ(movesOf("reveal", then), "reveal at:A2, reveal at:A4, reveal at:B3");
  EXPECT_EQ(int{then.open.quiet}, 1);
}

TEST(GoldOptions, Rule11OnlyAtTheEdgeAndNoCorner) {
  const State state = begin(chosen());
  for (const char* corner : {"A1", "F1", "A6", "F6"}) EXPECT_EQ(whyNot(state, Entrance{placeNamed(corner)}), "11c");
  EXPECT_EQ(whyNot(state, Entrance{placeNamed("B2")}), "11b");
  EXPECT_EQ(whyNot(state, Entrance{placeNamed("D4")}), "11b");
  EXPECT_EQ(whyNot(state, 1, Entrance{placeNamed("C6")}), "18");
}

TEST(GoldOptions, Rule11FirstTheEntranceAndOnlyOnce) {
  const State state = begin(chosen());
  for (const Move& move : {Move{Done{}}, walk("C6"), reveal("C6"), Move{Light{}}})
    EXPECT_EQ(whyNot(state, move), "11d");
  EXPECT_EQ(whyNot(state, Lay{Ways::n}), "32f");
  EXPECT_EQ(whyNot(after(state, Entrance{placeNamed("C6")}), Entrance{placeNamed("C1")}), "11");
  EXPECT_EQ(whyNot(position(""), Entrance{placeNamed("C1")}), "11");
}

TEST(GoldOptions, Rule11TheOneWhoBeginsMayBeAnybody) {
  std::set<std::string> choosing;
  for (u64 luck = 1; luck < 40; ++luck)
    choosing.insert(asked(begin(with(&Options::entrance, Gold::EntrancePlace::chosen, forPlayers(3)), luck)));
  EXPECT_EQ(choosing, (std::set<std::string>{"entrance 0", "entrance 1", "entrance 2"}));
}

TEST(GoldOptions, Rule11TheEntranceIsOpenToThreeOrOnlyInward) {
  const Options inward = with(&Options::openings, Gold::EntranceOpen::inward);
  const auto ways = [](const char* at, const Options& options) {
    return waysOf(entranceOpenings(placeNamed(at), options));
  };
  EXPECT_EQ(ways("C6", inward), Ways::n);
  EXPECT_EQ(ways("C1", inward), Ways::s);
  EXPECT_EQ(ways("A3", inward), Ways::e);
  EXPECT_EQ(ways("F3", inward), Ways::w);
  EXPECT_EQ(ways("C6", {}), Ways::wne);
  EXPECT_EQ(movesOf("reveal", position("", inward)), "reveal at:C5");
  EXPECT_EQ(whyNot(position("", inward), reveal("B6")), "30");
  EXPECT_EQ(movesOf("reveal", position("")), "reveal at:B6, reveal at:C5, reveal at:D6");
}

TEST(GoldOptions, Rule11WithOneOpeningTheSafetyRuleGuardsIt) {
  const Options inward = with(&Options::openings, Gold::EntranceOpen::inward);
  EXPECT_EQ(whyNot(position(shortWay, inward), rotate("C5", Ways::ew)), "51c");
  EXPECT_EQ(whyNot(position(shortWay), rotate("C5", Ways::ew)), "");
}

// ---- tiles

TEST(GoldOptions, Rule01OtherMixesOfCorridors) {
  const auto mix = [](Gold::Mix value) {
    const State state = begin(with(&Options::mix, value));
    std::vector<int> many;
    for (const Kind kind : {Kind::straight, Kind::curve, Kind::junction, Kind::crossing, Kind::deadEnd})
      many.push_back(leftIn(state, kind));
    EXPECT_EQ(state.open.hidden.size(), 35);
    return many;
  };
  EXPECT_EQ(mix(Gold::Mix::balanced), (std::vector{10, 10, 10, 0, 0}));
  EXPECT_EQ(mix(Gold::Mix::open), (std::vector{8, 10, 8, 4, 0}));
  EXPECT_EQ(mix(Gold::Mix::twisty), (std::vector{8, 14, 8, 0, 0}));
  EXPECT_EQ(mix(Gold::Mix::deadEnds), (std::vector{9, 9, 9, 0, 3}));
}

TEST(GoldOptions, Rule01CrossingsHaveFourOpenSidesAndDeadEndsOne) {
  const State open = position(shortWay + "0: archaeologist C5", with(&Options::mix, Gold::Mix::open));
  EXPECT_EQ(waysAt(revealed(open, "C4", Kind::crossing), "C4"), Ways::nesw);
  const State ends = position(shortWay + "0: archaeologist C5", with(&Options::mix, Gold::Mix::deadEnds));
  EXPECT_EQ(movesOf("lay", revealed(ends, "C4", Kind::deadEnd)), "lay open:e, lay open:n, lay open:s, lay open:w");
}

TEST(GoldOptions, Rule01AChamberHasFourDoorsOrOne) {
  const State four = position(shortWay + "0: archaeologist C5");
  EXPECT_EQ(waysAt(revealed(four, "C4", Kind::lotus), "C4"), Ways::nesw);
  const State one = position(shortWay + "0: archaeologist C5", with(&Options::doors, Gold::Doors::one));
  EXPECT_EQ(movesOf("lay", revealed(one, "C4", Kind::lotus)), "lay open:e, lay open:n, lay open:s, lay open:w");
}

TEST(GoldOptions, Rule32TheSingleDoorMayNotLeadOut) {
  const State state = revealed(position(R"(
    ......
    ......
    ......
    ......
    .└....
    .─E...
    0: archaeologist B6
  )",
                                        with(&Options::doors, Gold::Doors::one)),
                               "A6", Kind::eye);
  EXPECT_EQ(whyNot(state, Lay{Ways::w}), "32b");
  EXPECT_EQ(whyNot(state, Lay{Ways::s}), "32b");
  EXPECT_EQ(movesOf("lay", state), "lay open:e, lay open:n");
  const State deadEnd = revealed(position(R"(
    ......
    ......
    ......
    ......
    .└....
    .─E...
    0: archaeologist B6
  )",
                                          with(&Options::mix, Gold::Mix::deadEnds)),
                                 "A6", Kind::deadEnd);
  EXPECT_EQ(whyNot(deadEnd, Lay{Ways::w}), "") << "corridors may";
}

TEST(GoldOptions, Rule32ATileMustConnectIfSoAgreed) {
  const std::string curve = oneCurve + "0: archaeologist C5";
  const State free = revealed(position(curve), "D5", Kind::curve);
  EXPECT_EQ(movesOf("lay", free), "lay open:es, lay open:ne, lay open:sw, lay open:wn");
  const State bound = revealed(position(curve, with(&Options::connect, Gold::Connect::on)), "D5", Kind::curve);
  EXPECT_EQ(movesOf("lay", bound), "lay open:sw, lay open:wn");
  EXPECT_EQ(whyNot(bound, Lay{Ways::es}), "32d");
  EXPECT_EQ(whyNot(bound, Lay{Ways::ew}), "32");
}

TEST(GoldOptions, Rule32ConnectingGivesWayToTheSafetyRule) {
  const Options on = with(&Options::connect, Gold::Connect::on, with(&Options::mix, Gold::Mix::deadEnds, Options{}));
  const State beside = revealed(position(R"(
    ......
    ......
    ......
    ......
    .─....
    .│E│..
    0: archaeologist B5
  )",
                                         on),
                                "C5", Kind::deadEnd);
  EXPECT_EQ(movesOf("lay", beside), "lay open:s") << "towards the entrance, not towards the archaeologist";
  EXPECT_EQ(whyNot(beside, Lay{Ways::w}), "32c");
  EXPECT_EQ(whyNot(beside, Lay{Ways::s}), "");
}

TEST(GoldOptions, Rule50WithoutTheSafetyRuleEverythingIsAllowed) {
  EXPECT_EQ(whyNot(position(oneWayIn), rotate("C5", Ways::ew)), "51c");
  EXPECT_EQ(whyNot(position(oneWayIn, with(&Options::safety, Gold::Safety::off)), rotate("C5", Ways::ew)), "");
}

// ---- photos

TEST(GoldOptions, Rule57OtherPhotos) {
  const auto shown = [](Gold::Photos set, int photo) {
    const State state = position(shortWay + "0: archaeologist C5", with(&Options::photos, set));
    const std::string word =
        toldOf("photographed", state, reveal("C4"), spectator, luckForPhoto(state, reveal("C4"), photo)).at(0);
    EXPECT_TRUE(word.starts_with("photographed seat:0 photo:" + std::to_string(photo)));
    return word.substr(word.find("treasures"));
  };
  const std::array<const char*, 5> mixed{"treasures:1 mummy:false curse:false", "treasures:1 mummy:false curse:true",
                                         "treasures:2 mummy:true curse:false", "treasures:2 mummy:false curse:true",
                                         "treasures:3 mummy:true curse:false"};
  const std::array<const char*, 5> even{"treasures:1 mummy:false curse:false", "treasures:2 mummy:false curse:false",
                                        "treasures:2 mummy:true curse:false", "treasures:2 mummy:false curse:true",
                                        "treasures:2 mummy:true curse:true"};
  const std::array<const char*, 5> mild{"treasures:1 mummy:false curse:false", "treasures:1 mummy:false curse:false",
                                        "treasures:2 mummy:false curse:false", "treasures:2 mummy:false curse:true",
                                        "treasures:3 mummy:true curse:false"};
  for (int photo = 1; photo <= photos; ++photo) {
    EXPECT_EQ(shown(Gold::Photos::mixed, photo), mixed[photo - 1]);
    EXPECT_EQ(shown(Gold::Photos::even, photo), even[photo - 1]);
    EXPECT_EQ(shown(Gold::Photos::mild, photo), mild[photo - 1]);
  }
}

TEST(GoldOptions, Rule58MummyAndCurseOfOnePhoto) {
  const State state =
      position(shortWay + "0: archaeologist C5, helper C5, lamps C5", with(&Options::photos, Gold::Photos::even));
  const State then = after(state, reveal("C4"), luckForPhoto(state, reveal("C4"), 5));
  EXPECT_EQ(figures(then), "C6 C6, C6 C6");
  EXPECT_EQ(lamps(then, 0), "+5");
  EXPECT_EQ(asked(then), "act 1 3");
}

// ---- mummy and curse

TEST(GoldOptions, Rule66WhoFleesMayBringHisTreasureHome) {
  const std::string board = R"(
    L.....
    ......
    ......
    ......
    ..│...
    ..E...
    taken 4
    0: photos 1, archaeologist C5, carries three, museum
    1: archaeologist C5, carries two, museum
  )";
  const Options delivered = with(&Options::flight, Gold::Flight::delivered);
  const State state = position(board, delivered);
  const u64 luck = luckForPhoto(state, reveal("C4"), 3);
  const State then = after(state, reveal("C4"), luck);
  EXPECT_EQ(museum(then, 0), "2 photos, 3");
  EXPECT_EQ(museum(then, 1), "0 photos, 2");
  EXPECT_EQ(toldOf("letGo", state, reveal("C4"), spectator, luck), Words{});
  EXPECT_EQ(toldOf("delivered", state, reveal("C4"), 0, luck), Words{"delivered seat:0 treasure:three"});
  EXPECT_EQ(toldOf("cameHome", state, reveal("C4"), 0, luck), Words{"cameHome seat:1"});
  EXPECT_EQ(toldOf("cameHome", state, reveal("C4"), spectator, luck), (Words{"cameHome seat:0", "cameHome seat:1"}));
  EXPECT_EQ(int{then.open.players[1].scored}, 2);
  EXPECT_EQ(int{then.open.moments}, 3) << "two treasures at once, and the photo";
  const State dropped = position(board);
  EXPECT_EQ(museum(after(dropped, reveal("C4"), luck), 0), "2 photos");
}

TEST(GoldOptions, Rule69WhenTheySleepTheTurnGoesOnOrEnds) {
  const std::string closed = noWayIn + "0: archaeologist D5";
  const auto then = [&](const Options& options, int photo) {
    const State state = position(closed, options);
    return asked(after(state, reveal("D4"), luckForPhoto(state, reveal("D4"), photo)));
  };
  const Options ends = with(&Options::asleep, Gold::Asleep::ends);
  for (const int photo : {2, 3, 4, 5}) {
    EXPECT_EQ(then({}, photo), "act 0 2");
    EXPECT_EQ(then(ends, photo), "act 1 3") << "rules 69 and 74";
  }
  EXPECT_EQ(then(ends, 1), "act 0 2");
}

TEST(GoldOptions, Rule74TheTurnIsLostAlsoIfTheyOnlySlept) {
  const State state = position(noWayIn + "0: archaeologist D5", with(&Options::asleep, Gold::Asleep::ends));
  const Words words = told(state, reveal("D4"), spectator, luckForPhoto(state, reveal("D4"), 2));
  EXPECT_EQ((Words{words.end() - 2, words.end()}), (Words{"curseSlept", "turnLost seat:0 actions:2"}));
}

// ---- the ruin

TEST(GoldOptions, Rule81RingsAreSquareOrDiamonds) {
  const std::string board = maskGone + "falling C3 0\n0: archaeologist C5, carries mask";
  const Options diamond = with(&Options::rings, Gold::Rings::diamond);
  EXPECT_EQ(told(position(board, diamond), Done{}), Words{"ringFell ring:1 tiles:4"});
  State state = after(position(board, diamond), Done{});
  EXPECT_EQ(drawn(state), drawing(R"(
    LOFI..
    .._...
    .___..
    .._...
    ..│...
    ..E...
  )"));
}

TEST(GoldOptions, Rule80RingOneMayFallInTheSameTurn) {
  const std::string board = maskFound + "0: archaeologist C3, carries mask\n1: archaeologist C5";
  const State hard = after(position(board, with(&Options::pace, Gold::Pace::hard)), walk("C4"));
  EXPECT_EQ(ruin(hard), "falling C3 0 1");
  EXPECT_EQ(told(after(hard, walk("C5")), Done{}), Words{"ringFell ring:1 tiles:8"});
  EXPECT_EQ(toldOf("lost", hard, Done{}), Words{"lost seat:0 figure:archaeologist at:C4"});
  const State fair = after(position(board), walk("C4"));
  EXPECT_EQ(ruin(fair), "falling C3 0 1 fresh");
  EXPECT_EQ(told(fair, Done{}), Words{});
}

TEST(GoldOptions, Rule87ThePaceChangesNothingIfTheMaskStays) {
  const State state =
      position(maskFound + "fresh, lying mask C3\n0: archaeologist C5", with(&Options::pace, Gold::Pace::hard));
  EXPECT_EQ(told(state, Done{}), Words{});
}

// ---- museums and lamps

TEST(GoldOptions, Rule41MuseumsMayBeOpen) {
  const std::string board = R"(
    L.....
    ......
    ......
    ......
    ..│...
    ..E...
    0: archaeologist C5, carries three
  )";
  const State open = position(board, with(&Options::museums, Gold::Museums::open));
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(brought(open, walk("C6"), to), Words{"delivered seat:0 treasure:three"});
  EXPECT_EQ(int{after(open, walk("C6")).open.players[0].threes}, 1);
  EXPECT_EQ(brought(position(board), walk("C6"), 1), Words{"cameHome seat:0"});
  EXPECT_EQ(int{after(position(board), walk("C6")).open.players[0].threes}, 0);
}

TEST(GoldOptions, Rule41OpenMuseumsNeedNotBeOpenedAtTheEnd) {
  const std::string board = lastRing + "falling C1 0\n0: archaeologist D6, museum 3\n1: museum 2";
  EXPECT_EQ(toldOf("museumOpened", position(board, with(&Options::museums, Gold::Museums::open)), Done{}), Words{});
  EXPECT_EQ(toldOf("museumOpened", position(board), Done{}).size(), 2U);
}

TEST(GoldOptions, Rule47TheEntranceMayGetLamps) {
  const Options on = with(&Options::startLamp, Gold::StartLamp::on);
  EXPECT_EQ(whyNot(position(shortWay), Light{}), "47b");
  const State lit = after(position(shortWay, on), Light{});
  EXPECT_EQ(lamps(lit, 0), "C6 +4");
  EXPECT_EQ(whyNot(lit, Light{}), "49");
  EXPECT_EQ(lamps(after(lit, Douse{}), 0), "+5");
}

}  // namespace
}  // namespace mastaba::gold

// Rules 29 to 33: revealing a tile and laying it.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

State onCurve() { return position(oneCurve + "0: archaeologist C5"); }

TEST(GoldRevealing, Rule29OnlyAFaceDownTileBesideTheArchaeologist) {
  const State state = onCurve();
  EXPECT_EQ(movesOf("reveal", state), "reveal at:D5");
  EXPECT_EQ(whyNot(state, reveal("D5")), "");
  EXPECT_EQ(whyNot(state, reveal("E5")), "29");
  EXPECT_EQ(whyNot(state, reveal("D6")), "29") << "the helper's neighbour";
  EXPECT_EQ(whyNot(state, reveal("D4")), "29") << "across the corner";
  EXPECT_EQ(whyNot(state, reveal("C6")), "29b");
  EXPECT_EQ(whyNot(state, reveal("C5")), "29b");
}

TEST(GoldRevealing, Rule29FromTheEntranceToo) {
  EXPECT_EQ(movesOf("reveal", position(oneCurve)), "reveal at:B6, reveal at:D6");
  EXPECT_EQ(whyNot(position(oneCurve), reveal("C5")), "29b");
}

TEST(GoldRevealing, Rule30TheOwnTileMustBeOpenTowardsIt) {
  EXPECT_EQ(whyNot(onCurve(), reveal("C4")), "30");
  EXPECT_EQ(whyNot(onCurve(), reveal("B5")), "30");
  EXPECT_EQ(movesOf("reveal", position(R"(
    ......
    .....─
    ......
    ......
    ......
    ..E...
    0: archaeologist F2
  )")),
            "reveal at:E2")
      << "not across the edge";
}

TEST(GoldRevealing, Rule31ItCostsOneActionAndNobodyMoves) {
  const State state = onCurve();
  const State then = revealed(state, "D5", Kind::junction);
  EXPECT_EQ(asked(then), "lay 0 D5");
  EXPECT_EQ(int{then.open.agenda[0].n}, 2);
  EXPECT_EQ(figures(then), figures(state));
  EXPECT_EQ(leftIn(then, Kind::junction), 9);
}

TEST(GoldRevealing, Rule31AllSeeItAndItCannotBeTakenBack) {
  const State state = position(oneCurve + "0: archaeologist C5", forPlayers(3));
  const u64 luck = luckFor(state, reveal("D5"), [](const State& then) { return kindOf(then, "D5") == Kind::curve; });
  for (const Seat to : {Seat{0}, Seat{1}, Seat{2}, spectator})
    EXPECT_EQ(told(state, reveal("D5"), to, luck), Words{"revealed seat:0 at:D5 kind:curve"});
  EXPECT_TRUE(bars(telling(state, reveal("D5"), luck).at(0), 0));
}

TEST(GoldRevealing, Rule31WithTheLastActionTheTurnGoesOnUntilTheTileLies) {
  const State state = revealed(position(oneCurve + "actions 1\n0: archaeologist C5"), "D5", Kind::curve);
  EXPECT_EQ(asked(state), "lay 0 D5");
  EXPECT_EQ(asked(after(state, Lay{Ways::es})), "act 1 3");
}

TEST(GoldRevealing, Rule32BeforeAnythingElseTheTileIsLaid) {
  const State state = revealed(position(oneCurve + "0: archaeologist C5, helper C5"), "D5", Kind::curve);
  for (const Move& move : {walk("C6"), helperTo("C6"), reveal("C4"), rotate("C5", Ways::ne), Move{Light{}},
                           Move{Douse{}}, take(Treasure::two), Move{Drop{}}, steal(1), Move{Done{}}})
    EXPECT_EQ(whyNot(state, move), "32e");
  EXPECT_EQ(whyNot(state, 1, Lay{Ways::es}), "18");
  EXPECT_EQ(whyNot(onCurve(), Lay{Ways::es}), "32f");
  EXPECT_EQ(whyNot(state, Entrance{placeNamed("C6")}), "11");
}

TEST(GoldRevealing, Rule32AnyOrientation) {
  const State state = revealed(onCurve(), "D5", Kind::curve);
  for (const Ways ways : {Ways::ne, Ways::es, Ways::sw, Ways::wn}) {
    EXPECT_EQ(whyNot(state, Lay{ways}), "") << "also if it does not connect";
    EXPECT_EQ(waysAt(after(state, Lay{ways}), "D5"), ways);
  }
  EXPECT_EQ(drawn(after(state, Lay{Ways::es})), drawing(R"(
    ......
    ......
    ......
    ......
    ..┌┌..
    ..E...
  )"));
  EXPECT_EQ(asked(after(state, Lay{Ways::es})), "act 0 2");
}

TEST(GoldRevealing, Rule32OnlySoAsTheTileCanLie) {
  const State state = revealed(onCurve(), "D5", Kind::curve);
  for (const Ways ways : {Ways::none, Ways::n, Ways::ns, Ways::ew, Ways::nes, Ways::nesw})
    EXPECT_EQ(whyNot(state, Lay{ways}), "32");
  const State straight = revealed(onCurve(), "D5", Kind::straight);
  EXPECT_EQ(whyNot(straight, Lay{Ways::ne}), "32");
  EXPECT_EQ(movesOf("lay", straight), "lay open:ew, lay open:ns");
}

TEST(GoldRevealing, Rule32OpeningsMayPointToTheEdgeAndToFallenPlaces) {
  const State edge = revealed(position(R"(
    ......
    .....┐
    ......
    ......
    ......
    ..E...
    0: archaeologist F2
  )"),
                              "F3", Kind::straight);
  EXPECT_EQ(whyNot(edge, Lay{Ways::ew}), "");
  const State ruins = revealed(position(R"(
    LOFI..
    ......
    .._...
    ..┼...
    ..│...
    ..E...
    falling C3 0
    0: archaeologist C4
  )",
                                        with(&Options::mix, Gold::Mix::open)),
                               "B4", Kind::straight);
  EXPECT_EQ(whyNot(ruins, Lay{Ways::ns}), "");
}

TEST(GoldRevealing, Rule32ATileOpenOnAllSidesLeavesNothingToChoose) {
  const Options options = with(&Options::mix, Gold::Mix::open);
  const State state = revealed(position(oneCurve + "0: archaeologist C5", options), "D5", Kind::crossing);
  EXPECT_EQ(asked(state), "act 0 2");
  EXPECT_EQ(waysAt(state, "D5"), Ways::nesw);
}

TEST(GoldRevealing, Rule33AChamberIsPhotographedAtOnce) {
  const State state = onCurve();
  const u64 luck = luckForPhoto(state, reveal("D5"), 1);
  const Words words = told(state, reveal("D5"), spectator, luck);
  ASSERT_EQ(words.size(), 3U);
  EXPECT_TRUE(words[0].starts_with("revealed seat:0 at:D5 kind:")) << words[0];
  EXPECT_EQ(words[1], "photographed seat:0 photo:1 treasures:1 mummy:false curse:false");
  EXPECT_EQ(museum(after(state, reveal("D5"), luck), 0), "1 photos");
  EXPECT_EQ(museum(laid(state, "D5", Kind::curve, Ways::es), 0), "0 photos") << "corridors are not";
}

TEST(GoldRevealing, Rule33AChamberWithADoorIsPhotographedWhenItLies) {  // A24
  const State state =
      revealed(position(oneCurve + "0: archaeologist C5", with(&Options::doors, Gold::Doors::one)), "D5", Kind::falcon);
  EXPECT_EQ(asked(state), "lay 0 D5");
  EXPECT_EQ(museum(state, 0), "0 photos");
  EXPECT_EQ(state.open.camera.size(), 5);
  EXPECT_EQ(lying(state), "");
  const State then = after(state, Lay{Ways::w}, luckForPhoto(state, Lay{Ways::w}, 1));
  EXPECT_EQ(museum(then, 0), "1 photos");
  EXPECT_EQ(then.open.lying.size(), 1);
}

TEST(GoldRevealing, Rule33HowItLiesDecidesWhatItsPhotoBrings) {  // A24
  const State state =
      revealed(position(shortWay + "0: archaeologist C5", with(&Options::doors, Gold::Doors::one)), "C4", Kind::falcon);
  const auto figuresAfter = [&](Ways door) {
    return figures(after(state, Lay{door}, luckForPhoto(state, Lay{door}, 3)));
  };
  EXPECT_EQ(figuresAfter(Ways::s), "C6 C6, C6 C6") << "the mummy finds a way";
  EXPECT_EQ(figuresAfter(Ways::n), "C5 C6, C6 C6") << "and here it does not";
}

}  // namespace
}  // namespace mastaba::gold

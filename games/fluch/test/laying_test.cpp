// Rules 30 to 41: tiles are drawn and laid.
#include <gtest/gtest.h>
#include <set>

#include "describe/every.h"
#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

const Options connected = with(&Options::placement, Fluch::Placement::connected);
const Options onlyTiles = with(&Options::joinAnchors, Fluch::JoinAnchors::tiles);
const Options tilesDemand = with(&Options::joinAnchors, Fluch::JoinAnchors::tilesDemand);

State inHand(const std::string& kind, const std::string& maze = "", const Options& options = {}) {
  return position(maze + "\ntile " + kind, options);
}

// ---- drawing

TEST(FluchLaying, Rule30UpToThreeTiles) {
  State state = position("");
  for (const char* place : {"A1", "C1", "G1"}) {
    EXPECT_EQ(movesOf("draw", state), "draw");
    state = after(drawn(state, Kind::crossing), lay(place, Ways::nesw));
  }
  EXPECT_EQ(asked(state), "lay 0 0");
  EXPECT_EQ(whyNot(state, Draw{}), "30");
  EXPECT_EQ(movesOf("draw", state), "");
  EXPECT_EQ(movesOf("roll", state), "roll");
}

TEST(FluchLaying, Rule30OrNone) { EXPECT_EQ(asked(rolled(position(corridor + "0: at E12"), "10")), "move 0 1"); }

TEST(FluchLaying, Rule31OneAfterTheOther) {
  const State state = drawn(position(""), Kind::straight);
  EXPECT_EQ(agenda(state), "lay 2, tile straight");
  EXPECT_EQ(whyNot(state, Draw{}), "40");
  EXPECT_EQ(inBag(state, Kind::straight), 41);
  const State laid = after(state, lay("A1", Ways::ew));
  EXPECT_EQ(agenda(laid), "lay 2");
  EXPECT_EQ(tilesOn(laid), "A1 ─");
}

TEST(FluchLaying, Rule31EverybodySeesIt) {
  EXPECT_EQ(told(position(""), Draw{}, "greyCurve"), (Words{"drew seat:0 kind:greyCurve"}));
  for (const auto& one : telling(position(""), Draw{})) {
    EXPECT_EQ(one.to, everyone);
    EXPECT_EQ(one.news, News::revealed);
  }
  EXPECT_EQ(told(inHand("greyCurve"), lay("A1", Ways::es)), (Words{"laid seat:0 kind:greyCurve at:A1 open:es"}));
}

TEST(FluchLaying, Rule32OneMayStopAfterEachTile) {
  for (const char* left : {"3", "2", "1", "0"})
    EXPECT_EQ(movesOf("roll", position(std::string("lay ") + left)), "roll");
}

TEST(FluchLaying, Rule32TilesNotDrawnBeforeTheRollAreLost) {
  const State state = rolled(position("lay 3"), "00");
  EXPECT_EQ(asked(state), "end 0");
  EXPECT_EQ(whyNot(state, Draw{}), "27d");
}

// ---- where

TEST(FluchLaying, Rule33OnAFreeSquareOfTheBoard) {
  const State state = inHand("crossing", "E12 ┼");
  EXPECT_EQ(whyNot(state, lay("E12", Ways::nesw)), "33");
  EXPECT_EQ(whyNot(state, lay("E10", Ways::nesw)), "3");
  for (const char* outside : {"A14", "D14", "E14", "M14"}) EXPECT_EQ(whyNot(state, lay(outside, Ways::nesw)), "33b");
  EXPECT_EQ(whyNot(state, lay("E11", Ways::nesw)), "");
  EXPECT_EQ(waysToLay(state, "E12"), "");
  EXPECT_EQ(waysToLay(state, "E11"), "nesw");
}

TEST(FluchLaying, Rule33ACrossingFitsOnEveryFreeSquareAtFirst) {
  const State state = inHand("crossing");
  Fluch::Moves moves;
  Fluch::moves(state.open, state.own[0], 0, moves);
  EXPECT_EQ(moves.size(), 144);
}

TEST(FluchLaying, Rule34TurnedAsOneLikes) {
  EXPECT_EQ(waysToLay(inHand("junction"), "A1"), "esw nes swn wne");
  const State state = inHand("curve");
  EXPECT_EQ(waysToLay(state, "A1"), "es ne sw wn");
  for (const Ways ways : {Ways::ns, Ways::nes, Ways::nesw, Ways::n, Ways::none})
    EXPECT_EQ(whyNot(state, lay("A1", ways)), "34");
  EXPECT_EQ(whyNot(inHand("straight"), lay("A1", Ways::ne)), "34");
  EXPECT_EQ(tileOn(after(state, lay("A1", Ways::sw)), "A1"), "sw");
}

// ---- joints

TEST(FluchLaying, Rule35BesideAnEntrance) {
  EXPECT_EQ(waysToLay(inHand("straight"), "E13"), "ns");
  EXPECT_EQ(waysToLay(inHand("curve"), "E13"), "es sw");
  EXPECT_EQ(waysToLay(inHand("junction"), "E13"), "esw nes swn");
  EXPECT_EQ(whyNot(inHand("straight"), lay("E13", Ways::ew)), "35");
  EXPECT_EQ(waysToLay(inHand("straight"), "D13"), "ew ns") << "an entrance is beside one square only";
}

TEST(FluchLaying, Rule35BesideAChamber) {
  EXPECT_EQ(waysToLay(inHand("straight"), "E11"), "ns");
  EXPECT_EQ(waysToLay(inHand("straight"), "E9"), "ns");
  EXPECT_EQ(waysToLay(inHand("straight"), "D10"), "ew") << "with C10 and E10";
  EXPECT_EQ(waysToLay(inHand("straight"), "F10"), "ew");
  EXPECT_EQ(waysToLay(inHand("curve"), "G8"), "es ne sw wn") << "F8 to the west, H8 to the east";
  EXPECT_EQ(waysToLay(inHand("straight"), "G8"), "ew");
}

TEST(FluchLaying, Rule35BesideATileBothMustBeOpen) {
  EXPECT_EQ(waysToLay(inHand("straight", "B12 ─"), "C12"), "ew");
  EXPECT_EQ(waysToLay(inHand("straight", "B12 ─"), "B11"), "") << "it shows a wall there";
  EXPECT_EQ(whyNot(inHand("straight", "B12 ─"), lay("B11", Ways::ns)), "35");
  EXPECT_EQ(whyNot(inHand("straight", "B12 ─"), lay("C12", Ways::ns)), "35");
}

TEST(FluchLaying, Rule35TheRefusalsInTheirOrder) {
  const State state = inHand("straight", "B12 ─", connected);
  EXPECT_EQ(whyNot(state, lay("B12", Ways::none)), "33");
  EXPECT_EQ(whyNot(state, lay("B11", Ways::none)), "34");
  EXPECT_EQ(whyNot(state, lay("G12", Ways::ne)), "34");
  EXPECT_EQ(whyNot(state, lay("G12", Ways::ns)), "37");
  EXPECT_EQ(whyNot(state, lay("B11", Ways::ns)), "35");
}

TEST(FluchLaying, Rule35TheEdgesAreNotBesideEachOther) {
  EXPECT_EQ(waysToLay(inHand("straight", "M11 ─"), "A12"), "ew ns");
  EXPECT_EQ(waysToLay(inHand("straight", "A12 ─"), "M11"), "ew ns");
}

TEST(FluchLaying, Rule35OnlyATileJoins) {
  EXPECT_EQ(waysToLay(inHand("crossing", "", onlyTiles), "E13"), "") << "beside entrances alone nothing fits";
  EXPECT_EQ(waysToLay(inHand("crossing", "", onlyTiles), "E11"), "");
  EXPECT_EQ(whyNot(inHand("crossing", "", onlyTiles), lay("E11", Ways::nesw)), "35");
  EXPECT_EQ(waysToLay(inHand("straight", "", onlyTiles), "G12"), "ew ns") << "nothing beside it";
  EXPECT_EQ(waysToLay(inHand("straight", "E12 │", onlyTiles), "E13"), "ns");
  EXPECT_EQ(waysToLay(inHand("curve", "E12 │", onlyTiles), "E13"), "ne wn") << "to the tile, not to the entrance";
  EXPECT_EQ(waysToLay(inHand("curve", "E12 │"), "E13"), "es ne sw wn") << "usually both will do";
}

TEST(FluchLaying, Rule35OnlyTilesDemandAJoint) {
  EXPECT_EQ(waysToLay(inHand("straight", "", tilesDemand), "E13"), "ew ns");
  EXPECT_EQ(waysToLay(inHand("straight", "", tilesDemand), "E11"), "ew ns");
  EXPECT_EQ(waysToLay(inHand("straight", "D13 │", tilesDemand), "E13"), "ns") << "joined to the entrance";
  EXPECT_EQ(waysToLay(inHand("straight", "D13 ─", tilesDemand), "E13"), "ew ns");
  EXPECT_EQ(waysToLay(inHand("straight", "D12 │", tilesDemand), "D13"), "ns");
  EXPECT_EQ(waysToLay(inHand("straight", "D11 ─", tilesDemand), "E11"), "ew ns") << "the tile, or the chamber";
  EXPECT_EQ(waysToLay(inHand("straight", "D11 │", tilesDemand), "E11"), "ns") << "the chamber";
}

TEST(FluchLaying, Rule35TwoOptionsDoNotGoTogether) {
  const Refusal refusal = Fluch::refuse(with(&Options::joinAnchors, Fluch::JoinAnchors::tiles, connected));
  EXPECT_EQ(int{refusal.rule}, 35);
  EXPECT_EQ(refusal.way, 'b');
  EXPECT_FALSE(Fluch::refuse(connected));
  EXPECT_FALSE(Fluch::refuse(onlyTiles));
  EXPECT_FALSE(Fluch::refuse(with(&Options::joinAnchors, Fluch::JoinAnchors::tilesDemand, connected)));
}

TEST(FluchLaying, Rule36OneJointIsEnough) {
  const State state = inHand("straight", "F11 │\nE12 ─.─\nF13 ─");
  EXPECT_EQ(waysToLay(state, "F12"), "ew ns");
  EXPECT_EQ(waysToLay(inHand("straight", "F11 ─\nE12 ─.│\nF13 ─"), "F12"), "ew") << "in the west alone";
  EXPECT_EQ(waysToLay(inHand("straight", "F11 ─\nE12 │.─\nF13 ─"), "F12"), "ew") << "in the east alone";
  EXPECT_EQ(waysToLay(inHand("straight", "F11 │\nE12 │.│\nF13 ─"), "F12"), "ns") << "in the north alone";
  EXPECT_EQ(waysToLay(inHand("straight", "F11 ─\nE12 │.│\nF13 │"), "F12"), "ns") << "in the south alone";
  EXPECT_EQ(waysToLay(inHand("crossing", "F11 ─\nE12 │.│\nF13 ─"), "F12"), "") << "nowhere";
}

TEST(FluchLaying, Rule37AnythingWhereNothingIsBeside) {
  EXPECT_EQ(waysToLay(inHand("curve", "B12 ─"), "G12"), "es ne sw wn");
  EXPECT_EQ(waysToLay(inHand("curve"), "G12"), "es ne sw wn");
  EXPECT_EQ(tilesOn(after(inHand("curve", "B12 ─"), lay("G12", Ways::es))), "B12 ─, G12 ┌") << "in several parts";
}

TEST(FluchLaying, Rule37ConnectedOnly) {
  const State state = inHand("curve", "B12 ─", connected);
  EXPECT_EQ(waysToLay(state, "G12"), "");
  EXPECT_EQ(whyNot(state, lay("G12", Ways::ne)), "37");
  EXPECT_EQ(waysToLay(state, "G13"), "es sw") << "beside an entrance";
  EXPECT_EQ(waysToLay(state, "C12"), "sw wn") << "beside a tile";
  EXPECT_EQ(waysToLay(state, "E11"), "ne wn") << "beside a chamber";
  EXPECT_EQ(waysToLay(state, "D11"), "");
  const State loose = inHand("straight", "", with(&Options::joinAnchors, Fluch::JoinAnchors::tilesDemand, connected));
  EXPECT_EQ(waysToLay(loose, "E13"), "ew ns") << "it must touch something, and nothing more";
  EXPECT_EQ(whyNot(loose, lay("G12", Ways::ns)), "37");
}

TEST(FluchLaying, Rule38OpenSidesMayPointToTheEdge) {
  EXPECT_EQ(waysToLay(inHand("curve"), "A1"), "es ne sw wn");
  EXPECT_EQ(waysToLay(inHand("straight"), "M13"), "ew ns");
  const State state = position("A13 ┼\nmove 1\n0: at A13");
  EXPECT_EQ(stepsOf(state), "") << "nobody gets out there";
  EXPECT_EQ(whyNot(state, step("A14")), "46");
}

// ---- what happens

TEST(FluchLaying, Rule39NothingIsSetOff) {
  const State state = inHand("greyStraight", "E12 │\n0: at E12");
  EXPECT_EQ(toldInShort(state, lay("E13", Ways::ns)), "laid");
  EXPECT_EQ(asked(after(state, lay("E13", Ways::ns))), "lay 0 2");
}

TEST(FluchLaying, Rule40ADrawnTileMustBeLaid) {
  const State state = inHand("crossing", "E12 │\n0: lives 1");
  EXPECT_EQ(kindsOfMoves(state), "lay");
  EXPECT_EQ(whyNot(state, Discard{}), "40b");
  EXPECT_EQ(kindsOfMoves(inHand("crossing", "E12 │")), "lay, secretPassage");
}

// All tiles but the one in hand lie, and every free square is behind walls: G1, and all of row 12.
const std::string walled = R"(
  F1 │.│
  G2 ─
  A11 ─────────────
  A12 .............
  A13 ─────────────
  laid rest
)";

TEST(FluchLaying, Rule40ATileThatFitsNowhereMayBeDiscarded) {
  for (const char* kind : {"straight", "curve", "junction", "crossing", "greyStraight", "greyCurve"}) {
    const State state = inHand(kind, walled);
    EXPECT_EQ(kindsOfMoves(state), "discard, secretPassage") << kind;
    EXPECT_EQ(kindsOfMoves(inHand(kind, walled + "0: lives 1")), "discard") << kind;
    EXPECT_EQ(told(state, Discard{}), (Words{std::string("discarded seat:0 kind:") + kind}));
  }
}

TEST(FluchLaying, Rule40ItCountsAsDrawn) {
  const State state = after(inHand("crossing", walled), Discard{});
  EXPECT_EQ(asked(state), "lay 0 2");
  EXPECT_EQ(int{state.open.discarded.of[static_cast<int>(Kind::crossing)]}, 1);
  EXPECT_EQ(state.open.discarded.size(), 1);
}

TEST(FluchLaying, Rule40OneSquareInOneWayIsEnough) {
  State state = inHand("curve", walled);
  state.open.tiles[placeNamed("G2")] = Tile::ns;
  EXPECT_EQ(whyNot(state, Discard{}), "40b");
  EXPECT_EQ(movesOf("lay", state), "lay at:G1 open:es, lay at:G1 open:sw");
  EXPECT_EQ(movesOf("discard", state), "");
}

// ---- an empty bag

TEST(FluchLaying, Rule41DiscardedTilesGoBackIntoTheBag) {
  const State state = position("discarded rest");
  EXPECT_EQ(toldOf("bagRefilled", state, Draw{}), (Words{"bagRefilled tiles:131"}));
  const State then = after(state, Draw{}, "junction");
  EXPECT_TRUE(then.open.discarded.empty());
  EXPECT_EQ(then.open.bag.size(), 130);
  EXPECT_EQ(inBag(then, Kind::junction), 19);
}

TEST(FluchLaying, Rule41OnlyIfItIsEmpty) {
  const State state = position("discarded curve straight");
  EXPECT_EQ(toldInShort(state, Draw{}), "drew");
  EXPECT_EQ(after(state, Draw{}).open.discarded.size(), 2);
}

TEST(FluchLaying, Rule41WithoutTilesNoneIsDrawn) {
  const State state = position("laid rest");
  EXPECT_EQ(whyNot(state, Draw{}), "41");
  EXPECT_EQ(whyNot(state, ExtraTiles{}), "107");
  EXPECT_EQ(kindsOfMoves(state), "extraRoll, roll, twist");
  EXPECT_EQ(kindsOfMoves(after(inHand("crossing", walled), Discard{})), "draw, extraRoll, extraTiles, roll");
}

TEST(FluchLaying, Rule41ATileMayBeTurnedForALife) {
  const State state = position("E13 ╔ A13 │\nlaid rest\n0: lives 3");
  const State then = after(state, twist("E13", Ways::sw));
  EXPECT_EQ(tileOn(then, "E13"), "greySw") << "it is the same tile";
  EXPECT_EQ(livesOf(then), "2 7");
  EXPECT_EQ(asked(then), "lay 0 3");
  EXPECT_EQ(told(state, twist("E13", Ways::sw)),
            (Words{"paid seat:0 action:turning left:2", "twisted seat:0 at:E13 open:sw"}));
  EXPECT_EQ(tileOn(after(state, twist("A13", Ways::ew)), "A13"), "ew") << "joints do not matter";
}

TEST(FluchLaying, Rule41ItMustLieInAnotherWay) {
  const State state = position("E13 ╔\nG13 ┼\nlaid rest");
  EXPECT_EQ(whyNot(state, twist("E13", Ways::es)), "34b");
  EXPECT_EQ(whyNot(state, twist("G13", Ways::nesw)), "34b");
  EXPECT_EQ(whyNot(state, twist("E13", Ways::ns)), "34");
  EXPECT_EQ(whyNot(state, twist("I13", Ways::ns)), "114") << "nothing lies there";
  EXPECT_EQ(whyNot(state, twist("E10", Ways::ns)), "114") << "a chamber";
  EXPECT_EQ(whyNot(state, twist("E14", Ways::ns)), "114") << "an entrance";
  EXPECT_EQ(movesOf("twist at:E13", state), "twist at:E13 open:ne, twist at:E13 open:sw, twist at:E13 open:wn");
  EXPECT_EQ(movesOf("twist at:G13", state), "");
}

TEST(FluchLaying, Rule41EachTileIsListedInItsOtherWays) {
  const State state = position("laid rest");
  Fluch::Moves moves;
  Fluch::moves(state.open, state.own[0], 0, moves);
  int twists = 0;
  for (const Move& move : moves) {
    if (!as<Twist>(move)) continue;
    ++twists;
    EXPECT_EQ(whyNot(state, move), "");
  }
  EXPECT_EQ(twists, (42 + 12) * 1 + (36 + 12) * 3 + 20 * 3);
}

TEST(FluchLaying, Rule41WheneverOneCouldPayForTiles) {
  for (const char* ask : {"lay 0", "end", "move 1"})
    EXPECT_EQ(whyNot(position(std::string("E13 │\nlaid rest\n0: at E13\n") + ask), twist("E13", Ways::ew)), "") << ask;
  EXPECT_EQ(whyNot(position("E13 │\nlaid rest\n0: at E13, lives 1"), twist("E13", Ways::ew)), "105");
  EXPECT_EQ(whyNot(position("E13 │\nlaid rest\n0: at E13, lives 1\n1: at G14\nmove 1"), twist("E13", Ways::ew)), "105");
  EXPECT_EQ(whyNot(position("E13 │\nlaid rest, tile crossing"), twist("E13", Ways::ew)), "40");
  EXPECT_EQ(whyNot(position("E13 │\nlaid rest, collect\n0: at E10"), twist("E13", Ways::ew)), "60");
}

TEST(FluchLaying, Rule41NotWhileTilesAreLeft) {
  EXPECT_EQ(whyNot(position("E13 │"), twist("E13", Ways::ew)), "41b");
  const State discarded = after(inHand("crossing", walled), Discard{});
  EXPECT_EQ(whyNot(discarded, twist("A13", Ways::ns)), "41b");
  EXPECT_EQ(movesOf("twist", discarded), "");
}

TEST(FluchLaying, Rule41NotWhilePassing) {
  const std::string passing = "E13 │ E12 │\nlaid rest, move 2, dice 30\n0: at E13\n1: at E13";
  EXPECT_EQ(whyNot(position(passing), twist("E12", Ways::ew)), "53b");
}

TEST(FluchLaying, Rule41AllThatIsOnItStays) {
  const State state = position("E13 ║ E12 ─ E11 │\nlaid rest, heap E13 red1, ammut E12\n0: at E13");
  const State then = after(state, twist("E13", Ways::ew));
  EXPECT_EQ(explorers(then), "E13 E14");
  EXPECT_EQ(heaps(then), "E13 red1");
  EXPECT_EQ(ammut(after(state, twist("E12", Ways::ns))), "E12");
  EXPECT_EQ(toldInShort(state, twist("E13", Ways::ew)), "paid twisted") << "and sets nothing off";
}

// ---- the joining rule told a second time, square by square

enum class BoardLuck : u8 { any };

// What is beside a square: is it there, is it a tile, is it open towards it?
struct Neighbour {
  bool there;
  bool tile;
  bool open;
};
Neighbour neighbourOf(const Open& open, int column, int row, Side side) {
  const int there = column + (side == Side::east ? 1 : side == Side::west ? -1 : 0);
  const int below = row + (side == Side::south ? 1 : side == Side::north ? -1 : 0);
  if (there < 0 || there > 12 || below < 0 || below > 13) return {};
  const char print = map[static_cast<std::size_t>(below)][static_cast<std::size_t>(there)];
  if (below == 13) return print == 'E' ? Neighbour{true, false, side == Side::south} : Neighbour{};
  const Place at = Place::at(there, below);
  if (print == '#' && chambersOf(open.options).has(at)) return {true, false, true};
  const Tile tile = open.tiles[at];
  if (tile == Tile::none) return {};
  const Side back = static_cast<Side>((static_cast<int>(side) + 2) % 4);
  return {true, true, ((static_cast<int>(tile) >> static_cast<int>(back)) & 1) != 0};
}
// Which rule forbids to lay a tile there with these sides open.
std::string slowly(const Open& open, int column, int row, Ways ways) {
  bool touches = false;
  bool demands = false;
  bool joined = false;
  for (const Side side : sides) {
    const Neighbour neighbour = neighbourOf(open, column, row, side);
    if (!neighbour.there) continue;
    touches = true;
    if (neighbour.tile || open.options.joinAnchors != Fluch::JoinAnchors::tilesDemand) demands = true;
    const bool counts = neighbour.tile || open.options.joinAnchors != Fluch::JoinAnchors::tiles;
    const bool mine = ((static_cast<int>(ways) >> static_cast<int>(side)) & 1) != 0;
    if (counts && mine && neighbour.open) joined = true;
  }
  if (!touches) return open.options.placement == Fluch::Placement::connected ? "37" : "";
  return demands && !joined ? "35" : "";
}

State someBoard(Chance& chance) {
  const auto below = [&chance](u32 n) { return static_cast<int>(chance.below(BoardLuck::any, n)); };
  Options options = forPlayers(2 + below(4));
  options.chamberFill = static_cast<Fluch::ChamberFill>(below(3));
  options.joinAnchors = static_cast<Fluch::JoinAnchors>(below(3));
  if (options.joinAnchors != Fluch::JoinAnchors::tiles) options.placement = static_cast<Fluch::Placement>(below(2));
  State state = position("tile " + std::string(nameOfEnum(static_cast<Kind>(below(6)))), options);
  const int tiles = below(2) == 0 ? below(30) : below(180);
  for (int i = 0; i < tiles; ++i) {
    const Place at = below(squares);
    if (isChamber(state.open, at)) continue;
    const Orientations& ways = orientationsOf(static_cast<Kind>(below(6)));
    state.open.tiles[at] = static_cast<Tile>(ways[below(static_cast<u32>(ways.size()))]);
  }
  return state;
}

TEST(FluchLaying, Rule35TheSameAsToldSquareBySquare) {
  Chance chance(u64{42});
  for (int board = 0; board < 150; ++board) {
    const State state = someBoard(chance);
    const auto kind = static_cast<Kind>(state.open.agenda.back().n);
    std::set<std::pair<int, Ways>> listed;
    Fluch::Moves moves;
    Fluch::moves(state.open, state.own[0], 0, moves);
    bool discards = false;
    bool repeated = false;
    for (const Move& move : moves) {
      if (const Lay* laid = as<Lay>(move)) repeated |= !listed.insert({int{laid->at}, laid->open}).second;
      discards |= as<Discard>(move) != nullptr;
    }
    EXPECT_EQ(discards, listed.empty());
    EXPECT_FALSE(repeated);
    for (int at = 0; at < squares; ++at) {
      if (isChamber(state.open, at) || state.open.tiles[at] != Tile::none) continue;
      for (const Ways ways : orientationsOf(kind)) {
        const std::string expected = slowly(state.open, at % 13, at / 13, ways);
        EXPECT_EQ(whyNot(state, Lay{at, ways}), expected) << Place(at).name() << " in board " << board;
        EXPECT_EQ(listed.erase({at, ways}) == 1, expected.empty());
      }
    }
    EXPECT_TRUE(listed.empty()) << "where nothing can be laid";
  }
}

}  // namespace
}  // namespace mastaba::fluch

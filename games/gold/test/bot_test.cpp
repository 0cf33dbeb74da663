// The sensible bot, as it plays Das Gold des Pharao.
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/gold/legal.h"
#include "tests/against_random.h"
#include "tests/playing.h"

namespace mastaba::gold {
namespace {

constexpr Figure archaeologist = Figure::archaeologist;
constexpr Figure helper = Figure::helper;

Place called(const char* name) { return Place::at(name[0] - 'A', name[1] - '1'); }

// A pyramid for the bot, which sits on seat 0 and is to act. Whatever is not told is as at the beginning; the other
// player has found all chambers and brought home what does not lie anywhere.
struct Scene {
  State state{};
  int found = 0;

  Open& open() { return state.open; }
  Player& player(Seat seat) { return state.open.players[seat]; }

  // Six rows: `#` face down, `.` fallen, `E` the entrance, `@` a chamber, corridors as they look.
  explicit Scene(const char* rows, const Options& options = {}) {
    open().options = options;
    const std::string text = rows;
    std::size_t next = 0;
    for (int i = 0; i < places; ++next) {
      const std::size_t wide = (text[next] & 0x80) == 0 ? 1 : 3;
      const std::string glyph = text.substr(next, wide);
      next += wide - 1;
      if (glyph == " ") continue;
      Place at(i++);
      if (glyph == "E") open().entrance = at;
      open().tiles[at] = tile(glyph);
    }
    open().tiles[open().entrance] = {Kind::entrance, waysOf(entranceOpenings(open().entrance, options))};
    for (Seat seat = 0; seat < options.players; ++seat) {
      for (Piece& piece : player(seat).figures) piece.at = open().entrance;
      player(seat).supply = lampsEach;
    }
    open().ruin.clock = nobody;
    open().quiet = 1;
    open().agenda.push({Ask::act, Seats::only(0), nobody, actions});
  }

  Tile tile(const std::string& glyph) {
    if (glyph == "#" || glyph == "E") return {Kind::faceDown, Ways::none};
    if (glyph == ".") return {Kind::fallen, Ways::none};
    if (glyph == "@") return {static_cast<Kind>(static_cast<int>(Kind::lotus) + found++), Ways::nesw};
    Openings openings;
    EXPECT_TRUE(readGlyph(glyph, openings)) << glyph;
    for (const Kind kind : {Kind::straight, Kind::curve, Kind::junction})
      if (orientationsOf(kind, {}).has(waysOf(openings))) return {kind, waysOf(openings)};
    return {};
  }

  Scene& at(Seat seat, Figure figure, const char* place) {
    pieceOf(open(), seat, figure).at = called(place);
    return *this;
  }
  Scene& carries(Seat seat, Treasure treasure) {
    player(seat).carries = treasure;
    return *this;
  }
  Scene& lies(const char* place, Treasure treasure) {
    open().lying.add({called(place), treasure});
    return *this;
  }
  Scene& lamp(const char* place) {
    player(0).lamps.add(called(place));
    --player(0).supply;
    return *this;
  }
  Scene& left(u8 many) {
    open().agenda[0].n = many;
    return *this;
  }
  Scene& ruin(Stage stage, const char* centre, Seat clock, int ring = 0) {
    const bool falling = stage == Stage::falling;
    open().ruin = {stage, falling, called(centre), clock, falling ? 0 : 2, ring, false};
    open().quiet = 0;
    return *this;
  }

  // What must be somewhere: tiles face down, photos and treasures.
  State told() {
    for (int i = 0; i < kinds; ++i) {
      int seen = 0;
      for (const Tile& tile : open().tiles) seen += tile.kind == kindAt(i) ? 1 : 0;
      open().hidden.of[i] = copiesOf(kindAt(i), open().options) - seen;
    }
    const bool ruined = open().ruin.stage != Stage::quiet;
    if (ruined)
      for (int i = corridors; i < kinds; ++i) open().hidden.of[i] = 0;
    Player& other = player(1);
    other.photos = ruined ? chambers : found;
    Bag<2> rest{{twos, threes}};
    int shown = 0;
    for (int i = 0; i < photos; ++i) {
      open().camera.of[i] = i < other.photos ? 0 : 1;
      if (i < other.photos) shown += photoSets[0][i].treasures;
    }
    const auto without = [&](Treasure treasure) {
      if (treasure == Treasure::two) --rest.of[0];
      if (treasure == Treasure::three) --rest.of[1];
    };
    for (const Lying& lying : open().lying) without(lying.treasure);
    for (const Player& one : open().players) without(one.carries);
    const int outside = rest.size() - (treasures - std::min(shown, treasures));  // they are in a museum
    EXPECT_GE(outside, 0) << "more treasures lie there than were found";
    other.treasures = outside;
    state.own[1].threes = std::min(outside, int{rest.of[1]});
    rest.of[1] -= state.own[1].threes;
    rest.of[0] -= outside - state.own[1].threes;
    open().stack = rest;
    other.mask = open().ruin.stolen && !open().lying.has({open().ruin.centre, Treasure::mask});
    for (const Player& one : open().players) other.mask &= one.carries != Treasure::mask;
    const bool scored = other.photos + other.treasures > 0;
    open().moments = scored ? 1 : 0;
    other.scored = scored ? 1 : 0;
    const char* fault = Gold::faults(state);
    EXPECT_EQ(fault, nullptr) << fault;
    return state;
  }
};

Gold::Move choice(const State& state) {
  Chance chance(u64{1});
  return sensibleMove<Gold>(viewOf<Gold>(state, 0), chance);
}
Gold::Move choice(Scene& scene) { return choice(scene.told()); }

// What it does until its turn is over.
std::vector<Gold::Move> turnOf(Scene& scene) {
  State state = scene.told();
  std::vector<Gold::Move> moves;
  Chance chance(u64{1});
  Teller<Gold::Event> deaf;
  while (Gold::actors(state.open).has(0)) {
    moves.push_back(choice(state));
    Gold::play(state, 0, moves.back(), chance, deaf);
  }
  return moves;
}
bool has(const std::vector<Gold::Move>& moves, const Gold::Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

const char* const straightNorth =
    "# # # # # #"
    "# # @ # # #"
    "# # │ # # #"
    "# # │ # # #"
    "# # │ # # #"
    "# # E # # #";

TEST(GoldBot, CarriesItsTreasureHome) {
  Scene scene(straightNorth);
  scene.at(0, archaeologist, "C4").carries(0, Treasure::two);
  const std::vector<Gold::Move> moves = turnOf(scene);
  ASSERT_GE(moves.size(), 2U);
  EXPECT_EQ(moves[0], Gold::Move(Walk{archaeologist, called("C5")}));
  EXPECT_EQ(moves[1], Gold::Move(Walk{archaeologist, called("C6")}));
}

TEST(GoldBot, WalksAlongItsLamps) {
  Scene scene(straightNorth);
  scene.at(0, archaeologist, "C2").carries(0, Treasure::three).lamp("C5").lamp("C4").lamp("C3");
  EXPECT_EQ(choice(scene), Gold::Move(Walk{archaeologist, called("C6")}));
}

TEST(GoldBot, TakesTheDearestTreasureFirst) {
  Scene scene(
      "# # @ # # #"
      "# # @ # # #"
      "# # @ # # #"
      "# # │ # # #"
      "# # │ # # #"
      "# # E # # #");
  scene.at(0, archaeologist, "C3").lies("C3", Treasure::two).lies("C3", Treasure::three);
  EXPECT_EQ(choice(scene), Gold::Move(Take{Treasure::three}));
}

TEST(GoldBot, FetchesWhatLiesInReach) {
  Scene scene(straightNorth);
  scene.lies("C2", Treasure::three).lamp("C5").lamp("C4").lamp("C3");
  EXPECT_EQ(choice(scene), Gold::Move(Walk{archaeologist, called("C2")}));
}

TEST(GoldBot, RobsWhomItReaches) {
  Scene scene(straightNorth);
  scene.at(0, archaeologist, "C3").at(1, archaeologist, "C4").carries(1, Treasure::three);
  EXPECT_EQ(choice(scene), Gold::Move(Walk{archaeologist, called("C4")}));
  scene.at(0, archaeologist, "C4").left(0);
  EXPECT_EQ(choice(scene), Gold::Move(Steal{1}));
}

TEST(GoldBot, RevealsAtTheBeginning) {
  Options options;
  options.start = Gold::Start::firstSeat;
  EXPECT_TRUE(as<Reveal>(choice(begun<Gold>(options, 1))));
}

TEST(GoldBot, LaysNoTileWithItsBackToTheEntrance) {
  Options options;
  options.openings = Gold::EntranceOpen::inward;
  options.safety = Gold::Safety::off;
  for (u64 luck = 0; luck < 20; ++luck) {
    State state = begun<Gold>(options, luck);
    const Seat seat = Gold::actors(state.open).first();
    Chance chance(luck);
    Teller<Gold::Event> deaf;
    for (int move = 0; move < 2; ++move)
      if (Gold::actors(state.open).has(seat))
        Gold::play(state, seat, sensibleMove<Gold>(viewOf<Gold>(state, seat), chance), chance, deaf);
    EXPECT_FALSE(besides(state.open, state.open.entrance).none()) << luck;
  }
}

TEST(GoldBot, LightsTheWayToManyTreasures) {
  Scene scene(
      "# # @ # # #"
      "# # @ # # #"
      "# # @ # # #"
      "# # │ # # #"
      "# # │ # # #"
      "# # E # # #");
  scene.lies("C1", Treasure::three).lies("C2", Treasure::three).lies("C3", Treasure::three).at(0, helper, "C4");
  EXPECT_EQ(choice(scene), Gold::Move(Light{}));
}

TEST(GoldBot, TurnsTheTileThatBlocksItsWay) {
  Scene scene(
      "# # # # # #"
      "# # @ # # #"
      "# # │ # # #"
      "# # │ # # #"
      "# ┌ ─ ┐ # #"
      "# │ E │ # #");
  scene.at(0, archaeologist, "C4").carries(0, Treasure::two).at(0, helper, "C5");
  // It must stay the way into the entrance, or the safety rule forbids the turn.
  scene.open().options.safety = Gold::Safety::off;
  EXPECT_EQ(choice(scene), Gold::Move(Rotate{called("C5"), Ways::ns}));
}

const char* const allFound =
    "@ # # # # @"
    "# # # # # #"
    "@ # @ # # @"
    "# # ├ ┐ # #"
    "# # ├ # # #"
    "# # E # # #";

TEST(GoldBot, TakesTheMaskAndRuns) {
  Scene scene(allFound);
  scene.ruin(Stage::armed, "C3", 0).at(0, archaeologist, "C3").lies("C3", Treasure::mask);
  const std::vector<Gold::Move> moves = turnOf(scene);
  EXPECT_EQ(moves[0], Gold::Move(Take{Treasure::mask}));
  EXPECT_TRUE(has(moves, Walk{archaeologist, called("C6")}));
}

TEST(GoldBot, LeavesTheMaskWhereThereIsNoWayOut) {
  Scene scene(
      "@ ─ ─ ─ ─ @"
      "# # # # # #"
      "@ # @ # # @"
      "# # ─ # # #"
      "# # ─ # # #"
      "# # E # # #");
  scene.ruin(Stage::armed, "C3", 0).at(0, archaeologist, "C3").lies("C3", Treasure::mask);
  EXPECT_FALSE(has(turnOf(scene), Take{Treasure::mask}));
}

const char* const fallen =
    "@ # # # # @"
    "# # # # # #"
    "@ # . # # @"
    "# # ├ ┐ # #"
    "# # ├ # # #"
    "# # E # # #";

TEST(GoldBot, FleesRatherThanFetches) {
  // Ring 1 falls after this turn, and there is one action left.
  Scene scene(fallen);
  scene.ruin(Stage::falling, "C3", 1, 1).at(0, archaeologist, "C4").lies("D4", Treasure::three).left(1);
  EXPECT_EQ(choice(scene), Gold::Move(Walk{archaeologist, called("C5")}));
}

TEST(GoldBot, SavesTheArchaeologistBeforeTheHelper) {
  Scene scene(fallen);
  scene.ruin(Stage::falling, "C3", 1, 1).at(0, archaeologist, "C4").at(0, helper, "C4").left(1);
  EXPECT_EQ(choice(scene), Gold::Move(Walk{archaeologist, called("C5")}));
  scene.left(2);
  const std::vector<Gold::Move> moves = turnOf(scene);
  EXPECT_TRUE(has(moves, Walk{helper, called("C5")}));
}

TEST(GoldBot, EndsItsTurnWhenNothingIsLeftToDo) {
  Scene scene(fallen);
  scene.ruin(Stage::falling, "C3", 1, 1).at(1, archaeologist, "A1").lies("A3", Treasure::three);
  EXPECT_EQ(choice(scene), Gold::Move(Done{}));
}

struct Played {
  int stoodStill = 0;
  int steppedBack = 0;  // at once, without having done or delivered anything there
  int longest = 0;
};
Played played(int games, const Options& options) {
  Played result;
  for (int game = 0; game < games; ++game) {
    Chance chance(static_cast<u64>(game));
    Teller<Gold::Event> deaf;
    State state = Gold::setup(options, chance, deaf);
    Gold::Move last = Done{};
    Place from;
    int moves = 0;
    for (; !over<Gold>(state); ++moves) {
      const Seat seat = Gold::actors(state.open).first();
      const Gold::Move move = sensibleMove<Gold>(viewOf<Gold>(state, seat), chance);
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
  const Played all = played(games, {});
  std::printf("Of %d games %d stood still; %d steps back at once; the longest had %d moves.\n", games, all.stoodStill,
              all.steppedBack, all.longest);
  EXPECT_LE(all.stoodStill, games * 3 / 100);
  EXPECT_LT(all.steppedBack, games / 2);
  EXPECT_LT(all.longest, 1000);
}

TEST(GoldBot, PlaysWithThreeAndFour) {
  for (const int players : {3, 4}) {
    Options options;
    options.players = players;
    EXPECT_LE(played(40, options).stoodStill, 3) << players;
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

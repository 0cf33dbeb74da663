// What nobody knows and what one seat knows, as promises: nothing of it shows in views, moves, refusals and events; and
// the worlds that fit what is seen.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "describe/every.h"
#include "describe/json_out.h"
#include "games/gold/test/acting.h"
#include "games/gold/test/games.h"

namespace mastaba::gold {
namespace {

// Seats 1 and 2 have brought home a two and a three; which of them has which is their secret.
State museums(const std::string& first, const std::string& second) {
  return position(
      corridor + "taken 4\n0: archaeologist C3, helper C4, museum\n1: museum " + first + "\n2: museum " + second,
      forPlayers(3));
}

// The last of twelve quiet rounds ends with this turn.
State lastTurn() {
  State state = museums("2", "3");
  state.open.quiet = 36;
  return state;
}

// ---- museums

TEST(GoldSecrecy, Rule41WhichTreasuresAMuseumHasShowsToNobodyElse) {
  const State one = museums("2", "3");
  const State other = museums("3", "2");
  for (const Seat to : {Seat{0}, spectator}) {
    EXPECT_TRUE((viewOf<Gold>(one, to) == viewOf<Gold>(other, to)));
    EXPECT_EQ(toJson(viewOf<Gold>(one, to)), toJson(viewOf<Gold>(other, to)));
    EXPECT_EQ(Gold::picture(viewOf<Gold>(one, to), {}), Gold::picture(viewOf<Gold>(other, to), {}));
  }
  for (const Seat to : {Seat{1}, Seat{2}})
    EXPECT_FALSE((viewOf<Gold>(one, to) == viewOf<Gold>(other, to))) << "its owner knows";
  EXPECT_TRUE((viewOf<Gold>(one, spectator).own == Own{}));
}

TEST(GoldSecrecy, Rule41OthersHearOnlyThatATreasureCameHome) {
  const auto carrying = [](const char* treasure) {
    return position(corridor + "0: archaeologist C5, carries " + treasure, forPlayers(3));
  };
  for (const Seat to : {Seat{1}, Seat{2}, spectator})
    EXPECT_EQ(told(carrying("two"), walk("C6"), to), told(carrying("three"), walk("C6"), to));
  EXPECT_NE(told(carrying("two"), walk("C6"), 0), told(carrying("three"), walk("C6"), 0));
}

TEST(GoldSecrecy, Rule41BringingHomeIsNoNews) {
  const auto log = telling(position(corridor + "0: archaeologist C5, carries three", forPlayers(3)), walk("C6"));
  ASSERT_EQ(log.size(), 3U);
  for (const auto& one : log) EXPECT_EQ(one.news, News::none) << "everybody saw the treasure";
  EXPECT_EQ(log[0].to, everyone) << "that he walked";
  EXPECT_EQ(log[1].to, Seats::only(0));
  EXPECT_EQ(log[2].to, Seats::except(0));
}

TEST(GoldSecrecy, Rule41AtTheEndEachShowsItsOwn) {
  int shown = 0;
  for (const auto& one : telling(lastTurn(), Done{})) {
    const auto* museum = as<Gold::MuseumOpened>(one.event);
    if (museum == nullptr) continue;
    ++shown;
    EXPECT_EQ(one.news, one.to.has(museum->seat) ? News::none : News::own);
  }
  EXPECT_EQ(shown, 3 * 2);
}

// ---- tiles, photos, stack

TEST(GoldSecrecy, Rule10NothingIsDecidedBeforeItIsTurnedUp) {
  // The same luck brings the same tile, wherever it is revealed: no tile lies anywhere before.
  const State state = position("");
  for (u64 luck = 1; luck < 60; ++luck) {
    const Kind kind = kindOf(after(state, reveal("C5"), luck), "C5");
    EXPECT_EQ(kindOf(after(state, reveal("B6"), luck), "B6"), kind);
    EXPECT_EQ(kindOf(after(state, reveal("D6"), luck), "D6"), kind);
  }
}

TEST(GoldSecrecy, Rule10BeforeARevealAllFaceDownTilesLookAlike) {
  for (u64 luck = 1; luck < 20; ++luck) {
    const Open open = begin({}, luck).open;
    for (int i = 0; i < places; ++i) EXPECT_EQ((open.tiles[i] == Tile{Kind::faceDown, Ways::none}), i != open.entrance);
  }
}

TEST(GoldSecrecy, Rule15PhotosAndTreasuresAreRevealedToAllAtOnce) {
  const State state = position("", forPlayers(3));
  for (const auto& one : telling(state, reveal("C5"), luckForPhoto(state, reveal("C5"), 5))) {
    EXPECT_EQ(one.to, everyone);
    const bool news = is<Gold::Revealed>(one.event) || is<Gold::Photographed>(one.event) || is<Gold::Found>(one.event);
    EXPECT_EQ(one.news, news ? News::revealed : News::none);
  }
}

// Only what is turned up is told of, and only in the move that turns it up.
TEST(GoldSecrecy, Rule31NoEventTellsOfAHiddenTile) {
  int told = 0;
  for (int game = 0; game < 60; ++game) {
    playedOut(mixture(game), static_cast<u64>(game), [&](const State& state, const Move& move) {
      for (const auto& one : telling(state, move)) {
        const auto* event = as<Gold::Revealed>(one.event);
        if (event == nullptr) continue;
        ++told;
        const auto* reveals = as<Reveal>(move);
        ASSERT_TRUE(reveals != nullptr && reveals->at == event->at);
      }
    });
  }
  EXPECT_GT(told, 500);
}

// ---- moves and refusals

TEST(GoldSecrecy, MovesAndRefusalsDoNotDependOnOthersMuseums) {
  const State one = museums("2", "3");
  const State other = museums("3", "2");
  eachValue<Move>([&](const Move& move) { EXPECT_EQ(whyNot(one, move), whyNot(other, move)); });
}

// Every move there is, in positions of many games: listed exactly once if it is not refused, and not otherwise.
TEST(GoldSecrecy, MovesAreListedExactlyIfNotRefused) {
  for (int game = 0; game < 20; ++game) {
    int step = 0;
    playedOut(mixture(game), static_cast<u64>(game), [&](const State& state, const Move&) {
      if (++step % 20 != 0 && Gold::asked(state.open, 0) == Ask::act) return;
      const Seat seat = Gold::actors(state.open).first();
      Gold::Moves moves;
      Gold::moves(state.open, state.own[seat], seat, moves);
      std::set<std::string> listed;
      for (const Move& move : moves) ASSERT_TRUE(listed.insert(toJson(move)).second) << toJson(move);
      std::size_t allowed = 0;
      eachValue<Move>([&](const Move& move) {
        if (Gold::refuse(state.open, state.own[seat], seat, move)) return;
        ++allowed;
        ASSERT_TRUE(listed.contains(toJson(move))) << toJson(move);
      });
      ASSERT_EQ(allowed, listed.size());
    });
  }
}

// ---- worlds

// What an observer must reckon with, each with how often it came.
std::map<std::string, int> worldsOf(const State& state, Seat by, int many) {
  const View<Gold> view = viewOf<Gold>(state, by);
  Chance chance(u64{5});
  std::map<std::string, int> worlds;
  for (int i = 0; i < many; ++i) {
    const State world = Gold::imagine(view, chance);
    const char* fault = Gold::faults(world);
    EXPECT_EQ(fault, nullptr) << fault;
    EXPECT_TRUE((viewOf<Gold>(world, by) == view));
    std::string secrets;
    for (Seat seat = 0; seat < state.open.options.players; ++seat) secrets += std::to_string(world.own[seat].threes);
    ++worlds[secrets];
  }
  return worlds;
}

TEST(GoldSecrecy, Rule41WorldsVaryInWhatOthersBroughtHome) {
  const State state = museums("2", "3");
  for (const Seat by : {Seat{0}, spectator}) {
    const auto worlds = worldsOf(state, by, 1000);
    ASSERT_EQ(worlds.size(), 2U);
    EXPECT_NEAR(worlds.at("001"), 500, 70);
    EXPECT_NEAR(worlds.at("010"), 500, 70);
  }
  EXPECT_EQ(worldsOf(state, 1, 20).size(), 1U) << "from the own one follows the other";
  EXPECT_EQ(worldsOf(state, 2, 20).begin()->first, "001");
}

TEST(GoldSecrecy, Rule41WorldsCountEveryTreasureThatIsNotAtHome) {
  // Of two twos and three threes that were found, a three is carried and a two lies; one more is my own.
  const State state = position(R"(
    LO....
    ......
    ..│...
    ..│...
    ..│...
    ..E...
    taken 4 5, lying two C4
    0: archaeologist C3, carries three, museum 3
    1: museum 2
    2: museum 3
  )",
                               forPlayers(3));
  const auto worlds = worldsOf(state, 0, 200);
  EXPECT_EQ(worlds.size(), 2U);
  EXPECT_TRUE(worlds.contains("101") && worlds.contains("110"));
  const State two = position(corridor + "taken 5, lying two C4\n0: museum 3\n1: museum 3");
  EXPECT_EQ(worldsOf(two, 0, 20).size(), 1U) << "with two players it follows";
  EXPECT_EQ(worldsOf(two, spectator, 20).size(), 1U);
}

TEST(GoldSecrecy, Rule41WorldsDoNotCountWhatIsBuried) {
  const State state = position(maskGone + "falling C3 0\n0: archaeologist C5\n1: museum 3\n2: museum 2", forPlayers(3));
  EXPECT_EQ(int{state.open.buried.of[0]} + state.open.buried.of[1], 6);
  EXPECT_EQ(worldsOf(state, 0, 200).size(), 2U);
}

TEST(GoldSecrecy, Rule41OpenMuseumsAndTheEndLeaveNothingToImagine) {
  const Options open = with(&Options::museums, Gold::Museums::open, forPlayers(3));
  const State state = position(corridor + "taken 4\n0: museum\n1: museum 2\n2: museum 3", open);
  for (const Seat by : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(worldsOf(state, by, 50), (std::map<std::string, int>{{"001", 50}}));
  const State end = after(lastTurn(), Done{});
  for (const Seat by : {Seat{0}, Seat{2}, spectator})
    EXPECT_EQ(worldsOf(end, by, 50), (std::map<std::string, int>{{"001", 50}}));
}

TEST(GoldSecrecy, WorldsFitEveryPositionOfAGame) {
  for (int game = 0; game < 40; ++game) {
    int step = 0;
    const State end = playedOut(mixture(game), static_cast<u64>(game), [&](const State& state, const Move&) {
      if (++step % 25 != 0) return;
      for (Seat by = 0; by < state.open.options.players; ++by) worldsOf(state, by, 1);
      worldsOf(state, spectator, 1);
    });
    worldsOf(end, 0, 1);
  }
}

}  // namespace
}  // namespace mastaba::gold

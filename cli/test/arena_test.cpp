// Who plays in the arena, what a unit is, and how results are laid out. The games themselves: tests/cli/cli.test.mjs.
#include <cmath>
#include <gtest/gtest.h>
#include <set>

#include "cli/arena_games.h"
#include "cli/arena_players.h"
#include "cli/arena_report.h"
#include "cli/arena_results.h"
#include "describe/json_in.h"

namespace mastaba::cli {
namespace {

const Room& room(std::string_view game) { return *roomNamed(game); }

std::string names(const std::string& players, const UsualLimit& usual = {}, std::string_view game = "toy") {
  const Contestants read = readContestants(players, usual, room(game), Language::en);
  std::string out = read.problem.empty() ? "" : "! " + read.problem;
  if (read.problem.empty())
    for (const Contestant& one : read.all) out += one.name + " ";
  return out;
}

TEST(ArenaPlayers, AsTheyAreWritten) {
  EXPECT_EQ(names("bot:5,bot:3"), "bot:5 bot:3 ");
  EXPECT_EQ(names(" Random , simple,ISMCTS"), "random simple ismcts ");
  EXPECT_EQ(names("bot:5@200ms,bot:4@2000,ismcts@20000"), "bot:5@200ms bot:4@2000 ismcts@20000 ");
  EXPECT_EQ(names("bot:5,simple*3"), "bot:5 simple simple simple ");
  EXPECT_EQ(names("bot:5@50ms*2"), "bot:5@50ms bot:5@50ms ");
}

TEST(ArenaPlayers, WhatTheyAre) {
  const Contestants read = readContestants("bot:4@2000,ismcts@30ms,random,simple", {}, room("toy"), Language::en);
  ASSERT_EQ(read.all.size(), 4U) << read.problem;
  EXPECT_EQ(read.all[0].player.mind, Mind::level);
  EXPECT_EQ(read.all[0].player.level, 4);
  EXPECT_EQ(read.all[0].player.simulations, 2000);
  EXPECT_EQ(read.all[0].player.milliseconds, 0);
  EXPECT_EQ(read.all[1].player.mind, Mind::plain);
  EXPECT_EQ(read.all[1].player.milliseconds, 30);
  EXPECT_EQ(read.all[1].player.simulations, 0);
  EXPECT_EQ(read.all[2].player.mind, Mind::random);
  EXPECT_EQ(read.all[3].player.mind, Mind::simple);
}

TEST(ArenaPlayers, OneAloneSitsWhereverItIsNeeded) {
  EXPECT_EQ(names("simple"), "simple simple ");
  EXPECT_EQ(names("simple", {}, "labyrinth"), "simple ");
  EXPECT_EQ(names("simple*4"), "simple simple simple simple ");
  EXPECT_EQ(names("simple*1"), "! One seat does not fit this game: 2 to 4 can play.");
}

TEST(ArenaPlayers, AUsualLimitIsForThoseWithoutOne) {
  EXPECT_EQ(names("bot:5,bot:3@100,simple,ismcts@9ms", {500, 0}), "bot:5@500 bot:3@100 simple ismcts@9ms ");
  EXPECT_EQ(names("ismcts,bot:1", {0, 20}), "ismcts@20ms bot:1 ");
  EXPECT_TRUE(names("simple,random", {500, 0}).starts_with("! --sims and --ms are for those who think ahead"));
  EXPECT_TRUE(names("bot:3@10,simple", {500, 0}).starts_with("! --sims and --ms"));
}

TEST(ArenaPlayers, WrongOnesAreToldWithAnExample) {
  for (const char* players :
       {"", "bot", "bot:0", "bot:6", "bot:", "bot:-1", "bot:+1", "bot:1x", "2", "bot:5,,simple", "chess", "@5", "*2"})
    EXPECT_NE(names(players).find("is no player. A player is bot:1 to bot:5"), std::string::npos) << players;
  for (const char* players : {"simple*0", "simple*7", "simple*", "simple*x", "simple*-1"})
    EXPECT_NE(names(players).find("a number of seats has to follow the star"), std::string::npos) << players;
  for (const char* players : {"bot:3@", "bot:3@0", "bot:3@x", "bot:3@ms", "bot:3@-5", "bot:3@99999999999", "bot:3@2s"})
    EXPECT_NE(names(players).find("a limit has to follow the @"), std::string::npos) << players;
  for (const char* players : {"simple@5,bot:3", "random@5ms,bot:3", "bot:1@5,bot:3"})
    EXPECT_NE(names(players).find("does not think ahead"), std::string::npos) << players;
  for (const char* players : {"bot:9", "simple*9", "bot:3@", "simple@1"})
    EXPECT_NE(names(players).find("--players "), std::string::npos) << players;
}

TEST(ArenaPlayers, TheTestTakesTwoDifferences) {
  std::optional<Sprt> sprt;
  EXPECT_EQ(readSprt("-10,0", 2, sprt, Language::en), "");
  EXPECT_EQ(sprt->elo0, -10);
  EXPECT_EQ(sprt->elo1, 0);
  EXPECT_EQ(readSprt(" 0 , +2.5", 3, sprt, Language::en), "");
  EXPECT_EQ(sprt->elo1, 2.5);
  EXPECT_EQ(readSprt("", 2, sprt, Language::en), "");
  EXPECT_EQ(sprt->elo1, 10) << "as usual";
  for (const char* text : {" ", "5", "10,0", "0,0", "0,x", "1,2,3", "0,inf", "0,1e3"})
    EXPECT_NE(readSprt(text, 2, sprt, Language::en).find("--sprt 0,10"), std::string::npos) << text;
  EXPECT_NE(readSprt("0,10", 1, sprt, Language::en), "");
}

std::vector<Player> playersOf(const std::string& text) {
  std::vector<Player> players;
  for (const Contestant& one : readContestants(text, {}, room("labyrinth"), Language::en).all)
    players.push_back(one.player);
  return players;
}

TEST(ArenaUnits, HaveAGameForEachSeatingThatDiffers) {
  EXPECT_EQ(seatingsOf(playersOf("bot:5,simple")), 2);
  EXPECT_EQ(seatingsOf(playersOf("bot:5,simple*3")), 4);
  EXPECT_EQ(seatingsOf(playersOf("bot:5,simple,bot:5,simple")), 2);
  EXPECT_EQ(seatingsOf(playersOf("bot:5,bot:5@10")), 2);
  EXPECT_EQ(seatingsOf(playersOf("simple*3")), 1) << "the others would be the same game again";
  EXPECT_EQ(seatingsOf(playersOf("simple")), 1);
}

Match matchOf(std::string_view game, const std::string& players) {
  Match match;
  match.room = &room(game);
  for (const Contestant& one : readContestants(players, {}, *match.room, Language::en).all)
    match.players.push_back(one.player);
  match.options = boost::json::object{{"players", static_cast<std::int64_t>(match.players.size())}};
  match.seed = "test";
  return match;
}

TEST(ArenaUnits, EverybodySitsEverywhereInTheSameDeal) {
  const Match match = matchOf("toy", "simple,random,random");
  Stop stop = false;
  int next = 0;
  const Fault fault = playUnits(
      match, 4, 1, stop,
      [&](const Unit& unit) {
        EXPECT_EQ(unit.number, next++);
        EXPECT_EQ(unit.games.size(), 3U);
        std::set<std::size_t> seats;
        for (std::size_t game = 0; game < unit.games.size(); ++game) seats.insert(seatOf(0, 3, unit.number, game));
        EXPECT_EQ(seats.size(), 3U);
        return true;
      },
      [](int) {});
  EXPECT_FALSE(fault);
  EXPECT_EQ(next, 4);
}

TEST(ArenaUnits, ComeInOrderWhoeverPlaysThem) {
  const Match match = matchOf("toy", "simple,random");
  std::vector<std::string> all;
  for (const int threads : {1, 3}) {
    Stop stop = false;
    all.emplace_back();
    const Fault fault = playUnits(
        match, 40, threads, stop,
        [&](const Unit& unit) {
          all.back() += std::to_string(unit.number) + ":";
          for (const BotGame& game : unit.games) all.back() += std::to_string(game.points[0]) + " ";
          return true;
        },
        [](int) {});
    EXPECT_FALSE(fault);
  }
  EXPECT_EQ(all[0], all[1]);
}

TEST(ArenaUnits, NobodyGoesOnWhenEnoughIsKnownOrSomebodyStopsThem) {
  const Match match = matchOf("toy", "simple,random");
  for (const int threads : {1, 2}) {
    Stop stop = false;
    int taken = 0;
    EXPECT_FALSE(playUnits(match, 1'000'000, threads, stop, [&](const Unit&) { return ++taken < 5; }, [](int) {}));
    EXPECT_EQ(taken, 5);
    stop = false;
    taken = 0;
    EXPECT_FALSE(playUnits(
        match, 1'000'000, threads, stop,
        [&](const Unit& unit) {
          EXPECT_EQ(unit.games.size(), 2U) << "whole units only";
          if (++taken == 5) stop = true;
          return true;
        },
        [](int) {}));
    EXPECT_GE(taken, 5);
    EXPECT_LT(taken, 1000);
  }
}

TEST(ArenaUnits, WhatTheRoomRefusesEndsThem) {
  Match match = matchOf("toy", "simple,random");
  match.options = boost::json::object{{"players", 3}};
  Stop stop = false;
  EXPECT_TRUE(playUnits(match, 10, 2, stop, [](const Unit&) { return true; }, [](int) {}));
}

// A game of two with these places, on seats.
BotGame gameOf(int first, int second, int points = 10) {
  BotGame game;
  game.whole = true;
  game.how = "allPlayed";
  game.place = {first, second};
  game.points = {points, 5};
  game.moves = 20;
  game.choices = {10, 10};
  game.seconds = {0.01, 0.02};
  game.simulations = {1000, 0};
  return game;
}

Results twoUnits(const std::optional<Sprt>& sprt = {}) {
  const Contestants read = readContestants("bot:4,simple", {}, room("toy"), Language::en);
  Results results(read.all, {}, sprt, 2);
  results.add({0, {gameOf(1, 2), gameOf(2, 1)}});  // the first player wins on both seats
  results.add({1, {gameOf(1, 1), gameOf(1, 2)}});  // a tie, and a victory on the first seat
  return results;
}

TEST(ArenaResults, AreByPlayerWhereverHeSat) {
  const Results results = twoUnits();
  EXPECT_EQ(results.games(), 4);
  const Mean wins = results.players()[0].victories.mean();
  EXPECT_DOUBLE_EQ(wins.value, 3.5 / 4);
  // Means of the units: 1 and 0.75.
  EXPECT_NEAR(wins.within, 1.96 * std::sqrt(2 * 0.125 * 0.125 / 1 / 2), 1e-12);
  EXPECT_DOUBLE_EQ(results.players()[1].victories.mean().value, 0.5 / 4);
  EXPECT_EQ(results.players()[0].points, (std::vector<int>{10, 5, 5, 10}));
  EXPECT_EQ(results.units()[1][0].firstSeat, 1U);
  EXPECT_NEAR(results.elo()[0].value, eloOf(3.5 / 4), 1e-9);
  EXPECT_NEAR(results.elo()[1].value, -eloOf(3.5 / 4), 1e-9);
}

TEST(ArenaResults, WhereNobodyWinsStrengthIsShared) {
  const Contestants read = readContestants("bot:4,simple", {}, room("toy"), Language::en);
  Results results(read.all, {}, {}, 2);
  results.add({0, {gameOf(2, 2), gameOf(2, 2)}});
  EXPECT_EQ(results.players()[0].victories.mean().value, 0);
  EXPECT_EQ(results.elo()[0].value, 0);
}

TEST(ArenaResults, OfMoreThanTwoAreBesideTheLast) {
  const Contestants read = readContestants("bot:4,simple,random", {}, room("toy"), Language::en);
  Results results(read.all, {}, {}, 3);
  BotGame game = gameOf(1, 2);
  game.place[2] = 3;
  for (int unit = 0; unit < 30; unit += 3) results.add({unit, {game}});
  const std::vector<Between> elo = results.elo();
  ASSERT_EQ(elo.size(), 3U);
  EXPECT_GT(elo[0].value, elo[1].value);
  EXPECT_GT(elo[1].value, 0);
  EXPECT_EQ(elo[2].value, 0);
}

TEST(ArenaReport, HasATableForEachQuestion) {
  EXPECT_EQ(report(twoUnits(), {}, room("toy"), Language::en),
            (Lines{"   player       victories                  Elo", "1  bot:4   87.5 ±  24.5 %  +338.0 (+92.5 … +∞)",
                   "2  simple  12.5 ±  24.5 %  -338.0 (-∞ … -92.5)", "",
                   "   player        points  worst   p10  median   p90  best",
                   "1  bot:4   7.50 ±  0.00      5     5      10    10    10",
                   "2  simple  7.50 ±  0.00      5     5      10    10    10", "", "Moves per game: 20.0 ± 0.0",
                   "   player  choices/game  simulations/choice", "1  bot:4           10.0                  50",
                   "2  simple          10.0                  50"}));
}

TEST(ArenaReport, TellsWhatWasTested) {
  const Sprt sprt{0, 10};
  const Lines lines = report(twoUnits(sprt), sprt, room("toy"), Language::en);
  EXPECT_TRUE(lines[4].starts_with("SPRT: is bot:4 stronger by +0.0 (H0) or by +10.0 Elo (H1)? LLR +0.0")) << lines[4];
  EXPECT_EQ(lines[5], "It is not decided yet: more games would be needed.");
}

TEST(ArenaReport, AsJsonHasEverything) {
  const Match match = matchOf("toy", "bot:4,simple");
  const Sprt sprt{0, 10};
  boost::json::value json;
  ASSERT_FALSE(parseJson(jsonReport(twoUnits(sprt), {&match, sprt, 3, 2, 1, false}), json));
  const boost::json::object& all = json.get_object();
  EXPECT_EQ(all.at("asked_games").as_int64(), 3);
  EXPECT_EQ(all.at("games").as_int64(), 4);
  EXPECT_EQ(all.at("players").as_array()[0].as_string(), "bot:4");
  EXPECT_EQ(all.at("units").as_array().size(), 2U);
  EXPECT_EQ(all.at("units").as_array()[1].as_array()[0].as_object().at("first_seat").as_int64(), 1);
  EXPECT_TRUE(all.at("results").as_array()[0].as_object().at("elo").as_object().at("high").is_null()) << "infinite";
  EXPECT_TRUE(all.at("sprt").as_object().at("verdict").is_null());
  EXPECT_EQ(all.at("sprt").as_object().at("counts").as_array().size(), 5U);
}

}  // namespace
}  // namespace mastaba::cli

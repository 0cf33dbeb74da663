// Who knows what, A51: usually everybody knows the same. Only tokens that were looked at in secret (`declinedToken` =
// `faceDown`) are known to some: nothing of them shows in views, moves, refusals and events; and the worlds that fit
// what is seen.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "describe/every.h"
#include "describe/json_out.h"
#include "games/fluch/test/acting.h"
#include "games/fluch/test/games.h"

namespace mastaba::fluch {
namespace {

const Options secretly = with(&Options::declinedToken, Fluch::DeclinedToken::faceDown, forPlayers(3));

// The first player has looked at the token of E10, where the second stands now.
State lookedAt(const std::string& token) {
  return position(corridor + "turn 1, collect\n0: saw E10 " + token + "\n1: at E10", secretly);
}

// ---- tokens looked at in secret

TEST(FluchSecrecy, Rule61WhatWasLookedAtShowsToNobodyElse) {
  const State one = lookedAt("red1");
  const State other = lookedAt("blue3");
  for (const Seat to : {Seat{1}, Seat{2}, spectator}) {
    EXPECT_TRUE((viewOf<Fluch>(one, to) == viewOf<Fluch>(other, to)));
    EXPECT_EQ(toJson(viewOf<Fluch>(one, to)), toJson(viewOf<Fluch>(other, to)));
  }
  EXPECT_FALSE((viewOf<Fluch>(one, 0) == viewOf<Fluch>(other, 0))) << "who looked knows";
  EXPECT_TRUE((viewOf<Fluch>(one, spectator).own == Own{}));
}

TEST(FluchSecrecy, Rule61ThatSomebodyLookedIsNoSecret) {
  const View<Fluch> view = viewOf<Fluch>(lookedAt("red1"), 2);
  EXPECT_TRUE(view.open.chambers[chamberNumbers[placeNamed("E10")]].seen == Seats::only(0));
}

TEST(FluchSecrecy, Rule61MovesAndRefusalsDoNotDependOnIt) {
  const State one = lookedAt("red1");
  const State other = lookedAt("blue3");
  eachValue<Move>([&](const Move& move) { ASSERT_EQ(whyNot(one, move), whyNot(other, move)) << toJson(move); });
  EXPECT_EQ(kindsOfMoves(one), kindsOfMoves(other));
}

TEST(FluchSecrecy, Rule61OthersHearOnlyThatSomebodyLooked) {
  const State state = position(corridor + "collect\n0: at E10", secretly);
  const auto log = telling(state, TurnUp{}, "blue2");
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].to, Seats::only(0));
  EXPECT_EQ(log[0].news, News::revealed);
  EXPECT_TRUE(is<Fluch::TurnedUp>(log[0].event));
  EXPECT_EQ(log[1].to, Seats::except(0));
  EXPECT_EQ(log[1].news, News::none);
  EXPECT_TRUE(is<Fluch::LookedAt>(log[1].event));
  for (const Seat to : {Seat{1}, Seat{2}, spectator})
    EXPECT_EQ(told(state, TurnUp{}, "blue2", to), told(state, TurnUp{}, "red1", to));
}

TEST(FluchSecrecy, Rule61WhoLeavesItSaysNothing) {
  const State state = position(corridor + "collect\n0: at E10, saw E10 red1", secretly);
  const State other = position(corridor + "collect\n0: at E10, saw E10 blue3", secretly);
  for (const Seat to : {Seat{1}, spectator}) EXPECT_EQ(told(state, Leave{}, "", to), told(other, Leave{}, "", to));
  EXPECT_TRUE((viewOf<Fluch>(after(state, Leave{}), 1) == viewOf<Fluch>(after(other, Leave{}), 1)));
}

TEST(FluchSecrecy, Rule64WhoTakesItShowsIt) {
  const State state = position(corridor + "collect\n0: at E10, saw E10 red1", secretly);
  const auto log = telling(state, Take{}, ".");
  EXPECT_EQ(log[0].to, Seats::except(0));
  EXPECT_EQ(log[0].news, News::own);
  EXPECT_EQ(log[0].of, 0);
  EXPECT_EQ(log[1].to, Seats::only(0));
  EXPECT_EQ(log[1].news, News::none);
  const auto open = telling(position(corridor + "token E10 red1, collect\n0: at E10", secretly), Take{}, ".");
  EXPECT_EQ(open[0].to, everyone);
  EXPECT_EQ(open[0].news, News::none) << "what lies open is no news";
}

TEST(FluchSecrecy, Rule61OnlyWhoLooksIsToldInWholeGames) {
  int looks = 0;
  for (int game = 0; game < 12; ++game) {
    const Options options = with(&Options::tokensHidden, Fluch::TokensHidden::yes,
                                 with(&Options::declinedToken, Fluch::DeclinedToken::faceDown, mixture(game)));
    playedOut(options, static_cast<u64>(game), [&](const Moment& moment) {
      for (const auto& one : moment.told) {
        const auto* turned = as<Fluch::TurnedUp>(one.event);
        if (turned == nullptr) continue;
        ++looks;
        ASSERT_TRUE(one.to == Seats::only(turned->seat));
        ASSERT_EQ(turned->seat, moment.seat);
      }
      // Nobody learns more than what he is told: others' knowledge changes only when a token is gone.
      for (Seat seat = 0; seat < options.players; ++seat)
        if (seat != moment.seat && !is<Take>(moment.move)) {
          ASSERT_TRUE((moment.before.own[seat] == moment.then.own[seat]));
        }
    });
  }
  EXPECT_GT(looks, 20);
}

// ---- usually

TEST(FluchSecrecy, Rule61UsuallyEverybodyKnowsTheSame) {
  for (int game = 0; game < 8; ++game) {
    const Options options = with(&Options::declinedToken, Fluch::DeclinedToken::faceUp, mixture(game));
    playedOut(options, static_cast<u64>(game), [&](const Moment& moment) {
      for (const auto& one : moment.told) ASSERT_TRUE(one.to == everyone);
      for (Seat seat = 0; seat < Fluch::seats; ++seat) ASSERT_TRUE((moment.then.own[seat] == Own{}));
      for (const Token token : moment.then.looked) ASSERT_EQ(token, Token::none);
    });
  }
}

TEST(FluchSecrecy, Rule17NothingIsDecidedBeforeItIsTurnedUp) {
  // The same luck brings the same token, wherever it is turned up: none lies anywhere before.
  const State one = position(corridor + "collect\n0: at E10");
  const State other = position(corridor + "collect\n0: at C10");
  for (u64 luck = 1; luck < 40; ++luck) {
    const auto found = [luck](State state, const char* place) {
      Chance chance(luck);
      Teller<Fluch::Event> deaf;
      Fluch::play(state, 0, TurnUp{}, chance, deaf);
      return chamberOn(state, place);
    };
    EXPECT_EQ(found(one, "E10"), found(other, "C10"));
  }
}

TEST(FluchSecrecy, Rule17EveryTokenThatIsLeftMayBeFound) {
  const State state = position(corridor + "collect, token C10 red1\n0: at E10, tokens green3");
  std::map<Token, int> found;
  for (u64 luck = 1; luck <= 1300; ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Fluch::Event> deaf;
    Fluch::play(then, 0, TurnUp{}, chance, deaf);
    ++found[then.open.chambers[chamberNumbers[placeNamed("E10")]].token];
  }
  EXPECT_EQ(found.size(), 13U) << "neither the one that lies open nor the one that is owned";
  for (const auto& [token, many] : found) EXPECT_NEAR(many, 100, 45) << static_cast<int>(token);
}

TEST(FluchSecrecy, NewsIsWhatLuckBringsAndNothingElse) {
  eachMoment(8, [](const Moment& moment) {
    for (const auto& one : moment.told) {
      const auto& event = one.event;
      const bool luck = is<Fluch::Rolled>(event) || is<Fluch::Drew>(event) || is<Fluch::TurnedUp>(event) ||
                        is<Fluch::Found>(event) || is<Fluch::EventDrawn>(event) || is<Fluch::Fought>(event);
      ASSERT_EQ(one.news == News::revealed, luck) << toJson(event);
    }
  });
}

// ---- worlds

// What an observer must reckon with at some chambers, each with how often it came.
std::map<std::string, int> worldsOf(const State& state, Seat by, int many,
                                    const std::vector<std::string>& places = {}) {
  const View<Fluch> view = viewOf<Fluch>(state, by);
  Chance chance(u64{5});
  std::map<std::string, int> worlds;
  for (int i = 0; i < many; ++i) {
    const State world = Fluch::imagine(view, chance);
    const char* fault = Fluch::faults(world);
    EXPECT_EQ(fault, nullptr) << fault;
    EXPECT_TRUE((viewOf<Fluch>(world, by) == view));
    std::string tokens;
    for (const std::string& place : places)
      tokens += (tokens.empty() ? "" : " ") + std::string(nameOfEnum(world.looked[chamberNumbers[placeNamed(place)]]));
    ++worlds[tokens];
  }
  return worlds;
}

TEST(FluchSecrecy, Rule61WhoLookedImaginesWhatLiesThere) {
  const auto worlds = worldsOf(lookedAt("red1"), 0, 50, {"E10"});
  EXPECT_EQ(worlds, (std::map<std::string, int>{{"red1", 50}}));
}

TEST(FluchSecrecy, Rule61WhoLookedInEveryChamberImaginesAllOfThem) {
  const State state = position("faceDown B2\n0: saw B2 red1 K10 blue1 G6 green1", secretly);
  EXPECT_EQ(worldsOf(state, 0, 20, {"B2", "K10", "G6"}), (std::map<std::string, int>{{"red1 blue1 green1", 20}}));
  for (const auto& [tokens, many] : worldsOf(state, 1, 20, {"B2", "K10", "G6"}))
    EXPECT_FALSE(tokens.find("none") != std::string::npos) << tokens;
}

TEST(FluchSecrecy, Rule61OthersMustReckonWithEveryTokenThatIsLeft) {
  for (const Seat by : {Seat{1}, Seat{2}, spectator}) {
    const auto worlds = worldsOf(lookedAt("red1"), by, 2000, {"E10"});
    EXPECT_EQ(worlds.size(), 15U);
    EXPECT_NEAR(worlds.at("red1"), 100, 45);
    EXPECT_NEAR(worlds.at("red2"), 200, 60) << "of three players there are two";
  }
}

TEST(FluchSecrecy, Rule61WhatOneKnowsOneselfLiesNowhereElse) {
  const State state = position("0: saw E10 red1 C10 blue1\n1: saw C10 blue1 I10 green1", secretly);
  const auto first = worldsOf(state, 0, 400, {"E10", "C10", "I10"});
  for (const auto& [tokens, many] : first) {
    EXPECT_TRUE(tokens.starts_with("red1 blue1 ")) << tokens;
    EXPECT_FALSE(tokens.ends_with(" red1") || tokens.ends_with(" blue1 blue1")) << tokens;
  }
  EXPECT_GT(first.size(), 10U);
  for (const auto& [tokens, many] : worldsOf(state, 1, 400, {"C10", "I10"})) EXPECT_EQ(tokens, "blue1 green1");
  // Two tokens that nobody knows are never the same one.
  for (const auto& [tokens, many] : worldsOf(state, spectator, 800, {"E10", "I10"})) EXPECT_NE(tokens, "red1 red1");
}

TEST(FluchSecrecy, Rule61WhoeverLookedKnowsTheSameInEveryWorld) {
  const State state = position("0: saw E10 red1\n1: saw E10 red1", secretly);
  Chance chance(u64{3});
  for (int i = 0; i < 50; ++i) {
    const State world = Fluch::imagine(viewOf<Fluch>(state, 2), chance);
    EXPECT_TRUE((world.own[0] == world.own[1]));
    EXPECT_TRUE((world.own[2] == Own{}));
  }
}

TEST(FluchSecrecy, Rule61UsuallyThereIsNothingToImagine) {
  const State state = position(corridor + "token C10 red1\n0: at E12, tokens blue2");
  Chance chance(u64{3});
  for (const Seat by : {Seat{0}, Seat{1}, spectator})
    EXPECT_TRUE((Fluch::imagine(viewOf<Fluch>(state, by), chance) == state));
  EXPECT_EQ(chance.drawn(), 0U);
}

TEST(FluchSecrecy, WorldsFitEveryPositionOfAGame) {
  int step = 0;
  eachMoment(8, [&](const Moment& moment) {
    if (++step % 25 != 0) return;
    for (Seat by = 0; by < moment.then.open.options.players; ++by) worldsOf(moment.then, by, 1);
    worldsOf(moment.then, spectator, 1);
  });
}

// ---- the law

// Every move there is, in positions of many games: listed exactly once if it is not refused, and not otherwise.
TEST(FluchSecrecy, MovesAreListedExactlyIfNotRefused) {
  std::map<Ask, int> seen;
  eachMoment(16, [&](const Moment& moment) {
    const State& state = moment.before;
    if (++seen[state.open.agenda.back().ask] % 50 != 1) return;
    Fluch::Moves moves;
    Fluch::moves(state.open, state.own[moment.seat], moment.seat, moves);
    std::set<std::string> listed;
    for (const Move& move : moves) ASSERT_TRUE(listed.insert(toJson(move)).second) << toJson(move);
    std::size_t allowed = 0;
    eachValue<Move>([&](const Move& move) {
      if (Fluch::refuse(state.open, state.own[moment.seat], moment.seat, move)) return;
      ++allowed;
      ASSERT_TRUE(listed.contains(toJson(move))) << toJson(move);
    });
    ASSERT_EQ(allowed, listed.size());
  });
  EXPECT_EQ(seen.size(), 14U) << "everything is asked";
}

}  // namespace
}  // namespace mastaba::fluch

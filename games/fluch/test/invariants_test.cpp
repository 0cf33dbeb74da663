// What follows from the rules, FLUCH-127 to FLUCH-132, as promises over whole games with all mixtures of options. It is
// reckoned here from what is told and what lies on the table, apart from the game's own checks.
#include <gtest/gtest.h>
#include <numeric>

#include "games/fluch/test/games.h"

namespace mastaba::fluch {
namespace {

constexpr int gamesPerTest = 8;

template <class Event, class F>
void eachTold(const Moment& moment, const F& f) {
  for (const auto& one : moment.told)
    if (const auto* event = as<Event>(one.event)) f(*event);
}

// Is this the first move of a game?
bool begins(const Moment& moment) {
  const Open& open = moment.before.open;
  return open.agenda[0].ask == Ask::enter && open.agenda.size() == open.options.players;
}

int worthOf(const Player& player) { return std::accumulate(player.tokens.begin(), player.tokens.end(), 0); }

bool isWaitingFor(const Open& open, Ask ask) {
  return std::any_of(open.agenda.begin(), open.agenda.end(), [ask](const Task<Ask>& task) { return task.ask == ask; });
}

TEST(FluchInvariants, GamesAreSoundFromTheFirstMoveToTheLast) {
  eachMoment(gamesPerTest, [](const Moment& moment) {
    const char* fault = Fluch::faults(moment.then);
    ASSERT_EQ(fault, nullptr) << fault;
  });
}

// ---- lives

TEST(FluchInvariants, Rule127LivesOfAllAndOfTheSupplyAre45) {
  int changes = 0;
  std::array<int, Fluch::seats> lives{};
  eachMoment(gamesPerTest, [&](const Moment& moment) {
    if (begins(moment)) lives.fill(0);
    eachTold<Fluch::Entered>(moment, [&](const auto& told) { lives[told.seat] = told.lives; });
    for (const auto& one : moment.told) {
      if (const auto* paid = as<Fluch::Paid>(one.event)) {
        ASSERT_EQ(--lives[paid->seat], paid->left) << "FLUCH-104";
        ASSERT_GE(int{paid->left}, 1) << "FLUCH-105";
        ++changes;
      }
      if (const auto* gained = as<Fluch::GainedLife>(one.event)) {
        ASSERT_EQ(++lives[gained->seat], gained->left) << "FLUCH-75";
        ++changes;
      }
      if (const auto* lost = as<Fluch::LostLives>(one.event)) {
        ASSERT_EQ(lives[lost->seat] -= lost->lost, lost->left) << "FLUCH-97";
        ++changes;
      }
    }
    int sum = 0;
    for (Seat seat = 0; seat < moment.then.open.options.players; ++seat) {
      const Player& player = moment.then.open.players[seat];
      if (player.inside) {
        ASSERT_EQ(int{player.lives}, lives[seat]);
        ASSERT_GE(int{player.lives}, 1);
      }
      sum += player.lives;
    }
    ASSERT_LE(sum, 45);
    ASSERT_EQ(supplyOf(moment.then.open), 45 - sum);
  });
  EXPECT_GT(changes, 300);
}

TEST(FluchInvariants, Rule132WhoDiesFindsALifeAndAnEntrance) {
  int deaths = 0;
  eachMoment(2 * gamesPerTest, [&](const Moment& moment) {
    const Open& open = moment.then.open;
    if (open.agenda.empty() || open.agenda.back().ask != Ask::enter) return;
    const Seat seat = open.agenda.back().who.first();
    if (open.players[seat].lives > 0) return;
    ++deaths;
    ASSERT_GE(supplyOf(open), 1);
    Fluch::Moves moves;
    Fluch::moves(open, moment.then.own[seat], seat, moves);
    ASSERT_GE(moves.size(), 1);
  });
  EXPECT_GT(deaths, 100);
}

// ---- tokens, cards, tiles

// How many there are of each kind, wherever they are.
using Kinds = std::array<int, tokenKinds>;
Kinds tokensIn(const Open& open) {
  Kinds many{};
  const auto count = [&many](Token token) {
    if (token != Token::none) ++many[static_cast<std::size_t>(kindOf(token))];
  };
  for (int i = 0; i < tokenKinds; ++i)
    many[static_cast<std::size_t>(i)] = open.faceDown.of[static_cast<std::size_t>(i)];
  for (const Chamber& chamber : open.chambers) count(chamber.token);
  for (const Lying& lying : open.heaps) count(lying.token);
  for (const Player& player : open.players)
    for (int colour = 0; colour < colours; ++colour)
      if (const int value = player.tokens[static_cast<std::size_t>(colour)]; value > 0)
        count(tokenOf(static_cast<Colour>(colour), value));
  return many;
}

TEST(FluchInvariants, Rule128TokensAreThoseOfTheBeginning) {
  Kinds atFirst{};
  int taken = 0;
  eachMoment(gamesPerTest, [&](const Moment& moment) {
    if (begins(moment)) atFirst = tokensIn(moment.before.open);
    ASSERT_EQ(tokensIn(moment.then.open), atFirst);
    int faceDown = 0;
    for (const Chamber& chamber : moment.then.open.chambers) faceDown += chamber.faceDown ? 1 : 0;
    ASSERT_EQ(faceDown, moment.then.open.faceDown.size());
    taken += is<Take>(moment.move) || is<Loot>(moment.move) ? 1 : 0;
  });
  EXPECT_GT(taken, 40);
}

TEST(FluchInvariants, Rule129NoTileIsLost) {
  eachMoment(gamesPerTest, [](const Moment& moment) {
    const Open& open = moment.then.open;
    std::array<int, kinds> many{};
    for (std::size_t i = 0; i < kinds; ++i) many[i] = open.bag.of[i] + open.discarded.of[i];
    for (const Tile tile : open.tiles)
      if (tile != Tile::none) ++many[static_cast<std::size_t>(kindOf(tile))];
    for (const Task<Ask>& task : open.agenda)
      if (task.ask == Ask::tile) ++many[task.n];
    ASSERT_EQ(many, (std::array<int, kinds>{42, 36, 20, 9, 12, 12}));
  });
}

TEST(FluchInvariants, Rule129NoEventCardIsLost) {
  int drawn = 0;
  eachMoment(gamesPerTest, [&](const Moment& moment) {
    const Open& open = moment.then.open;
    std::array<int, eventKinds> many{};
    for (std::size_t i = 0; i < eventKinds; ++i) many[i] = open.events.of[i] + open.spent.of[i];
    for (const Player& player : open.players)
      for (const Card card : player.protection) ++many[static_cast<std::size_t>(card)];
    ASSERT_EQ(many, (std::array<int, eventKinds>{3, 3, 3, 3, 4, 4, 4, 3, 4, 4, 3, 2}));
    eachTold<Fluch::EventDrawn>(moment, [&](const auto&) { ++drawn; });
  });
  EXPECT_GT(drawn, 100);
}

// Cards leave the game only with the dead, and come back only when the pile is shuffled anew.
TEST(FluchInvariants, Rule129TreasuresAreInThePileInFrontOfSomebodyOrInTheBox) {
  int box = 0;
  int boxed = 0;
  eachMoment(2 * gamesPerTest, [&](const Moment& moment) {
    if (begins(moment)) box = 0;
    eachTold<Fluch::Died>(moment, [&](const auto& told) { box += told.treasures, boxed += told.treasures; });
    eachTold<Fluch::TreasuresShuffled>(moment, [&](const auto& told) {
      ASSERT_EQ(int{told.cards}, box);
      box = 0;
    });
    std::array<int, treasureCards> many{};
    const Open& open = moment.then.open;
    for (std::size_t i = 0; i < treasureCards; ++i) many[i] = open.treasures.of[i];
    for (const Player& player : open.players)
      for (const Treasure& treasure : player.treasures) ++many[static_cast<std::size_t>(cardOf(treasure))];
    for (const int card : many) ASSERT_LE(card, 1);
    ASSERT_EQ(std::accumulate(many.begin(), many.end(), box), 65);
  });
  EXPECT_GT(boxed, 20);
}

TEST(FluchInvariants, Rule131AsManyTreasuresAsTokensAreWorth) {
  int checked = 0;
  bool ranOut = false;
  eachMoment(gamesPerTest, [&](const Moment& moment) {
    if (begins(moment)) ranOut = false;
    const Open& open = moment.then.open;
    eachTold<Fluch::PileEmpty>(moment, [&](const auto&) { ranOut = true; });
    int toDraw = 0;
    for (const Task<Ask>& task : open.agenda)
      if (task.ask == Ask::cards) toDraw += task.n;
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      const Player& player = open.players[seat];
      const int worth = worthOf(player) - (seat == open.active ? toDraw : 0);
      ASSERT_LE(player.treasures.size(), worth);
      if (ranOut) continue;
      ASSERT_EQ(player.treasures.size(), worth);
      checked += worth > 0 ? 1 : 0;
    }
  });
  EXPECT_GT(checked, 500);
}

// ---- figures

TEST(FluchInvariants, Rule130NobodyTakesASecondTokenOfAColour) {
  int taken = 0;
  eachMoment(gamesPerTest, [&](const Moment& moment) {
    const auto lacked = [&](Seat seat, Token token) {
      ++taken;
      ASSERT_FALSE(owns(moment.before.open.players[seat], colourOf(token)));
    };
    eachTold<Fluch::Took>(moment, [&](const auto& told) { lacked(told.seat, told.token); });
    eachTold<Fluch::Looted>(moment, [&](const auto& told) { lacked(told.seat, told.token); });
  });
  EXPECT_GT(taken, 40);
}

TEST(FluchInvariants, Rule130TwoExplorersMeetOnlyInPassing) {
  int passing = 0;
  eachMoment(gamesPerTest, [&](const Moment& moment) {
    const Open& open = moment.then.open;
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      if (!open.players[seat].inside) continue;
      const Seat other = explorerAt(open, open.players[seat].at, seat);
      if (other == nobody) continue;
      ++passing;
      ASSERT_TRUE(seat == open.active || other == open.active);
      ASSERT_TRUE(isWaitingFor(open, Ask::move) || open.agenda.empty());
      if (open.agenda.empty()) {
        ASSERT_TRUE(isEntrance(open.players[seat].at));
      }
    }
  });
  EXPECT_GT(passing, 20);
}

TEST(FluchInvariants, Rule130AfterAFightAmmutStandsWithNobody) {
  int fights = 0;
  eachMoment(2 * gamesPerTest, [&](const Moment& moment) {
    const Open& open = moment.then.open;
    eachTold<Fluch::Attacked>(moment, [&](const auto&) { ++fights; });
    if (open.agenda.empty() || !isInMaze(open.ammut)) return;
    const Ask asked = open.agenda.back().ask;
    if (asked == Ask::banish || asked == Ask::ward) return;
    ASSERT_EQ(explorerAt(open, open.ammut.at), nobody);
  });
  EXPECT_GT(fights, 20);
}

// A38 is the only exception: she was attacking, and nowhere was anything empty.
TEST(FluchInvariants, Rule93AmmutDoesNotReturnToHerTrack) {
  eachMoment(gamesPerTest, [](const Moment& moment) {
    if (!isInMaze(moment.before.open.ammut) || isInMaze(moment.then.open.ammut)) return;
    int attacks = moment.before.open.agenda.back().ask == Ask::ward ? 1 : 0;
    eachTold<Fluch::Attacked>(moment, [&](const auto&) { ++attacks; });
    ASSERT_EQ(attacks, 1);
    ASSERT_TRUE(waits(moment.then.open.ammut));
  });
}

// ---- the end

TEST(FluchInvariants, Rule126OneWinsOrNobody) {
  int won = 0;
  for (int game = 0; game < 3 * gamesPerTest; ++game) {
    const State end = playedOut(mixture(game), static_cast<u64>(game));
    const Fluch::Standing standing = Fluch::standing(end);
    int winners = 0;
    for (Seat seat = 0; seat < end.open.options.players; ++seat) winners += standing.place[seat] == 1 ? 1 : 0;
    const bool somebody = standing.how == Fluch::How::colours || standing.how == Fluch::How::treasures;
    if (somebody) {
      ++won;
      EXPECT_EQ(winners, 1);
      EXPECT_EQ(int{standing.place[end.open.active]}, 1);
      EXPECT_TRUE(meetsGoal(end.open, end.open.active));
      EXPECT_TRUE(isEntrance(end.open.players[end.open.active].at));
    }
    EXPECT_LE(int{end.open.rounds}, 100) << "FLUCH-134";
  }
  EXPECT_GT(won, 2);
}

// ---- the law

// Whatever is listed is listed once and not refused, and nobody else may decide.
TEST(FluchInvariants, Rule28WhatIsListedIsAllowedToWhoIsAskedAlone) {
  int step = 0;
  eachMoment(gamesPerTest, [&](const Moment& moment) {
    if (++step % 7 != 0) return;
    const State& state = moment.before;
    Fluch::Moves moves;
    Fluch::moves(state.open, state.own[moment.seat], moment.seat, moves);
    ASSERT_GT(moves.size(), 0);
    for (const Fluch::Move& move : moves)
      ASSERT_FALSE(Fluch::refuse(state.open, state.own[moment.seat], moment.seat, move));
    for (Seat other = 0; other < state.open.options.players; ++other) {
      if (other == moment.seat) continue;
      const Refusal refusal = Fluch::refuse(state.open, state.own[other], other, moment.move);
      ASSERT_EQ(int{refusal.rule}, 28);
      Fluch::moves(state.open, state.own[other], other, moves);
      ASSERT_TRUE(moves.empty());
    }
  });
}

}  // namespace
}  // namespace mastaba::fluch

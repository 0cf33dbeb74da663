#include "engine/telling.h"

#include <gtest/gtest.h>
#include <string>

namespace mastaba {
namespace {

// The events of these tests are just words.
using Heard = Telling<std::string>;

TEST(Telling, TellIsNoNewsToThoseWhoHearIt) {
  Heard log;
  Teller<std::string> teller(log);
  teller.tell(Seats::upTo(2), "the lot is halved");
  ASSERT_EQ(log.size(), 1U);
  EXPECT_EQ(log[0].to, Seats::upTo(2));
  EXPECT_EQ(log[0].news, News::none);
  EXPECT_EQ(log[0].of, nobody);
  EXPECT_EQ(log[0].event, "the lot is halved");
}

TEST(Telling, RevealIsNewsToAllWhoHearIt) {
  Heard log;
  Teller<std::string> teller(log);
  teller.reveal(everyone, "a five");
  ASSERT_EQ(log.size(), 1U);
  EXPECT_EQ(log[0].to, everyone);
  EXPECT_EQ(log[0].news, News::revealed);
  EXPECT_EQ(log[0].of, nobody);
  EXPECT_EQ(log[0].event, "a five");
}

TEST(Telling, SplitIsNewsToSomeAndTheRestLearnThatItHappened) {
  Heard log;
  Teller<std::string> teller(log);
  teller.split(Seats::only(2), "you draw a five", "seat 2 draws");
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].to, Seats::only(2));
  EXPECT_EQ(log[0].news, News::revealed);
  EXPECT_EQ(log[0].event, "you draw a five");
  EXPECT_EQ(log[1].to, Seats::except(2)) << "the spectator among them";
  EXPECT_EQ(log[1].news, News::none);
  EXPECT_EQ(log[1].event, "seat 2 draws");
}

TEST(Telling, ASplitTellsEverybodyExactlyOnce) {
  Heard log;
  Teller<std::string> teller(log);
  Seats both;
  both.add(0);
  both.add(3);
  teller.split(both, "full", "rest");
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].to, both);
  EXPECT_EQ(log[0].to.bits & log[1].to.bits, 0);
  EXPECT_EQ(log[0].to.bits | log[1].to.bits, everyone.bits);
}

TEST(Telling, ShowIsNewsToAllButTheOneWhoShows) {
  Heard log;
  Teller<std::string> teller(log);
  teller.show(1, "a six");
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].to, Seats::except(1));
  EXPECT_EQ(log[0].news, News::own);
  EXPECT_EQ(log[0].of, 1);
  EXPECT_EQ(log[0].event, "a six");
  EXPECT_EQ(log[1].to, Seats::only(1));
  EXPECT_EQ(log[1].news, News::none);
  EXPECT_EQ(log[1].event, "a six");
}

TEST(Telling, IsHeardInTheOrderItWasTold) {
  Heard log;
  Teller<std::string> teller(log);
  teller.tell(everyone, "first");
  teller.reveal(everyone, "second");
  teller.tell(everyone, "third");
  ASSERT_EQ(log.size(), 3U);
  EXPECT_EQ(log[0].event, "first");
  EXPECT_EQ(log[1].event, "second");
  EXPECT_EQ(log[2].event, "third");
}

TEST(Telling, ADeafTellerKeepsNothingAndDisturbsNoOther) {
  Heard log;
  Teller<std::string> heard(log);
  Teller<std::string> deaf;
  deaf.tell(everyone, "a");
  deaf.reveal(everyone, "b");
  deaf.split(Seats::only(0), "c", "d");
  deaf.show(0, "e");
  EXPECT_TRUE(log.empty());
  heard.tell(everyone, "f");
  EXPECT_EQ(log.size(), 1U);
}

// Undo: which tellings bar the seat that moved from taking its move back.
std::vector<bool> barred(const Heard& log, Seat mover) {
  std::vector<bool> out;
  for (const auto& told : log) out.push_back(bars(told, mover));
  return out;
}

TEST(Bars, WhatEverybodyKnewAnywayDoesNotBar) {
  Heard log;
  Teller<std::string> teller(log);
  teller.tell(everyone, "moved");
  EXPECT_EQ(barred(log, 0), std::vector<bool>{false});
}

TEST(Bars, NewsBarsWhoeverMoved) {
  Heard log;
  Teller<std::string> teller(log);
  teller.reveal(everyone, "a five");
  EXPECT_EQ(barred(log, 0), std::vector<bool>{true});
  EXPECT_EQ(barred(log, 1), std::vector<bool>{true});
}

TEST(Bars, NewsToAnotherSeatBarsTheMoverToo) {
  Heard log;
  Teller<std::string> teller(log);
  teller.split(Seats::only(2), "full", "rest");
  EXPECT_EQ(barred(log, 0), (std::vector<bool>{true, false}));
}

TEST(Bars, ShowingOnesOwnSecretMayBeTakenBackButNotHavingSeenAnothers) {
  Heard log;
  Teller<std::string> teller(log);
  teller.show(1, "a six");
  EXPECT_EQ(barred(log, 1), (std::vector<bool>{false, false}));
  EXPECT_EQ(barred(log, 0), (std::vector<bool>{true, false}));
}

}  // namespace
}  // namespace mastaba

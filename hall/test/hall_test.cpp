// What the hall promises, without sockets, threads or files.
#include "hall/hall.h"

#include "hall/test/world.h"

namespace mastaba::hall {
namespace {

constexpr const char* twoSeats = R"([{"kind":"open"},{"kind":"open"}])";
constexpr const char* withBot = R"([{"kind":"open"},{"kind":"bot","level":2}])";

class InTheHall : public testing::Test {
 protected:
  TestHall hall_;
  VisitorId anna_ = hall_.come("Anna", '1');
  VisitorId ben_ = hall_.come("Ben", '2');

  // Whose turn it is, of these two.
  VisitorId next() const { return hall_.firstMove(anna_).empty() ? ben_ : anna_; }
};

TEST_F(InTheHall, TwoPeopleMeetAndPlayToTheEnd) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  EXPECT_EQ(hall_.stage(anna_), "running");
  for (int i = 0; i < 500 && hall_.stage(anna_) == "running"; ++i)
    ASSERT_EQ(TestHall::what(hall_.play(next(), table)), "ok");
  EXPECT_EQ(hall_.stage(anna_), "over");
  EXPECT_EQ(hall_.stage(ben_), "over");
}

TEST_F(InTheHall, WithoutHelloNothingIsAnswered) {
  const VisitorId stranger = 99;
  hall_.hall().came(stranger);
  EXPECT_EQ(TestHall::what(hall_.ask(stranger, R"({"do":"lobby"})")), "needHello");
  EXPECT_EQ(TestHall::what(hall_.ask(stranger, R"({"do":"ping"})")), "ok");
  EXPECT_EQ(TestHall::what(hall_.ask(stranger, R"({"do":"hello","mastaba":2,"token":"x","name":"X","lang":"en"})")),
            "otherVersion");
  EXPECT_EQ(TestHall::what(hall_.ask(stranger, R"({"do":"hello","mastaba":1,"token":"x","name":"X","lang":"en"})")),
            "badToken");
}

TEST_F(InTheHall, NamesAndWordsSteerNoTerminal) {
  const auto named = [&](const std::string& name) {
    return TestHall::what(hall_.ask(anna_, R"({"do":"hello","mastaba":1,"lang":"en","token":")" + std::string(64, '1') +
                                               R"(","name":")" + name + R"("})"));
  };
  for (const char* name : {R"(\u001b[2J)", R"(a\nb)", "  ", R"(\u202eanna)", R"(\u0085)", R"(\u2067x)"})
    EXPECT_EQ(named(name), "badName") << name;
  for (const char* name : {"Zoë", "王", R"(\ud83d\ude00)", "Anna Maria"}) EXPECT_EQ(named(name), "ok") << name;
  const std::string table = hall_.open(anna_, twoSeats);
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "say", table, R"(,"text":"\u202e")")), "badText");
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "say", table, R"(,"text":"<b>hello</b>")")), "ok");
}

TEST_F(InTheHall, TheAnswerCarriesTheVisitorsNumberAndComesAfterTheNews) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const VisitorId mover = next();
  hall_.at(mover, "play", table, R"(,"re":77,"move":)" + hall_.firstMove(mover));
  EXPECT_EQ(hall_.lastAnswer(mover).at("re").get_int64(), 77);
  EXPECT_EQ(hall_.letters(mover).back().find(R"({"re":77)"), 0U);
}

// ---- written first, told afterwards

TEST_F(InTheHall, NobodyIsToldOfAMoveBeforeItIsWritten) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const VisitorId watcher = hall_.come("Cleo", '3');
  hall_.at(watcher, "watch", table);
  const VisitorId mover = next();
  const std::string move = hall_.firstMove(mover);
  const auto before = [&] {
    return std::array{hall_.lettersTo(anna_), hall_.lettersTo(ben_), hall_.lettersTo(watcher)};
  };
  const auto counts = before();
  hall_.hold(true);
  hall_.say(mover, R"({"do":"play","table":")" + table + R"(","move":)" + move + "}");
  hall_.settle();
  EXPECT_EQ(before(), counts);
  // Nor does who comes to look now see it.
  const VisitorId late = hall_.come("Dina", '4');
  hall_.say(late, R"({"do":"watch","table":")" + table + R"("})");
  hall_.settle();
  EXPECT_TRUE(hall_.lastNews(late).is_null());
  hall_.hold(false);
  hall_.settle();
  EXPECT_GT(hall_.lettersTo(anna_), counts[0]);
  EXPECT_GT(hall_.lettersTo(ben_), counts[1]);
  EXPECT_GT(hall_.lettersTo(watcher), counts[2]);
  EXPECT_FALSE(hall_.lastNews(late).is_null());
}

TEST_F(InTheHall, WhatCouldNotBeWrittenHasNotHappened) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const VisitorId mover = next();
  const VisitorId other = mover == anna_ ? ben_ : anna_;
  const std::string seen = json_in::written(hall_.lastNews(other).at("play").at("seen"));
  hall_.fill(true);
  EXPECT_EQ(TestHall::what(hall_.at(mover, "play", table, R"(,"re":5,"move":)" + hall_.firstMove(mover))), "notStored");
  EXPECT_EQ(json_in::written(hall_.lastNews(other).at("play").at("seen")), seen);
  hall_.fill(false);
  EXPECT_EQ(TestHall::what(hall_.play(mover, table)), "ok") << "and then it goes on";
  EXPECT_NE(json_in::written(hall_.lastNews(other).at("play").at("seen")), seen);
}

TEST_F(InTheHall, WhatCameAfterSomethingThatWasNotWrittenHasNotHappenedEither) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  hall_.hold(true);
  const store::Batch* first = nullptr;
  hall_.say(anna_, R"({"do":"say","re":1,"table":")" + table + R"(","text":"one"})");
  first = &hall_.hall().takeBatch();
  ASSERT_EQ(first->entries.size(), 1U);
  hall_.say(anna_, R"({"do":"say","re":2,"table":")" + table + R"(","text":"two"})");
  hall_.hall().written({store::Trouble::full, "no room"});
  hall_.hold(false);
  hall_.settle();
  int refused = 0;
  for (const std::string& letter : hall_.letters(anna_)) refused += letter.find("notStored") != std::string::npos;
  EXPECT_EQ(refused, 2);
  std::vector<store::Entry> entries;
  ASSERT_TRUE(hall_.store().log(table, 0, entries));
  for (const store::Entry& entry : entries) EXPECT_EQ(entry.text.find("spoke"), std::string::npos);
  EXPECT_EQ(TestHall::what(hall_.at(ben_, "say", table, R"(,"text":"three")")), "ok");
}

TEST_F(InTheHall, ATableThatCouldNotBeOpenedIsNotThere) {
  hall_.fill(true);
  const json::value answer =
      hall_.ask(anna_, R"({"do":"open","re":3,"game":"toy","seats":[{"kind":"open"},{"kind":"open"}]})");
  EXPECT_EQ(TestHall::what(answer), "notStored");
  hall_.fill(false);
  hall_.pass(5000);
  EXPECT_EQ(hall_.hall().tables(), 0U);
}

TEST_F(InTheHall, MovesOfManyTablesShareOneWrite) {
  std::vector<std::string> tables;
  for (int i = 0; i < 5; ++i) tables.push_back(hall_.open(anna_, twoSeats));
  hall_.hold(true);
  for (const std::string& table : tables) hall_.say(anna_, R"({"do":"say","table":")" + table + R"(","text":"hello"})");
  EXPECT_EQ(hall_.hall().takeBatch().entries.size(), 5U);
  hall_.hall().written({});
}

// ---- the same after a restart

TEST_F(InTheHall, AfterARestartEverythingIsAsItWas) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  for (int i = 0; i < 5; ++i) hall_.play(next(), table);
  hall_.at(ben_, "say", table, R"(,"text":"Who opened g6?")");
  hall_.at(ben_, "watch", table);
  const std::string before = json_in::written(hall_.lastNews(ben_).at("play"));
  hall_.reopen();
  const VisitorId again = hall_.come("Ben", '2');
  hall_.at(again, "watch", table);
  EXPECT_EQ(json_in::written(hall_.lastNews(again).at("play")), before);
  EXPECT_NE(json_in::written(hall_.lastNews(again).at("notes")).find("Who opened g6?"), std::string::npos);
  EXPECT_EQ(json_in::written(hall_.lastNews(again, "mine")).find(table) == std::string::npos, false);
}

TEST_F(InTheHall, ABotThatWasToMoveMovesAfterARestart) {
  const std::string table = hall_.begin({anna_}, withBot);
  while (!hall_.firstMove(anna_).empty() && hall_.stage(anna_) == "running") {
    hall_.hold(true);
    hall_.say(anna_, R"({"do":"play","table":")" + table + R"(","move":)" + hall_.firstMove(anna_) + "}");
    hall_.write();
    hall_.hold(false);
    if (!hall_.tasks().empty()) break;
    hall_.settle();
  }
  ASSERT_FALSE(hall_.tasks().empty());
  hall_.reopen();
  EXPECT_GT(hall_.hall().counts().botMoves, 0U);
}

TEST_F(InTheHall, ATableNobodyLooksAtIsPutAwayAndComesBack) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  hall_.play(next(), table);
  EXPECT_EQ(hall_.hall().held(), 1U);
  hall_.hall().gone(anna_);
  hall_.hall().gone(ben_);
  hall_.pass(120'000);
  EXPECT_EQ(hall_.hall().held(), 0U);
  const VisitorId again = hall_.come("Anna", '1');
  hall_.at(again, "watch", table);
  EXPECT_EQ(hall_.stage(again), "running");
}

TEST_F(InTheHall, ALogThatDoesNotFitTogetherIsNotTouched) {
  const std::string table = hall_.open(anna_, twoSeats);
  ASSERT_TRUE(hall_.store().write(
      {.entries = {{table, 1, 5, R"({"is":"shared","seat":0,"share":"x"})"}}, .heads = {}, .snapshots = {}}));
  hall_.reopen();
  const VisitorId again = hall_.come("Anna", '1');
  EXPECT_EQ(TestHall::what(hall_.at(again, "watch", table)), "damaged");
  EXPECT_EQ(TestHall::what(hall_.sit(again, table, 'a')), "damaged");
}

TEST_F(InTheHall, ATableOfRulesNobodyKnowsIsShownWithAnExplanation) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  hall_.play(next(), table);
  std::vector<store::Entry> entries;
  ASSERT_TRUE(hall_.store().log(table, 0, entries));
  const std::string other = "0123456789abcdef";
  std::string& opened = entries[0].text;
  const std::size_t rules = opened.find(R"("rules":1)");
  ASSERT_NE(rules, std::string::npos);
  opened.replace(rules, 9, R"("rules":9)");
  for (store::Entry& entry : entries) entry.table = other;
  // How it looked was kept when the house was closed.
  hall_.reopen();
  std::vector<store::Snapshot> snapshots;
  ASSERT_TRUE(hall_.store().snapshot(table, snapshots));
  ASSERT_EQ(snapshots.size(), 1U);
  EXPECT_EQ(snapshots[0].length, static_cast<int>(entries.size()));
  EXPECT_NE(snapshots[0].text.find("Anna: 0 points, 2 tokens, hand ? ? ?"), std::string::npos) << snapshots[0].text;
  ASSERT_TRUE(hall_.store().write(
      {.entries = entries, .heads = {}, .snapshots = {{other, 9, R"({"en":"a picture","de":"ein Bild"})"}}}));
  anna_ = hall_.come("Anna", '1');
  ben_ = hall_.come("Ben", '2', Language::de);
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "watch", table)), "ok");
  EXPECT_EQ(textAt(hall_.about(anna_), "looked"), "") << "it can be looked at itself";
  for (const VisitorId one : {anna_, ben_}) EXPECT_EQ(TestHall::what(hall_.at(one, "watch", other)), "ok");
  EXPECT_EQ(hall_.stage(anna_), "unplayable");
  EXPECT_NE(textAt(hall_.about(anna_), "unplayable").find("plays version 1 of the game's rules"), std::string::npos);
  EXPECT_EQ(textAt(hall_.about(anna_), "looked"), "a picture");
  EXPECT_EQ(textAt(hall_.about(ben_), "looked"), "ein Bild");
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "play", other, R"(,"move":{})")), "unplayable");
}

TEST_F(InTheHall, WhatNobodyComesBackToIsClearedOneDay) {
  constexpr Millis day = 24 * 3'600'000;
  const std::string running = hall_.begin({anna_, ben_}, twoSeats);
  const std::string gathering = hall_.open(anna_, twoSeats);
  hall_.at(anna_, "watch", gathering);
  hall_.pass(13 * day);
  EXPECT_EQ(hall_.hall().tables(), 2U);
  hall_.pass(2 * day);
  EXPECT_EQ(hall_.stage(anna_), "closed");
  EXPECT_EQ(hall_.hall().tables(), 1U);
  hall_.play(next(), running);
  hall_.pass(364 * day);
  EXPECT_EQ(hall_.hall().tables(), 1U) << "a slow game is a game";
  // After years in which the house was closed there is time to come back.
  hall_.reopen(1000 * day);
  hall_.pass(1'800'000);
  anna_ = hall_.come("Anna", '1');
  hall_.at(anna_, "watch", running);
  EXPECT_EQ(hall_.stage(anna_), "running");
  hall_.pass(1'800'000);
  EXPECT_EQ(hall_.stage(anna_), "over");
  EXPECT_TRUE(hall_.about(anna_).at("abandoned").get_bool());
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "record", running)), "ok");
  EXPECT_EQ(hall_.hall().tables(), 0U);
}

// ---- what others may not know

TEST_F(InTheHall, ASpectatorSeesNoHandAndNoInvitation) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const VisitorId watcher = hall_.come("Cleo", '3');
  hall_.at(watcher, "watch", table);
  const json::value news = hall_.lastNews(watcher);
  EXPECT_EQ(news.at("play").at("moves").get_array().size(), 0U);
  EXPECT_EQ(news.at("play").at("seen").at("view").at("me").get_int64(), static_cast<int>(spectator));
  EXPECT_EQ(textAt(news.at("about"), "invitation"), "");
  EXPECT_NE(textAt(hall_.about(anna_), "invitation"), "");
  EXPECT_EQ(TestHall::what(hall_.at(watcher, "play", table, R"(,"move":{})")), "notSeated");
  EXPECT_EQ(TestHall::what(hall_.at(watcher, "record", table)), "notOver");
}

TEST_F(InTheHall, NoSecretIsToldBeforeTheEnd) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  std::vector<store::Entry> entries;
  ASSERT_TRUE(hall_.store().log(table, 0, entries));
  Line first;
  ASSERT_FALSE(fromJson(entries[0].text, first));
  const std::string secret = std::get<Opened>(first).secret;
  for (int i = 0; i < 5; ++i) hall_.play(next(), table);
  for (const VisitorId one : {anna_, ben_})
    for (const std::string& letter : hall_.letters(one)) {
      EXPECT_EQ(letter.find(secret), std::string::npos);
      EXPECT_EQ(letter.find(guestOf(std::string(64, '1'))), std::string::npos);
      EXPECT_EQ(letter.find(TestHall::share('a')), std::string::npos);
    }
}

TEST_F(InTheHall, SeatsThatAreKeptNeedTheInvitation) {
  const std::string table = hall_.open(anna_, R"([{"kind":"open"},{"kind":"invited"}])");
  EXPECT_TRUE(TestHall::isOk(hall_.sit(anna_, table, 'a')));
  EXPECT_EQ(TestHall::what(hall_.sit(ben_, table, 'b')), "needsInvitation");
  const std::string invitation = textAt(hall_.about(anna_), "invitation");
  EXPECT_EQ(TestHall::what(hall_.sit(ben_, table, 'b', R"(,"invitation":")" + invitation + "\"")), "ok");
}

// ---- fair deals

TEST_F(InTheHall, TheSeedComesOfTheSecretAndAllShares) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const std::string seal = textAt(hall_.about(anna_), "seal");
  for (int i = 0; i < 500 && hall_.stage(anna_) == "running"; ++i) hall_.play(next(), table);
  const json::value played = hall_.at(ben_, "record", table).at("played");
  const std::string secret = textAt(played, "secret");
  EXPECT_EQ(sealOfSecret(secret), seal);
  EXPECT_EQ(sha256("mastaba deal:" + secret + ":" + TestHall::share('a') + ":" + TestHall::share('b')),
            textAt(played.at("record"), "seed"));
}

TEST_F(InTheHall, AShareMustFitItsSeal) {
  const std::string table = hall_.open(anna_, withBot);
  hall_.sit(anna_, table, 'a');
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "share", table, R"(,"share":")" + TestHall::share('a') + "\"")),
            "notRunning");
  hall_.at(anna_, "start", table);
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "share", table, R"(,"share":")" + TestHall::share('b') + "\"")), "badShare");
  EXPECT_EQ(hall_.stage(anna_), "dealing");
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "share", table, R"(,"share":")" + TestHall::share('a') + "\"")), "ok");
  EXPECT_EQ(hall_.stage(anna_), "running");
}

// ---- moves

TEST_F(InTheHall, AMoveSentTwiceIsMadeOnce) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const VisitorId mover = next();
  const std::string move = R"(,"made":0,"move":)" + hall_.firstMove(mover);
  EXPECT_EQ(TestHall::what(hall_.at(mover, "play", table, move)), "ok");
  EXPECT_EQ(TestHall::what(hall_.at(mover, "play", table, move)), "late");
  EXPECT_EQ(hall_.about(mover).at("made").get_int64(), 1);
}

TEST_F(InTheHall, AnIllegalMoveGetsItsRuleAndTheTruePosition) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const VisitorId mover = next();
  const std::size_t before = hall_.lettersTo(mover);
  const json::value answer = hall_.at(mover, "play", table, R"(,"move":{"is":"bid","card":0})");
  EXPECT_FALSE(TestHall::isOk(answer));
  EXPECT_EQ(hall_.lettersTo(mover), before + 2) << "the table, and the answer";
}

TEST_F(InTheHall, AskedForATakebackAllMustAgree) {
  const VisitorId cleo = hall_.come("Cleo", '3');
  const std::string table = hall_.begin({anna_, ben_, cleo}, R"([{"kind":"open"},{"kind":"open"},{"kind":"open"}])");
  const auto people = std::array{anna_, ben_, cleo};
  // Bids are secret and made at the same time: the first of them can be taken back.
  EXPECT_EQ(TestHall::what(hall_.play(anna_, table)), "ok");
  ASSERT_TRUE(hall_.about(anna_).at("mayAskBack").get_bool());
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "ask", table, R"(,"wish":"takeback")")), "ok");
  EXPECT_EQ(TestHall::what(hall_.at(ben_, "ask", table, R"(,"wish":"end")")), "wishWaits");
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "agree", table, R"(,"yes":true)")), "noWish");
  EXPECT_EQ(TestHall::what(hall_.at(ben_, "agree", table, R"(,"yes":true)")), "ok");
  EXPECT_EQ(hall_.about(anna_).at("made").get_int64(), 1);
  EXPECT_EQ(TestHall::what(hall_.at(cleo, "agree", table, R"(,"yes":true)")), "ok");
  EXPECT_EQ(hall_.about(anna_).at("made").get_int64(), 0);
  for (const VisitorId one : people) EXPECT_TRUE(hall_.about(one).at("wish").is_null());
}

TEST_F(InTheHall, OneNoEndsAWish) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "ask", table, R"(,"wish":"end")")), "ok");
  EXPECT_EQ(TestHall::what(hall_.at(ben_, "agree", table, R"(,"yes":false)")), "ok");
  EXPECT_EQ(hall_.stage(anna_), "running");
  EXPECT_EQ(TestHall::what(hall_.at(ben_, "ask", table, R"(,"wish":"end")")), "ok");
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "agree", table, R"(,"yes":true)")), "ok");
  EXPECT_EQ(hall_.stage(anna_), "over");
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "record", table)), "ok");
}

TEST_F(InTheHall, PastLuckOrNewsNothingIsTakenBack) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  // When the last bid is made all are shown.
  hall_.play(anna_, table);
  hall_.play(ben_, table);
  for (const VisitorId one : {anna_, ben_}) {
    EXPECT_FALSE(hall_.about(one).at("mayAskBack").get_bool());
    EXPECT_EQ(TestHall::what(hall_.at(one, "ask", table, R"(,"wish":"takeback")")), "nothingToTakeBack");
    EXPECT_EQ(TestHall::what(hall_.at(one, "undo", table)), "nothingToTakeBack");
  }
}

// ---- time

TEST_F(InTheHall, WhenTimeRunsOutABotPlaysUntilTheOwnerReturns) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats, R"(,"clock":{"kind":"move","seconds":60})");
  hall_.play(anna_, table);
  hall_.pass(59'000);
  EXPECT_FALSE(hall_.about(ben_).at("seats").at(1).at("standIn").get_bool());
  hall_.pass(2'000);
  EXPECT_TRUE(hall_.about(ben_).at("seats").at(1).at("standIn").get_bool());
  EXPECT_GT(hall_.hall().counts().botMoves, 0U);
  EXPECT_EQ(TestHall::what(hall_.at(ben_, "play", table, R"(,"move":{})")), "botPlays");
  EXPECT_EQ(TestHall::what(hall_.at(ben_, "return", table)), "ok");
  EXPECT_FALSE(hall_.about(ben_).at("seats").at(1).at("standIn").get_bool());
}

TEST_F(InTheHall, LeavingAndComingBackIsNoWayToMoreTime) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats, R"(,"clock":{"kind":"bank","seconds":20})");
  hall_.pass(15'000);
  hall_.hold(true);  // the bot does not move in between
  hall_.say(anna_, R"({"do":"leave","table":")" + table + R"("})");
  hall_.say(anna_, R"({"do":"return","table":")" + table + R"("})");
  hall_.hold(false);
  hall_.settle();
  hall_.at(anna_, "watch", table);
  EXPECT_EQ(hall_.about(anna_).at("seats").at(0).at("left").get_int64(), 5'000);
}

TEST_F(InTheHall, TakingAMoveBackIsNoWayToMoreTime) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats, R"(,"clock":{"kind":"move","seconds":60})");
  hall_.pass(50'000);
  hall_.play(anna_, table);
  EXPECT_EQ(TestHall::what(hall_.at(anna_, "undo", table)), "ok");
  EXPECT_EQ(hall_.about(anna_).at("seats").at(0).at("left").get_int64(), 10'000);
}

TEST_F(InTheHall, NoClockRunsWhileTheHouseIsClosed) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats, R"(,"clock":{"kind":"move","seconds":60})");
  hall_.pass(50'000);
  hall_.hold(true);
  hall_.pass(0);
  hall_.hold(false);
  hall_.reopen();
  hall_.pass(50'000);
  const VisitorId again = hall_.come("Anna", '1');
  hall_.at(again, "watch", table);
  EXPECT_FALSE(hall_.about(again).at("seats").at(0).at("standIn").get_bool());
  hall_.pass(11'000);
  EXPECT_TRUE(hall_.about(again).at("seats").at(0).at("standIn").get_bool()) << "nobody looked, and yet time passed";
}

TEST_F(InTheHall, ABankIsUsedUpMoveByMove) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats, R"(,"clock":{"kind":"bank","seconds":60})");
  hall_.pass(20'000);
  hall_.play(anna_, table);
  EXPECT_EQ(hall_.about(anna_).at("seats").at(0).at("left").get_int64(), 40'000);
  hall_.pass(39'000);
  EXPECT_FALSE(hall_.about(anna_).at("seats").at(1).at("standIn").get_bool());
  hall_.pass(2'000);
  EXPECT_TRUE(hall_.about(anna_).at("seats").at(1).at("standIn").get_bool());
}

// ---- bots

TEST_F(InTheHall, ABotWhoseMoveCannotBeWrittenWaitsAWhile) {
  const std::string table = hall_.begin({anna_}, withBot);
  hall_.fill(true);
  hall_.at(anna_, "leave", table);
  hall_.fill(false);
  hall_.at(anna_, "leave", table);  // now two bots play
  hall_.fill(true);
  for (int i = 0; i < 20; ++i) hall_.pass(50);
  const auto failed = hall_.hall().counts().failedBatches;
  EXPECT_LE(failed, 3U);
  hall_.fill(false);
  hall_.pass(3'000);
  EXPECT_GT(hall_.hall().counts().botMoves, 0U);
}

TEST_F(InTheHall, ABotTakesItsTimeAndPeopleNeedNotWaitForIt) {
  TestHall slow({.botPause = 700});
  const VisitorId anna = slow.come("Anna", '1');
  const VisitorId ben = slow.come("Ben", '2');
  const std::string table = slow.begin({anna, ben}, R"([{"kind":"open"},{"kind":"open"},{"kind":"bot","level":1}])");
  EXPECT_EQ(slow.hall().counts().botMoves, 0U);
  EXPECT_EQ(TestHall::what(slow.play(anna, table)), "ok");
  slow.pass(600);
  EXPECT_EQ(slow.hall().counts().botMoves, 0U);
  slow.pass(200);
  EXPECT_EQ(slow.hall().counts().botMoves, 1U);
}

// ---- lists

TEST_F(InTheHall, TheLobbyListsWhatIsListed) {
  hall_.ask(anna_, R"({"do":"lobby"})");
  const std::string hidden = hall_.open(ben_, twoSeats);
  const std::string listed = hall_.open(ben_, twoSeats, R"(,"listed":true)");
  hall_.pass(2'000);
  const std::string lobby = json_in::written(hall_.lastNews(anna_, "lobby"));
  EXPECT_NE(lobby.find(listed), std::string::npos);
  EXPECT_EQ(lobby.find(hidden), std::string::npos);
  hall_.at(ben_, "close", listed);
  hall_.pass(2'000);
  EXPECT_EQ(json_in::written(hall_.lastNews(anna_, "lobby")).find(listed), std::string::npos);
}

TEST_F(InTheHall, OwnTablesAreListedWithTheTurn) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  hall_.pass(1'000);
  const auto turn = [&](VisitorId one) {
    return hall_.lastNews(one, "mine").at("tables").at(0).at("yourTurn").get_bool();
  };
  EXPECT_TRUE(turn(anna_));
  EXPECT_TRUE(turn(ben_));
  hall_.play(anna_, table);
  hall_.pass(1'000);
  EXPECT_FALSE(turn(anna_));
}

TEST_F(InTheHall, WhoIsThereIsToldAndWhoOnlyReloadsIsNotGone) {
  const std::string table = hall_.begin({anna_, ben_}, twoSeats);
  const auto here = [&] { return hall_.about(anna_).at("seats").at(1).at("here").get_bool(); };
  EXPECT_TRUE(here());
  hall_.hall().gone(ben_);
  hall_.pass(1'000);
  EXPECT_TRUE(here());
  hall_.pass(5'000);
  EXPECT_FALSE(here());
  hall_.come("Ben", '2');
  EXPECT_TRUE(here());
}

// ---- limits

TEST(Hall, HasRoomForSoManyTables) {
  TestHall hall({.tables = 3, .tablesPerGuest = 2, .botPause = 0});
  const VisitorId anna = hall.come("Anna", '1');
  const VisitorId ben = hall.come("Ben", '2');
  hall.open(anna, twoSeats);
  hall.open(anna, twoSeats);
  const std::string request = R"({"do":"open","game":"toy","seats":[{"kind":"open"},{"kind":"open"}]})";
  EXPECT_EQ(TestHall::what(hall.ask(anna, request)), "tooManyOfYours");
  hall.open(ben, twoSeats);
  EXPECT_EQ(TestHall::what(hall.ask(ben, request)), "tooManyTables");
}

TEST(Hall, SpeaksBothLanguages) {
  std::vector<NeededWords> needed;
  eachEnumerator<No>([&](No, const char* name) { needed.push_back({std::string("no.") + name, {}}); });
  EXPECT_EQ(hallWords().gaps(needed), std::vector<std::string>{});
  TestHall hall;
  const VisitorId anna = hall.come("Anna", '1', Language::de);
  EXPECT_EQ(textAt(hall.at(anna, "watch", "0000000000000000"), "what"), "noSuchTable");
  EXPECT_NE(textAt(hall.lastAnswer(anna), "why").find("Tisch"), std::string::npos);
}

}  // namespace
}  // namespace mastaba::hall

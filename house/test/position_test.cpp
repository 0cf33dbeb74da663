// Positions set up by hand, the host's state, rules and older moments of a game, over the desk.
#include "house/desk.h"
#include "house/test/asking.h"

namespace mastaba {
namespace {

std::string setUp(const json::value& state, const std::string& seats = R"([{"name":"Anna"},{"name":"Ben"}])") {
  return R"({"do":"position","game":"schatz","seed":"s","seats":)" + seats + R"(,"state":)" + json::serialize(state) +
         "}";
}

json::value someState(Desk& desk) {
  const json::object opened = asked(desk, R"({"do":"new","game":"schatz","seed":"x","seats":[{"name":"Anna"},)"
                                          R"({"name":"Ben"}],"options":{"start":"firstSeat"}})");
  EXPECT_TRUE(ok(opened));
  return asked(desk, R"({"do":"state","table":1})").at("state");
}

TEST(Position, AStateGoesOutAndIn) {
  Desk desk;
  const json::value state = someState(desk);
  ASSERT_TRUE(ok(asked(desk, setUp(state))));
  EXPECT_EQ(asked(desk, R"({"do":"state","table":2})").at("state"), state);
  ASSERT_TRUE(ok(asked(desk, R"({"do":"play","table":2,"seat":0,"move":{"is":"draw","cards":1}})")));

  // Its record says where it began, and comes back.
  const json::value record = asked(desk, R"({"do":"record","table":2})").at("record");
  EXPECT_EQ(record.get_object().at("position"), state);
  ASSERT_TRUE(ok(asked(desk, R"({"do":"load","record":)" + json::serialize(record) + "}")));
  EXPECT_EQ(asked(desk, R"({"do":"state","table":3})").at("state"),
            asked(desk, R"({"do":"state","table":2})").at("state"));
}

TEST(Position, TheImpossibleIsRefusedWithTheReason) {
  Desk desk;
  json::value state = someState(desk);
  state.get_object()["open"].get_object()["pileSize"] = 3;
  const json::object answer = asked(desk, setUp(state));
  EXPECT_EQ(textOf(answer, "what"), "impossible");
  EXPECT_EQ(textOf(answer, "where"), "state");
  EXPECT_EQ(textOf(answer, "why"), "This position cannot be: the pile is not as large as it lies open.");
}

TEST(Position, WhatCannotBeReadIsNamed) {
  Desk desk;
  json::value state = someState(desk);
  state.get_object()["open"].get_object()["pawn"] = "sphinx";
  const json::object answer = asked(desk, setUp(state));
  EXPECT_EQ(textOf(answer, "what"), "unknownWord");
  EXPECT_EQ(textOf(answer, "where"), "state.open.pawn");
  EXPECT_EQ(textOf(asked(desk, R"({"do":"position","game":"schatz","seed":"s","seats":[]})"), "where"), "state");
}

TEST(Position, NeedsItsPlayersAndTheRulesOfToday) {
  Desk desk;
  json::value state = someState(desk);
  EXPECT_EQ(textOf(asked(desk, setUp(state, R"([{"name":"Anna"}])")), "what"), "wrongSeats");
  state.get_object()["open"].get_object()["options"].get_object()["rules"] = 0;
  const json::object answer = asked(desk, setUp(state));
  EXPECT_EQ(textOf(answer, "what"), "unknownRules");
  EXPECT_EQ(textOf(answer, "where"), "state.open.options.rules");
}

TEST(Position, ARecordWithATamperedPositionIsRefused) {
  Desk desk;
  const json::value state = someState(desk);
  ASSERT_TRUE(ok(asked(desk, setUp(state))));
  ASSERT_TRUE(ok(asked(desk, R"({"do":"play","table":2,"seat":0,"move":{"is":"draw","cards":1}})")));
  json::value record = asked(desk, R"({"do":"record","table":2})").at("record");
  json::value& pile = record.get_object()["position"].get_object()["pile"];
  std::swap(pile.get_array()[0], pile.get_array()[1]);
  const json::object answer = asked(desk, R"({"do":"load","record":)" + json::serialize(record) + "}");
  EXPECT_EQ(textOf(answer, "what"), "altered");
  EXPECT_EQ(textOf(answer, "where"), "moves[0]");
}

TEST(Position, AnOlderMomentOfAGame) {
  Desk desk;
  const json::value state = someState(desk);
  std::unique_ptr<AnyTable> table;
  ASSERT_FALSE(roomNamed("schatz")->position(state, Seed::named("x"), {{"Anna", 0}, {"Ben", 0}}, table));
  json::value move;
  ASSERT_FALSE(parseJson(R"({"is":"draw","cards":2})", move));
  const std::string before = table->state();
  ASSERT_TRUE(table->play(0, move, Language::en).ok());
  EXPECT_EQ(table->after(0)->state(), before);
  EXPECT_EQ(table->after(1)->state(), table->state());
  EXPECT_EQ(table->after(99)->length(), 1U);
}

TEST(Position, TheRulesInBothLanguages) {
  Desk desk;
  const json::object english = asked(desk, R"({"do":"rules","game":"schatz"})");
  const json::object german = asked(desk, R"({"do":"rules","game":"schatz","lang":"de"})");
  EXPECT_NE(textOf(english, "rules"), textOf(german, "rules"));
  const Room& room = *roomNamed("schatz");
  for (const Language language : languages)
    for (int rule = 1; rule <= 55; ++rule) EXPECT_GT(ruleText(room.rules(language), rule).size(), 20U) << rule;
  EXPECT_EQ(ruleText(room.rules(Language::en), 56), "");
  EXPECT_EQ(ruleText("1. One\n   and more.\n\n2. Two.\n", 1), "One and more.");
}

TEST(Position, BotsOfEveryLevelThinkAndDoTheSameAgain) {
  Desk desk;
  someState(desk);
  for (int level = 1; level <= 5; ++level) {
    const std::string request =
        R"({"do":"bot","table":1,"seat":0,"simulations":20,"level":)" + std::to_string(level) + "}";
    const json::object one = asked(desk, request);
    EXPECT_EQ(one.at("move"), asked(desk, request).at("move"));
    const std::string judged = R"({"do":"preview","table":1,"seat":0,"move":)" + json::serialize(one.at("move")) + "}";
    EXPECT_TRUE(asked(desk, judged).at("ok").as_bool()) << level;
  }
}

}  // namespace
}  // namespace mastaba

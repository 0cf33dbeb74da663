// What others may not know does not cross the face of the house in their name.
#include "house/test/asking.h"

namespace mastaba {
namespace {

// Everything an observer can ask for, in one text.
std::string allThatIsSeen(Desk& desk, const std::string& table, const std::string& seat) {
  std::string all;
  const std::string who = seat.empty() ? "" : R"(,"seat":)" + seat;
  for (const char* what : {"view", "told"})
    all += desk.ask(R"({"do":")" + std::string(what) + R"(","table":)" + table + who + "}");
  if (seat.empty()) return all;
  for (const char* what : {"moves", "record"})
    all += desk.ask(R"({"do":")" + std::string(what) + R"(","table":)" + table + who + "}");
  const json::object moves = asked(desk, R"({"do":"moves","table":)" + table + who + "}");
  for (const json::value& move : moves.at("moves").get_array())
    all += desk.ask(R"({"do":"preview","table":)" + table + who + R"(,"move":)" +
                    json::serialize(move.get_object().at("move")) + "}");
  return all;
}

TEST(Secrets, OthersCannotTellOneSecretBidFromAnother) {
  Desk desk;
  const std::string one = openToy(desk, "secret", "{}", 3);
  const std::string other = openToy(desk, "secret", "{}", 3);
  const json::object moves = asked(desk, R"({"do":"moves","seat":0,"table":)" + one + "}");
  ASSERT_GE(moves.at("moves").get_array().size(), 2U);
  const auto bid = [&](const std::string& table, std::size_t which) {
    const json::value& move = moves.at("moves").get_array()[which].get_object().at("move");
    const json::object answer =
        asked(desk, R"({"do":"play","seat":0,"table":)" + table + R"(,"move":)" + json::serialize(move) + "}");
    EXPECT_TRUE(ok(answer));
  };
  bid(one, 0);
  bid(other, 1);
  for (const char* seat : {"1", "2", ""}) EXPECT_EQ(allThatIsSeen(desk, one, seat), allThatIsSeen(desk, other, seat));
  EXPECT_NE(allThatIsSeen(desk, one, "0"), allThatIsSeen(desk, other, "0")) << "the bidder knows";
}

TEST(Secrets, WhatAnObserverTakesHomeHoldsNoSeed) {
  Desk desk;
  const std::string table = openToy(desk, "hidden seed");
  const json::object host = asked(desk, R"({"do":"record","table":)" + table + "}");
  const std::string seed = textOf(host.at("record").get_object(), "seed");
  ASSERT_EQ(seed.size(), 64U);
  for (const char* seat : {"0", "1", ""}) {
    const std::string seen = allThatIsSeen(desk, table, seat);
    EXPECT_EQ(seen.find(seed), std::string::npos);
    EXPECT_EQ(seen.find("seed"), std::string::npos);
  }
}

TEST(Secrets, DifferentDecksLookTheSameUntilACardIsDrawn) {
  // Two seeds whose first hands agree would be rare; instead compare what a spectator sees of any two deals: all but
  // the roll of the die, which lies open.
  Desk desk;
  std::map<std::string, std::string> byLot;
  for (int deal = 0; deal < 40; ++deal) {
    const std::string table = openToy(desk, "deal " + std::to_string(deal));
    const std::string seen = allThatIsSeen(desk, table, "");
    const json::object view = asked(desk, R"({"do":"view","table":)" + table + "}");
    const std::string lot = json::serialize(view.at("view").get_object().at("open").get_object().at("lot"));
    const auto [known, first] = byLot.emplace(lot, seen);
    EXPECT_TRUE(first || known->second == seen) << "deal " << deal;
  }
  EXPECT_EQ(byLot.size(), 6U);
}

}  // namespace
}  // namespace mastaba

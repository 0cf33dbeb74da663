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

// A text as somebody who searches for the code might find it: without dashes and blanks, in small letters.
std::string squeezed(const std::string& text) {
  std::string out;
  for (const char c : text)
    if (c != '-' && c != ' ') out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

TEST(Secrets, TheCodeOfTheDealIsToldAtTheEndAndNotBefore) {
  const std::string code = "K7QM-2XBT-9FHD";
  for (const Room* room : rooms()) {
    Desk desk;
    std::vector<std::string> observers{""};
    std::string seats;
    for (int seat = 0; seat < room->fewest; ++seat) {
      observers.push_back(std::to_string(seat));
      seats += std::string(seat == 0 ? "" : ",") + R"({"name":"Seat )" + std::to_string(seat) + R"("})";
    }
    ASSERT_TRUE(ok(asked(desk, R"({"do":"new","game":")" + std::string(room->id) + R"(","seed":")" + code +
                                   R"(","seats":[)" + seats + "]}")));
    int length = 0;
    for (; length < 2000; ++length) {
      const json::object view = asked(desk, R"({"do":"view","table":1})");
      const json::array& actors = view.at("actors").get_array();
      if (actors.empty()) break;
      EXPECT_TRUE(view.at("standing").is_null());
      // All that is seen grows with the game: later it is enough to look now and then.
      const bool looks = length < 60 || length % 20 == 0;
      for (const std::string& observer : looks ? observers : std::vector<std::string>{})
        ASSERT_EQ(squeezed(allThatIsSeen(desk, "1", observer)).find(squeezed(code)), std::string::npos)
            << room->id << " shows it to seat \"" << observer << "\" after " << length << " moves";
      const std::string seat = R"(,"seat":)" + std::to_string(actors[0].get_int64());
      const json::object bot =
          asked(desk, R"({"do":"bot","table":1,"level":2,"seed":)" + std::to_string(length) + seat + "}");
      const std::string move = R"(,"move":)" + json::serialize(bot.at("move"));
      ASSERT_TRUE(ok(asked(desk, R"({"do":"play","table":1)" + seat + move + "}")));
    }
    ASSERT_LT(length, 2000) << room->id;
    for (const std::string& observer : observers) {
      const std::string who = observer.empty() ? "" : R"(,"seat":)" + observer;
      const json::object view = asked(desk, R"({"do":"view","table":1)" + who + "}");
      EXPECT_EQ(textOf(view.at("standing").get_object(), "deal"), code) << room->id;
      if (observer.empty()) continue;
      const json::object home = asked(desk, R"({"do":"record","table":1)" + who + "}");
      EXPECT_EQ(textOf(home.at("saw").get_object().at("standing").get_object(), "deal"), code) << room->id;
    }
  }
}

// Whoever knows the code knows what would come: the game stays over.
TEST(Secrets, NothingIsTakenBackAfterTheEnd) {
  // Of these games some end with a move that taught nobody anything, which could otherwise be taken back.
  for (int deal = 0; deal < 20; ++deal) {
    Desk desk;
    const std::string table = R"(,"table":)" + openToy(desk, "end " + std::to_string(deal));
    for (int length = 0; length < 500; ++length) {
      const json::object view = asked(desk, R"({"do":"view")" + table + "}");
      if (view.at("actors").get_array().empty()) break;
      const std::string seat = R"(,"seat":)" + std::to_string(view.at("actors").get_array()[0].get_int64());
      const json::object bot =
          asked(desk, R"({"do":"bot","level":1,"seed":)" + std::to_string(length) + seat + table + "}");
      const std::string move = R"(,"move":)" + json::serialize(bot.at("move"));
      ASSERT_TRUE(ok(asked(desk, R"({"do":"play")" + seat + move + table + "}")));
    }
    for (const char* seat : {"0", "1"}) {
      const std::string who = std::string(R"(,"seat":)") + seat + table + "}";
      EXPECT_FALSE(asked(desk, R"({"do":"view")" + who).at("undo").get_bool()) << deal;
      EXPECT_EQ(textOf(asked(desk, R"({"do":"undo")" + who), "what"), "nothingToUndo") << deal;
    }
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

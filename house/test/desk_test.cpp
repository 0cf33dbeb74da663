// The desk answers every request: with what was asked for, or with what is wrong and where.
#include "house/desk.h"

#include "house/test/asking.h"

namespace mastaba {
namespace {

// {"do":WHAT,"table":T,"seat":0,MORE}
std::string request(const std::string& what, const std::string& table, const std::string& more = {}) {
  return R"({"do":")" + what + R"(","table":)" + table + (more.empty() ? "" : "," + more) + "}";
}

// Plays a whole game by asking for bots' moves, and returns the number of moves.
int playOut(Desk& desk, const std::string& table) {
  for (int length = 0; length < 1000; ++length) {
    const json::object view = asked(desk, request("view", table));
    const json::array& actors = view.at("actors").get_array();
    if (actors.empty()) return length;
    const std::string seat = R"("seat":)" + std::to_string(actors[0].get_int64());
    const json::object bot = asked(desk, request("bot", table, seat + R"(,"seed":)" + std::to_string(length)));
    const json::object played =
        asked(desk, request("play", table, seat + R"(,"move":)" + json::serialize(bot.at("move"))));
    EXPECT_TRUE(ok(played)) << json::serialize(played);
  }
  return -1;
}

TEST(Desk, PlaysAWholeGame) {
  Desk desk;
  const std::string table = openToy(desk, "whole", "{}", 3);
  EXPECT_GT(playOut(desk, table), 10);
  const json::object view = asked(desk, request("view", table, R"("lang":"de")"));
  const json::object& standing = view.at("standing").get_object();
  EXPECT_FALSE(standing.at("how").get_string().empty());
  EXPECT_FALSE(standing.at("lines").get_array().empty());
}

TEST(Desk, SaysWhatIsAskedAndWhatCanBeDoneInBothLanguages) {
  Desk desk;
  const std::string table = openToy(desk);
  EXPECT_EQ(textOf(asked(desk, request("view", table, R"("seat":0)")), "asked"), "Which card do you bid?");
  EXPECT_EQ(textOf(asked(desk, request("view", table, R"("seat":0,"lang":"de")")), "asked"),
            "Welche Karte bietest du?");
  const json::object moves = asked(desk, request("moves", table, R"("seat":0,"lang":"de")"));
  ASSERT_FALSE(moves.at("moves").get_array().empty());
  EXPECT_TRUE(moves.at("moves").get_array()[0].get_object().at("say").get_string().starts_with("Biete die "));
  EXPECT_EQ(textOf(asked(desk, request("view", table)), "asked"), "") << "a spectator is not asked";
}

TEST(Desk, ThePictureShowsAnothersBoardAsTheObserverSeesIt) {
  Desk desk;
  const std::string table = openToy(desk);
  const auto seen = [&](const std::string& who) { return asked(desk, request("view", table, who)); };
  const auto shows = [&](const std::string& who, const std::string& text) {
    return textOf(seen(who), "picture").find(text) != std::string::npos;
  };
  EXPECT_TRUE(shows(R"("seat":1)", "board of Ben"));
  EXPECT_TRUE(shows(R"("seat":1,"whose":0)", "board of Anna"));
  EXPECT_TRUE(shows(R"("seat":1,"whose":1)", "board of Ben"));
  EXPECT_TRUE(shows("", "board of Anna")) << "a spectator sees the first seat's";
  EXPECT_TRUE(shows(R"("whose":1)", "board of Ben"));
  EXPECT_EQ(seen(R"("seat":1,"whose":0)").at("view"), seen(R"("seat":1)").at("view"));
  EXPECT_TRUE(shows(R"("seat":1,"whose":0)", "Anna: 0 points, 2 tokens, hand ? ? ? ?")) << "but not her hand";
  EXPECT_EQ(textOf(seen(R"("whose":9)"), "where"), "whose");
}

TEST(Desk, ARefusedMoveNamesItsRule) {
  Desk desk;
  const std::string table = openToy(desk);
  const json::object answer = asked(desk, request("play", table, R"("seat":0,"move":{"is":"curse"},"lang":"de")"));
  EXPECT_FALSE(ok(answer));
  EXPECT_EQ(textOf(answer, "rule"), "TOY-6");
  EXPECT_EQ(textOf(answer, "why"), "Es gibt keinen Posten zu verfluchen oder zuzulassen.");
}

TEST(Desk, AMoveThatCannotBeReadNamesThePlace) {
  Desk desk;
  const std::string table = openToy(desk);
  const json::object answer = asked(desk, request("play", table, R"("seat":0,"move":{"is":"bid","card":7})"));
  EXPECT_EQ(textOf(answer, "what"), "outOfRange");
  EXPECT_EQ(textOf(answer, "where"), "move.card");
  EXPECT_EQ(textOf(answer, "why"), "The number at move.card is not in the range 0 … 6.");
}

TEST(Desk, UndoAndPreview) {
  Desk desk;
  const std::string table = openToy(desk);
  const json::object moves = asked(desk, request("moves", table, R"("seat":0)"));
  const std::string move =
      R"("seat":0,"move":)" + json::serialize(moves.at("moves").get_array()[0].get_object().at("move"));
  const json::object preview = asked(desk, request("preview", table, move));
  EXPECT_TRUE(preview.at("preview").get_object().at("whole").get_bool());
  EXPECT_FALSE(ok(asked(desk, request("undo", table, R"("seat":0)"))));
  ASSERT_TRUE(ok(asked(desk, request("play", table, move))));
  EXPECT_TRUE(asked(desk, request("view", table, R"("seat":0)")).at("undo").get_bool());
  EXPECT_TRUE(ok(asked(desk, request("undo", table, R"("seat":0)"))));
  EXPECT_EQ(textOf(asked(desk, request("undo", table, R"("seat":0)")), "what"), "nothingToUndo");
}

TEST(Desk, ARecordCanBeLoadedAgain) {
  Desk desk;
  const std::string table = openToy(desk, "saved", R"({"tie":"nobody"})", 4);
  playOut(desk, table);
  const json::object saved = asked(desk, request("record", table));
  const json::object loaded = asked(desk, R"({"do":"load","record":)" + json::serialize(saved.at("record")) + "}");
  ASSERT_TRUE(ok(loaded)) << json::serialize(loaded);
  const std::string again = std::to_string(loaded.at("table").get_int64());
  EXPECT_EQ(json::serialize(asked(desk, request("told", table, R"("seat":1)"))),
            json::serialize(asked(desk, request("told", again, R"("seat":1)"))));
}

TEST(Desk, TheSeedIsEitherADealWithANameOrSixtyFourDigits) {
  Desk desk;
  const std::string named = openToy(desk, "pyramid");
  const std::string digits = textOf(asked(desk, request("record", named)).at("record").get_object(), "seed");
  const std::string same = openToy(desk, digits);
  EXPECT_EQ(json::serialize(asked(desk, request("view", named, R"("seat":0)"))),
            json::serialize(asked(desk, request("view", same, R"("seat":0)"))));
}

TEST(Desk, AFreshCodeComesFromTheRandomDigitsOfTheCaller) {
  Desk desk;
  const auto code = [&](const std::string& digits) {
    return textOf(asked(desk, R"({"do":"code","random":")" + digits + R"("})"), "code");
  };
  EXPECT_EQ(code("0000000000000000"), "0000-0000-0000");
  EXPECT_EQ(code("0FEDCBA987654321"), code("0fedcba987654321"));
  EXPECT_NE(code("0fedcba987654321"), code("0fedcba987654320"));
  for (const char* digits : {"", "0", "-000000000000001", "+000000000000001", "0x00000000000001", "000000000000000g",
                             "00000000000000000", " 000000000000001"})
    EXPECT_EQ(code(digits), "") << digits;
}

TEST(Desk, ACodeIsTheSameDealHoweverItIsTyped) {
  Desk desk;
  const auto state = [&](const std::string& seed) {
    return json::serialize(asked(desk, request("state", openToy(desk, seed))));
  };
  EXPECT_EQ(state("K7QM-2XBT-9FHD"), state(" k7qm 2xbt 9fhd"));
  EXPECT_NE(state("K7QM-2XBT-9FHD"), state("K7QM-2XBT-9FHE"));
}

TEST(Desk, TellsWhatThingsOfAGameDo) {
  Desk desk;
  const auto about = [&](const std::string& more) {
    return asked(desk, R"({"do":"about","game":"schatz")" + more + "}");
  };
  const json::array all = about(R"(,"lang":"de")").at("about").get_array();
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(textOf(all[2].get_object(), "key"), "card.magic");
  EXPECT_EQ(textOf(all[2].get_object(), "name"), "Zauber");
  EXPECT_TRUE(textOf(all[2].get_object(), "about").find("schwarze Figur") != std::string::npos);
  for (const char* name : {"magic", "MA", "card.magic", "mag"}) {
    const json::array one = about(R"(,"name":")" + std::string(name) + R"(")").at("about").get_array();
    ASSERT_EQ(one.size(), 1U) << name;
    EXPECT_EQ(textOf(one[0].get_object(), "name"), "magic");
  }
  EXPECT_EQ(textOf(about(R"(,"name":"dragon")"), "why"),
            "The word at name is not known here. There are: curse, magic, protection.");
  EXPECT_TRUE(asked(desk, R"({"do":"about","game":"toy"})").at("about").get_array().empty());
  EXPECT_EQ(textOf(asked(desk, R"({"do":"about","game":"toy","name":"x"})"), "why"),
            "The word at name is not known here.");
}

TEST(Desk, RefusesWhatItCannotServe) {
  Desk desk;
  const std::string table = openToy(desk);
  const std::vector<std::pair<std::string, std::string>> cases{
      {"", "notJson"},
      {"{", "notJson"},
      {"[]", "needsObject"},
      {"{}", "missing"},
      {R"({"do":7})", "needsText"},
      {R"({"do":"dance"})", "unknownWord"},
      {R"({"do":"games","lang":"fr"})", "unknownWord"},
      {R"({"do":"new"})", "missing"},
      {R"({"do":"new","game":"chess","seed":"x","seats":[]})", "unknownGame"},
      {R"({"do":"new","game":"toy","seed":"x","seats":[{"name":"A"}]})", "refusedOptions"},
      {R"({"do":"new","game":"toy","seed":"x","seats":[{"name":"A"},{"name":""}]})", "badName"},
      {R"({"do":"new","game":"toy","seed":"x","options":{"players":3},"seats":[{"name":"A"},{"name":"B"}]})",
       "wrongSeats"},
      {R"({"do":"new","game":"toy","seed":"x","options":{"tie":"maybe"},"seats":[{"name":"A"},{"name":"B"}]})",
       "unknownWord"},
      {R"({"do":"new","game":"toy","seed":"x","options":7,"seats":[{"name":"A"},{"name":"B"}]})", "needsObject"},
      {R"({"do":"new","game":"toy","seed":"x","options":{"rules":0},"seats":[{"name":"A"},{"name":"B"}]})",
       "unknownRules"},
      {R"({"do":"view","table":99})", "noSuchTable"},
      {R"({"do":"view","table":"1"})", "needsNumber"},
      {request("view", table, R"("seat":2)"), "noSuchSeat"},
      {request("view", table, R"("seat":9)"), "outOfRange"},
      {request("view", table, R"("seat":0,"whose":2)"), "noSuchSeat"},
      {request("view", table, R"("whose":7)"), "noSuchSeat"},
      {request("view", table, R"("whose":9)"), "outOfRange"},
      {request("view", table, R"("whose":"Ben")"), "needsNumber"},
      {request("moves", table), "missing"},
      {request("play", table, R"("seat":0)"), "missing"},
      {request("play", table, R"("seat":0,"move":[])"), "needsObject"},
      {request("play", table, R"("seat":0,"move":{"is":"fly"})"), "unknownWord"},
      {request("load", table), "missing"},
      {R"({"do":"load","record":{}})", "notARecord"},
      {R"({"do":"load","record":{"mastaba":1,"game":"chess"}})", "unknownGame"},
      {R"({"do":"load","record":{"mastaba":9,"game":"toy"}})", "unknownFormat"},
      {R"({"do":"types","game":"x"})", "unknownGame"},
      {R"({"do":"about"})", "missing"},
      {R"({"do":"about","game":"x"})", "unknownGame"},
      {R"({"do":"about","game":"schatz","name":7})", "needsText"},
      {R"({"do":"about","game":"schatz","name":"dragon"})", "unknownWord"},
      {R"({"do":"code"})", "missing"},
      {R"({"do":"code","random":7})", "needsText"},
      {R"({"do":"code","random":"7"})", "needsDigits"},
  };
  for (const auto& [text, what] : cases) {
    const json::object answer = asked(desk, text);
    EXPECT_FALSE(ok(answer)) << text;
    EXPECT_EQ(textOf(answer, "what"), what) << text;
    EXPECT_FALSE(textOf(answer, "why").empty()) << text;
    EXPECT_FALSE(textOf(answer, "why").starts_with("[")) << "no sentence for it: " << textOf(answer, "why");
  }
}

TEST(Desk, ABotIsAskedOnlyWhenItsSeatIs) {
  Desk desk;
  const std::string table = openToy(desk);
  EXPECT_TRUE(ok(asked(desk, request("bot", table, R"("seat":0)"))));
  const json::object move = asked(desk, request("bot", table, R"("seat":0)"));
  ASSERT_TRUE(ok(asked(desk, request("play", table, R"("seat":0,"move":)" + json::serialize(move.at("move"))))));
  for (const char* what : {"bot", "hint"})
    EXPECT_EQ(textOf(asked(desk, request(what, table, R"("seat":0)")), "what"), "notAsked");
}

TEST(Desk, HintsAreTheBestMovesOfTheSeatThatIsAsked) {
  Desk desk;
  const std::string table = openToy(desk);
  const auto hint = [&](const std::string& more) { return asked(desk, request("hint", table, R"("seat":0)" + more)); };
  const json::object answer = hint(R"(,"simulations":90,"seed":7,"lang":"de")");
  ASSERT_TRUE(ok(answer)) << json::serialize(answer);
  const json::array& moves = answer.at("moves").get_array();
  ASSERT_GE(moves.size(), 2U);
  EXPECT_TRUE(textOf(moves[0].get_object(), "say").starts_with("Biete die "));
  EXPECT_FALSE(textOf(moves[0].get_object(), "type").empty());
  EXPECT_GT(moves[0].get_object().at("chance").get_double(), 0.1);
  EXPECT_FALSE(moves[0].get_object().contains("points")) << "there is somebody to win against";
  EXPECT_EQ(answer.at("chances").get_array().size(), 2U);
  EXPECT_GE(answer.at("simulations").get_int64(), 90);
  EXPECT_EQ(hint(R"(,"simulations":90,"seed":7,"lang":"de")"), answer) << "the same question, the same answer";
  EXPECT_TRUE(ok(hint(R"(,"milliseconds":5)")));

  const std::string move = R"("seat":0,"simulations":90,"move":)";
  const json::object judged = asked(desk, request("judge", table, move + json::serialize(moves[1].at("move"))));
  ASSERT_TRUE(ok(judged)) << json::serialize(judged);
  EXPECT_EQ(judged.at("made").at("move"), moves[1].at("move"));
  EXPECT_EQ(judged.at("chances").get_array()[0], judged.at("made").at("chance"));
  EXPECT_EQ(textOf(asked(desk, request("judge", table, move + R"({"is":"curse"})")), "rule"), "TOY-6");
}

TEST(Desk, SaysWhatThinkingIsAllowed) {
  Desk desk;
  const std::string table = openToy(desk);
  for (const char* what : {"bot", "hint"}) {
    const auto answer = [&](const std::string& more) {
      return asked(desk, request(what, table, R"("seat":0,)" + more));
    };
    for (const auto& [field, range, numbers] :
         {std::tuple{"level", "1 … 5", std::array{"0", "6", "-1", "99999999999"}},
          {"simulations", "1 … 1000000", std::array{"0", "1000001", "-5", "1e300"}},
          {"milliseconds", "1 … 10000", std::array{"0", "10001", "-5", "99999999999"}}}) {
      for (const char* number : numbers) {
        const json::object refused = answer(std::string("\"") + field + "\":" + number);
        EXPECT_EQ(textOf(refused, "where"), field) << number;
        if (textOf(refused, "what") == "needsNumber") continue;
        EXPECT_EQ(textOf(refused, "why"),
                  std::string("The number at ") + field + " is not in the range " + range + ".");
      }
      EXPECT_EQ(textOf(answer(std::string("\"") + field + "\":\"5\""), "what"), "needsNumber");
    }
    EXPECT_EQ(textOf(answer(R"("seed":"x")"), "where"), "seed");
  }
  EXPECT_EQ(textOf(asked(desk, request("hint", table, R"("seat":9)")), "where"), "seat");
}

TEST(Desk, NamesTheThingsOfAGame) {
  Desk desk;
  const json::object words = asked(desk, R"({"do":"words","game":"schatz","lang":"de"})").at("words").get_object();
  EXPECT_EQ(words.at("card.magic"), "Zauber");
  EXPECT_TRUE(words.contains("card.magic.about"));
  EXPECT_FALSE(words.contains("move.draw")) << "sentences are not among them";
}

TEST(Desk, ShowsAGameAsItWasAfterSomeMoves) {
  Desk desk;
  const std::string table = openToy(desk, "back", "{}", 3);
  const std::string before = json::serialize(asked(desk, request("view", table, R"("seat":0)")).at("view"));
  const int length = playOut(desk, table);
  const json::object then = asked(desk, request("after", table, R"("moves":0)"));
  ASSERT_TRUE(ok(then));
  const std::string other = std::to_string(then.at("table").get_int64());
  EXPECT_NE(other, table);
  EXPECT_EQ(json::serialize(asked(desk, request("view", other, R"("seat":0)")).at("view")), before);
  EXPECT_EQ(asked(desk, request("view", table)).at("length"), length) << "the game itself stays as it is";
  const json::object tooFar = asked(desk, request("after", table, R"("moves":)" + std::to_string(length + 1)));
  EXPECT_EQ(textOf(tooFar, "what"), "outOfRange");
}

TEST(Desk, TellsWhatCanBeReadOffAView) {
  Desk desk;
  const std::string table = openToy(desk);
  EXPECT_EQ(asked(desk, request("view", table)).at("reading").get_object().at("bids"), 0);
}

TEST(Desk, AClosedTableIsGone) {
  Desk desk;
  const std::string table = openToy(desk);
  EXPECT_TRUE(ok(asked(desk, request("close", table))));
  EXPECT_EQ(textOf(asked(desk, request("view", table)), "what"), "noSuchTable");
}

TEST(Desk, KeepsOnlySoManyTables) {
  Desk desk;
  for (int i = 0; i < 1000; ++i) openToy(desk);
  const json::object answer =
      asked(desk, R"({"do":"new","game":"toy","seed":"x","seats":[{"name":"A"},{"name":"B"}]})");
  EXPECT_EQ(textOf(answer, "what"), "tooManyTables");
}

TEST(Desk, RefusesAnEnormousRequestWithoutReadingIt) {
  Desk desk;
  EXPECT_EQ(textOf(asked(desk, std::string(9U << 20, ' ')), "what"), "tooLarge");
}

}  // namespace
}  // namespace mastaba

// Records replay exactly; whatever was done to one is refused at its place.
#include "table/record.h"

#include <gtest/gtest.h>

#include "house/fixed_games.h"
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

Table<Toy> playedTable() {
  Toy::Options options;
  options.tie = Toy::Tie::nobody;
  Table<Toy> table(options, Seed::named("record"), sittersNamed(options.players));
  Chance chance(u64{5});
  playOut(table, chance, 0);
  return table;
}

json::value parsed(const std::string& text) {
  json::value value;
  EXPECT_FALSE(parseJson(text, value));
  return value;
}

json::value record() { return parsed(toJson(recordOf(playedTable()))); }

// What replaying says, as "what at where (detail)".
std::string complaint(const json::value& from) {
  std::optional<Table<Toy>> table;
  const Fault fault = replay(from, table);
  EXPECT_EQ(table.has_value(), !fault);
  if (!fault) return "none";
  return std::string(nameOfEnum(fault.what)) + " at " + fault.where + " (" + fault.detail + ")";
}

TEST(Record, ReplaysToTheSameBytes) {
  const Table<Toy> table = playedTable();
  std::optional<Table<Toy>> again;
  ASSERT_FALSE(replay(parsed(toJson(recordOf(table))), again));
  EXPECT_EQ(again->state(), table.state());
  EXPECT_EQ(again->sitters(), table.sitters());
  EXPECT_EQ(again->told().size(), table.told().size());
  EXPECT_EQ(toJson(recordOf(*again)), toJson(recordOf(table)));
}

TEST(Record, AnUnfinishedGameGoesOnWhereItWas) {
  Toy::Options options;
  Table<Toy> table(options, Seed::named("half"), sittersNamed(options.players));
  Toy::Moves moves;
  table.moves(0, moves);
  ASSERT_FALSE(table.play(0, moves[0]));
  std::optional<Table<Toy>> again;
  ASSERT_FALSE(replay(parsed(toJson(recordOf(table))), again));
  EXPECT_EQ(again->state(), table.state());
  EXPECT_TRUE(again->canUndo(0)) << "what could be taken back before saving still can";
  EXPECT_FALSE(again->over());
}

TEST(Record, HasAStableText) {
  Toy::Options options;
  options.players = 2;
  const Table<Toy> table(options, Seed::named("x"), {{"Anna", 0}, {"Schreiber", 2}});
  EXPECT_EQ(
      toJson(recordOf(table)),
      "{\"mastaba\":1,\"game\":\"toy\",\"options\":{\"players\":2,\"tie\":\"starter\",\"peek\":\"on\",\"rules\":1},"
      "\"seed\":\"" +
          seedText(Seed::named("x")) +
          "\",\"deal\":null,\"seats\":[{\"name\":\"Anna\",\"bot\":0},{\"name\":\"Schreiber\",\"bot\":2}],\"position\":"
          "null,\"moves\":"
          "[],"
          "\"result\":null}");
}

TEST(Record, AnAlteredMoveIsRefusedAtItsPlace) {
  json::value altered = record();
  json::object& line = altered.as_object()["moves"].as_array()[4].as_object();
  line["check"] = "00000000";
  EXPECT_EQ(complaint(altered), "altered at moves[4] ()");
}

TEST(Record, AnIllegalMoveIsRefusedWithItsRule) {
  json::value altered = record();
  altered.as_object()["moves"].as_array()[0].as_object()["move"] = parsed(R"({"is":"curse"})");
  EXPECT_EQ(complaint(altered), "illegal at moves[0] (TOY-6)");
}

TEST(Record, AMoveLeftOutIsNoticed) {
  json::value altered = record();
  json::array& moves = altered.as_object()["moves"].as_array();
  moves.erase(moves.begin() + 3);
  EXPECT_NE(complaint(altered).find("moves[3]"), std::string::npos);
}

TEST(Record, AChangedSeedIsNoticedAtTheFirstMove) {
  json::value altered = record();
  altered.as_object()["seed"] = std::string(64, '0');
  EXPECT_NE(complaint(altered).find("moves[0]"), std::string::npos);
}

TEST(Record, AChangedOptionIsNoticedEvenWhereItDoesNotMatter) {
  json::value altered = record();
  altered.as_object()["options"].as_object()["tie"] = "starter";
  EXPECT_NE(complaint(altered).find("moves[0]"), std::string::npos);
}

TEST(Record, AnOptionThatIsNotMentionedIsTheUsualOne) {
  json::value shorter = record();
  ASSERT_EQ(shorter.as_object()["options"].as_object()["peek"], json::value("on"));
  shorter.as_object()["options"].as_object().erase("peek");
  EXPECT_EQ(complaint(shorter), "none") << "a record from before there was a choice";
}

TEST(Record, TheNameOfTheDealStandsInItAndComesBack) {
  Toy::Options options;
  const Table<Toy> table(options, dealFrom("k7qm2xbt9fhd"), sittersNamed(options.players));
  const json::value written = parsed(toJson(recordOf(table)));
  EXPECT_EQ(written.as_object().at("deal"), json::value("K7QM-2XBT-9FHD"));
  std::optional<Table<Toy>> again;
  ASSERT_FALSE(replay(written, again));
  EXPECT_EQ(again->deal().name, "K7QM-2XBT-9FHD");
  EXPECT_EQ(again->after(0).deal().name, "K7QM-2XBT-9FHD");
}

TEST(Record, ADealWithoutANameIsNullOrLeftOut) {
  json::value older = record();
  EXPECT_EQ(older.as_object().at("deal"), json::value(nullptr));
  older.as_object().erase("deal");
  EXPECT_EQ(complaint(older), "none") << "a record from before deals had names";
}

TEST(Record, ADealThatDoesNotNameItsSeedIsRefused) {
  json::value altered = record();
  altered.as_object()["deal"] = "K7QM-2XBT-9FHD";
  EXPECT_EQ(complaint(altered), "altered at deal ()");
  altered.as_object()["deal"] = "record";
  EXPECT_EQ(complaint(altered), "none") << "the checks do not depend on the name";
  altered.as_object()["deal"] = 7;
  EXPECT_EQ(complaint(altered), "needsText at deal ()");
}

TEST(Record, AMoveAfterTheEndIsRefused) {
  json::value altered = record();
  json::array& moves = altered.as_object()["moves"].as_array();
  const std::size_t length = moves.size();
  moves.push_back(moves.back());
  EXPECT_EQ(complaint(altered), "afterEnd at moves[" + std::to_string(length) + "] ()");
}

TEST(Record, AWrongResultIsRefused) {
  json::value altered = record();
  altered.as_object()["result"].as_object()["points"].as_array()[0] = 99;
  EXPECT_EQ(complaint(altered), "wrongResult at result ()");
  altered.as_object()["result"] = nullptr;
  EXPECT_EQ(complaint(altered), "wrongResult at result ()");
}

TEST(Record, RulesOfAnotherVersionAreRefused) {
  json::value altered = record();
  altered.as_object()["options"].as_object()["rules"] = 0;
  EXPECT_EQ(complaint(altered), "unknownRules at options.rules (1)");
}

TEST(Record, OptionsThatAreNotOfferedAreRefused) {
  json::value altered = record();
  altered.as_object()["options"].as_object()["players"] = 1;
  EXPECT_EQ(complaint(altered), "refusedOptions at options (TOY-1)");
}

TEST(Record, SeatsMustFitThePlayers) {
  json::value altered = record();
  altered.as_object()["seats"].as_array().pop_back();
  EXPECT_EQ(complaint(altered), "wrongSeats at seats (3)");
  altered = record();
  altered.as_object()["seats"].as_array()[1].as_object()["name"] = "";
  EXPECT_EQ(complaint(altered), "badName at seats[1].name (60)");
  altered = record();
  altered.as_object()["moves"].as_array()[0].as_object()["seat"] = 5;
  EXPECT_EQ(complaint(altered), "noSuchSeat at moves[0] ()");
}

TEST(Record, MalformedFieldsAreNamed) {
  json::value altered = record();
  altered.as_object()["moves"].as_array()[1].as_object()["move"].as_object()["card"] = 7;
  EXPECT_EQ(complaint(altered), "outOfRange at moves[1].move.card (0 … 6)");
  altered = record();
  altered.as_object()["seed"] = "abc";
  EXPECT_EQ(complaint(altered), "badSeed at seed ()");
  altered = record();
  altered.as_object().erase("moves");
  EXPECT_EQ(complaint(altered), "missing at moves ()");
  altered = record();
  altered.as_object()["note"] = "x";
  EXPECT_EQ(complaint(altered), "unknownField at note ()");
}

TEST(Record, TellsWhichGameItIs) {
  std::string game;
  EXPECT_FALSE(record::gameOf(record(), game));
  EXPECT_EQ(game, "toy");
  EXPECT_EQ(record::gameOf(parsed("[1]"), game).what, Wrong::notARecord);
  EXPECT_EQ(record::gameOf(parsed(R"({"game":"toy"})"), game).what, Wrong::notARecord);
  EXPECT_EQ(record::gameOf(parsed(R"({"mastaba":2,"game":"toy"})"), game).what, Wrong::unknownFormat);
}

TEST(Record, EverySingleCutIsRefusedWithoutHarm) {
  const std::string text = toJson(recordOf(playedTable()));
  for (std::size_t length = 0; length < text.size(); length += 7) {
    json::value value;
    EXPECT_TRUE(parseJson(text.substr(0, length), value)) << length;
  }
}

}  // namespace
}  // namespace mastaba

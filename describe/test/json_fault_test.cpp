// What is wrong with JSON from outside, and where exactly.
#include <gtest/gtest.h>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "describe/test/sample.h"
#include "tests/toy/toy.h"

namespace mastaba {

struct JsonWish {
  static constexpr bool sparse = true;
  Below<7> level{3};
  SampleMetal metal{SampleMetal::gold};
};
BOOST_DESCRIBE_STRUCT(JsonWish, (), (level, metal))

struct JsonLetter {
  static constexpr std::string_view later = "stamp";
  Below<7> page{1};
  Below<7> stamp{5};
};
BOOST_DESCRIBE_STRUCT(JsonLetter, (), (page, stamp))

namespace {

// "outOfRange at chests[1].coins[0]: 0 … 9"
std::string text(const Fault& fault) {
  std::string out = nameOfEnum(fault.what);
  if (!fault.where.empty()) out += " at " + fault.where;
  if (!fault.detail.empty()) out += ": " + fault.detail;
  return out;
}

template <class T>
std::string faultIn(std::string_view json) {
  T value{};
  return text(fromJson(json, value));
}

// The JSON of a good sample with one part replaced.
std::string faultAfter(std::string_view good, std::string_view bad) {
  std::string json = sampleAllJson;
  const std::size_t at = json.find(good);
  if (at == std::string::npos) return "the sample has no " + std::string(good);
  return faultIn<SampleAll>(json.replace(at, good.size(), bad));
}

TEST(JsonFault, TheGoodSampleHasNone) { EXPECT_EQ(faultIn<SampleAll>(sampleAllJson), "nothing"); }

TEST(JsonFault, OnlyAFieldThatCameLaterMayBeMissing) {
  JsonLetter letter;
  EXPECT_EQ(text(fromJson(R"({"page":2})", letter)), "nothing");
  EXPECT_EQ(letter.page, 2);
  EXPECT_EQ(letter.stamp, 5);
  EXPECT_EQ(faultIn<JsonLetter>(R"({"stamp":2})"), "missing at page");
  EXPECT_EQ(faultIn<JsonLetter>(R"({"page":2,"stamp":9})"), "outOfRange at stamp: 0 … 6");
}

TEST(JsonFault, NumbersOutOfRangeNameThePlaceAndTheRange) {
  EXPECT_EQ(faultAfter(R"("lot":6)", R"("lot":7)"), "outOfRange at lot: 0 … 6");
  EXPECT_EQ(faultAfter(R"("lot":6)", R"("lot":-1)"), "outOfRange at lot: 0 … 6");
  EXPECT_EQ(faultAfter(R"("at":5)", R"("at":6)"), "outOfRange at at: 0 … 5");
  EXPECT_EQ(faultAfter(R"("seat":3)", R"("seat":8)"), "outOfRange at seat: 0 … 7");
  EXPECT_EQ(faultAfter("-300", "32768"), "outOfRange at debt: -32768 … 32767");
  EXPECT_EQ(faultAfter("4000000000", "4294967296"), "outOfRange at words: 0 … 4294967295");
  EXPECT_EQ(faultAfter("-70000", "2147483648"), "outOfRange at points: -2147483648 … 2147483647");
  EXPECT_EQ(faultAfter("255", "256"), "outOfRange at grid[1][1]: 0 … 255");
  EXPECT_EQ(faultAfter("[9,0]", "[10,0]"), "outOfRange at chests[1].coins[0]: 0 … 9");
  EXPECT_EQ(faultAfter("[0,1]", "[0,9]"), "outOfRange at seats[1]: 0 … 7");
  EXPECT_EQ(faultAfter(R"("guess":2)", R"("guess":4)"), "outOfRange at guess: 0 … 3");
  EXPECT_EQ(faultAfter(R"("to":0)", R"("to":6)"), "outOfRange at moves[1].to: 0 … 5");
  EXPECT_EQ(faultAfter(R"("to":4)", R"("to":6)"), "outOfRange at move.to: 0 … 5");
}

TEST(JsonFault, HugeNumbersAreOutOfRangeInsteadOfWrappingAround) {
  EXPECT_EQ(faultIn<Below<7>>("4294967296"), "outOfRange: 0 … 6");
  EXPECT_EQ(faultIn<Below<7>>("9223372036854775808"), "outOfRange: 0 … 6") << "above the signed 64 bits";
  EXPECT_EQ(faultIn<Below<7>>("18446744073709551616"), faultIn<Below<7>>("99999999999999999999"));
  EXPECT_NE(faultIn<Below<7>>("99999999999999999999"), "nothing");
}

TEST(JsonFault, OnlyWholeNumbersAreNumbers) {
  // 1.0 lies in the range: to say it does not would send a person looking for the wrong mistake.
  EXPECT_EQ(faultIn<Below<7>>("1.0"), "needsNumber: 0 … 6");
  EXPECT_EQ(faultIn<Below<7>>("1.5"), "needsNumber: 0 … 6");
  EXPECT_EQ(faultIn<Below<7>>("1e0"), "needsNumber: 0 … 6");
  EXPECT_EQ(faultAfter("-70000", "1e3"), "needsNumber at points: -2147483648 … 2147483647");
}

TEST(JsonFault, SomethingElseWhereANumberBelongs) {
  for (const char* other : {"true", "null", "\"3\"", "[3]", "{}"})
    EXPECT_EQ(faultIn<Below<7>>(other), "needsNumber: 0 … 6") << other;
  EXPECT_EQ(faultAfter("[9,0]", "[9,true]"), "needsNumber at chests[1].coins[1]: 0 … 9");
}

TEST(JsonFault, SomethingElseWhereTextYesNoAListOrAnObjectBelongs) {
  EXPECT_EQ(faultAfter("\"Anna\"", "5"), "needsText at name");
  EXPECT_EQ(faultAfter("\"gold\"", "2"), "needsText at metal");
  EXPECT_EQ(faultAfter("\"b\"", "null"), "needsText at notes[1]");
  EXPECT_EQ(faultAfter("true", "1"), "needsYesNo at ready");
  EXPECT_EQ(faultAfter("[9,0]", "9"), "needsList at chests[1].coins");
  EXPECT_EQ(faultAfter("[0,1]", "0"), "needsList at seats");
  EXPECT_EQ(faultAfter("[1,2]", "{}"), "needsList at grid[0]");
  EXPECT_EQ(faultAfter(R"({"metal":"none","coins":[]})", "[]"), "needsObject at chests[0]");
  EXPECT_EQ(faultAfter(R"({"is":"sampleWait"})", "\"sampleWait\""), "needsObject at moves[0]");
  EXPECT_EQ(faultIn<SampleAll>("[]"), "needsObject");
}

TEST(JsonFault, UnknownWordsListTheWordsThereAre) {
  EXPECT_EQ(faultAfter("\"gold\"", "\"Gold\""), "unknownWord at metal: none, copper, gold");
  EXPECT_EQ(faultAfter("sampleWait", "wait"), "unknownWord at moves[0].is: sampleStep, sampleWait");
}

TEST(JsonFault, AVariantNeedsItsTag) {
  EXPECT_EQ(faultAfter(R"({"is":"sampleWait"})", "{}"), "missing at moves[0].is");
  EXPECT_EQ(faultAfter(R"("is":"sampleWait")", R"("is":2)"), "needsText at moves[0].is");
}

TEST(JsonFault, EveryFieldMustBeThere) {
  EXPECT_EQ(faultAfter(R"("lot":6,)", ""), "missing at lot");
  EXPECT_EQ(faultAfter(R"("metal":"none",)", ""), "missing at chests[0].metal");
  EXPECT_EQ(faultAfter(R"("guess":2,)", ""), "missing at guess") << "nothing is said with null";
  EXPECT_EQ(faultAfter(R"(,"by":1)", ""), "missing at move.by");
}

TEST(JsonFault, NoOtherFieldMayBeThere) {
  EXPECT_EQ(faultAfter(R"("lot":6)", R"("lot":6,"lots":6)"), "unknownField at lots");
  EXPECT_EQ(faultAfter(R"({"is":"sampleWait")", R"({"is":"sampleWait","by":1)"), "unknownField at moves[0].by");
  EXPECT_EQ(faultAfter(R"("coins":[])", R"("coins":[],"is":"x")"), "unknownField at chests[0].is")
      << "a tag belongs only into a variant";
}

TEST(JsonFault, ListsAreNeitherTooLongNorOfTheWrongLength) {
  EXPECT_EQ(faultAfter("[9,0]", "[1,2,3,4]"), "tooMany at chests[1].coins: 3");
  EXPECT_EQ(faultAfter("[-1]", "[1,2,3,4]"), "tooMany at tally: 3");
  EXPECT_EQ(faultAfter("[0,1]", "[0,0,0,0,0,0,0,0,0]"), "tooMany at seats: 8");
  EXPECT_EQ(faultAfter("[1,2]", "[1]"), "wrongCount at grid[0]: 2");
  EXPECT_EQ(faultAfter("[1,2]", "[1,2,3]"), "wrongCount at grid[0]: 2");
  std::string many = "[0";
  for (int i = 0; i < 100'000; ++i) many += ",0";
  EXPECT_EQ(faultIn<std::vector<u8>>(many + "]"), "tooMany: 100000");
}

TEST(JsonFault, NamesThePlaceInAWholePosition) {
  Toy::State state{};
  state.own[2].hand.push(6);
  std::string json = toJson(state);
  json.replace(json.find("[6]"), 3, "[7]");
  EXPECT_EQ(faultIn<Toy::State>(json), "outOfRange at own[2].hand[0]: 0 … 6");
}

TEST(JsonFault, OptionsMayLeaveFieldsOutButNameNoOthers) {
  Toy::Options options;
  EXPECT_EQ(text(fromJson(R"({"tie":"nobody"})", options)), "nothing");
  EXPECT_EQ(toJson(options), R"({"players":3,"tie":"nobody","peek":"on","rules":1})");
  EXPECT_EQ(faultIn<Toy::Options>(R"({"ties":"nobody"})"), "unknownField at ties");
  EXPECT_EQ(faultIn<Toy::Options>(R"({"players":5})"), "outOfRange at players: 0 … 4");
}

TEST(JsonFault, SoMayWhateverSaysThatItIsSparse) {
  JsonWish wish;
  EXPECT_EQ(text(fromJson(R"({"level":5})", wish)), "nothing");
  EXPECT_EQ(toJson(wish), R"({"level":5,"metal":"gold"})");
  EXPECT_EQ(faultIn<JsonWish>(R"({"levels":5})"), "unknownField at levels");
}

TEST(JsonFault, OfAFieldSaidTwiceTheLastCounts) {
  Toy::Move move;
  EXPECT_EQ(text(fromJson(R"({"is":"bid","card":1,"card":2})", move)), "nothing");
  EXPECT_EQ(toJson(move), R"({"is":"bid","card":2})");
}

TEST(JsonFault, AVariantIsLeftAsItWasWhenItCannotBeRead) {
  Toy::Move move = Toy::Bid{4};
  EXPECT_EQ(text(fromJson(R"({"is":"bid","card":9})", move)), "outOfRange at card: 0 … 6");
  EXPECT_EQ(move, Toy::Move(Toy::Bid{4}));
}

TEST(JsonFault, WhatIsNotJsonIsSaidToBeNone) {
  for (const char* bad : {"",
                          "  ",
                          "{",
                          "[1,]",
                          "{\"a\":1,}",
                          "[1] x",
                          "[1][2]",
                          "01",
                          "+1",
                          ".5",
                          "1.",
                          "0x10",
                          "NaN",
                          "nul",
                          "'a'",
                          "\"a",
                          "\"\t\"",
                          "\"\\x\"",
                          "\"\\ud800\"",
                          "// c\n1",
                          "{a:1}",
                          "\"\xff\"",
                          "\xef\xbb\xbf[1]"}) {
    json::value value;
    const Fault fault = parseJson(bad, value);
    EXPECT_EQ(fault.what, Wrong::notJson) << bad;
    EXPECT_EQ(fault.where, "");
    EXPECT_NE(fault.detail, "") << bad;
  }
}

TEST(JsonFault, ThirtyTwoLevelsAreDeepEnough) {
  const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
  json::value value;
  EXPECT_EQ(parseJson(nested(32), value).what, Wrong::nothing);
  EXPECT_EQ(parseJson(nested(33), value).what, Wrong::notJson);
  EXPECT_EQ(parseJson(nested(1'000'000), value).what, Wrong::notJson) << "and nobody can overflow the stack";
}

}  // namespace
}  // namespace mastaba

#include "describe/schema.h"

#include <gtest/gtest.h>

#include "describe/test/sample.h"

namespace mastaba {

struct SchemaLetter {
  SampleMetal seal;
  std::optional<Below<5>> lamps;
  std::vector<std::string> words;
  JsonText anything;
  u8 small = 0;
  std::int64_t large = 0;
  bool urgent = false;
  static constexpr std::array<std::string_view, 2> optional{"lamps", "urgent"};
};
BOOST_DESCRIBE_STRUCT(SchemaLetter, (), (seal, lamps, words, anything, small, large, urgent))

namespace {

TEST(Schema, HasEveryKindOfField) {
  Schema schema;
  EXPECT_EQ(schema.object<SchemaLetter>("do", "send"),
            R"({"type":"object","properties":{"do":{"const":"send"},"seal":{"$ref":"#/$defs/SampleMetal"},)"
            R"("lamps":{"anyOf":[{"type":"integer","minimum":0,"maximum":4},{"type":"null"}]},)"
            R"("words":{"type":"array","items":{"type":"string"}},"anything":true,)"
            R"("small":{"type":"integer","minimum":0,"maximum":255},"large":{"type":"integer"},)"
            R"("urgent":{"type":"boolean"}},"required":["do","seal","words","anything","small","large"]})");
  EXPECT_EQ(schema.definitions(), R"({"SampleMetal":{"enum":["none","copper","gold"]}})");
}

TEST(JsonText, IsPassedOnAsItIs) {
  SchemaLetter letter;
  ASSERT_FALSE(fromJson(R"({"seal":"gold","words":[],"anything":{"a":[1,null,"ä"]},"small":1,"large":-5})", letter));
  EXPECT_EQ(letter.anything.text, R"({"a":[1,null,"ä"]})");
  EXPECT_EQ(toJson(letter.anything), letter.anything.text);
}

TEST(Optional, OnlyWhatNeedNotBeSaidMayBeLeftOut) {
  SchemaLetter letter;
  const Fault fault = fromJson(R"({"seal":"gold","words":[],"anything":0,"large":0})", letter);
  EXPECT_EQ(fault.what, Wrong::missing);
  EXPECT_EQ(fault.where, "small");
}

}  // namespace
}  // namespace mastaba

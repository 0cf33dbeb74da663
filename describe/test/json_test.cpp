// Values to JSON and back.
#include <gtest/gtest.h>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "describe/test/sample.h"
#include "tests/toy/toy.h"

namespace mastaba {

struct JsonLong {
  long long n = 0;
};
BOOST_DESCRIBE_STRUCT(JsonLong, (), (n))

namespace {

// What comes back from JSON, as JSON again.
template <class T>
std::string thereAndBack(const T& value) {
  T read{};
  const Fault fault = fromJson(toJson(value), read);
  EXPECT_FALSE(fault) << nameOfEnum(fault.what) << " at " << fault.where;
  return toJson(read);
}

Toy::State played(int moves) {
  Chance chance(Seed::named("json"));
  Teller<Toy::Event> deaf;
  Toy::State state = Toy::setup({}, chance, deaf);
  for (int i = 0; i < moves && !over<Toy>(state); ++i) {
    const Seat seat = Toy::actors(state.open).first();
    Toy::Moves legal;
    Toy::moves(state.open, state.own[seat], seat, legal);
    Toy::play(state, seat, legal[legal.size() - 1], chance, deaf);
  }
  return state;
}

TEST(Json, WritesEveryKindOfField) { EXPECT_EQ(toJson(sampleAll()), sampleAllJson); }

TEST(Json, ReadsBackWhatItWrote) {
  EXPECT_EQ(thereAndBack(sampleAll()), sampleAllJson);
  EXPECT_EQ(thereAndBack(SampleAll{}), toJson(SampleAll{}));
}

TEST(Json, WritesNothingAsNullAndReadsItAsNothing) {
  SampleAll all = sampleAll();
  all.guess.reset();
  EXPECT_NE(toJson(all).find(R"("guess":null)"), std::string::npos);
  SampleAll read = sampleAll();
  EXPECT_FALSE(fromJson(toJson(all), read));
  EXPECT_FALSE(read.guess.has_value()) << "what was there before is gone";
}

TEST(Json, StructsInsideAVariantCarryTheirWord) {
  EXPECT_EQ(toJson(Toy::Move{Toy::Bid{5}}), R"({"is":"bid","card":5})");
  EXPECT_EQ(toJson(Toy::Move{Toy::Curse{}}), R"({"is":"curse"})");
  EXPECT_EQ(toJson(Toy::Bid{5}), R"({"card":5})") << "outside it they carry none";
  EXPECT_EQ(toJson(Toy::Curse{}), "{}");
}

TEST(Json, EveryAlternativeComesBackAsItself) {
  Toy::Event event;
  EXPECT_FALSE(fromJson(R"({"is":"drew","seat":1,"card":0})", event));
  EXPECT_EQ(event, Toy::Event(Toy::Drew{1, 0}));
  EXPECT_FALSE(fromJson(R"({"card":0,"seat":1,"is":"peeked"})", event)) << "in whatever order";
  EXPECT_EQ(event, Toy::Event(Toy::Peeked{1, 0}));
  EXPECT_FALSE(fromJson(R"({"is":"tied"})", event));
  EXPECT_EQ(event, Toy::Event(Toy::Tied{}));
}

TEST(Json, AWholePositionComesBackByteForByte) {
  for (const int moves : {0, 1, 5, 20, 1000}) {
    const Toy::State state = played(moves);
    Toy::State read{};
    EXPECT_FALSE(fromJson(toJson(state), read));
    EXPECT_EQ(read, state) << "after " << moves << " moves";
  }
}

TEST(Json, AViewComesBackByteForByte) {
  const View<Toy> view = viewOf<Toy>(played(5), 1);
  View<Toy> read{};
  EXPECT_FALSE(fromJson(toJson(view), read));
  EXPECT_EQ(read, view);
}

TEST(Json, AStandingComesBack) {
  const Toy::State state = played(1000);
  ASSERT_TRUE(over<Toy>(state));
  EXPECT_EQ(thereAndBack(Toy::standing(state)), toJson(Toy::standing(state)));
}

TEST(Json, AListThatWasReadLeavesNoTraceOfWhatWasThere) {
  Seq<Below<10>, 3> read;
  for (int i = 7; i < 10; ++i) read.push(i);
  EXPECT_FALSE(fromJson("[4]", read));
  Seq<Below<10>, 3> wanted;
  wanted.push(4);
  EXPECT_EQ(read, wanted);
}

TEST(Json, SeatsAreReadAsASet) {
  Seats seats = Seats::only(6);
  EXPECT_FALSE(fromJson("[7,0,2,0]", seats));
  EXPECT_EQ(toJson(seats), "[0,2,7]");
}

TEST(Json, TextWithQuotesAndControlCharactersIsEscaped) {
  EXPECT_EQ(jsonString(R"(a "b" \c/)"), R"("a \"b\" \\c/")");
  EXPECT_EQ(jsonString("line\nline"), R"("line\nline")");
  EXPECT_EQ(jsonString("\t\r\x01\x1f\x7f"), R"("\u0009\u000d\u0001\u001f\u007f")");
  EXPECT_EQ(jsonString(std::string_view("\0", 1)), R"("\u0000")");
  EXPECT_EQ(jsonString("Mäuse 𓂀"), "\"Mäuse 𓂀\"");
}

TEST(Json, AnyTextComesBack) {
  std::string text = "Käthe \"die Große\" \\ 𓂀";
  for (char c = 0; c < 127; ++c) text += c;
  std::string read;
  EXPECT_FALSE(fromJson(mastaba::jsonString(text), read));
  EXPECT_EQ(read, text);
}

TEST(Json, NumbersReachTheEndsOfTheirRange) {
  i16 number = 0;
  EXPECT_FALSE(fromJson("-32768", number));
  EXPECT_EQ(number, -32768);
  u32 words = 0;
  EXPECT_FALSE(fromJson("4294967295", words));
  EXPECT_EQ(words, 4294967295U);
  int points = 0;
  EXPECT_FALSE(fromJson("-2147483648", points));
  EXPECT_EQ(toJson(points), "-2147483648");
  Below<256> count;
  EXPECT_FALSE(fromJson("255", count));
  EXPECT_EQ(count, 255);
}

TEST(Json, LongNumbersAreNotCutShort) {
  JsonLong read;
  EXPECT_FALSE(fromJson(R"({"n":-5000000000})", read));
  EXPECT_EQ(read.n, -5'000'000'000);
}

TEST(Json, BlanksBetweenTokensDoNotMatter) {
  Toy::Move move;
  EXPECT_FALSE(fromJson(" {\t\"is\" : \"bid\",\r\n \"card\" : 3 } \n", move));
  EXPECT_EQ(move, Toy::Move(Toy::Bid{3}));
}

TEST(ChangesJson, NamesOnlyWhatDiffersFromTheUsual) {
  Toy::Options options;
  EXPECT_EQ(changesJson(options), "{}");
  options.players = 2;
  options.peek = Toy::Peek::off;
  EXPECT_EQ(changesJson(options), R"({"players":2,"peek":"off"})");
}

TEST(ChangesJson, IsReadBackAsTheWhole) {
  Toy::Options options;
  options.tie = Toy::Tie::nobody;
  Toy::Options read;
  EXPECT_FALSE(fromJson(changesJson(options), read));
  EXPECT_EQ(read, options);
}

}  // namespace
}  // namespace mastaba

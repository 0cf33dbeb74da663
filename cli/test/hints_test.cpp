#include "cli/hints.h"

#include <gtest/gtest.h>

#include "describe/json_in.h"

namespace mastaba::cli {
namespace {

const char* const moves = R"([{"move":{"is":"bid","card":1},"say":"Bid the 1","type":"bid 1"},)"
                          R"({"move":{"is":"bid","card":4},"say":"Bid the 4","type":"bid 4"}])";

Lines hinted(const std::string& hint, int most = 5, bool stopped = false, int width = 80) {
  return hintLines(hint, choicesOf(moves), {"Anna", "Ben"}, most, stopped, Language::en, width, penFor(false));
}

std::string hintOf(const std::string& more) {
  return R"({"moves":[{"move":{"is":"bid","card":4},"say":"Bid the 4","type":"bid 4","chance":0.5712)" + more +
         R"(},{"move":{"is":"bid","card":1},"say":"Bid the 1","type":"bid 1","chance":0.0012)" + more +
         R"(}],"chances":[0.5712,0.4288],"simulations":2000})";
}

TEST(Hints, PercentSaysNoMoreThanIsKnown) {
  EXPECT_EQ(percent(0.5712), "57 %");
  EXPECT_EQ(percent(0), "0 %");
  EXPECT_EQ(percent(1), "100 %");
  EXPECT_EQ(percent(0.999), ">99 %");
  EXPECT_EQ(percent(0.001), "<1 %");
  EXPECT_EQ(chancesOf({"Anna", "Ben", "Cleo"}, {0.5, -1, 0.25}), "Anna 50 %, Cleo 25 %");
}

TEST(Hints, EachMoveWithItsChanceAndWhatToType) {
  EXPECT_EQ(hinted(hintOf("")), (Lines{"Your best moves and chances, from 2000 imagined games:", "  57 %  2  Bid the 4",
                                       "  <1 %  1  Bid the 1", "I would type 2. After that: Anna 57 %, Ben 43 %."}));
  EXPECT_EQ(hinted(hintOf(""), 1).size(), 3U);
  EXPECT_TRUE(hinted(hintOf(""), 1, true, 120).back().ends_with("(Thought about for a moment only.)"));
}

TEST(Hints, WhoPlaysAloneHasPoints) {
  EXPECT_EQ(hinted(hintOf(R"(,"points":87.5)")),
            (Lines{"Your best moves and likely points, from 2000 imagined games:", "  87.5  2  Bid the 4",
                   "  87.5  1  Bid the 1", "I would type 2."}));
}

TEST(Hints, StayWithinTheWidth) {
  for (const std::string& line : hinted(hintOf(""), 5, true, 20)) EXPECT_LE(columnsOf(line), 20) << line;
}

TEST(Hints, NumbersMayBeUnknown) {
  json::value parsed;
  ASSERT_FALSE(parseJson("[0.5,null,1]", parsed));
  EXPECT_EQ(numbersIn(parsed), (std::vector<double>{0.5, -1, 1}));
}

}  // namespace
}  // namespace mastaba::cli

#include "cli/chart.h"

#include <gtest/gtest.h>

namespace mastaba::cli {
namespace {

TEST(Chart, BlocksFollowTheValues) {
  EXPECT_EQ(blocksOf({0, 0.5, 1}, 1, 10), "▁▅█");
  EXPECT_EQ(blocksOf({0, 0, 1, 1}, 1, 2), "▁█");
  EXPECT_EQ(blocksOf({50, 100}, 100, 10), "▅█");
  EXPECT_EQ(blocksOf({}, 1, 10), "");
  EXPECT_EQ(blocksOf({7}, 0, 0), "▁");
}

std::size_t countOf(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(Chart, IsReadWithoutColoursAndWithoutEyes) {
  Chart chart{"Toy", "Two lines.", "moves", 4, 1, true, {}};
  for (const char* name : {"Anna", "<Ben> & \"Co\"\x01"}) chart.lines.push_back({name, {{1, 0.5}, {4, 0.5}}});
  const std::string svg = svgOf(chart, "de");
  EXPECT_TRUE(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
  EXPECT_NE(svg.find(R"(role="img" aria-labelledby="title about" xml:lang="de")"), std::string::npos);
  EXPECT_NE(svg.find(R"(<desc id="about">Two lines.</desc>)"), std::string::npos);
  EXPECT_NE(svg.find(">&lt;Ben&gt; &amp; &quot;Co&quot;</text>"), std::string::npos);
  EXPECT_EQ(countOf(svg, R"(stroke-dasharray="9 4")"), 2U) << "the line, and beside its name";
  // Both end at the same height, but their names do not cover each other.
  EXPECT_EQ(countOf(svg, R"(y="215.0" text-anchor="start">Anna)"), 1U) << svg;
  EXPECT_EQ(countOf(svg, R"(y="233.0" text-anchor="start">)"), 1U) << svg;
}

TEST(Chart, PointsHaveAScaleOfRoundNumbers) {
  Chart chart{"Toy", "", "moves", 30, 87.5, false, {{"Anna", {{1, 10}, {30, 87.5}}}}};
  const std::string svg = svgOf(chart, "en");
  EXPECT_NE(svg.find(">100</text>"), std::string::npos) << svg;
  EXPECT_EQ(svg.find("%</text>"), std::string::npos);
}

}  // namespace
}  // namespace mastaba::cli

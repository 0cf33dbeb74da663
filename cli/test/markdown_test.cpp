#include "cli/markdown.h"

#include <gtest/gtest.h>

#include "house/room.h"

namespace mastaba::cli {
namespace {

TEST(Markdown, ParagraphsListsAndTitles) {
  EXPECT_EQ(readable("# The Toy\n\nA game\nfor tests.\n\n1. One two\n   three.\n12. Four\n- five\n", 12, penFor(false)),
            (Lines{"The Toy", "", "A game for", "tests.", "", "1. One two", "   three.", "12. Four", "- five"}));
}

TEST(Markdown, EmphasisCodeAndLinks) {
  EXPECT_EQ(inlineText("**bold** and `code: x` at [the page](docs/x.md), 2 * 3 * 4", penFor(false)),
            "bold and code: x at the page, 2 * 3 * 4");
  EXPECT_EQ(inlineText("**bold**", penFor(true)), "\x1b[1mbold\x1b[0m");
  EXPECT_EQ(inlineText("[1] `open", penFor(false)), "[1] `open");
}

TEST(Markdown, Tables) {
  EXPECT_EQ(readable("| card | how many |\n|---|---:|\n| torch | five |\n| protection | one |", 40, penFor(false)),
            (Lines{"card        how many", "torch       five", "protection  one"}));
  for (const std::string& line :
       readable("| a | b | c |\n|---|---|---|\n| long words here | and more of them | x |", 20, penFor(false)))
    EXPECT_LE(columnsOf(line), 20);
}

TEST(Markdown, TheRulesOfEveryGameFit) {
  for (const Room* room : rooms())
    for (const Language language : languages)
      for (int width : {20, 40, 80, 100})
        for (const std::string& line : readable(room->rules(language), width, penFor(true)))
          EXPECT_LE(columnsOf(line), width) << room->id << ": " << line;
}

}  // namespace
}  // namespace mastaba::cli

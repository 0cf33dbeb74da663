#include "cli/choices.h"

#include <gtest/gtest.h>

namespace mastaba::cli {
namespace {

std::string entry(const std::string& kind, int n, const std::string& say, const std::string& type) {
  return R"({"move":{"is":")" + kind + R"(","n":)" + std::to_string(n) + R"(},"say":")" + say + R"(","type":")" + type +
         R"("})";
}

// As many moves as the largest game has: ten cards of which one may be played, or one or two swapped.
std::vector<Choice> manyChoices() {
  const std::vector<std::string> cards{"Leiter 1", "Leiter 3", "Fackel 2", "Fackel 5", "Seil 1",
                                       "Seil 4",   "Spaten 2", "Spaten 5", "Fluch",    "Schutz"};
  std::string list = entry("draw", 0, "Ziehe eine Karte", "z1") + "," + entry("draw", 1, "Ziehe zwei Karten", "z2");
  int n = 2;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    list += "," + entry("swap", n++, "Tausche " + cards[i], "t" + std::to_string(i));
    for (std::size_t k = i + 1; k < cards.size(); ++k)
      list += "," + entry("swap", n++, "Tausche " + cards[i] + " und " + cards[k],
                          "t" + std::to_string(i) + "+" + std::to_string(k));
  }
  for (std::size_t i = 0; i < cards.size(); ++i)
    list += "," + entry("play", n++, "Spiele " + cards[i], "s" + std::to_string(i));
  return choicesOf("[" + list + "]");
}

TEST(Choices, AreNumberedInOrder) {
  const auto choices = manyChoices();
  ASSERT_EQ(choices.size(), 67U);
  EXPECT_EQ(choices[0].label, "1");
  EXPECT_EQ(choices[66].label, "67");
  EXPECT_EQ(choices[2].kind, "swap");
}

TEST(Choices, ANumberNeverMeansTwoMoves) {
  const auto choices = choicesOf("[" + entry("bid", 0, "Bid the 2", "2") + "," + entry("bid", 1, "Bid the 6", "6") +
                                 "," + entry("pass", 2, "Pass", "p") + "," + entry("fold", 3, "Fold", "f") + "]");
  EXPECT_EQ(choices[0].label, "2");
  EXPECT_EQ(choices[1].label, "6");
  EXPECT_EQ(choices[2].label, "1");
  EXPECT_EQ(choices[3].label, "3");
  EXPECT_EQ(exactly(choices, "2"), 0U);
  EXPECT_EQ(exactly(choices, "3"), 3U);
  EXPECT_EQ(exactly(choices, "4"), std::nullopt);
}

TEST(Choices, AreNamedByShortFormOrSentenceInAnyCase) {
  const auto choices = manyChoices();
  EXPECT_EQ(exactly(choices, "Z2"), 1U);
  EXPECT_EQ(exactly(choices, "ziehe ZWEI karten"), 1U);
  EXPECT_EQ(exactly(choices, "tausche Leiter 1"), 2U) << "though it begins other sentences too";
  EXPECT_EQ(exactly(choices, "ziehe"), std::nullopt);
}

TEST(Choices, AreNarrowedByBeginningsOfWords) {
  const auto choices = manyChoices();
  const Which all = allOf(choices);
  EXPECT_EQ(narrowed(choices, all, "zi").size(), 2U);
  EXPECT_EQ(narrowed(choices, all, "zwei").size(), 1U);
  EXPECT_EQ(narrowed(choices, all, "TAU").size(), 55U);
  EXPECT_EQ(narrowed(choices, all, "fluch schutz"), narrowed(choices, all, "schutz, tausche fluch"));
  EXPECT_EQ(narrowed(choices, all, "fluch schutz").size(), 1U);
  EXPECT_EQ(narrowed(choices, all, "seil seil").size(), 1U) << "each typed word needs a word of its own";
  EXPECT_TRUE(narrowed(choices, all, "eiter").empty());
  EXPECT_TRUE(narrowed(choices, all, "!?").empty());
  EXPECT_EQ(narrowed(choices, {0}, "karte").size(), 1U);
  EXPECT_EQ(narrowed(choices, all, "3-5"), (Which{2, 3, 4}));
}

TEST(Choices, UmlautsMayBeTypedBothWays) {
  const auto choices = choicesOf("[" + entry("key", 0, "Öffne das große Schloss mit dem Schlüssel", "k") + "]");
  for (const char* typed : {"öffne", "OEFFNE", "schlü", "schlu", "schluessel", "große", "grosse"})
    EXPECT_EQ(narrowed(choices, {0}, typed).size(), 1U) << typed;
}

TEST(Choices, PunctuationIsNoPartOfAWord) {
  EXPECT_EQ(wordsIn("„Torch 5“ – and … rope-2!"), (std::vector<std::string>{"torch", "5", "and", "rope", "2"}));
}

TEST(Choices, AllFitOnTheScreenFoldedIfTheyMust) {
  const auto choices = manyChoices();
  const Pen pen = penFor(false);
  for (int width : {40, 80, 120})
    for (int rows : {1, 2, 3, 5, 6, 9, 20, 70}) {
      const Listed list = listed(choices, allOf(choices), width, rows, pen);
      // Three kinds need three entries.
      EXPECT_LE(static_cast<int>(list.lines.size()), std::max(rows, 3)) << width << "x" << rows;
      for (const std::string& line : list.lines) EXPECT_LE(columnsOf(line), width);
    }
}

TEST(Choices, TheKindWithTheMostIsFoldedFirst) {
  const auto choices = manyChoices();
  const Listed list = listed(choices, allOf(choices), 80, 6, penFor(false));
  std::string all;
  for (const std::string& line : list.lines) all += line + "\n";
  EXPECT_NE(all.find("3–57) Tausche … (55)"), std::string::npos) << all;
  EXPECT_NE(all.find("67) Spiele Schutz"), std::string::npos) << all;
  EXPECT_EQ(list.fold, "tausche");
}

TEST(Choices, OfOneKindThoseThatBeginAlikeAreFolded) {
  const auto choices = manyChoices();
  const Listed list = listed(choices, narrowed(choices, allOf(choices), "tausche"), 80, 6, penFor(false));
  std::string all;
  for (const std::string& line : list.lines) all += line + "\n";
  EXPECT_NE(all.find("3–12) Tausche Leiter 1 … (10)"), std::string::npos) << all;
  EXPECT_EQ(list.fold, "tausche leiter 1");
}

TEST(Choices, AFoldIsNamedByItsVerbThoughThatComesLast) {
  const std::vector<std::string> cards{"Leiter 1", "Fackel 2", "Seil 4", "Fluch"};
  std::string list = entry("draw", 0, "Eine Karte ziehen", "z1");
  for (std::size_t i = 0; i < cards.size(); ++i)
    for (std::size_t k = i + 1; k < cards.size(); ++k)
      list += "," + entry("swap", 1, cards[i] + " und " + cards[k] + " tauschen", "t " + cards[i] + cards[k]);
  const auto choices = choicesOf("[" + list + "]");
  const Listed some = listed(choices, allOf(choices), 40, 2, penFor(false));
  EXPECT_EQ(some.lines, (Lines{"1) Eine Karte ziehen [z1]", "2–7) … tauschen (6)"}));
  EXPECT_EQ(some.fold, "tauschen");
  const Which swaps = narrowed(choices, allOf(choices), some.fold);
  EXPECT_EQ(swaps.size(), 6U);
  const Listed again = listed(choices, swaps, 40, 3, penFor(false));
  EXPECT_EQ(again.lines, (Lines{"2–4) Leiter 1 und … tauschen (3)", "5–6) Fackel 2 und … tauschen (2)",
                                "7) Seil 4 und Fluch tauschen"}));
  EXPECT_EQ(again.fold, "leiter");
}

TEST(Choices, AFoldTellsWhatOneMayTypeForItsFirst) {
  std::string list = entry("roll", 0, "Roll", "roll");
  for (const char column : {'A', 'B', 'C', 'D'})
    list += "," + entry("lay", 1, std::string("Lay the tile on ") + column, std::string(1, column) + "1 ne");
  const auto choices = choicesOf("[" + list + "]");
  EXPECT_EQ(listed(choices, allOf(choices), 40, 2, penFor(false)).lines,
            (Lines{"1) Roll", "2–5) Lay the tile on … (4) [A1 ne …]"}));
}

TEST(Choices, ShortFormsStandBesideWhereThereIsRoom) {
  const auto choices =
      choicesOf("[" + entry("draw", 0, "Ziehe", "z") + "," + entry("play", 1, "Spiele Fackel 5", "f5") + "]");
  EXPECT_EQ(listed(choices, allOf(choices), 80, 5, penFor(false)).lines,
            (Lines{"1) Ziehe", "2) Spiele Fackel 5 [f5]"}));
}

}  // namespace
}  // namespace mastaba::cli

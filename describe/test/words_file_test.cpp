// How words.txt is read.
#include <gtest/gtest.h>

#include "describe/words.h"

namespace mastaba {
namespace {

using Gaps = std::vector<std::string>;

std::string en(std::string_view file, const std::string& key) { return Words(file).say(Language::en, key, {}); }

TEST(WordsFile, HoldsBothLanguagesSideBySide) {
  const Words words("[a]\nen = one\nde = eins\n\n[b.c]\nen = two\nde = zwei\n");
  EXPECT_EQ(words.say(Language::en, "a", {}), "one");
  EXPECT_EQ(words.say(Language::de, "a", {}), "eins");
  EXPECT_EQ(words.say(Language::en, "b.c", {}), "two");
  EXPECT_EQ(words.say(Language::de, "b.c", {}), "zwei");
  EXPECT_EQ(words.keys(), (std::vector<std::string>{"a", "b.c"}));
  EXPECT_TRUE(words.has("a"));
  EXPECT_FALSE(words.has("b"));
}

TEST(WordsFile, AnEmptyFileHasNoWords) {
  EXPECT_TRUE(Words("").keys().empty());
  EXPECT_TRUE(Words("\n \n; only a comment\n").keys().empty());
}

TEST(WordsFile, BlanksAroundPartsDoNotMatter) {
  EXPECT_EQ(en("  [a]\t\n \t en =   two  words \t\n", "a"), "two  words");
  EXPECT_EQ(en("[a]\nen=tight", "a"), "tight") << "nor does a missing last newline";
}

TEST(WordsFile, LinesMayEndAsOnWindows) {
  const Words words("; comment\r\n[a]\r\nen = one\r\nde = eins\r\n\r\n[b]\r\nen = two\r\nde = zwei\r\n");
  EXPECT_EQ(words.say(Language::en, "a", {}), "one");
  EXPECT_EQ(words.say(Language::de, "b", {}), "zwei");
  EXPECT_EQ(words.gaps({{"a", {}}, {"b", {}}}), Gaps{});
}

TEST(WordsFile, ALineThatStartsWithASemicolonIsAComment) {
  EXPECT_EQ(en("; [b]\n[a]\n  ; en = no\nen = yes; and more\n", "a"), "yes; and more");
  EXPECT_EQ(Words("; [b]\n[a]\n").keys(), std::vector<std::string>{"a"});
}

TEST(WordsFile, ASentenceMayHoldEqualsSignsAndBrackets) {
  EXPECT_EQ(en("[a]\nen = [x] = y = z\n", "a"), "[x] = y = z");
}

TEST(WordsFile, ALineThatIsNothingIsReportedWithItsNumber) {
  EXPECT_EQ(Words("\n[a]\nen = x\nde = y\nforgot the equals sign\n").gaps({{"a", {}}}),
            Gaps{"line 5: neither [key] nor language = text"});
}

TEST(WordsFile, AFormBeforeTheFirstKeyIsReported) {
  EXPECT_EQ(Words("en = lost\n[a]\nen = x\nde = y\n").gaps({{"a", {}}}),
            Gaps{"line 1: neither [key] nor language = text"});
}

TEST(WordsFile, AKeyThatStandsTwiceIsReported) {
  EXPECT_EQ(Words("[a]\nen = x\nde = y\n[a]\n").gaps({{"a", {}}}), Gaps{"line 4: [a] stands twice"});
}

TEST(WordsFile, AFormThatStandsTwiceIsReported) {
  EXPECT_EQ(Words("[a]\nen = x\nde = y\nen = z\n").gaps({{"a", {}}}), Gaps{"line 4: en stands twice in [a]"});
}

TEST(WordsFile, AFormOfNoLanguageIsReported) {
  EXPECT_EQ(Words("[a]\nen = x\nde = y\ndee = z\nen.a = w\n").gaps({{"a", {}}}), Gaps{"line 4: dee is no language"});
}

}  // namespace
}  // namespace mastaba

#include "house/about.h"

#include <gtest/gtest.h>

namespace mastaba {
namespace {

const Words words(R"(
[card.spade]
en = spade
en.code = Sp
en.about = It digs.
de = Spaten
de.about = Er gräbt.

[card.spearman]
en = spearman
en.about = He stabs.
de = Äußerer Speerträger
de.about = Er sticht.

[card.sp]
en = sparrow
de = Spatz

[item.spade]
en = spade
en.about = It is heavy.
de = Schaufel
de.about = Sie ist schwer.
)");

std::string found(const char* name, Language language = Language::en) {
  std::string keys;
  for (const About& one : aboutsNamed(words, language, name)) keys += one.key + " ";
  return keys;
}

TEST(About, AllThatHaveItSortedByName) {
  EXPECT_EQ(found(""), "card.spade item.spade card.spearman ");
  EXPECT_EQ(found("  ", Language::de), "card.spearman item.spade card.spade ") << "an umlaut stands where it sounds";
}

TEST(About, ByNameCodeOrKeyInLettersOfAnySize) {
  EXPECT_EQ(found(" Spearman "), "card.spearman ");
  EXPECT_EQ(found("AEUSSERER SPEERTRÄGER", Language::de), "card.spearman ");
  EXPECT_EQ(found("SPADE"), "card.spade item.spade ") << "both are called so";
  EXPECT_EQ(found("item.spade"), "item.spade ");
  EXPECT_EQ(found("sp"), "card.spade ") << "a code, though others begin so";
}

TEST(About, ByHowANameBegins) {
  EXPECT_EQ(found("spe"), "card.spearman ");
  EXPECT_EQ(found("s"), "card.spade item.spade card.spearman ");
  EXPECT_EQ(found("s", Language::de), "item.spade card.spade ");
  EXPECT_EQ(found("pade"), "");
  EXPECT_EQ(found("sparrow"), "") << "nothing is told about it";
}

TEST(About, TellsWhatItDoes) {
  const std::vector<About> one = aboutsNamed(words, Language::de, "schaufel");
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].name, "Schaufel");
  EXPECT_EQ(one[0].about, "Sie ist schwer.");
}

}  // namespace
}  // namespace mastaba

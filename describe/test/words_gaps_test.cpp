// Everything that may be wrong with the words of a game is found before anybody reads them.
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "describe/test/words_types.h"
#include "describe/words.h"
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

using Gaps = std::vector<std::string>;

std::string toyFile() {
  std::ifstream file("tests/toy/words.txt");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The gaps of a single English sentence about an event; its German and the words of the cards are sound.
Gaps gapsOf(const std::string& sentence, const std::string& german = "{card}{chest}") {
  const Words words("[it]\nen = " + sentence + "\nde = " + german + "\n" + wordsOfCards);
  return words.gaps({{"it", shapesOf<WordsEvent>()}});
}

TEST(Gaps, SoundSentencesHaveNone) {
  EXPECT_EQ(
      gapsOf("{seat} {seat.gen} {n} {n|a|b} {n|a|b|c} {cards|a|b} {card?{card.a}|x} {at} {seats} {cards.a} {chest}"),
      Gaps{});
}

TEST(Gaps, TheToysWordsHaveNone) {
  ASSERT_FALSE(toyFile().empty());
  EXPECT_EQ(Words(toyFile()).gaps(neededWords<Toy>()), Gaps{});
}

TEST(Gaps, AMissingSentenceIsMissingInBothLanguages) {
  EXPECT_EQ(Words("").gaps({{"it", {}}}), (Gaps{"it (en) is missing", "it (de) is missing"}));
}

TEST(Gaps, AMissingLanguage) {
  EXPECT_EQ(Words("[it]\nen = x\n").gaps({{"it", {}}}), Gaps{"it (de) is missing"});
  EXPECT_EQ(Words("[it]\nde = x\n").gaps({{"it", {}}}), Gaps{"it (en) is missing"});
}

TEST(Gaps, ASentenceNeededOnlySometimesMayBeLeftOutButNotHalf) {
  EXPECT_EQ(Words("").gaps({{"it", {}, false}}), Gaps{});
  EXPECT_EQ(Words("[it]\nen = x\n").gaps({{"it", {}, false}}), Gaps{"it (de) is missing"});
}

TEST(Gaps, AnUnusedKey) {
  EXPECT_EQ(Words("[it]\nen = x\nde = x\n[old]\nen = x\nde = x\n").gaps({{"it", {}}}), Gaps{"old is used by nothing"});
}

TEST(Gaps, RefusalsAreUsedByPlayButNeedBothLanguages) {
  EXPECT_EQ(Words("[no.4]\nen = x\nde = x\n[no.4b]\nde = x\n").gaps({}), Gaps{"no.4b (en) is missing"});
}

TEST(Gaps, AFieldThatIsNotThere) {
  EXPECT_EQ(gapsOf("{who}"), Gaps{"it (en) names {who}, which it does not have"});
  EXPECT_EQ(gapsOf("{who|a|b}"), Gaps{"it (en) names {who}, which it does not have"});
  EXPECT_EQ(gapsOf("{n|one|# of {who}}"), Gaps{"it (en) names {who}, which it does not have"}) << "inside a choice too";
  EXPECT_EQ(gapsOf("{}"), Gaps{"it (en) names {}, which it does not have"});
}

TEST(Gaps, ABraceWithoutItsPartner) {
  EXPECT_EQ(gapsOf("{n"), Gaps{"it (en) has a brace without its partner"});
  EXPECT_EQ(gapsOf("{n}}"), Gaps{"it (en) has a brace without its partner"});
  EXPECT_EQ(gapsOf("} and {n"), Gaps{"it (en) has a brace without its partner"}) << "as many of both";
}

TEST(Gaps, ChoosingByANumberThatIsNone) {
  EXPECT_EQ(gapsOf("{card|a|b}"), Gaps{"it (en) chooses by number, but {card} is none"});
  EXPECT_EQ(gapsOf("{seat|a|b}"), Gaps{"it (en) chooses by number, but {seat} is none"});
  EXPECT_EQ(gapsOf("{chest|a|b}"), Gaps{"it (en) chooses by number, but {chest} is none"});
}

TEST(Gaps, TooFewOrTooManyParts) {
  const Gaps gap{"it (en) needs two parts to choose between at {n}"};
  EXPECT_EQ(gapsOf("{n|a}"), gap);
  EXPECT_EQ(gapsOf("{n|a|b|c|d}"), gap);
  EXPECT_EQ(gapsOf("{n?a}"), gap);
  EXPECT_EQ(gapsOf("{n?a|b|c}"), gap);
}

TEST(Gaps, AFormThatAWordDoesNotHave) {
  EXPECT_EQ(gapsOf("{card.acc}"), (Gaps{"wordsCard.spade (en.acc) is missing, it (en) says it",
                                        "wordsCard.lamp (en.acc) is missing, it (en) says it"}));
  EXPECT_EQ(gapsOf("{cards.acc}").size(), 2U) << "in a list too";
  EXPECT_EQ(gapsOf("{chest.acc}"), Gaps{"value.wordsChest (en.acc) is missing, it (en) says it"});
}

TEST(Gaps, AWordThatIsMissing) {
  const Words words("[it]\nen = {card}\nde = x\n[wordsCard.spade]\nen = spade\n");
  EXPECT_EQ(words.gaps({{"it", shapesOf<WordsEvent>()}}), Gaps{"wordsCard.lamp (en) is missing, it (en) says it"})
      << "and `unknown` is never said";
}

TEST(Gaps, FormsThatNamesNumbersAndSquaresDoNotHave) {
  EXPECT_EQ(gapsOf("{seat.dat}"), Gaps{"it (en) wants a name as .dat"});
  EXPECT_EQ(gapsOf("{seats.dat}"), Gaps{"it (en) wants a name as .dat"});
  EXPECT_EQ(gapsOf("{n.gen}"), Gaps{"it (en) wants another form of a number or square"});
  EXPECT_EQ(gapsOf("{at.gen}"), Gaps{"it (en) wants another form of a number or square"});
}

TEST(Gaps, InsideTheSentenceOfAGroup) {
  const Words words("[it]\nen = {chest}\nde = x\n[value.wordsChest]\nen = {gems}\n");
  EXPECT_EQ(words.gaps({{"it", shapesOf<WordsEvent>()}}),
            Gaps{"value.wordsChest (en) names {gems}, which it does not have"});
}

TEST(Gaps, AreFoundInGermanToo) {
  EXPECT_EQ(gapsOf("{card}{chest}", "{wer}"), Gaps{"it (de) names {wer}, which it does not have"});
}

// The gaps where the spade, a word that [it] says, has these lines.
Gaps gapsOfSpade(const std::string& lines) {
  const Words words("[it]\nen = {card}\nde = {card}\n[wordsCard.lamp]\nen = lamp\nde = Lampe\n[wordsCard.spade]\n" +
                    lines);
  return words.gaps({{"it", shapesOf<WordsEvent>()}});
}

TEST(Gaps, WhatIsToldAboutAWordIsToldInBothLanguages) {
  const std::string names = "en = spade\nde = Spaten\n";
  EXPECT_EQ(gapsOfSpade(names + "en.about = It digs.\nde.about = Er gräbt.\n"), Gaps{});
  EXPECT_EQ(gapsOfSpade(names + "en.about = It digs.\n"),
            Gaps{"wordsCard.spade (de.about) is missing, for those who look it up"});
  EXPECT_EQ(gapsOfSpade(names + "de.about = Er gräbt.\n"),
            Gaps{"wordsCard.spade (en.about) is missing, for those who look it up"});
  EXPECT_EQ(gapsOfSpade(names + "en.about = {n} holes\nde.about = Er gräbt.\n"),
            Gaps{"wordsCard.spade (en.about) names {n}, which it does not have"});
}

TEST(Gaps, WhatIsLookedUpHasAName) {
  const Words words("[picture.pit]\nen = pit\nen.about = It is deep.\nde = Grube\nde.about = Sie ist tief.\n");
  EXPECT_EQ(words.gaps({}), Gaps{});
  const Words nameless(
      "[it]\nen = {card.acc}\nde = x\n[wordsCard.spade]\nen.acc = x\nen.about = x\nde = x\nde.about = x\n"
      "[wordsCard.lamp]\nen.acc = x\n");
  EXPECT_EQ(nameless.gaps({{"it", shapesOf<WordsEvent>()}}),
            Gaps{"wordsCard.spade (en) is missing, for those who look it up"});
}

TEST(Gaps, SentencesAreNotLookedUp) {
  const std::string about = "en = x\nen.about = x\nde = x\nde.about = x\n";
  EXPECT_EQ(Words("[it]\n" + about).gaps({{"it", {}}}),
            Gaps{"it is a sentence, which nobody looks up: it needs no about"});
  EXPECT_EQ(Words("[no.4]\n" + about).gaps({}), Gaps{"no.4 is a sentence, which nobody looks up: it needs no about"});
}

TEST(NeededWords, AreTheNamesOfAllThatAGameSays) {
  std::vector<std::string> keys;
  for (const NeededWords& need : neededWords<Toy>()) keys.push_back(need.key);
  EXPECT_EQ(keys,
            (std::vector<std::string>{
                "game.name",         "game.about",      "option.tie",        "option.tie.about", "option.tie.starter",
                "option.tie.nobody", "option.peek",     "option.peek.about", "option.peek.off",  "option.peek.on",
                "move.bid",          "move.curse",      "move.allow",        "move.look",        "move.skip",
                "event.rolled",      "event.committed", "event.shown",       "event.tied",       "event.cursed",
                "event.won",         "event.drew",      "event.peeked",      "ask.bid",          "ask.interrupt",
                "ask.peek",          "how.target",      "how.exhausted",     "why.lots",         "why.tokens"}));
}

TEST(NeededWords, TakingAnyOneAwayIsNoticed) {
  const std::string file = toyFile();
  for (const NeededWords& need : neededWords<Toy>()) {
    std::string without = file;
    const std::size_t at = without.find("[" + need.key + "]");
    ASSERT_NE(at, std::string::npos) << need.key;
    without.erase(at, without.find('[', at + 1) - at);
    EXPECT_EQ(Words(without).gaps(neededWords<Toy>()).empty(), !need.always) << need.key;
  }
}

}  // namespace
}  // namespace mastaba

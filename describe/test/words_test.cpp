// What is said. What the file looks like is in words_file_test.cpp, what may be wrong with it in words_gaps_test.cpp.
#include "describe/words.h"

#include <gtest/gtest.h>

#include "describe/test/words_types.h"

namespace mastaba {
namespace {

const std::vector<std::string> people{"Anna", "Klaus", "Max"};

std::string say(Language language, const std::string& sentence, const WordsEvent& event,
                const std::vector<std::string>& names = people) {
  const Words words("[it]\n" + std::string(nameOfEnum(language)) + " = " + sentence + "\n" + wordsOfCards);
  return words.say(language, "it", fieldsOf(event), names);
}

std::string en(const std::string& sentence, const WordsEvent& event) { return say(Language::en, sentence, event); }
std::string de(const std::string& sentence, const WordsEvent& event) { return say(Language::de, sentence, event); }

WordsEvent numbers(int n, int m = 0) {
  WordsEvent event{};
  event.n = n;
  event.m = m;
  return event;
}
WordsEvent by(Seat seat) {
  WordsEvent event{};
  event.seat = seat;
  return event;
}
WordsEvent with(WordsCard card) {
  WordsEvent event{};
  event.card = card;
  return event;
}

TEST(Words, SayNumbersSquaresAndNames) {
  WordsEvent event = by(1);
  event.n = 7;
  event.at = Square<6, 6>::at(2, 1);
  EXPECT_EQ(en("{seat} pays {n} at {at}.", event), "Klaus pays 7 at C2.");
  event.at = Square<6, 6>::at(0, 5);
  EXPECT_EQ(en("{at}", event), "A6");
}

TEST(Words, ASeatWithoutANameIsCalledByItsNumber) {
  EXPECT_EQ(say(Language::en, "{seat} waits.", by(0), {}), "#1 waits.");
  EXPECT_EQ(say(Language::en, "{seat} waits.", by(2), {"Anna"}), "#3 waits.");
}

TEST(Words, ChooseBetweenOneAndMany) {
  const std::string sentence = "{n|one point|# points}";
  EXPECT_EQ(en(sentence, numbers(0)), "0 points");
  EXPECT_EQ(en(sentence, numbers(1)), "one point");
  EXPECT_EQ(en(sentence, numbers(2)), "2 points");
}

TEST(Words, ChooseBetweenNoneOneAndMany) {
  const std::string sentence = "{n|nothing|one point|# points}";
  EXPECT_EQ(en(sentence, numbers(0)), "nothing");
  EXPECT_EQ(en(sentence, numbers(1)), "one point");
  EXPECT_EQ(en(sentence, numbers(9)), "9 points");
}

TEST(Words, TheNumberSignIsTheNumberOfTheNearestChoice) {
  const std::string sentence = "{n|one chest|# chests of {m|one coin|# coins}}";
  EXPECT_EQ(en(sentence, numbers(2, 5)), "2 chests of 5 coins");
  EXPECT_EQ(en(sentence, numbers(3, 1)), "3 chests of one coin");
}

TEST(Words, TheNumberSignReachesIntoAHiddenPart) {
  EXPECT_EQ(en("{n|one|{m?# and more|#}}", numbers(4, 1)), "4 and more");
  EXPECT_EQ(en("{n|one|{m?# and more|#}}", numbers(4, 0)), "4");
}

TEST(Words, OutsideAChoiceTheNumberSignIsItself) { EXPECT_EQ(en("#{n}", numbers(4)), "#4"); }

TEST(Words, ListsAreCountedByTheirItems) {
  WordsEvent event{};
  const std::string sentence = "{cards|no card|one card|# cards}";
  EXPECT_EQ(en(sentence, event), "no card");
  event.cards.push(WordsCard::lamp);
  EXPECT_EQ(en(sentence, event), "one card");
  event.cards.push(WordsCard::lamp);
  EXPECT_EQ(en(sentence, event), "2 cards");
}

TEST(Words, WhatAnObserverDoesNotKnowIsLeftOut) {
  const std::string sentence = "draws {card?{card.a}|a card}";
  EXPECT_EQ(en(sentence, with(WordsCard::spade)), "draws a spade");
  EXPECT_EQ(en(sentence, with(WordsCard::unknown)), "draws a card");
}

TEST(Words, SomethingIsThereWhenItIsNotZeroNotNobodyNotEmpty) {
  EXPECT_EQ(en("{n?yes|no}", numbers(3)), "yes");
  EXPECT_EQ(en("{n?yes|no}", numbers(0)), "no");
  EXPECT_EQ(en("{seat?yes|no}", by(0)), "yes") << "seat 0 is somebody";
  EXPECT_EQ(en("{seat?yes|no}", by(nobody)), "no");
  WordsEvent event{};
  EXPECT_EQ(en("{at?yes|no}", event), "yes") << "the first square is a square";
  EXPECT_EQ(en("{cards?yes|no} {seats?yes|no} {chest?yes|no}", event), "no no no");
  event.cards.push(WordsCard::unknown);
  event.seats = Seats::only(0);
  event.chest.coins = 1;
  EXPECT_EQ(en("{cards?yes|no} {seats?yes|no} {chest?yes|no}", event), "yes yes yes");
}

TEST(Words, AnEmptyPartSaysNothing) {
  EXPECT_EQ(en("looks{card?: {card}|}.", with(WordsCard::lamp)), "looks: lamp.");
  EXPECT_EQ(en("looks{card?: {card}|}.", with(WordsCard::unknown)), "looks.");
}

TEST(Words, NounsHaveForms) {
  EXPECT_EQ(en("{card} {card.a}", with(WordsCard::spade)), "spade a spade");
  EXPECT_EQ(de("{card} {card.acc}", with(WordsCard::spade)), "Spaten den Spaten");
  EXPECT_EQ(de("{card.dat}", with(WordsCard::spade)), "[wordsCard.spade]") << "a gap is seen";
}

TEST(Words, TheGenitiveOfNamesInEnglish) {
  EXPECT_EQ(en("{seat.gen} bid", by(0)), "Anna’s bid");
  EXPECT_EQ(en("{seat.gen} bid", by(1)), "Klaus’s bid");
}

TEST(Words, TheGenitiveOfNamesInGerman) {
  EXPECT_EQ(de("{seat.gen} Gebot", by(0)), "Annas Gebot");
  EXPECT_EQ(de("{seat.gen} Gebot", by(1)), "Klaus’ Gebot");
  EXPECT_EQ(de("{seat.gen} Gebot", by(2)), "Max’ Gebot");
  const std::vector<std::string> others{"Fritz", "Weiß", "Alice", "René"};
  EXPECT_EQ(say(Language::de, "{seat.gen}", by(0), others), "Fritz’");
  EXPECT_EQ(say(Language::de, "{seat.gen}", by(1), others), "Weiß’");
  EXPECT_EQ(say(Language::de, "{seat.gen}", by(2), others), "Alice’") << "names in -ce hiss too";
  EXPECT_EQ(say(Language::de, "{seat.gen}", by(3), others), "Renés");
}

TEST(Words, ListsEndWithAnd) {
  WordsEvent event{};
  EXPECT_EQ(en("({seats})", event), "()");
  event.seats = Seats::upTo(1);
  EXPECT_EQ(en("{seats}", event), "Anna");
  event.seats = Seats::upTo(2);
  EXPECT_EQ(en("{seats}", event), "Anna and Klaus");
  EXPECT_EQ(de("{seats}", event), "Anna und Klaus");
  event.seats = Seats::upTo(3);
  EXPECT_EQ(en("{seats}", event), "Anna, Klaus and Max");
  EXPECT_EQ(de("{seats}", event), "Anna, Klaus und Max");
}

TEST(Words, AFormOfAListIsTheFormOfItsItems) {
  WordsEvent event{};
  event.cards.push(WordsCard::spade);
  event.cards.push(WordsCard::lamp);
  EXPECT_EQ(en("{cards.a}", event), "a spade and a lamp");
  EXPECT_EQ(de("{cards.acc}", event), "den Spaten und die Lampe");
}

TEST(Words, AGroupIsSaidByItsOwnSentence) {
  WordsEvent event{};
  event.chest = {WordsCard::lamp, 3};
  EXPECT_EQ(en("finds {chest}", event), "finds lamp and 3 coins");
  event.chest.coins = 1;
  EXPECT_EQ(de("findet {chest}", event), "findet Lampe und eine Münze");
}

TEST(Words, NamesAreNeverReadAsSentences) {
  // A player may be called anything.
  EXPECT_EQ(say(Language::en, "{n|one|# for {seat}}", numbers(2), {"{n} # {card?a|b}"}), "2 for {n} # {card?a|b}");
}

TEST(Words, WhatIsMissingIsShownInsteadOfCrashing) {
  const Words words("[it]\nen = {who} and {n\n");
  EXPECT_EQ(words.say(Language::en, "it", fieldsOf(numbers(3))), "{who} and 3");
  EXPECT_EQ(words.say(Language::de, "it", {}), "[it]");
  EXPECT_EQ(words.say(Language::en, "no.such", {}), "[no.such]");
  EXPECT_EQ(words.say(Language::en, "it", {}), "{who} and {n}");
}

TEST(Words, AChoiceWithoutEnoughPartsSaysWhatItHas) {
  for (int n = 0; n < 3; ++n) {
    EXPECT_EQ(en("{n|only}", numbers(n)), "only") << n;
    EXPECT_EQ(en("{n|}", numbers(n)), "") << n;
    EXPECT_EQ(en("{n?only}", numbers(n)), "only") << n;
  }
}

}  // namespace
}  // namespace mastaba

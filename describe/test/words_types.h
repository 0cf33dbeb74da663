// Small types to make sentences of, for the tests of words.
#pragma once

#include "describe/words.h"

namespace mastaba {

enum class WordsCard : u8 { unknown, spade, lamp };
BOOST_DESCRIBE_ENUM(WordsCard, unknown, spade, lamp)

struct WordsChest {
  WordsCard card;
  Below<10> coins;
};
BOOST_DESCRIBE_STRUCT(WordsChest, (), (card, coins))

struct WordsEvent {
  Seat seat;
  Below<10> n;
  Below<10> m;
  WordsCard card;
  Square<6, 6> at;
  Seats seats;
  Seq<WordsCard, 3> cards;
  WordsChest chest;
};
BOOST_DESCRIBE_STRUCT(WordsEvent, (), (seat, n, m, card, at, seats, cards, chest))

inline const std::string wordsOfCards = R"(
[wordsCard.spade]
en = spade
en.a = a spade
de = Spaten
de.acc = den Spaten

[wordsCard.lamp]
en = lamp
en.a = a lamp
de = Lampe
de.acc = die Lampe

[value.wordsChest]
en = {card} and {coins|one coin|# coins}
de = {card} und {coins|eine Münze|# Münzen}
)";

}  // namespace mastaba

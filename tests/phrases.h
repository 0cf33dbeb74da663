// Positions told in few words: "turn 1, lying two D3" is about the table, "0: helper C4, lamps C5 C4" about a seat.
// Each phrase is a word and what is given with it.
#pragma once

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "describe/every.h"
#include "describe/text.h"
#include "engine/seats.h"

namespace mastaba {

using Strings = std::vector<std::string>;

inline Strings wordsIn(std::string_view text) {
  Strings words;
  for (const std::string_view word : split(text, ' '))
    if (!word.empty()) words.emplace_back(word);
  return words;
}

struct Phrase {
  Seat seat;  // nobody: the table
  std::string word;
  Strings given;
};

inline bool isAboutSeat(std::string_view line) { return line.size() > 1 && line[1] == ':'; }

inline std::vector<Phrase> phrasesIn(std::string_view text) {
  std::vector<Phrase> phrases;
  for (std::string_view line : splitLines(text)) {
    line = trimmed(line);
    const bool seated = isAboutSeat(line);
    const Seat seat = seated ? Seat(line[0] - '0') : nobody;
    for (const std::string_view part : split(seated ? line.substr(2) : line, ',')) {
      Strings words = wordsIn(part);
      if (!words.empty()) phrases.push_back({seat, words[0], {words.begin() + 1, words.end()}});
    }
  }
  return phrases;
}

// Moves and events in words: "at:14" is better read as "at:B2". `from` may be a seat.
template <class Place>
std::string withPlaces(const std::string& words, bool fromPlace = true) {
  Strings named;
  for (const std::string& word : wordsIn(words)) {
    const std::size_t colon = word.find(':');
    const std::string field = word.substr(0, colon);
    const bool place = field == "at" || field == "to" || (field == "from" && fromPlace);
    named.push_back(place ? field + ":" + Place(std::stoi(word.substr(colon + 1))).name() : word);
  }
  return joined(named, " ");
}

// The enumerator of that name.
template <class E>
E named(const std::string& name) {
  std::optional<E> found;
  eachValue<E>([&](E value) {
    if (nameOfEnum(value) == name) found = value;
  });
  EXPECT_TRUE(found) << "what is " << name << "?";
  return found.value_or(E{});
}

}  // namespace mastaba

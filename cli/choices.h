// The moves one may choose from: numbered, folded so that they fit, narrowed by what was typed. Pure functions over the
// list AnyTable::moves gives.
#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/layout.h"

namespace mastaba::cli {

struct Choice {
  boost::json::value move;
  std::string kind;   // what `is` says
  std::string say;    // "Swap the torch 5 and the rope 2"
  std::string type;   // a short form of it
  std::string label;  // its number in the list
};

using Which = std::vector<std::size_t>;  // of the choices, in order

// A move whose short form is a number has that number, so that a number never means two moves; the others are counted
// through and pass over those numbers.
std::vector<Choice> choicesOf(std::string_view moves);

// All of them.
Which allOf(const std::vector<Choice>& choices);

// The words of a text, folded: what stands between blanks and punctuation.
std::vector<std::string> wordsIn(std::string_view text);

// The one choice the text names exactly: by number, short form or whole sentence.
std::optional<std::size_t> exactly(const std::vector<Choice>& choices, std::string_view typed);

// Those in whose sentence, or short form, each typed word begins a word of its own, or which a range such as "12-20"
// names.
Which narrowed(const std::vector<Choice>& choices, const Which& among, std::string_view typed);

// The choices as lines, at most `rows` of them if that is possible. Where they do not fit, kinds are folded into one
// entry each, the largest first: "12–66 Swap … (55)", "12–66 … tauschen (55)". If all are of one kind, those that begin
// with the same words are.
struct Listed {
  Lines lines;
  std::string fold;  // the words that open the largest fold; empty: nothing was folded
};
Listed listed(const std::vector<Choice>& choices, const Which& which, int width, int rows, const Pen& pen);

}  // namespace mastaba::cli

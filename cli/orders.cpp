#include "cli/orders.h"

#include <algorithm>
#include <array>

#include "describe/text.h"

namespace mastaba::cli {
namespace {

struct Word {
  std::string_view word;  // folded
  Order order;
  bool takesMore = false;
};

constexpr std::array words{
    Word{"help", Order::help},
    Word{"hilfe", Order::help},
    Word{"?", Order::help},
    Word{"hint", Order::hint},
    Word{"tipp", Order::hint},
    Word{"undo", Order::undo},
    Word{"zurueck", Order::undo},
    Word{"why", Order::why, true},
    Word{"warum", Order::why, true},
    Word{"rules", Order::rules},
    Word{"regeln", Order::rules},
    Word{"what", Order::what, true},
    Word{"was", Order::what, true},
    Word{"preview", Order::preview, true},
    Word{"vorschau", Order::preview, true},
    Word{"log", Order::log},
    Word{"verlauf", Order::log},
    Word{"look", Order::look, true},
    Word{"schau", Order::look, true},
    Word{"ansehen", Order::look, true},
    Word{"save", Order::save, true},
    Word{"speichern", Order::save, true},
    Word{"quit", Order::quit},
    Word{"exit", Order::quit},
    Word{"q", Order::quit},
    Word{"ende", Order::quit},
};

}  // namespace

Ordered orderIn(std::string_view typed) {
  typed = trimmed(typed);
  const std::size_t end = typed.find(' ');
  const std::string first = folded(typed.substr(0, end));
  const std::string_view rest = end == std::string_view::npos ? std::string_view{} : trimmed(typed.substr(end));
  const auto found = std::find_if(words.begin(), words.end(), [&](const Word& word) { return word.word == first; });
  if (found == words.end() || (!found->takesMore && !rest.empty())) return {};
  return {found->order, std::string(rest)};
}

bool saysYes(std::string_view typed) {
  const std::string word = folded(trimmed(typed));
  return word == "y" || word == "yes" || word == "j" || word == "ja";
}

bool saysNo(std::string_view typed) {
  const std::string word = folded(trimmed(typed));
  return word == "n" || word == "no" || word == "nein";
}

}  // namespace mastaba::cli

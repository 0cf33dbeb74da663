// What can be looked up in a game: words of its words.txt that have a form `about`, such as a card and what it does.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "describe/words.h"

namespace mastaba {

struct About {
  std::string key;    // "card.magic"
  std::string name;   // "magic"
  std::string about;  // what it does, in a sentence or two
};

// Those called so, sorted by name: by the key, the name or its short form `code`, in letters of any size; if nothing is
// called so, those whose names begin so. No name: all there are.
std::vector<About> aboutsNamed(const Words& words, Language language, std::string_view name = {});

// The names of a game's things as a page writes them onto a board: "card.magic", and beside it a form if there is one,
// "card.magic.short". Sentences are not among them.
std::vector<std::pair<std::string, std::string>> namesOfThings(const Words& words, Language language);

}  // namespace mastaba

#include "house/about.h"

#include <algorithm>
#include <array>

#include "describe/text.h"

namespace mastaba {

std::vector<About> aboutsNamed(const Words& words, Language language, std::string_view name) {
  const std::string wanted = folded(trimmed(name));
  std::vector<About> called;
  std::vector<About> beginning;
  for (const std::string& key : words.keys()) {
    if (!words.has(key, language, "about")) continue;
    const auto form = [&](std::string_view which) { return words.say(language, key, {}, {}, which); };
    const About one{key, form({}), form("about")};
    const bool hasCode = words.has(key, language, "code");
    if (wanted == folded(key) || wanted == folded(one.name) || (hasCode && wanted == folded(form("code"))))
      called.push_back(one);
    else if (folded(one.name).starts_with(wanted))
      beginning.push_back(one);
  }
  std::vector<About>& found = called.empty() ? beginning : called;
  const auto place = [](const About& one) { return std::pair(folded(one.name), one.key); };
  std::sort(found.begin(), found.end(), [&](const About& a, const About& b) { return place(a) < place(b); });
  return found;
}

std::vector<std::pair<std::string, std::string>> namesOfThings(const Words& words, Language language) {
  constexpr std::array<std::string_view, 8> sentences{"ask.",  "event.", "game.",   "how.",
                                                      "move.", "no.",    "option.", "why."};
  constexpr std::array<std::string_view, 5> forms{"", "short", "code", "mark", "about"};
  std::vector<std::pair<std::string, std::string>> names;
  for (const std::string& key : words.keys()) {
    const auto begins = [&key](std::string_view kind) { return key.starts_with(kind); };
    if (std::any_of(sentences.begin(), sentences.end(), begins)) continue;
    for (const std::string_view form : forms)
      if (words.has(key, language, form))
        names.emplace_back(form.empty() ? key : key + "." + std::string(form), words.say(language, key, {}, {}, form));
  }
  return names;
}

}  // namespace mastaba

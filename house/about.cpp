#include "house/about.h"

#include <algorithm>

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

}  // namespace mastaba

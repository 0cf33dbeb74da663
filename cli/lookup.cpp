#include "cli/lookup.h"

#include <algorithm>

#include "cli/texts.h"
#include "describe/text.h"
#include "house/about.h"

namespace mastaba::cli {
namespace {

std::string namesOf(const std::vector<About>& things) {
  std::vector<std::string_view> names;
  for (const About& thing : things)
    if (names.empty() || names.back() != thing.name) names.push_back(thing.name);
  return joined(names);
}

}  // namespace

Lines lookedUp(const Room& room, std::string_view name, Language language, int width, const Pen& pen) {
  const auto answer = [&](PlayText text, const std::vector<About>& things) {
    return wrapped(
        say(text, language, {saidText("text", std::string(trimmed(name))), saidText("names", namesOf(things))}), width);
  };
  const std::vector<About> all = aboutsNamed(*room.words, language);
  if (all.empty()) return answer(PlayText::whatNothing, all);
  if (trimmed(name).empty()) return answer(PlayText::whatNames, all);
  const std::vector<About> found = aboutsNamed(*room.words, language, name);
  if (found.empty()) return answer(PlayText::whatUnknown, all);
  // Two things may have the same name; then both are meant.
  const bool sure =
      std::all_of(found.begin(), found.end(), [&](const About& one) { return one.name == found.front().name; });
  if (!sure) return answer(PlayText::whatSeveral, found);
  Lines lines;
  for (const About& one : found) append(lines, wrapped(pen.ink(Ink::yellow, one.name) + ": " + one.about, width));
  return lines;
}

}  // namespace mastaba::cli

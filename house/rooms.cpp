#include <algorithm>
#include <array>

#include "house/room.h"

namespace mastaba {

extern const std::string_view houseWordsText;  // embedded from house/words.txt

const Room& schatzRoom();
const Room& toyRoom();

std::span<const Room* const> rooms() {
  static const std::array all{&schatzRoom(), &toyRoom()};
  return all;
}

const Room* roomNamed(std::string_view id) {
  const auto all = rooms();
  const auto found = std::find_if(all.begin(), all.end(), [id](const Room* room) { return room->id == id; });
  return found == all.end() ? nullptr : *found;
}

const Words& houseWords() {
  static const Words words(houseWordsText);
  return words;
}

std::string ruleText(std::string_view rules, int number) {
  const std::string start = std::to_string(number) + ". ";
  std::string out;
  bool inside = false;
  while (!rules.empty()) {
    const std::size_t end = rules.find('\n');
    std::string_view line = rules.substr(0, end);
    rules.remove_prefix(end == std::string_view::npos ? rules.size() : end + 1);
    const std::size_t indent = line.find_first_not_of(' ');
    if (inside && (indent == 0 || indent == std::string_view::npos)) break;
    if (line.starts_with(start)) inside = true;
    if (!inside) continue;
    line.remove_prefix(out.empty() ? start.size() : indent);
    out.append(out.empty() ? "" : " ").append(line);
  }
  return out;
}

std::string sayFault(const Fault& fault, Language language) {
  return houseWords().say(language, std::string("fault.") + nameOfEnum(fault.what),
                          {saidText("where", fault.where), saidText("detail", fault.detail)});
}

}  // namespace mastaba

#include <algorithm>
#include <array>

#include "house/room.h"

namespace mastaba {

extern const std::string_view houseWordsText;  // embedded from house/words.txt

const Room& toyRoom();

std::span<const Room* const> rooms() {
  static const std::array<const Room*, 1> all{&toyRoom()};
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

std::string sayFault(const Fault& fault, Language language) {
  return houseWords().say(language, std::string("fault.") + nameOfEnum(fault.what),
                          {saidText("where", fault.where), saidText("detail", fault.detail)});
}

}  // namespace mastaba

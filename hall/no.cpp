#include "hall/no.h"

namespace mastaba {

extern const std::string_view hallWordsText;  // embedded from hall/words.txt

namespace hall {

const Words& hallWords() {
  static const Words words(hallWordsText);
  return words;
}

std::string sayNo(No no, Language language) {
  return hallWords().say(language, std::string("no.") + nameOfEnum(no), {});
}

}  // namespace hall
}  // namespace mastaba

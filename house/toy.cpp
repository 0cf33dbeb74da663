// The test game as a room. It is not offered to people; the foundation is shown on it.
#include "house/room_of.h"
#include "tests/toy/reading.h"

namespace mastaba {

extern const std::string_view toyWords;  // embedded from tests/toy/words.txt
extern const std::string_view toyRules;  // and RULES.md, RULES.de.md
extern const std::string_view toyRulesDe;

const Room& toyRoom() {
  static const Room room = roomOf<Toy, toyWords, toyRules, toyRulesDe>(true);
  return room;
}

}  // namespace mastaba

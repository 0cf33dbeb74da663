// Das Gold des Pharao as a room.
#include "games/gold/reading.h"
#include "house/room_of.h"

namespace mastaba {

extern const std::string_view goldWords;  // embedded from games/gold/words.txt
extern const std::string_view goldRules;  // and RULES.md, RULES.de.md
extern const std::string_view goldRulesDe;

const Room& goldRoom() {
  static const Room room = roomOf<Gold, goldWords, goldRules, goldRulesDe>(false);
  return room;
}

}  // namespace mastaba

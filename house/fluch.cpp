// Der Fluch des Pharao as a room.
#include "games/fluch/reading.h"
#include "house/room_of.h"

namespace mastaba {

extern const std::string_view fluchWords;  // embedded from games/fluch/words.txt
extern const std::string_view fluchRules;  // and RULES.md, RULES.de.md
extern const std::string_view fluchRulesDe;

const Room& fluchRoom() {
  static const Room room = roomOf<Fluch, fluchWords, fluchRules, fluchRulesDe>(false);
  return room;
}

}  // namespace mastaba

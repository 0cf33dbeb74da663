// Das Medaillon as a room.
#include "games/medaillon/reading.h"
#include "house/room_of.h"

namespace mastaba {

extern const std::string_view medaillonWords;  // embedded from games/medaillon/words.txt
extern const std::string_view medaillonRules;  // and RULES.md, RULES.de.md
extern const std::string_view medaillonRulesDe;

const Room& medaillonRoom() {
  static const Room room = roomOf<Medaillon, medaillonWords, medaillonRules, medaillonRulesDe>(false);
  return room;
}

}  // namespace mastaba

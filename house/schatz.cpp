// Der Schatz des Pharaos as a room.
#include "games/schatz/reading.h"
#include "house/room_of.h"

namespace mastaba {

extern const std::string_view schatzWords;  // embedded from games/schatz/words.txt
extern const std::string_view schatzRules;  // and RULES.md, RULES.de.md
extern const std::string_view schatzRulesDe;

const Room& schatzRoom() {
  static const Room room = roomOf<Schatz, schatzWords, schatzRules, schatzRulesDe>(false);
  return room;
}

}  // namespace mastaba

// Das Labyrinth des Pharao as a room.
#include "games/labyrinth/reading.h"
#include "house/room_of.h"

namespace mastaba {

extern const std::string_view labyrinthWords;  // embedded from games/labyrinth/words.txt
extern const std::string_view labyrinthRules;  // and RULES.md, RULES.de.md
extern const std::string_view labyrinthRulesDe;

const Room& labyrinthRoom() {
  static const Room room = roomOf<Labyrinth, labyrinthWords, labyrinthRules, labyrinthRulesDe>(false);
  return room;
}

}  // namespace mastaba

// Who sits down to which game: what stands behind --seats, --option and --deal, with a message in words for what cannot
// be.
#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <string>
#include <vector>

#include "house/room.h"

namespace mastaba::cli {

struct Party {
  std::string seats;                 // "me,me:Anna,bot:1,bot:scribe:Ramses"; empty: as usual
  std::vector<std::string> options;  // "limit=handAndTable"
  std::string deal;                  // its code or any other name, or a seed of 64 digits; empty: a fresh one
};

struct Seated {
  std::vector<Sitter> sitters;
  std::string problem;
};
Seated seated(const std::string& seats, const Room& room, Language language);

// The level of a bot, by its number from 1 or by its name in either language; 0: the text is none.
int levelIn(std::string_view text);

int highestLevel();

// "Scribe", and how that one plays. An old record may name a level beyond the last: it is the last.
std::string levelName(int level, Language language);
std::string levelAbout(int level, Language language);
// "1 Apprentice, 2 Scribe, …"
std::string levelNames(Language language);
// Lines of "2 Scribe|…", for `explained`.
std::vector<std::string> levelEntries(Language language);

// How many can play, as sentences say it: `fewest`, `most`, and `range` if these differ.
std::vector<Said> playersOf(const Room& room);

// Why so many cannot play this game; empty: they can.
std::string countProblem(const Room& room, int count, Language language);

// The options as the room reads them; returns what is wrong with them, which may have several lines, or nothing.
std::string readOptions(const Room& room, const std::vector<std::string>& given, boost::json::object& options,
                        Language language);

struct Opened {
  std::unique_ptr<AnyTable> table;
  std::string problem;  // may have several lines
};
Opened openTable(const Room& room, const Party& party, Language language);

}  // namespace mastaba::cli

#include "cli/commands.h"

#include <fmt/format.h>
#include <iostream>

#include "cli/party.h"
#include "cli/texts.h"
#include "describe/text.h"
#include "hall/types.h"
#include "house/desk.h"

namespace mastaba::cli {

const Room* roomOrComplain(const std::string& id, Language language) {
  const Room* room = roomNamed(id);
  if (room) return room;
  std::vector<std::string_view> known;
  for (const Room* other : rooms()) known.push_back(other->id);
  fmt::print(stderr, "{}\n", say(Text::noSuchGame, language, {saidText("game", id), saidText("games", joined(known))}));
  return nullptr;
}

std::string gameNames() {
  std::vector<std::string_view> names;
  for (const Room* room : rooms())
    if (!room->forTesting) names.push_back(room->id);
  return joined(names);
}

int games(bool all, Language language) {
  bool any = false;
  for (const Room* room : rooms()) {
    if (room->forTesting && !all) continue;
    any = true;
    fmt::print("{:<10}  {} ({})\n            {}\n", room->id, room->words->say(language, "game.name", {}),
               say(Text::players, language, playersOf(*room)), room->words->say(language, "game.about", {}));
  }
  if (!any) fmt::print("{}\n", say(Text::noGames, language));
  return 0;
}

int types(const std::string& game, bool schema, Language language) {
  if (game == "online") {
    fmt::print("{}", schema ? hall::schema() : hall::typescript());
    return 0;
  }
  const Room* room = roomOrComplain(game, language);
  if (!room) return 1;
  fmt::print("{}", room->types());
  return 0;
}

int fingerprint(const std::string& game, Language language) {
  if (!game.empty() && !roomOrComplain(game, language)) return 1;
  for (const Room* room : rooms())
    if (game.empty() || room->id == game) fmt::print("{} {:016x}\n", room->id, room->fingerprint());
  return 0;
}

int engine() {
  Desk desk;
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << desk.ask(line) << '\n' << std::flush;
  }
  return 0;
}

}  // namespace mastaba::cli

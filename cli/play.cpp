// `mastaba play`: finds the game and the people, then sits them down (cli/session.h).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/session.h"
#include "cli/texts.h"

namespace mastaba::cli {
namespace {

int complain(const std::string& problem) {
  fmt::print(stderr, "{}\n", printable(problem));
  return 1;
}

}  // namespace

int play(const PlayOptions& options, Language language) {
  const Room* room = nullptr;
  std::shared_ptr<AnyTable> table;
  if (!options.from.empty()) {
    Loaded loaded = loadGame(options.from, language);
    if (!loaded.problem.empty()) return complain(loaded.problem);
    room = loaded.room;
    table = std::move(loaded.table);
  } else if (options.game.empty()) {
    return complain(say(PlayText::whichGame, language, {saidText("games", gameNames())}));
  } else {
    room = roomOrComplain(options.game, language);
    if (!room) return 1;
    Opened opened = openTable(*room, options.party, language);
    if (!opened.problem.empty()) return complain(opened.problem);
    table = std::move(opened.table);
  }
  Terminal terminal;
  const Pace pace{Terminal::Milliseconds(std::lround(options.pause * 1000)),
                  Terminal::Milliseconds(std::max(std::lround(options.think * 1000), 1L))};
  return Session(terminal, *room, std::move(table), language, pace, options.from).run();
}

}  // namespace mastaba::cli

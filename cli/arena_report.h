// The results of the arena for people and for programs.
#pragma once

#include "cli/arena_results.h"
#include "cli/layout.h"
#include "house/room.h"

namespace mastaba::cli {

// Columns that stand below each other: the first two begin on the left, the others end on the right.
Lines tableOf(const std::vector<std::vector<std::string>>& rows);

// All that is the same whenever the same games are played, which need not be said of times.
Lines report(const Results& results, const std::optional<Sprt>& sprt, const Room& room, Language language);
// How long they took to think.
Lines timeReport(const Results& results, Language language);

// What was asked for, as the JSON repeats it.
struct Asked {
  const Match* match = nullptr;
  std::optional<Sprt> sprt;
  int games = 0;
  int seatings = 1;
  int threads = 1;
  bool stopped = false;  // by Ctrl-C
};

// One object with everything: docs/protocol.md.
std::string jsonReport(const Results& results, const Asked& asked);

}  // namespace mastaba::cli

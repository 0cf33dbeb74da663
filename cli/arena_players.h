// Who plays in the arena, and what is asked about them: what stands behind --players, --sims, --ms and --sprt, with a
// message in words for what cannot be.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/statistics.h"
#include "house/room.h"

namespace mastaba::cli {

struct Contestant {
  Player player;
  std::string name;  // as it is written: "bot:5@200ms"
};

// For everybody who thinks ahead and has no limit of its own; at most one of the two is given.
struct UsualLimit {
  int simulations = 0;
  int milliseconds = 0;
};

struct Contestants {
  std::vector<Contestant> all;
  std::string problem;
};

// "bot:5@200ms,simple*3". A single player sits on as many seats as the game needs.
Contestants readContestants(const std::string& players, const UsualLimit& usual, const Room& room, Language language);

// "0,10", in Elo, or nothing for just that; returns what is wrong with it, or nothing.
std::string readSprt(const std::string& text, std::size_t players, std::optional<Sprt>& sprt, Language language);

}  // namespace mastaba::cli

// What the games of the arena come to, collected unit by unit.
#pragma once

#include <map>
#include <optional>

#include "cli/arena_games.h"
#include "cli/arena_players.h"
#include "cli/happened.h"
#include "cli/statistics.h"

namespace mastaba::cli {

struct PlayerResult {
  std::string name;
  std::vector<int> points;  // of each game
  Average mean;             // of the points
  Average victories;        // a shared one is shared
  Average shares;           // the same, but where nobody wins everybody has a share
  double choices = 0;       // in all games together, as the next two
  double seconds = 0;
  double simulations = 0;
  double slowest = 0;  // seconds for a choice, in the game where they were most
};

// What is kept of a game, by player.
struct GameResult {
  std::size_t firstSeat = 0;  // where the first player sat
  std::array<int, maxSeats> points{};
  Places places{};
  int moves = 0;
};

class Results {
 public:
  Results(const std::vector<Contestant>& contestants, const std::vector<Shape>& events, const std::optional<Sprt>& sprt,
          int seatings);

  // False: it is known by now what was to be tested.
  bool add(const Unit& unit);

  int games() const { return games_; }
  const std::vector<PlayerResult>& players() const { return players_; }
  const Average& moves() const { return moves_; }
  const std::map<std::string, int>& endings() const { return endings_; }
  const std::vector<EventTally>& events() const { return events_; }
  const std::optional<SprtTally>& sprt() const { return sprt_; }
  const std::vector<std::vector<GameResult>>& units() const { return units_; }

  // The strength of each, as Elo: of two beside each other, of more beside the last. Of one alone: nothing.
  std::vector<Between> elo() const;

 private:
  std::vector<PlayerResult> players_;
  Average moves_;
  std::map<std::string, int> endings_;
  std::vector<EventTally> events_;
  std::optional<SprtTally> sprt_;
  std::vector<std::vector<GameResult>> units_;
  int games_ = 0;
};

}  // namespace mastaba::cli

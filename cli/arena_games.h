// The games of the arena. A unit is one deal, played once for each different seating: everybody moves on by a seat, so
// that nobody owes the result to the deal or to the seat. Several units are played at once, if asked for.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "house/room.h"

namespace mastaba::cli {

struct Match {
  const Room* room = nullptr;
  boost::json::value options;
  std::vector<Player> players;
  std::vector<std::string> events;  // to keep
  std::string seed;                 // names the deals
};

// How many seatings differ. Where everybody plays alike it is one: the others would be the same game again.
int seatingsOf(const std::vector<Player>& players);

struct Unit {
  int number = 0;              // from 0
  std::vector<BotGame> games;  // by seat
};

// Where a player sits in a game of a unit. The first seating differs from unit to unit, so that it also changes where
// there is only one.
std::size_t seatOf(std::size_t player, std::size_t players, int unit, std::size_t game);

// Plays so many units on so many threads. They are handed over in order; `take` says whether to go on. Once `stop` is
// raised those that are complete still follow. `meanwhile` is called now and then with the number of games that are
// over.
Fault playUnits(const Match& match, int units, int threads, Stop& stop, const std::function<bool(const Unit&)>& take,
                const std::function<void(int)>& meanwhile);

}  // namespace mastaba::cli

// What was learned from many games: whole numbers that say what a board is worth beyond what it shows already, in
// 256ths of a point. They stand in weights.txt, which `labyrinth_lab train` writes.
#pragma once

#include "games/labyrinth/labyrinth.h"

namespace mastaba::labyrinth {

inline constexpr int onePoint = 256;  // the bot counts in these

struct Learned {
  // All is told apart by the turns to come, 0 to 24.
  static constexpr int turns = places;

  // The next turns: what it is worth
  static constexpr int bias = 0;                          // to have so many,
  static constexpr int chain = bias + turns;              // that pieces apart are open at both ends, for 16 fields,
  static constexpr int region = chain + turns;            // that so many free places hang together where the way ends,
  static constexpr int sizes = places + 1;                //
  static constexpr int end = region + turns * sizes;      // and that a way enters a place with these ways on.
  static constexpr int patterns = 128;                    // A bit for each other half edge: it leads to a free place.
  static constexpr int chamber = end + turns * patterns;  // How likely it is that a stone will count:
  static constexpr int pendings = 3;                      // sides that have no wall yet,
  static constexpr int touches = 13;                      // and what could become the corridor beside it.
  static constexpr int kept = chamber + turns * pendings * touches;  // What stones are worth that are left:
  static constexpr std::array<int, Labyrinth::gems> keptFrom{0, 0, 13, 19, 24, 28};  // of a kind 0, 1, 2, ...
  static constexpr int keptKinds = 32;
  static constexpr int many = kept + turns * keptKinds;

  std::array<std::int16_t, many> of{};

  static constexpr int regionAt(int ahead, int size) { return region + ahead * sizes + size; }
  static constexpr int endAt(int ahead, int pattern) { return end + ahead * patterns + pattern; }
  static constexpr int chamberAt(int ahead, int pending, int touch) {
    return chamber + (ahead * pendings + pending) * touches + touch;
  }
  static constexpr int keptAt(int ahead, Gem gem, int left) {
    return kept + ahead * keptKinds + keptFrom[static_cast<std::size_t>(gem)] + left;
  }
};

// One for each scoring.
extern const std::array<Learned, 2> learned;
inline const Learned& learnedFor(const Options& options) { return learned[static_cast<std::size_t>(options.scoring)]; }

}  // namespace mastaba::labyrinth

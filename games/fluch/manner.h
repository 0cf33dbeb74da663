// How somebody plays: the numbers by which everything that lies between a player and victory is weighed, in tenths of a
// pip unless it says otherwise.
#pragma once

#include <array>

namespace mastaba::fluch {

struct Manner {
  // What one life is worth to somebody who has so many of them; with the goal met, and no farther than that from the
  // way out, it is worth less.
  std::array<int, 9> lives;
  int lifeAtEnd;
  int endIsNear;
  int death;          // to come back with a new explorer,
  int tokenLost;      // and for each token that lies in a heap then, where others may take it
  int calmUntil;      // rounds; then one dares more and more
  int recklessAfter;  // rounds
  int tokenWorth;     // taken, against the danger of its treasures
  int perToken;       // until the next one is found
  // How much of the way out from a token is already thought of, in hundredths; so much less for each token still
  // wanted.
  int homeShare;
  int homeLater;
  int detour;        // longer ways than that are not thought of;
  int rivalsDetour;  // the same for the rival's ways
  int hisEndIsNear;  // then it pays to draw tiles for walls
  int forLater;      // tiles that cost nothing in the next turn
  // In hundredths: how often a tile is of use where it is wanted; what harms the rival helps me, by the number of
  // players; the same of those who are farther behind.
  int tileFits;
  std::array<int, 4> rivalShares;
  int othersShare;
  // Whether tiles are drawn that nobody needs, to lay them in the rival's way.
  bool drawsAlways;
};

// Somebody with a little experience: found by letting bots with other numbers play against each other.
inline constexpr Manner usual{.lives = {0, 0, 60, 40, 30, 26, 24, 22, 20},
                              .lifeAtEnd = 10,
                              .endIsNear = 60,
                              .death = 120,
                              .tokenLost = 35,
                              .calmUntil = 20,
                              .recklessAfter = 45,
                              .tokenWorth = 150,
                              .perToken = 130,
                              .homeShare = 100,
                              .homeLater = 40,
                              .detour = 10,
                              .rivalsDetour = 0,
                              .hisEndIsNear = 120,
                              .forLater = -40,
                              .tileFits = 70,
                              .rivalShares = {70, 40, 35, 35},
                              .othersShare = 20,
                              .drawsAlways = false};

// Somebody with much experience, for whom it is worth as much to be in the rival's way as to get on. Numbers for few
// were found by small steps in all of them at once, towards more victories of two over the usual manner (SPSA, Spall
// 1992); for three only the shares were tried, and for many only what is written there.
inline const Manner& experienced(int players) {
  static constexpr Manner few{.lives = {0, 0, 72, 48, 36, 31, 29, 26, 24},
                              .lifeAtEnd = 10,
                              .endIsNear = 41,
                              .death = 81,
                              .tokenLost = 1,
                              .calmUntil = 18,
                              .recklessAfter = 57,
                              .tokenWorth = 163,
                              .perToken = 152,
                              .homeShare = 77,
                              .homeLater = 40,
                              .detour = 11,
                              .rivalsDetour = 14,
                              .hisEndIsNear = 158,
                              .forLater = -41,
                              .tileFits = 70,
                              .rivalShares = {131, 100, 0, 0},
                              .othersShare = 30,
                              .drawsAlways = true};
  static constexpr Manner many = [] {
    Manner manner = usual;
    manner.rivalShares = {0, 0, 80, 80};
    manner.othersShare = 30;
    manner.drawsAlways = true;
    return manner;
  }();
  return players <= 3 ? few : many;
}

}  // namespace mastaba::fluch

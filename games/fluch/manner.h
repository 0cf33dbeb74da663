// How somebody plays: the numbers by which everything that lies between a player and victory is weighed, in tenths of a
// pip unless it says otherwise.
#pragma once

#include <array>

#include "games/fluch/box.h"

namespace mastaba::fluch {

struct Manner {
  // ---- lives and tokens

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
  // In hundredths: how much of the way out from a token is already thought of, and so much less for each token still
  // wanted; and what more tokens nearby count, beside what is usual.
  int homeShare;
  int homeLater;
  int neighbours;

  // ---- what is done for it

  int detour;        // longer ways than that are not thought of;
  int rivalsDetour;  // the same for the rival's ways
  int hisEndIsNear;  // then it pays to draw tiles for walls
  int forLater;      // tiles that cost nothing in the next turn
  int rollLoses;     // a life for another roll is worth that much less than the way it brings
  // In hundredths: how often a tile is of use where it is wanted, and how much the way after the next movement counts
  // beside the whole way.
  int tileFits;
  int soon;
  // In hundredths: what harms the rival helps me, the same of those who are farther behind, and how much of that a wall
  // does.
  int rivalShare;
  int othersShare;
  int wallShare;

  // ---- what is in the way

  int caution;     // in hundredths: how much Ammut is feared where one stops
  int protection;  // a card used up
  int building;    // a tile, besides the step onto it
  int fitting;     // until a tile comes that fits for a secret passage
  int noLife;      // when there is none to pay for it
  int waiting;     // for an explorer who stands in the way
  // Whether tiles are drawn that nobody needs, to lay them in the rival's way.
  bool drawsAlways;
};

// By the number of players.
using Manners = std::array<Manner, most - fewest + 1>;
constexpr const Manner& among(const Manners& manners, int players) {
  return manners[static_cast<std::size_t>(players - fewest)];
}

// Somebody with a little experience: found by letting bots with other numbers play against each other.
inline constexpr Manners usual = [] {
  constexpr Manner one{.lives = {0, 0, 60, 40, 30, 26, 24, 22, 20},
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
                       .neighbours = 100,
                       .detour = 10,
                       .rivalsDetour = 0,
                       .hisEndIsNear = 120,
                       .forLater = -40,
                       .rollLoses = 0,
                       .tileFits = 70,
                       .soon = 50,
                       .rivalShare = 35,
                       .othersShare = 20,
                       .wallShare = 100,
                       .caution = 100,
                       .protection = 20,
                       .building = 5,
                       .fitting = 20,
                       .noLife = 120,
                       .waiting = 6,
                       .drawsAlways = false};
  Manners all;
  all.fill(one);
  all[0].rivalShare = 70;
  all[1].rivalShare = 40;
  return all;
}();

// Somebody with much experience, who is rather in the rival's way: each found by small steps in all numbers at once,
// towards more victories over others of the usual manner (`fluch_lab improve`).
inline constexpr Manner ofTwo{.lives = {0, 0, 59, 58, 48, 38, 33, 29, 40},
                              .lifeAtEnd = 5,
                              .endIsNear = 34,
                              .death = 44,
                              .tokenLost = 0,
                              .calmUntil = 15,
                              .recklessAfter = 67,
                              .tokenWorth = 140,
                              .perToken = 145,
                              .homeShare = 57,
                              .homeLater = 26,
                              .neighbours = 67,
                              .detour = 13,
                              .rivalsDetour = 15,
                              .hisEndIsNear = 190,
                              .forLater = -46,
                              .rollLoses = -4,
                              .tileFits = 47,
                              .soon = 58,
                              .rivalShare = 194,
                              .othersShare = 38,
                              .wallShare = 70,
                              .caution = 39,
                              .protection = 16,
                              .building = 12,
                              .fitting = 30,
                              .noLife = 73,
                              .waiting = 18,
                              .drawsAlways = true};
inline constexpr Manner ofThree{.lives = {0, 0, 61, 42, 36, 31, 32, 28, 35},
                                .lifeAtEnd = 7,
                                .endIsNear = 54,
                                .death = 11,
                                .tokenLost = 6,
                                .calmUntil = 6,
                                .recklessAfter = 58,
                                .tokenWorth = 147,
                                .perToken = 143,
                                .homeShare = 78,
                                .homeLater = 36,
                                .neighbours = 62,
                                .detour = 11,
                                .rivalsDetour = 8,
                                .hisEndIsNear = 121,
                                .forLater = -57,
                                .rollLoses = -5,
                                .tileFits = 48,
                                .soon = 64,
                                .rivalShare = 150,
                                .othersShare = 26,
                                .wallShare = 88,
                                .caution = 30,
                                .protection = 18,
                                .building = 8,
                                .fitting = 36,
                                .noLife = 137,
                                .waiting = 12,
                                .drawsAlways = true};
inline constexpr Manner ofFour{.lives = {0, 0, 46, 31, 28, 26, 24, 30, 24},
                               .lifeAtEnd = 8,
                               .endIsNear = 53,
                               .death = 27,
                               .tokenLost = 13,
                               .calmUntil = 8,
                               .recklessAfter = 48,
                               .tokenWorth = 142,
                               .perToken = 159,
                               .homeShare = 91,
                               .homeLater = 40,
                               .neighbours = 64,
                               .detour = 9,
                               .rivalsDetour = 0,
                               .hisEndIsNear = 79,
                               .forLater = -51,
                               .rollLoses = -14,
                               .tileFits = 71,
                               .soon = 73,
                               .rivalShare = 103,
                               .othersShare = 19,
                               .wallShare = 108,
                               .caution = 15,
                               .protection = 12,
                               .building = 6,
                               .fitting = 31,
                               .noLife = 137,
                               .waiting = 7,
                               .drawsAlways = true};
inline constexpr Manner ofFive{.lives = {0, 0, 32, 30, 27, 24, 25, 29, 27},
                               .lifeAtEnd = 6,
                               .endIsNear = 44,
                               .death = 31,
                               .tokenLost = 6,
                               .calmUntil = 4,
                               .recklessAfter = 50,
                               .tokenWorth = 151,
                               .perToken = 172,
                               .homeShare = 87,
                               .homeLater = 38,
                               .neighbours = 48,
                               .detour = 11,
                               .rivalsDetour = 0,
                               .hisEndIsNear = 61,
                               .forLater = -52,
                               .rollLoses = -16,
                               .tileFits = 70,
                               .soon = 62,
                               .rivalShare = 105,
                               .othersShare = 19,
                               .wallShare = 104,
                               .caution = 10,
                               .protection = 17,
                               .building = 6,
                               .fitting = 36,
                               .noLife = 141,
                               .waiting = 8,
                               .drawsAlways = true};
inline constexpr Manners experienced{ofTwo, ofThree, ofFour, ofFive};

}  // namespace mastaba::fluch

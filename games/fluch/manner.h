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
// towards more victories over others of the usual manner (`manner --improve`, tools/manner).
inline constexpr Manner ofTwo{.lives = {0, 0, 55, 59, 49, 37, 36, 28, 40},
                              .lifeAtEnd = 4,
                              .endIsNear = 33,
                              .death = 53,
                              .tokenLost = 0,
                              .calmUntil = 14,
                              .recklessAfter = 65,
                              .tokenWorth = 149,
                              .perToken = 150,
                              .homeShare = 61,
                              .homeLater = 25,
                              .neighbours = 93,
                              .detour = 10,
                              .rivalsDetour = 13,
                              .hisEndIsNear = 188,
                              .forLater = -51,
                              .rollLoses = -4,
                              .tileFits = 44,
                              .soon = 59,
                              .rivalShare = 193,
                              .othersShare = 33,
                              .wallShare = 66,
                              .caution = 49,
                              .protection = 14,
                              .building = 12,
                              .fitting = 24,
                              .noLife = 68,
                              .waiting = 17,
                              .drawsAlways = true};
inline constexpr Manner ofThree{.lives = {0, 0, 50, 43, 38, 32, 30, 28, 33},
                                .lifeAtEnd = 4,
                                .endIsNear = 47,
                                .death = 51,
                                .tokenLost = 10,
                                .calmUntil = 12,
                                .recklessAfter = 57,
                                .tokenWorth = 148,
                                .perToken = 149,
                                .homeShare = 76,
                                .homeLater = 31,
                                .neighbours = 78,
                                .detour = 9,
                                .rivalsDetour = 6,
                                .hisEndIsNear = 138,
                                .forLater = -48,
                                .rollLoses = -6,
                                .tileFits = 57,
                                .soon = 65,
                                .rivalShare = 144,
                                .othersShare = 26,
                                .wallShare = 89,
                                .caution = 28,
                                .protection = 13,
                                .building = 9,
                                .fitting = 27,
                                .noLife = 98,
                                .waiting = 12,
                                .drawsAlways = true};
inline constexpr Manner ofFour{.lives = {0, 0, 46, 28, 28, 27, 25, 28, 26},
                               .lifeAtEnd = 5,
                               .endIsNear = 61,
                               .death = 49,
                               .tokenLost = 20,
                               .calmUntil = 10,
                               .recklessAfter = 50,
                               .tokenWorth = 148,
                               .perToken = 149,
                               .homeShare = 91,
                               .homeLater = 38,
                               .neighbours = 64,
                               .detour = 9,
                               .rivalsDetour = 0,
                               .hisEndIsNear = 88,
                               .forLater = -45,
                               .rollLoses = -9,
                               .tileFits = 70,
                               .soon = 72,
                               .rivalShare = 95,
                               .othersShare = 20,
                               .wallShare = 113,
                               .caution = 7,
                               .protection = 12,
                               .building = 7,
                               .fitting = 31,
                               .noLife = 129,
                               .waiting = 7,
                               .drawsAlways = true};
inline constexpr Manner ofFive{.lives = {0, 0, 46, 28, 28, 27, 25, 28, 26},
                               .lifeAtEnd = 5,
                               .endIsNear = 61,
                               .death = 49,
                               .tokenLost = 20,
                               .calmUntil = 10,
                               .recklessAfter = 50,
                               .tokenWorth = 148,
                               .perToken = 149,
                               .homeShare = 91,
                               .homeLater = 38,
                               .neighbours = 64,
                               .detour = 9,
                               .rivalsDetour = 0,
                               .hisEndIsNear = 88,
                               .forLater = -45,
                               .rollLoses = -9,
                               .tileFits = 70,
                               .soon = 72,
                               .rivalShare = 95,
                               .othersShare = 20,
                               .wallShare = 113,
                               .caution = 7,
                               .protection = 12,
                               .building = 7,
                               .fitting = 31,
                               .noLife = 129,
                               .waiting = 7,
                               .drawsAlways = true};
inline constexpr Manners experienced{ofTwo, ofThree, ofFour, ofFive};

}  // namespace mastaba::fluch

// How a game ended: which way, who came where, and what each point was for.
#pragma once

#include <algorithm>

#include "engine/below.h"
#include "engine/seats.h"
#include "engine/seq.h"

namespace mastaba {

// One line of the final count: "three lots won: 11 points".
template <class Why>
struct ScoreLine {
  Seat seat;
  Why why{};
  int n = 0;  // how many of it
  int points = 0;
};

template <class How, class Why, int Lines>
struct Standing {
  How how{};
  std::array<Below<maxSeats + 1>, maxSeats> place{};  // 1 is the best, ties share a place; 0: no such seat
  std::array<int, maxSeats> points{};
  List<ScoreLine<Why>, Lines> lines{};

  void count(Seat seat, Why why, int n, int worth) {
    if (n == 0 && worth == 0) return;
    lines.push({seat, why, n, worth});
    points[seat] += worth;
  }
  // How many share the first place.
  int winners() const { return static_cast<int>(std::count(place.begin(), place.end(), 1)); }
};

// Fills in the places: more of `merit` is better, equal merit shares a place.
template <class S>
void rank(S& standing, const std::array<int, maxSeats>& merit, int players) {
  for (int seat = 0; seat < players; ++seat) {
    int better = 0;
    for (int other = 0; other < players; ++other) better += merit[other] > merit[seat] ? 1 : 0;
    standing.place[seat] = better + 1;
  }
}

}  // namespace mastaba

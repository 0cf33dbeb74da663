// Which of two boards will be ahead.
#pragma once

#include "games/labyrinth/outlook.h"

namespace mastaba::labyrinth {

// What a seat's board will probably come to, in 256ths of a point, with all it has decided in this turn.
int prospectOf(const Open& open, const Own& own, Seat seat);
// How likely the first is to end ahead, of 4096: both are expected to come to so much, with so many turns to come.
int aheadOf(Labyrinth::Scoring scoring, int mine, int theirs, int turns);

// Of all seats, if their boards are expected to come to so much. Alone: how much of the most that is thought of.
using Prospects = std::array<int, Labyrinth::seats>;
Chances chancesOf(const Labyrinth::Options& options, const Prospects& prospects, int turns);

}  // namespace mastaba::labyrinth

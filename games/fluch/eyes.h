// What somebody of a certain manner thinks of the moves of Der Fluch des Pharao. Whatever lies between a player and
// victory is reckoned in tenths of a pip: ways to chambers and out, also those that must be built, and lives, which buy
// pips. A move is worth what it shortens of the own way and adds to the way of the rival.
#pragma once

#include "games/fluch/fluch.h"
#include "games/fluch/manner.h"

namespace mastaba::fluch {

void weighAs(const Manner& manner, const View<Fluch>& view, const Fluch::Moves& moves, Weights<Fluch::Moves>& weights);

// The ways to places where this movement can end, the best first, and what is to be done there; no more than so many.
void walksAs(const Manner& manner, const View<Fluch>& view, int mostWalks, Lines<Fluch::Move>& lines);

}  // namespace mastaba::fluch

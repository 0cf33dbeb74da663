// What a seat may do; both the law and the effect of a move ask this.
#pragma once

#include "games/fluch/tomb.h"

namespace mastaba::fluch {

// FLUCH-105
inline bool canPay(const Open& open, Seat seat) { return open.players[seat].lives >= 2; }

// Is the explorer just passing another (FLUCH-52)?
inline bool isPassing(const Open& open, Seat seat) { return explorerAt(open, open.players[seat].at, seat) != nobody; }

// Whether the explorer gets there in one step, with so many pips; if not, why.
Refusal refuseStep(const Open& open, Seat seat, int pips, Place to);
bool hasStep(const Open& open, Seat seat, int pips);
// Is there anything to decide while so many pips are left, besides to stop? A43: also to build.
bool canMove(const Open& open, Seat seat, int pips);

// Is there a token here that could be turned up or taken, as everybody sees it? A22: also without a step.
bool canCollect(const Open& open, Seat seat);

}  // namespace mastaba::fluch

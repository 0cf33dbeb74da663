// What a seat may do; both the law and the effect of a move ask this.
#pragma once

#include "games/gold/pyramid.h"

namespace mastaba::gold {

// Whose turn it is, and how many actions are left in it.
inline Seat active(const Open& open) { return open.agenda[0].who.first(); }
inline int actionsLeft(const Open& open) { return open.agenda[0].n; }

inline const Piece& pieceOf(const Open& open, Seat seat, Figure figure) {
  return open.players[seat].figures[static_cast<int>(figure)];
}
inline Piece& pieceOf(Open& open, Seat seat, Figure figure) {
  return open.players[seat].figures[static_cast<int>(figure)];
}
inline bool hasFigures(const Open& open, Seat seat) {
  return !pieceOf(open, seat, Figure::archaeologist).lost || !pieceOf(open, seat, Figure::helper).lost;
}

// Can the seat take, drop or steal something now, without an action?
bool hasFreeAct(const Open& open, Seat seat);

}  // namespace mastaba::gold

// What a seat may still do in its turn; both the law and the effect of a move ask this.
#pragma once

#include "games/labyrinth/board.h"

namespace mastaba::labyrinth {

inline int turnOf(const Open& open) { return open.cards.size(); }
// The tile everybody lays in this turn.
inline Number tileOf(const Open& open) { return open.cards.back(); }

// LABYRINTH-29: in the third turn at the latest.
inline bool hasStart(const Open& open, Seat seat) {
  return open.boards[seat].gate != Gate::none || open.progress[seat].started;
}
// LABYRINTH-18, A10, LABYRINTH-24: a scarab of the tile is free, and a stone is left.
bool canPlaceMore(const Open& open, Seat seat);

// Puts onto a seat's board what it has decided in this turn; the robber walks on.
void decide(Board& board, const Open& open, const Own& own, Seat seat);
// A board as its owner sees it before that is shown.
inline Board boardAhead(const Open& open, const Own& own, Seat seat) {
  Board board = open.boards[seat];
  decide(board, open, own, seat);
  return board;
}

// The moves of one kind, all of which are legal if the seat is asked for that kind.
void listStarts(Labyrinth::Moves& out);
void listLays(const Open& open, Seat seat, Labyrinth::Moves& out);
void listStones(const Open& open, const Own& own, Seat seat, Labyrinth::Moves& out);

}  // namespace mastaba::labyrinth

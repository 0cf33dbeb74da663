// Boards and positions of Das Labyrinth des Pharao in few words, for tests that read: this board, this move, that
// board.
//
//   "11@2 12@0 17 . ."   tiles row by row from A1, each with its quarter turns; a dot is a place without a tile, and
//                        what is not named has none
//
// Fields are named as in the rules: "C3b" is the north-east field of the place C3.
#pragma once

#include <string>
#include <vector>

#include "games/labyrinth/legal.h"

namespace mastaba::labyrinth {

// The board of a player who came in at this gate: tiles as told, all stones left, the robber at the end of his
// corridor.
Board boardOf(const std::string& layout, const Options& options = {}, Gate gate = Gate::none);

// Everybody has this board and is to lay the tile of this card: the cards of the tiles, in their order, and this one
// are turned up. From the fourth turn on, and with a gate before it, robbers have come in; while bets are made
// everybody has been right so far.
Labyrinth::State position(const std::string& layout, int card, const Options& options = {}, Gate gate = Gate::none);
// The same before the card is turned up, in a turn with a bet: everybody who is in is to bet.
Labyrinth::State beforeBet(const std::string& layout, const Options& options, Gate gate = Gate::westLeft);

// A game that has just been set up.
Labyrinth::State begin(const Options& options, u64 luck = 1);

// "C3" and "C3b".
Place placeNamed(const std::string& name);
Field fieldNamed(const std::string& name);
std::string nameOf(Field field);
// The move that puts a stone there.
Labyrinth::Stone stoneOn(const std::string& field, Gem gem = Gem::plain);
Labyrinth::Lay layOn(const std::string& place, int turns = 0);

Refusal refusal(const Labyrinth::State& state, Seat seat, const Labyrinth::Move& move);
int movesOf(const Labyrinth::State& state, Seat seat);  // how many

// Plays moves, which must be legal, and returns the position after them; `luck` decides which cards come.
Labyrinth::State after(Labyrinth::State state, Seat seat, const Labyrinth::Move& move, u64 luck = 1);
Labyrinth::State after(Labyrinth::State state, Seat seat, const std::vector<Labyrinth::Move>& moves, u64 luck = 1);
// The same, and the next card turned up is this one.
Labyrinth::State afterThen(const Labyrinth::State& state, Seat seat, const Labyrinth::Move& move, int card);

// What is told when the move is played, to a seat or to a spectator, each event as JSON.
std::vector<std::string> toldAfter(const Labyrinth::State& state, Seat seat, const Labyrinth::Move& move,
                                   Seat to = spectator, u64 luck = 1);

// A game played out by moves that look best at first sight.
Labyrinth::State playedOut(const Options& options, u64 luck);

}  // namespace mastaba::labyrinth

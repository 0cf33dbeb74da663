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

// Full boards with long corridors. The first comes in at westLeft (55 fields), the second at eastLeft (52 fields, with
// stones of every fate), the third is the second with the tiles on E1 and B2 exchanged. The fourth comes in at westLeft
// and has chambers at the 15th, 16th, 30th, 31st, 45th and 46th of its 48 fields: C2c, D2a, E3d, E4b, B5c, A5a. The
// fifth has the longest corridor, from westLeft: 64 fields.
inline constexpr auto firstBoard =
    "11@2 12@0 17@0 7@3 2@0  11@1 4@0 3@1 6@0 14@3  15@0 10@1 8@2 19@2 9@3  7@0 9@0 8@1 13@1 5@2  13@0 10@3 1@2 12@2 "
    "6@3";
inline constexpr auto secondBoard =
    "10@2 19@2 9@2 12@0 14@3  3@0 5@2 7@2 17@2 6@2  13@3 11@1 11@1 9@2 7@1  16@1 1@0 13@2 2@2 4@1  10@3 12@2 15@2 18@2 "
    "14@0";
inline constexpr auto thirdBoard =
    "10@2 19@2 9@2 12@0 5@2  3@0 14@3 7@2 17@2 6@2  13@3 11@1 11@1 9@2 7@1  16@1 1@0 13@2 2@2 4@1  10@3 12@2 15@2 18@2 "
    "14@0";
inline constexpr auto fourthBoard =
    "2@0 8@0 16@3 13@1 8@1  14@3 15@3 10@1 3@2 10@0  5@3 6@1 7@1 6@0 17@3  7@1 1@1 11@1 9@2 13@2  4@2 14@0 12@3 11@1 "
    "12@2";

inline constexpr auto fifthBoard =
    "6@1 10@1 18@0 11@2 8@1  19@0 2@1 15@1 9@3 1@1  7@0 4@0 11@2 7@0 12@1  13@0 3@1 8@3 6@1 5@2  10@3 14@1 9@2 12@0 "
    "13@2";

// The usual options but for this.
Options forPlayers(int players);
Options expert(int players = 1);
Options withBets(int players = 1);

// The board of a player who came in at this gate: tiles as told, all stones left, the robber at the end of his
// corridor.
Board boardOf(const std::string& layout, const Options& options = {}, Gate gate = Gate::none);

// Everybody has this board and is to lay the tile of this card: the cards of the tiles, in their order, and this one
// are turned up. From the fourth turn on, and with a gate before it, robbers have come in; while bets are made
// everybody has been right so far.
State position(const std::string& layout, int card, const Options& options = {}, Gate gate = Gate::none);
// The same before the card is turned up, in a turn with a bet: everybody who is in is to bet.
State beforeBet(const std::string& layout, const Options& options, Gate gate = Gate::westLeft);

// The game is over, and these are the boards; all must hold the same tiles. What lies on them is no longer in the
// supply.
State ended(const std::vector<Board>& boards, const Options& options = {});
// The layout without the tile of one place; and the layout of one row of places, 1 to 5, with nothing before it.
std::string without(const std::string& layout, const std::string& place);
std::string row(int number, const std::string& tiles);
// Stones of the seat lie on these fields; a special treasure was won before.
State with(State state, Seat seat, const std::vector<std::string>& fields, Gem gem = Gem::plain);
Board with(Board board, const std::vector<std::string>& fields, Gem gem = Gem::plain);
// A special treasure that was won and not placed yet.
State withSpecial(State state, Seat seat);

// A game that has just been set up.
State begin(const Options& options, u64 luck = 1);

// "C3" and "C3b".
Place placeNamed(const std::string& name);
Field fieldNamed(const std::string& name);
std::string nameOf(Field field);
// The move that puts a stone there.
Stone stoneOn(const std::string& field, Gem gem = Gem::plain);
Lay layOn(const std::string& place, int turns = 0);

// Which rule forbids the move, and in which way: "19", "29b"; nothing, if none does.
std::string whyNot(const State& state, Seat seat, const Labyrinth::Move& move);
Refusal refusal(const State& state, Seat seat, const Labyrinth::Move& move);
int movesOf(const State& state, Seat seat);  // how many

// Plays moves, which must be legal, and returns the position after them; `luck` decides which cards come.
State after(State state, Seat seat, const Labyrinth::Move& move, u64 luck = 1);
State after(State state, Seat seat, const std::vector<Labyrinth::Move>& moves, u64 luck = 1);
// Every seat plays them; the last move of the last seat ends the turn.
State allAfter(State state, const std::vector<Labyrinth::Move>& moves, u64 luck = 1);
// The same, and the next card turned up is this one.
State afterThen(const State& state, Seat seat, const Labyrinth::Move& move, int card);

// What is told when the move is played, to a seat or to a spectator, each event as its word and its fields:
// "walked seat:0 fields:2 length:4".
using Words = std::vector<std::string>;
Words heardAfter(const State& state, Seat seat, const Labyrinth::Move& move, Seat to = spectator, u64 luck = 1);
// Of these only the ones of this kind, as a spectator hears them.
Words heardOf(const std::string& kind, const State& state, Seat seat, const Labyrinth::Move& move);

// A game played out by moves that look best at first sight.
State playedOut(const Options& options, u64 luck);

}  // namespace mastaba::labyrinth

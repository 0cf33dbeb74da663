// What is done in such positions and told of it, and a position in few words again.
#pragma once

#include "engine/telling.h"
#include "games/fluch/test/position.h"

namespace mastaba::fluch {

using Move = Fluch::Move;

// ---- the way back

// "E12 ║, E13 │": all tiles that lie.
std::string tilesOn(const State& state);
std::string tileOn(const State& state, const std::string& place);
int inBag(const State& state, Kind kind);
// "C14 E12": where everybody's explorer is; "-": not in the tomb.
std::string explorers(const State& state);
// "7 3"
std::string livesOf(const State& state);
// "red2 blue3"
std::string tokensOf(const State& state, Seat seat);
// "3 0": how many treasures everybody has.
std::string treasuresOf(const State& state);
std::string protectionOf(const State& state, Seat seat);
// "faceDown", "red2", "empty"
std::string chamberOn(const State& state, const std::string& place);
// "E12 red2, E12 blue3"
std::string heaps(const State& state);
// "12" on her track, "E10" in the maze
std::string ammut(const State& state);
// "3A"
std::string diceOf(const State& state);
// "move 0 3": seat 0 has three pips; "tile 0 curve", "ward 1 trap", "end 0", "over".
std::string asked(const State& state);
// All that is on the agenda, from below: "end, again, symbols 2, move 0".
std::string agenda(const State& state);

// ---- moves

Move enter(const std::string& at);
Move lay(const std::string& at, Ways open);
Move passage(const std::string& at, Ways open);
Move twist(const std::string& at, Ways open);
Move step(const std::string& to);
Move loot(Token token);
Move lead(const std::string& to);
Move put(const std::string& to);

// Which rule forbids the move, and in which way: "46", "61b"; nothing, if none does. By whoever is asked, or by a seat.
std::string whyNot(const State& state, const Move& move);
std::string whyNot(const State& state, Seat seat, const Move& move);
// What whoever is asked may do, in order of the words: of this kind only, "step to:E11, step to:E13".
std::string movesOf(const std::string& kind, const State& state);
// The kinds of moves that whoever is asked may make: "draw, extraRoll, roll".
std::string kindsOfMoves(const State& state);
// Only where to: "E11 E13".
std::string stepsOf(const State& state);
std::string leadsOf(const State& state);
std::string putsOf(const State& state);
// In which ways the tile in hand may be laid there: "ns", "ne es sw wn".
std::string waysToLay(const State& state, const std::string& place);

// ---- what happens. Each move is made by whoever is asked, and must be legal. With luck one wishes for what comes, in
// its order: "3A" is a roll, "2" the die of a fight, "curve" a tile, "seth" an event, "F", "A" or "." the mark of a
// treasure, "red2" a token that is turned up; what comes after that is as it comes.

State after(const State& state, const Move& move, const std::string& luck = "");
State after(State state, const std::vector<Move>& moves);
// Everybody enters by an entrance, in the order of their turns.
State entered(State state);
// The turn goes on with this tile, or with this roll.
State drawn(const State& state, Kind kind);
State rolled(const State& state, const std::string& dice);

// What is told of a move, to a seat or to a spectator, each event as its word and its fields: "stepped seat:0 from:E14
// to:E13".
Words told(const State& state, const Move& move, const std::string& luck = "", Seat to = spectator);
// Of that only the ones of this kind.
Words toldOf(const std::string& kind, const State& state, const Move& move, const std::string& luck = "");
// Only the words: "stepped eventDrawn lostLives".
std::string toldInShort(const State& state, const Move& move, const std::string& luck = "");
// The same as it is told: to whom, and whether it is news to them.
Telling<Fluch::Event> telling(const State& state, const Move& move, const std::string& luck = "");
// The seed with which such luck comes.
u64 luckFor(const State& state, const Move& move, const std::string& luck);

}  // namespace mastaba::fluch

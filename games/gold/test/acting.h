// What is done in such positions and told of it, and a position in few words again.
#pragma once

#include <functional>

#include "games/gold/test/position.h"

namespace mastaba::gold {

using Move = Gold::Move;

// ---- the way back

// The pyramid as the same six lines; and such lines written in a test.
std::string drawn(const State& state);
std::string drawing(const std::string& text);
// "C5 C6, C6 -": where everybody's archaeologist and helper are; lost is "-".
std::string figures(const State& state);
// "C4 C5 +3": where the lamps of a seat stand, and how many are in the supply.
std::string lamps(const State& state, Seat seat);
// "three A1, two A1"
std::string lying(const State& state);
std::string carries(const State& state, Seat seat);
// "2 photos, 3 3 2, mask"
std::string museum(const State& state, Seat seat);
// "act 0 3": seat 0 has three actions left; "lay 0 C5", "entrance 1", "over".
std::string asked(const State& state);
// "quiet", "armed D3 0 3", "falling D3 0 1": the ring that falls next; with " fresh".
std::string ruin(const State& state);

Ways waysAt(const State& state, const std::string& place);
Kind kindOf(const State& state, const std::string& place);
int leftIn(const State& state, Kind kind);  // how many of it are hidden

// ---- moves

Move walk(const std::string& to);
Move helperTo(const std::string& to);
Move reveal(const std::string& at);
Move rotate(const std::string& at, Ways open);
Move take(Treasure treasure);
Move steal(Seat from);

// Which rule forbids the move, and in which way: "26", "32c"; nothing, if none does. By whoever is asked, or by a seat.
std::string whyNot(const State& state, const Move& move);
std::string whyNot(const State& state, Seat seat, const Move& move);
// What whoever is asked may do, in order of the words: of this kind only, "reveal B6, reveal C5".
std::string movesOf(const std::string& kind, const State& state);

// The position after moves, each of whoever is asked, and which must be legal.
State after(const State& state, const Move& move, u64 luck = 1);
State after(State state, const std::vector<Move>& moves, u64 luck = 1);
// The seats end so many turns.
State afterTurns(State state, int turns);

// What is told of a move, to a seat or to a spectator, each event as its word and its fields: "revealed seat:0 at:C5
// kind:curve".
Words told(const State& state, const Move& move, Seat to = spectator, u64 luck = 1);
// The same without the first, which says that it is done: "walked seat:0 figure:helper from:C6 to:C5".
Words brought(const State& state, const Move& move, Seat to = spectator, u64 luck = 1);
// The same as it is told: to whom, and whether it is news to them.
Telling<Gold::Event> telling(const State& state, const Move& move, u64 luck = 1);
// Of what is told only the ones of this kind.
Words toldOf(const std::string& kind, const State& state, const Move& move, Seat to = spectator, u64 luck = 1);

// ---- luck

// With which luck the move leads to such a position.
u64 luckFor(const State& state, const Move& move, const std::function<bool(const State&)>& wanted);
// With which luck this photo is taken.
u64 luckForPhoto(const State& state, const Move& move, int photo);
// A tile of this kind is revealed there, and waits to be laid if there is something to choose.
State revealed(const State& state, const std::string& at, Kind kind);
State laid(const State& state, const std::string& at, Kind kind, Ways open);

}  // namespace mastaba::gold

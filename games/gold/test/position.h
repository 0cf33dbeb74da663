// Pyramids and positions of Das Gold des Pharao in few words, for tests that read: this board, this move, that board.
//
//   ......   six lines from north to south: a dot is a tile face down, a low line a place whose tile has fallen, E the
//   ..┌┐..   entrance, other tiles are the box characters of engine/maze.h. The chambers are Lotus, O like an eye,
//   ..│L..   Falcon, Ibis and Crown.
//   ..│...
//   ..├...
//   ..E...
//   turn 1, actions 2, lying two D3, door L n
//   0: archaeologist C5, helper C4, lamps C5 C4, carries three, photos 1, museum 3 2, scored 1
//
// Without the six lines the entrance is C6 and all else face down, or fallen if the game is `over`. What is not said:
// figures stand on the entrance (`archaeologist lost`), seat 0 has the turn with three actions, nobody has anything,
// lamps that do not stand are in the supply (`supply 2`), and every score changed once, in the order of the seats.
//
// A chamber that is seen has had its photo taken (`taken 3 5`; otherwise those that show least, but enough treasures).
// Photos of nobody are with seat 0. Treasures that were found and are named nowhere are in the museum of the last seat
// that is not said to have one, or buried, if tiles have fallen; those worth 2 first. The mask is in play as soon as
// all photos are taken. In its chamber: `armed 1 3`, the turns of seat 1 count, three are left. Outside, or lost:
// `falling D3 1`, the ruin of D3 by the turns of seat 1 has gone as far as is to be seen; `stayed`: the mask was not
// carried out of there. `fresh`: it was found, or carried out, in this turn. `quiet 5`: so many turns nothing was
// found.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/gold/legal.h"

namespace mastaba::gold {

using Move = Gold::Move;
using Words = std::vector<std::string>;

// ---- boards that many tests begin with

// Straight north to C3; a chamber out of reach, so that there are treasures.
inline const std::string corridor = R"(
  L.....
  ......
  ..│...
  ..│...
  ..│...
  ..E...
)";
inline const std::string shortWay = R"(
  ......
  ......
  ......
  ......
  ..│...
  ..E...
)";
inline const std::string oneCurve = R"(
  ......
  ......
  ......
  ......
  ..┌...
  ..E...
)";
// Two of the three neighbours show walls to the entrance.
inline const std::string oneWayIn = R"(
  ......
  ......
  ......
  ......
  ..│...
  .│E│..
)";
inline const std::string noWayIn = R"(
  ......
  ......
  ......
  ......
  ...│..
  ..E─..
)";
// If D4 is a chamber: over C4 and C5 it is three steps to the entrance, and over D5 and D6 as well.
inline const std::string twoWays = R"(
  L.....
  ......
  ..┌│..
  ..├.─.
  ..││..
  ..E┘..
)";
// The same, but C4 shows a wall to D4: only D5 and D6 are left.
inline const std::string oneWay = R"(
  L.....
  ......
  ..┌│..
  ..│.─.
  ..││..
  ..E┘..
)";
inline const std::string noWay = R"(
  ......
  ......
  ..┌│..
  ..│.─.
  ..┘│..
  ..E─..
)";
// The mask lies in the chamber C3, or somebody holds it there.
inline const std::string maskFound = R"(
  LOFI..
  ......
  ..C...
  ..│...
  ..│...
  ..E...
)";
// And its chamber has fallen.
inline const std::string maskGone = R"(
  LOFI..
  ......
  .._...
  ..│...
  ..│...
  ..E...
)";
// And ring 1 as well.
inline const std::string ringGone = R"(
  LOFI..
  .___..
  .___..
  .___..
  ..│...
  ..E...
)";
// The last ring around C1 is all that is left.
inline const std::string lastRing = R"(
  ______
  ______
  ______
  ______
  ______
  ..E─..
)";

State position(const std::string& text, const Options& options = {});
// The same without a look whether it is possible.
State unsound(const std::string& text, const Options& options = {});
// A game that has just been set up.
State begin(const Options& options = {}, u64 luck = 1);

template <class Value>
Options with(Value Options::* option, Value value, Options options = {}) {
  options.*option = value;
  return options;
}
Options forPlayers(int players, Options options = {});

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

Place placeNamed(const std::string& name);
std::string nameOf(Place place);
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
Telling<Gold::Event> telling(State state, const Move& move, u64 luck = 1);
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

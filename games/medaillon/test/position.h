// Positions of Das Medaillon in few words, for tests that read: this position, this move, that position.
//
//   "camp 0, holder 1, deck mummy pit\n"
//   "0: hagen, camp doctor foreman, hand thief mummy, papyri isis, coins 3, won sethos\n"
//   "1: calloway, hand pit"
//
// The first line says how far the round is: `split 0` and `camp 0` are the camp phase of seat 0, `open` asks the holder
// to open a tomb or to pass, `tomb haremhab` is an open tomb that nobody has entered. `holder 1`: seat 0 has the
// medallion unless it says so. `deck`: these are all cards of the main deck, and those named nowhere are discarded;
// otherwise they are in the deck. `discard`: what is discarded, the last one on top. `under 0:mummy 1:pit`: so the
// lowest cards of the deck lie, from the upper to the lower, each with the seat that put it there.
//
// Then each seat: its adventurer (haddad for seat 0, calloway for seat 1, or who is sent or free), who is in camp
// (`camp rest`: also every companion and animal that is named nowhere), `hand`, `papyri`, `coins`, tombs `won`, whether
// it has `passed` or was `compensated`; `shown`: what of its hand the other knows; `foresees`: the next tomb. In a tomb
// `sends` and `lays` are played as moves, as far as they are written: the holder sends, the other sends, the holder
// lays, the other lays; everything is then revealed and goes on until somebody is asked. Papyri named nowhere are used
// up.
#pragma once

#include <string>
#include <vector>

#include "games/medaillon/medaillon.h"

namespace mastaba::medaillon {

using Move = Medaillon::Move;
using Words = std::vector<std::string>;

State position(const std::string& text, const Options& options = {});

// A game that has just been set up.
State begin(const Options& options = {}, u64 luck = 1);

// The position after moves, each of whoever is asked, and which must be legal.
State after(const State& state, const Move& move, u64 luck = 1);
State after(State state, const std::vector<Move>& moves, u64 luck = 1);
// What is told of a move, to a seat or to a spectator, each event as its word and its fields: "drew seat:0 many:2
// cards:[mummy pit]".
Words told(const State& state, const Move& move, Seat to = spectator, u64 luck = 1);
// Of these only the ones of this kind.
Words toldOf(const std::string& kind, const State& state, const Move& move, Seat to = spectator, u64 luck = 1);
// Only the first, and only the last of what is told; nothing, if nothing is.
std::string firstTold(const State& state, const Move& move, Seat to = spectator, u64 luck = 1);
std::string lastTold(const State& state, const Move& move, Seat to = spectator, u64 luck = 1);
// The sum of a side in the fight that this move brings about; -1: there is none.
int sumAfter(const State& state, const Move& move, Seat seat);
// As `after`, without looking whether the position is possible, for what the rules say and no game reaches.
State forced(State state, const Move& move, u64 luck = 1);

// A tomb, and moves after it has been laid out, up to the fight: "7:6, 0 wins"; with a tie, or decided by the scales,
// "7:7 tipped, 0 wins".
std::string fight(const std::string& text, const std::vector<Move>& moves = {}, const Options& options = {});
// How strong a character of this seat is now.
int strength(const State& state, Seat seat, Card card, bool blessed = false);

// Which rule forbids the move, and in which way: "57", "57b"; nothing, if none does. By whoever is asked, or by a seat.
std::string whyNot(const State& state, const Move& move);
std::string whyNot(const State& state, Seat seat, const Move& move);
// What whoever is asked may do, in the order of the list: "play thief, endCamp".
std::string movesOf(const State& state);
int countMoves(const State& state);

// What is asked of whom: "trigger 1"; with a number "surplus 0 2"; "over".
std::string asked(const State& state);

// Cards by name: "raider jackal"; nothing is "".
std::string handOf(const State& state, Seat seat);
std::string papyriOf(const State& state, Seat seat);
std::string campOf(const State& state, Seat seat);
std::string partyOf(const State& state, Seat seat);
std::string trapsOf(const State& state, Seat seat);
std::string discarded(const State& state);
std::string used(const State& state);
std::string wonBy(const State& state, Seat seat);
std::string laidBy(const State& state, Seat seat);
std::string lookedAtBy(const State& state, Seat seat);
std::string underBy(const State& state, Seat seat);
std::string inForceOf(const State& state, Seat seat);
std::string knownTo(const State& state, Seat seat);  // of the other's cards
std::string shownBy(const State& state, Seat seat);  // what the other knows of its cards
std::string nameOf(Card card);
std::string nameOf(Tomb tomb);

Card cardNamed(const std::string& name);
Tomb tombNamed(const std::string& name);

// Worlds that an observer imagines, each of which must be possible and look as it did.
std::vector<State> imagined(const State& state, Seat by, int worlds = 200);

}  // namespace mastaba::medaillon

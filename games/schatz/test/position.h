// A position of Der Schatz des Pharaos in pictures of cards, for tests that read: this position, this move, that
// position.
//
//   row 8 5 11 4 9, pawn L, pile M T3, discard R1 R2, turn 0      the last card of a pile is its top
//   0: on 0, laid L4 T3 P, hand T5 T4 M
//   1: on 2, laid, hand C
//
// L ladder, T torch, R rope, S spade with their value; M magic, C curse, P protection. The sixth adventure is always
// the treasure, 12. `on 2`: the pawn stands on the second adventure. Cards that are named nowhere lie under the pile;
// with `rest discard` they lie under the discarded ones instead.
#pragma once

#include <string>

#include "games/schatz/schatz.h"

namespace mastaba::schatz {

Schatz::State position(const std::string& text, Schatz::Options options = {});

// Nobody remembers anything in particular any more: what a seat does not see may be anywhere.
void forget(Schatz::State& state);

// A position as text: the black pawn, what is discarded, what is asked of whom, and each seat.
//
//   pawn L, discard R1 R2, turn 0
//   0: on 0, laid L4 T3 P, hand T4 T5 M
std::string textOf(const Schatz::State& state);

// A game that has just been set up.
Schatz::State begin(const Schatz::Options& options, u64 luck = 1);

Refusal refusal(const Schatz::State& state, Seat seat, const Schatz::Move& move);

// What a seat may do, in an order of its own: "d1 d2 L4 mT s:L4 s:L4+C", "pawn L", "give L4", "enough".
std::string movesOf(const Schatz::State& state, Seat seat);

// Plays a move, which must be legal, and returns the position after it.
Schatz::State after(Schatz::State state, Seat seat, const Schatz::Move& move, u64 luck = 1);

// The same, as text.
std::string textAfter(const Schatz::State& state, Seat seat, const Schatz::Move& move);

// What everybody hears when the move is played, each event by its word in JSON: "laid passed pawnMoved".
std::string toldAfter(const Schatz::State& state, Seat seat, const Schatz::Move& move);

// "T5" as a card, and back.
Card cardOf(const std::string& code);
std::string codeOf(Card card);

}  // namespace mastaba::schatz

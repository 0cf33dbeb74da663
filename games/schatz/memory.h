// What the seats remember of cards they cannot see (Schatz::Own). Every card that leaves a hand is seen by all; and
// when the pile is shuffled anew everybody knows which cards are in it, and so which are in the hands.
//
// Of a card that can come from either, one cannot be sure: it is kept as a guess, to be thought over again whenever a
// world is imagined. All this holds for the time since the last shuffle; what was known about single hands before that
// is let go.
#pragma once

#include "games/schatz/schatz.h"

namespace mastaba::schatz {

// The seat parted with this card. Its hand is one smaller already.
void sawCard(Schatz::State& state, Seat from, Card card);

// The seat took this card from the pile; others see only that it took one.
void sawDraw(Schatz::State& state, Seat by, Card card);

// The pile is used up and the discarded cards are about to become the new one.
void sawShuffle(Schatz::State& state);

// Thinks the guesses over: each becomes true as often as it is likely, given the others.
void reconsider(const Schatz::Open& open, Schatz::Own& own, Chance& chance);

}  // namespace mastaba::schatz

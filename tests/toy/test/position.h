// A position of the toy from a text, for tests that read: this position, this move, that position.
//
//   lot 4, deck 5 2 6, starter 0, bid 0 1      what is asked of whom; the last card of the deck is the top
//   0: points 11, tokens 2, hand 1 3 5
//   1: points 3, tokens 1, hand 2 2, bid 4
//
// Cards that are nowhere are gone, so that every such position is sound.
#pragma once

#include <string>

#include "tests/toy/toy.h"

namespace mastaba::toy {

Toy::State position(const std::string& text, const Toy::Options& options = {});

// The same text from a position.
std::string textOf(const Toy::State& state);

// Plays a move and returns the text of what comes after, with the next roll fixed by the seed of the luck.
std::string after(Toy::State state, Seat seat, const Toy::Move& move, u64 luck = 1);

}  // namespace mastaba::toy

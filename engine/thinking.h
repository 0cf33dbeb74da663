// What a search (bots/search.h) must know of a game beside its rules. Everything is reckoned in whole numbers, so that
// every machine thinks alike.
#pragma once

#include <array>

#include "engine/seats.h"
#include "engine/seq.h"

namespace mastaba {

// A chance is so many of these.
inline constexpr int surely = 4096;

// How likely each seat is to win: together `surely`. Who plays alone has what it will probably reach, as a part of
// Thinking::points.
using Chances = std::array<int, maxSeats>;

// What a game thinks of its moves at first sight, each weight beside its move: more is better.
template <class Moves>
using Weights = std::array<int, static_cast<std::size_t>(Moves::capacity())>;

// The weight of a move that is never better than some other, whatever comes.
inline constexpr int dominated = -1'000'000'000;

// The chance after a move that was not reckoned out because another is better.
inline constexpr int notReckoned = -1;

// Moves that one seat means to make one after another.
template <class Move>
using Line = List<Move, 12>;
template <class Move>
using Lines = List<Line<Move>, 32>;

struct Thinking {
  int doubt;   // a move whose weight is so much less is half as likely to be the best
  int points;  // a lead that nobody asks further about; for who plays alone, what nobody exceeds
  // How many decisions are made at first sight before a position is judged.
  int ahead = 0;
  // With so many players, or more, the others are thought to do what looks best at first sight.
  int crowd = maxSeats + 1;
  // Other seats' decisions, and later ones, are thought about in a tree. Without it games are played on at first sight.
  bool tree = true;
  // What a seat holds matters to the others: they are not to play as if they knew it.
  bool hides = false;
  // Who always does the same is found out: between moves that come out alike it decides by chance.
  bool mixes = false;
  // The whole game is small enough to look for the mixture that nobody can exploit.
  bool bluffs = false;
};

}  // namespace mastaba

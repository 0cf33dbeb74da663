// What an observer can work out about cards it does not see. Every card that leaves a hand is seen by all; and when the
// pile is shuffled anew everybody knows which cards are in it, and so which are in the hands.
//
// Where a card that somebody parts with can come from what the hand held at that shuffle or from what it has drawn
// since, the likelier is assumed, and thought over again whenever a world is imagined. What was known about single
// hands before the last shuffle is let go.
#pragma once

#include "games/schatz/schatz.h"

namespace mastaba::schatz {

struct Memory {
  // A card that a seat parted with.
  struct Parted {
    Seat seat;
    Card card;
    bool held;      // it was in the hand at the last shuffle; otherwise it was drawn since
    bool doubtful;  // it could be otherwise
    int drawn;      // so many of those drawn since the seat had left, until it parted with the next
  };
  using Counts = std::array<int, Schatz::kinds>;

  Counts pool{};                           // in the pile or drawn from it, where the observer does not see
  Counts held{};                           // in others' hands since before the shuffle
  std::array<int, Schatz::seats> hand{};   // the cards of each hand
  std::array<int, Schatz::seats> since{};  // how many of them were drawn after the shuffle
  List<Parted, cards> parted{};
};

// How many of each card everybody sees lying: discarded, or before somebody.
Memory::Counts lyingOpen(const Open& open);
// How many cards each had in hand when the pile was last shuffled.
std::array<int, Schatz::seats> handsAtShuffle(const Open& open);

Memory recall(const View<Schatz>& view);

// Thinks over what is doubtful: each becomes true as often as it is likely, given the rest.
void reconsider(Memory& memory, Chance& chance);

}  // namespace mastaba::schatz

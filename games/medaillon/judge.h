// What a net (engine/net.h) is told of a position between two tombs, and what it says: `learn medaillon` found its
// weights.
#pragma once

#include "engine/net.h"
#include "games/medaillon/cards.h"

namespace mastaba::medaillon {

// Of each seat: how many cards of every kind are in its camp and in its hand, its papyri and its leader, and some more.
struct About {
  static constexpr int camp = 0;
  static constexpr int hand = camp + indexOf(Card::mummy);  // the kinds before it live in camps
  static constexpr int papyri = hand + mainKinds;
  static constexpr int leader = papyri + medaillon::papyri;
  static constexpr int missing = leader + adventurers;  // tombs, one input for each number
  static constexpr int coins = missing + tombsToWin;
  static constexpr int marker = coins + 1;
  static constexpr int holder = marker + 1;
  static constexpr int inCampNow = holder + 1;  // its camp phase is under way
  static constexpr int campToCome = inCampNow + 1;
  static constexpr int toDiscard = campToCome + 1;  // so many cards
  static constexpr int looks = toDiscard + 1;       // at cards, of which it keeps one
  static constexpr int many = looks + 1;
};

// Of the one whose chance is asked, then of the other.
using Judge = Net<2 * About::many, 32>;
extern const Judge judge;
Judge::Input inputsOf(const State& state, Seat seat);

// Is no tomb open, so that the net can be asked? Never when the game is over.
bool isBetweenTombs(const Open& open);
Chances judged(const State& state);

}  // namespace mastaba::medaillon

// How a fight in a tomb will probably go, and what is worth being used for it. Everything is measured in eighths of a
// strength: what cards are worth, and how far a side is ahead.
#pragma once

#include "games/medaillon/legal.h"

namespace mastaba::medaillon {

inline constexpr int eighths = 8;

// ---- traps, tried in a copy of the table

// What a trap does to the other's side. A shield is used up instead.
void strike(Open& open, Seat other, const Trigger& trigger);
// Triggers a trap of the seat on the target that hurts most; none: no trap has a target any more. Those that have
// the fewest targets come first, so that no other takes these away.
Card triggerBest(Open& open, Seat seat);
void triggerAll(Open& open, Seat seat);

// ---- chances

inline constexpr int certain = 4096;

// How likely it is to win when that far ahead, while luck reaches so far.
int likely(int ahead, int reach);

// What a tomb means for the game.
struct Odds {
  int ahead = 0;
  int reach = 1;        // of luck
  int missingToMe = 1;  // tombs
  int missingToOther = 1;

  // How likely I win the game if I get further ahead by that much, with cards that would be worth so much later.
  int after(int gain, int cost) const;
};

// ---- plans

// Something that may be sent or laid.
struct Item {
  Card card;
  int gain;  // in this tomb
  int cost;  // what it would be worth later
  bool used = false;
};

// Which of them to use.
class Plan {
 public:
  void add(const Item& item);
  // As many as are best for the game, what gains most for its cost first; or for its place, where places are few.
  void choose(const Odds& odds, int places);

  bool has(Card card) const;
  int gain() const { return gain_; }

  // How likely I win the game with what was chosen; if nobody more is sent or nothing more laid; and with this card
  // beside what was chosen.
  int best() const { return best_; }
  int without(bool sending) const;
  int with(Card card, int costOtherwise) const;
  // How many others that were chosen come before it, and can be sent or laid as it can.
  int placeOf(Card card) const;

  Item* begin() { return items_.begin(); }
  Item* end() { return items_.end(); }

 private:
  List<Item, mostInTomb + papyriEach + 16> items_;
  Odds odds_;
  int best_ = 0;
  int gain_ = 0;  // of those chosen
  int cost_ = 0;
};

}  // namespace mastaba::medaillon

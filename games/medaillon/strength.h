// How strong characters are in a tomb; in camp nobody has a bonus (MEDAILLON-47). Nothing is kept: it is worked out
// anew from what lies there, so no bonus can outlive its reason.
#pragma once

#include "games/medaillon/cards.h"

namespace mastaba::medaillon {

constexpr Seat otherOf(Seat seat) { return Seat(1 - seat); }

// What one side's characters get in the open tomb.
class Strengths {
 public:
  Strengths(const Open& open, Seat seat);

  // MEDAILLON-45, MEDAILLON-46: everything adds up; B14: below 0 nothing falls.
  int of(Card card, bool blessed) const;
  // MEDAILLON-62
  int total() const;

 private:
  const Open& open_;
  Seat seat_;
  int undead_;                           // in the tomb, of both sides
  std::array<int, kindCount> byKind_{};  // what tomb and papyri change
};

}  // namespace mastaba::medaillon

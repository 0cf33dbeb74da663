#include "games/medaillon/strength.h"

#include <algorithm>

namespace mastaba::medaillon {
namespace {

int undeadIn(const Party& party) {
  int many = 0;
  for (const Card card : party) many += kindInTomb(card) == Kind::undead ? 1 : 0;
  return many;
}

}  // namespace

Strengths::Strengths(const Open& open, Seat seat)
    : open_(open), seat_(seat), undead_(undeadIn(open.party[0]) + undeadIn(open.party[1])) {
  const auto change = [&](Kinds kinds, int n) {
    for (int kind = 0; kind < kindCount; ++kind)
      byKind_[static_cast<std::size_t>(kind)] += kinds.has(static_cast<Kind>(kind)) ? n : 0;
  };
  const auto& tomb = factsOf(open.tomb);
  if (tomb.effect == Effect::change) change(tomb.kinds, tomb.n);
  for (const Card papyrus : open.inForce[otherOf(seat)])
    if (does(papyrus, Effect::change)) change(factsOf(papyrus).kinds, factsOf(papyrus).n);
}

int Strengths::of(Card card, bool blessed) const {
  const Facts& facts = factsOf(card);
  int strength = facts.strength + byKind_[static_cast<std::size_t>(kindInTomb(card))];
  if (facts.effect == Effect::pack) strength += facts.n * (open_.party[seat_].count(card) - 1);  // B18
  if (facts.effect == Effect::horde) strength += facts.n * (undead_ - 1);                        // B17
  if (facts.effect == Effect::mighty && open_.holder == seat_) strength += facts.n;              // MEDAILLON-69
  if (blessed) strength += factsOf(Card::horus).n;
  return std::max(strength, 0);
}

int Strengths::total() const {
  int total = 0;
  Card blessed = open_.blessed[seat_];
  for (const Card card : open_.party[seat_]) {
    total += of(card, card == blessed);
    if (card == blessed) blessed = Card::none;  // only one of them is
  }
  return total;
}

}  // namespace mastaba::medaillon

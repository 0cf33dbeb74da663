#include "games/medaillon/reading.h"

#include "games/medaillon/legal.h"

namespace mastaba {

using namespace medaillon;

namespace {

Force forceOf(const Open& open, Seat seat) {
  Force force;
  const Strengths strengths(open, seat);
  Card blessed = open.blessed[seat];
  for (const Card card : open.party[seat]) {
    force.party.push_back(strengths.of(card, card == blessed));
    if (card == blessed) blessed = Card::none;  // only one of them is
  }
  force.strength = strengths.total();
  force.coinLimit = coinLimit + sumOf(open.camp[seat], Effect::hoard);  // MEDAILLON-29
  return force;
}

// MEDAILLON-53: of what lies face down, companions and animals are a bluff and do not fight.
bool willFight(Card card) { return isCharacter(card) && !is(card, living); }

// The tomb as it will be when the observer's own cards are turned up.
Open revealed(const View<Medaillon>& view) {
  Open open = view.open;
  for (const Card card : view.own.laid)
    if (willFight(card)) open.party[view.me].push(card);
  return open;
}

}  // namespace

Reading readingOf(const View<Medaillon>& view) {
  const Open& open = view.open;
  Reading reading;
  reading.toWin = toWin(open.options);
  reading.tombs = tombsLeft(open).size();
  reading.handLimit = handLimit;
  for (const auto& [card, facts] : printed::cards)
    reading.cards.push_back({card, facts.kind, facts.cost, facts.strength,
                             facts.effect == Effect::eliminate && facts.limit != anyStrength ? facts.limit : 0,
                             isCharacter(card)});
  for (const Seat seat : {Seat(0), Seat(1)}) reading.forces.push_back(forceOf(open, seat));
  if (view.me == spectator) return reading;
  for (const Card card : view.own.hand) reading.costs.push_back(is(card, living) ? costOf(open, view.me, card) : 0);
  const Open ahead = revealed(view);
  const Strengths strengths(ahead, view.me);
  for (const Card card : view.own.laid) reading.laid.push_back(willFight(card) ? strengths.of(card, false) : 0);
  reading.withLaid = strengths.total();
  return reading;
}

}  // namespace mastaba

// What the rules ask of a position: used by the law, by what moves do and by whoever thinks about it.
#pragma once

#include <algorithm>

#include "games/medaillon/strength.h"

namespace mastaba::medaillon {

// Each card of a sorted list once: equal cards are one choice.
template <class Cards, class Do>
void eachDistinct(const Cards& cards, Do&& each) {
  Card last = Card::none;
  for (const Card card : cards) {
    if (card != last) each(card);
    last = card;
  }
}

template <class Cards>
int countDistinct(const Cards& cards) {
  int many = 0;
  eachDistinct(cards, [&](Card) { ++many; });
  return many;
}

// MEDAILLON-2, MEDAILLON-77: so many tombs win.
int toWin(const Options& options);

// The tombs that nobody has opened, and one of them.
Seq<Tomb, tombs> tombsLeft(const Open& open);
Tomb drawTomb(const Open& open, Chance& chance);

// MEDAILLON-22, B40: what a companion or an animal costs now.
int costOf(const Open& open, Seat seat, Card card);

// MEDAILLON-69: whether the seat's adventurer can do this now.
bool hasAbility(const Open& open, Seat seat, Effect ability);

// MEDAILLON-40, MEDAILLON-41
Refusal refuseSend(const Open& open, Seat seat, Card card);
bool canSend(const Open& open, Seat seat);

// MEDAILLON-53, MEDAILLON-54: a trap, an undead or a papyrus that was laid is revealed.
void uncover(Open& open, Seat seat, Card card);

// How many such characters a side has in the tomb: the blessed one of its kind, or the others.
int suchIn(const Open& open, Seat seat, Card card, bool blessed);

// A trap on each character of the other: once on the blessed one of its kind and once on another, where there are both.
template <class Do>
void eachTarget(const Open& open, Seat other, Card trap, Do&& each) {
  eachDistinct(open.party[other], [&](Card card) {
    for (const bool blessed : {false, true})
      if (suchIn(open, other, card, blessed) > 0) each(Trigger{trap, card, blessed});
  });
}

// MEDAILLON-56, MEDAILLON-57: may the seat's trap take this character of the other?
Refusal refuseTarget(const Open& open, const Strengths& others, Seat seat, const Trigger& trigger);
bool hasTarget(const Open& open, const Strengths& others, Seat seat, Card trap);

// B37: doctors in camp that can still help in this tomb.
int doctorsReady(const Open& open, Seat seat);

// Is this still on the agenda for the seat?
inline bool isToCome(const Open& open, Ask ask, Seat seat) {
  return std::any_of(open.agenda.begin(), open.agenda.end(),
                     [&](const Task<Ask>& task) { return task.ask == ask && task.of == seat; });
}

// Does this seat hold back a hand card as a bluff among those face down (MEDAILLON-50)?
bool hasBluffed(const Own& own);

}  // namespace mastaba::medaillon

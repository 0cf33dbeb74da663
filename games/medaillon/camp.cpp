// The camp phase: resources, playing cards, tidying up.
#include "games/medaillon/act.h"

namespace mastaba::medaillon {

// B41: coins, then the tomb, then the split.
void Act::campPhase(Seat seat) const {
  if (const int coins = sumOf(open().camp[seat], Effect::earn); coins > 0) {
    earn(seat, coins);
    tell(Medaillon::TookCoins{seat, coins});
  }
  if (firstWith(open().camp[seat], Effect::foresee) != Card::none) foresee(seat);
  ask(Ask::split, seat);  // MEDAILLON-18: in each round anew
}

// MEDAILLON-6: drawn when somebody looks at it or opens it, as if the stack had been shuffled before.
Tomb Act::nextTomb() const {
  for (const Seat seat : open().foresee) return state.own[seat].foreseen;
  return drawTomb(open(), chance);
}

void Act::foresee(Seat seat) const {
  const Tomb tomb = nextTomb();
  open().foresee.add(seat);
  state.own[seat].foreseen = tomb;
  teller.split(Seats::only(seat), Medaillon::Foresaw{seat, tomb}, Medaillon::Foresaw{seat, Tomb::none});
}

// MEDAILLON-16 to MEDAILLON-19
void Act::share(Seat seat, const Split& split) const {
  tell(Medaillon::Shared{seat, int{split.coins}, int{split.cards}});
  earn(seat, split.coins);
  draw(seat, split.cards);
  later(Ask::camp, seat);
}

void Act::askCamp(Seat seat) const {
  if (open().handSize[seat] == 0 && open().papyri[seat] == 0) return tidyUp(seat);  // nothing left to play
  ask(Ask::camp, seat);
}

// MEDAILLON-21 to MEDAILLON-25
void Act::hire(Seat seat, Card card) const {
  const int cost = costOf(open(), seat, card);
  open().coins[seat] -= cost;
  open().discounts += factsOf(card).cost - cost;
  part(seat, card);
  open().camp[seat].add(card);
  teller.show(seat, Medaillon::Played{seat, card, cost});
  later(Ask::camp, seat);
  if (factsOf(card).timing == Timing::whenPlayed && !whenPlayed(seat, card)) tell(Medaillon::InVain{seat, card});
}

// False: it could not be carried out.
bool Act::whenPlayed(Seat seat, Card card) const {
  const int n = factsOf(card).n;
  switch (factsOf(card).effect) {
    case Effect::dig:
      return dig(seat, n);
    case Effect::steal:
      return steal(seat, n);
    case Effect::look:
      return lookAtHand(seat);
    case Effect::rob:
      return rob(seat, n);
    default:
      return takeCards(seat, n);
  }
}

bool Act::dig(Seat seat, int n) const {
  Own& own = state.own[seat];
  Seq<Card, mostLookedAt> seen;
  int under = 0;
  for (int i = 0; i < n && mayDraw(); ++i) {  // B30
    if (open().deckSize == 0) {
      tellLookedAt(seat, seen, under);
      shuffle(seat);
    }
    const Top top = takeTop();
    own.looked.add(top.card);
    seen.add(top.card);
    under += top.knownTo == nobody ? 0 : 1;
  }
  tellLookedAt(seat, seen, under);
  if (own.looked.size() > 1)
    ask(Ask::keep, seat, own.looked.size());
  else if (own.looked.size() == 1)
    keep(seat, own.looked[0]);
  else
    return false;
  return true;
}

void Act::tellLookedAt(Seat seat, Seq<Card, mostLookedAt>& seen, int& under) const {
  if (seen.empty()) return;
  teller.split(Seats::only(seat), Medaillon::LookedAt{seat, seen.size(), under, seen},
               Medaillon::LookedAt{seat, seen.size(), under, {}});
  seen.clear();
  under = 0;
}

void Act::keep(Seat seat, Card card) const {
  Own& own = state.own[seat];
  own.looked.drop(card);
  takeUp(seat, card);
  tellOwn(seat, Medaillon::Kept{seat, card}, Medaillon::Kept{seat, Card::none});
  if (own.looked.size() == 1) putUnder(seat, own.looked[0]);
  if (own.looked.size() == 2) ask(Ask::putUnder, seat);  // B29; also of two equal ones, which nobody else may know
}

void Act::putUnder(Seat seat, Card card) const {
  Own& own = state.own[seat];
  own.looked.drop(card);
  own.under.push(card);
  open().under.push(seat);
  ++open().deckSize;
  tellOwn(seat, Medaillon::WentUnder{seat, card}, Medaillon::WentUnder{seat, Card::none});
  if (own.looked.size() == 1) putUnder(seat, own.looked[0]);
}

bool Act::steal(Seat seat, int n) const {
  const Seat other = otherOf(seat);
  const int coins = std::min<int>(n, open().coins[other]);
  if (coins == 0) return false;
  open().coins[other] -= coins;
  earn(seat, coins);
  tell(Medaillon::Stole{seat});
  return true;
}

bool Act::lookAtHand(Seat seat) const {
  const Seat other = otherOf(seat);
  const Hand& hand = state.own[other].hand;  // MEDAILLON-33: not the papyri
  if (hand.empty()) return false;
  state.own[seat].known = hand;
  state.own[other].shown = hand;
  teller.split(Seats::only(seat), Medaillon::SawHand{seat, hand}, Medaillon::SawHand{seat, {}});
  return true;
}

bool Act::rob(Seat seat, int n) const {
  if (open().handSize[otherOf(seat)] == 0) return false;
  demand(Ask::robbed, otherOf(seat), n);
  return true;
}

// B35: both know what was taken.
bool Act::takeCards(Seat seat, int n) const {
  const Seat other = otherOf(seat);
  const Hand& hand = state.own[other].hand;
  if (hand.empty()) return false;
  for (int i = 0; i < n && !hand.empty(); ++i) {
    const Card card = hand[static_cast<int>(chance.below(Luck::spy, seat, static_cast<u32>(hand.size())))];
    part(other, card);
    takeUp(seat, card);
    becomesKnown(seat, card);
    teller.split(Seats::upTo(players), Medaillon::TookCard{seat, card}, Medaillon::TookCard{seat, Card::none});
  }
  return true;
}

void Act::unroll(Seat seat, Card papyrus) const {
  state.own[seat].papyri.drop(papyrus);
  --open().papyri[seat];  // MEDAILLON-37: and it never gets more
  open().used.add(papyrus);
  teller.show(seat, Medaillon::Unrolled{seat, papyrus});
  const Facts& facts = factsOf(papyrus);
  if (facts.effect == Effect::coins)
    earn(seat, facts.n);
  else
    draw(seat, facts.n);
  later(Ask::camp, seat);
}

// MEDAILLON-28 to MEDAILLON-30; MEDAILLON-32: papyri do not count
void Act::tidyUp(Seat seat) const {
  tell(Medaillon::EndedCamp{seat});
  open().discounts = 0;
  const int most = coinLimit + sumOf(open().camp[seat], Effect::hoard);
  if (const int surplus = open().coins[seat] - most; surplus > 0) {
    open().coins[seat] = most;
    tell(Medaillon::GaveBack{seat, surplus});
  }
  if (const int surplus = open().handSize[seat] - handLimit; surplus > 0) ask(Ask::surplus, seat, surplus);
}

}  // namespace mastaba::medaillon

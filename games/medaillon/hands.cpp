// How cards are drawn, change hands and are put away, and who knows of it.
#include "games/medaillon/act.h"

namespace mastaba::medaillon {

// MEDAILLON-20, B5: at once when a card is needed. Everything else lies open then, so each knows the other's hand;
// but not while somebody looks at cards, for which of those stay in the hand is not seen.
void Act::shuffle(Seat seat) const {
  const int cards = open().discarded.size();
  state.deck = open().discarded;
  open().discarded = {};
  open().discardTop = Card::none;
  open().deckSize = cards;
  if (state.own[seat].looked.empty())
    for (Seat each = 0; each < players; ++each) {
      state.own[each].shown = state.own[each].hand;
      state.own[otherOf(each)].known = state.own[each].hand;
    }
  tell(Medaillon::Shuffled{cards});
}

Act::Top Act::takeTop() const {
  const bool shuffled = open().deckSize > open().under.size();
  --open().deckSize;
  if (shuffled) return {mainCard(state.deck.draw(Luck::deck, nobody, chance)), nobody};  // MEDAILLON-8
  const Seat by = open().under.erase(0);
  return {state.own[by].under.erase(0), by};
}

void Act::takeUp(Seat seat, Card card) const {
  state.own[seat].hand.add(card);
  ++open().handSize[seat];
}

// The other knows that the seat has this card.
void Act::becomesKnown(Seat seat, Card card) const {
  state.own[seat].shown.add(card);
  state.own[otherOf(seat)].known.add(card);
}

// The other sees it go: if it knew of such a card, it was this one.
void Act::wasKnown(Seat seat, Card card) const {
  if (state.own[seat].shown.drop(card)) state.own[otherOf(seat)].known.drop(card);
}

void Act::part(Seat seat, Card card) const {
  state.own[seat].hand.drop(card);
  --open().handSize[seat];
  wasKnown(seat, card);
}

// MEDAILLON-19; B4: as many as there are.
void Act::draw(Seat seat, int n) const {
  Hand drawn;
  for (int i = 0; i < n && mayDraw(); ++i) {
    if (open().deckSize == 0) {
      tellDrawn(seat, drawn);
      shuffle(seat);
    }
    if (open().deckSize == open().under.size()) tellDrawn(seat, drawn);  // so that it is clear which were put there
    const Top top = takeTop();
    takeUp(seat, top.card);
    if (top.knownTo == otherOf(seat)) becomesKnown(seat, top.card);
    if (!teller.deaf()) drawn.add(top.card);
  }
  tellDrawn(seat, drawn);
}

void Act::tellDrawn(Seat seat, Hand& drawn) const {
  if (drawn.empty()) return;
  teller.split(Seats::only(seat), Medaillon::Drew{seat, drawn.size(), drawn}, Medaillon::Drew{seat, drawn.size(), {}});
  drawn.clear();
}

void Act::putOnDiscards(Card card) const {
  ++open().discarded.of[indexOf(card)];
  open().discardTop = card;
}

// MEDAILLON-36: a papyrus leaves the game, whatever it acted as.
void Act::putAway(Card card) const {
  if (is(card, Kind::papyrus))
    open().used.add(card);
  else
    putOnDiscards(card);
}

void Act::discard(Seat seat, Card card) const {
  part(seat, card);
  putOnDiscards(card);
  teller.show(seat, Medaillon::Discarded{seat, card});
}

// MEDAILLON-74; B26: as many as there are, and without a question if all have to go.
void Act::demand(Ask why, Seat seat, int n) const {
  if (open().handSize[seat] > n) return ask(why, seat, n);
  while (open().handSize[seat] > 0) discard(seat, state.own[seat].hand[0]);
}

}  // namespace mastaba::medaillon

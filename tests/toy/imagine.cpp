// Worlds that fit what a seat sees, and what makes a world impossible.
#include "tests/toy/toy.h"

namespace mastaba {

Toy::State Toy::imagine(const View<Toy>& view, Chance& chance) {
  const Open& open = view.open;
  State state{};
  state.open = open;
  const bool seated = view.me != spectator;
  if (seated) state.own[view.me] = view.own;

  // What is neither gone nor known to lie somewhere is anywhere.
  std::array<int, toy::values + 1> left{};
  for (int value = 1; value <= toy::values; ++value) left[value] = toy::copies - open.gone[value];
  if (seated) {
    for (const Card card : view.own.hand) --left[card];
    for (const Hand& hand : view.own.saw)
      for (const Card card : hand) --left[card];
    if (view.own.bid != 0) --left[view.own.bid];
    if (view.own.top != 0) --left[view.own.top];
  }
  Seq<Card, toy::cards> pool;
  for (int value = 1; value <= toy::values; ++value)
    for (int i = 0; i < left[value]; ++i) pool.push(value);
  chance.shuffle(Luck::deck, pool);

  const bool bidding = !open.agenda.empty() && open.agenda.back().ask == Ask::bid;
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    if (seat == view.me) continue;
    const bool hasBid = bidding && Seats{open.agenda.back().n}.has(seat) && !open.agenda.back().who.has(seat);
    Hand hand = seated ? view.own.saw[seat] : Hand{};
    const int cards = open.handSize[seat] + (hasBid ? 1 : 0);
    while (hand.size() < cards) hand.push(pool.pop());
    Own& own = state.own[seat];
    if (hasBid) own.bid = hand.erase(static_cast<int>(chance.below(Luck::deck, static_cast<u32>(hand.size()))));
    for (const Card card : hand) own.hand.add(card);
  }
  while (!pool.empty()) state.deck.push(pool.pop());
  if (seated && view.own.top != 0) state.deck.push(view.own.top);
  return state;
}

const char* Toy::faults(const State& state) {
  const Open& open = state.open;
  std::array<int, toy::values + 1> found{};
  for (int value = 1; value <= toy::values; ++value) found[value] = open.gone[value];
  for (const Card card : state.deck) ++found[card];
  for (Seat seat = 0; seat < seats; ++seat) {
    const Own& own = state.own[seat];
    if (own.hand.size() != open.handSize[seat]) return "a hand is not as large as it lies open";
    for (const Card card : own.hand) ++found[card];
    ++found[own.bid];
    if (own.top != 0 && (state.deck.empty() || own.top != state.deck.back())) return "a peeked card is not on top";
    for (Seat other = 0; other < seats; ++other)
      for (const Card card : own.saw[other]) {
        const Own& with = state.own[other];
        if (own.saw[other].count(card) > with.hand.count(card) + (with.bid == card ? 1 : 0))
          return "a seat remembers a card that is not there";
      }
  }
  for (int value = 1; value <= toy::values; ++value)
    if (found[value] != toy::copies) return "there are not four cards of each value";
  if (state.deck.size() != open.deckSize) return "the deck is not as large as it lies open";
  return nullptr;
}

}  // namespace mastaba

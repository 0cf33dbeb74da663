// Worlds that fit what a seat sees.
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

}  // namespace mastaba

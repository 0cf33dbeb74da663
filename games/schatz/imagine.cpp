// Worlds that fit what a seat sees.
#include "games/schatz/memory.h"

namespace mastaba {

using namespace schatz;

namespace {

using Cards = Seq<Card, cards>;

// All cards but those that lie open.
Schatz::Pool notOpen(const Schatz::Open& open) {
  Schatz::Pool pool{};
  for (int kind = 0; kind < Schatz::kinds; ++kind) pool[kind] = copiesOf(open.options.deck, static_cast<Card>(kind));
  for (const Card card : open.discarded) --pool[static_cast<int>(card)];
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    for (const Card card : open.laid[seat]) --pool[static_cast<int>(card)];
    pool[static_cast<int>(Card::protection)] -= open.protections[seat];
  }
  return pool;
}

Cards shuffled(const Schatz::Pool& pool, Chance& chance) {
  Cards cards;
  for (int kind = 0; kind < Schatz::kinds; ++kind)
    for (int i = 0; i < pool[kind]; ++i) cards.push(static_cast<Card>(kind));
  chance.shuffle(Schatz::Luck::deck, cards);
  return cards;
}

// From the one, or where memory was wrong about a card, from the other.
Card take(Cards& from, Cards& otherwise) { return from.empty() ? otherwise.pop() : from.pop(); }

}  // namespace

Schatz::State Schatz::imagine(const View<Schatz>& view, Chance& chance) {
  const Open& open = view.open;
  const int players = open.options.players;
  State state{};
  state.open = open;
  const Pool unseen = notOpen(open);
  const bool seated = view.me != spectator;
  if (seated) state.own[view.me] = view.own;

  // What others held before the last shuffle, and what was in the pile then. Who only watches has no memory.
  Own memory = view.own;
  if (!seated) {
    memory.pool = unseen;
    for (Seat seat = 0; seat < players; ++seat) memory.since[seat] = int{open.handSize[seat]};
  }
  reconsider(open, memory, chance);
  Cards held = shuffled(memory.held, chance);
  Cards pool = shuffled(memory.pool, chance);
  for (const bool before : {true, false})
    for (Seat seat = 0; seat < players; ++seat) {
      if (seat == view.me) continue;
      Hand& hand = state.own[seat].hand;
      const int wanted = open.handSize[seat] - (before ? int{memory.since[seat]} : 0);
      while (hand.size() < wanted) hand.add(before ? take(held, pool) : take(pool, held));
    }
  state.pile = pool;
  if (!held.empty()) {
    while (!held.empty()) state.pile.push(held.pop());
    chance.shuffle(Luck::deck, state.pile);
  }

  // Others remember nothing in particular; and whatever they have chosen to give up.
  const bool choosing =
      !open.agenda.empty() && open.agenda.back().ask == Ask::giveUp && open.options.losses == Losses::atOnce;
  for (Seat seat = 0; seat < players; ++seat) {
    if (seat == view.me) continue;
    Own& own = state.own[seat];
    own.pool = unseen;
    for (const Card card : own.hand) --own.pool[static_cast<int>(card)];
    for (Seat other = 0; other < players; ++other)
      if (other != seat) own.since[other] = int{open.handSize[other]};
    if (!choosing || !Seats{open.agenda.back().n}.has(seat) || open.agenda.back().who.has(seat)) continue;
    const auto choices = schatz::losses(open, seat);
    own.given = choices[static_cast<int>(chance.below(Luck::deck, static_cast<u32>(choices.size())))];
  }
  return state;
}

}  // namespace mastaba

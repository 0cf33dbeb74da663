// Worlds that fit what a seat sees.
#include "games/schatz/memory.h"

namespace mastaba {

using namespace schatz;

namespace {

using Cards = Seq<Card, cards>;

Cards shuffled(const Memory::Counts& pool, Chance& chance) {
  Cards cards;
  for (int kind = 0; kind < Schatz::kinds; ++kind)
    for (int i = 0; i < pool[kind]; ++i) cards.push(static_cast<Card>(kind));
  chance.shuffle(Schatz::Luck::deck, cards);
  return cards;
}

// From the one, or where memory was wrong about a card, from the other.
Card take(Cards& from, Cards& otherwise) { return from.empty() ? otherwise.pop() : from.pop(); }

}  // namespace

State Schatz::imagine(const View<Schatz>& view, Chance& chance) {
  const Open& open = view.open;
  const int players = open.options.players;
  State state{};
  state.open = open;
  if (view.me != spectator) state.own[view.me] = view.own;

  Memory memory = recall(view);
  reconsider(memory, chance);
  Cards held = shuffled(memory.held, chance);
  Cards pool = shuffled(memory.pool, chance);
  for (Seat seat = 0; seat < players; ++seat) {
    Own& own = state.own[seat];
    if (seat == view.me) continue;
    while (own.hand.size() < open.handSize[seat] - memory.since[seat]) own.hand.add(take(held, pool));
    own.before = own.hand;
  }
  for (const Memory::Parted& parted : memory.parted)
    if (parted.held) state.own[parted.seat].before.add(parted.card);
  for (Seat seat = 0; seat < players; ++seat)
    while (state.own[seat].hand.size() < open.handSize[seat]) state.own[seat].hand.add(take(pool, held));
  state.pile = pool;
  if (!held.empty()) {
    while (!held.empty()) state.pile.push(held.pop());
    chance.shuffle(Luck::deck, state.pile);
  }

  for (const Seat seat : haveChosen(open)) {
    if (seat == view.me) continue;
    const auto choices = schatz::losses(open, seat);
    state.own[seat].given = choices[static_cast<int>(chance.below(Luck::deck, static_cast<u32>(choices.size())))];
  }
  return state;
}

}  // namespace mastaba

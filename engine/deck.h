// Cards. A pile is a Seq whose back is the top. A pile somebody may look into is shuffled when it is made and lies in
// the state; a bag nobody ever looks into is only counts, and what comes out is decided when it is drawn.
#pragma once

#include <algorithm>

#include "engine/below.h"
#include "engine/chance.h"

namespace mastaba {

// The cards of a pile in their order. There are few kinds, so counting is several times faster than sorting.
template <int N, class Card, int M>
Seq<Card, N> sorted(const Seq<Card, M>& pile) {
  static_assert(M <= N && sizeof(Card) == 1, "a card is one byte");
  std::array<u8, 256> many{};
  u8 highest = 0;
  for (const Card& card : pile) {
    const auto kind = std::bit_cast<u8>(card);
    ++many[kind];
    highest = std::max(highest, kind);
  }
  Seq<Card, N> sorted;
  for (int kind = 0; kind <= highest; ++kind)
    for (int i = 0; i < many[static_cast<std::size_t>(kind)]; ++i)
      sorted.push(std::bit_cast<Card>(static_cast<u8>(kind)));
  return sorted;
}

// Takes the top card. When the pile is used up, the discarded cards are shuffled and become the pile. The pile must
// not be empty together with the discards: ask `left` first.
template <class Card, int N, int M, class Luck>
Card draw(Seq<Card, N>& pile, Seq<Card, M>& discarded, Luck stream, Chance& chance) {
  if (pile.empty()) {
    pile = sorted<N>(discarded);  // luck alone decides the new order
    discarded.clear();
    chance.shuffle(stream, pile);
  }
  return pile.pop();
}

template <class Card, int N, int M>
int left(const Seq<Card, N>& pile, const Seq<Card, M>& discarded) {
  return pile.size() + discarded.size();
}

// How many of each of K kinds are in the bag.
template <int K>
struct Bag {
  std::array<Count, K> of{};

  constexpr int size() const {
    int sum = 0;
    for (const Count& n : of) sum += n;
    return sum;
  }
  constexpr bool empty() const { return size() == 0; }

  // The kind that is drawn, each piece equally likely.
  template <class Luck>
  int draw(Luck stream, Seat seat, Chance& chance) {
    assert(!empty());
    const auto piece = static_cast<int>(chance.below(stream, seat, static_cast<u32>(size())));
    int kind = 0;
    int upTo = 0;
    for (const Count& n : of) kind += piece >= (upTo += n) ? 1 : 0;  // to the end: faster than guessing where to stop
    --of[kind];
    return kind;
  }
};

}  // namespace mastaba
